//! Turns as text.

use super::Naming;
use crate::board::{Board, NameError, Point, PointSet};
use crate::rules::{Move, Path, Position, Refusal, Rules};

/// How a pass is written.
pub const PASS: &str = "pass";

/// Why a text is not a turn that can be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnError {
    /// Not the form of a turn.
    #[error("{0:?} is no turn: name its origin and its landings, as in {1}")]
    Unreadable(String, String),
    /// A name that no point of the board has.
    #[error("{0:?} is no point of this board")]
    NotAPoint(String),
    /// Origin and end alone fit turns that capture different pieces.
    #[error("{text:?} may be {}: write the full path", turns.join(" or "))]
    Ambiguous {
        /// The text as it was read.
        text: String,
        /// The turns that it may be, in full.
        turns: Vec<String>,
    },
    /// A turn, but an illegal one.
    #[error("{}", describe(*.1, *.0))]
    Refused(Refusal, &'static dyn Rules),
}

impl TurnError {
    /// The id that `explain` gives.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Unreadable(..) => "unreadable",
            Self::NotAPoint(_) => "not-a-point",
            Self::Ambiguous { .. } => "ambiguous",
            Self::Refused(refusal, _) => refusal.reason.id(),
        }
    }
}

/// The id of a refusal with the names of its points: `landing-taken (from n10, to m9)`.
fn describe(rules: &dyn Rules, refusal: Refusal) -> String {
    let points = [
        ("from", refusal.from),
        ("to", refusal.to),
        ("over", refusal.over),
    ];
    let named: Vec<String> = points
        .iter()
        .filter_map(|(word, point)| {
            point.map(|point| format!("{word} {}", rules.board().name(point)))
        })
        .collect();
    let id = refusal.reason.id();
    if named.is_empty() {
        id.to_owned()
    } else {
        format!("{id} ({})", named.join(", "))
    }
}

/// The full path of a turn: `o12-m10-m12`, `11x18x25`, `pass`.
pub fn turn(board: &Board, naming: Naming, turn: &Move) -> String {
    turn.path()
        .map_or_else(|| PASS.to_owned(), |path| self::path(board, naming, path))
}

/// The path of a turn as far as its landing with this number, from 1; the full one if it has none of that number.
pub fn turn_until(board: &Board, naming: Naming, turn: &Move, landing: usize) -> String {
    let begun = turn.path().and_then(|path| {
        let begun = path.points().get(..=landing)?;
        Some(points(board, naming, begun, !path.captured().is_empty()))
    });
    begun.unwrap_or_else(|| self::turn(board, naming, turn))
}

fn path(board: &Board, naming: Naming, path: &Path) -> String {
    points(board, naming, path.points(), !path.captured().is_empty())
}

/// The points of a path that may be unfinished, with `x` between them if it captures.
pub fn points(board: &Board, naming: Naming, points: &[Point], captures: bool) -> String {
    let names: Vec<&str> = points
        .iter()
        .map(|point| naming.name(board, *point))
        .collect();
    names.join(if captures { "x" } else { "-" })
}

/// Reads a turn: `-`, `x`, `:` or blanks between the points, in any case; origin and end alone are enough where they
/// leave no doubt.
///
/// # Errors
/// [`TurnError`], for an illegal turn with its reason.
pub fn read_turn(
    rules: &'static dyn Rules,
    position: &Position,
    text: &str,
) -> Result<Move, TurnError> {
    let text = text.trim();
    let refused = |refusal| TurnError::Refused(refusal, rules);
    if text.eq_ignore_ascii_case(PASS) {
        return rules.check_pass(position).map_err(refused);
    }
    let points = read_points(rules, position, text)?;
    if points.len() < 2 {
        return Err(unreadable(rules, text));
    }
    let refusal = match rules.check(position, &points) {
        Ok(turn) => return Ok(turn),
        Err(refusal) => refusal,
    };
    let &[origin, end] = &points[..] else {
        return Err(refused(refusal));
    };
    if rules.check_origin(position, origin).is_err() {
        return Err(refused(refusal));
    }
    let movable = rules.next(position, &[]).landings.contains(&origin);
    let mut ways = if movable {
        rules.ways(position, &[origin])
    } else {
        Vec::new()
    };
    ways.retain(|way| way.points().last() == Some(&end));
    let captured = |way: &Move| {
        way.path()
            .map(|path| path.captured().iter().copied().collect::<PointSet>())
    };
    match &ways[..] {
        [] => Err(refused(refusal)),
        [first, others @ ..] if others.iter().all(|way| captured(way) == captured(first)) => {
            Ok(first.clone())
        }
        _ => Err(TurnError::Ambiguous {
            text: text.to_owned(),
            turns: ways
                .iter()
                .map(|way| turn(rules.board(), Naming::Written, way))
                .collect(),
        }),
    }
}

fn unreadable(rules: &dyn Rules, text: &str) -> TurnError {
    let options = rules.options(rules.seatings()[0].len());
    let example = rules
        .turns(&rules.start(&options))
        .first()
        .map(|first| turn(rules.board(), Naming::Written, first));
    TurnError::Unreadable(text.to_owned(), example.unwrap_or_default())
}

/// Reads the points of a turn that may be unfinished.
///
/// # Errors
/// [`TurnError::Unreadable`], [`TurnError::NotAPoint`], or the refusal of a light square or of what comes before it.
pub fn read_points(
    rules: &'static dyn Rules,
    position: &Position,
    text: &str,
) -> Result<Vec<Point>, TurnError> {
    let is_separator = |c: char| c.is_whitespace() || "-xX:×–—".contains(c);
    let mut points = Vec::new();
    let mut is_light = false;
    for name in text.split(is_separator).filter(|name| !name.is_empty()) {
        if !name.chars().all(|c| c.is_ascii_alphanumeric()) {
            return Err(unreadable(rules, text));
        }
        match rules.board().point(name) {
            Ok(point) if !is_light => points.push(point),
            // The text is still read to its end: a name that is no point at all comes first.
            Ok(_) => {}
            Err(NameError::LightSquare(_)) => is_light = true,
            Err(NameError::Unknown(name)) => return Err(TurnError::NotAPoint(name)),
        }
    }
    if is_light {
        let refusal = rules.light_square(position, &points);
        return Err(TurnError::Refused(refusal, rules));
    }
    Ok(points)
}
