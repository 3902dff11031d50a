//! What the screens look like: snapshots in every language, styles, sizes, and where clicks lead.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;
#[path = "client/keyboard.rs"]
mod keyboard;
#[path = "client/scenes.rs"]
mod scenes;
#[path = "texts/small_course.rs"]
mod small_course;

#[path = "screens/places.rs"]
mod places;
#[path = "screens/sizes.rs"]
mod sizes;
#[path = "screens/styles.rs"]
mod styles;

use sprungbrett::config::{Glyphs, Theme};
use sprungbrett::lang::{Lang, Language};
use sprungbrett::lesson::Courses;
use sprungbrett::tui::Depth;
use unicode_width::UnicodeWidthStr as _;

use keyboard::{Client, USUAL, looks};
use scenes::{SCENES, scene};

/// The smallest size at which everything can be played.
const SMALL: (u16, u16) = (40, 20);
/// A size at which the boards are drawn with lines and large squares.
const LARGE: (u16, u16) = (120, 40);

/// A scene in one language after the other, as it is drawn.
fn pictures(name: &str, size: (u16, u16), languages: &[Language], glyphs: Glyphs) -> String {
    let pictures = languages.iter().map(|language| {
        let mut looks = looks(*language, Theme::Mono, Depth::None);
        looks.glyphs = glyphs;
        let client = scene(name).looking(looks).sized(size);
        client.terminal().backend().to_string()
    });
    pictures.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_screen_in_every_language() {
    for name in SCENES {
        let pictures = pictures(name, USUAL, &Language::ALL, Glyphs::Unicode);
        insta::assert_snapshot!(format!("usual-{name}"), pictures);
    }
}

#[test]
fn every_screen_on_small_and_large_terminals() {
    for name in SCENES {
        let small = pictures(name, SMALL, &Language::ALL, Glyphs::Unicode);
        insta::assert_snapshot!(format!("small-{name}"), small);
        let large = pictures(name, LARGE, &Language::ALL, Glyphs::Unicode);
        insta::assert_snapshot!(format!("large-{name}"), large);
    }
}

#[test]
fn screens_in_ascii() {
    for name in [
        "star-chain",
        "square-chain",
        "draughts-chain",
        "result",
        "help",
        "menu",
        "editor-draughts",
        "editor-solved",
        "task-missed",
        "task-several",
        "guide-chain",
        "guide-link",
        "replay",
        "replay-chart-six",
        "replay-chart-draughts",
    ] {
        let ascii = pictures(name, USUAL, &[Language::De], Glyphs::Ascii);
        insta::assert_snapshot!(format!("ascii-{name}"), ascii);
    }
    let large = pictures("star", LARGE, &[Language::En], Glyphs::Ascii);
    insta::assert_snapshot!("ascii-large-star", large);
    for (name, language, size) in everywhere() {
        let mut looks = looks(language, Theme::Mono, Depth::None);
        looks.glyphs = Glyphs::Ascii;
        let client = scene(name).looking(looks).sized(size);
        let lines = client.lines().concat();
        assert!(lines.is_ascii(), "{name} {}: {lines}", language.code());
    }
}

/// Every scene in every language at three sizes.
fn everywhere() -> impl Iterator<Item = (&'static str, Language, (u16, u16))> {
    let languages = |name: &'static str| Language::ALL.map(|language| (name, language));
    let scenes = SCENES.iter().copied().flat_map(languages);
    scenes.flat_map(|(name, language)| [SMALL, USUAL, LARGE].map(|size| (name, language, size)))
}

/// The safe characters are as wide on an East Asian terminal as elsewhere, on every screen.
#[test]
fn screens_in_the_safe_glyphs() {
    for name in ["star-chain", "draughts-chain", "guide-link"] {
        let safe = pictures(name, USUAL, &[Language::De], Glyphs::Safe);
        insta::assert_snapshot!(format!("safe-{name}"), safe);
    }
    for (name, language, size) in everywhere() {
        let mut looks = looks(language, Theme::Mono, Depth::None);
        looks.glyphs = Glyphs::Safe;
        let client = scene(name).looking(looks).sized(size);
        for line in client.lines() {
            assert_eq!(line.width(), line.width_cjk(), "{name}: {line}");
        }
    }
}

#[test]
fn too_small_a_terminal_is_told_what_it_needs() {
    let notices = [(39, 5), (20, 5), (6, 3), (1, 1)].map(|size| {
        let pictures = pictures("star", size, &Language::ALL, Glyphs::Unicode);
        format!("{size:?}\n{pictures}")
    });
    insta::assert_snapshot!("too-small", notices.join("\n"));
    for size in [(39, 20), (40, 18)] {
        let notice = scene("square").sized(size).lines().concat();
        assert!(notice.contains("too small"), "{size:?}: {notice}");
    }
    // The game is still there, and comes back with room.
    let mut client = scene("star-chain").sized((20, 5));
    let play = client.on_screen().turn().path().to_vec();
    assert!(client.cells().is_empty(), "nothing can be clicked");
    client.size = USUAL;
    assert_eq!(client.on_screen().turn().path(), play);
    assert_eq!(client.lines(), scene("star-chain").lines());
}

/// Every text is drawn by functions that end what they cut in a sign; in ASCII it is one that no text holds, and texts are
/// longest there.
#[test]
fn no_text_is_cut() {
    for language in Language::ALL {
        assert!(
            language
                .sources()
                .all(|source| !source.contains(" $ ") && !source.contains("$\n"))
        );
    }
    let mut found: Vec<String> = Vec::new();
    for (name, language, size) in everywhere() {
        let mut looks = looks(language, Theme::Mono, Depth::None);
        looks.glyphs = Glyphs::Ascii;
        let client = scene(name).looking(looks).sized(size);
        let mut lines = client.lines();
        // Sixty points are more than the panel has room for (`:` shows them all); a name may be as long as somebody likes;
        // the list of the longest chains ends where its room does; and of a game in a list all is told below it.
        let may_be_cut = (name == "editor-six" && size == USUAL)
            || name.starts_with("names")
            || name.starts_with("replay-chart")
            || (name == "library-file" && size == SMALL);
        let cut = lines
            .iter()
            .filter(|line| line.contains('$'))
            .collect::<Vec<_>>();
        if !cut.is_empty() && !may_be_cut {
            found.push(format!("{name} {} {size:?}: {cut:?}", language.code()));
        }
        let keys = lines.pop().unwrap();
        let lang = Lang::new(language);
        let help = [("?", "key-help"), ("F1", "key-help"), ("Esc", "key-close")];
        // As it is written in ASCII.
        let in_ascii = |text: &str| lang.text(text).replace('ß', "ss");
        let is_there = help
            .iter()
            .any(|(key, does)| keys.ends_with(&format!("{key} {}", in_ascii(does))));
        if !is_there {
            found.push(format!("{name} {}: {keys}", language.code()));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// The signs of what is cut are there when something is.
#[test]
fn what_is_cut_says_so() {
    let drawn = pictures("setup-star", (40, 20), &[Language::De], Glyphs::Unicode);
    assert!(!drawn.contains('…'), "{drawn}");
    let mut client = scene("menu").sized((40, 20));
    client.model.notice = Some("word ".repeat(200));
    assert!(
        client.lines().iter().any(|line| line.ends_with('…')),
        "{:#?}",
        client.lines()
    );
}

/// Text comes to the screen through the functions that say what they cut, and through no other.
#[test]
fn nothing_is_written_past_the_sign_for_what_is_cut() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tui");
    let mut folders = vec![folder.clone(), folder.with_extension("rs")];
    let mut uses = Vec::new();
    while let Some(path) = folders.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).unwrap();
            folders.extend(entries.map(|entry| entry.unwrap().path()));
            continue;
        }
        let source = std::fs::read_to_string(&path).unwrap();
        for line in source.lines().filter(|line| {
            line.contains("Paragraph::new")
                || line.contains("set_string")
                || line.contains("set_line")
        }) {
            uses.push(format!(
                "{}: {}",
                path.file_name().unwrap().to_string_lossy(),
                line.trim()
            ));
        }
    }
    // The axes of a chart are measured before they are drawn, and what is being written scrolls.
    uses.retain(|line| !line.starts_with("chart.rs") && !line.contains("field.text()"));
    assert_eq!(uses.len(), 1, "{uses:#?}");
    assert!(uses[0].starts_with("tui.rs"), "{uses:?}");
}

