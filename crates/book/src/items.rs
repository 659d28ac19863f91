//! `{{#item}}` and `{{#test}}`: items cut out of the sources by name, as they stand there.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::{Attribute, ImplItem, Item, Meta, TraitItem, Type};

use crate::markdown;

/// Which of a crate's sources a path leads through.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Tree {
    /// The library.
    Library,
    /// The integration tests.
    Tests,
}

/// An item as the page shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Cut {
    /// The source, relative to the workspace.
    pub(crate) file: PathBuf,
    /// The first and the last line of the item in it.
    pub(crate) lines: (usize, usize),
    /// The item without its outer doc comment, dedented.
    pub(crate) text: String,
}

/// The sources of the workspace; each is read and parsed once.
pub(crate) struct Sources {
    root: PathBuf,
    files: HashMap<PathBuf, Result<Rc<Source>, String>>,
}

pub(crate) struct Source {
    text: String,
    pub(crate) items: Vec<Item>,
}

/// Something a path can name: what it is called, and where it stands.
struct Candidate<'a> {
    name: String,
    attributes: &'a [Attribute],
    span: Span,
}

impl Sources {
    pub(crate) fn new(root: &Path) -> Self {
        Self { root: root.to_owned(), files: HashMap::new() }
    }

    /// The file, parsed.
    pub(crate) fn read(&mut self, file: &Path) -> Result<Rc<Source>, String> {
        let parse = || {
            let text = fs::read_to_string(self.root.join(file)).map_err(|e| e.to_string())?;
            let text = text.replace("\r\n", "\n");
            let items = syn::parse_file(&text).map_err(|e| {
                let at = e.span().start();
                format!("line {}, column {}: {e}", at.line, at.column + 1)
            })?;
            Ok(Rc::new(Source { text, items: items.items }))
        };
        let parsed = self.files.entry(file.to_owned()).or_insert_with(parse);
        parsed.clone().map_err(|message| format!("{}: {message}", file.display()))
    }

    /// The item that `path` names: `crate::module::name`, `crate::module::Type::method`, or
    /// `crate::examples::program::name` for an item of an example program.
    pub(crate) fn cut(&mut self, tree: Tree, path: &str) -> Result<Cut, String> {
        let mut segments = path.split("::");
        let crate_name = segments.next().unwrap_or_default();
        let names: Vec<&str> = segments.collect();
        if names.is_empty() || names.iter().any(|name| name.is_empty()) {
            return Err(format!("{path}: an item is named crate::module::name"));
        }
        let mut folder = self.crate_folder(crate_name)?;
        let mut rest = names.as_slice();
        let mut file = match (tree, rest) {
            (Tree::Library, ["examples", program, after @ ..]) if !after.is_empty() => {
                rest = after;
                folder.extend(["examples", program]);
                folder.with_extension("rs")
            }
            (Tree::Library, _) => {
                folder.push("src");
                folder.join("lib.rs")
            }
            (Tree::Tests, _) => {
                folder.push("tests/it");
                folder.join("main.rs")
            }
        };
        // A name is a module as long as there is a file of that name.
        while let [name, after @ ..] = rest
            && !after.is_empty()
            && let Some(module) = self.module_file(&folder, name)
        {
            (file, rest) = (module, after);
            folder.push(name);
        }
        let source = self.read(&file)?;
        let mut items = source.items.as_slice();
        while let [name, after @ ..] = rest
            && !after.is_empty()
            && let Some(inside) = items.iter().find_map(|item| inline_module(item, name))
        {
            (items, rest) = (inside, after);
        }
        let wanted = rest.join("::");
        let known = candidates(items);
        let named: Vec<_> = known.iter().filter(|known| known.name == wanted).collect();
        match named.as_slice() {
            [one] => Ok(source.cut(&file, one)),
            [] => {
                let near = self.nearest(&wanted, &folder, &known);
                Err(format!("{path}: there is no `{wanted}` in {}{near}", file.display()))
            }
            several => {
                let lines: Vec<_> =
                    several.iter().map(|one| one.span.start().line.to_string()).collect();
                let lines = lines.join(", ");
                Err(format!("{path}: it is ambiguous in {}: lines {lines}", file.display()))
            }
        }
    }

    fn crate_folder(&self, name: &str) -> Result<PathBuf, String> {
        let spellings = [name.replace('_', "-"), name.to_owned()];
        let mut folders = spellings.iter().map(|spelling| Path::new("crates").join(spelling));
        folders
            .find(|folder| self.root.join(folder).is_dir())
            .ok_or_else(|| format!("there is no crate crates/{}", spellings[0]))
    }

    fn module_file(&self, folder: &Path, name: &str) -> Option<PathBuf> {
        module_file(&self.root, folder, name)
    }

