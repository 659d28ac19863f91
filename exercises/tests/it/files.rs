//! The files of the exercises fit each other and the book.

use std::fs;

use exercises::command::ALL;
use exercises::skeleton::{signatures, skeleton, statement};
use pretty_assertions::assert_eq;

use crate::{read, root};

#[test]
fn a_skeleton_keeps_the_header_and_the_public_functions() {
    let solution = "//! Write `f`.\n//!\n//! More.\n\nuse std::mem;\n\n/// Does it.\npub fn f<T>(\n    v: &mut [T],\n) -> usize\nwhere\n    T: Ord,\n{\n    g(v)\n}\n\n/// Helps.\nfn g(v: &mut [i64]) {\n    todo!()\n}\n\nconst N: usize = 3;\n\n/// A second one.\npub fn h() {\n    f(&mut [])\n}\n";
    let expected = "//! Write `f`.\n//!\n//! More.\n\n/// Does it.\npub fn f<T>(\n    v: &mut [T],\n) -> usize\nwhere\n    T: Ord,\n{\n    todo!()\n}\n\n/// A second one.\npub fn h() {\n    todo!()\n}\n";
    assert_eq!(skeleton(solution), expected);
    assert_eq!(statement(expected), "Write `f`.");
    assert_eq!(
        signatures(expected),
        ["pub fn f<T>( v: &mut [T], ) -> usize where T: Ord,", "pub fn h()"]
    );
}

#[test]
fn each_exercise_has_a_statement_a_signature_and_hints() {
    for exercise in ALL {
        let solution = read(&root(), &exercise.solution());
        let statement = statement(&solution);
        assert!((50..500).contains(&statement.len()), "{}: {statement}", exercise.name);
        for signature in signatures(&solution) {
            let (_, rest) = signature.split_once("pub fn ").unwrap();
            let function = rest.split(['(', '<']).next().unwrap();
            let is_named = statement.contains(&format!("`{function}("));
            assert!(is_named, "{}: the statement does not name {function}", exercise.name);
        }
        assert!(2 <= exercise.hints.len(), "{}", exercise.name);
    }
}

#[test]
fn sections_and_names_are_those_of_the_book() {
    let summary = read(&root(), "docs/en/SUMMARY.md");
    for exercise in ALL {
        // `- [2.3 Quicksort](sort/quick-sort.md)`
        let number = format!("[{} ", exercise.section);
        let line = summary.lines().find(|line| line.contains(&number)).expect("the section's line");
        let (_, page) = line.rsplit_once("](").expect("a link");
        let (chapter, page) = page.trim_end_matches(".md)").split_once('/').expect("a folder");
        assert_eq!(exercise.chapter, chapter);
        // A chapter may have its sections in groups.
        let page = page.rsplit('/').next().unwrap_or(page);
        assert!(exercise.name.starts_with(&page.replace('-', "_")), "{}: {page}", exercise.name);
    }
    let sections = ALL.iter().map(|exercise| {
        let (chapter, section) = exercise.section.split_once('.').unwrap();
        (chapter.parse::<u32>().unwrap(), section.parse::<u32>().unwrap())
    });
    assert!(sections.is_sorted());
}

#[test]
fn an_editor_knows_every_file() {
    let attempts = read(&root(), "exercises/attempts.rs");
    for exercise in ALL {
        let path = format!("#[path = \"{}/{}.rs\"]", exercise.chapter, exercise.name);
        assert!(attempts.contains(&path), "exercises/attempts.rs lacks {path}");
    }
}

#[test]
fn what_is_committed_are_the_skeletons() {
    // On a reader's machine, these files are the reader's.
    if std::env::var_os("CI").is_none() {
        return;
    }
    for exercise in ALL {
        let committed = fs::read_to_string(root().join(exercise.file())).unwrap_or_default();
        let skeleton = skeleton(&read(&root(), &exercise.solution()));
        let advice = format!("cargo exercise --reset {}", exercise.name);
        assert_eq!(committed, skeleton, "{advice}");
    }
}
