//! Answers in a line, and what is made of them.

use std::io;

use super::{Session, called};
use crate::board::PointSet;
use crate::lesson::{Attempt, KindName, Piece, Verdict};
use crate::words;

impl Session<'_, '_, '_> {
    /// Takes a line as an answer.
    pub(super) fn answer(&mut self, line: &str) -> io::Result<()> {
        match self.trial.task().kind.name() {
            KindName::Play | KindName::Order => self.turn(line),
            KindName::Mark => match self.points(line) {
                Ok(points) => {
                    self.trial.restart();
                    for point in points.iter() {
                        self.trial.mark(point);
                    }
                    self.judge()
                }
                Err(name) => self.not_a_point(&name),
            },
            KindName::Choose | KindName::Compare => self.choose(line),
            KindName::Build => self.build(line),
        }
    }

    /// The points that a line names, or the first name that is none.
    pub(super) fn points(&self, line: &str) -> Result<PointSet, String> {
        let board = self.trial.scene().board();
        let names = line.split(is_separator).filter(|name| !name.is_empty());
        names
            .map(|name| board.point(name).map_err(|_| name.to_owned()))
            .collect()
    }

    /// Takes a line as the numbers of what is chosen.
    pub(super) fn choose(&mut self, line: &str) -> io::Result<()> {
        let most = self.trial.task().kind.choices();
        let numbers = line.split(is_separator).filter(|text| !text.is_empty());
        let chosen: Option<Vec<usize>> = numbers
            .map(|text| {
                let number: usize = text.trim_end_matches('.').parse().ok()?;
                (1..=most).contains(&number).then(|| number - 1)
            })
            .collect();
        let Some(mut chosen) = chosen.filter(|chosen| !chosen.is_empty()) else {
            return self
                .learn
                .talk
                .say_text("plain-number", &[("most", most.into())]);
        };
        chosen.sort_unstable();
        chosen.dedup();
        self.trial.restart();
        for answer in chosen {
            self.trial.choose(answer);
        }
        self.judge()
    }

    /// Takes a line as stones and where they are put: `red a5, b6 blue c7`.
    pub(super) fn build(&mut self, line: &str) -> io::Result<()> {
        let palette: Vec<Piece> = self
            .trial
            .palette()
            .iter()
            .map(|(piece, _)| *piece)
            .collect();
        self.trial.restart();
        let mut piece = palette.first().copied();
        for word in line.split(is_separator).filter(|word| !word.is_empty()) {
            let lang = self.learn.talk.manner.lang;
            let is_called = |piece: &&Piece| {
                let word = word.to_lowercase();
                piece.id() == word || called(lang, **piece) == word
            };
            if let Some(named) = palette.iter().find(is_called) {
                piece = Some(*named);
                continue;
            }
            let board = self.trial.scene().board();
            let (Some(piece), Ok(point)) = (piece, board.point(word)) else {
                return self.not_a_point(word);
            };
            if let Err(why) = self.trial.put(piece, point) {
                self.trial.restart();
                let manner = self.learn.talk.manner;
                let why = words::no_room(manner.lang, board, manner.naming, why, point);
                return self.say(&why);
            }
        }
        self.board()?;
        self.judge()
    }

    /// Takes a line as a turn.
    pub(super) fn turn(&mut self, line: &str) -> io::Result<()> {
        match self.trial.scene().attempt(line) {
            Ok(Attempt {
                result: Ok(turn), ..
            }) => {
                let from = self.trial.made().len();
                if let Err(refusal) = self.trial.play(turn.points()) {
                    return self.say_refusal(refusal);
                }
                self.learn.talk.output.flush()?;
                self.trial.reply_at_once();
                for number in from..self.trial.made().len() {
                    let made = self.trial.made()[number].clone();
                    self.say_made(&made)?;
                }
                match self.trial.verdict() {
                    Some(_) => self.judge(),
                    None => self.learn.talk.say_text("learn-go-on", &[]),
                }
            }
            Ok(Attempt {
                points,
                result: Err(refusal),
                ..
            }) => {
                let verdict = self.trial.refused(points.first().copied(), refusal);
                self.say_refusal(refusal)?;
                if verdict.is_right() {
                    self.judge()?;
                }
                Ok(())
            }
            Err(error) => {
                let manner = self.learn.talk.manner;
                self.say(&words::turn_error(manner.lang, manner.naming, &error))?;
                self.learn.talk.say_text("plain-see-help", &[])
            }
        }
    }

    /// Judges the answer and says what comes of it; a wrong one leads back to the beginning of the task.
    pub(super) fn judge(&mut self) -> io::Result<()> {
        let verdict = self.trial.judge().clone();
        self.learn.study.progress.tried(self.lesson);
        self.learn.keep()?;
        match verdict {
            Verdict::Right => {
                self.learn.talk.say_text("learn-right", &[])?;
                for remark in self
                    .trial
                    .remarks()
                    .into_iter()
                    .cloned()
                    .collect::<Vec<_>>()
                {
                    self.tell(&remark)?;
                }
                self.numbers()?;
                let done = self.trial.task().done.clone();
                done.map_or(Ok(()), |done| self.tell(&done))
            }
            Verdict::Wrong(feedback) => {
                self.learn.talk.say_text("learn-wrong", &[])?;
                self.feedback(&feedback)?;
                self.trial.restart();
                self.learn.talk.say_text("learn-once-more", &[])
            }
        }
    }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || ",;:".contains(c)
}
