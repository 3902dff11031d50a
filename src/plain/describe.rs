//! Positions and what happened, in words.

use std::collections::BTreeMap;

use crate::analysis;
use crate::board::Point;
use crate::game::{Entry, Game, Player};
use crate::plain::Manner;
use crate::record::SeatEntry;
use crate::rules::{Position, Rules, Seat};
use crate::words;

impl Manner<'_> {
    /// The names of points, or that there are none.
    fn names_or_none(&self, rules: &dyn Rules, points: impl IntoIterator<Item = Point>) -> String {
        words::points(self.lang, self.naming, rules.board(), points)
    }

    /// A seat as it is spoken of: by the name of its player, if there is one, and its colour.
    pub(super) fn called(&self, seat: Seat, name: &str) -> String {
        let colour = words::seat(self.lang, seat);
        if name.is_empty() {
            colour
        } else {
            format!("{name} ({colour})")
        }
    }

    /// Who plays a seat.
    pub(super) fn player(&self, entry: &SeatEntry) -> String {
        let seat = self.called(entry.seat, &entry.name);
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

    /// What `seat`, `called` so, has where, in the order of the board's points, and how far it has come.
    pub(super) fn stones(&self, game: &Game, seat: Seat, called: &str) -> String {
        let (rules, position) = (game.rules(), game.position());
        let letter = seat.letter().to_string();
        let who = [("seat", called.into()), ("letter", (&letter).into())];
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
            Some(place) => format!("{line} {}", self.place(called, place)),
            None => line,
        }
    }

    /// That a seat, `called` so, has taken a place.
    pub(super) fn place(&self, called: &str, place: u8) -> String {
        let names = [("seat", called.into()), ("place", i32::from(place).into())];
        self.lang.with("said-placed", &names)
    }

    /// What a seat, `called` so, did.
    pub(super) fn entry(&self, rules: &dyn Rules, entry: &Entry, called: &str) -> String {
        words::entry(self.lang, self.naming, rules, entry, called)
    }

    /// What stands on a point.
    pub(super) fn point(&self, rules: &dyn Rules, position: &Position, point: Point) -> String {
        let name = self.naming.name(rules.board(), point);
        let Some(seat) = position.at(point) else {
            return self
                .lang
                .with("plain-point-free", &[("point", name.into())]);
        };
        let piece = self.piece(rules, position, point, seat);
        let names = [("point", name.into()), ("piece", (&piece).into())];
        self.lang.with("plain-point", &names)
    }

    /// A piece in words: its colour, and whether it is a king where there are any.
    fn piece(&self, rules: &dyn Rules, position: &Position, point: Point, seat: Seat) -> String {
        let id = match (
            rules.king_row(seat).is_empty(),
            position.kings().contains(point),
        ) {
            (true, _) => return words::seat(self.lang, seat),
            (false, true) => "plain-piece-king",
            (false, false) => "plain-piece-man",
        };
        let seat = words::seat(self.lang, seat);
        self.lang.with(id, &[("seat", (&seat).into())])
    }

    /// What stands on each line of the board, the topmost first, from left to right.
    pub(super) fn lines(&self, rules: &dyn Rules, position: &Position) -> Vec<String> {
        let board = rules.board();
        let mut lines: BTreeMap<i16, Vec<Point>> = BTreeMap::new();
        for point in board.points() {
            lines.entry(board.place(point).y).or_default().push(point);
        }
        let line = |(number, mut points): (usize, Vec<Point>)| {
            points.sort_by_key(|point| board.place(*point).x);
            let name = |point: &Point| self.naming.name(board, *point).to_owned();
            let end = |point: Option<&Point>| point.map(name).unwrap_or_default();
            let (from, to) = (end(points.first()), end(points.last()));
            let stones = points.iter().filter_map(|point| {
                let piece = self.piece(rules, position, *point, position.at(*point)?);
                Some(format!("{piece} {}", name(point)))
            });
            let stones = words::list_or_none(self.lang, &stones.collect::<Vec<_>>());
            let names = [
                ("number", number.into()),
                ("from", (&from).into()),
                ("to", (&to).into()),
                ("stones", (&stones).into()),
            ];
            let id = if points.len() == 1 {
                "plain-line-short"
            } else {
                "plain-line"
            };
            self.lang.with(id, &names)
        };
        (1..).zip(lines.into_values()).map(line).collect()
    }
}
