//! The links of the built pages: each must lead to a page, an anchor or a file that is there, and
//! nothing that a browser loads by itself may come from another host.
//!
//! The pages are read as mdBook wrote them, so this holds for what the reader gets: for raw HTML,
//! for figures and for style sheets as well as for Markdown.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::Context as _;

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

/// What a page offers and asks for.
#[derive(Debug, Default)]
struct Page {
    links: Vec<Link>,
    anchors: BTreeSet<String>,
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
        let anchor = decoded(anchor);
        let found = matches!(&*anchor, "" | "top") || page.anchors.contains(&anchor);
        return (!found).then(|| format!("{target}: {} has no #{anchor}", to.display()));
    }
    if folder.join(&to).is_file() {
        return None;
    }
    // mdBook renames the page, but not the links to it.
    let renamed = to.file_name().is_some_and(|name| name == "README.html");
    let hint = if renamed { ", for README.md becomes index.html: link to index.md" } else { "" };
    Some(format!("{target}: there is no {}{hint}", to.display()))
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
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let escaped = after
            .get(..2)
            .filter(|digits| byte == b'%' && digits.iter().all(u8::is_ascii_hexdigit))
            .and_then(|digits| str::from_utf8(digits).ok())
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(escaped.unwrap_or(byte));
        rest = if escaped.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
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

/// Reads what a page offers and asks for.
///
/// mdBook writes well-formed tags, so a scan for them is enough; the insides of comments, scripts and
/// style sheets are passed over as a browser does.
fn read(html: &str) -> Page {
    let mut page = Page::default();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        if let Some(comment) = rest.strip_prefix("!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
            continue;
        }
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            continue;
        }
        let end = rest.find(|c: char| c.is_ascii_whitespace() || c == '>' || c == '/');
        let (name, attributes) = rest.split_at(end.unwrap_or(rest.len()));
        let name = name.to_ascii_lowercase();
        let (attributes, after) = attributes_of(attributes);
        rest = after;
        page.tag(&name, &attributes);
        if matches!(&*name, "script" | "style") {
            let close = format!("</{name}");
            let (inside, after) = rest.split_once(&*close).unwrap_or((rest, ""));
            if name == "style" {
                let loads = style_links(inside).into_iter();
                page.links.extend(loads.map(|target| Link { target, loads: true }));
            }
            rest = after;
        }
    }
    page
}

impl Page {
    fn tag(&mut self, name: &str, attributes: &[(String, String)]) {
        for (attribute, value) in attributes {
            match &**attribute {
                "id" => {
                    self.anchors.insert(value.clone());
                }
                "name" if name == "a" => {
                    self.anchors.insert(value.clone());
                }
                "href" if name == "base" => self.base = Some(value.clone()),
                "href" | "xlink:href" => {
                    // Only these wait for a click; a `<link>` or an SVG `<image>` does not.
                    let loads = !matches!(name, "a" | "area");
                    self.links.push(Link { target: value.clone(), loads });
                }
                "src" | "poster" => self.links.push(Link { target: value.clone(), loads: true }),
                "data" if name == "object" => {
                    self.links.push(Link { target: value.clone(), loads: true });
                }
                "srcset" => {
                    let sources = value.split(',').filter_map(|s| s.split_whitespace().next());
                    let loads = sources.map(|s| Link { target: s.to_owned(), loads: true });
                    self.links.extend(loads);
                }
                "style" => {
                    let loads = style_links(value).into_iter();
                    self.links.extend(loads.map(|target| Link { target, loads: true }));
                }
                _ => {}
            }
        }
    }
}

/// The attributes of a tag, names in lower case, and what follows the tag.
fn attributes_of(mut rest: &str) -> (Vec<(String, String)>, &str) {
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '/');
        if let Some(after) = rest.strip_prefix('>') {
            return (attributes, after);
        }
        if rest.is_empty() {
            return (attributes, rest);
        }
        // A name has at least one character, whatever it is: so the scan always moves on.
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let end = rest[first..].find(|c: char| c.is_ascii_whitespace() || "=>/".contains(c));
        let (name, after) = rest.split_at(end.map_or(rest.len(), |end| first + end));
        rest = after.trim_start();
        let mut value = "";
        if let Some(after) = rest.strip_prefix('=') {
            rest = after.trim_start();
            let quote = rest.chars().next().filter(|c| "\"'".contains(*c));
            if let Some(quote) = quote {
                (value, rest) = rest[1..].split_once(quote).unwrap_or((&rest[1..], ""));
            } else {
                let end = rest.find(|c: char| c.is_ascii_whitespace() || c == '>');
                (value, rest) = rest.split_at(end.unwrap_or(rest.len()));
            }
        }
        attributes.push((name.to_ascii_lowercase(), unescaped(value)));
    }
}

/// `text` with the entities resolved that an attribute needs. A numbered one is resolved too, for a
/// figure may write any character so.
fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let entity = rest.find(';').map(|end| &rest[1..end]);
        let character = entity.and_then(|entity| match entity {
            "amp" => Some('&'),
            "lt" => Some('<'),
            "gt" => Some('>'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            _ => {
                let number = entity.strip_prefix('#')?;
                let code = match number.strip_prefix(['x', 'X']) {
                    Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                    None => number.parse().ok()?,
                };
                char::from_u32(code)
            }
        });
        if let (Some(character), Some(entity)) = (character, entity) {
            plain.push(character);
            rest = &rest[entity.len() + 2..];
        } else {
            plain.push('&');
            rest = &rest[1..];
        }
    }
    plain + rest
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
