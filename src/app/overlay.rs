//! What the analysis shows of a position: what is asked, what is found, and what that marks on the board.
//!
//! Goes with a position of any kind, of a game, a record or a lesson: it knows neither a screen nor a glyph.

use std::collections::BTreeMap;

use crate::analysis::{self, Reach, Support, Way, WhatIf};
use crate::board::{Point, PointSet};
use crate::rules::{Family, Move, Options, Position, Rules, Seat};

/// What is asked of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Where does a stone reach, or the team?
    Reach,
    /// What do the jumps of a side lean on?
    Supports,
    /// How far is a side from home, and who lags behind?
    WayHome,
}

impl Topic {
    /// Every topic, in the order in which they follow each other.
    pub const ALL: [Self; 3] = [Self::Reach, Self::Supports, Self::WayHome];

    /// Whether the game has an answer. Only where stones race for home is there a way home, and only where nothing is
    /// captured does a stone that was jumped over stay and carry more.
    pub fn suits(self, rules: &dyn Rules) -> bool {
        self == Self::Reach || matches!(rules.family(), Family::Race(_))
    }

    /// The topic after `topic`, where none stands for no analysis: it comes before the first and after the last.
    pub fn after(topic: Option<Self>, rules: &dyn Rules) -> Option<Self> {
        let mut topics = Self::ALL.into_iter().filter(|topic| topic.suits(rules));
        match topic {
            None => topics.next(),
            Some(topic) => topics.skip_while(|other| *other != topic).nth(1),
        }
    }
}

/// What is found about a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlay {
    /// The side.
    pub seat: Seat,
    /// The number of its (stone, end point) pairs.
    pub mobility: usize,
    /// The rest.
    pub finding: Finding,
}

/// The answer to a [`Topic`], or to the question what a turn does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Where a stone reaches, or if none is named the whole team.
    Reach {
        /// Where the stone stands.
        stone: Option<Point>,
        /// End points of one turn.
        one: PointSet,
        /// End points of two turns that one turn does not reach.
        two: PointSet,
    },
    /// What the jumps of the side lean on.
    Supports {
        /// In the order of the points.
        supports: Vec<Support>,
        /// The one that is looked at.
        here: Option<Support>,
    },
    /// How far the side is from home.
    WayHome {
        /// The sum of its ways in steps; none if it has more stones than its goal points.
        steps: Option<u32>,
        /// The number of its stones in the goal camp, and of all its stones.
        home: (usize, usize),
        /// Its stragglers.
        stragglers: PointSet,
        /// The way of the stone that is looked at.
        here: Option<Way>,
    },
    /// What a turn takes from the team and gives to it.
    WhatIf {
        /// The turn.
        turn: Move,
        /// What it does.
        effects: WhatIf,
    },
}

/// What a point is in a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The end of a turn.
    OneTurn,
    /// The end of a second turn.
    TwoTurns,
    /// A support, with the number of jumps that lean on it.
    Jumps(usize),
    /// A straggler.
    Straggler,
    /// The goal point of the stone that is looked at.
    Destination,
    /// A stone that loses a path, or the end of a lost path.
    Lost,
    /// A stone that gains a path, or the end of a path gained.
    Gained,
    /// Both.
    LostAndGained,
}

impl Overlay {
    /// The answer to `topic` in a position. A stone at `at`, the point that is looked at, is what the question is about,
    /// and its side the side that is meant; otherwise it is the side to move with all its stones.
    pub fn new(topic: Topic, rules: &dyn Rules, position: &Position, at: Option<Point>) -> Self {
        let stone = at.filter(|point| position.at(*point).is_some());
        let seat = stone.and_then(|point| position.at(point));
        let seat = seat.unwrap_or(position.to_move());
        let finding = match topic {
            Topic::Reach => {
                let found: Reach = stone.map_or_else(
                    || analysis::team_reach(rules, position, seat),
                    |stone| analysis::reach(rules, position, stone),
                );
                let own = stone.map_or(position.stones(seat), |stone| PointSet::EMPTY.with(stone));
                Finding::Reach {
                    stone,
                    one: found.one,
                    two: found.two - found.one - own,
                }
            }
            Topic::Supports => {
                let supports = analysis::supports(rules, position, seat);
                let here = supports.iter().find(|support| stone == Some(support.point));
                Finding::Supports {
                    here: here.cloned(),
                    supports,
                }
            }
            Topic::WayHome => {
                let ways = analysis::ways_home(rules, position, seat);
                let steps = ways.iter().flatten().map(|way| way.steps).sum();
                Finding::WayHome {
                    steps: ways.is_some().then_some(steps),
                    home: analysis::home(rules, position, seat).unwrap_or_default(),
                    stragglers: analysis::stragglers(rules, position, seat),
                    here: ways
                        .into_iter()
                        .flatten()
                        .find(|way| stone == Some(way.from)),
                }
            }
        };
        Self {
            seat,
            mobility: analysis::mobility(rules, position, seat),
            finding,
        }
    }

