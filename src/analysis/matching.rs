//! The cheapest way of giving each row a column of its own (Kuhn and Munkres, with potentials).

/// For each row the column that the cheapest matching gives it, each its own; there are at least as many columns as
/// rows.
pub(super) fn cheapest(costs: &[Vec<i32>]) -> Vec<usize> {
    let columns = costs.first().map_or(0, Vec::len);
    // Rows and columns count from 1; column 0 stands for the row being placed.
    let mut row_potential = vec![0; costs.len() + 1];
    let mut column_potential = vec![0; columns + 1];
    let mut row_of = vec![0; columns + 1];
    for row in 1..=costs.len() {
        row_of[0] = row;
        let mut least = vec![i32::MAX; columns + 1];
        let mut came_from = vec![0; columns + 1];
        let mut is_done = vec![false; columns + 1];
        let mut column = 0;
        while row_of[column] != 0 {
            is_done[column] = true;
            let here = row_of[column];
            let (mut delta, mut next) = (i32::MAX, 0);
            for other in (1..=columns).filter(|other| !is_done[*other]) {
                let cost =
                    costs[here - 1][other - 1] - row_potential[here] - column_potential[other];
                if cost < least[other] {
                    least[other] = cost;
                    came_from[other] = column;
                }
                if least[other] < delta {
                    (delta, next) = (least[other], other);
                }
            }
            for other in 0..=columns {
                if is_done[other] {
                    row_potential[row_of[other]] += delta;
                    column_potential[other] -= delta;
                } else {
                    least[other] = least[other].saturating_sub(delta);
                }
            }
            column = next;
        }
        while column != 0 {
            let previous = came_from[column];
            row_of[column] = row_of[previous];
            column = previous;
        }
    }
    let mut columns = vec![0; costs.len()];
    for (column, row) in row_of
        .iter()
        .enumerate()
        .skip(1)
        .filter(|(_, row)| **row > 0)
    {
        columns[row - 1] = column - 1;
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_greedy_choice_does_not_decide_the_matching() {
        assert_eq!(cheapest(&[vec![1, 2], vec![1, 9]]), [1, 0]);
        assert_eq!(
            cheapest(&[vec![4, 1, 3], vec![2, 0, 5], vec![3, 2, 2]]),
            [1, 0, 2]
        );
        assert_eq!(cheapest(&[vec![3, 1, 2]]), [1]);
        assert!(cheapest(&[]).is_empty());
    }
}
