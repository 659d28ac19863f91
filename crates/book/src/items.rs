//! `{{#item}}` and `{{#test}}`: items cut out of the sources by name, as they stand there.
//!
//! A listing has one of two forms. In the first, each item stands alone and whole, without its doc
//! comment. On a lesson's page methods stand in their `impl`, what is private keeps the first
//! sentence of its doc comment, and the observer is left out (see [`crate::observer`]); the whole
//! item is folded away below.

use std::collections::HashMap;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, ImplItem, Item, Lit, Meta, MetaList, TraitItem, Type, Visibility};

use crate::gates::is_lesson;
use crate::links::files_below;
use crate::markdown::{self, Markdown};
use crate::observer::{self, Observers, Piece, Plain, WIDTH};

/// Which of a crate's sources a path leads through.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Tree {
    /// The library.
    Library,
    /// The integration tests.
    Tests,
}

/// How a page sets its listings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// As in the first edition: every item by itself and whole.
    First,
    /// Methods in their `impl`, and the observer left out.
    Lesson,
}

impl Form {
    /// The form of the page in `file`, relative to the workspace at `root`: a lesson is known by
    /// its last heading, and a variant's page lies in the folder named like its section's page.
    pub(crate) fn of(root: &Path, file: &Path, page: &Markdown) -> Self {
        let is_own = !file.file_stem().is_some_and(|stem| stem == "README" || stem == "index");
        let section = file.parent().filter(|folder| folder.file_name().is_some());
        let section = section.map(|folder| root.join(folder).with_extension("md"));
        let is_variant = is_own && section.is_some_and(|section| section.is_file());
        if is_lesson(page) || is_variant { Self::Lesson } else { Self::First }
    }
}

/// An item as the page shows it.
#[derive(Debug, Clone)]
pub(crate) struct Cut {
    /// The source, relative to the workspace.
    pub(crate) file: PathBuf,
    /// The first and the last line of the item in it.
    pub(crate) lines: (usize, usize),
    /// The item without its outer doc comment, dedented.
    pub(crate) text: String,
    /// What the item is called in its file: `name` or `Type::name`.
    pub(crate) name: String,
    /// The item as a lesson shows it, observer and all.
    whole: Piece,
    known: Rc<Observers>,
}

/// The sources of the workspace; each is read and parsed once.
pub(crate) struct Sources {
    root: PathBuf,
    files: HashMap<PathBuf, Result<Rc<Source>, String>>,
    /// What is known of the observers of each crate, by its folder.
    observers: HashMap<PathBuf, Rc<Observers>>,
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
    /// What it stands in, up to the opening brace.
    frame: Option<Range<usize>>,
    /// Whether only its own crate can name it.
    is_private: bool,
}

