//! Sternhalma, Halma and English draughts in a terminal: one rules core, an engine, an application, front ends.
//!
//! The layers, each of which knows only those to its left:
//!
//! ```text
//! board <- rules <- turn <- game <- { record, engine } <- app <- { tui, plain } <- runtime <- main
//! ```

pub mod analysis;
pub mod app;
pub mod board;
pub mod cli;
pub mod config;
pub mod engine;
pub mod game;
pub mod lang;
pub mod notation;
pub mod plain;
pub mod record;
pub mod rules;
pub mod runtime;
pub mod tui;
pub mod turn;
pub mod words;