    /// The names that `wanted` may be a misspelling of, as the end of a message.
    fn nearest(&self, wanted: &str, folder: &Path, known: &[Candidate<'_>]) -> String {
        let modules = fs::read_dir(self.root.join(folder)).into_iter().flatten().flatten();
        let modules = modules.filter_map(|entry| {
            let path = entry.path();
            let is_module = path.is_dir() || path.extension().is_some_and(|end| end == "rs");
            let stem = path.file_stem()?.to_str()?;
            (is_module && !matches!(stem, "lib" | "main" | "mod")).then(|| stem.to_owned())
        });
        // Of a path that goes wrong at a module, the module alone is worth a comparison.
        let first = wanted.split("::").next().unwrap_or(wanted);
        let modules = modules.map(|name| (distance(first, &name), name));
        let items = known.iter().map(|one| (distance(wanted, &one.name), one.name.clone()));
        let mut near: Vec<(usize, String)> = items.chain(modules).collect();
        near.sort();
        near.dedup();
        let names: Vec<_> = near.iter().take(4).map(|(_, name)| format!("`{name}`")).collect();
        if names.is_empty() { String::new() } else { format!("; near it: {}", names.join(", ")) }
    }
}

/// The file of the module `name` whose parent's files lie in `folder`.
pub(crate) fn module_file(root: &Path, folder: &Path, name: &str) -> Option<PathBuf> {
    let files = [folder.join(format!("{name}.rs")), folder.join(name).join("mod.rs")];
    files.into_iter().find(|file| root.join(file).is_file())
}

fn inline_module<'a>(item: &'a Item, name: &str) -> Option<&'a [Item]> {
    match item {
        Item::Mod(module) if module.ident == name => Some(&module.content.as_ref()?.1),
        _ => None,
    }
}

/// Everything that can be named in a list of items.
fn candidates(items: &[Item]) -> Vec<Candidate<'_>> {
    let mut all = Vec::new();
    for item in items {
        let (ident, attributes) = match item {
            Item::Const(it) => (&it.ident, &it.attrs),
            Item::Enum(it) => (&it.ident, &it.attrs),
            Item::Fn(it) => (&it.sig.ident, &it.attrs),
            Item::Static(it) => (&it.ident, &it.attrs),
            Item::Struct(it) => (&it.ident, &it.attrs),
            Item::Type(it) => (&it.ident, &it.attrs),
            Item::Union(it) => (&it.ident, &it.attrs),
            Item::Mod(it) if it.content.is_some() => (&it.ident, &it.attrs),
            Item::Macro(it) => match &it.ident {
                Some(ident) => (ident, &it.attrs),
                None => continue,
            },
            Item::Trait(it) => {
                for inner in &it.items {
                    let (ident, attributes) = match inner {
                        TraitItem::Const(it) => (&it.ident, &it.attrs),
                        TraitItem::Fn(it) => (&it.sig.ident, &it.attrs),
                        TraitItem::Type(it) => (&it.ident, &it.attrs),
                        _ => continue,
                    };
                    let name = format!("{}::{ident}", it.ident);
                    all.push(Candidate { name, attributes, span: inner.span() });
                }
                (&it.ident, &it.attrs)
            }
            Item::Impl(it) => {
                let Some(of) = type_name(&it.self_ty) else { continue };
                for inner in &it.items {
                    let (ident, attributes) = match inner {
                        ImplItem::Const(it) => (&it.ident, &it.attrs),
                        ImplItem::Fn(it) => (&it.sig.ident, &it.attrs),
                        ImplItem::Type(it) => (&it.ident, &it.attrs),
                        _ => continue,
                    };
                    let name = format!("{of}::{ident}");
                    all.push(Candidate { name, attributes, span: inner.span() });
                }
                continue;
            }
            _ => continue,
        };
        all.push(Candidate { name: ident.to_string(), attributes, span: item.span() });
    }
    all
}

