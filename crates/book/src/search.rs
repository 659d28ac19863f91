//! The index of the search: what `search.js` finds the pages by.
//!
//! It comes in two files. `search-index.js` is small and holds what a reader asks for first:
//! titles, names, aliases, headings, terms and the first sentence of each page. The prose stands in
//! `search-prose-*.js`, which is fetched behind it. Both are scripts, for a page that was opened as
//! a file may load nothing else.
//!
//! What counts as prose is read from the pages as mdBook wrote them: listings, outputs, figures,
//! formulas that stand alone, races, questions and what is said of the library are left out, and of
//! a proof only the claims are kept.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{
    BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};
use mdbook_driver::MDBook;
use serde::Serialize;

use crate::Fault;
use crate::markdown::Markdown;

/// Words that readers type for a page although they are no name on it, below the pages' folder.
///
/// A line is an alias and its pages, the best first, with tabs between them.
pub const ALIASES: &str = "aliases.tsv";

/// The file that a page asks for, beside the pages.
const INDEX: &str = "search-index.js";

/// Pages that repeat what others say. They are found by their titles alone.
const REPEATING: [&str; 5] = ["content.md", "glossary.md", "names.md", "progress.md", "races.md"];

/// Where a reader whose word is found nowhere should look, the best page first.
const LISTS: [&str; 2] = ["names.md", "content.md"];

/// The part of a lesson that proves its claims.
const PROOF: &str = "Why it is right";

/// Elements that hold no prose.
const NO_PROSE: [&str; 8] =
    ["button", "figure", "form", "pre", "script", "style", "svg", "template"];

/// The same, by their classes.
const NO_PROSE_CLASSES: [&str; 10] = [
    "aside", "before", "hint", "listing", "names", "question", "races", "solution", "source",
    "watched",
];

/// Elements that stand within a sentence. Any other ends it.
const INLINE: [&str; 16] = [
    "a", "abbr", "b", "code", "del", "dfn", "em", "i", "kbd", "mark", "small", "span", "strong",
    "sub", "sup", "var",
];

/// The most letters of a page's first sentences, and of a term's sentence, that a reader is shown.
const EXCERPT: usize = 180;

/// A page that SUMMARY.md lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What SUMMARY.md calls it.
    pub name: String,
    /// Its Markdown file, relative to SUMMARY.md.
    pub source: PathBuf,
}

/// The pages of a book, in order.
pub fn entries(book: &MDBook) -> Vec<Entry> {
    let entries = book.book.chapters().filter_map(|chapter| {
        Some(Entry { name: chapter.name.clone(), source: chapter.source_path.clone()? })
    });
    entries.collect()
}

/// What is loaded first.
#[derive(Serialize)]
struct Index {
    /// The file of the prose.
    prose: String,
    /// The number of the page to look at when nothing is found.
    list: Option<usize>,
    pages: Vec<Heads>,
    /// The aliases, each with the numbers of its pages, the best first.
    aliases: Vec<(String, Vec<usize>)>,
}

/// What a page is found by before its prose is there.
#[derive(Serialize)]
struct Heads {
    url: String,
    /// The section's number in the book, such as 12.3.
    number: String,
    title: String,
    names: Vec<String>,
    /// How its prose begins.
    lead: String,
    /// Every heading, and its anchor; first of all the title.
    headings: Vec<(String, String)>,
    /// Every term defined here: its anchor, itself and its sentence.
    terms: Vec<(String, String, String)>,
}

