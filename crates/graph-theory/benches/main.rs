//! The benches of chapter 6.

fn main() {}
