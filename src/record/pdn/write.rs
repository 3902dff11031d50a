//! From records to PDN: tags, then the turns in full on lines of at most 80 signs.

use super::encoding::plain;
use std::fmt::Write as _;

use super::score::Score;
use super::start::{GAME_TYPE, SEATS};
use super::token::{Token, Tokens, begins_tag};
use crate::game::Act;
use crate::notation::{self, Naming};
use crate::record::{Line, Noted, Record, Remark};
use crate::rules::Family;

/// The longest line of turns, in signs.
const WIDTH: usize = 80;

/// The game of `record` as PDN, which [`games`](super::games) reads back with the same turns, remarks and result; none if
/// it is another game than draughts. What PDN has no place for is not written: the limits of automatic draws.
pub fn write(record: &Record) -> Option<String> {
    let game = record.game();
    let rules = game.rules();
    if !matches!(rules.family(), Family::Draughts) {
        return None;
    }
    let mut tags = Tags::default();
    let mut others = record.tags.clone();
    for name in ["Event", "Site"] {
        tags.put_some(name, others.remove(name));
    }
    tags.put_some("Date", record.date.clone());
    tags.put_some("Round", others.remove("Round"));
    for (seat, name, level) in SEATS {
        if let Some(entry) = record.seats().iter().find(|entry| entry.seat == seat) {
            tags.put(name, &entry.name);
            let number = entry.player.level().map(|level| level.number().to_string());
            tags.put_some(level, number);
        }
    }
    let claimed = others
        .remove("Result")
        .filter(|text| Score::of(text).is_some());
    let result = claimed.as_deref().unwrap_or(Score::of_game(game).text());
    tags.put("Result", result);
    let game_type = others.remove("GameType");
    tags.put("GameType", game_type.as_deref().unwrap_or(GAME_TYPE));
    if let Some(start) = game.given_start() {
        tags.put("SetUp", "1");
        tags.put("FEN", &notation::position(rules, start));
    }
    for (name, value) in &others {
        tags.put(name, value);
    }
    let mut text = Text::default();
    text.remarks(record.remarks.get(&0).map_or(&[], Vec::as_slice));
    let acts = game.entries().iter().map(|entry| &entry.act);
    for (ply, act) in acts.enumerate() {
        if let Act::Turn(turn) = act {
            text.turn(ply, &notation::turn(rules.board(), Naming::Written, turn));
        }
        text.remarks(record.remarks.get(&(ply + 1)).map_or(&[], Vec::as_slice));
    }
    text.word(result);
    Some(format!("{}\n{}\n", tags.0, text.lines))
}

/// The tags as lines.
#[derive(Default)]
struct Tags(String);

impl Tags {
    fn put(&mut self, name: &str, value: &str) {
        let is_sign = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut name: String = name
            .chars()
            .map(|c| if is_sign(c) { c } else { '_' })
            .collect();
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            name.insert(0, 'X');
        }
        let value = plain(value).replace('\\', "\\\\").replace('"', "\\\"");
        let value = value.replace(['\n', '\t'], " ");
        let _ = writeln!(self.0, "[{name} \"{value}\"]");
    }

    fn put_some(&mut self, name: &str, value: Option<String>) {
        if let Some(value) = value {
            self.put(name, &value);
        }
    }
}

/// The turns as lines.
#[derive(Default)]
struct Text {
    lines: String,
    /// The signs of the last line.
    column: usize,
    /// Whether the number of the round must be said although the second player moves.
    is_interrupted: bool,
    /// Whether marks can follow without a blank: the last word was a turn or a mark of one.
    takes_marks: bool,
    /// How many variations are open.
    depth: usize,
}

impl Text {
    /// Adds a word after a blank or on a new line; no blank stands after an opening parenthesis.
    fn word(&mut self, word: &str) {
        let length = word
            .split('\n')
            .next()
            .map_or(0, |line| line.chars().count());
        if self.column > 0 && !self.lines.ends_with('(') {
            let fits = self.column + 1 + length <= WIDTH;
            self.lines.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.attach(word);
        self.takes_marks = is_turn(word);
    }

    /// Adds a word without a blank.
    fn attach(&mut self, word: &str) {
        self.lines += word;
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + word.chars().count(),
        };
    }

    /// The turn with this number (from 0), behind the number of its round where that must be said.
    fn turn(&mut self, ply: usize, turn: &str) {
        let round = ply / 2 + 1;
        if ply.is_multiple_of(2) {
            self.word(&format!("{round}. {turn}"));
        } else if self.is_interrupted {
            self.word(&format!("{round}... {turn}"));
        } else {
            self.word(turn);
        }
        self.is_interrupted = false;
        self.takes_marks = true;
    }

    fn remarks(&mut self, remarks: &[Remark]) {
        for remark in remarks {
            match remark {
                Remark::Comment(text) => self.comment(text),
                Remark::Mark(mark) => self.mark(mark),
                Remark::Variation(line) => self.variation(line),
            }
        }
    }

    /// A comment in braces, or, if there is one in it, to the end of its line.
    fn comment(&mut self, text: &str) {
        let text = plain(text);
        if text.contains('}') && !text.contains('\n') {
            self.word(&format!(";{text}"));
            self.attach("\n");
        } else {
            // What would end the comment, or look like the tags of the next game.
            let text = text.replace('}', ")");
            let lines = text.split('\n').enumerate().map(|(number, line)| {
                let is_tag = number > 0 && begins_tag(line);
                format!("{}{line}", if is_tag { " " } else { "" })
            });
            self.word(&format!("{{{}}}", lines.collect::<Vec<_>>().join("\n")));
        }
        self.is_interrupted = true;
    }

    /// A mark stands at its turn; what is none, or would be taken for the end of the game, is written as a comment.
    fn mark(&mut self, mark: &str) {
        let is_result = Score::of(mark).is_some();
        let is_strength = matches!(token(mark), Some(Token::Mark(_)));
        if is_strength || self.takes_marks && mark == "*" {
            let strength = ['!', '?'];
            let joins = self.lines.ends_with(strength) && mark.starts_with(strength);
            if self.takes_marks && !joins {
                self.attach(mark);
            } else {
                if self.lines.ends_with('(') {
                    // `(!)` is a mark itself.
                    self.attach(" ");
                }
                self.word(mark);
            }
        } else if is_result && self.depth > 0 {
            self.word(mark);
        } else {
            self.comment(mark);
        }
    }

    fn variation(&mut self, line: &Line) {
        self.word("(");
        self.depth += 1;
        self.remarks(&line.remarks);
        for Noted { turn, remarks } in &line.turns {
            if is_turn(turn) {
                self.word(turn);
            } else {
                self.comment(turn);
            }
            self.remarks(remarks);
        }
        self.depth -= 1;
        self.attach(")");
        self.takes_marks = false;
        self.is_interrupted = true;
    }
}

/// The token that `word` is; none if it is not exactly one.
fn token(word: &str) -> Option<Token<'_>> {
    let mut tokens = Tokens::new(word);
    let only = tokens.next()?.token;
    let whole = !word.starts_with(char::is_whitespace) && !word.ends_with(char::is_whitespace);
    (whole && tokens.next().is_none()).then_some(only)
}

fn is_turn(word: &str) -> bool {
    matches!(token(word), Some(Token::Turn(_)))
}
