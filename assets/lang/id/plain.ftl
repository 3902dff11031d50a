### plain
