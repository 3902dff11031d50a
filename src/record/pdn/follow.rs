//! Plays turns written as texts. A short capture that could be several is decided by looking ahead, never by guessing.

use crate::board::{Point, PointSet};
use crate::game::{Act, Game};
use crate::notation::{self, Naming, TurnError};
use crate::rules::Move;

/// How many ways to read a line are followed at once.
const MOST_WAYS: usize = 64;

/// How far turns could be played.
pub(super) struct Followed {
    /// The game with the turns played.
    pub(super) game: Game,
    /// Why the next one could not be.
    pub(super) error: Option<TurnError>,
    /// The numbers (from 0) of the turns that only the following ones decide.
    pub(super) resolved: Vec<usize>,
}

/// Short captures that are not decided yet.
struct Doubt {
    /// The game before the first of them.
    before: Game,
    /// That it may be several.
    error: TurnError,
    /// The numbers of all of them.
    numbers: Vec<usize>,
}

/// Plays `texts` from `game` on. All ways to read them are followed side by side; the one that can be followed farther
/// than all others is what was meant. If none is, the game stops before the turn that can be read in several ways.
pub(super) fn follow<'a>(game: Game, texts: impl Iterator<Item = &'a str>) -> Followed {
    let mut games = vec![game];
    let mut doubt: Option<Doubt> = None;
    let mut resolved = Vec::new();
    let mut error = None;
    for (number, text) in texts.enumerate() {
        let mut next = Vec::new();
        for game in &games {
            match turns(game, text) {
                Ok(turns) => {
                    if turns.len() > 1 {
                        let doubt = doubt.get_or_insert_with(|| Doubt {
                            before: game.clone(),
                            error: ambiguous(game, text, &turns),
                            numbers: Vec::new(),
                        });
                        if doubt.numbers.last() != Some(&number) {
                            doubt.numbers.push(number);
                        }
                    }
                    next.push(turns);
                }
                Err(refused) => {
                    error.get_or_insert(refused);
                    next.push(Vec::new());
                }
            }
        }
        let ways: usize = next.iter().map(Vec::len).sum();
        if ways == 0 || ways > MOST_WAYS {
            break;
        }
        error = None;
        games = games
            .into_iter()
            .zip(next)
            .flat_map(|(game, turns)| played(game, turns))
            .collect();
        if games.len() == 1 {
            resolved.extend(doubt.take().into_iter().flat_map(|doubt| doubt.numbers));
        }
    }
    match doubt {
        Some(doubt) => Followed {
            game: doubt.before,
            error: Some(doubt.error),
            resolved,
        },
        None => Followed {
            game: games.swap_remove(0),
            error,
            resolved,
        },
    }
}

/// The games that come from `game` by one of `turns` each.
fn played(game: Game, mut turns: Vec<Vec<Point>>) -> Vec<Game> {
    let last = turns.pop();
    let with = |mut game: Game, points: &[Point]| {
        game.play(points).expect("the turn is legal");
        game
    };
    let mut games: Vec<Game> = turns.iter().map(|turn| with(game.clone(), turn)).collect();
    games.extend(last.map(|turn| with(game, &turn)));
    games
}

/// The turns that `text` may be: the one it writes in full or, of the captures that pass all its points in their order
/// from the first to the last, one for each set of captured pieces.
fn turns(game: &Game, text: &str) -> Result<Vec<Vec<Point>>, TurnError> {
    let (rules, position) = (game.rules(), game.position());
    let points = notation::read_points(rules, position, text)?;
    let &[origin, .., end] = &points[..] else {
        // No turn: the reader of single turns says so.
        return notation::read_turn(rules, position, text).map(|turn| vec![turn.points().to_vec()]);
    };
    let refused = match rules.check(position, &points) {
        Ok(_) => return Ok(vec![points]),
        Err(refusal) => TurnError::Refused(refusal, rules),
    };
    let movable = rules.next(position, &[]).landings;
    if rules.outcome(position).is_some() || !movable.contains(&origin) {
        return Err(refused);
    }
    let passes = |way: &Move| {
        let mut along = way.points().iter();
        way.points().last() == Some(&end) && points.iter().all(|point| along.any(|p| p == point))
    };
    let mut found: Vec<(PointSet, Vec<Point>)> = Vec::new();
    for way in rules
        .ways(position, &[origin])
        .iter()
        .filter(|way| passes(way))
    {
        let captured = way.path().map_or(&[][..], |path| path.captured());
        let captured: PointSet = captured.iter().copied().collect();
        if found.iter().all(|(other, _)| *other != captured) {
            found.push((captured, way.points().to_vec()));
        }
    }
    if found.is_empty() {
        return Err(refused);
    }
    Ok(found.into_iter().map(|(_, points)| points).collect())
}

fn ambiguous(game: &Game, text: &str, turns: &[Vec<Point>]) -> TurnError {
    let board = game.rules().board();
    let name = |points: &Vec<Point>| notation::points(board, Naming::Written, points, true);
    TurnError::Ambiguous {
        text: text.to_owned(),
        turns: turns.iter().map(name).collect(),
    }
}

/// The turn with this number (from 0) in full.
pub(super) fn written(game: &Game, number: usize) -> String {
    match &game.entries()[number].act {
        Act::Turn(turn) => notation::turn(game.rules().board(), Naming::Written, turn),
        Act::Resign | Act::Agree => String::new(),
    }
}
