//! Terms: definitions, links to them, and the glossary.

use pretty_assertions::assert_eq;

use crate::workspace::{PAGE, Workspace};

#[test]
fn a_definition_and_the_links_to_it() {
    let workspace = Workspace::preface("# P\n\nSee [sums](term:nim-sum).\n");
    workspace.replace(
        PAGE,
        "Take one coin",
        "A ***nim-sum***\n(尼姆和) is. [Sums](term:nim-sum). Take one coin",
    );
    let pages = workspace.run().expect("no fault");
    assert_eq!(pages["preface.md"], "# P\n\nSee [sums](toy-games/coin-game.md#term-nim-sum).\n");
    let page = &pages["toy-games/coin-game.md"];
    let expected = "A <dfn id=\"term-nim-sum\">nim-sum</dfn>\n(<span lang=\"zh\">尼姆和</span>) is. \
        [Sums](#term-nim-sum). Take";
    assert!(page.contains(expected), "{page}");
    let built = workspace.build("preface.html");
    assert!(built.contains("href=\"toy-games/coin-game.html#term-nim-sum\""), "{built}");
}

#[test]
fn terms_that_are_not_defined_once() {
    let workspace = Workspace::preface("# P\n\nA ***Nim sum***.\n\nSee [it](term:cold).\n");
    workspace.replace(PAGE, "Take one coin", "A ***nim-sum***. Take one coin");
    assert_eq!(
        workspace.faults(),
        [
            "docs/en/preface.md:5: no page defines the term \"cold\": ***cold***",
            "docs/en/toy-games/coin-game.md:5: the term nim-sum is defined already: preface.md",
        ]
    );
    let workspace = Workspace::preface("# P\n\n{{#hint A ***sum***.}}\n");
    let message = "a term is defined in the page's own text, not in a hint or a question";
    assert_eq!(workspace.faults(), [format!("docs/en/preface.md:3: {message}")]);
}

/// The sentence and the Chinese name of the only term of a text.
#[track_caller]
fn defines(text: &str, expected: &str) {
    let workspace = Workspace::preface("# P\n\n{{#glossary}}\n");
    workspace.replace(PAGE, "Take one coin or two.", text);
    let page = workspace.expanded();
    let row = page.lines().find(|line| line.contains("#term-")).expect("a row");
    let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
    let target = "toy-games/coin-game.md";
    assert_eq!(cells[0].split_once("](").map(|(_, rest)| &rest[..target.len()]), Some(target));
    assert_eq!(cells[2], format!("[Coins]({target})"));
    assert_eq!(format!("{} | {}", cells[1], cells[3]), expected);
}

#[test]
fn the_glossary_has_the_sentence() {
    defines(
        "First. A sum,\ncalled the ***nim-sum*** (尼姆和), is `a. B` or [the *xor*](https://a.org) here. Last.",
        "A sum, called the *nim-sum*, is `a. B` or the *xor* here. | <span lang=\"zh\">尼姆和</span>",
    );
    defines(
        "- A ***cold*** position, e.g. Two heaps,\n  loses.\n  - More.\n- B.",
        "A *cold* position, e.g. Two heaps, loses. | ",
    );
    defines("| A | B |\n| - | - |\n| A ***bar*** is `a\\|b`. | C |", "A *bar* is `a\\|b`. | ");
    defines("**A ***hot*** one.** Then", "**A *hot* one.** | ");
}

#[test]
fn the_glossary_is_sorted() {
    let workspace = Workspace::preface("# P\n\n{{#glossary}}\n");
    assert!(workspace.expanded().contains("No page defines a term yet."));
    workspace.replace(
        PAGE,
        "Take one coin or two.",
        "A ***z***. An ***a***.\n\nSee {{#fact toy_games::A}} ***m***.",
    );
    workspace.write("crates/toy-games/src/lib.rs", "pub mod coin_game;\npub const A: u8 = 7;\n");
    let page = workspace.expanded();
    let terms: Vec<&str> = page.lines().filter(|line| line.starts_with("| [")).collect();
    assert_eq!(
        terms,
        [
            "| [a](toy-games/coin-game.md#term-a) | An *a*. | [Coins](toy-games/coin-game.md) |  |",
            "| [m](toy-games/coin-game.md#term-m) | See 7 *m*. | [Coins](toy-games/coin-game.md) |  |",
            "| [z](toy-games/coin-game.md#term-z) | A *z*. | [Coins](toy-games/coin-game.md) |  |",
        ]
    );
}
