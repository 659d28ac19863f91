//! SUMMARY.md: which pages the book has.

use std::path::PathBuf;

use mdbook_markdown::pulldown_cmark::{Event, Tag, TagEnd};

use crate::markdown;

/// A chapter that SUMMARY.md lists.
pub(crate) struct Entry {
    /// The page, relative to SUMMARY.md; none for a chapter that is still to come.
    pub(crate) page: Option<PathBuf>,
    /// The line in SUMMARY.md, from 1.
    pub(crate) line: usize,
}

/// The entries, in order.
pub(crate) fn read(summary: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut open = None;
    for (event, range) in markdown::parser(summary) {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                let page = (!dest_url.is_empty()).then(|| PathBuf::from(decoded(&dest_url)));
                open = Some(Entry { page, line: markdown::line_number(summary, range.start) });
            }
            Event::End(TagEnd::Link) => entries.extend(open.take()),
            _ => {}
        }
    }
    entries
}

/// The address with its blanks, which mdBook takes as `%20`.
fn decoded(address: &str) -> String {
    address.replace("%20", " ")
}
