//! The tags of a game, and the position that it starts from.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};

use super::{Finding, Problem};
use crate::game::{Game, Level, Player};
use crate::notation;
use crate::record::Line;
use crate::rules::{Draughts, Options, Position, Rules, Seat};

/// The rules of `GameType` 21.
pub(super) const RULES: &dyn Rules = &Draughts;

/// The number of English draughts among the `GameType`s of PDN.
pub(super) const GAME_TYPE: &str = "21";

/// No draw but by agreement.
pub(super) const OPTIONS: Options = Options {
    players: 2,
    anti_block: false,
    quiet_draw: 0,
    repetition_draw: 0,
};

/// The tags that say who plays a seat: the name, and the level of a computer of this program.
pub(super) const SEATS: [(Seat, &str, &str); 2] = [
    (Seat::Black, "Black", "BlackLevel"),
    (Seat::White, "White", "WhiteLevel"),
];

/// The tags that have not been used for anything yet, by name; the first of a name counts.
pub(super) struct Tags<'a>(Vec<(&'a str, Cow<'a, str>)>);

impl<'a> Tags<'a> {
    pub(super) fn new(mut tags: Vec<(&'a str, Cow<'a, str>)>) -> Self {
        let mut seen = HashSet::new();
        tags.retain(|(name, _)| seen.insert(name.to_ascii_lowercase()));
        Self(tags)
    }

    /// Takes the tag out whose name is `name` in any case.
    pub(super) fn take(&mut self, name: &str) -> Option<Cow<'a, str>> {
        let is_it = |(tag, _): &(&str, _)| tag.eq_ignore_ascii_case(name);
        let at = self.0.iter().position(is_it)?;
        Some(self.0.remove(at).1)
    }

    /// Puts back a tag that has not been used after all.
    pub(super) fn put(&mut self, name: &'a str, value: Cow<'a, str>) {
        self.0.push((name, value));
    }

    /// What is left, by name.
    pub(super) fn rest(self) -> BTreeMap<String, String> {
        let tags = self.0.into_iter();
        tags.map(|(name, value)| (name.to_owned(), value.into_owned()))
            .collect()
    }
}

/// The game before its first turn.
pub(super) fn begin(
    tags: &mut Tags,
    line: &Line,
    findings: &mut Vec<Finding>,
) -> Result<Game, Problem> {
    if let Some(found) = tags.take("GameType") {
        let number = found.split(',').next().unwrap_or_default().trim();
        if !(number.is_empty() || number == GAME_TYPE) {
            return Err(Problem::OtherGame(format!("GameType {found}")));
        }
        if found != GAME_TYPE {
            tags.put("GameType", found);
        }
    }
    let is_set_up = tags.take("SetUp").is_none_or(|value| value.trim() != "0");
    let fen = tags
        .take("FEN")
        .filter(|fen| is_set_up && !fen.trim().is_empty());
    let Some(fen) = fen else {
        return Ok(Game::new(RULES, OPTIONS));
    };
    let mut find = |problem| {
        let turn = None;
        findings.push(Finding { turn, problem });
    };
    // The counters of half-moves and moves that some programs add.
    let is_counter = |section: &&str| {
        let number = section.trim().strip_prefix(['H', 'F']);
        number
            .is_some_and(|number| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()))
    };
    let sections = fen.split(':').filter(|section| !is_counter(section));
    let fen = sections.collect::<Vec<_>>().join(":");
    let (fen, is_open) = match fen.trim().strip_prefix('?') {
        Some(rest) => (format!("B{rest}"), true),
        None => (fen, false),
    };
    let read = notation::read_lenient_position(RULES, &fen);
    let (mut start, crowned) = read.map_err(Problem::Start)?;
    if is_open {
        start = start.moved_by(first_mover(&start, line));
        find(Problem::ToMove(start.to_move()));
    }
    if !crowned.is_empty() {
        let names = crowned
            .iter()
            .map(|&man| RULES.board().name(man).to_owned());
        find(Problem::Crowned(names.collect()));
    }
    if start == RULES.start(&OPTIONS) {
        return Ok(Game::new(RULES, OPTIONS));
    }
    Ok(Game::from_position(RULES, OPTIONS, start))
}

/// The seat whose piece the first turn moves; Black if that tells nothing.
fn first_mover(start: &Position, line: &Line) -> Seat {
    let first = line.turns.first();
    let points = first.map(|first| notation::read_points(RULES, start, &first.turn));
    let origin = points.and_then(|points| points.ok()?.first().copied());
    origin
        .and_then(|origin| start.at(origin))
        .unwrap_or(Seat::Black)
}

/// The name in the one tag, and the player that the other one tells of.
pub(super) fn player(tags: &mut Tags, name: &str, level: &'static str) -> (String, Player) {
    let name = tags.take(name).map(Cow::into_owned).unwrap_or_default();
    let found = tags.take(level);
    if let Some(level) = found.as_deref().and_then(|text| Level::named(text.trim())) {
        return (name, Player::Ai(level));
    }
    if let Some(text) = found {
        tags.put(level, text);
    }
    (name, Player::Human)
}
