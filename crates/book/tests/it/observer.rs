//! The observer left out, of planted items and of every item of the workspace.

use std::fs;
use std::path::{Path, PathBuf};

use book::observer::{Observers, Piece, Plain, leave_out};
use pretty_assertions::assert_eq;
use syn::spanned::Spanned;
use syn::{ImplItem, Item};

/// The root of the real workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The crates that hold algorithms.
fn chapters() -> Vec<PathBuf> {
    let folders = fs::read_dir(root().join("crates")).expect("a workspace").flatten();
    let mut chapters: Vec<PathBuf> = folders
        .map(|folder| folder.path())
        .filter(|folder| {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
            manifest.contains("description = \"Chapter ")
        })
        .collect();
    chapters.sort();
    chapters
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// A function of a file: what it stands in, and where its end is.
struct Function {
    piece: Piece,
    end: usize,
    is_of_trait: bool,
}

/// Every function and method of a file, with its attributes.
fn functions(text: &str) -> Vec<Function> {
    let file = syn::parse_file(text).expect("a source of the workspace");
    let mut functions = Vec::new();
    for item in &file.items {
        match item {
            Item::Fn(it) => {
                let range = it.span().byte_range();
                let piece = Piece { header: None, text: text[range.clone()].to_owned() };
                functions.push(Function { piece, end: range.end, is_of_trait: false });
            }
            Item::Impl(it) => {
                let open = it.brace_token.span.open().byte_range().end;
                let header = &text[it.impl_token.span().byte_range().start..open];
                for inner in &it.items {
                    let ImplItem::Fn(method) = inner else { continue };
                    let range = method.span().byte_range();
                    let lines = text[range.clone()].lines();
                    let lines: Vec<_> =
                        lines.map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
                    let piece = Piece { header: Some(header.to_owned()), text: lines.join("\n") };
                    let is_of_trait = it.trait_.is_some();
                    functions.push(Function { piece, end: range.end, is_of_trait });
                }
            }
            _ => {}
        }
    }
    functions
}

fn learn(mut known: Observers, folder: &Path) -> Observers {
    for file in sources(&folder.join("src")) {
        let text = fs::read_to_string(file).expect("a source");
        known.learn(&syn::parse_file(&text).expect("Rust").items);
    }
    known
}

#[test]
fn every_item_of_the_workspace_without_its_observer() {
    let mut n_less = 0;
    for chapter in chapters() {
        let known = learn(Observers::default(), &chapter);
        for file in sources(&chapter.join("src")) {
            let text = fs::read_to_string(&file).expect("a source");
            for function in functions(&text) {
                let plain = leave_out(&function.piece, &known)
                    .unwrap_or_else(|e| panic!("{}: {e}\n{}", file.display(), function.piece.text));
                if let Plain::Less(piece) = plain {
                    n_less += 1;
                    if std::env::var_os("SHOW").is_some() {
                        println!("=== {}\n{}\n--->\n{}\n", file.display(), function.piece.text, piece.text);
                    }
                }
            }
        }
    }
    assert!(200 < n_less, "only {n_less} items have an observer");
}
