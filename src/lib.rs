//! Sternhalma, Halma and English draughts in a terminal: one rules core, an engine, an application, front ends.
//!
//! Each layer knows only those to its left (`tests/layers.rs` holds the sources to it):
//!
//! ```text
//! board <- rules <- turn <- game <- { record, engine, analysis, lesson } <- app <- { tui, plain } <- runtime <- main
//! ```
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
//! | [`tui`] | draws the model, and gives keys and clicks their meaning |
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
