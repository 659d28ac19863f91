//! The reviewed outputs that the book shows.

use pretty_assertions::assert_eq;
use trace::{Demo, Judge};

/// Compares what a program prints with `tests/out/<name>.snap`. `command` is what a reader types to
/// see it.
pub(crate) fn check(name: &str, command: &str, printed: &str) {
    insta::with_settings!({
        omit_expression => true,
        prepend_module_to_snapshot => false,
        snapshot_path => "../out",
        description => command,
    }, {
        insta::assert_snapshot!(name, printed);
    });
}

/// Checks what a judge program prints for the sample `tests/in/<name>.txt`, whose text is `input`;
/// and that the page shows this text, for a page cannot include it.
pub(crate) fn check_sample(judge: &Judge, name: &str, input: &str, printed: &str) {
    assert_eq!(judge.answers(input), (printed.to_owned(), None), "{name}");
    let file = format!("crates/game-theory/tests/in/{name}.txt");
    check(name, &format!("cargo run -p game-theory --example {} < {file}", judge.name), printed);
    let page = include_str!("../../../../docs/en/game-theory/seed-problems.md");
    let shown = page.replace("\r\n", "\n").contains(&format!("```text\n{input}```\n"));
    assert!(shown, "docs/en/game-theory/seed-problems.md does not show {file}");
}

/// What a game against the program says of a reader who could have won it before the first move.
pub(crate) const COULD_HAVE_WON: &str =
    "You cannot move: I win. You could have won: before your move 1 the position was won.";

/// The last line of a game from `args` with the reader's `moves`.
pub(crate) fn last_line(demo: &Demo, args: &[&str], moves: &str) -> String {
    let talk = demo.output_on(&[&["--play"], args].concat(), moves).unwrap();
    talk.trim_end().rsplit('\n').next().unwrap_or("").to_owned()
}
