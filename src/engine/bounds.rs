//! The bounds of a budget by name, as commands and the engine protocol write them.

use std::time::Duration;

use crate::engine::Budget;
use crate::game::Level;

impl Budget {
    /// The budget with one more bound: `level` (its number or its name), `movetime` (milliseconds), `nodes` or `depth`,
    /// each at least 1. None if there is no such bound or `amount` is none for it.
    #[must_use]
    pub fn bounded(self, bound: &str, amount: &str) -> Option<Self> {
        let number = || amount.parse().ok().filter(|number: &u64| *number > 0);
        Some(match bound {
            "level" => Self {
                level: Some(Level::named(amount)?),
                ..self
            },
            "movetime" => Self {
                time: Some(Duration::from_millis(number()?)),
                ..self
            },
            "nodes" => Self {
                nodes: Some(number()?),
                ..self
            },
            "depth" => Self {
                depth: Some(number()?.try_into().ok()?),
                ..self
            },
            _ => return None,
        })
    }

    /// Whether anything but a stop flag ends the thinking.
    pub fn is_bounded(&self) -> bool {
        self.nodes.is_some() || self.time.is_some() || self.depth.is_some() || self.level.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_read_by_name() {
        let none = Budget::default();
        let time = Some(Duration::from_millis(200));
        let level = Some(Level::Club);
        for (bound, amount, expected) in [
            ("level", "3", Some(Budget { level, ..none })),
            ("level", "Club", Some(Budget { level, ..none })),
            ("movetime", "200", Some(Budget { time, ..none })),
            (
                "nodes",
                "9",
                Some(Budget {
                    nodes: Some(9),
                    ..none
                }),
            ),
            (
                "depth",
                "4",
                Some(Budget {
                    depth: Some(4),
                    ..none
                }),
            ),
            ("level", "6", None),
            ("nodes", "0", None),
            ("nodes", "-1", None),
            ("depth", "4294967296", None),
            ("depth", "", None),
            ("time", "200", None),
        ] {
            let budget = none.bounded(bound, amount);
            assert_eq!(budget, expected, "{bound} {amount}");
            let is_bounded = budget.is_some_and(|budget| budget.is_bounded());
            assert_eq!(is_bounded, expected.is_some(), "{bound} {amount}");
        }
        assert!(!none.is_bounded());
    }
}
