//! Sternhalma, Halma and English draughts in a terminal: one rules core, an engine, an application, front ends.
//!
//! Each layer knows only those to its left:
//!
//! ```text
//! board <- rules <- turn <- game <- { record, engine, analysis, lesson } <- app <- { tui, plain } <- { runtime, cli } <- main
//! ```
//!
//! The table in `tests/layers.rs`, to which the sources are held, names all modules; [`runtime`] takes its settings from
//! [`cli`], which starts it.
//!
//! | module | what it is |
//! |---|---|
//! | [`board`] | points, names, lines, and where each point is drawn: one lattice for all boards |
//! | [`rules`] | what is legal and who wins; [`rules::Rules::next`] is the one primitive |
//! | [`notation`] | points, turns and positions as text |
//! | [`turn`] | a move being made, landing by landing, outside of the position |
//! | [`game`] | a game with its history: play, take back, resign, agree |
//! | [`record`] | game files |
//! | [`picture`] | positions as vector pictures |
//! | [`engine`] | the computer opponent |
//! | [`analysis`] | what can be counted on a position |
//! | [`guide`] | texts that explain a game, with boards among them |
//! | [`lesson`] | exercises that the rules and the measures judge |
//! | [`lang`], [`config`] | texts and settings; they know nothing of the games |
//! | [`words`] | what the core says, in sentences of a language |
//! | [`app`] | the client as a pure function: model, message, effects as data |
//! | [`tui`], [`plain`] | draws the model, and gives keys and clicks their meaning; the same line by line |
//! | [`cli`], [`runtime`] | arguments; files, threads, signals, the terminal |

pub mod analysis;
pub mod app;
pub mod board;
pub mod cli;
pub mod config;
pub mod engine;
pub mod game;
pub mod guide;
pub mod lang;
pub mod lesson;
pub mod notation;
pub mod picture;
pub mod plain;
pub mod record;
pub mod rules;
pub mod runtime;
pub mod tui;
pub mod turn;
pub mod words;
