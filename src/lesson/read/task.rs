//! A task: its board, its texts, what its kind needs, and its answers.

use crate::game::Level;
use crate::lesson::error::{KindName, Problem};
use crate::lesson::kind::{
    Answer, Asks, Best, Candidate, Claim, Kind, Offer, Piece, Replies, Scale,
};
use crate::lesson::measure::Measure;
use crate::lesson::scene::Scene;
use crate::lesson::tree::{Node, Object, Wrong};
use crate::lesson::{Goal, Task};
use crate::rules::{Family, Seat};

use super::answer::{answer, attempt, wrong_answer};
use super::parts::{goal, measure, points, points_of, property, turn, unfit, word};
use super::terms::{Terms, settle};
use super::text;

/// The keys of every task.
const COMMON: [&str; 8] = [
    "kind", "text", "position", "hints", "done", "facts", "solution", "wrong",
];
/// All keys of all kinds.
const TASK: &[&str] = &[
    "kind", "text", "position", "hints", "done", "facts", "solution", "wrong", "goal", "turns",
    "replies", "what", "answers", "asks", "several", "palette", "area", "by", "best", "says",
    "slack",
];

/// The keys of a kind besides those of every task.
const fn keys(kind: KindName) -> &'static [&'static str] {
    match kind {
        KindName::Play => &["goal", "turns", "replies"],
        KindName::Mark => &["what"],
        KindName::Choose => &["answers", "asks", "several"],
        KindName::Build => &["palette", "area", "goal"],
        KindName::Compare => &["turns", "by", "best", "says"],
        KindName::Order => &["slack"],
    }
}

impl Task {
    /// The scene after the solution, in which the next task goes on if it has no position of its own. The learner is to
    /// move.
    pub(super) fn end(&self) -> Scene {
        let mut position = self.scene.position;
        match &self.solution {
            Answer::Turns(_) => {
                if let Some(last) = self.line.last() {
                    position = self.scene.with(last.before).after(&last.turn);
                }
            }
            Answer::Stones(stones) => {
                for (piece, point) in stones {
                    position.put(piece.seat, *point);
                    if piece.king {
                        position.crown(*point);
                    }
                }
            }
            Answer::Points(_) | Answer::Chosen(_) => {}
        }
        self.scene.with(position.moved_by(self.learner()))
    }
}

/// Makes a task from what stands in the file.
pub(super) struct Maker<'t, 'a> {
    terms: &'a Terms,
    /// The board that the task before has left.
    board: Option<Scene>,
    object: Object<'t>,
    kind: KindName,
}

impl<'t, 'a> Maker<'t, 'a> {
    pub(super) fn new(
        terms: &'a Terms,
        board: Option<&Scene>,
        node: &Node<'t>,
    ) -> Result<Self, Wrong> {
        let object = node.object(TASK)?;
        let kind = word(&object.need("kind")?, &KindName::ALL, KindName::id)?;
        for key in TASK {
            let belongs = COMMON.contains(key) || keys(kind).contains(key);
            if let Some(node) = object.get(key).filter(|_| !belongs) {
                return Err(node.wrong(Problem::ForeignKey { kind }));
            }
        }
        Ok(Self {
            terms,
            board: board.copied(),
            object,
            kind,
        })
    }

    /// Whether the task goes on from the board of the one before.
    pub(super) fn needs_board(&self) -> bool {
        self.object.get("position").is_none()
    }

    pub(super) fn task(&self) -> Result<Task, Wrong> {
        let object = &self.object;
        let scene = self.scene()?;
        let facts = self.facts(&scene)?;
        let names: Vec<String> = facts.iter().map(|(name, _)| name.clone()).collect();
        let say = |node: &Node| text(node, &names);
        let hints = object.need("hints")?;
        let list = hints.some()?;
        if list.len() > 2 {
            return Err(hints.wrong(Problem::Length {
                found: list.len(),
                least: 1,
                most: 2,
            }));
        }
        let kind = self.kind(&scene, &names)?;
        let mut task = Task {
            scene,
            text: say(&object.need("text")?)?,
            hints: list.iter().map(say).collect::<Result<_, _>>()?,
            done: object.read("done", say)?,
            facts,
            kind,
            solution: Answer::Turns(Vec::new()),
            wrong: Vec::new(),
            line: Vec::new(),
        };
        let node = object.need("solution")?;
        (task.solution, task.line) = answer(&task, &node, true)?;
        let wrong = object.read("wrong", |node| {
            let list = node.list()?;
            list.iter()
                .map(|node| wrong_answer(&task, &names, node))
                .collect()
        })?;
        task.wrong = wrong.unwrap_or_default();
        Ok(task)
    }

    fn scene(&self) -> Result<Scene, Wrong> {
        let node = self.object.get("position");
        let mut scene = match &node {
            Some(node) => self.terms.scene(node)?,
            None => self
                .board
                .ok_or_else(|| self.object.node.wrong(Problem::NoBoard))?,
        };
        // A question may be about a game that is over.
        let is_played = matches!(self.kind, KindName::Play | KindName::Order);
        if is_played {
            let node = node.as_ref().unwrap_or(&self.object.node);
            settle(&mut scene).map_err(|problem| node.wrong(problem))?;
        }
        Ok(scene)
    }

    fn facts(&self, scene: &Scene) -> Result<Vec<(String, Measure)>, Wrong> {
        let facts = self.object.read("facts", |node| {
            let entries = node.entries()?.into_iter();
            entries
                .map(|(name, node)| Ok((name.to_owned(), measure(scene, &node)?)))
                .collect()
        })?;
        Ok(facts.unwrap_or_default())
    }

    fn kind(&self, scene: &Scene, facts: &[String]) -> Result<Kind, Wrong> {
        match self.kind {
            KindName::Play => self.play(scene),
            KindName::Mark => Ok(Kind::Mark {
                what: points_of(scene, &self.object.need("what")?)?,
            }),
            KindName::Choose => self.choose(scene, facts),
            KindName::Build => self.build(scene),
            KindName::Compare => self.compare(scene, facts),
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

    fn play(&self, scene: &Scene) -> Result<Kind, Wrong> {
        let node = self.object.need("goal")?;
        let goals = node.some()?;
        let goals: Vec<Goal> = goals
            .iter()
            .map(|node| goal(scene, node))
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

    fn choose(&self, scene: &Scene, facts: &[String]) -> Result<Kind, Wrong> {
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

    fn build(&self, scene: &Scene) -> Result<Kind, Wrong> {
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

    fn compare(&self, scene: &Scene, facts: &[String]) -> Result<Kind, Wrong> {
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
