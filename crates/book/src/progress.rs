//! What the reader of the terminal is told while the book is made.

use std::io::Write as _;

/// Tells a stage of the work on standard error: "writing pages".
///
/// A closed standard error is no reason to stop, so a failed write is not looked at.
pub fn say(line: impl std::fmt::Display) {
    let _ = writeln!(std::io::stderr().lock(), "book: {line}");
}

/// `n` of a thing: "1 example program", "13 example programs".
pub fn count(n: usize, thing: &str) -> String {
    format!("{n} {thing}{}", if n == 1 { "" } else { "s" })
}
