//! The log: every turn with its full path, in numbered rounds.

use crate::game::{Act, Game};
use crate::notation::{self, Naming};
use crate::tui::text;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LogLine {
    pub text: String,
    /// How many entries have happened once this one has.
    pub ply: usize,
}

/// The number of the round that the entry after `ply` entries belongs to, from 1.
pub(super) fn round(game: &Game, ply: usize) -> usize {
    let entries = game.entries();
    let seats = entries.iter().take(ply).map(|entry| entry.seat);
    let next = entries
        .get(ply)
        .map_or_else(|| game.position().to_move(), |entry| entry.seat);
    let is_over = ply == entries.len() && game.outcome().is_some();
    // A round begins with the seat that began the game.
    let first = game.positions()[0].to_move();
    let mut order = seats
        .chain((!is_over).then_some(next))
        .map(|seat| (seat < first, seat));
    let Some(mut before) = order.next() else {
        return 1;
    };
    let mut round = 1;
    for number in order {
        round += usize::from(number <= before);
        before = number;
    }
    round
}

/// The greatest number of jumps in one turn.
pub(super) fn longest_chain(game: &Game) -> usize {
    let jumps = game.entries().iter().map(|entry| match &entry.act {
        Act::Turn(turn) => turn.path().map_or(0, |path| path.over().len()),
        Act::Resign | Act::Agree => 0,
    });
    jumps.max().unwrap_or(0)
}

/// The log in lines of at most `width` columns; `resigned` and `agreed` say what is no turn.
pub(super) fn lines(
    game: &Game,
    naming: Naming,
    width: u16,
    resigned: &str,
    agreed: &str,
) -> Vec<LogLine> {
    const INDENT: usize = 6;
    let mut lines = Vec::new();
    let mut number = 0;
    for (ply, entry) in (1..).zip(game.entries()) {
        let round = round(game, ply - 1);
        let head = if round == number {
            String::new()
        } else {
            round.to_string()
        };
        number = round;
        let letter = entry.seat.letter();
        let room = width.saturating_sub(u16::try_from(INDENT).unwrap_or(0));
        let parts = match &entry.act {
            Act::Turn(turn) => {
                text::wrapped_path(&notation::turn(game.rules().board(), naming, turn), room)
            }
            Act::Resign => text::wrapped(resigned, room),
            Act::Agree => text::wrapped(agreed, room),
        };
        for (index, part) in parts.into_iter().enumerate() {
            let text = if index == 0 {
                format!("{head:>3} {letter} {part}")
            } else {
                format!("{:INDENT$}{part}", "")
            };
            lines.push(LogLine { text, ply });
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::named;

    #[test]
    fn rounds_count_as_players_do() {
        let star = named("sternhalma").expect("a ruleset");
        let mut game = Game::new(star, star.options(3));
        assert_eq!(round(&game, 0), 1);
        for ply in 1..=7 {
            let turn = game.turns()[0].clone();
            game.play(turn.points()).expect("a legal turn");
            assert_eq!(round(&game, ply), ply / 3 + 1, "after {ply} turns");
        }
        let texts: Vec<String> = lines(&game, Naming::Written, 30, "", "")
            .into_iter()
            .map(|line| line.text)
            .collect();
        assert!(texts[0].starts_with("  1 R "), "{texts:?}");
        assert!(texts[1].starts_with("    G "), "{texts:?}");
        assert!(texts[3].starts_with("  2 R "), "{texts:?}");
    }
}
