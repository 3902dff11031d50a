//! A task: its board, its texts, and its answers.

use crate::lesson::Task;
use crate::lesson::error::{KindName, Problem};
use crate::lesson::kind::Answer;
use crate::lesson::measure::Measure;
use crate::lesson::scene::Scene;
use crate::lesson::tree::{Node, Object, Wrong};

use super::answer::{answer, wrong_answer};
use super::kind::KindOf;
use super::measures::measure;
use super::parts::word;
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
        let kind = KindOf {
            kind: self.kind,
            object,
            scene: &scene,
            facts: &names,
        };
        let kind = kind.read()?;
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
}
