//! Pieces that can be won by force.
//!
//! Captures are compulsory, so that a position in which one is due is never the end of a line: it is played out.

use crate::rules::{Move, Options, Position, Rules};

/// Pieces that `turn`, legal in `position`, wins more than it loses: what it captures and what is captured afterwards,
/// until no capture is due any more, both sides choosing their captures well.
pub fn settled(rules: &dyn Rules, options: &Options, position: &Position, turn: &Move) -> i32 {
    let after = rules.after(options, position, turn);
    captured(turn) - play_out(rules, options, &after)
}

/// Pieces that the seat to move can win more than it loses within so many turns of its own (at least one), against
/// every reply; none if it has no turn.
pub fn forced(
    rules: &dyn Rules,
    options: &Options,
    position: &Position,
    turns: usize,
) -> Option<i32> {
    // A reply stands between each two turns.
    let plies = 2 * turns.max(1) - 1;
    let own = rules.turns(position);
    own.iter()
        .map(|turn| value(rules, options, position, turn, plies))
        .max()
}

/// As [`forced`], but for first turns only that capture nothing and give the other side a capture.
pub fn by_sacrifice(
    rules: &dyn Rules,
    options: &Options,
    position: &Position,
    turns: usize,
) -> Option<i32> {
    let plies = 2 * turns.max(1) - 1;
    let own = rules.turns(position);
    let offers = own
        .iter()
        .filter(|turn| captured(turn) == 0 && is_due(rules, &rules.after(options, position, turn)));
    offers
        .map(|turn| value(rules, options, position, turn, plies))
        .max()
}

/// What `turn` wins for the side that makes it, if `plies` turns are made with it and the captures due then.
fn value(
    rules: &dyn Rules,
    options: &Options,
    position: &Position,
    turn: &Move,
    plies: usize,
) -> i32 {
    let after = rules.after(options, position, turn);
    let replies = if plies > 1 {
        rules.turns(&after)
    } else {
        Vec::new()
    };
    let best = replies
        .iter()
        .map(|reply| value(rules, options, &after, reply, plies - 1))
        .max();
    captured(turn) - best.unwrap_or_else(|| play_out(rules, options, &after))
}

/// What the side to move wins by the captures that are due; 0 if none is.
fn play_out(rules: &dyn Rules, options: &Options, position: &Position) -> i32 {
    if !is_due(rules, position) {
        return 0;
    }
    let turns = rules.turns(position);
    let settle = |turn: &Move| settled(rules, options, position, turn);
    turns.iter().map(settle).max().unwrap_or(0)
}

/// Whether the side to move must capture.
fn is_due(rules: &dyn Rules, position: &Position) -> bool {
    rules
        .turns(position)
        .first()
        .is_some_and(|turn| captured(turn) > 0)
}

fn captured(turn: &Move) -> i32 {
    let count = turn.path().map_or(0, |path| path.captured().len());
    i32::try_from(count).unwrap_or(i32::MAX)
}
