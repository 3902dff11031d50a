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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{read_position, read_turn};
    use crate::rules::named;

    #[test]
    fn captures_are_played_out_and_replies_count() {
        let draughts = named("draughts").expect("a ruleset");
        let options = draughts.options(2);
        let at = |text: &str| read_position(draughts, text).expect("a position");
        // c3xe5xg7 takes two and h6xf4 one back; after g5xe7 White takes one back as well.
        let position = at("B:Wd4,f6,h6:Bc3,g5");
        for (turn, expected) in [("c3xe5xg7", 1), ("g5xe7", 0)] {
            let turn = read_turn(draughts, &position, turn).expect("a turn");
            assert_eq!(settled(draughts, &options, &position, &turn), expected);
        }
        assert_eq!(forced(draughts, &options, &position, 1), Some(1));
        // A capture is due: nothing can be offered.
        assert_eq!(by_sacrifice(draughts, &options, &position, 2), None);
        // One man alone wins nothing, and one that is lost loses it.
        assert_eq!(forced(draughts, &options, &at("B:Wh8:Ba1"), 2), Some(0));
        assert_eq!(forced(draughts, &options, &at("B:Wc5:Ba3"), 1), Some(-1));
        assert_eq!(forced(draughts, &options, &at("B:Wa5,c5:B"), 1), None);
    }
}
