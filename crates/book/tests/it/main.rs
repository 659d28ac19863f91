//! The book's own tests: small workspaces in which one thing is wrong.

mod directives;
mod figures;
mod gates;
mod items;
mod math;
mod observer;
mod search;
mod workspace;
