//! Sternhalma, Halma and English draughts in a terminal: one rules core, an engine, an application, front ends.
//!
//! Each module knows only those above it, and those to its left:
//!
//! ```text
//! board
//! rules
//! notation   turn   picture            lang
//! game                                 config
//! record   engine   analysis
//! lesson   words   guide
//! app
//! tui   plain
//! runtime
//! cli
//! main
//! ```
//!
//! The table in `tests/layers.rs` names for every module exactly those that it uses.
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
//! | [`lang`], [`config`] | languages with their texts; settings |
//! | [`words`] | what the core says, in sentences of a language |
//! | [`app`] | the client as a pure function: model, message, effects as data |
//! | [`tui`], [`plain`] | draws the model, and gives keys and clicks their meaning; the same line by line |
//! | [`runtime`] | files, threads, signals, the terminal, and the settings in force |
//! | [`cli`] | arguments and commands |

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
