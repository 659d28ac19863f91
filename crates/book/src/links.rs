//! The links of the built pages: each must lead to a page, an anchor or a file that is there, and
//! nothing that a browser loads by itself may come from another host.
//!
//! The pages are read as mdBook wrote them, so this holds for what the reader gets: for raw HTML,
//! for figures and for style sheets as well as for Markdown.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::Context as _;
use html5ever::TokenizerResult;
use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{
    BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};
use percent_encoding::percent_decode_str;

use crate::Fault;

/// What the check of a built book found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// How many pages were read.
    pub n_pages: usize,
    /// The faults, at the Markdown file wherever there is one.
    pub faults: Vec<Fault>,
}

/// A link as a page has it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Link {
    /// The address as written, entities resolved.
    target: String,
    /// Whether the browser fetches it without being asked.
    loads: bool,
}

impl Link {
    /// The same link, to a figure as it is.
    fn without_state(&self) -> Self {
        let target = match self.target.split_once('#') {
            Some((page, anchor)) => {
                format!("{page}#{}", anchor.split('?').next().unwrap_or(anchor))
            }
            None => self.target.clone(),
        };
        Self { target, loads: self.loads }
    }
}

/// What a page offers and asks for.
#[derive(Debug, Default)]
struct Page {
    links: Vec<Link>,
    anchors: BTreeSet<String>,
    /// How many steps each figure has, by its anchor.
    steps: BTreeMap<String, usize>,
    /// `<base href>`, if it has one.
    base: Option<String>,
}

/// Checks the pages in `folder`, built from the Markdown in `source`, of the workspace at `root`.
///
/// # Errors
/// If a file in `folder` cannot be read.
pub fn check(root: &Path, source: &Path, folder: &Path) -> anyhow::Result<Checked> {
    let mut pages = BTreeMap::new();
    for path in files_below(folder, "html")? {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        pages.insert(path.strip_prefix(folder)?.to_owned(), read(&text));
    }
    // Faults of the pages that are written by hand, and of those that repeat them.
    let (mut own, mut repeated) = (Vec::new(), Vec::new());
    for (path, page) in &pages {
        let markdown = markdown_of(source, path);
        for link in &page.links {
            // Where pages are repeated, anchors are renamed, and a state may be that of another
            // figure.
            let link = if markdown.is_some() { link } else { &link.without_state() };
            let Some(message) = problem(folder, &pages, path, page, link) else { continue };
            match &markdown {
                Some(markdown) => own.push(Fault {
                    file: markdown.strip_prefix(root).unwrap_or(markdown).to_owned(),
                    line: line_of(markdown, &link.target),
                    message,
                }),
                None => repeated.push(Fault { file: path.clone(), line: None, message }),
            }
        }
    }
    for path in files_below(folder, "css")? {
        let name = path.strip_prefix(folder)?.to_owned();
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        for target in style_links(&text) {
            let link = Link { target, loads: true };
            if let Some(message) = problem(folder, &pages, &name, &Page::default(), &link) {
                own.push(Fault { file: name.clone(), line: None, message });
            }
        }
    }
    let mut faults = if own.is_empty() { repeated } else { own };
    faults.sort();
    faults.dedup();
    Ok(Checked { n_pages: pages.len(), faults })
}

