//! Positions and what happened, in words.

use crate::analysis;
use crate::board::Point;
use crate::game::{Entry, Game, Player};
use crate::plain::Manner;
use crate::record::SeatEntry;
use crate::rules::{Rules, Seat};
use crate::words;

impl Manner<'_> {
    /// The names of points, or that there are none.
    fn names_or_none(&self, rules: &dyn Rules, points: impl IntoIterator<Item = Point>) -> String {
        words::points(self.lang, self.naming, rules.board(), points)
    }

    /// Who plays a seat.
    pub(super) fn player(&self, entry: &SeatEntry) -> String {
        let seat = words::seat(self.lang, entry.seat);
        match entry.player {
            Player::Human => self.lang.with("plain-human", &[("seat", (&seat).into())]),
            Player::Ai(level) => {
                let level = self.lang.text(&format!("level-{}", level.id()));
                self.lang.with(
                    "plain-computer",
                    &[("seat", (&seat).into()), ("level", (&level).into())],
                )
            }
        }
    }

    /// What `seat` has where, in the order of the board's points, and how far it has come.
    pub(super) fn stones(&self, game: &Game, seat: Seat) -> String {
        let (rules, position) = (game.rules(), game.position());
        let (name, letter) = (words::seat(self.lang, seat), seat.letter().to_string());
        let who = [("seat", (&name).into()), ("letter", (&letter).into())];
        let stones = position.stones(seat);
        let home = analysis::home(rules, position, seat);
        let steps = analysis::way_home(rules, position, seat);
        let line = if let (Some((home, all)), Some(steps)) = (home, steps) {
            let points = self.names_or_none(rules, stones.iter());
            let counts = [
                ("home", home.into()),
                ("stones", all.into()),
                ("steps", usize::try_from(steps).unwrap_or(usize::MAX).into()),
                ("points", (&points).into()),
            ];
            self.lang
                .with("plain-stones", &[&who[..], &counts].concat())
        } else {
            let men = self.names_or_none(rules, (stones - position.kings()).iter());
            let kings = self.names_or_none(rules, (stones & position.kings()).iter());
            let pieces = [("men", (&men).into()), ("kings", (&kings).into())];
            self.lang.with("plain-men", &[&who[..], &pieces].concat())
        };
        match position.place(seat) {
            Some(place) => format!("{line} {}", self.place(seat, place)),
            None => line,
        }
    }

    /// That `seat` has taken a place.
    pub(super) fn place(&self, seat: Seat, place: u8) -> String {
        let seat = words::seat(self.lang, seat);
        let names = [("seat", (&seat).into()), ("place", i32::from(place).into())];
        self.lang.with("said-placed", &names)
    }

    /// What a seat did.
    pub(super) fn entry(&self, rules: &dyn Rules, entry: &Entry) -> String {
        words::entry(self.lang, self.naming, rules, entry)
    }
}