/// Writes the index of the pages in `folder`, which mdBook made from `source` of the workspace at
/// `root`. Returns what is wrong with the aliases.
///
/// # Errors
/// If a page cannot be read or the index cannot be written.
pub fn write(
    root: &Path,
    source: &Path,
    folder: &Path,
    entries: &[Entry],
) -> anyhow::Result<Vec<Fault>> {
    let (aliases, faults) = aliases(root, source, entries)?;
    // mdBook copies whatever is no page; nobody asks for it there.
    let _ = fs::remove_file(folder.join(ALIASES));
    let mut pages = Vec::new();
    let mut prose = Vec::new();
    for entry in entries {
        let markdown = source.join(&entry.source);
        let markdown =
            fs::read_to_string(&markdown).with_context(|| markdown.display().to_string())?;
        let url = address(&entry.source);
        let html = folder.join(&url);
        let html = fs::read_to_string(&html).with_context(|| html.display().to_string())?;
        let mut read = read(&html);
        if REPEATING.iter().any(|page| entry.source == Path::new(page)) {
            read.sections.truncate(1);
            read.sections[0].prose.clear();
            read.terms.clear();
        }
        let (title, names) = names(&entry.name, &markdown);
        let (number, _) = numbered(&entry.name);
        let prose_of_page = read.sections.iter().flat_map(|section| section.prose.lines());
        let lead = prose_of_page.map(cut).find(|line| !line.is_empty()).unwrap_or_default();
        pages.push(Heads {
            url,
            number: number.to_owned(),
            title,
            names,
            lead,
            headings: read.sections.iter().map(|s| (line(&s.heading), s.id.clone())).collect(),
            terms: read.terms,
        });
        prose.push(read.sections.iter().map(found_by).collect::<Vec<_>>());
    }
    let prose = format!("search.prose({});\n", serde_json::to_string(&prose)?);
    let mut hasher = DefaultHasher::new();
    prose.hash(&mut hasher);
    let number = |page: &Path| entries.iter().position(|entry| entry.source == page);
    let index = Index {
        // A new name for new prose: a browser may keep the old.
        prose: format!("search-prose-{:016x}.js", hasher.finish()),
        list: LISTS.iter().find_map(|page| number(Path::new(page))),
        pages,
        aliases,
    };
    fs::write(folder.join(&index.prose), prose)?;
    let heads = format!("search.heads({});\n", serde_json::to_string(&index)?);
    fs::write(folder.join(INDEX), heads)?;
    Ok(faults)
}

/// Every alias with the numbers of its pages.
type Aliases = Vec<(String, Vec<usize>)>;

fn aliases(root: &Path, source: &Path, entries: &[Entry]) -> anyhow::Result<(Aliases, Vec<Fault>)> {
    let file = source.join(ALIASES);
    if !file.exists() {
        return Ok((Vec::new(), Vec::new()));
    }
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let file = file.strip_prefix(root).unwrap_or(&file);
    let (mut aliases, mut faults) = (Vec::new(), Vec::new());
    let mut first: BTreeMap<String, usize> = BTreeMap::new();
    for (i, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let mut fault = |message| {
            faults.push(Fault { file: file.to_owned(), line: Some(i + 1), message });
        };
        let mut cells = line.split('\t');
        let alias = cells.next().unwrap_or("").trim();
        if let Some(first) = first.insert(alias.to_lowercase(), i + 1) {
            fault(format!("{alias:?} stands in line {first} already"));
        }
        let mut pages = Vec::new();
        for page in cells {
            match entries.iter().position(|entry| entry.source == Path::new(page)) {
                Some(number) if pages.contains(&number) => {
                    fault(format!("{page} stands here twice"));
                }
                Some(number) => pages.push(number),
                None => fault(format!("SUMMARY.md lists no page {page:?}")),
            }
        }
        if alias.is_empty() || pages.is_empty() {
            fault("a line is an alias and its pages, with tabs between them".to_owned());
        }
        aliases.push((alias.to_owned(), pages));
    }
    Ok((aliases, faults))
}

