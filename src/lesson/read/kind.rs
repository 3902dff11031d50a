//! What the kind of a task needs: goals, answers, stones to lay, turns to compare.

use crate::game::Level;
use crate::lesson::Goal;
use crate::lesson::error::{KindName, Problem};
use crate::lesson::kind::{Asks, Best, Candidate, Claim, Kind, Offer, Piece, Replies, Scale};
use crate::lesson::scene::Scene;
use crate::lesson::tree::{Node, Object, Wrong};
use crate::rules::{Family, Seat};

use super::answer::attempt;
use super::goals::{goal, property};
use super::measures::{measure, points_of};
use super::parts::{points, turn, unfit, word};
use super::text;

/// The task whose kind is read.
pub(super) struct KindOf<'m, 't> {
    pub(super) kind: KindName,
    pub(super) object: &'m Object<'t>,
    pub(super) scene: &'m Scene,
    /// The names of the numbers that texts may have.
    pub(super) facts: &'m [String],
}

impl KindOf<'_, '_> {
    pub(super) fn read(&self) -> Result<Kind, Wrong> {
        let scene = self.scene;
        match self.kind {
            KindName::Play => self.play(),
            KindName::Mark => Ok(Kind::Mark {
                what: points_of(scene, &self.object.need("what")?)?,
            }),
            KindName::Choose => self.choose(),
            KindName::Build => self.build(),
            KindName::Compare => self.compare(),
            KindName::Order => {
                if scene.rules.camp(scene.learner()).is_none() {
                    return Err(unfit(scene, &self.object.need("kind")?));
                }
                let slack = self.object.read("slack", |node| node.number(0))?;
                Ok(Kind::Order {
                    slack: slack.unwrap_or(0),
                })
            }
        }
    }

    fn play(&self) -> Result<Kind, Wrong> {
        let node = self.object.need("goal")?;
        let goals = node.some()?;
        let goals: Vec<Goal> = goals
            .iter()
            .map(|node| goal(self.scene, node))
            .collect::<Result<_, _>>()?;
        // To try something refused leaves the board as it is: nothing else can be achieved by it.
        let tries = goals
            .iter()
            .any(|goal| matches!(goal, Goal::Refused { .. }));
        if tries && goals.len() > 1 {
            return Err(node.wrong(Problem::Length {
                found: goals.len(),
                least: 1,
                most: 1,
            }));
        }
        let turns = self.object.read("turns", |node| node.number(1))?;
        let turns = turns.unwrap_or(1);
        let replies = self.object.read("replies", |node| replies(turns, node))?;
        Ok(Kind::Play {
            goals,
            turns,
            replies: replies.unwrap_or(Replies::Still),
        })
    }

    fn choose(&self) -> Result<Kind, Wrong> {
        let (scene, facts) = (self.scene, self.facts);
        let asks = self.object.read("asks", |node| {
            if !node.is_text() {
                return measure(scene, node).map(Asks::Number);
            }
            word(node, &["legal"], |word| word).map(|_| Asks::Legal)
        })?;
        let asks = asks.unwrap_or(Asks::Said);
        let several = self.object.read("several", Node::flag)?;
        let node = self.object.need("answers")?;
        let answers = node.list()?;
        if answers.len() < 2 {
            return Err(node.wrong(Problem::Length {
                found: answers.len(),
                least: 2,
                most: 9,
            }));
        }
        let answers = answers.iter().map(|node| offer(scene, facts, &asks, node));
        Ok(Kind::Choose {
            answers: answers.collect::<Result<_, _>>()?,
            asks,
            several: several.unwrap_or(false),
        })
    }

    fn build(&self) -> Result<Kind, Wrong> {
        let scene = self.scene;
        let node = self.object.need("palette")?;
        let entries = node.entries()?;
        let entries = entries
            .iter()
            .map(|(name, node)| Ok((piece(scene, name, node)?, node.number(1)?)));
        let palette: Vec<(Piece, usize)> = entries.collect::<Result<_, _>>()?;
        if palette.is_empty() {
            return Err(node.wrong(Problem::Empty));
        }
        let area = self.object.read("area", |node| points(scene, node))?;
        let goals = self.object.need("goal")?.some()?;
        Ok(Kind::Build {
            palette,
            area: area.unwrap_or_else(|| scene.board().points().collect()),
            goals: goals.iter().map(property).collect::<Result<_, _>>()?,
        })
    }

