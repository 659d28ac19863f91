//! The terms that the pages define: `***nim-sum*** (尼姆和)` in prose is a definition, and
//! `[nim-sums](term:nim-sum)` is a link to it.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use mdbook_markdown::pulldown_cmark::{Event, LinkType, Tag, TagEnd};

use crate::Fault;
use crate::chinese;
use crate::directives::Directive;
use crate::markdown::{self, Events};
use crate::outline::{self, Outline};
use crate::pages::Written;

/// What a link to a term begins with.
const SCHEME: &str = "term:";

/// A term where it is defined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Term {
    /// As the page has it, Markdown inside.
    name: String,
    /// The name in small letters, words joined by dashes.
    pub(crate) key: String,
    /// The name in Chinese, if the page gives it in brackets behind.
    chinese: Option<String>,
    /// The sentence that defines it, on one line.
    sentence: String,
    /// Where the name stands, asterisks included.
    pub(crate) range: Range<usize>,
}

/// All terms of the book, in order.
#[derive(Default)]
pub(crate) struct Terms {
    /// By key: the page that defines it, and the term.
    all: BTreeMap<String, (PathBuf, Term)>,
}

impl Terms {
    /// Takes the terms of a page; a term that is defined already is a fault in `file`.
    pub(crate) fn take(&mut self, file: &Path, page: &Path, written: &Written) -> Vec<Fault> {
        let text = &written.text;
        let mut faults = Vec::new();
        let prose = without_directives(written);
        for term in read(&prose, &markdown::parser(&prose).collect()) {
            let line = Some(markdown::line_number(text, term.range.start));
            let mut fault = |message| faults.push(Fault { file: file.to_owned(), line, message });
            if term.key.is_empty() {
                fault("bold italic marks the definition of a term, and here is no name".to_owned());
            } else if let Some((first, _)) = self.all.get(&term.key) {
                fault(format!("the term {} is defined already: {}", term.key, first.display()));
            } else {
                self.all.insert(term.key.clone(), (page.to_owned(), term));
            }
        }
        faults
    }

    /// Every link to a term on a page, as the place of its address, with the address that it stands
    /// for.
    pub(crate) fn links(
        &self,
        from: &Path,
        text: &str,
        events: &Events<'_>,
    ) -> Vec<(Range<usize>, Result<String, String>)> {
        let links = events.iter().filter_map(|(event, range)| {
            let Event::Start(Tag::Link { link_type: LinkType::Inline, dest_url, .. }) = event
            else {
                return None;
            };
            let key = dest_url.strip_prefix(SCHEME)?;
            let start = range.start + text[range.clone()].rfind(&**dest_url)?;
            let target = match self.all.get(key) {
                Some((page, _)) if page == from => Ok(format!("#term-{key}")),
                Some((page, _)) => Ok(format!("{}#term-{key}", outline::link(from, page))),
                None => Err(format!("no page defines the term {key:?}: ***{key}***")),
            };
            Some((start..start + dest_url.len(), target))
        });
        links.collect()
    }

    /// All terms as a table for the page `from`.
    pub(crate) fn table(&self, from: &Path, outline: &Outline) -> String {
        if self.all.is_empty() {
            return "No page defines a term yet.".to_owned();
        }
        let mut table =
            "| Term | What it means | Section | Chinese |\n| --- | --- | --- | --- |".to_owned();
        for (key, (page, term)) in &self.all {
            let target = outline::link(from, page);
            let title = outline.page(page).map_or("", |page| &page.title);
            let cells = [
                format!("[{}]({target}#term-{key})", term.name),
                term.sentence.clone(),
                format!("[{}]({target})", markdown::plain(title)),
                term.chinese.clone().unwrap_or_default(),
            ];
            table.push('\n');
            for cell in cells {
                table.push_str(&format!("| {} ", cell_of(&cell)));
            }
            table.push('|');
        }
        table
    }
}

/// Markdown for a cell of a table: a bar in it would end the cell.
fn cell_of(text: &str) -> String {
    let mut cell = String::new();
    let mut is_escaped = false;
    for c in text.chars() {
        if c == '|' && !is_escaped {
            cell.push('\\');
        }
        is_escaped = c == '\\' && !is_escaped;
        cell.push(c);
    }
    cell
}