/// The address of a page that mdBook made from `source`.
fn address(source: &Path) -> String {
    let page = source.with_extension("html");
    let is_readme = source.file_stem().is_some_and(|stem| stem.eq_ignore_ascii_case("readme"));
    let page = if is_readme { source.with_file_name("index.html") } else { page };
    let parts: Vec<_> = page.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// The number that a title begins with, and the rest.
fn numbered(title: &str) -> (&str, &str) {
    match title.split_once(' ') {
        Some((number, rest)) if number.split('.').all(is_number) => (number, rest),
        _ => ("", title),
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The title of a page, and its other names.
///
/// The names stand in the directive `{{#names A | B}}`, or in the title behind a dot: `# Nim ·
/// NimGame 尼姆博弈`. What a title holds in parentheses is a name too.
fn names(listed: &str, markdown: &str) -> (String, Vec<String>) {
    let page = Markdown::read(markdown);
    let heading = page.headings.first().map_or(numbered(listed).1, |heading| &heading.text);
    let (title, others) = heading.split_once(" · ").unwrap_or((heading, ""));
    let (_, title) = numbered(title.trim());
    let mut names: Vec<&str> = parts(title);
    names.extend(others.split_whitespace().flat_map(parts));
    for line in markdown.lines() {
        let names_of = line.trim().strip_prefix("{{#names ").and_then(|l| l.strip_suffix("}}"));
        names.extend(names_of.into_iter().flat_map(|list| list.split('|')).map(str::trim));
    }
    let mut seen = vec![title.to_lowercase()];
    names.retain(|name| {
        let name = name.to_lowercase();
        let is_new = !name.is_empty() && !seen.contains(&name);
        seen.push(name);
        is_new
    });
    (title.to_owned(), names.into_iter().map(str::to_owned).collect())
}

/// The parts of `Trie (prefix tree)`: `Trie` and `prefix tree`.
fn parts(name: &str) -> Vec<&str> {
    name.split(['(', ')']).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Text on one line, with single blanks.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a section is found by: its prose; of a proof, the claim that each paragraph begins with.
fn found_by(section: &Section) -> String {
    if line(&section.heading) != PROOF {
        return line(&section.prose);
    }
    let claim = |paragraph: &str| {
        let paragraph = line(paragraph);
        paragraph.find(". ").map_or(paragraph.clone(), |stop| paragraph[..=stop].to_owned())
    };
    section.prose.lines().map(claim).collect::<Vec<_>>().join(" ")
}

/// The beginning of a text, up to a blank if it is too long.
fn cut(text: &str) -> String {
    let text = line(text);
    let Some((end, _)) = text.char_indices().nth(EXCERPT) else { return text };
    let end = text[..end].rfind(' ').unwrap_or(end);
    format!("{} …", &text[..end])
}

/// A heading, and the prose below it as far as the next. A line of it is a paragraph.
#[derive(Default)]
struct Section {
    heading: String,
    id: String,
    prose: String,
}

/// What is read of a page.
#[derive(Default)]
struct Page {
    sections: Vec<Section>,
    terms: Vec<(String, String, String)>,
    /// Whether the page's own part has begun, and not ended.
    in_main: bool,
    /// The element without prose that is being passed over, and how many of its name are open.
    skipped: Option<(String, usize)>,
    /// Whether the text at hand is a heading's.
    in_heading: bool,
    /// The anchor of the term that is being read, and where it begins in the prose.
    term: Option<(String, usize)>,
    /// Where in the text the name begins that is being read in a formula.
    variable: usize,
    /// The terms of this paragraph: each anchor, and where in the prose the term stands.
    defined: Vec<(String, usize, usize)>,
}

/// Reads a page as mdBook wrote it.
fn read(html: &str) -> Page {
    let page = Page { sections: vec![Section::default()], ..Page::default() };
    let tokens = Tokenizer::new(Reader(RefCell::new(page)), TokenizerOpts::default());
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(html));
    // It stops early for a script that the reader would run, and this one runs none.
    let _ = tokens.feed(&input);
    tokens.end();
    let mut page = tokens.sink.0.into_inner();
    page.end_paragraph();
    page
}

struct Reader(RefCell<Page>);

impl TokenSink for Reader {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut page = self.0.borrow_mut();
        match token {
            Token::CharacterTokens(text) => page.text(&text),
            Token::TagToken(tag) => {
                page.tag(&tag);
                // What stands in these is no HTML.
                match (tag.kind, &*tag.name) {
                    (TagKind::StartTag, "script") => {
                        return TokenSinkResult::RawData(RawKind::ScriptData);
                    }
                    (TagKind::StartTag, "style") => {
                        return TokenSinkResult::RawData(RawKind::Rawtext);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

impl Page {
    fn tag(&mut self, tag: &Tag) {
        let name = &*tag.name;
        let opens = tag.kind == TagKind::StartTag;
        if name == "main" {
            self.in_main = opens;
            return;
        }
        if let Some((skipped, n_open)) = &mut self.skipped {
            if skipped == name {
                *n_open = if opens { *n_open + 1 } else { *n_open - 1 };
            }
            if *n_open == 0 {
                self.skipped = None;
            }
        } else if opens && has_no_prose(tag) {
            self.end_paragraph();
            self.skipped = Some((name.to_owned(), 1));
        } else if opens {
            self.open(name, attribute(tag, "id"));
        } else {
            self.close(name);
        }
    }

    /// Adds words to the heading or to the prose.
    fn text(&mut self, text: &str) {
        if self.in_main && self.skipped.is_none() {
            // The prose has a line for a paragraph, so a line feed of the page is a blank. Marks
            // that are not seen, such as that of a function's application, are of formulas.
            let seen = text.chars().filter(|c| !('\u{2060}'..='\u{2064}').contains(c));
            self.at_hand().extend(seen.map(|c| if c == '\n' { ' ' } else { c }));
        }
    }

    /// The text that grows: a heading or prose.
    fn at_hand(&mut self) -> &mut String {
        let in_heading = self.in_heading;
        let section = self.section();
        if in_heading { &mut section.heading } else { &mut section.prose }
    }

    fn section(&mut self) -> &mut Section {
        self.sections.last_mut().expect("there is always one")
    }

    fn open(&mut self, name: &str, id: Option<String>) {
        match (name, id) {
            ("h1" | "h2" | "h3" | "h4" | "h5" | "h6", Some(id)) => {
                self.end_paragraph();
                // The title is the first section's heading: nothing stands above it.
                if name != "h1" {
                    self.sections.push(Section::default());
                }
                self.section().id = id;
                self.in_heading = true;
            }
            ("dfn", Some(id)) => self.term = Some((id, self.section().prose.len())),
            ("mi" | "mo", _) => self.variable = self.at_hand().len(),
            _ if is_inline(name) => {}
            _ => self.end_paragraph(),
        }
    }

    fn close(&mut self, name: &str) {
        match name {
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => self.in_heading = false,
            "dfn" => {
                let end = self.section().prose.len();
                if let Some((id, start)) = self.term.take() {
                    self.defined.push((id, start, end));
                }
            }
            "mi" | "mo" => self.word_of_formula(),
            _ if is_inline(name) => {}
            _ => self.end_paragraph(),
        }
    }

    /// Sets a name of several letters in a formula apart from what stands beside it: `n log n`.
    fn word_of_formula(&mut self) {
        let start = self.variable;
        let text = self.at_hand();
        if text.get(start..).is_some_and(|name| {
            2 <= name.len() && name.bytes().all(|byte| byte.is_ascii_alphabetic())
        }) {
            if text[..start].ends_with(char::is_alphanumeric) {
                text.insert(start, ' ');
            }
            text.push(' ');
        }
    }

    fn end_paragraph(&mut self) {
        let defined = std::mem::take(&mut self.defined);
        let prose = &mut self.section().prose;
        let start = prose.rfind('\n').map_or(0, |feed| feed + 1);
        let terms: Vec<_> = defined
            .into_iter()
            .filter(|&(_, from, _)| start <= from)
            .map(|(id, from, to)| {
                let paragraph = &prose[start..];
                let (from, to) = (from - start, to - start);
                let begins = paragraph[..from].rfind(". ").map_or(0, |stop| stop + 2);
                let ends = paragraph[to..].find(". ").map_or(paragraph.len(), |stop| to + stop + 1);
                (id, line(&paragraph[from..to]), cut(&paragraph[begins..ends]))
            })
            .collect();
        if !prose.ends_with('\n') && !prose.is_empty() {
            prose.push('\n');
        }
        self.terms.extend(terms);
    }
}

/// Whether an element stands within a sentence. So does mathematics.
fn is_inline(name: &str) -> bool {
    INLINE.contains(&name) || name.starts_with('m')
}

fn has_no_prose(tag: &Tag) -> bool {
    let classes = attribute(tag, "class").unwrap_or_default();
    let is_display = &*tag.name == "math" && attribute(tag, "display").as_deref() == Some("block");
    is_display
        || NO_PROSE.contains(&&*tag.name)
        || classes.split_whitespace().any(|class| NO_PROSE_CLASSES.contains(&class))
}

fn attribute(tag: &Tag, name: &str) -> Option<String> {
    let found = tag.attrs.iter().find(|attribute| &*attribute.name.local == name);
    found.map(|attribute| attribute.value.to_string())
}
