//! The answers of a task: the solution, and those that must fail.

use crate::board::Point;
use crate::lesson::Task;
use crate::lesson::error::Problem;
use crate::lesson::kind::{Answer, Kind, Piece, Replies, WrongAnswer};
use crate::lesson::scene::{Attempt, Scene};
use crate::lesson::tree::{Node, Wrong};
use crate::lesson::trial::{Made, Trial};
use crate::notation::{self, TurnError};
use crate::rules::Refusal;

use super::kind::piece;
use super::parts::points;
use super::{point, text};

/// A turn as it was tried.
pub(super) fn attempt(scene: &Scene, node: &Node) -> Result<Attempt, Wrong> {
    scene
        .attempt(node.text()?)
        .map_err(|error| node.wrong(Problem::Turn(error)))
}

pub(super) fn wrong_answer(
    task: &Task,
    facts: &[String],
    node: &Node,
) -> Result<WrongAnswer, Wrong> {
    let object = node.object(&["answer", "says"])?;
    let (answer, _) = answer(task, &object.need("answer")?, false)?;
    Ok(WrongAnswer {
        answer,
        says: object.read("says", |node| text(node, facts))?,
    })
}

/// An answer to `task`, with all that happens in it. The solution must be legal.
pub(super) fn answer(
    task: &Task,
    node: &Node,
    is_solution: bool,
) -> Result<(Answer, Vec<Made>), Wrong> {
    let answer = match &task.kind {
        Kind::Play { .. } | Kind::Order { .. } => return turns(task, node, is_solution),
        Kind::Mark { .. } => Answer::Points(points(&task.scene, node)?),
        Kind::Choose { answers, .. } => chosen(answers.len(), node)?,
        Kind::Compare { turns, .. } => chosen(turns.len(), node)?,
        Kind::Build { .. } => Answer::Stones(stones(task, node)?),
    };
    Ok((answer, Vec::new()))
}

fn turns(task: &Task, node: &Node, is_solution: bool) -> Result<(Answer, Vec<Made>), Wrong> {
    let mut trial = Trial::bare(task);
    let tries = trial.asks_refusal();
    let mut attempts: Vec<Attempt> = Vec::new();
    for node in node.some()? {
        // The engine takes its time, so it is asked only where something follows.
        trial.reply_at_once();
        let is_over = trial.verdict().is_some()
            || attempts
                .last()
                .is_some_and(|attempt| attempt.result.is_err());
        if is_over && !is_solution {
            // How soon a lost game is over is for the engine to say.
            break;
        }
        if is_over {
            return Err(node.wrong(Problem::TooManyTurns));
        }
        let attempt = attempt(&trial.scene(), &node)?;
        match &attempt.result {
            Ok(turn) => {
                let made = trial.play(turn.points());
                made.map_err(|refusal| refused(task, &node, refusal))?;
                if is_solution {
                    check_reply(&trial)?;
                }
            }
            Err(refusal) if is_solution && !tries => return Err(refused(task, &node, *refusal)),
            Err(_) => {}
        }
        attempts.push(attempt);
    }
    if is_solution {
        trial.reply_at_once();
    }
    Ok((Answer::Turns(attempts), trial.made().to_vec()))
}

/// Checks that the reply that is due in the solution is the one that the file has.
fn check_reply(trial: &Trial) -> Result<(), Wrong> {
    let Kind::Play {
        replies: Replies::Scripted(replies),
        ..
    } = &trial.task().kind
    else {
        return Ok(());
    };
    let index = trial.own_turns().count() - 1;
    let text = replies.get(index).filter(|_| trial.due().is_some());
    let read = text.map(|text| notation::read_turn(trial.task().rules(), trial.position(), text));
    match read {
        Some(Err(error)) => Err(Wrong {
            field: format!("replies[{index}]"),
            problem: Problem::Turn(error),
        }),
        Some(Ok(_)) | None => Ok(()),
    }
}

fn refused(task: &Task, node: &Node, refusal: Refusal) -> Wrong {
    node.wrong(Problem::Turn(TurnError::Refused(refusal, task.rules())))
}

/// The numbers of answers, from 1 in the file.
fn chosen(most: usize, node: &Node) -> Result<Answer, Wrong> {
    let number = |node: &Node| {
        let found = node.number(1)?;
        if found > most {
            return Err(node.wrong(Problem::NoAnswer { found, most }));
        }
        Ok(found - 1)
    };
    let mut answers: Vec<usize> = if node.is_number() {
        vec![number(node)?]
    } else {
        node.some()?.iter().map(number).collect::<Result<_, _>>()?
    };
    answers.sort_unstable();
    answers.dedup();
    Ok(Answer::Chosen(answers))
}

/// The stones that an answer puts on the board of `task`.
fn stones(task: &Task, node: &Node) -> Result<Vec<(Piece, Point)>, Wrong> {
    let scene = &task.scene;
    let mut trial = Trial::bare(task);
    let mut stones = Vec::new();
    for (name, node) in node.entries()? {
        let piece = piece(scene, name, &node)?;
        for node in node.list()? {
            let point = point(scene, &node)?;
            let no_room = |_| node.wrong(Problem::NoRoom(scene.board().name(point).to_owned()));
            trial.put(piece, point).map_err(no_room)?;
            stones.push((piece, point));
        }
    }
    Ok(stones)
}
