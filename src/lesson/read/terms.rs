//! What the tasks of a lesson are played by: rules, options, and positions under them.

use crate::lesson::error::Problem;
use crate::lesson::scene::Scene;
use crate::lesson::tree::{Node, Object, Wrong};
use crate::notation;
use crate::rules::{self, Choice, Options, Rules};

/// The keys of the options.
const OPTIONS: &[&str] = &["players", "anti_block", "quiet_draw", "repetition_draw"];

/// What the tasks of a lesson are played by.
pub(super) struct Terms {
    pub(super) rules: &'static dyn Rules,
    players: Option<usize>,
    anti_block: Option<bool>,
    quiet_draw: Option<usize>,
    repetition_draw: Option<usize>,
}

impl Terms {
    pub(super) fn read(object: &Object) -> Result<Self, Wrong> {
        let node = object.need("ruleset")?;
        let name = node.text()?;
        let named = rules::ALL.iter().copied().find(|rules| rules.id() == name);
        let rules = named.ok_or_else(|| node.wrong(Problem::UnknownRules(name.to_owned())))?;
        let mut terms = Self {
            rules,
            players: None,
            anti_block: None,
            quiet_draw: None,
            repetition_draw: None,
        };
        let Some(options) = object.read("options", |node| node.object(OPTIONS))? else {
            return Ok(terms);
        };
        let choices = [
            (Choice::Players, "players"),
            (Choice::AntiBlock, "anti_block"),
            (Choice::QuietDraw, "quiet_draw"),
            (Choice::RepetitionDraw, "repetition_draw"),
        ];
        for (choice, option) in choices {
            if let Some(node) = options.get(option).filter(|_| !rules.offers(choice)) {
                return Err(node.wrong(Problem::Option { rules, option }));
            }
        }
        terms.players = options.read("players", |node| {
            let found = node.number(1)?;
            match rules.seats(found) {
                Some(_) => Ok(found),
                None => Err(node.wrong(Problem::Players { rules, found })),
            }
        })?;
        terms.anti_block = options.read("anti_block", Node::flag)?;
        terms.quiet_draw = options.read("quiet_draw", |node| node.number(0))?;
        terms.repetition_draw = options.read("repetition_draw", |node| node.number(0))?;
        Ok(terms)
    }

    /// The options for a number of players.
    fn options(&self, players: usize) -> Options {
        let usual = self.rules.options(players);
        Options {
            players,
            anti_block: self.anti_block.unwrap_or(usual.anti_block),
            quiet_draw: self.quiet_draw.unwrap_or(usual.quiet_draw),
            repetition_draw: self.repetition_draw.unwrap_or(usual.repetition_draw),
        }
    }

    /// The number of players if no position tells.
    fn players(&self) -> usize {
        self.players.unwrap_or(self.rules.seatings()[0].len())
    }

    /// The scene of a position that stands in the file.
    pub(super) fn scene(&self, node: &Node) -> Result<Scene, Wrong> {
        let wrong = |error| node.wrong(Problem::Position(error));
        let usual = self.options(self.players());
        let position = if node.is_list() {
            let lines = node.some()?;
            let lines: Vec<&str> = lines.iter().map(Node::text).collect::<Result<_, _>>()?;
            let seats = self.rules.seats(usual.players).unwrap_or_default();
            notation::read_picture(self.rules, seats, &lines).map_err(wrong)?
        } else if node.text()?.trim() == "start" {
            self.rules.start(&usual)
        } else {
            notation::read_position(self.rules, node.text()?).map_err(wrong)?
        };
        let found = self
            .players
            .filter(|players| *players != position.players());
        if let Some(found) = found {
            let expected = position.players();
            return Err(node.wrong(Problem::PlayersDiffer { found, expected }));
        }
        Ok(Scene {
            rules: self.rules,
            options: self.options(position.players()),
            position,
        })
    }
}

/// Gives the seats that are home their places, as at the beginning of a game; the learner must have a turn to make.
pub(super) fn settle(scene: &mut Scene) -> Result<(), Problem> {
    let given = scene.position;
    let Scene {
        rules,
        options,
        position,
    } = scene;
    rules.settle(options, position);
    if position.to_move() == given.to_move() && scene.can_begin() {
        Ok(())
    } else {
        Err(Problem::Finished)
    }
}
