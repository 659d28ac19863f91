//! The `book` command.

fn main() {}
