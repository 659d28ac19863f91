//! What the pages of chapter 5 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

fn main() {}
