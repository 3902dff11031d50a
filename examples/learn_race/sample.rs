//! Positions of games as the network sees them.

use sprungbrett::board::{Board, Point, PointSet};

/// Every game of so many is kept back to see what was learned.
const KEPT_BACK: usize = 10;

/// A position.
pub struct Sample {
    /// What stands on the board as the seat to move and the other see it: own points, then foreign ones with the number
    /// of the board's points added, each as in a game from the first home.
    pub seen: [Vec<usize>; 2],
    /// Steps by which the seat to move has less before it.
    pub lead: f32,
    /// Turns that the other needs more.
    pub turns: f32,
    /// Whether it serves to see what was learned.
    pub is_kept_back: bool,
}

impl Sample {
    /// Reads a line of `learn_race play`.
    pub fn read(line: &str, points: usize) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let [game, one, other, mover, ..] = words[..] else {
            return None;
        };
        let numbers: Vec<f32> = words[4..]
            .iter()
            .map_while(|word| word.parse().ok())
            .collect();
        let [one_burden, other_burden, one_left, other_left] = numbers[..] else {
            return None;
        };
        let stones = |text: &str| -> Option<Vec<usize>> {
            text.split(',')
                .map(|point| point.parse().ok().filter(|index| *index < points))
                .collect()
        };
        let armies = [stones(one)?, stones(other)?];
        let mover = usize::from(mover == "1");
        let view = |seat: usize| -> Vec<usize> {
            let seen = |point: usize| if seat == 0 { point } else { points - 1 - point };
            let own = armies[seat].iter().map(|&point| seen(point));
            own.chain(armies[1 - seat].iter().map(|&point| points + seen(point)))
                .collect()
        };
        let sign = if mover == 0 { 1.0 } else { -1.0 };
        let game: usize = game.parse().ok()?;
        Some(Self {
            seen: [view(mover), view(1 - mover)],
            lead: sign * (other_burden - one_burden) / 100.0,
            turns: sign * (other_left - one_left),
            is_kept_back: game.is_multiple_of(KEPT_BACK),
        })
    }
}

/// Each point as in a mirror that stands along the way from home to goal: the directions of the board go around, in the
/// mirror they go around the other way.
pub fn mirrored(board: &Board, home: PointSet) -> Result<Vec<usize>, String> {
    let tip = home
        .iter()
        .min_by_key(|point| board.neighbours(*point).count());
    let tip = tip.ok_or("the home has no point")?;
    let ways = board.directions();
    let mirror = |first: usize| {
        let mut seen = vec![None; board.size()];
        seen[tip.index()] = Some(tip);
        let mut found = vec![(tip, tip)];
        while let Some((point, image)) = found.pop() {
            for way in 0..ways {
                let Some(next) = board.step(point, way) else {
                    continue;
                };
                let image = board.step(image, (first + ways - way) % ways)?;
                match seen[next.index()] {
                    None => {
                        seen[next.index()] = Some(image);
                        found.push((next, image));
                    }
                    Some(other) if other != image => return None,
                    Some(_) => {}
                }
            }
        }
        seen.into_iter()
            .map(|image| image.map(Point::index))
            .collect()
    };
    let mirrored = (0..ways).find_map(mirror);
    mirrored.ok_or_else(|| "the board has no mirror".to_owned())
}