/// What is wrong with `link` of the page at `path`, if anything.
fn problem(
    folder: &Path,
    pages: &BTreeMap<PathBuf, Page>,
    path: &Path,
    page: &Page,
    link: &Link,
) -> Option<String> {
    let target = link.target.trim();
    if target.starts_with("//") || scheme(target).is_some() {
        let outside = target.starts_with("//") || scheme(target).is_some_and(|s| s != "data");
        return (link.loads && outside).then(|| {
            format!("{target} would be fetched from outside the book when the page opens")
        });
    }
    let (address, anchor) = target.split_once('#').unwrap_or((target, ""));
    let address = decoded(address.split('?').next().unwrap_or(address));
    let from = match &page.base {
        Some(base) => Path::new(base.trim_start_matches('/')),
        None => path.parent().unwrap_or(Path::new("")),
    };
    let to = if address.is_empty() {
        path.to_owned()
    } else {
        let joined = match address.strip_prefix('/') {
            // The book may be hosted below any path, so an address from the root is its own fault.
            Some(_) if page.base.is_none() => {
                return Some(format!(
                    "{target} starts at the host's root: write it from this page"
                ));
            }
            Some(from_root) => PathBuf::from(from_root),
            None => from.join(&address),
        };
        let Some(to) = normal(&joined) else {
            return Some(format!("{target} leads out of the book"));
        };
        if folder.join(&to).is_dir() { to.join("index.html") } else { to }
    };
    if let Some(page) = pages.get(&to) {
        // "#" alone and "#top" are the head of every page.
        let (anchor, state) = anchor.split_once('?').unwrap_or((anchor, ""));
        let anchor = decoded(anchor);
        let found = matches!(&*anchor, "" | "top") || page.anchors.contains(&anchor);
        if !found {
            return Some(format!("{target}: {} has no #{anchor}", to.display()));
        }
        return if state.is_empty() {
            None
        } else {
            no_state(target, state, page.steps.get(&anchor))
        };
    }
    if folder.join(&to).is_file() {
        return None;
    }
    // mdBook renames the page, but not the links to it.
    let renamed = to.file_name().is_some_and(|name| name == "README.html");
    let hint = if renamed { ", for README.md becomes index.html: link to index.md" } else { "" };
    Some(format!("{target}: there is no {}{hint}", to.display()))
}

/// What is wrong with the state of a figure that a link asks for: `step=3`, or `in=3+4&step=2` with
/// the reader's own input, whose steps nobody has counted.
fn no_state(target: &str, state: &str, steps: Option<&usize>) -> Option<String> {
    let Some(&n_steps) = steps else {
        return Some(format!("{target}: only a figure that is stepped through has a state"));
    };
    let mut is_own = false;
    let mut step = None;
    for (name, value) in state.split('&').filter_map(|part| part.split_once('=')) {
        match name {
            "in" => is_own = true,
            "step" => step = Some(value),
            _ => {}
        }
    }
    match step.map(str::parse::<usize>) {
        None if is_own => None,
        Some(Ok(step)) if 0 < step && (is_own || step <= n_steps) => None,
        _ => Some(format!("{target}: the state is ?step=K, and the figure has {n_steps} steps")),
    }
}

/// The scheme of an absolute address: `https` of `https://...`.
fn scheme(target: &str) -> Option<&str> {
    let (scheme, _) = target.split_once(':')?;
    let mut letters = scheme.bytes();
    let first = letters.next()?.is_ascii_alphabetic();
    (first && letters.all(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b))).then_some(scheme)
}

