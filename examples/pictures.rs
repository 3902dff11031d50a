//! Draws the pictures of the README anew, one of each board with a turn of a sample game:
//! `cargo run --example pictures`.

use std::path::Path;
use std::{fs, io};

use sprungbrett::picture::Picture;
use sprungbrett::record::samples::Sample;

/// Each picture: its name, its title, a sample game, and the number of the turn that is shown, from 1.
pub const PICTURES: [(&str, &str, &str, usize); 3] = [
    (
        "star",
        "Sternhalma: four jumps over both colours",
        "bridges",
        21,
    ),
    ("halma", "Halma: a long chain", "corners", 30),
    (
        "draughts",
        "Draughts: three men at one stroke",
        "twelve-men",
        27,
    ),
];

/// The picture of a turn of a sample game.
pub fn picture(title: &str, game: &str, number: usize) -> Option<String> {
    let record = Sample::named(game)?.record();
    let game = record.game();
    let turn = game.entries().get(number - 1)?.act.turn()?;
    let picture = Picture {
        rules: game.rules(),
        position: game.position_at(number - 1)?,
        turn: Some(turn),
        legend: &[],
        title,
    };
    Some(picture.svg())
}

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    fs::create_dir_all(&folder)?;
    for (name, title, game, number) in PICTURES {
        let picture = picture(title, game, number).ok_or_else(|| io::Error::other(name))?;
        fs::write(folder.join(format!("{name}.svg")), picture)?;
    }
    Ok(())
}
