//! Exercises that judge the reader's own code: the work of `cargo exercise`.
//!
//! A reader's file is no part of any build of the workspace. To judge it, `rustc` makes a small
//! program of it ([`program`]), which gets its inputs line by line ([`wire`], [`serve`]) and whose
//! answers are checked here ([`judge`]). The exercises are in [`basic_knowledge`], [`sort`],
//! [`search`], [`data_structure`], [`dynamic_programming`], [`graph_theory`],
//! [`combinatorial_mathematics`], [`number_theory`], [`linear_algebra`], [`analytic_geometry`],
//! [`pattern_match`] and [`game_theory`], one type each.

pub mod analytic_geometry;
pub mod basic_knowledge;
pub mod combinatorial_mathematics;
pub mod command;
pub mod data_structure;
pub mod dynamic_programming;
pub mod game_theory;
pub mod graph_theory;
pub mod inputs;
pub mod judge;
pub mod linear_algebra;
pub mod number_theory;
pub mod pattern_match;
pub mod program;
pub mod progress;
pub mod search;
pub mod serve;
pub mod skeleton;
pub mod solutions;
pub mod sort;
pub mod wire;
