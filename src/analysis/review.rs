//! A whole game, turn by turn: its rounds, how far each side has come, its long chains, and the turns worth a look.

use crate::analysis::way_home;
use crate::board::Point;
use crate::game::{Entry, Game};
use crate::rules::{Move, Position, Rules, Seat};

/// Jumps from which on a chain is worth a look.
pub const LONG: usize = 4;
/// The longest chains that a review lists, at the most.
const LISTED: usize = 10;

/// How far a side has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// In a race: its way home in steps, as [`way_home`] counts it.
    Way(u32),
    /// Where stones are captured: what it has left.
    Pieces {
        /// Men.
        men: usize,
        /// Kings.
        kings: usize,
    },
}

impl Standing {
    /// How `seat` stands in a position.
    pub fn of(rules: &dyn Rules, position: &Position, seat: Seat) -> Self {
        if let Some(steps) = way_home(rules, position, seat) {
            return Self::Way(steps);
        }
        let pieces = position.stones(seat);
        let kings = (pieces & position.kings()).len();
        Self::Pieces {
            men: pieces.len() - kings,
            kings,
        }
    }
}

/// A turn of two jumps or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// How many entries have happened once it has been made: its number, from 1.
    pub ply: usize,
    /// Who made it.
    pub seat: Seat,
    /// Its landings.
    pub landings: Vec<Point>,
}

impl Chain {
    /// The number of its jumps.
    pub fn jumps(&self) -> usize {
        self.landings.len()
    }
}

/// Why a turn is worth a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notable {
    /// It is a chain of so many jumps, [`LONG`] or more.
    Chain(usize),
    /// It captures so many pieces.
    Capture(usize),
    /// A man becomes a king.
    Crowning,
    /// With the end of its round this seat has the shortest way home, which another one had before.
    Lead(Seat),
}

/// What a game was like. What was taken back and can be redone counts as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The seats in turn order, each with its standing after every entry; the first one is that at the start.
    pub standings: Vec<(Seat, Vec<Standing>)>,
    /// The longest chains, at the most ten of them, the longest first.
    pub chains: Vec<Chain>,
    /// The turns worth a look, each as the number of entries once it has been made; one may be so for several reasons.
    pub notable: Vec<(usize, Notable)>,
}

impl Review {
    /// Goes through a game once.
    pub fn of(game: &Game) -> Self {
        let entries = game.all_entries();
        let mut chains: Vec<Chain> = (1..).zip(entries).filter_map(chain).collect();
        chains.sort_by_key(|chain| (usize::MAX - chain.jumps(), chain.ply));
        chains.truncate(LISTED);
        let standings = standings(game);
        let made = (1..).zip(entries).flat_map(|(ply, entry)| {
            let reasons = entry.act.turn().into_iter().flat_map(reasons);
            reasons.map(move |reason| (ply, reason))
        });
        let mut notable: Vec<(usize, Notable)> = made.chain(leads(game, &standings)).collect();
        notable.sort_by_key(|(ply, _)| *ply);
        Self {
            standings,
            chains,
            notable,
        }
    }

    /// The standing of `seat` after `ply` entries; none if there is no such seat or there are fewer entries.
    pub fn standing(&self, seat: Seat, ply: usize) -> Option<Standing> {
        let (_, standings) = self.standings.iter().find(|(other, _)| *other == seat)?;
        standings.get(ply).copied()
    }

    /// Why the turn that makes the number of entries `ply` is worth a look.
    pub fn reasons(&self, ply: usize) -> impl Iterator<Item = Notable> {
        let notable = self.notable.iter();
        let here = notable.filter(move |(other, _)| *other == ply);
        here.map(|(_, reason)| *reason)
    }
}

/// The number of the round, from 1, that each entry of a game belongs to, also of those taken back. A round begins with
/// the seat that began the game, or with the next one that still plays.
pub fn rounds(game: &Game) -> Vec<usize> {
    let first = game.positions()[0].to_move();
    let mut round = 0;
    let mut before = None;
    let number = |entry: &Entry| {
        let place = (entry.seat < first, entry.seat);
        round += usize::from(before.is_none_or(|before| place <= before));
        before = Some(place);
        round
    };
    game.all_entries().iter().map(number).collect()
}

fn chain((ply, entry): (usize, &Entry)) -> Option<Chain> {
    let path = entry.act.turn()?.path()?;
    let landings = path.points().get(1..)?.to_vec();
    (path.over().len() > 1).then_some(Chain {
        ply,
        seat: entry.seat,
        landings,
    })
}

/// What in a turn itself is worth a look.
fn reasons(turn: &Move) -> Vec<Notable> {
    let Some(path) = turn.path() else {
        return Vec::new();
    };
    let (jumps, captured) = (path.over().len(), path.captured().len());
    let long = (captured == 0 && jumps >= LONG).then_some(Notable::Chain(jumps));
    let capture = (captured > 0).then_some(Notable::Capture(captured));
    let crowning = path.crowns().then_some(Notable::Crowning);
    [long, capture, crowning].into_iter().flatten().collect()
}

/// In a race only who moves comes nearer: the others are counted once. Where pieces are captured all are counted anew.
fn standings(game: &Game) -> Vec<(Seat, Vec<Standing>)> {
    let rules = game.rules();
    let start = &game.positions()[0];
    let of_seat = |seat: Seat| {
        let mut standing = Standing::of(rules, start, seat);
        let after = (1..).zip(game.all_entries()).map(|(ply, entry)| {
            let is_same = matches!(standing, Standing::Way(_)) && entry.seat != seat;
            if let Some(position) = game.position_at(ply).filter(|_| !is_same) {
                standing = Standing::of(rules, position, seat);
            }
            standing
        });
        let after: Vec<Standing> = after.collect();
        let all = [Standing::of(rules, start, seat)].into_iter().chain(after);
        (seat, all.collect())
    };
    let seats = rules.seats(game.options().players);
    seats
        .unwrap_or_default()
        .iter()
        .map(|seat| of_seat(*seat))
        .collect()
}

