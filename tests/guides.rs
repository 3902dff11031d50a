//! The guides: each is the same in every language, what it shows is legal, what it counts is true, its links lead
//! somewhere; and a text that is no guide is refused with the line at fault.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use serde_json::Value;
use sprungbrett::engine::{Others, solve};
use sprungbrett::guide::{self, Block, Guide, Link, Span, Tone};
use sprungbrett::lang::Language;
use sprungbrett::notation::{self, Naming};
use sprungbrett::rules::{self, Seat};

/// The guide and its language.
fn read(id: &str, language: Language) -> Guide {
    let text = guide::source(id, language).unwrap();
    guide::read(text, language).unwrap_or_else(|error| panic!("{id} {}: {error}", language.code()))
}

/// Every guide in every language.
fn every() -> impl Iterator<Item = (&'static str, Language, Guide)> {
    guide::ids().flat_map(|id| Language::ALL.map(|language| (id, language, read(id, language))))
}

fn words(text: &[Span]) -> String {
    text.iter().map(|span| span.text.as_str()).collect()
}

/// The kind of a block, with what is the same in every language.
fn shape(block: &Block) -> String {
    match block {
        Block::Heading { level, .. } => format!("heading {level}"),
        Block::Paragraph(_) => "paragraph".to_owned(),
        Block::Item { number, .. } => format!("item {number:?}"),
        Block::Diagram(diagram) => {
            let (rules, turn) = (diagram.rules, &diagram.turn);
            let turn = turn.as_ref();
            let turn = turn.map(|turn| notation::turn(rules.board(), Naming::Written, turn));
            let position = notation::position(rules, &diagram.position);
            format!("board {} {position} {turn:?}", rules.id())
        }
    }
}

#[test]
fn a_guide_is_the_same_in_every_language() {
    for id in guide::ids() {
        let english = read(id, Language::En);
        for language in Language::ALL {
            let guide = read(id, language);
            let context = format!("{id} {}", language.code());
            let pairs = english.blocks.iter().zip(&guide.blocks);
            for (index, (expected, found)) in pairs.enumerate() {
                assert_eq!(shape(found), shape(expected), "{context}: block {index}");
            }
            assert_eq!(guide.blocks.len(), english.blocks.len(), "{context}");
            assert_eq!(guide.links, english.links, "{context}");
        }
    }
}

#[test]
fn a_guide_has_its_parts() {
    for (id, language, guide) in every() {
        let context = format!("{id} {}", language.code());
        let (title, about) = guide::title(id, language).unwrap();
        let [
            Block::Heading { level: 1, text },
            Block::Paragraph(below),
            ..,
        ] = &guide.blocks[..]
        else {
            panic!("{context} begins with something else");
        };
        assert_eq!(
            (words(text).as_str(), words(below).as_str()),
            (title, about),
            "{context}"
        );
        assert!(
            below.iter().all(|span| span.tone == Tone::Emphasis),
            "{context}"
        );
        // In the list of a terminal of 40 columns.
        let lines = [text, below].map(|text| guide::wrapped(text, 34).len());
        assert!(lines[0] == 1 && lines[1] <= 2, "{context}: {lines:?}");
        let sections = guide
            .blocks
            .iter()
            .filter(|block| matches!(block, Block::Heading { level: 2, .. }));
        assert!(sections.count() >= 9, "{context}");
        let boards = guide
            .blocks
            .iter()
            .filter(|block| matches!(block, Block::Diagram(_)));
        assert!(boards.count() >= 3, "{context}");
        // The questions are bold, each with its answer in the same paragraph.
        let questions = guide.blocks.iter().filter(|block| {
            matches!(block, Block::Paragraph(text)
                if text.len() > 1 && text[0].tone == Tone::Strong && text[0].text.ends_with('?'))
        });
        assert!(questions.count() >= 6, "{context}");
    }
}

#[test]
fn german_and_indonesian_speak_to_a_friend() {
    for (language, formal) in [
        (
            Language::De,
            &["Sie", "Ihr", "Ihre", "Ihren", "Ihrem", "Ihrer", "Ihnen"][..],
        ),
        (Language::Id, &["Anda", "anda"][..]),
    ] {
        for id in guide::ids() {
            for block in read(id, language).blocks {
                let (Block::Heading { text, .. }
                | Block::Paragraph(text)
                | Block::Item { text, .. }) = block
                else {
                    continue;
                };
                let text = words(&text);
                // At the beginning of a sentence „Sie“ may be the word for she and they.
                let sentences = text.split_inclusive(['.', '?', ':', '!', '„']);
                let found = sentences
                    .flat_map(|sentence| {
                        sentence
                            .split(|c: char| !c.is_alphabetic())
                            .filter(|word| !word.is_empty())
                            .skip(1)
                    })
                    .find(|word| formal.contains(word));
                assert_eq!(found, None, "{id} {}: {text}", language.code());
            }
        }
    }
}

