//! What the tests of several games, and of their judges, share.

use pretty_assertions::assert_eq;
use trace::Judge;

use crate::snapshots;

/// Checks what a judge program prints for the sample `tests/in/<name>.txt`, whose text is `input`;
/// and that the page shows this text, for a page cannot include it.
pub(crate) fn check_sample(judge: &Judge, name: &str, input: &str, printed: &str) {
    assert_eq!(judge.answers(input), (printed.to_owned(), None), "{name}");
    let file = format!("crates/game-theory/tests/in/{name}.txt");
    let command = format!("cargo run -p game-theory --example {} < {file}", judge.name);
    snapshots::check(name, &command, printed);
    let page = include_str!("../../../../docs/en/game-theory/seed-problems.md");
    let shown = page.replace("\r\n", "\n").contains(&format!("```text\n{input}```\n"));
    assert!(shown, "docs/en/game-theory/seed-problems.md does not show {file}");
}

/// How a game against the program ends if the reader could have won it before the first move.
pub(crate) const COULD_HAVE_WON: &str =
    "…\nYou cannot move: I win. You could have won: before your move 1 the position was won.";
