//! Whole builds of small books.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use book::make::make;
use mdbook_driver::MDBook;
use pretty_assertions::assert_eq;

use crate::fixture::{Fixture, lines};

/// The faults of a book whose one page is `text`.
fn faults_of(text: &str) -> Vec<String> {
    let fixture = Fixture::book(text);
    let faults = make(fixture.root(), &fixture.options()).expect_err(text);
    assert!(!fixture.path("out").exists(), "a failed build left pages");
    assert!(!fixture.path("out.new").exists(), "a failed build left its folder");
    lines(&faults)
}

#[test]
fn a_page_is_built() {
    let fixture = Fixture::book("# Hello\n\nSee [here](index.md#hello).\n");
    let built = make(fixture.root(), &fixture.options()).expect("no fault");
    assert_eq!(built.folder, fixture.path("out"));
    assert!(fixture.read("out/index.html").contains("href=\"index.html#hello\""));
}

#[test]
fn links_to_the_repository_where_it_has_an_address() {
    let built = |repository: &str| {
        let fixture = Fixture::book("# Hello\n\nText.\n");
        let config = fixture.read("book.toml");
        let ours = format!("[preprocessor.book]\n{repository}");
        fixture.write("book.toml", config.replace("[preprocessor.book]\n", &ours));
        make(fixture.root(), &fixture.options()).expect("no fault");
        fixture.read("out/index.html")
    };
    let page = built("repository = 'https://example.com/a/b/blob/main/'\n");
    assert!(page.contains("href=\"https://example.com/a/b\""), "{page}");
    let edit = "href=\"https://example.com/a/b/edit/main/docs/en/README.md\"";
    assert!(page.contains(edit), "{page}");
    let page = built("");
    assert!(!page.contains("git-repository-button") && !page.contains("git-edit-button"), "{page}");
}

#[test]
fn a_link_is_a_fault_at_its_line() {
    assert_eq!(
        faults_of("# Hello\n\n[a](index.md#nobody)\n\n![b](none.png)\n"),
        [
            "docs/en/README.md:3: index.html#nobody: index.html has no #nobody",
            "docs/en/README.md:5: none.png: there is no none.png",
        ]
    );
}

#[test]
fn a_warning_of_mdbook_is_a_fault() {
    let faults = faults_of("# Hello\n\ntext\n\n[^note]: Nobody refers to it.\n");
    let [fault] = &*faults else { panic!("{faults:?}") };
    assert!(fault.starts_with("docs/en/README.md:5: footnote `note`"), "{fault}");

    let faults = faults_of("# Hello\n\ntext <b>bold\n\nmore\n");
    let [fault] = &*faults else { panic!("{faults:?}") };
    assert!(fault.starts_with("docs/en/README.md"), "{fault}");
    assert!(fault.contains("unclosed HTML tag `<b>`"), "{fault}");
}

#[test]
fn the_preprocessors_faults_come_one_by_one() {
    let faults = faults_of("# Hello\n\n{{#item none::f}}\n\n$\\frac$\n");
    let lines: Vec<&str> = faults.iter().map(|fault| fault.split(": ").next().unwrap()).collect();
    assert_eq!(lines, ["docs/en/README.md:3", "docs/en/README.md:5"], "{faults:?}");
}

#[test]
fn a_summary_that_names_a_missing_page_is_a_fault() {
    let fixture = Fixture::book("# Hello\n");
    fixture
        .write("docs/en/SUMMARY.md", "# Summary\n\n[Introduction](README.md)\n[None](none.md)\n");
    let faults = make(fixture.root(), &fixture.options()).expect_err("a missing page");
    assert!(lines(&faults)[0].starts_with("docs/en/SUMMARY.md"), "{faults:?}");
    assert!(!fixture.path("docs/en/none.md").exists(), "the missing page was created");
}

#[test]
fn a_broken_book_toml_is_a_fault() {
    let fixture = Fixture::book("# Hello\n");
    fixture.write("book.toml", "[book\n");
    let faults = make(fixture.root(), &fixture.options()).expect_err("no TOML");
    assert_eq!(lines(&faults).len(), 1);
    assert!(lines(&faults)[0].starts_with("book.toml: "), "{faults:?}");
}

#[test]
fn a_failed_build_leaves_the_pages_of_before() {
    let fixture = Fixture::book("# Good\n");
    make(fixture.root(), &fixture.options()).expect("no fault");
    let before = files(&fixture.path("out"));
    fixture.write("docs/en/README.md", "# Bad\n\n[a](none.md)\n");
    make(fixture.root(), &fixture.options()).expect_err("a dead link");
    assert!(files(&fixture.path("out")) == before);
    fixture.write("docs/en/README.md", "# Good\n\nBetter\n");
    make(fixture.root(), &fixture.options()).expect("no fault");
    assert!(fixture.read("out/index.html").contains("Better"));
}

#[test]
fn an_alias_of_no_page_is_a_fault() {
    let fixture = Fixture::book("# Hello\n");
    fixture.write("docs/en/aliases.tsv", "greeting\tREADME.md\thello.md\n");
    let faults = make(fixture.root(), &fixture.options()).expect_err("a missing page");
    assert_eq!(lines(&faults), ["docs/en/aliases.tsv:1: SUMMARY.md lists no page \"hello.md\""]);
    fixture.write("docs/en/aliases.tsv", "greeting\tREADME.md\n");
    make(fixture.root(), &fixture.options()).expect("no fault");
    let index = fixture.read("out/search-index.js");
    assert!(index.contains(r#""aliases":[["greeting",[0]]]"#), "{index}");
    assert!(index.contains(r#""url":"index.html""#), "{index}");
}

/// A plain `mdbook build` runs the preprocessor as a command, and writes the same to the byte. It
/// lacks the index of the search alone.
#[test]
fn plain_mdbook_writes_the_same() {
    let fixture = Fixture::book("# Hello\n\nThe sum is $\\sum_{i<n} i$.\n");
    make(fixture.root(), &fixture.options()).expect("no fault");
    MDBook::load(fixture.root()).expect("a book").build().expect("a plain build");
    let (mut ours, plain) = (files(&fixture.path("out")), files(&fixture.path("plain")));
    let n_files = ours.len();
    ours.retain(|path, _| !path.to_string_lossy().starts_with("search-"));
    assert_eq!(n_files - ours.len(), 2, "the index and the prose");
    assert_eq!(ours.keys().collect::<Vec<_>>(), plain.keys().collect::<Vec<_>>());
    for (path, bytes) in &ours {
        assert!(*bytes == plain[path], "{} differs", path.display());
    }
    assert!(fixture.read("plain/index.html").contains("<math"), "the preprocessor did not run");
}

/// All files below `folder`.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let bytes = fs::read(&path).expect("a file");
                files.insert(path.strip_prefix(folder).expect("below").to_owned(), bytes);
            }
        }
    }
    files
}