/// The rounds with whose end another seat has the shortest way home than before. It counts only among those who still
/// play, and only where no two are equal.
fn leads(game: &Game, standings: &[(Seat, Vec<Standing>)]) -> Vec<(usize, Notable)> {
    let rounds = rounds(game);
    let ends_round = |ply: &usize| rounds.get(*ply).is_some_and(|next| *next > rounds[ply - 1]);
    let leader_at = |ply: usize| {
        let position = game.position_at(ply)?;
        let ways = position.playing().filter_map(|seat| {
            let (_, standings) = standings.iter().find(|(other, _)| *other == seat)?;
            match standings.get(ply)? {
                Standing::Way(steps) => Some((*steps, seat)),
                Standing::Pieces { .. } => None,
            }
        });
        let ways: Vec<(u32, Seat)> = ways.collect();
        let (least, leader) = ways.iter().min()?;
        let is_alone = ways.iter().filter(|(steps, _)| steps == least).count() == 1;
        is_alone.then_some(*leader)
    };
    let mut before = None;
    let lead = |ply: usize| {
        let leader = leader_at(ply)?;
        let has_changed = before
            .replace(leader)
            .is_some_and(|before| before != leader);
        has_changed.then_some((ply, Notable::Lead(leader)))
    };
    (1..=rounds.len())
        .filter(ends_round)
        .filter_map(lead)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_position;
    use crate::rules::named;

    /// The game from a position text, or from the usual start for so many players, after these turns.
    fn played(rules: &str, start: &str, turns: &str) -> Game {
        let rules = named(rules).expect("a ruleset");
        let start = match start.parse() {
            Ok(players) => rules.start(&rules.options(players)),
            Err(_) => read_position(rules, start).expect("a position"),
        };
        let mut game = Game::from_position(rules, rules.options(start.players()), start);
        for turn in turns.split_whitespace() {
            game.play_written(turn).expect(turn);
        }
        game
    }

    #[test]
    fn a_race_is_counted_in_steps() {
        let turns = "n12-m12 d7-e8 n13-l11 b5-d7-f9 o11-m11-k11 c7-e9-g9 p12-n12-l12-j10 a5-c7-e9-e7 j10-i10 \
                     d8-f8-h10-j10-l12-n12-p12";
        let game = played("sternhalma", "2", turns);
        let review = Review::of(&game);
        for (seat, standings) in &review.standings {
            for (ply, standing) in standings.iter().enumerate() {
                let position = game.position_at(ply).expect("it was played");
                let expected = Standing::of(game.rules(), position, *seat);
                assert_eq!(*standing, expected, "{seat:?} after {ply}");
            }
            assert_eq!(standings.len(), 11);
        }
        assert_eq!(review.standing(Seat::Red, 0), Some(Standing::Way(120)));
        assert_eq!(review.standing(Seat::Red, 1), Some(Standing::Way(119)));
        assert_eq!(review.standing(Seat::Green, 1), None);
        let lengths = review.chains.iter().map(|chain| (chain.ply, chain.jumps()));
        let lengths: Vec<(usize, usize)> = lengths.collect();
        assert_eq!(&lengths[..3], [(10, 6), (7, 3), (8, 3)]);
        assert!(review.notable.contains(&(10, Notable::Chain(6))));
        assert!(
            review
                .reasons(7)
                .all(|reason| matches!(reason, Notable::Lead(_)))
        );
    }

    #[test]
    fn the_lead_changes_at_the_end_of_a_round() {
        let turns = "i9-h9 h8-g8  h9-i9 g8-h8  i9-j9 h8-i8  j9-i9 i8-i7  i9-h9 i7-i8  h9-g9";
        let review = Review::of(&played("sternhalma", "R:Ri9:Bh8", turns));
        // Red leads from the first round on; with equal ways nobody takes the lead.
        let expected = [
            (6, Notable::Lead(Seat::Blue)),
            (10, Notable::Lead(Seat::Red)),
        ];
        assert_eq!(review.notable, expected);
        assert_eq!(review.chains, []);
    }

    #[test]
    fn draughts_counts_men_and_kings() {
        let game = played("draughts", "B:W22,28:B14,25", "25-30 22-18 14x23");
        let review = Review::of(&game);
        let pieces = |men, kings| Standing::Pieces { men, kings };
        let expected = [
            (
                Seat::Black,
                vec![pieces(2, 0), pieces(1, 1), pieces(1, 1), pieces(1, 1)],
            ),
            (
                Seat::White,
                vec![pieces(2, 0), pieces(2, 0), pieces(2, 0), pieces(1, 0)],
            ),
        ];
        assert_eq!(review.standings, expected);
        assert_eq!(
            review.notable,
            [(1, Notable::Crowning), (3, Notable::Capture(1))]
        );
        assert_eq!(review.reasons(3).collect::<Vec<_>>(), [Notable::Capture(1)]);
        assert_eq!(review.chains, [], "one jump is no chain");
    }

    #[test]
    fn rounds_begin_with_who_began() {
        let game = played("sternhalma", "3", "n10-m9 e4-e5 e10-e9 m9-l9");
        assert_eq!(rounds(&game), [1, 1, 1, 2]);
    }
}