impl Sources {
    pub(crate) fn new(root: &Path) -> Self {
        Self { root: root.to_owned(), files: HashMap::new(), observers: HashMap::new() }
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

    /// What is known of the observers of the crate in `folder`.
    pub(crate) fn observers(&mut self, folder: &Path) -> Rc<Observers> {
        if let Some(known) = self.observers.get(folder) {
            return known.clone();
        }
        let mut known = Observers::default();
        for file in self.sources_of(folder) {
            // A file that is no Rust is a fault wherever an item of it is wanted.
            if let Ok(source) = self.read(&file) {
                known.learn(&source.items);
            }
        }
        let known = Rc::new(known);
        self.observers.insert(folder.to_owned(), known.clone());
        known
    }

    /// The sources of the library in `folder`.
    fn sources_of(&self, folder: &Path) -> Vec<PathBuf> {
        let files = files_below(&self.root.join(folder).join("src"), "rs").unwrap_or_default();
        let relative = |file: PathBuf| file.strip_prefix(&self.root).map(Path::to_owned).ok();
        files.into_iter().filter_map(relative).collect()
    }

    /// The sources of the library that `file` belongs to.
    pub(crate) fn files_of_crate(&self, file: &Path) -> Vec<PathBuf> {
        let folder: PathBuf = file.iter().take(2).collect();
        self.sources_of(&folder)
    }

    /// The item that `path` names: `crate::module::name`, `crate::module::Type::method`, or
    /// `crate::examples::program::name` for an item of an example program, or of a module that
    /// examples share.
    pub(crate) fn cut(&mut self, tree: Tree, path: &str) -> Result<Cut, String> {
        let mut segments = path.split("::");
        let crate_name = segments.next().unwrap_or_default();
        let names: Vec<&str> = segments.collect();
        if names.is_empty() || names.iter().any(|name| name.is_empty()) {
            return Err(format!("{path}: an item is named crate::module::name"));
        }
        let mut folder = self.crate_folder(crate_name)?;
        let known = self.observers(&folder);
        let mut rest = names.as_slice();
        let mut file = match (tree, rest) {
            (Tree::Library, ["examples", program, after @ ..]) if !after.is_empty() => {
                rest = after;
                folder.push("examples");
                let shared = self.module_file(&folder, program);
                folder.push(program);
                shared.unwrap_or_else(|| folder.with_extension("rs"))
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
        let all = candidates(items);
        let named: Vec<_> = all.iter().filter(|one| one.name == wanted).collect();
        match named.as_slice() {
            [one] => Ok(source.cut(&file, one, known)),
            [] => {
                let near = self.nearest(&wanted, &folder, &all);
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
        let modules = modules.map(|name| (strsim::levenshtein(first, &name), name));
        let items =
            known.iter().map(|one| (strsim::levenshtein(wanted, &one.name), one.name.clone()));
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
        let (ident, attributes, visibility) = match item {
            Item::Const(it) => (&it.ident, &it.attrs, Some(&it.vis)),
            Item::Enum(it) => (&it.ident, &it.attrs, Some(&it.vis)),
            Item::Fn(it) => (&it.sig.ident, &it.attrs, Some(&it.vis)),
            Item::Static(it) => (&it.ident, &it.attrs, Some(&it.vis)),
            Item::Struct(it) => (&it.ident, &it.attrs, Some(&it.vis)),
            Item::Type(it) => (&it.ident, &it.attrs, Some(&it.vis)),
            Item::Union(it) => (&it.ident, &it.attrs, Some(&it.vis)),
            Item::Mod(it) if it.content.is_some() => (&it.ident, &it.attrs, Some(&it.vis)),
            Item::Macro(it) => match &it.ident {
                Some(ident) => (ident, &it.attrs, None),
                None => continue,
            },
            Item::Trait(it) => {
                let start = match &it.vis {
                    Visibility::Inherited => it.trait_token.span().byte_range().start,
                    visibility => visibility.span().byte_range().start,
                };
                let frame = start..it.brace_token.span.open().byte_range().end;
                for inner in &it.items {
                    let (ident, attributes) = match inner {
                        TraitItem::Const(it) => (&it.ident, &it.attrs),
                        TraitItem::Fn(it) => (&it.sig.ident, &it.attrs),
                        TraitItem::Type(it) => (&it.ident, &it.attrs),
                        _ => continue,
                    };
                    let name = format!("{}::{ident}", it.ident);
                    let (span, frame) = (inner.span(), Some(frame.clone()));
                    all.push(Candidate { name, attributes, span, frame, is_private: false });
                }
                (&it.ident, &it.attrs, Some(&it.vis))
            }
            Item::Impl(it) => {
                let Some(of) = type_name(&it.self_ty) else { continue };
                let start = it.impl_token.span().byte_range().start;
                let frame = start..it.brace_token.span.open().byte_range().end;
                for inner in &it.items {
                    let (ident, attributes, visibility) = match inner {
                        ImplItem::Const(it) => (&it.ident, &it.attrs, &it.vis),
                        ImplItem::Fn(it) => (&it.sig.ident, &it.attrs, &it.vis),
                        ImplItem::Type(it) => (&it.ident, &it.attrs, &it.vis),
                        _ => continue,
                    };
                    let name = format!("{of}::{ident}");
                    // What a trait asks for is as public as the trait.
                    let is_private = it.trait_.is_none() && is_private(visibility);
                    let (span, frame) = (inner.span(), Some(frame.clone()));
                    all.push(Candidate { name, attributes, span, frame, is_private });
                }
                continue;
            }
            _ => continue,
        };
        let is_private = visibility.is_some_and(is_private);
        let (name, span) = (ident.to_string(), item.span());
        all.push(Candidate { name, attributes, span, frame: None, is_private });
    }
    all
}

/// Whether only the crate itself can name what has this visibility.
fn is_private(visibility: &Visibility) -> bool {
    !matches!(visibility, Visibility::Public(_))
}

/// The name of the type that an `impl` is for, also behind references.
pub(crate) fn type_name(mut of: &Type) -> Option<String> {
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
    fn cut(&self, file: &Path, item: &Candidate<'_>, known: Rc<Observers>) -> Cut {
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
        let text = observer::dedent(&kept, indent);
        let header = item.frame.clone().map(|frame| self.header(frame));
        let docs = if item.is_private { doc_sentence(item.attributes) } else { String::new() };
        let whole = if docs.is_empty() {
            text.clone()
        } else {
            let width = if header.is_some() { WIDTH - 4 } else { WIDTH };
            format!("{}\n{text}", doc_comment(&docs, width))
        };
        let whole = Piece { header, text: whole };
        Cut { file: file.to_owned(), lines, text, name: item.name.clone(), whole, known }
    }

    /// The head of an `impl` or of a trait with its opening brace, dedented.
    fn header(&self, frame: Range<usize>) -> String {
        let line = markdown::line_around(&self.text, frame.start);
        let blanks = self.text[line].chars().take_while(|c| *c == ' ').count();
        observer::dedent(&self.text[frame], blanks)
    }
}

/// A doc comment, or the attribute that it stands for, or `#[doc(alias = "...")]`, which says as
/// little about the algorithm; not `#[doc(hidden)]`.
fn is_doc(attribute: &Attribute) -> bool {
    let is_alias = |list: &MetaList| list.tokens.to_string().starts_with("alias");
    attribute.path().is_ident("doc")
        && match &attribute.meta {
            Meta::NameValue(_) => true,
            Meta::List(list) => is_alias(list),
            Meta::Path(_) => false,
        }
}

/// The first sentence of a doc comment, on one line.
fn doc_sentence(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter(|attribute| is_doc(attribute)).filter_map(|attribute| {
        let Meta::NameValue(doc) = &attribute.meta else { return None };
        match &doc.value {
            Expr::Lit(text) => match &text.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        }
    });
    let docs = lines.collect::<Vec<_>>().join("\n");
    let paragraph: Vec<&str> =
        docs.trim().lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let paragraph = paragraph.join(" ");
    let is_short =
        |before: &str| ["e.g.", "i.e.", "cf.", "vs."].iter().any(|end| before.ends_with(end));
    let end = paragraph
        .match_indices(". ")
        .map(|(at, _)| at + 1)
        .find(|&end| !is_short(&paragraph[..end]) && is_closed(&paragraph[..end]));
    paragraph[..end.unwrap_or(paragraph.len())].to_owned()
}

/// Whether no code is left open, in which a point ends nothing.
fn is_closed(text: &str) -> bool {
    text.matches('`').count().is_multiple_of(2)
}

/// The words as a doc comment whose lines are no longer than `width`.
fn doc_comment(words: &str, width: usize) -> String {
    let mut lines = vec!["///".to_owned()];
    for word in words.split(' ') {
        let last = lines.last_mut().expect("there is one");
        if width < last.chars().count() + 1 + word.chars().count() && last != "///" {
            lines.push(format!("/// {word}"));
        } else {
            last.push(' ');
            last.push_str(word);
        }
    }
    lines.join("\n")
}

/// The listing of several items: what the page shows and searches, and where it comes from.
pub(crate) struct Listing {
    /// The items as the reader first sees them, a blank line between two. A frame's place is looked
    /// for here, on a lesson's page only if the listing is not folded away.
    pub(crate) text: String,
    /// The fence, what was left out of it, and the line of sources below it.
    pub(crate) html: String,
}

/// Sets the items into one fence. `repository` is the address that a source's path is put behind.
///
/// # Errors
/// On a lesson's page, if an item without its observer is no Rust, or two of them are called the
/// same then.
pub(crate) fn listing(
    tree: Tree,
    cuts: &[Cut],
    repository: Option<&str>,
    form: Form,
) -> Result<Listing, String> {
    let class = match tree {
        Tree::Library => "listing",
        Tree::Tests => "listing test",
    };
    let (text, whole) = if let (Tree::Library, Form::Lesson) = (tree, form) {
        without_observer(cuts)?
    } else {
        let texts: Vec<&str> = cuts.iter().map(|cut| cut.text.as_str()).collect();
        (texts.join("\n\n"), None)
    };
    let mut html = format!("<div class=\"{class}\">\n\n{}\n\n", fence(&text));
    if let Some(whole) = whole {
        let whole = fence(&whole);
        markdown::push(
            &mut html,
            format_args!(
                "<details class=\"watched\"><summary>With the observer</summary>\n\n{whole}\n\n\
                 </details>\n\n"
            ),
        );
    }
    let sources = sources(cuts, repository);
    markdown::push(
        &mut html,
        format_args!("<p class=\"source\"><small>{sources}</small></p>\n</div>"),
    );
    Ok(Listing { text, html })
}

fn fence(code: &str) -> String {
    let shown: Vec<String> = code.lines().map(unhide).collect();
    markdown::fence("rust,noplayground", &shown.join("\n"))
}

/// The items without their observers, and the whole ones if that is less.
fn without_observer(cuts: &[Cut]) -> Result<(String, Option<String>), String> {
    let mut shown: Vec<(&Cut, Piece)> = Vec::new();
    for cut in cuts {
        // A front door that does nothing but call the next without an observer is the same function
        // then.
        if !cuts.iter().any(|other| cut.is_door_of(other)) {
            shown.extend(cut.plain()?.map(|piece| (cut, piece)));
        }
    }
    if shown.is_empty() {
        return Err("without the observer nothing is left to show".to_owned());
    }
    let mut names: HashMap<(&Path, Option<&str>, String), &Cut> = HashMap::new();
    for (cut, piece) in &shown {
        let Some(name) = observer::function_name(piece) else { continue };
        let key = (&*cut.file, piece.header.as_deref(), name.clone());
        if let Some(other) = names.insert(key, cut)
            && other.name != cut.name
        {
            return Err(format!(
                "without the observer `{}` and `{}` are both called `{name}`: list them apart",
                other.name, cut.name
            ));
        }
    }
    let text = framed(shown.iter().map(|(cut, piece)| (&*cut.file, piece)));
    let whole = framed(cuts.iter().map(|cut| (&*cut.file, &cut.whole)));
    let is_less = text != whole;
    Ok((text, is_less.then_some(whole)))
}

/// The items, those that follow one another in one `impl` inside it.
fn framed<'a>(pieces: impl Iterator<Item = (&'a Path, &'a Piece)>) -> String {
    let mut text = String::new();
    let mut open = None;
    for (file, piece) in pieces {
        let frame = piece.header.as_deref().map(|header| (file, header));
        if open != frame && open.take().is_some() {
            text.push_str("\n}");
        }
        if !text.is_empty() {
            text.push_str("\n\n");
        }
        match frame {
            Some((_, header)) => {
                if open.is_none() {
                    markdown::push(&mut text, format_args!("{header}\n"));
                }
                text.push_str(&observer::indent(&piece.text));
            }
            None => text.push_str(&piece.text),
        }
        open = frame;
    }
    if open.is_some() {
        text.push_str("\n}");
    }
    text
}

impl Cut {
    /// What the item is called without its observer.
    pub(crate) fn plain_name(&self) -> String {
        match self.name.rsplit_once("::") {
            Some((of, name)) => format!("{of}::{}", self.known.plain_name(name)),
            None => self.known.plain_name(&self.name),
        }
    }

    /// The item without its observer; none if nothing is left of it.
    fn plain(&self) -> Result<Option<Piece>, String> {
        match observer::leave_out(&self.whole, &self.known) {
            Ok(Plain::Same) => Ok(Some(self.whole.clone())),
            Ok(Plain::Less(piece)) => Ok(Some(piece)),
            Ok(Plain::Nothing) => Ok(None),
            Err(message) => {
                let (file, (line, _)) = (self.file.display(), self.lines);
                Err(format!("{file}:{line}: `{}`: {message}", self.name))
            }
        }
    }

    /// Whether the item does nothing but call `other` with an observer that does nothing.
    fn is_door_of(&self, other: &Self) -> bool {
        let split = |name: &str| match name.rsplit_once("::") {
            Some((of, name)) => (of.to_owned(), name.to_owned()),
            None => (String::new(), name.to_owned()),
        };
        let ((of, door), (other_of, watched)) = (split(&self.name), split(&other.name));
        self.file == other.file
            && of == other_of
            && self.known.is_door(&door, &watched)
            && self.known.plain_name(&watched) == door
    }
}

/// Where the items stand, as the line below a listing says it.
fn sources(cuts: &[Cut], repository: Option<&str>) -> String {
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
    sources
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
