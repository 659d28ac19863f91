//! One vocabulary: what a program can see of the rules for all chapters.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use pretty_assertions::assert_eq;
use syn::{Item, UseTree, Visibility};

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
const FINDINGS: [&str; 4] = ["Conflict", "Infeasible", "NoAssignment", "NoEulerTrail"];

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
    let is_of = |name: &syn::Ident| *name == "of" || name.to_string().starts_with("of_");
    let mut faults = Vec::new();
    let mut files = texts(&["src"]);
    for file in sources(&root().join("crates/trace/src")) {
        let text = fs::read_to_string(&file).expect("a source");
        files.push((file, text));
    }
    for (file, text) in files {
        for item in syn::parse_file(&text).expect("Rust").items {
            let methods = match item {
                Item::Impl(it) => it.items,
                Item::Fn(it) if is_of(&it.sig.ident) && is_public(&it.vis) => {
                    faults.push(format!("{}: {}", file.display(), it.sig.ident));
                    continue;
                }
                _ => continue,
            };
            for inner in methods {
                let syn::ImplItem::Fn(method) = inner else { continue };
                // A question to a thing may be so called: `components.of_node(v)`.
                let is_method = method.sig.receiver().is_some();
                if is_of(&method.sig.ident) && is_public(&method.vis) && !is_method {
                    faults.push(format!("{}: {}", file.display(), method.sig.ident));
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

/// The sections that the summary lists: the chapter, and the way to the module within it.
fn sections() -> Vec<(String, Vec<String>)> {
    let summary = fs::read_to_string(root().join("docs/en/SUMMARY.md")).expect("the summary");
    let mut sections = Vec::new();
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
        let module = rest.replace('-', "_").split('/').map(str::to_owned).collect();
        sections.push((chapter.to_owned(), module));
    }
    assert_eq!(sections.len(), 100);
    sections
}

#[test]
fn each_section_has_an_example_that_runs() {
    let mut faults = Vec::new();
    for (chapter, module) in sections() {
        let module = format!("{chapter}/src/{}.rs", module.join("/"));
        let text = fs::read_to_string(root().join("crates").join(&module)).expect("a section");
        if !text.contains("/// ```") {
            faults.push(format!("{module} has no example"));
        }
    }
    none(&faults);
}

/// A name that a module hands on: what it is called there, and the way to what it stands for.
struct HandedOn {
    name: String,
    way: Vec<String>,
}

/// What a `use` names, each with its whole way.
fn leaves(tree: &UseTree, before: &[String], all: &mut Vec<HandedOn>) {
    let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
    match tree {
        UseTree::Path(path) => leaves(&path.tree, &with(&path.ident), all),
        UseTree::Group(group) => group.items.iter().for_each(|item| leaves(item, before, all)),
        UseTree::Name(it) => {
            all.push(HandedOn { name: it.ident.to_string(), way: with(&it.ident) });
        }
        UseTree::Rename(it) => {
            all.push(HandedOn { name: it.rename.to_string(), way: with(&it.ident) });
        }
        UseTree::Glob(_) => panic!("a module hands on a glob, and nobody sees what"),
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// What a module hands on.
fn handed_on(items: &[Item]) -> Vec<HandedOn> {
    let mut all = Vec::new();
    for item in items {
        if let Item::Use(it) = item
            && is_public(&it.vis)
        {
            leaves(&it.tree, &[], &mut all);
        }
    }
    all
}

/// The modules of the workspace, each read once, when it is asked for.
#[derive(Default)]
struct Modules(RefCell<BTreeMap<PathBuf, Option<Rc<[Item]>>>>);

impl Modules {
    /// The items of a module of a crate; none if there is no such module.
    fn items(&self, krate: &str, module: &[String]) -> Option<Rc<[Item]>> {
        let source = root().join("crates").join(krate.replace('_', "-")).join("src");
        let inner = if module.is_empty() { "lib".to_owned() } else { module.join("/") };
        let file = source.join(inner).with_extension("rs");
        let read = || {
            let text = fs::read_to_string(&file).ok()?;
            Some(syn::parse_file(&text).expect("Rust").items.into())
        };
        self.0.borrow_mut().entry(file.clone()).or_insert_with(read).clone()
    }

    /// Whether what a way leads to has an example. None if it is no front door and no type: a
    /// constant.
    fn has_example(&self, krate: &str, module: &[String], name: &str) -> Option<bool> {
        let items = self.items(krate, module).unwrap_or_else(|| panic!("{krate}: no {module:?}"));
        for item in items.iter() {
            if let Some((ident, attributes)) = named(item)
                && *ident == name
            {
                return Some(runs_an_example(attributes));
            }
        }
        let is_constant = |item: &Item| matches!(item, Item::Const(it) if it.ident == name);
        if items.iter().any(is_constant) {
            return None;
        }
        let found = handed_on(&items).into_iter().find(|one| one.name == name);
        let HandedOn { way, .. } = found.unwrap_or_else(|| panic!("{krate}: no {name}"));
        let (last, before) = way.split_last().expect("a name");
        let first = before.first().map_or("", String::as_str);
        let inside = [module, before].concat();
        if first == "crate" {
            self.has_example(krate, &before[1..], last)
        } else if self.items(krate, &inside).is_some() {
            self.has_example(krate, &inside, last)
        } else {
            self.has_example(first, &before[1..], last)
        }
    }
}

/// The name and the attributes of a front door or a type.
fn named(item: &Item) -> Option<(&syn::Ident, &[syn::Attribute])> {
    let (name, attributes) = match item {
        Item::Fn(it) => (&it.sig.ident, &it.attrs),
        Item::Struct(it) => (&it.ident, &it.attrs),
        Item::Enum(it) => (&it.ident, &it.attrs),
        Item::Trait(it) => (&it.ident, &it.attrs),
        Item::Type(it) => (&it.ident, &it.attrs),
        _ => return None,
    };
    Some((name, attributes))
}

/// Whether a doc comment holds a block of code that runs as a test.
fn runs_an_example(attributes: &[syn::Attribute]) -> bool {
    let mut is_open = false;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("doc")) {
        let syn::Meta::NameValue(pair) = &attribute.meta else { continue };
        let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(line), .. }) = &pair.value else {
            continue;
        };
        let line = line.value();
        if let Some(language) = line.trim().strip_prefix("```") {
            if !is_open && language.is_empty() {
                return true;
            }
            is_open = !is_open;
        }
    }
    false
}

#[test]
fn each_section_is_at_the_root_of_its_chapter() {
    let modules = Modules::default();
    let mut faults = Vec::new();
    for (chapter, module) in sections() {
        let at_root = handed_on(&modules.items(&chapter, &[]).expect("a chapter"));
        if !at_root.iter().any(|one| one.way.starts_with(&module)) {
            faults.push(format!("{chapter}: nothing of {}", module.join("::")));
        }
        // A function that has the name of its section is its front door.
        let name = module.last().expect("a name");
        let front_door = [&module[..], std::slice::from_ref(name)].concat();
        let is_front_door = |item: &Item| matches!(item, Item::Fn(it) if is_public(&it.vis) && it.sig.ident == name);
        let items = modules.items(&chapter, &module).expect("a section");
        if items.iter().any(is_front_door) && !at_root.iter().any(|one| one.way == front_door) {
            faults.push(format!("{chapter}: not {}", front_door.join("::")));
        }
    }
    none(&faults);
}

#[test]
fn what_is_at_the_root_of_a_chapter_has_an_example() {
    let modules = Modules::default();
    let mut faults = Vec::new();
    let mut n_examples = 0;
    for chapter in chapters() {
        let chapter =
            chapter.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        let items = modules.items(&chapter, &[]).expect("a chapter");
        let defined = items.iter().filter_map(named).map(|(name, _)| name.to_string());
        let handed_on = handed_on(&items).into_iter().map(|one| one.name);
        for name in defined.chain(handed_on) {
            // An error is shown by the examples of what returns it, and by the tests.
            if name.ends_with("Error") || name == "WorkspaceReadme" {
                continue;
            }
            match modules.has_example(&chapter, &[], &name) {
                Some(false) => faults.push(format!("{chapter}: {name} has no example")),
                Some(true) => n_examples += 1,
                None => {}
            }
        }
    }
    none(&faults);
    assert!(200 <= n_examples, "{n_examples} examples");
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

/// A watched form whose plain version has another name.
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

/// Public functions that hand over something else than a step: a place, a number, a class, a
/// product, a trial.
const NO_STEPS: [&str; 5] =
    ["locate_watched", "search", "crt_watched", "generated_watched", "factor_both_watched"];

#[test]
fn a_watcher_is_told_a_step_first() {
    let mut faults = Vec::new();
    for (file, text) in texts(&["src"]) {
        for signature in text.split("pub fn ").skip(1) {
            let name = signature.split(['(', '<']).next().unwrap_or_default();
            let signature = signature.split(" {\n").next().unwrap_or_default();
            let Some((_, watcher)) = signature.split_once("watch: ") else { continue };
            // The type may be written out behind `where`.
            let is_step = watcher.contains("FnMut(Step")
                || watcher.contains("FnMut(TableStep")
                || signature.contains("W: FnMut(Step");
            if !is_step && !NO_STEPS.contains(&name) {
                faults.push(format!("{}: {name}", file.display()));
            }
        }
    }
    none(&faults);
}
