//! What the pages of chapter 2 claim about cost: `<section>/<input pattern>/<n>`.

fn main() {}