/// `path` without `.` and `..`; none if it leaves the folder.
fn normal(path: &Path) -> Option<PathBuf> {
    let mut normal = PathBuf::new();
    for part in path.components() {
        match part {
            Component::Normal(part) => normal.push(part),
            Component::CurDir => {}
            Component::ParentDir => {
                if !normal.pop() {
                    return None;
                }
            }
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(normal)
}

/// `text` with every `%41` replaced by its byte.
pub(crate) fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// The Markdown file that the page at `path` was made from.
fn markdown_of(source: &Path, path: &Path) -> Option<PathBuf> {
    let mut candidates = vec![source.join(path).with_extension("md")];
    if path.file_name().is_some_and(|name| name == "index.html") {
        candidates.push(source.join(path).with_file_name("README.md"));
    }
    candidates.into_iter().find(|candidate| candidate.is_file())
}

/// The first line of `markdown` that names `target`, as the page has it or as it was before mdBook
/// made a page of the file.
fn line_of(markdown: &Path, target: &str) -> Option<usize> {
    let text = fs::read_to_string(markdown).ok()?;
    let before = target.replacen(".html", ".md", 1);
    let readme = before.replacen("index.md", "README.md", 1);
    let mut spellings = vec![target, &before, &readme];
    spellings.retain(|spelling| !spelling.is_empty());
    text.lines()
        .position(|line| spellings.iter().any(|spelling| line.contains(spelling)))
        .map(|line| line + 1)
}

/// All files below `folder` with the extension `ext`, sorted.
pub(crate) fn files_below(folder: &Path, ext: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == ext) {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Reads what a page offers and asks for, as a browser does.
fn read(html: &str) -> Page {
    let tokens = Tokenizer::new(Reader::default(), TokenizerOpts::default());
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(html));
    // It stops behind a script, which could write into the page.
    while let TokenizerResult::Script(()) = tokens.feed(&input) {}
    tokens.end();
    tokens.sink.page.into_inner()
}

/// Takes what it wants of a page, token by token.
#[derive(Default)]
struct Reader {
    page: RefCell<Page>,
    /// The style sheet that is being read.
    style: RefCell<Option<String>>,
}

impl TokenSink for Reader {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        match token {
            Token::TagToken(tag) => self.tag(&tag),
            Token::CharacterTokens(text) => {
                if let Some(style) = &mut *self.style.borrow_mut() {
                    style.push_str(&text);
                }
                TokenSinkResult::Continue
            }
            _ => TokenSinkResult::Continue,
        }
    }
}

impl Reader {
    fn tag(&self, tag: &Tag) -> TokenSinkResult<()> {
        let mut page = self.page.borrow_mut();
        if tag.kind == TagKind::EndTag {
            let style = self.style.borrow_mut().take().unwrap_or_default();
            let loads = style_links(&style).into_iter();
            page.links.extend(loads.map(|target| Link { target, loads: true }));
            return TokenSinkResult::Continue;
        }
        page.tag(tag);
        // What stands in these is no HTML.
        match &*tag.name {
            "script" => TokenSinkResult::RawData(RawKind::ScriptData),
            "style" => {
                *self.style.borrow_mut() = Some(String::new());
                TokenSinkResult::RawData(RawKind::Rawtext)
            }
            "title" | "textarea" => TokenSinkResult::RawData(RawKind::Rcdata),
            _ => TokenSinkResult::Continue,
        }
    }
}

impl Page {
    fn tag(&mut self, tag: &Tag) {
        let name = &*tag.name;
        let value = |wanted: &str| {
            let mut named = tag.attrs.iter().filter(|one| &*one.name.local == wanted);
            named.next().map(|one| one.value.to_string())
        };
        if let (Some(id), Some(steps)) = (value("id"), value("data-steps"))
            && let Ok(steps) = steps.parse()
        {
            self.steps.insert(id, steps);
        }
        for attribute in &tag.attrs {
            let value = attribute.value.to_string();
            match &*attribute.name.local {
                "id" => {
                    self.anchors.insert(value);
                }
                "name" if name == "a" => {
                    self.anchors.insert(value);
                }
                "href" if name == "base" => self.base = Some(value),
                "href" | "xlink:href" => {
                    // Only these wait for a click; a `<link>` or an SVG `<image>` does not.
                    let loads = !matches!(name, "a" | "area");
                    self.links.push(Link { target: value, loads });
                }
                "src" | "poster" => self.links.push(Link { target: value, loads: true }),
                "data" if name == "object" => {
                    self.links.push(Link { target: value, loads: true });
                }
                "srcset" => {
                    let sources = value.split(',').filter_map(|s| s.split_whitespace().next());
                    let loads = sources.map(|s| Link { target: s.to_owned(), loads: true });
                    self.links.extend(loads);
                }
                "style" => {
                    let loads = style_links(&value).into_iter();
                    self.links.extend(loads.map(|target| Link { target, loads: true }));
                }
                _ => {}
            }
        }
    }
}

/// What a style sheet fetches: every `url(...)` and `@import "..."`.
fn style_links(css: &str) -> Vec<String> {
    let unquoted = |text: &str| text.trim().trim_matches(['"', '\'']).trim().to_owned();
    let mut bare = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, comment)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let urls = bare.split("url(").skip(1).filter_map(|url| url.split(')').next()).map(unquoted);
    let imports = bare.split("@import").skip(1).filter_map(|import| {
        let import = import.split(';').next()?.trim();
        (!import.starts_with("url(")).then(|| import.split_whitespace().next().map(unquoted))?
    });
    urls.chain(imports).filter(|target| !target.is_empty()).collect()
}