/// The page with blanks where directives stand, but for those inside a sentence.
fn without_directives(page: &Written) -> String {
    let mut text = page.text.clone();
    let found = &page.directives;
    for one in found.iter().filter(|one| !one.is_inline) {
        let range = match (&one.directive, one.end) {
            (Ok(Directive::Question), Some(end)) => one.range.start..found[end].range.end,
            _ => one.range.clone(),
        };
        markdown::blank(&mut text, range);
    }
    text
}

/// The terms that a piece of Markdown defines.
pub(crate) fn read(text: &str, events: &Events<'_>) -> Vec<Term> {
    let mut terms = Vec::new();
    if !text.contains("***") && !text.contains("**_") && !text.contains("_**") {
        return terms;
    }
    // The innermost block that may hold prose.
    let mut blocks: Vec<Range<usize>> = Vec::new();
    for (at, (event, range)) in events.iter().enumerate() {
        match event {
            Event::Start(tag) if is_block(tag) => blocks.push(range.clone()),
            Event::End(tag) if is_block_end(*tag) => {
                blocks.pop();
            }
            Event::Start(_) if is_term(events, at) => {
                let name = text[range.start + 3..range.end - 3].to_owned();
                let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
                let chinese = chinese_behind(text, range.end);
                let block = blocks.last().cloned().unwrap_or_else(|| range.clone());
                let sentence = sentence(text, events, &block, range, chinese.as_ref());
                terms.push(Term {
                    key: key(&name),
                    name,
                    chinese: chinese.map(|(_, words)| words),
                    sentence,
                    range: range.clone(),
                });
            }
            _ => {}
        }
    }
    terms
}

fn is_block(tag: &Tag<'_>) -> bool {
    matches!(
        tag,
        Tag::Paragraph
            | Tag::Item
            | Tag::TableCell
            | Tag::Heading { .. }
            | Tag::DefinitionListTitle
            | Tag::DefinitionListDefinition
    )
}

fn is_block_end(tag: TagEnd) -> bool {
    matches!(
        tag,
        TagEnd::Paragraph
            | TagEnd::Item
            | TagEnd::TableCell
            | TagEnd::Heading(_)
            | TagEnd::DefinitionListTitle
            | TagEnd::DefinitionListDefinition
    )
}