/// Of the courses that exist, each exercise that a guide links to is covered by a lesson, and none is left out.
#[test]
fn links_lead_to_lessons() {
    let courses = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons");
    for id in guide::ids() {
        let guide = read(id, Language::En);
        let linked: BTreeSet<String> = guide
            .links
            .iter()
            .filter_map(|link| match link {
                Link::Exercise { course, covers } => {
                    assert_eq!(course, id, "a guide links to its own course");
                    Some(covers.clone())
                }
                Link::Guide(_) => None,
            })
            .collect();
        assert!(linked.len() >= 8, "{id}: {linked:?}");
        let Ok(course) = fs::read_to_string(courses.join(format!("{id}.json"))) else {
            continue;
        };
        let course: Value = serde_json::from_str(&course).unwrap();
        let lessons = course["lessons"].as_array().unwrap().iter();
        let covered: BTreeSet<String> = lessons
            .flat_map(|lesson| lesson["covers"].as_array().unwrap())
            .map(|exercise| exercise.as_str().unwrap().to_owned())
            .collect();
        assert_eq!(linked, covered, "{id}");
    }
}

/// What the texts say of turns, with whether it is so.
#[test]
fn turns_that_the_guides_speak_of() {
    const LINE: &str = "R:Ri5,i8:Bi6";
    const CAMP: &str = "R:Rc14,d13,c13,a16:Bp1";
    const CHOICE: &str = "B:W18,19,27:B14,15";
    for (game, position, turn, is_legal) in [
        ("star", LINE, "i5-i7-i9", true),
        ("star", "R:Ri5,i8:Bi6,i9", "i5-i7-i9", false),
        ("star", "R:Ri5,i8:Bi6,i9", "i5-i7", true),
        // What stands on c13 and c14 needs d13.
        ("halma", CAMP, "c13-e13", true),
        ("halma", CAMP, "c14-e12", true),
        ("halma", "R:Rc14,e12,c13,a16:Bp1", "c13-e13", false),
        ("halma", "R:Rc14,e12,c13,a16:Bp1", "c14-e12", false),
        ("halma", "R:Re12,d13,c13,a16:Bp1", "c13-e13", true),
        // The shorter capture is legal, the plain move and the capture that stops are not.
        ("draughts", CHOICE, "d4xf6", true),
        ("draughts", CHOICE, "d4xb6xd8", true),
        ("draughts", CHOICE, "f4xd6xb8", true),
        ("draughts", CHOICE, "d4xb6", false),
        ("draughts", CHOICE, "f4-g5", false),
        ("draughts", "B:Wd4,f6:Bc3", "c3xe5", false),
        // On f8 the man becomes a king, which could go on in another game.
        ("draughts", "B:We7,g7:Bd6", "d6xf8", true),
        ("draughts", "B:We7,g7:Bd6", "d6xf8xh6", false),
        ("draughts", "B:Wg7:BKf8", "f8xh6", true),
        // Three supports: k11 too jumps over k10; without g10 the chain is only shorter.
        ("star", "R:Rl10,k11,k10,i10,g10:Ba5", "k11-k9", true),
        ("star", "R:Rl10,k11,k10,i10:Ba5", "l10-j10-h10", true),
        ("star", "R:Rl10,k11,i10,g10:Ba5", "l10-j10", false),
        ("star", "R:Rl10,k11,i10,g10:Ba5", "k11-k9", false),
    ] {
        let rules = rules::named(game).unwrap();
        let position = notation::read_position(rules, position).unwrap();
        let found = notation::read_turn(rules, &position, turn);
        assert_eq!(found.is_ok(), is_legal, "{game} {turn}: {found:?}");
    }
    // White has one answer to the man that is given.
    let draughts = rules::named("draughts").unwrap();
    let position = notation::read_position(draughts, "W:Wb6,d6,h8:Ba3,c5,d4").unwrap();
    assert_eq!(draughts.turns(&position).len(), 1);
}

