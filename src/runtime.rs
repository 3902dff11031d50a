//! The edge of the program: files.

pub mod files;
pub mod games;
