//! Chinese in the prose, marked as such: a voice then reads it right, and it is set in the forms of
//! its own language.

use std::ops::Range;

use mdbook_markdown::pulldown_cmark::{Event, Tag, TagEnd};

use crate::markdown::{self, Events};

/// What begins a piece of Chinese in HTML.
pub(crate) const OPEN: &str = "<span lang=\"zh\">";
/// What ends it.
pub(crate) const CLOSE: &str = "</span>";

/// Whether it is a Chinese character.
pub(crate) fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{323af}')
}

/// Whether it may stand inside a piece of Chinese: also a mark of its own, and what a word like
/// SG函数 is written with.
fn continues(c: char) -> bool {
    is_han(c)
        || matches!(c, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}')
        || c.is_alphanumeric()
}

/// Every piece of Chinese in `text`, with the letters and digits that stand right beside it.
fn pieces(text: &str) -> Vec<Range<usize>> {
    let mut pieces = Vec::new();
    let mut start = 0;
    while let Some(first) = text[start..].find(continues) {
        let from = start + first;
        let to = text[from..].find(|c| !continues(c)).map_or(text.len(), |length| from + length);
        if text[from..to].contains(is_han) {
            pieces.push(from..to);
        }
        start = to;
    }
    pieces
}

/// Every piece of Chinese in the prose of a page: not in code, HTML or formulas, nor in the words
/// for an image, which are an attribute.
pub(crate) fn runs(page: &str, events: &Events<'_>) -> Vec<Range<usize>> {
    let mut runs = Vec::new();
    if !page.contains(is_han) {
        return runs;
    }
    let (mut in_code, mut in_image) = (false, false);
    for (event, range) in events {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_code = true,
            Event::End(TagEnd::CodeBlock) => in_code = false,
            Event::Start(Tag::Image { .. }) => in_image = true,
            Event::End(TagEnd::Image) => in_image = false,
            // What is marked by hand stays as it is.
            Event::Text(_)
                if !in_code && !in_image && !page[..range.start].ends_with("lang=\"zh\">") =>
            {
                let text = &page[range.clone()];
                runs.extend(
                    pieces(text)
                        .into_iter()
                        .map(|piece| range.start + piece.start..range.start + piece.end),
                );
            }
            _ => {}
        }
    }
    runs
}

/// Text as HTML; all of it is marked if some is Chinese.
pub(crate) fn marked(text: &str) -> String {
    let html = markdown::escape_html(text);
    if text.contains(is_han) { format!("{OPEN}{html}{CLOSE}") } else { html }
}