/// The last stones: what is said to be needed is what the solver proves, and the turns named do it.
#[test]
fn as_many_turns_as_the_guides_say() {
    for (game, position, turns) in [
        (
            "star",
            "R:Ra5,b5,c5,c7,d5,d6,d7,e7,e8,f8:Bi5",
            "f8-d8-b6 e8-c6 d6-d8 e7-d6",
        ),
        (
            "halma",
            "R:Rn6,o6,p5,o5,n4,o4,p4,m3,n3,o3,p3,l2,m2,n2,o2,l1,m1,n1,o1:Bh8",
            "p4-p2 p2-p1 n6-p4-p2 p5-p4 o6-p5",
        ),
    ] {
        let rules = rules::named(game).unwrap();
        let mut position = notation::read_position(rules, position).unwrap();
        let stop = AtomicBool::new(false);
        let solution = solve(rules, &position, Seat::Red, Others::Off, None, &stop).unwrap();
        let turns: Vec<&str> = turns.split(' ').collect();
        assert!(solution.proven, "{game}");
        assert_eq!(solution.turns.len(), turns.len(), "{game}");
        for turn in turns {
            assert_eq!(rules.outcome(&position), None, "{game} before {turn}");
            let made = notation::read_turn(rules, &position, turn).unwrap();
            position = rules
                .after(&rules.options(2), &position, &made)
                .moved_by(Seat::Red);
        }
        let goal = rules.camp(Seat::Red).unwrap().goal;
        assert!(position.stones(Seat::Red).is_subset(goal), "{game}");
    }
}

/// The chain of the first steps goes over both colours; the tenth stone wins.
#[test]
fn the_boards_of_the_first_steps_show_what_is_said() {
    let guide = read("first-steps", Language::En);
    let diagrams = guide.blocks.iter().filter_map(|block| match block {
        Block::Diagram(diagram) => Some(diagram),
        Block::Heading { .. } | Block::Paragraph(_) | Block::Item { .. } => None,
    });
    let shown: Vec<String> = diagrams
        .map(|diagram| {
            let (rules, position) = (diagram.rules, &diagram.position);
            let Some(turn) = &diagram.turn else {
                return format!("{} seats", position.players());
            };
            let over = turn.path().unwrap().over();
            let over = over.iter().map(|point| position.at(*point).unwrap().id());
            let after = rules.after(&rules.options(2), position, turn);
            let won = if rules.outcome(&after).is_some() {
                " won"
            } else {
                ""
            };
            format!("over {:?}{won}", over.collect::<Vec<_>>().join(" "))
        })
        .collect();
    assert_eq!(
        shown,
        [
            "over \"\"",
            "over \"blue\"",
            "over \"blue red red red\"",
            "2 seats",
            "3 seats",
            "4 seats",
            "6 seats",
            "over \"\" won",
        ]
    );
}

#[test]
fn guides_are_found_by_their_names() {
    for (name, found) in [
        ("first-steps", Some("first-steps")),
        ("Halma-Bintang", Some("halma-bintang")),
        ("star", Some("sternhalma")),
        ("chinese-checkers", Some("sternhalma")),
        ("square", Some("halma")),
        ("checkers", Some("draughts")),
        ("chess", None),
        ("", None),
    ] {
        assert_eq!(guide::named(name), found, "{name}");
    }
    assert_eq!(guide::open("chess", Language::En), None);
}

#[test]
fn what_is_no_guide_is_refused_with_its_line() {
    for (text, expected) in [
        ("a\n\n<b>c</b>", "line 3: a guide has no HTML"),
        ("<div>\n</div>", "line 1: a guide has no HtmlBlock"),
        ("a\n\n![b](c.png)", "line 3: a guide has no Image"),
        ("> a", "line 1: a guide has no BlockQuote(None)"),
        ("a  \nb", "line 1: a guide has no hard line break"),
        ("a\n\n---\n", "line 3: a guide has no rule"),
        ("`a`", "line 1: a guide has no code"),
        ("    a", "line 1: a guide has no CodeBlock"),
        ("- a\n  - b", "line 2: a guide has no list within a list"),
        (
            "a [b](https://example.org)",
            "line 1: the link \"https://example.org\" leads nowhere: there are guide:NAME and exercise:COURSE/NAME",
        ),
        (
            "[b](guide:chess)",
            "line 1: the link \"guide:chess\" leads nowhere: there are guide:NAME and exercise:COURSE/NAME",
        ),
        (
            "[b](exercise:analysis)",
            "line 1: the link \"exercise:analysis\" leads nowhere: there are guide:NAME and exercise:COURSE/NAME",
        ),
        (
            "```board\nstart 2\n```",
            "line 1: there is no block \"board\": there are `board RULESET` and `rules RULESET`",
        ),
        (
            "```rules chess\n```",
            "line 1: there is no block \"rules chess\": there are `board RULESET` and `rules RULESET`",
        ),
        (
            "a\n\n```board star\nR:Rz9:Ba5\n```",
            "line 3: \"z9\" is no point of this board",
        ),
        (
            "```board star\nR:Ri5:Bi6\ni5-i8\n```",
            "line 1: the turn \"i5-i8\" cannot be made",
        ),
    ] {
        let refused = guide::read(text, Language::En).map_err(|error| error.to_string());
        assert_eq!(refused, Err(expected.to_owned()), "{text:?}");
    }
    assert!(
        guide::read("```board star\nstart 5\n```", Language::En).is_err(),
        "five cannot play"
    );
}
