//! One vocabulary: what a program can see of the rules for all chapters.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use pretty_assertions::assert_eq;
use syn::{Item, Visibility};

use crate::observer::{chapters, root, sources};

/// The sources of all chapters, each with its text and its path in the workspace.
fn texts(folders: &[&str]) -> Vec<(PathBuf, String)> {
    let mut texts = Vec::new();
    for chapter in chapters() {
        for file in folders.iter().flat_map(|folder| sources(&chapter.join(folder))) {
            let text = fs::read_to_string(&file).expect("a source");
            let chapter = chapter.file_name().expect("a name");
            let inside = file.components().skip_while(|part| part.as_os_str() != chapter);
            texts.push((inside.collect(), text));
        }
    }
    assert!(100 < texts.len());
    texts
}

#[track_caller]
fn none(faults: &[String]) {
    assert_eq!(faults.join("\n"), "");
}

/// What a question was answered with is no failure, and keeps its noun.
const FINDINGS: [&str; 3] = ["Conflict", "Infeasible", "NoEulerTrail"];

#[test]
fn errors_end_in_error() {
    let mut faults = Vec::new();
    for (file, text) in texts(&["src"]) {
        for item in syn::parse_file(&text).expect("Rust").items {
            let (attributes, name) = match item {
                Item::Enum(it) => (it.attrs, it.ident.to_string()),
                Item::Struct(it) => (it.attrs, it.ident.to_string()),
                _ => continue,
            };
            let is_error = attributes.iter().any(|attribute| {
                attribute.path().is_ident("derive")
                    && attribute
                        .meta
                        .require_list()
                        .is_ok_and(|list| list.tokens.to_string().contains("Error"))
            });
            if is_error && !name.ends_with("Error") && !FINDINGS.contains(&name.as_str()) {
                faults.push(format!("{}: the error {name}", file.display()));
            }
        }
    }
    none(&faults);
}

#[test]
fn no_constructor_is_called_of() {
    let mut faults = Vec::new();
    for (file, text) in texts(&["src"]) {
        for item in syn::parse_file(&text).expect("Rust").items {
            let Item::Impl(it) = item else { continue };
            for inner in it.items {
                let syn::ImplItem::Fn(method) = inner else { continue };
                if method.sig.ident == "of" && matches!(method.vis, Visibility::Public(_)) {
                    faults.push(file.display().to_string());
                }
            }
        }
    }
    none(&faults);
}

/// The page of a module, if it has one of its own.
fn page(file: &Path) -> Option<PathBuf> {
    let name = file.with_extension("md").to_str()?.replace("/src/", "/").replace('_', "-");
    let page = root().join("docs/en").join(name);
    page.exists().then_some(page)
}

#[test]
fn headers_have_one_form() {
    let mut faults = Vec::new();
    for (file, text) in texts(&["src"]) {
        if file.ends_with("src/lib.rs") {
            continue;
        }
        let header: Vec<&str> = text.lines().take_while(|line| line.starts_with("//!")).collect();
        let has =
            |field: &str| header.iter().any(|line| line.starts_with(&format!("//! {field}:")));
        let file_name = file.display();
        if !has("Page") {
            faults.push(format!("{file_name}: no page"));
        }
        let first = header.first().copied().unwrap_or_default();
        let is_part = first.starts_with("//! Part of [") && first.contains("): ");
        let is_group = text.lines().any(|line| line.starts_with("pub mod "));
        if !is_part && page(&file).is_none() && !is_group {
            faults
                .push(format!("{file_name}: neither a section nor `//! Part of [it](super): ...`"));
        }
        let is_section = !is_part && page(&file).is_some();
        for field in ["Cost", "Domain", "Source", "Checked"] {
            if is_section && !has(field) {
                faults.push(format!("{file_name}: no {field}"));
            }
        }
    }
    none(&faults);
}

#[test]
fn comments_keep_within_100_columns() {
    let mut faults = Vec::new();
    for (file, text) in texts(&["src", "tests", "examples", "benches"]) {
        for (at, line) in text.lines().enumerate() {
            // A command is one line, however long its input.
            let is_command = line.starts_with("//! `cargo run ");
            let is_comment = line.trim_start().starts_with("//") && !is_command;
            if is_comment && 100 < line.chars().count() {
                faults.push(format!("{}:{}", file.display(), at + 1));
            }
        }
    }
    none(&faults);
}

