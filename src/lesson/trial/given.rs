//! Answers given without turns: marks, choices, and stones put on the board.

use crate::board::{Point, PointSet};
use crate::lesson::kind::{Kind, Piece};
use crate::lesson::trial::Trial;

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

impl Trial {
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
        if answer >= self.task.kind.choices() {
            return;
        }
        self.verdict = None;
        if let Some(index) = self.chosen.iter().position(|chosen| *chosen == answer) {
            self.chosen.remove(index);
            return;
        }
        if !self.task.kind.has_several() {
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
}
