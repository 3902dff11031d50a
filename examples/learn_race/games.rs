//! Games of the engine against itself, with turns drawn by lot among them, written down position by position.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use sprungbrett::board::Point;
use sprungbrett::engine::{Budget, Others, burdens, solve, think};
use sprungbrett::game::Game;
use sprungbrett::rules::{Move, Outcome, Rules, Seat};

/// Turns drawn by lot at the beginning of a game: at least and at the most.
const OPENING: (usize, usize) = (2, 10);
/// Of so many later turns one is drawn by lot, up to the turn `LATEST` of the game.
const RARE: usize = 14;
const LATEST: usize = 60;
/// Turns after which a game counts for nothing.
const MOST_TURNS: usize = 400;
/// For how long the last way home of the loser is looked for.
const LAST_WAY: Duration = Duration::from_millis(30);

/// Numbers by lot (xorshift, Marsaglia 2003).
pub struct Lot(u64);

impl Lot {
    pub fn new(seed: u64) -> Self {
        let mut lot = Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..8 {
            lot.below(2);
        }
        lot
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 20).unwrap_or(0) % end.max(1)
    }
}

/// A turn by lot, one that leads on if there are any.
fn any_turn(game: &Game, seat: Seat, lot: &mut Lot) -> Option<Move> {
    let rules = game.rules();
    let goal = rules.camp(seat)?.goal;
    let far = |point: Point| -> u32 {
        let distances = rules.board().distances(point);
        goal.iter()
            .map(|end| u32::from(distances[end.index()]))
            .sum()
    };
    let (mut turns, all) = (game.turns(), game.turns());
    turns.retain(|turn| {
        turn.path()
            .is_some_and(|path| far(path.end()) < far(path.origin()))
    });
    let among = if turns.is_empty() { all } else { turns };
    among.get(lot.below(among.len())).cloned()
}

/// Plays one game to its end and gives the ply from which its turns count.
fn game(rules: &'static dyn Rules, nodes: u64, lot: &mut Lot) -> Result<(Game, usize), String> {
    let stop = AtomicBool::new(false);
    let opening = OPENING.0 + lot.below(OPENING.1 - OPENING.0 + 1);
    let mut game = Game::new(rules, rules.options(2));
    while let Some(seat) = game.to_move().filter(|_| game.ply() < MOST_TURNS) {
        let is_drawn = game.ply() < opening || game.ply() < LATEST && lot.below(RARE) == 0;
        let turn = if is_drawn {
            any_turn(&game, seat, lot)
        } else {
            let budget = Budget {
                nodes: Some(nodes),
                seed: u64::try_from(lot.below(1 << 30)).unwrap_or(0),
                ..Budget::default()
            };
            think(&game, &budget, &stop, &mut |_| ()).map(|answer| answer.turn)
        };
        let turn = turn.ok_or("a game that goes on has a turn")?;
        game.play(turn.points())
            .map_err(|error| error.to_string())?;
    }
    Ok((game, opening))
}

/// The turns that each of the two seats still needs at every ply, the loser's last way counted alone; none if the game has
/// no end.
fn turns_left(game: &Game) -> Option<Vec<[usize; 2]>> {
    let Some(Outcome::Places(places)) = game.outcome() else {
        return None;
    };
    let seats: Vec<Seat> = game.position().seats().collect();
    let loser = seats.iter().position(|seat| *seat != places[0])?;
    let stop = AtomicBool::new(false);
    let last = solve(
        game.rules(),
        game.position(),
        seats[loser],
        Others::Off,
        Some(LAST_WAY),
        &stop,
    )?;
    let mut left = [0; 2];
    left[loser] = last.turns.len();
    let mut all = Vec::new();
    for ply in (0..game.ply()).rev() {
        let mover = game.position_at(ply)?.to_move();
        left[usize::from(mover == seats[1])] += 1;
        all.push(left);
    }
    all.reverse();
    Some(all)
}

/// Plays and writes a line for every position: the number of the game, the points of each seat's stones, the number of the
/// seat to move, the burden of each, and the turns left to each.
pub fn play(rules: &'static dyn Rules, nodes: u64, games: u64, seed: u64) -> Result<(), String> {
    let mut lot = Lot::new(seed);
    for number in 0..games {
        let (game, opening) = game(rules, nodes, &mut lot)?;
        let left = turns_left(&game).unwrap_or_default();
        for (ply, left) in left.iter().enumerate().skip(opening) {
            let position = game.position_at(ply).ok_or("every ply has a position")?;
            let seats: Vec<Seat> = position.seats().collect();
            let stones = |seat: Seat| {
                let points = position.stones(seat).iter();
                points
                    .map(|point| point.index().to_string())
                    .collect::<Vec<_>>()
                    .join(",")
            };
            let burdens = burdens(rules, game.options(), position);
            println!(
                "{number} {} {} {} {} {} {} {}",
                stones(seats[0]),
                stones(seats[1]),
                usize::from(position.to_move() == seats[1]),
                burdens[0].1,
                burdens[1].1,
                left[0],
                left[1],
            );
        }
    }
    Ok(())
}
