//! The observer left out, of planted items and of every item of the workspace.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use book::observer::{Observers, Piece, Plain, leave_out};
use pretty_assertions::assert_eq;
use syn::spanned::Spanned;
use syn::{ImplItem, Item, Signature, UseTree};

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
    name: String,
    takes_observer: bool,
    piece: Piece,
    end: usize,
    is_of_trait: bool,
}

impl Function {
    fn new(signature: &Signature, piece: Piece, end: usize, is_of_trait: bool) -> Self {
        let takes_observer = signature.inputs.iter().any(|input| match input {
            syn::FnArg::Typed(typed) => {
                matches!(&*typed.pat, syn::Pat::Ident(pat) if pat.ident == "watch")
            }
            syn::FnArg::Receiver(_) => false,
        });
        Self { name: signature.ident.to_string(), takes_observer, piece, end, is_of_trait }
    }
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
                functions.push(Function::new(&it.sig, piece, range.end, false));
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
                    functions.push(Function::new(&method.sig, piece, range.end, is_of_trait));
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

/// What the copy beside the original is called.
const BESIDE: &str = "_plain";

/// The whole workspace's functions once more without their observers, each beside its original under a name of its own:
/// all that must compile.
#[test]
fn what_is_left_compiles() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plain");
    let mut n_less = 0;
    for name in ["input", "trace"] {
        copy(&root().join("crates").join(name), &folder.join("crates").join(name), |_, text| text);
    }
    for chapter in chapters() {
        let known = learn(Observers::with_suffix(BESIDE), &chapter);
        let watched = watched_names(&chapter);
        let to = folder.join("crates").join(chapter.file_name().expect("a name"));
        copy(&chapter, &to, |file, text| {
            // There the observer's type is a parameter of a struct, which cannot be both.
            if file.ends_with("dancing_links.rs") {
                return text;
            }
            let (text, n) = with_plain_forms(&text, &known, &watched);
            n_less += n;
            text
        });
    }
    assert!(150 < n_less, "only {n_less} functions without their observers");
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    write(&folder.join("Cargo.toml"), &manifest);
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("a lock file");
    if !folder.join("Cargo.lock").exists() {
        write(&folder.join("Cargo.lock"), &lock);
    }
    let checked = Command::new(env!("CARGO"))
        .args(["check", "--workspace", "--lib", "--offline", "--quiet"])
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .env("RUSTFLAGS", "--cap-lints=allow")
        .output()
        .expect("cargo");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

/// Copies a package without its tests, examples and benches; its sources through `change`.
fn copy(from: &Path, to: &Path, mut change: impl FnMut(&Path, String) -> String) {
    let manifest = fs::read_to_string(from.join("Cargo.toml")).expect("a manifest");
    let mut is_bench = false;
    let lines = manifest.lines().filter(|line| {
        is_bench = if line.starts_with('[') { *line == "[[bench]]" } else { is_bench };
        !is_bench
    });
    write(&to.join("Cargo.toml"), &(lines.collect::<Vec<_>>().join("\n") + "\n"));
    for file in sources(&from.join("src")) {
        let text = change(&file, fs::read_to_string(&file).expect("a source"));
        write(&to.join(file.strip_prefix(from).expect("below it")), &text);
    }
}

/// Writes a file that is not the same already, so that cargo need not check it anew.
fn write(file: &Path, text: &str) {
    if fs::read_to_string(file).is_ok_and(|old| old == text) {
        return;
    }
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    fs::write(file, text).expect("a file");
}

/// The functions of a crate that take an observer.
fn watched_names(chapter: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in sources(&chapter.join("src")) {
        let all = functions(&fs::read_to_string(&file).expect("a source"));
        let watched = all.into_iter().filter(|function| function.takes_observer);
        names.extend(watched.map(|function| function.name));
    }
    names
}

/// A file with the plain form of each of its functions beside it, and how many have one.
fn with_plain_forms(text: &str, known: &Observers, watched: &BTreeSet<String>) -> (String, usize) {
    let mut done = text.to_owned();
    let mut n = 0;
    for function in functions(text).iter().rev().filter(|function| !function.is_of_trait) {
        let plain = leave_out(&function.piece, known).expect("Rust");
        let Plain::Less(piece) = plain else { continue };
        let mut plain = piece.text;
        if !function.takes_observer {
            let name = &function.name;
            plain = plain.replacen(&format!("fn {name}"), &format!("fn {name}{BESIDE}"), 1);
        }
        done.insert_str(function.end, &format!("\n\n{plain}\n"));
        n += 1;
    }
    // What is brought in by name is brought in without its observer too.
    for item in syn::parse_file(text).expect("Rust").items {
        let Item::Use(item) = item else { continue };
        let visibility = &text[item.span().byte_range()];
        let visibility = visibility.split("use ").next().unwrap_or_default();
        let mut paths = Vec::new();
        used(&item.tree, "", &mut paths);
        for path in paths {
            if path.rsplit("::").next().is_some_and(|name| watched.contains(name)) {
                done.push_str(&format!("{visibility}use {path}{BESIDE};\n"));
            }
        }
    }
    (done, n)
}

/// Every path that a `use` brings in under its own name.
fn used(tree: &UseTree, before: &str, paths: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => used(&path.tree, &format!("{before}{}::", path.ident), paths),
        UseTree::Name(name) => paths.push(format!("{before}{}", name.ident)),
        UseTree::Group(group) => {
            for tree in &group.items {
                used(tree, before, paths);
            }
        }
        UseTree::Rename(_) | UseTree::Glob(_) => {}
    }
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
                        println!(
                            "=== {}\n{}\n--->\n{}\n",
                            file.display(),
                            function.piece.text,
                            piece.text
                        );
                    }
                }
            }
        }
    }
    assert!(150 < n_less, "only {n_less} items have an observer");
}
