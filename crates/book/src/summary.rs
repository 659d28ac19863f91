//! SUMMARY.md: which pages the book has.

use std::path::PathBuf;

use mdbook_markdown::pulldown_cmark::{Event, Tag, TagEnd};

use crate::markdown;

/// A chapter that SUMMARY.md lists.
pub(crate) struct Entry {
    /// The page, relative to SUMMARY.md; none for a chapter that is still to come.
    pub(crate) page: Option<PathBuf>,
    /// What it calls the page.
    pub(crate) title: String,
    /// How many entries it stands below.
    pub(crate) depth: usize,
    /// The line in SUMMARY.md, from 1.
    pub(crate) line: usize,
}

/// The entries, in order.
pub(crate) fn read(summary: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut open: Option<Entry> = None;
    let mut n_lists: usize = 0;
    for (event, range) in markdown::parser(summary) {
        match event {
            Event::Start(Tag::List(_)) => n_lists += 1,
            Event::End(TagEnd::List(_)) => n_lists -= 1,
            Event::Start(Tag::Link { dest_url, .. }) => {
                let page = (!dest_url.is_empty()).then(|| PathBuf::from(decoded(&dest_url)));
                let line = markdown::line_number(summary, range.start);
                let depth = n_lists.saturating_sub(1);
                open = Some(Entry { page, title: String::new(), depth, line });
            }
            Event::Text(words) | Event::Code(words) => {
                if let Some(entry) = &mut open {
                    entry.title.push_str(&words);
                }
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
