//! A task under way: what the learner has done, what is due, and how it is judged. The screen and the line-by-line
//! front end both use it.

mod judge;

use std::sync::atomic::AtomicBool;

use crate::board::{Point, PointSet};
use crate::engine::{self, Budget};
use crate::game::{Game, Level};
use crate::lesson::Task;
use crate::lesson::goal::Goal;
use crate::lesson::kind::{Answer, Kind, Piece, Replies};
use crate::lesson::measure::optimum;
use crate::lesson::scene::{Attempt, Scene};
use crate::lesson::text::{Number, Text};
use crate::notation;
use crate::rules::{Move, Position, Reason, Refusal, Seat};
use crate::turn::Turn;

pub use judge::{Fault, Feedback, Verdict};

/// The seed of the computer opponent of a lesson: the same turns always get the same replies.
const SEED: u64 = 1;

/// How the engine thinks where a scripted reply does not fit: soon, but far enough to punish a mistake. A level that knows
/// the exact endings of draughts would have to make them first.
const STAND_IN: Budget = Budget {
    nodes: Some(20_000),
    time: None,
    depth: Some(5),
    level: Some(Level::Casual),
    seed: SEED,
    weights: None,
};

/// A turn that was made in a trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Who made it.
    pub seat: Seat,
    /// The turn.
    pub turn: Move,
    /// The position before it.
    pub before: Position,
}

/// A reply that is due before the learner goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// This turn.
    Scripted(Move),
    /// The turn that [`engine::think`] finds for [`Trial::game`] within this budget.
    Engine(Budget),
}

/// Something that the solution shows, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A turn, to be shown landing by landing.
    Turn(Box<Made>),
    /// A landing that is tried and refused.
    Tried(Attempt),
    /// The points to mark.
    Marks(PointSet),
    /// The answers or the turn to choose, from 0.
    Chosen(Vec<usize>),
    /// A stone to put on a point.
    Stone(Piece, Point),
}

/// Why a stone cannot be put on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRoom {
    /// The task is no task of placing, or it is decided.
    NotNow,
    /// Something stands there.
    Taken,
    /// The point is outside of where stones may be put.
    Outside,
    /// No such stone is left in the palette.
    NoneLeft,
    /// A man would be a king there.
    KingRow,
}

/// A task under way.
#[derive(Clone, Debug)]
pub struct Trial {
    task: Task,
    numbers: Vec<Number>,
    /// The least number of turns, for a task of coming home.
    best: Option<usize>,
    /// Who is to move now: the learner, or the seat whose reply is due.
    position: Position,
    made: Vec<Made>,
    marked: PointSet,
    chosen: Vec<usize>,
    put: Vec<(Piece, Point)>,
    verdict: Option<Verdict>,
    hints: usize,
}

impl Trial {
    /// The task before anything is done. This computes the numbers of its texts, which may search for a shortest way
    /// home.
    pub fn new(task: &Task) -> Self {
        let best = match task.kind {
            Kind::Order { .. } => {
                optimum(&task.scene, task.learner()).map(|found| found.turns.len())
            }
            Kind::Play { .. }
            | Kind::Mark { .. }
            | Kind::Choose { .. }
            | Kind::Build { .. }
            | Kind::Compare { .. } => None,
        };
        Self {
            numbers: task.numbers(),
            best,
            ..Self::bare(task)
        }
    }

    /// The task before anything is done, without what has to be searched for.
    pub(super) fn bare(task: &Task) -> Self {
        Self {
            position: task.scene.position,
            task: task.clone(),
            numbers: Vec::new(),
            best: None,
            made: Vec::new(),
            marked: PointSet::EMPTY,
            chosen: Vec::new(),
            put: Vec::new(),
            verdict: None,
            hints: 0,
        }
    }

    /// The task.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// A text of the task in a language, with its numbers filled in.
    pub fn say(&self, text: &Text, code: &str) -> String {
        text.filled(code, &self.numbers)
    }

    /// The numbers that the texts of the task name.
    pub fn numbers(&self) -> &[Number] {
        &self.numbers
    }

    /// The least number of turns that bring the learner home, for a task of the kind `order`.
    pub fn optimum(&self) -> Option<usize> {
        self.best
    }

