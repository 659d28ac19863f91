//! What the pages of the chapter claim about cost.

fn main() {}
