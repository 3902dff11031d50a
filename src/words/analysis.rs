//! What the analysis finds, in sentences.

use crate::analysis::{self, Change, Pair, WhatIf};
use crate::board::{Board, Point};
use crate::lang::{Arg, Lang};
use crate::notation::Naming;
use crate::rules::{Position, Rules, Seat};
use crate::words;

fn written(lang: &Lang, naming: Naming, board: &Board, pairs: &[Pair]) -> String {
    let name = |point| naming.name(board, point);
    let pairs = pairs
        .iter()
        .map(|pair| format!("{}-{}", name(pair.stone), name(pair.end)));
    words::list_or_none(lang, &pairs.collect::<Vec<_>>())
}

fn steps(number: u32) -> Arg<'static> {
    Arg::Number(number.into())
}

/// What is found about `seat` as a whole, a sentence each: its mobility, and in a race its way home, its stragglers and
/// its supports.
pub fn team(
    lang: &Lang,
    naming: Naming,
    rules: &dyn Rules,
    position: &Position,
    seat: Seat,
) -> Vec<String> {
    let board = rules.board();
    let mobility = analysis::mobility(rules, position, seat);
    let name = words::seat(lang, seat);
    let names = [("seat", (&name).into()), ("mobility", mobility.into())];
    let mut said = vec![lang.with("analysis-mobility", &names)];
    let Some((home, stones)) = analysis::home(rules, position, seat) else {
        return said;
    };
    if let Some(way) = analysis::way_home(rules, position, seat) {
        let names = [
            ("steps", steps(way)),
            ("home", home.into()),
            ("stones", stones.into()),
        ];
        said.push(lang.with("analysis-way", &names));
    }
    let stragglers = analysis::stragglers(rules, position, seat);
    let points = words::points(lang, naming, board, stragglers.iter());
    said.push(lang.with("analysis-stragglers", &[("points", (&points).into())]));
    let supports = analysis::supports(rules, position, seat);
    if supports.is_empty() {
        said.push(lang.text("analysis-no-support"));
    }
    said.extend(supports.into_iter().map(|support| {
        let stones = words::points(lang, naming, board, support.carried.iter().copied());
        let paths = written(lang, naming, board, &support.paths);
        let names = [
            ("point", naming.name(board, support.point).into()),
            ("jumps", support.jumps().into()),
            ("stones", (&stones).into()),
            ("paths", (&paths).into()),
        ];
        lang.with("analysis-support", &names)
    }));
    said
}

/// What is found about the stone on `point`, a sentence each: where it reaches, and in a race its way home. Nothing if
/// no stone stands there.
pub fn stone(
    lang: &Lang,
    naming: Naming,
    rules: &dyn Rules,
    position: &Position,
    point: Point,
) -> Vec<String> {
    let Some(seat) = position.at(point) else {
        return Vec::new();
    };
    let board = rules.board();
    let reach = analysis::reach(rules, position, point);
    let one = words::points(lang, naming, board, reach.one.iter());
    let two = words::points(lang, naming, board, reach.only_two(point).iter());
    let names = [
        ("point", naming.name(board, point).into()),
        ("one", (&one).into()),
        ("two", (&two).into()),
    ];
    let mut said = vec![lang.with("analysis-reach", &names)];
    let ways = analysis::ways_home(rules, position, seat);
    let way = ways.into_iter().flatten().find(|way| way.from == point);
    said.extend(way.map(|way| {
        let names = [
            ("from", naming.name(board, way.from).into()),
            ("to", naming.name(board, way.to).into()),
            ("steps", steps(way.steps)),
        ];
        lang.with("analysis-way-of", &names)
    }));
    if analysis::stragglers(rules, position, seat).contains(point) {
        let names = [("point", naming.name(board, point).into())];
        said.push(lang.with("analysis-straggler", &names));
    }
    said
}

/// What a turn does to the side that makes it, a sentence each: the paths of its team-mates, and its numbers.
pub fn what_if(lang: &Lang, naming: Naming, rules: &dyn Rules, effects: &WhatIf) -> Vec<String> {
    let board = rules.board();
    let paths = |id: &str, pairs: &[Pair]| {
        let paths = written(lang, naming, board, pairs);
        lang.with(
            id,
            &[("count", pairs.len().into()), ("paths", (&paths).into())],
        )
    };
    let change = |id: &str, change: Change<Arg<'static>>| {
        lang.with(id, &[("before", change.before), ("after", change.after)])
    };
    let way = effects.way_home.map(|way| {
        let way = Change {
            before: steps(way.before),
            after: steps(way.after),
        };
        change("analysis-way-change", way)
    });
    let mobility = Change {
        before: effects.mobility.before.into(),
        after: effects.mobility.after.into(),
    };
    [
        paths("analysis-lost", &effects.lost),
        paths("analysis-gained", &effects.gained),
    ]
    .into_iter()
    .chain(way)
    .chain([change("analysis-mobility-change", mobility)])
    .collect()
}
