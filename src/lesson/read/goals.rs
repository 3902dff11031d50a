//! What a task asks for: goals of turns, properties of a position that is built.

use crate::lesson::error::Problem;
use crate::lesson::goal::{Goal, Sort};
use crate::lesson::property::Property;
use crate::lesson::scene::Scene;
use crate::lesson::tree::{Keys, Node, Wrong};
use crate::rules::Reason;

use super::parts::{points, seat, stone, unfit, word};

const GOALS: Keys = &[
    ("turn", &[]),
    ("jumps", &[]),
    ("over", &[]),
    ("reach", &[]),
    ("captures", &[]),
    ("crowned", &[]),
    ("home", &[]),
    ("win", &[]),
    ("ahead", &[]),
    ("loses", &[]),
    ("refused", &["from"]),
];

pub(super) fn goal(scene: &Scene, node: &Node) -> Result<Goal, Wrong> {
    let choice = node.choice(GOALS)?;
    let node = &choice.node;
    Ok(match choice.key {
        "turn" => Goal::Turn(word(node, &Sort::ALL, Sort::id)?),
        "jumps" => Goal::Jumps(node.number(1)?),
        "over" => {
            let seats = node.some()?;
            let seats = seats.iter().map(|node| seat(scene, node));
            Goal::Over(seats.collect::<Result<_, _>>()?)
        }
        "reach" => {
            node.some()?;
            Goal::Reach(points(scene, node)?)
        }
        "captures" => Goal::Captures(node.number(1)?),
        "crowned" => Goal::Crowned(node.number(1)?),
        "home" => {
            if scene.rules.camp(scene.learner()).is_none() {
                return Err(unfit(scene, node));
            }
            Goal::Home(node.number(1)?)
        }
        "win" => {
            node.yes()?;
            Goal::Win
        }
        "ahead" => Goal::Ahead(i64::try_from(node.number(0)?).unwrap_or(i64::MAX)),
        "loses" => Goal::Loses(node.number(0)?),
        _ => Goal::Refused {
            reason: word(node, &Reason::ALL, Reason::id)?,
            from: choice
                .get("from")
                .map(|node| stone(scene, &node))
                .transpose()?,
        },
    })
}

const PROPERTIES: Keys = &[
    ("jumps", &["stones"]),
    ("shared", &[]),
    ("captures", &[]),
    ("crowning", &[]),
    ("ahead", &["turns", "sacrifice"]),
    ("all", &[]),
];

/// The most turns for which a shot is looked for: beyond, the replies are too many to try them all.
const MOST_TURNS_AHEAD: usize = 4;

pub(super) fn property(node: &Node) -> Result<Property, Wrong> {
    let choice = node.choice(PROPERTIES)?;
    let node = &choice.node;
    Ok(match choice.key {
        "jumps" => Property::Jumps {
            jumps: node.number(1)?,
            stones: choice.get("stones").map_or(Ok(1), |node| node.number(1))?,
        },
        "shared" => Property::Shared(node.number(1)?),
        "captures" => Property::Captures(node.number(1)?),
        "crowning" => {
            node.yes()?;
            Property::Crowning
        }
        "ahead" => {
            let turns = match choice.get("turns") {
                None => 1,
                Some(node) => match node.number(1)? {
                    found if found > MOST_TURNS_AHEAD => {
                        return Err(node.wrong(Problem::Length {
                            found,
                            least: 1,
                            most: MOST_TURNS_AHEAD,
                        }));
                    }
                    found => found,
                },
            };
            Property::Ahead {
                ahead: i32::try_from(node.number(0)?).unwrap_or(i32::MAX),
                turns,
                sacrifice: choice
                    .get("sacrifice")
                    .is_some_and(|node| node.flag() == Ok(true)),
            }
        }
        _ => {
            node.yes()?;
            Property::All
        }
    })
}
