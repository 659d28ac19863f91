//! The pages as they are written, each read once: for the gates, for what a page says of others,
//! and for its own rewriting.

use std::collections::HashMap;
use std::path::PathBuf;

use crate::directives::{self, Found};
use crate::markdown::Markdown;

/// The pages, by their files relative to SUMMARY.md.
pub(crate) type Pages = HashMap<PathBuf, Written>;

/// A page.
pub(crate) struct Written {
    pub(crate) text: String,
    pub(crate) markdown: Markdown,
    /// Its directives, in order.
    pub(crate) directives: Vec<Found>,
}

impl Written {
    /// Reads a page; line feeds alone end its lines.
    pub(crate) fn read(text: &str) -> Self {
        let text = text.replace("\r\n", "\n");
        let markdown = Markdown::read(&text);
        let directives = directives::scan(&text, &markdown);
        Self { text, markdown, directives }
    }
}