/// The name of the type that an `impl` is for, also behind references.
fn type_name(mut of: &Type) -> Option<String> {
    while let Type::Reference(reference) = of {
        of = &reference.elem;
    }
    match of {
        Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

impl Source {
    /// The lines of an item: comments and formatting stay, its outer doc comment goes.
    fn cut(&self, file: &Path, item: &Candidate<'_>) -> Cut {
        let Range { start, end } = item.span.byte_range();
        // A comment behind the item on its last line belongs to it.
        let line_end = markdown::line_around(&self.text, end).end;
        let behind = self.text[end..line_end].trim_start();
        let end = if behind.starts_with("//") { line_end } else { end };
        let docs: Vec<Range<usize>> = item
            .attributes
            .iter()
            .filter(|attribute| is_doc(attribute))
            .map(|attribute| attribute.span().byte_range())
            .collect();
        let mut kept = String::new();
        let mut first = None;
        let mut at = start;
        while at < end {
            if let Some(doc) = docs.iter().find(|doc| doc.contains(&at)) {
                at = doc.end.max(at + 1);
                // The rest of the line, and the indentation of the next one.
                let blank = self.text[at..end].len() - self.text[at..end].trim_start().len();
                at += blank;
                continue;
            }
            first.get_or_insert(at);
            let next_doc = docs.iter().map(|doc| doc.start).filter(|&doc| at < doc).min();
            let stop = next_doc.unwrap_or(end).min(end);
            kept.push_str(&self.text[at..stop]);
            at = stop;
        }
        let first = first.unwrap_or(start);
        let line = markdown::line_around(&self.text, first);
        let indent = self.text[line.start..first].chars().take_while(|c| *c == ' ').count();
        let lines = (
            markdown::line_number(&self.text, first),
            markdown::line_number(&self.text, end.saturating_sub(1)),
        );
        Cut { file: file.to_owned(), lines, text: dedent(&kept, indent) }
    }
}

/// A doc comment, or the attribute that it stands for; not `#[doc(hidden)]`.
fn is_doc(attribute: &Attribute) -> bool {
    attribute.path().is_ident("doc") && matches!(attribute.meta, Meta::NameValue(_))
}

/// Takes `indent` blanks from every line that has them; the first has lost its own already. A line
/// that begins inside a text is left as it is, for its blanks are part of the text.
fn dedent(text: &str, indent: usize) -> String {
    let inside = lines_inside_texts(text);
    let mut lines = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let blanks = line.chars().take_while(|c| *c == ' ').count();
        let cut = if inside.contains(&(i + 1)) { 0 } else { blanks.min(indent) };
        lines.push(&line[cut..]);
    }
    lines.join("\n").trim_end().to_owned()
}

/// The lines, from 1, that begin inside a string literal.
fn lines_inside_texts(code: &str) -> HashSet<usize> {
    let mut lines = HashSet::new();
    let mut open: Vec<TokenStream> = code.parse().into_iter().collect();
    while let Some(tokens) = open.pop() {
        for token in tokens {
            match token {
                TokenTree::Group(group) => open.push(group.stream()),
                TokenTree::Literal(text) => {
                    lines.extend(text.span().start().line + 1..=text.span().end().line);
                }
                _ => {}
            }
        }
    }
    lines
}

/// The number of letters to insert, delete or replace between two names.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

/// The listing of several items: what the page shows and searches, and where it comes from.
pub(crate) struct Listing {
    /// The items, a blank line between two.
    pub(crate) text: String,
    /// The fence and the line of sources below it.
    pub(crate) html: String,
}

/// Sets the items into one fence. `repository` is the address that a source's path is put behind.
pub(crate) fn listing(tree: Tree, cuts: &[Cut], repository: Option<&str>) -> Listing {
    let texts: Vec<&str> = cuts.iter().map(|cut| cut.text.as_str()).collect();
    let text = texts.join("\n\n");
    let shown: Vec<String> = text.lines().map(unhide).collect();
    let fence = markdown::fence("rust,noplayground", &shown.join("\n"));
    let class = match tree {
        Tree::Library => "listing",
        Tree::Tests => "listing test",
    };
    let mut sources = String::new();
    let mut last_file = None;
    for cut in cuts {
        let file = cut.file.display().to_string().replace('\\', "/");
        let lines = match cut.lines {
            (first, last) if first == last => format!("{first}"),
            (first, last) => format!("{first}-{last}"),
        };
        let label = match (last_file == Some(&cut.file), cut.lines.0 == cut.lines.1) {
            (true, _) => lines,
            (false, true) => format!("{file}, line {lines}"),
            (false, false) => format!("{file}, lines {lines}"),
        };
        if last_file.is_some() {
            sources.push_str(if last_file == Some(&cut.file) { ", " } else { "; " });
        }
        last_file = Some(&cut.file);
        let label = markdown::escape_html(&label);
        match repository {
            Some(repository) => {
                let (first, last) = cut.lines;
                let target =
                    format!("{}/{file}#L{first}-L{last}", repository.trim_end_matches('/'));
                let target = markdown::escape_html(&target);
                markdown::push(&mut sources, format_args!("<a href=\"{target}\">{label}</a>"));
            }
            None => sources.push_str(&label),
        }
    }
    let html = format!(
        "<div class=\"{class}\">\n\n{fence}\n\n<p class=\"source\"><small>{sources}</small></p>\n</div>"
    );
    Listing { text, html }
}

/// mdBook hides a line of Rust that begins with `# `, and takes one off `##`: one more stops it.
fn unhide(line: &str) -> String {
    let code = line.trim_start();
    let indent = &line[..line.len() - code.len()];
    match code.strip_prefix('#') {
        Some(rest) if rest.is_empty() || rest.starts_with([' ', '#']) => format!("{indent}#{code}"),
        _ => line.to_owned(),
    }
}
