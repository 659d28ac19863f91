//! The machine side of the book: building, checking, serving, and the programs; faults are planted
//! and must be found.

mod command;
mod fixture;
mod left_out;
mod links;
mod make;
mod mutations;
mod programs;
mod serve;
mod wasm;
