//! Keys in, board out: what every key and click does, through the public functions of the client alone.
#![allow(clippy::unwrap_used)]

#[path = "texts/games.rs"]
mod games;
#[path = "client/keyboard.rs"]
mod keyboard;
#[path = "texts/small_course.rs"]
mod small_course;

#[path = "keys/analysis.rs"]
mod analysis;
#[path = "keys/around.rs"]
mod around;
#[path = "keys/course.rs"]
mod course;
#[path = "keys/editor.rs"]
mod editor;
#[path = "keys/endings.rs"]
mod endings;
#[path = "keys/lessons.rs"]
mod lessons;
#[path = "keys/reading.rs"]
mod reading;
#[path = "keys/replay.rs"]
mod replay;
#[path = "keys/settings.rs"]
mod settings;
#[path = "keys/shown.rs"]
mod shown;
#[path = "keys/turns.rs"]
mod turns;

/// One red stone with a chain of three jumps, after which nothing is left to jump over.
const STAR: &str = "R:Ri5,q13:Bi6,i8,h9,a5";
/// One red stone with a jump, after which two more are open.
const SQUARE: &str = "R:Rd10,a16:Be10,f9,g11,p1";
/// Two pieces that must capture; one of the captures goes on.
const CHEQUERS: &str = "B:W18,19,27:B14,15";
