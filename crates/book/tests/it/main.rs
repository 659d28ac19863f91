//! The book's own tests: small workspaces in which one thing is wrong.

mod directives;
mod figures;
mod gates;
mod items;
mod lessons;
mod library;
mod math;
mod observer;
mod questions;
mod search;
mod terms;
mod workspace;
