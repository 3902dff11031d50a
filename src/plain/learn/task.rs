//! One task: it is shown in words, answered in whole lines, and judged.

use std::io;

use crate::board::{Point, PointSet};
use crate::game::{Act, Entry};
use crate::lang::Lang;
use crate::lesson::{
    Attempt, Feedback, Kind, KindName, Lesson, Made, Piece, Shown, Task, Trial, Verdict,
};
use crate::notation;
use crate::plain::learn::Learn;
use crate::plain::learn::word::Word;
use crate::plain::picture::picture;
use crate::rules::Refusal;
use crate::words;

/// How a task was left.
pub(super) enum Left {
    /// Solved, in so many turns of the learner.
    Solved(usize),
    Skipped,
    /// The learner leaves the program.
    Quit,
}

/// A task being done.
pub(super) struct Session<'l, 't, 'a> {
    learn: &'l mut Learn<'t, 'a>,
    lesson: &'l Lesson,
    trial: Trial,
}

impl<'l, 't, 'a> Session<'l, 't, 'a> {
    pub(super) fn new(learn: &'l mut Learn<'t, 'a>, lesson: &'l Lesson, task: &Task) -> Self {
        Self {
            learn,
            lesson,
            trial: Trial::new(task),
        }
    }

    /// Holds the conversation about the task.
    pub(super) fn run(&mut self) -> io::Result<Left> {
        self.introduce()?;
        let lang = self.learn.talk.manner.lang;
        while let Some(line) = self.learn.talk.listen()? {
            let read = Word::read(lang, &line);
            let problem = read.and_then(|(word, more)| {
                let problem = word.follows().problem(more)?;
                Some((problem, word.help(lang)))
            });
            match (read, problem) {
                (_, Some((problem, help))) => self.learn.talk.say_usage(problem, &help)?,
                (None, _) => self.answer(&line)?,
                (Some((word, more)), None) => {
                    if let Some(left) = self.obey(word, more)? {
                        return Ok(left);
                    }
                }
            }
            if self.trial.verdict().is_some_and(Verdict::is_right) {
                return Ok(Left::Solved(self.trial.counted_turns()));
            }
        }
        Ok(Left::Quit)
    }

    /// Does what a word asks for; says whether the task is left by it.
    fn obey(&mut self, word: Word, more: &str) -> io::Result<Option<Left>> {
        match word {
            Word::Hint => self.hint()?,
            Word::Solution => self.solution()?,
            Word::Skip => return Ok(Some(Left::Skipped)),
            Word::Again => {
                self.trial.restart();
                self.position()?;
            }
            Word::Undo => self.undo()?,
            Word::Why => self.why(more)?,
            Word::Moves => self.moves(more)?,
            Word::Board => self.board()?,
            Word::Position => self.position()?,
            Word::Task => self.introduce()?,
            Word::Help => self.help()?,
            Word::Quit => return Ok(Some(Left::Quit)),
        }
        Ok(None)
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        for line in text.lines() {
            self.learn.talk.say(line)?;
        }
        Ok(())
    }

    /// Says a text of the task.
    fn tell(&mut self, text: &crate::lesson::Text) -> io::Result<()> {
        let code = self.learn.talk.manner.lang.language().code();
        let said = self.trial.say(text, code);
        self.say(&said)
    }

    fn names(&self, points: impl IntoIterator<Item = Point>) -> String {
        let (board, naming) = (self.trial.scene().board(), self.learn.talk.manner.naming);
        words::names(board, naming, points)
    }

    /// Says the task, the position, what there is to choose from, and how it is answered.
    fn introduce(&mut self) -> io::Result<()> {
        let text = self.trial.task().text.clone();
        self.tell(&text)?;
        self.board()?;
        self.position()?;
        self.choices()?;
        self.how()
    }

    /// Says what there is to choose from or to place.
    fn choices(&mut self) -> io::Result<()> {
        let (rules, manner) = (self.trial.task().rules(), self.learn.talk.manner);
        let code = manner.lang.language().code();
        let choices: Vec<String> = match &self.trial.task().kind {
            Kind::Choose { answers, .. } => answers
                .iter()
                .map(|answer| self.trial.say(&answer.text, code))
                .collect(),
            Kind::Compare { turns, .. } => turns
                .iter()
                .map(|candidate| notation::turn(rules.board(), manner.naming, &candidate.turn))
                .collect(),
            Kind::Build { .. } => {
                let palette = self.trial.palette().into_iter();
                let stones: Vec<String> = palette
                    .map(|(piece, left)| format!("{} {left}", called(manner.lang, piece)))
                    .collect();
                let stones = stones.join(", ");
                return self
                    .learn
                    .talk
                    .say_text("learn-palette", &[("stones", (&stones).into())]);
            }
            Kind::Play { .. } | Kind::Mark { .. } | Kind::Order { .. } => Vec::new(),
        };
        for (number, choice) in (1..).zip(choices) {
            self.learn.talk.say(&format!("{number}. {choice}"))?;
        }
        Ok(())
    }