/// What is spelled otherwise in America.
const BRITISH: [&str; 12] = [
    "behaviour",
    "colour",
    "centre",
    "grey",
    "labelled",
    "licence",
    "neighbour",
    "optimise",
    "recognise",
    "towards",
    "travelling",
    "vectorise",
];

#[test]
fn spelling_is_american() {
    let mut faults = Vec::new();
    let mut pages = vec![root().join("docs/en")];
    let mut files = texts(&["src", "tests", "examples", "benches"]);
    while let Some(folder) = pages.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                pages.push(path);
            } else if path.extension().is_some_and(|end| end == "md") {
                files.push((path.clone(), fs::read_to_string(path).expect("a page")));
            }
        }
    }
    for (file, text) in files {
        for (at, line) in text.lines().enumerate() {
            let line = line.to_lowercase();
            for word in BRITISH.iter().filter(|word| line.contains(**word)) {
                faults.push(format!("{}:{}: {word}", file.display(), at + 1));
            }
        }
    }
    none(&faults);
}

#[test]
fn each_section_has_an_example_that_runs() {
    let summary = fs::read_to_string(root().join("docs/en/SUMMARY.md")).expect("the summary");
    let mut faults = String::new();
    let mut n_sections = 0;
    for line in summary.lines() {
        // - [6.8 Dijkstra's algorithm](graph-theory/shortest-path/dijkstra.md)
        let Some((title, target)) = line.split_once("](") else { continue };
        let number = title.trim_start_matches([' ', '-', '[']);
        if !number.starts_with(|c: char| c.is_ascii_digit()) || !number.contains('.') {
            continue;
        }
        let Some((chapter, rest)) = target.trim_end_matches(".md)").split_once('/') else {
            continue;
        };
        let module = format!("{chapter}/src/{}.rs", rest.replace('-', "_"));
        let text = fs::read_to_string(root().join("crates").join(&module)).expect("a section");
        n_sections += 1;
        if !text.contains("/// ```") {
            writeln!(faults, "{module} has no example").expect("a string grows");
        }
    }
    assert_eq!(faults, "");
    assert_eq!(n_sections, 100);
}

#[test]
fn examples_of_all_chapters_run() {
    let mut n_examples = 0;
    for (_, text) in texts(&["src"]) {
        let fences = text.lines().filter(|line| line.trim_start().starts_with("/// ```")).count();
        n_examples += fences / 2;
    }
    assert!(250 <= n_examples, "{n_examples} examples");
    for chapter in chapters() {
        let manifest = fs::read_to_string(chapter.join("Cargo.toml")).expect("a manifest");
        assert!(!manifest.contains("doctest = false"), "{}", chapter.display());
    }
}

/// A watched form whose plain form has another name.
const OTHERWISE_NAMED: [&str; 1] = ["kuhn_munkres"];

#[test]
fn what_can_be_watched_can_be_called_without_a_watcher() {
    let all = texts(&["src"]);
    let mut faults = Vec::new();
    for (file, text) in &all {
        let chapter = file.components().next();
        let named: Vec<&str> = text
            .split("pub fn ")
            .skip(1)
            .filter_map(|rest| rest.split(['(', '<']).next()?.strip_suffix("_watched"))
            .collect();
        for name in named {
            let plain = ["(", "<", "_by(", "_by<"].map(|end| format!("fn {name}{end}"));
            let is_there = |(other, text): &(PathBuf, String)| {
                other.components().next() == chapter
                    && plain.iter().any(|plain| text.contains(plain))
            };
            if !OTHERWISE_NAMED.contains(&name) && !all.iter().any(is_there) {
                faults.push(format!("{}: {name}_watched has no {name}", file.display()));
            }
        }
    }
    none(&faults);
}

/// Public functions that hand over something else than a step: a place, a number, a class.
const NO_STEPS: [&str; 3] = ["locate_watched", "search", "crt_watched"];

#[test]
fn a_watcher_is_told_a_step_first() {
    let mut faults = Vec::new();
    for (file, text) in texts(&["src"]) {
        for signature in text.split("pub fn ").skip(1) {
            let name = signature.split(['(', '<']).next().unwrap_or_default();
            let signature = signature.split(" {\n").next().unwrap_or_default();
            let Some((_, watcher)) = signature.split_once("watch: ") else { continue };
            // The type may be written out behind `where`.
            let is_step = watcher.contains("FnMut(Step") || signature.contains("W: FnMut(Step");
            if !is_step && !NO_STEPS.contains(&name) {
                faults.push(format!("{}: {name}", file.display()));
            }
        }
    }
    none(&faults);
}