    /// The scene now: what stands on the board, the learner or the seat whose reply is due to move.
    pub fn scene(&self) -> Scene {
        self.task.scene.with(self.position)
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// A game that begins from the position now, for the engine.
    pub fn game(&self) -> Game {
        Game::from_position(self.task.rules(), *self.task.options(), self.position)
    }

    /// A turn of the position now, of which nothing has been made yet.
    pub fn turn(&self) -> Turn {
        Turn::new(self.task.rules(), self.position)
    }

    /// What was done so far, replies included.
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// The learner's turns so far.
    pub fn own_turns(&self) -> impl Iterator<Item = &Made> {
        let learner = self.task.learner();
        self.made.iter().filter(move |made| made.seat == learner)
    }

    /// How the task was judged; none while it is under way.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Whether the task is one of making turns.
    pub fn is_played(&self) -> bool {
        matches!(self.task.kind, Kind::Play { .. } | Kind::Order { .. })
    }

    /// Makes the learner's turn along `points`. The task may be decided by it, or a reply may be due.
    ///
    /// # Errors
    /// Why the turn is illegal; also [`Reason::GameOver`] if the task is decided or no turn is wanted in it, and
    /// [`Reason::NotYours`] while a reply is due. Nothing changes then, but for [`Trial::refused`].
    pub fn play(&mut self, points: &[Point]) -> Result<(), Refusal> {
        let from = points.first().copied();
        let refuse = |reason| Refusal {
            reason,
            from,
            to: None,
            over: None,
        };
        if self.verdict.is_some() || !self.is_played() {
            return Err(refuse(Reason::GameOver));
        }
        if self.due().is_some() {
            return Err(refuse(Reason::NotYours));
        }
        self.make(points)
    }

    /// The learner has tried something that is refused. Solves the task if that was asked for; otherwise the task goes
    /// on, and the feedback is only to be shown.
    pub fn refused(&mut self, refusal: Refusal) -> Verdict {
        let is_asked = |goal: &Goal| *goal == Goal::Refused(refusal.reason);
        match &self.task.kind {
            Kind::Play { goals, .. } if self.verdict.is_none() && goals.iter().any(is_asked) => {
                self.verdict = Some(Verdict::Right);
                Verdict::Right
            }
            Kind::Play { .. }
            | Kind::Mark { .. }
            | Kind::Choose { .. }
            | Kind::Build { .. }
            | Kind::Compare { .. }
            | Kind::Order { .. } => Verdict::Wrong(Feedback::of(Fault::Refused(refusal))),
        }
    }

    /// The reply that is due before the learner goes on. A scripted one that is not legal after what the learner has
    /// done is left to the engine.
    pub fn due(&self) -> Option<Reply> {
        let to_move = self.position.to_move();
        if self.verdict.is_some() || to_move == self.task.learner() {
            return None;
        }
        let rules = self.task.rules();
        if rules.must_pass(&self.position) {
            return Some(Reply::Scripted(Move::Pass));
        }
        let budget = match &self.task.kind {
            Kind::Play {
                replies: Replies::Engine(level),
                ..
            } => Budget {
                level: Some(*level),
                ..Budget::default()
            },
            Kind::Play {
                replies: Replies::Scripted(turns),
                ..
            } => {
                let text = turns.get(self.own_turns().count().checked_sub(1)?)?;
                match notation::read_turn(rules, &self.position, text) {
                    Ok(turn) => return Some(Reply::Scripted(turn)),
                    Err(_) => STAND_IN,
                }
            }
            Kind::Play {
                replies: Replies::Still,
                ..
            }
            | Kind::Mark { .. }
            | Kind::Choose { .. }
            | Kind::Build { .. }
            | Kind::Compare { .. }
            | Kind::Order { .. } => return None,
        };
        Some(Reply::Engine(Budget {
            seed: SEED,
            ..budget
        }))
    }

    /// Makes the reply that is due, along `points` (none for a pass).
    ///
    /// # Errors
    /// Why it is illegal, or [`Reason::GameOver`] if no reply is due.
    pub fn reply(&mut self, points: &[Point]) -> Result<(), Refusal> {
        if self.due().is_none() {
            return Err(Refusal {
                reason: Reason::GameOver,
                from: points.first().copied(),
                to: None,
                over: None,
            });
        }
        self.make(points)
    }

    /// Makes every reply that is due, searching for the engine's on the spot.
    pub fn reply_at_once(&mut self) {
        while let Some(reply) = self.due() {
            let turn = match reply {
                Reply::Scripted(turn) => Some(turn),
                Reply::Engine(budget) => {
                    let never = AtomicBool::new(false);
                    engine::think(&self.game(), &budget, &never, &mut |_| ())
                        .map(|found| found.turn)
                }
            };
            let made = turn.is_some_and(|turn| self.reply(turn.points()).is_ok());
            if !made {
                // Nobody answers: the turn comes back.
                self.position = self.position.moved_by(self.task.learner());
            }
        }
    }

    fn make(&mut self, points: &[Point]) -> Result<(), Refusal> {
        let scene = self.scene();
        let turn = scene.rules.check(&scene.position, points)?;
        let after = scene.after(&turn);
        self.made.push(Made {
            seat: scene.learner(),
            turn,
            before: scene.position,
        });
        self.position = after;
        self.go_on();
        Ok(())
    }

    /// Decides the task after a turn, or hands the turn on.
    fn go_on(&mut self) {
        let learner = self.task.learner();
        let is_over = self.task.rules().outcome(&self.position).is_some();
        self.verdict = self.decided_at_once();
        if self.verdict.is_some() {
            return;
        }
        if !is_over && self.is_answered() && self.position.to_move() != learner {
            return;
        }
        let is_last = match self.task.kind {
            Kind::Play { turns, .. } => self.own_turns().count() >= turns,
            Kind::Mark { .. }
            | Kind::Choose { .. }
            | Kind::Build { .. }
            | Kind::Compare { .. }
            | Kind::Order { .. } => false,
        };
        if is_over || is_last {
            self.judge();
        } else {
            self.position = self.position.moved_by(learner);
            if self.task.rules().must_pass(&self.position) {
                self.judge();
            }
        }
    }

    /// Whether the turn just made is answered by another seat.
    fn is_answered(&self) -> bool {
        let own = self.own_turns().count();
        let Kind::Play {
            goals,
            turns,
            replies,
        } = &self.task.kind
        else {
            return false;
        };
        match replies {
            Replies::Still => false,
            Replies::Scripted(replies) => {
                let is_own = self
                    .made
                    .last()
                    .is_some_and(|made| made.seat == self.task.learner());
                is_own && own <= replies.len()
            }
            // What is won and lost is counted after the last reply.
            Replies::Engine(_) => {
                own < *turns || goals.iter().any(|goal| matches!(goal, Goal::Ahead(_)))
            }
        }
    }

    /// Takes the learner's last turn back with all replies to it; says whether there was one. The task is under way
    /// again.
    pub fn back(&mut self) -> bool {
        let learner = self.task.learner();
        let Some(last) = self.made.iter().rposition(|made| made.seat == learner) else {
            return false;
        };
        self.position = self.made[last].before;
        self.made.truncate(last);
        self.verdict = None;
        true
    }

    /// Begins again; hints that were given stay given.
    pub fn restart(&mut self) {
        *self = Self {
            numbers: std::mem::take(&mut self.numbers),
            best: self.best,
            hints: self.hints,
            ..Self::bare(&self.task)
        };
    }

    /// The points marked.
    pub fn marked(&self) -> PointSet {
        self.marked
    }

    /// Marks `point`, or takes its mark away; the task is under way again.
    pub fn mark(&mut self, point: Point) {
        self.verdict = None;
        if self.marked.contains(point) {
            self.marked.remove(point);
        } else {
            self.marked.insert(point);
        }
    }

    /// The answers or the turn chosen, from 0, in order.
    pub fn chosen(&self) -> &[usize] {
        &self.chosen
    }

    /// Chooses an answer (from 0), or takes the choice back; where only one can be right it takes the place of the one
    /// before. Answers that there are not change nothing.
    pub fn choose(&mut self, answer: usize) {
        let (count, several) = match &self.task.kind {
            Kind::Choose {
                answers, several, ..
            } => (answers.len(), *several),
            Kind::Compare { turns, .. } => (turns.len(), false),
            Kind::Play { .. } | Kind::Mark { .. } | Kind::Build { .. } | Kind::Order { .. } => {
                (0, false)
            }
        };
        if answer >= count {
            return;
        }
        self.verdict = None;
        if let Some(index) = self.chosen.iter().position(|chosen| *chosen == answer) {
            self.chosen.remove(index);
            return;
        }
        if !several {
            self.chosen.clear();
        }
        self.chosen.push(answer);
        self.chosen.sort_unstable();
    }

    /// The stones put, in the order in which that was done.
    pub fn put_stones(&self) -> &[(Piece, Point)] {
        &self.put
    }

    /// The palette with the number of stones left of each piece; empty for another kind of task.
    pub fn palette(&self) -> Vec<(Piece, usize)> {
        let Kind::Build { palette, .. } = &self.task.kind else {
            return Vec::new();
        };
        let left = |&(piece, most): &(Piece, usize)| {
            let put = self.put.iter().filter(|(put, _)| *put == piece).count();
            (piece, most - put)
        };
        palette.iter().map(left).collect()
    }

    /// Puts a stone of the palette on `point`; the task is under way again.
    ///
    /// # Errors
    /// Why it cannot be put there.
    pub fn put(&mut self, piece: Piece, point: Point) -> Result<(), NoRoom> {
        let Kind::Build { area, .. } = &self.task.kind else {
            return Err(NoRoom::NotNow);
        };
        let left = self.palette().into_iter().find(|(left, _)| *left == piece);
        if left.is_none_or(|(_, left)| left == 0) {
            Err(NoRoom::NoneLeft)
        } else if !area.contains(point) {
            Err(NoRoom::Outside)
        } else if self.position.at(point).is_some() {
            Err(NoRoom::Taken)
        } else if !piece.king && self.task.rules().king_row(piece.seat).contains(point) {
            Err(NoRoom::KingRow)
        } else {
            self.verdict = None;
            self.position.put(piece.seat, point);
            if piece.king {
                self.position.crown(point);
            }
            self.put.push((piece, point));
            Ok(())
        }
    }

    /// Takes a stone that was put on `point` away; says whether there was one.
    pub fn take(&mut self, point: Point) -> bool {
        let Some(index) = self.put.iter().position(|(_, put)| *put == point) else {
            return false;
        };
        self.verdict = None;
        self.put.remove(index);
        self.position.clear(point);
        true
    }

    /// The hints given so far.
    pub fn hints(&self) -> &[Text] {
        &self.task.hints[..self.hints]
    }

    /// The next hint; none if all are given.
    pub fn hint(&mut self) -> Option<&Text> {
        let hint = self.task.hints.get(self.hints)?;
        self.hints += 1;
        Some(hint)
    }

    /// The solution as things to show in order.
    pub fn solution(&self) -> Vec<Shown> {
        match &self.task.solution {
            Answer::Turns(attempts) => {
                let line = self.task.line.iter().cloned();
                let made = line.map(|made| Shown::Turn(Box::new(made)));
                let refused = attempts.iter().filter(|attempt| attempt.result.is_err());
                made.chain(refused.cloned().map(Shown::Tried)).collect()
            }
            Answer::Points(points) => vec![Shown::Marks(*points)],
            Answer::Chosen(answers) => vec![Shown::Chosen(answers.clone())],
            Answer::Stones(stones) => {
                let stones = stones.iter();
                stones
                    .map(|(piece, point)| Shown::Stone(*piece, *point))
                    .collect()
            }
        }
    }

    /// Whether what was done is this answer.
    fn is_answer(&self, answer: &Answer) -> bool {
        match answer {
            Answer::Turns(attempts) => {
                let tried = attempts.iter().map(|attempt| attempt.result.as_ref().ok());
                self.own_turns().map(|made| Some(&made.turn)).eq(tried)
            }
            Answer::Points(points) => self.marked == *points,
            Answer::Chosen(answers) => self.chosen == *answers,
            Answer::Stones(stones) => {
                let is_put = |stone| self.put.contains(stone);
                self.put.len() == stones.len() && stones.iter().all(is_put)
            }
        }
    }

    /// Gives a whole answer, with every reply, and judges it.
    pub(super) fn answer(&mut self, answer: &Answer) -> Verdict {
        match answer {
            Answer::Turns(attempts) => {
                for attempt in attempts {
                    let refusal = match &attempt.result {
                        Ok(turn) => self.play(turn.points()).err(),
                        Err(refusal) => Some(*refusal),
                    };
                    if let Some(refusal) = refusal {
                        return self.refused(refusal);
                    }
                    self.reply_at_once();
                }
            }
            Answer::Points(points) => self.marked = *points,
            Answer::Chosen(answers) => self.chosen.clone_from(answers),
            Answer::Stones(stones) => {
                for (piece, point) in stones {
                    if self.put(*piece, *point).is_err() {
                        return Verdict::Wrong(Feedback::default());
                    }
                }
            }
        }
        self.judge().clone()
    }
}