    /// Says how the task is answered.
    fn how(&mut self) -> io::Result<()> {
        let several = self.trial.task().kind.has_several();
        let id = match self.trial.task().kind.name() {
            KindName::Play | KindName::Order => {
                let turns = match self.trial.task().kind {
                    Kind::Play { turns, .. } => turns,
                    Kind::Mark { .. }
                    | Kind::Choose { .. }
                    | Kind::Build { .. }
                    | Kind::Compare { .. }
                    | Kind::Order { .. } => 0,
                };
                return self
                    .learn
                    .talk
                    .say_text("learn-how-play", &[("turns", turns.into())]);
            }
            KindName::Mark => "learn-how-mark",
            KindName::Choose if several => "learn-how-choose-several",
            KindName::Choose | KindName::Compare => "learn-how-choose",
            KindName::Build => "learn-how-build",
        };
        self.learn.talk.say_text(id, &[])
    }

    fn board(&mut self) -> io::Result<()> {
        for line in picture(self.trial.task().rules(), self.trial.position()) {
            self.learn.talk.say(&line)?;
        }
        Ok(())
    }

    /// Says what stands where, for every seat that has stones, and who is to move.
    fn position(&mut self) -> io::Result<()> {
        let game = self.trial.game();
        let position = *self.trial.position();
        for seat in position
            .seats()
            .filter(|seat| !position.stones(*seat).is_empty())
        {
            let manner = self.learn.talk.manner;
            let stones = manner.stones(&game, seat, &words::seat(manner.lang, seat));
            self.learn.talk.say(&stones)?;
        }
        self.learn
            .talk
            .say_of("learn-you-are", self.trial.task().learner())
    }