/// Every task of every lesson that ships has its text on the screen, in each language, beside the board or in its place.
#[test]
fn the_texts_of_lessons_fit() {
    for language in Language::ALL {
        for size in [SMALL, USUAL] {
            for course in Courses::shipped().iter() {
                for lesson in course.lessons.clone() {
                    let courses = vec![course.clone()];
                    let client = Client::learn(courses, Some(&lesson.id));
                    let looks = looks(language, Theme::Mono, Depth::None);
                    let mut client = client.looking(looks).sized(size);
                    for _ in &lesson.tasks {
                        let lines = client.lines();
                        let keys = lines.last().unwrap();
                        assert!(keys.contains('?'), "{}: {keys}", lesson.id);
                        for line in &lines[..lines.len() - 1] {
                            let last = line.chars().nth(usize::from(size.0) - 1);
                            assert_eq!(last, None, "{} {size:?}: {line}", lesson.id);
                        }
                        client.press("n");
                    }
                }
            }
        }
    }
}

/// The names of the tests' own scenes are all drawn, and each differs from the others.
#[test]
fn every_scene_is_another() {
    let mut seen: Vec<(&str, Vec<String>)> = Vec::new();
    for name in SCENES {
        let lines = Client::lines(&scene(name));
        let same = seen.iter().find(|(_, other)| *other == lines);
        assert!(
            same.is_none(),
            "{name} looks like {:?}",
            same.map(|(name, _)| name)
        );
        seen.push((name, lines));
    }
}
