//! What the guides ask their readers to do, by guide: the id of each exercise and, in our own words, by what it is
//! checked.

/// A guide: its id and its exercises, each with its id, its matter and the criterion.
pub type Guide = (
    &'static str,
    &'static [(&'static str, &'static str, &'static str)],
);

/// Every guide with its exercises.
pub const GUIDES: &[Guide] = &[
    (
        "first-steps",
        &[
            (
                "section-1",
                "where to go",
                "the goal is the tip straight across; all ten must stand there",
            ),
            (
                "section-2",
                "the step",
                "one free neighbouring point, and the turn is over",
            ),
            (
                "section-3",
                "the jump",
                "straight over one neighbour of any colour to the free point behind it",
            ),
            (
                "section-4",
                "the chain",
                "look anew after each landing, turn, stop where you like: four jumps over both colours",
            ),
            (
                "section-5",
                "who sits where",
                "camps of two, three, four and six players, and why five do not play",
            ),
            (
                "section-6",
                "the tenth stone",
                "only the full goal wins; others play on for their places",
            ),
            (
                "memory-1",
                "six directions",
                "back and sideways are as legal as forward",
            ),
            (
                "memory-2",
                "both colours",
                "any stone carries a jump and none is captured",
            ),
            (
                "memory-3",
                "free will",
                "no jump is compulsory, and a chain ends after any landing",
            ),
            (
                "memory-4",
                "one stone, one way",
                "step and jump are not mixed, the stone does not change",
            ),
        ],
    ),
    (
        "sternhalma",
        &[
            (
                "decision-1",
                "two jumps and a blocked landing on one line",
                "origin, support and landing of each jump are named",
            ),
            (
                "decision-2",
                "a chain of three stones that can be used again",
                "what a support that advances costs the others is counted",
            ),
            (
                "decision-3",
                "the last three stones",
                "their order, without blocking oneself, the whole team judged",
            ),
            (
                "practice-1",
                "two jumps and a blocked landing, laid by oneself",
                "origin, support and landing of each jump are named",
            ),
            (
                "practice-2",
                "a reusable chain laid, a support advanced",
                "what it costs the others is counted",
            ),
            (
                "practice-3",
                "the last three stones, played",
                "the fewest turns for the whole team",
            ),
            (
                "analysis",
                "A jumps over B and D to C and E",
                "the chain is legal, B and D stay",
            ),
            (
                "misconception",
                "a jump captures",
                "nothing is ever taken off the star",
            ),
        ],
    ),
    (
        "halma",
        &[
            (
                "decision-1",
                "a step, and a chain of two jumps",
                "landings are free, supports stay",
            ),
            (
                "decision-2",
                "supports shared by three stragglers",
                "what they reach in two turns, and which paths go with the support",
            ),
            (
                "decision-3",
                "the last stones",
                "entrances stay open, deep points are filled first",
            ),
            (
                "practice-1",
                "a step and a chain, laid by oneself",
                "landings are free, supports stay",
            ),
            (
                "practice-2",
                "a support laid for three stragglers",
                "what they reach in two turns, and which paths go with the support",
            ),
            (
                "practice-3",
                "the last stones, played",
                "an early arriver does not shut the others out",
            ),
            (
                "analysis",
                "one support serves the team",
                "its own way home alone does not judge its turn",
            ),
            (
                "misconception",
                "the first to arrive wins",
                "only all nineteen at once win",
            ),
        ],
    ),
    (
        "draughts",
        &[
            (
                "decision-1",
                "a plain move, a single and a double capture",
                "a plain move only where no capture is on the whole board",
            ),
            (
                "decision-2",
                "a capture that reaches the king row",
                "the turn ends there, unlike in Russian draughts",
            ),
            (
                "decision-3",
                "a forced capture prepared",
                "ways are compared, and the shorter one is legal too",
            ),
            (
                "practice-1",
                "captures laid by oneself",
                "a plain move only where no capture is on the whole board",
            ),
            (
                "practice-2",
                "a chain led to the king row",
                "the turn ends there, unlike in Russian draughts",
            ),
            (
                "practice-3",
                "a shot laid and played",
                "ways are compared, and the shorter one is legal too",
            ),
            (
                "analysis",
                "c3 captures d4: may it stop on e5?",
                "the capture must go on to g7",
            ),
            (
                "misconception",
                "kings fly",
                "a king goes one square and jumps a neighbour",
            ),
        ],
    ),
    (
        "halma-bintang",
        &[
            (
                "decision-1",
                "two jumps, then a blocked landing",
                "the supports are not captured",
            ),
            (
                "decision-2",
                "three shared supports compared",
                "what moving each costs, and how mobile the group stays",
            ),
            (
                "decision-3",
                "the order of the last three",
                "the entrance stays open",
            ),
            (
                "practice-1",
                "two jumps and a blocked landing, laid by oneself",
                "the supports are not captured",
            ),
            (
                "practice-2",
                "the mobility of the group",
                "what moving a support costs is counted",
            ),
            (
                "practice-3",
                "the last three, played",
                "the entrance stays open",
            ),
            (
                "analysis",
                "two jumps on one line",
                "one turn, and both supports stay",
            ),
            (
                "misconception",
                "to jump over an enemy removes him",
                "a jump only moves the one who jumps",
            ),
        ],
    ),
];