/// The name in small letters, words joined by dashes.
fn key(name: &str) -> String {
    let dashed: String = name
        .chars()
        .flat_map(char::to_lowercase)
        .map(|c| if c.is_alphanumeric() { c } else { '-' })
        .collect();
    dashed.split('-').filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// The Chinese name in brackets that follows a term which ends at `at`, and where it stands.
fn chinese_behind(text: &str, at: usize) -> Option<(Range<usize>, String)> {
    let rest = text[at..].trim_start();
    let start = text.len() - rest.len();
    let inside = rest.strip_prefix('(')?;
    let inside = &inside[..inside.find(')')?];
    let words = inside.split_whitespace().collect::<Vec<_>>().join(" ");
    words.contains(chinese::is_han).then(|| (at..start + inside.len() + 2, words))
}

/// Whether a term begins at `events[at]`: bold inside italics, or the other way round, with nothing
/// beside.
fn is_term(events: &[(Event<'_>, Range<usize>)], at: usize) -> bool {
    let [(Event::Start(outer), range), (Event::Start(inner), inside), ..] = &events[at..] else {
        return false;
    };
    let marks = match (outer, inner) {
        (Tag::Emphasis, Tag::Strong) => 2,
        (Tag::Strong, Tag::Emphasis) => 4,
        _ => return false,
    };
    range.len() - inside.len() == marks
}

/// The sentence of `block` that the term at `range` stands in, on one line: links as plain words,
/// the term in italics, and its Chinese name left out, for that has a column of its own.
fn sentence(
    text: &str,
    events: &[(Event<'_>, Range<usize>)],
    block: &Range<usize>,
    range: &Range<usize>,
    chinese: Option<&(Range<usize>, String)>,
) -> String {
    let inside = |one: &Range<usize>| block.start <= one.start && one.end <= block.end;
    // In a list's item the lists below it are other sentences.
    let end = events
        .iter()
        .filter(|(event, one)| {
            inside(one) && range.end <= one.start && matches!(event, Event::Start(tag) if is_block(tag) || matches!(tag, Tag::List(_) | Tag::CodeBlock(_)))
        })
        .map(|(_, one)| one.start)
        .min()
        .unwrap_or(block.end);
    let start = events
        .iter()
        .filter(|(event, one)| {
            inside(one)
                && one.start <= range.start
                && matches!(
                    event,
                    Event::Text(_)
                        | Event::Code(_)
                        | Event::InlineMath(_)
                        | Event::Start(Tag::Emphasis | Tag::Strong | Tag::Link { .. })
                )
        })
        .map(|(_, one)| one.start)
        .min()
        .unwrap_or(range.start);
    // What is code or a formula ends no sentence, whatever stands in it.
    let mut plain: Vec<u8> = text[start..end].bytes().collect();
    let mut cuts: Vec<Range<usize>> = chinese.into_iter().map(|(range, _)| range.clone()).collect();
    let mut links: Vec<(usize, usize)> = Vec::new();
    for (at, (event, one)) in events.iter().enumerate() {
        if one.start < start || end < one.end {
            continue;
        }
        match event {
            Event::Code(_) | Event::InlineMath(_) => {
                plain[one.start - start..one.end - start].fill(b'x');
            }
            Event::FootnoteReference(_) => cuts.push(one.clone()),
            // Another term of the same sentence.
            Event::Start(_) if one != range && is_term(events, at) => {
                cuts.push(one.start..one.start + 2);
                cuts.push(one.end - 2..one.end);
                cuts.extend(chinese_behind(text, one.end).map(|(behind, _)| behind));
            }
            Event::Start(Tag::Link { .. }) => {
                let first = events.get(at + 1).map_or(one.end, |(_, next)| next.start);
                cuts.push(one.start..first);
                links.push((first, one.end));
            }
            Event::End(TagEnd::Link) => {
                if let Some((first, link_end)) = links.pop() {
                    let last = events[..at].last().map_or(first, |(_, last)| last.end.max(first));
                    cuts.push(last..link_end);
                }
            }
            _ => {}
        }
    }
    let plain = String::from_utf8_lossy(&plain).into_owned();
    let own = range.start - start;
    let ends = sentence_ends(&plain);
    let first = ends.iter().copied().filter(|&at| at <= own).max().unwrap_or(0);
    let last = ends.iter().copied().find(|&at| range.end - start <= at).unwrap_or(plain.len());
    let (first, last) = (start + first, start + last);
    // Three asterisks become one.
    cuts.push(range.start..range.start + 2);
    cuts.push(range.end - 2..range.end);
    cuts.sort_by_key(|cut| cut.start);
    let mut kept = String::new();
    let mut at = first;
    for cut in cuts {
        if at <= cut.start && cut.end <= last {
            kept.push_str(&text[at..cut.start]);
            at = cut.end;
        }
    }
    kept.push_str(&text[at..last]);
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Behind each sentence, the place where the next may begin.
fn sentence_ends(text: &str) -> Vec<usize> {
    let mut ends = Vec::new();
    for (at, mark) in text.char_indices().filter(|(_, c)| ".!?。！？".contains(*c)) {
        let behind = &text[at + mark.len_utf8()..];
        let closed = behind.trim_start_matches(['"', '\'', ')', '*', '_', '”', '’']);
        let next = closed.trim_start();
        let is_apart = closed.len() != next.len() || !mark.is_ascii();
        // "i.e. a heap", "C. L. Bouton" and "3.5" go on.
        let word = text[..at].rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or("");
        let is_short = mark == '.'
            && (["e.g", "i.e", "cf", "vs", "Fig", "No", "resp"].contains(&word)
                || word.len() == 1 && word.chars().all(|c| c.is_ascii_uppercase()));
        if is_apart && !is_short && !next.starts_with(|c: char| c.is_lowercase()) {
            ends.push(text.len() - next.len());
        }
    }
    ends
}
