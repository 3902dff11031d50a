//! What is said in a game, with the turns of its variations in full.

use super::follow::{Followed, follow, written};
use super::start::{OPTIONS, RULES};
use super::{DEEPEST, Finding, Problem};
use crate::game::Game;
use crate::record::{Line, Noted, Remark, Remarks};
use crate::rules::Position;

/// What is said in the game, by the number of turns after which it is; variations with their turns in full.
pub(super) fn remarks(game: &Game, line: Line, findings: &mut Vec<Finding>) -> Remarks {
    let said = line.turns.into_iter().map(|noted| noted.remarks);
    let said = [line.remarks].into_iter().chain(said);
    let said = said.enumerate().filter(|(_, remarks)| !remarks.is_empty());
    said.map(|(ply, remarks)| (ply, Around::new(game, ply, findings).in_full(remarks)))
        .collect()
}

/// What could not be played after the last turn of the game, with its turns in full as far as it could be a variation.
/// What stood in it as a variation stands one deeper now, which may be too deep to be read again.
pub(super) fn unplayed(game: &Game, mut line: Line, findings: &mut Vec<Finding>) -> Line {
    if cut(&mut line, 1) {
        findings.push(Finding {
            turn: Some(game.ply() + 1),
            problem: Problem::TooDeep,
        });
    }
    // That it cannot be played has been said.
    Around::new(game, game.ply(), &mut Vec::new()).variation(line)
}

/// Leaves out what stands too deep in a variation that is itself the innermost of `depth`; says whether there was any.
fn cut(line: &mut Line, depth: usize) -> bool {
    let mut is_cut = false;
    let said = line.turns.iter_mut().map(|noted| &mut noted.remarks);
    for remarks in [&mut line.remarks].into_iter().chain(said) {
        if depth == DEEPEST {
            let before = remarks.len();
            remarks.retain(|remark| !matches!(remark, Remark::Variation(_)));
            is_cut |= remarks.len() < before;
        }
        for remark in remarks {
            if let Remark::Variation(inner) = remark {
                is_cut |= cut(inner, depth + 1);
            }
        }
    }
    is_cut
}

/// The positions before and after the turn about which something is said.
struct Around<'a> {
    before: Option<&'a Position>,
    after: Option<&'a Position>,
    findings: &'a mut Vec<Finding>,
    turn: Option<usize>,
}

impl<'a> Around<'a> {
    fn new(game: &'a Game, ply: usize, findings: &'a mut Vec<Finding>) -> Self {
        Self {
            before: game.position_at(ply.saturating_sub(1)),
            after: game.position_at(ply),
            findings,
            turn: Some(ply).filter(|&ply| ply > 0),
        }
    }

    fn in_full(&mut self, remarks: Vec<Remark>) -> Vec<Remark> {
        let full = |remark| match remark {
            Remark::Variation(line) => Remark::Variation(self.variation(line)),
            Remark::Comment(_) | Remark::Mark(_) => remark,
        };
        remarks.into_iter().map(full).collect()
    }

    /// The variation with its turns in full as far as they can be played, instead of the turn before it or else after it.
    fn variation(&mut self, line: Line) -> Line {
        let texts = || line.turns.iter().map(|noted| noted.turn.as_str());
        let starts = [self.before, self.after].into_iter().flatten();
        let ways = starts.map(|start| follow(Game::from_position(RULES, OPTIONS, *start), texts()));
        let Some(best) = ways.reduce(|one, other| {
            let is_better = one.game.ply() == 0 && other.game.ply() > 0;
            if is_better { other } else { one }
        }) else {
            return line;
        };
        let Followed { game, error, .. } = best;
        let made = game.ply();
        if let Some(error) = error {
            let text = line.turns[made].turn.clone();
            let problem = Problem::Variation { text, error };
            let turn = self.turn;
            self.findings.push(Finding { turn, problem });
        }
        let mut at = |ply: usize, remarks| {
            let turn = self.turn;
            let around = Around::new(&game, ply, self.findings);
            Around { turn, ..around }.in_full(remarks)
        };
        Line {
            remarks: at(0, line.remarks),
            turns: (1..)
                .zip(line.turns)
                .map(|(ply, noted)| Noted {
                    remarks: at(ply, noted.remarks),
                    turn: if ply <= made {
                        written(&game, ply - 1)
                    } else {
                        noted.turn
                    },
                })
                .collect(),
        }
    }
}