    fn compare(&self) -> Result<Kind, Wrong> {
        let (scene, facts) = (self.scene, self.facts);
        let node = self.object.need("turns")?;
        let turns = node.list()?;
        let said = self.object.need("says")?;
        let says = said.list()?;
        for (node, found, least, most) in [
            (&node, turns.len(), 2, 3),
            (&said, says.len(), turns.len(), turns.len()),
        ] {
            if !(least..=most).contains(&found) {
                return Err(node.wrong(Problem::Length { found, least, most }));
            }
        }
        let candidate = |(node, says): (&Node, &Node)| {
            Ok(Candidate {
                turn: turn(scene, node)?,
                says: text(says, facts)?,
            })
        };
        let by = self.object.need("by")?;
        let scale = word(&by, &Scale::ALL, Scale::id)?;
        let needs_camps = scale == Scale::WayHome;
        if needs_camps && scene.rules.camp(scene.learner()).is_none() {
            return Err(unfit(scene, &by));
        }
        let best = [Best::Least, Best::Most];
        let best = word(&self.object.need("best")?, &best, |best| match best {
            Best::Least => "least",
            Best::Most => "most",
        })?;
        Ok(Kind::Compare {
            turns: turns
                .iter()
                .zip(&says)
                .map(candidate)
                .collect::<Result<_, _>>()?,
            by: scale,
            best,
        })
    }
}

/// Scripted turns, or a level.
fn replies(turns: usize, node: &Node) -> Result<Replies, Wrong> {
    if node.is_list() {
        let list = node.list()?;
        if list.len() > turns {
            return Err(node.wrong(Problem::TooManyTurns));
        }
        let turns = list.iter().map(|node| node.text().map(str::to_owned));
        return Ok(Replies::Scripted(turns.collect::<Result<_, _>>()?));
    }
    let level = node.object(&["level"])?.need("level")?;
    let number = level.number(1)?;
    let found = Level::ALL
        .into_iter()
        .find(|level| usize::from(level.number()) == number);
    found
        .filter(|level| *level <= Level::Casual)
        .map(Replies::Engine)
        .ok_or_else(|| level.wrong(Problem::Level))
}

/// An answer to a question.
fn offer(scene: &Scene, facts: &[String], asks: &Asks, node: &Node) -> Result<Offer, Wrong> {
    let keys: &'static [&'static str] = match asks {
        Asks::Said => &["text", "says", "right"],
        Asks::Number(_) => &["text", "says", "value"],
        Asks::Legal => &["text", "says", "turn"],
    };
    let object = node.object(keys)?;
    let claim = match asks {
        Asks::Said => Claim::Right(object.read("right", Node::flag)?.unwrap_or(false)),
        Asks::Number(_) => {
            let value = object.need("value")?.number(0)?;
            Claim::Value(i64::try_from(value).unwrap_or(i64::MAX))
        }
        Asks::Legal => Claim::Turn(attempt(scene, &object.need("turn")?)?),
    };
    Ok(Offer {
        text: text(&object.need("text")?, facts)?,
        says: text(&object.need("says")?, facts)?,
        claim,
    })
}

/// The piece that the key of `node` names.
pub(super) fn piece(scene: &Scene, name: &str, node: &Node) -> Result<Piece, Wrong> {
    let (seat, king) = match name.strip_suffix("-king") {
        Some(seat) => (seat, true),
        None => (name, false),
    };
    let may_be = !king || matches!(scene.rules.family(), Family::Draughts);
    let seat = scene.position.seats().find(|known| known.id() == seat);
    let seat = seat.filter(|_| may_be).ok_or_else(|| {
        node.wrong(Problem::UnknownWord {
            found: name.to_owned(),
            known: scene.position.seats().map(Seat::id).collect(),
        })
    })?;
    Ok(Piece { seat, king })
}
