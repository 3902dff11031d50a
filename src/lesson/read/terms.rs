//! What the tasks of a lesson are played by: rules, options, and positions under them.

use crate::lesson::error::Problem;
use crate::lesson::scene::Scene;
use crate::lesson::tree::{Node, Object, Wrong};
use crate::notation;
use crate::rules::{self, Choice, Options, Rules, Wanted};

/// The keys of the options.
const OPTIONS: [&str; 4] = {
    let [players, anti_block, quiet_draw, repetition_draw] = Choice::ALL;
    [
        players.key(),
        anti_block.key(),
        quiet_draw.key(),
        repetition_draw.key(),
    ]
};

/// What the tasks of a lesson are played by.
pub(super) struct Terms {
    pub(super) rules: &'static dyn Rules,
    wanted: Wanted,
    /// The options where no position tells how many play.
    usual: Options,
}

impl Terms {
    pub(super) fn read(object: &Object) -> Result<Self, Wrong> {
        let node = object.need("ruleset")?;
        let name = node.text()?;
        let named = rules::ALL.iter().copied().find(|rules| rules.id() == name);
        let rules = named.ok_or_else(|| node.wrong(Problem::UnknownRules(name.to_owned())))?;
        let options = object.read("options", |node| node.object(&OPTIONS))?;
        let wanted = options.as_ref().map_or(Ok(Wanted::default()), |options| {
            Ok(Wanted {
                players: options.read(Choice::Players.key(), |node| node.number(1))?,
                anti_block: options.read(Choice::AntiBlock.key(), Node::flag)?,
                quiet_draw: options.read(Choice::QuietDraw.key(), |node| node.number(0))?,
                repetition_draw: options
                    .read(Choice::RepetitionDraw.key(), |node| node.number(0))?,
            })
        })?;
        let usual = wanted.options(rules, None).map_err(|error| {
            let option = options.and_then(|options| options.get(error.choice().key()));
            let node = option.as_ref().unwrap_or(&object.node);
            node.wrong(Problem::Options(error))
        })?;
        Ok(Self {
            rules,
            wanted,
            usual,
        })
    }

    /// The scene of a position that stands in the file.
    pub(super) fn scene(&self, node: &Node) -> Result<Scene, Wrong> {
        let wrong = |error| node.wrong(Problem::Position(error));
        let position = if node.is_list() {
            let lines = node.some()?;
            let lines: Vec<&str> = lines.iter().map(Node::text).collect::<Result<_, _>>()?;
            let seats = self.rules.seats(self.usual.players).unwrap_or_default();
            notation::read_picture(self.rules, seats, &lines).map_err(wrong)?
        } else if node.text()?.trim() == "start" {
            self.rules.start(&self.usual)
        } else {
            notation::read_position(self.rules, node.text()?).map_err(wrong)?
        };
        let options = self.wanted.options(self.rules, Some(&position));
        Ok(Scene {
            rules: self.rules,
            options: options.map_err(|error| node.wrong(Problem::Options(error)))?,
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