    /// Takes a line as an answer.
    fn answer(&mut self, line: &str) -> io::Result<()> {
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

    fn not_a_point(&mut self, name: &str) -> io::Result<()> {
        self.learn
            .talk
            .say_text("refusal-not-a-point", &[("text", name.into())])?;
        self.learn.talk.say_text("plain-see-help", &[])
    }

    /// The points that a line names, or the first name that is none.
    fn points(&self, line: &str) -> Result<PointSet, String> {
        let board = self.trial.scene().board();
        let names = line.split(is_separator).filter(|name| !name.is_empty());
        names
            .map(|name| board.point(name).map_err(|_| name.to_owned()))
            .collect()
    }

    /// Takes a line as the numbers of what is chosen.
    fn choose(&mut self, line: &str) -> io::Result<()> {
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
    fn build(&mut self, line: &str) -> io::Result<()> {
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
    fn turn(&mut self, line: &str) -> io::Result<()> {
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

    fn say_refusal(&mut self, refusal: Refusal) -> io::Result<()> {
        let manner = self.learn.talk.manner;
        let board = self.trial.scene().board();
        self.say(&words::refusal(manner.lang, board, manner.naming, &refusal))
    }

    fn say_made(&mut self, made: &Made) -> io::Result<()> {
        let entry = Entry {
            seat: made.seat,
            act: Act::Turn(made.turn.clone()),
        };
        let manner = self.learn.talk.manner;
        let seat = words::seat(manner.lang, made.seat);
        let said = manner.entry(self.trial.task().rules(), &entry, &seat);
        self.say(&said)
    }

    /// Judges the answer and says what comes of it; a wrong one leads back to the beginning of the task.
    fn judge(&mut self) -> io::Result<()> {
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

    /// Says what is wrong.
    fn feedback(&mut self, feedback: &Feedback) -> io::Result<()> {
        let manner = self.learn.talk.manner;
        let board = self.trial.scene().board();
        for fault in &feedback.faults {
            self.say(&words::fault(manner.lang, board, manner.naming, fault))?;
        }
        for says in &feedback.says {
            self.tell(says)?;
        }
        if feedback.lost.is_empty() {
            return Ok(());
        }
        let pair = |pair: &crate::analysis::Pair| {
            notation::points(board, manner.naming, &[pair.stone, pair.end], false)
        };
        let paths: Vec<String> = feedback.lost.iter().map(pair).collect();
        let paths = paths.join(", ");
        self.learn
            .talk
            .say_text("learn-lost", &[("paths", (&paths).into())])
    }

    /// Says the numbers that a solved task has: those of the turns compared, or the turns made and the least possible.
    fn numbers(&mut self) -> io::Result<()> {
        let lang = self.learn.talk.manner.lang;
        if let Kind::Compare { by, .. } = self.trial.task().kind {
            let scale = words::scale(lang, by);
            let values = self.trial.task().values();
            let values: Vec<String> = (1..)
                .zip(values)
                .map(|(number, value)| format!("{number}: {value}"))
                .collect();
            return self.say(&format!("{scale}. {}", values.join(", ")));
        }
        match self.trial.optimum() {
            Some(best) => {
                let made = self.trial.own_turns().count();
                let numbers = [("made", made.into()), ("best", best.into())];
                self.learn.talk.say_text("learn-optimum", &numbers)
            }
            None => Ok(()),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        match self.trial.hint().cloned() {
            Some(hint) => self.tell(&hint),
            None => self.learn.talk.say_text("learn-no-hint", &[]),
        }
    }

    /// Says the solution; the task is still there to be done.
    fn solution(&mut self) -> io::Result<()> {
        let manner = self.learn.talk.manner;
        let board = self.trial.scene().board();
        self.learn.talk.say_text("learn-solution", &[])?;
        for shown in self.trial.solution() {
            match shown {
                Shown::Turn(made) => self.say_made(&made)?,
                Shown::Tried(attempt) => {
                    self.say(&attempt.text)?;
                    if let Err(refusal) = attempt.result {
                        self.say_refusal(refusal)?;
                    }
                }
                Shown::Marks(points) => {
                    let names = self.names(points.iter());
                    self.say(&names)?;
                }
                Shown::Chosen(answers) => {
                    let numbers = answers.iter().map(|answer| (answer + 1).to_string());
                    self.say(&numbers.collect::<Vec<_>>().join(", "))?;
                }
                Shown::Stone(piece, point) => {
                    let point = manner.naming.name(board, point);
                    self.say(&format!("{} {point}", called(manner.lang, piece)))?;
                }
            }
        }
        Ok(())
    }

    fn undo(&mut self) -> io::Result<()> {
        if self.trial.back() {
            self.learn
                .talk
                .say_text("plain-undone", &[("count", 1.into())])?;
            return self.position();
        }
        self.learn.talk.say_text("said-nothing-back", &[])
    }

    /// Says whether the turn that `text` names is legal and, if not, why.
    fn why(&mut self, text: &str) -> io::Result<()> {
        let manner = self.learn.talk.manner;
        let rules = self.trial.task().rules();
        match notation::read_turn(rules, self.trial.position(), text) {
            Ok(turn) => {
                let turn = notation::turn(rules.board(), manner.naming, &turn);
                self.learn
                    .talk
                    .say_text("explain-legal", &[("turn", (&turn).into())])
            }
            Err(error) => self.say(&words::turn_error(manner.lang, manner.naming, &error)),
        }
    }

    /// Lists the legal turns, or those of the stone on a point.
    fn moves(&mut self, text: &str) -> io::Result<()> {
        let (rules, naming) = (self.trial.task().rules(), self.learn.talk.manner.naming);
        let Ok(points) = self.points(text) else {
            return self.not_a_point(text);
        };
        let mut turns = rules.turns(self.trial.position());
        turns.retain(|turn| {
            let origin = turn.points().first();
            points.is_empty() || origin.is_some_and(|origin| points.contains(*origin))
        });
        self.learn
            .talk
            .say_text("plain-moves", &[("count", turns.len().into())])?;
        for turn in turns {
            self.learn
                .talk
                .say(&notation::turn(rules.board(), naming, &turn))?;
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        self.how()?;
        let lang = self.learn.talk.manner.lang;
        for word in Word::ALL {
            self.learn.talk.say(&word.help(lang))?;
        }
        Ok(())
    }
}

/// What a piece of the palette is called: `red`, `black-king`, or in another language `rot`, `schwarz-dame`.
fn called(lang: &Lang, piece: Piece) -> String {
    let seat = words::seat(lang, piece.seat);
    let called = if piece.king {
        format!("{seat}-{}", lang.text("learn-king"))
    } else {
        seat
    };
    called.to_lowercase()
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || ",;:".contains(c)
}
