//! The log: every turn with its full path, in numbered rounds.

use ratatui::layout::Rect;

use crate::analysis;
use crate::app::view::GameView;
use crate::game::{Act, Entry, Game};
use crate::notation::{self, Naming};
use crate::rules::{Position, Seat};
use crate::tui::{Looks, text};

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tui) struct LogLine {
    pub text: String,
    /// How many entries have happened once this one has.
    pub ply: usize,
}

/// The number of the round that the entry after `ply` entries belongs to, from 1.
pub(in crate::tui) fn round(game: &Game, ply: usize) -> usize {
    let rounds = analysis::rounds(game);
    let Some(before) = ply.checked_sub(1).and_then(|last| rounds.get(last)) else {
        return 1;
    };
    let is_over = ply == game.ply() && game.outcome().is_some();
    let begins = |position: &Position| {
        // A round begins with the seat that began the game.
        let first = game.positions()[0].to_move();
        let place = |seat: Seat| (seat < first, seat);
        let last = game.all_entries()[ply - 1].seat;
        place(position.to_move()) <= place(last)
    };
    match rounds.get(ply) {
        Some(round) => *round,
        None => before + usize::from(!is_over && begins(game.position())),
    }
}

/// Columns before a path.
const INDENT: usize = 6;

/// The lines of the log that are shown in `area`: the last ones, or those around the entry that is looked at, with some
/// after it to show where the log goes on.
pub(super) fn window(
    view: &dyn GameView,
    naming: Naming,
    looks: &Looks,
    area: Rect,
) -> Vec<LogLine> {
    let (entries, shown) = (view.log(), view.shown_ply().min(view.log().len()));
    let room = usize::from(area.height);
    let rounds = analysis::rounds(view.game());
    let lines = |index: usize| {
        let number = Some(rounds[index]).filter(|number| {
            let before = index.checked_sub(1).and_then(|before| rounds.get(before));
            before != Some(number)
        });
        lines(
            view,
            &entries[index],
            index + 1,
            number,
            naming,
            looks,
            area.width,
        )
    };
    let after: Vec<LogLine> = (shown..entries.len()).flat_map(lines).take(room).collect();
    // As many entries before it as there may be room for, each of which has a line at least.
    let first = shown.saturating_sub(room);
    let before: Vec<LogLine> = (first..shown).flat_map(lines).collect();
    let below = (room / 3)
        .max(room.saturating_sub(before.len()))
        .min(after.len());
    let above = before.len().saturating_sub(room - below);
    before
        .into_iter()
        .skip(above)
        .chain(after)
        .take(room)
        .collect()
}

/// An entry in lines of at most `width` columns, with the number of the round that it begins.
fn lines(
    view: &dyn GameView,
    entry: &Entry,
    ply: usize,
    round: Option<usize>,
    naming: Naming,
    looks: &Looks,
    width: u16,
) -> Vec<LogLine> {
    let room = width.saturating_sub(u16::try_from(INDENT).unwrap_or(0));
    let said = |id: &str| text::wrapped(&looks.plain(&looks.lang.text(id)), room);
    let parts = match &entry.act {
        Act::Turn(turn) => {
            let board = view.game().rules().board();
            text::wrapped_path(&notation::turn(board, naming, turn), room)
        }
        Act::Resign => said("log-resigned"),
        Act::Agree => said("log-agreed"),
    };
    let number = round.map(|round| round.to_string()).unwrap_or_default();
    let head = format!("{number:>3} {} ", entry.seat.letter());
    let heads = [head]
        .into_iter()
        .chain(std::iter::repeat(" ".repeat(INDENT)));
    let texts = heads.zip(parts).map(|(head, part)| head + &part);
    texts.map(|text| LogLine { text, ply }).collect()
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
    }
}