    /// What `turn`, legal in `position`, does to the side that makes it.
    pub fn what_if(rules: &dyn Rules, options: &Options, position: &Position, turn: Move) -> Self {
        let effects = analysis::what_if(rules, options, position, &turn);
        Self {
            seat: position.to_move(),
            mobility: effects.mobility.before,
            finding: Finding::WhatIf { turn, effects },
        }
    }

    /// What is marked on the board.
    pub fn signs(&self) -> BTreeMap<Point, Sign> {
        let all = |points: PointSet, sign| points.iter().map(move |point| (point, sign));
        match &self.finding {
            Finding::Reach { one, two, .. } => all(*two, Sign::TwoTurns)
                .chain(all(*one, Sign::OneTurn))
                .collect(),
            Finding::Supports { supports, .. } => supports
                .iter()
                .map(|support| (support.point, Sign::Jumps(support.jumps())))
                .collect(),
            Finding::WayHome {
                stragglers, here, ..
            } => all(*stragglers, Sign::Straggler)
                .chain(here.map(|way| (way.to, Sign::Destination)))
                .collect(),
            Finding::WhatIf { effects, .. } => {
                let ends = |pairs: &[analysis::Pair]| -> PointSet {
                    pairs.iter().map(|pair| pair.end).collect()
                };
                let lost = effects.losers() | ends(&effects.lost);
                let gained = effects.gainers() | ends(&effects.gained);
                all(lost, Sign::Lost)
                    .chain(all(gained, Sign::Gained))
                    .chain(all(lost & gained, Sign::LostAndGained))
                    .collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{read_position, read_turn};
    use crate::rules::named;

    fn signs(name: &str, overlay: &Overlay) -> String {
        let rules = named(name).expect("a ruleset");
        let signs = overlay.signs().into_iter();
        let said = signs.map(|(point, sign)| format!("{} {sign:?}", rules.board().name(point)));
        said.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn the_topics_close_on_themselves() {
        for (name, topics) in [("sternhalma", 3), ("halma", 3), ("draughts", 1)] {
            let rules = named(name).expect("a ruleset");
            let mut seen = Vec::new();
            let mut topic = Topic::after(None, rules);
            while let Some(next) = topic {
                seen.push(next);
                topic = Topic::after(topic, rules);
            }
            assert_eq!(seen, Topic::ALL[..topics], "{name}");
        }
    }

    #[test]
    fn a_stone_decides_what_is_meant() {
        let star = named("sternhalma").expect("a ruleset");
        let position = read_position(star, "R:Ra5,i5,i6:Bi8,q13").expect("a position");
        let at = |name: &str| Some(star.board().point(name).expect("a point"));
        for (topic, name, seat, expected) in [
            (
                Topic::Reach,
                "a5",
                Seat::Red,
                "b5 OneTurn, b6 OneTurn, c5 TwoTurns, c6 TwoTurns, c7 TwoTurns",
            ),
            (Topic::Supports, "m9", Seat::Red, "i6 Jumps(1)"),
            (Topic::Supports, "i5", Seat::Red, "i6 Jumps(1)"),
            (Topic::Supports, "i8", Seat::Blue, ""),
            (Topic::WayHome, "i6", Seat::Red, ""),
        ] {
            let overlay = Overlay::new(topic, star, &position, at(name));
            let found = (overlay.seat, signs("sternhalma", &overlay));
            if topic == Topic::WayHome {
                // The stone itself is no straggler; where it belongs is one point of the goal.
                assert!(found.1.ends_with("Destination"), "{found:?}");
                continue;
            }
            assert_eq!(found, (seat, expected.to_owned()), "{topic:?} {name}");
        }
    }

    #[test]
    fn a_point_can_be_lost_to_one_and_gained_by_another() {
        let star = named("sternhalma").expect("a ruleset");
        let position = read_position(star, "R:Ri5,i6:Bi8").expect("a position");
        let turn = read_turn(star, &position, "i6-h6").expect("a turn");
        let overlay = Overlay::what_if(star, &star.options(2), &position, turn);
        assert_eq!(
            signs("sternhalma", &overlay),
            "i5 LostAndGained, i6 Gained, i7 Lost, i9 Lost"
        );
    }
}
