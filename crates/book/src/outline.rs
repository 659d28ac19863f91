//! The pages of the book, as SUMMARY.md lists them: their titles, names and needs, and the links
//! between them.

use std::path::{Path, PathBuf};

use mdbook_preprocessor::book::Chapter;

use crate::directives::Directive;
use crate::markdown;
use crate::pages::Pages;

/// All pages, in the order of SUMMARY.md.
pub(crate) struct Outline {
    pub(crate) pages: Vec<Listed>,
}

/// What is known of a page before any is rewritten.
pub(crate) struct Listed {
    /// Its file, relative to SUMMARY.md.
    pub(crate) path: PathBuf,
    /// What SUMMARY.md calls it: "12.3 Nim".
    pub(crate) title: String,
    /// What else its subject is called.
    pub(crate) names: Vec<String>,
    /// The numbers of the sections to read first.
    before: Vec<String>,
    /// How many pages of SUMMARY.md it stands below.
    depth: usize,
}

impl Outline {
    /// Reads what the pages say of themselves.
    pub(crate) fn read<'a>(chapters: impl Iterator<Item = &'a Chapter>, read: &Pages) -> Self {
        let pages = chapters.filter_map(|chapter| {
            let path = chapter.source_path.clone()?;
            let (mut names, mut before) = (Vec::new(), Vec::new());
            for found in &read.get(&path)?.directives {
                match &found.directive {
                    Ok(Directive::Names(all)) => names.extend(all.iter().cloned()),
                    Ok(Directive::Before(all)) => before.extend(all.iter().cloned()),
                    _ => {}
                }
            }
            let (title, depth) = (chapter.name.clone(), chapter.parent_names.len());
            Some(Listed { path, title, names, before, depth })
        });
        Self { pages: pages.collect() }
    }

    /// The page whose title begins with the number.
    pub(crate) fn numbered(&self, number: &str) -> Option<&Listed> {
        self.pages.iter().find(|page| page.number() == Some(number))
    }

    /// The page of a file.
    pub(crate) fn page(&self, path: &Path) -> Option<&Listed> {
        self.pages.iter().find(|page| page.path == path)
    }

    /// The line that says what to read before the page `from`.
    pub(crate) fn before(&self, numbers: &[String], from: &Path) -> Result<String, String> {
        let mut links = Vec::new();
        for number in numbers {
            let page = self
                .numbered(number)
                .ok_or_else(|| format!("SUMMARY.md lists no section {number}"))?;
            if page.path == from {
                return Err(format!("{number} is this section itself"));
            }
            let target = markdown::escape_html(&link(from, &page.path));
            let title = markdown::escape_html(&page.title);
            links.push(format!("<a href=\"{target}\">{title}</a>"));
        }
        Ok(format!("<p class=\"before\">Before this: {}</p>", links.join(", ")))
    }

    /// The sections of a chapter, or of all, each with the numbers of those that it needs.
    pub(crate) fn map(&self, chapter: &str, from: &Path) -> Result<String, String> {
        let chapters = self.pages.iter().filter(|page| page.is_chapter());
        if chapter == "all" {
            let maps = chapters.map(|page| {
                let target = link(from, &page.path);
                let title = markdown::plain(&page.title);
                format!("## [{title}]({target})\n\n{}", self.sections(page, from))
            });
            return Ok(maps.collect::<Vec<_>>().join("\n\n"));
        }
        let mut named = chapters.filter(|page| page.path.parent() == Some(Path::new(chapter)));
        let page = named.next().ok_or_else(|| format!("there is no chapter {chapter}"))?;
        Ok(self.sections(page, from))
    }

    fn sections(&self, chapter: &Listed, from: &Path) -> String {
        let below = self.pages.iter().skip_while(|page| page.path != chapter.path).skip(1);
        let lines = below.take_while(|page| chapter.depth < page.depth).map(|page| {
            let indent = "  ".repeat(page.depth - chapter.depth - 1);
            let title = markdown::plain(&page.title);
            let target = link(from, &page.path);
            let needs = page.before.iter().filter_map(|number| {
                Some(format!("[{number}]({})", link(from, &self.numbered(number)?.path)))
            });
            let needs: Vec<String> = needs.collect();
            let colon = if needs.is_empty() { "" } else { ": needs " };
            format!("{indent}- [{title}]({target}){colon}{}", needs.join(", "))
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl Listed {
    /// The number that the title begins with.
    pub(crate) fn number(&self) -> Option<&str> {
        split_title(&self.title).0
    }

    /// The title without the number.
    pub(crate) fn name(&self) -> &str {
        split_title(&self.title).1
    }

    /// Whether sections stand below it: its number has no dot.
    fn is_chapter(&self) -> bool {
        self.number().is_some_and(|number| !number.contains('.'))
    }
}

/// A title of SUMMARY.md, and the number before it.
pub(crate) fn split_title(title: &str) -> (Option<&str>, &str) {
    match title.split_once(' ') {
        Some((number, name))
            if number
                .split('.')
                .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit())) =>
        {
            (Some(number), name.trim())
        }
        _ => (None, title.trim()),
    }
}

/// The address of the page `to` on the page `from`; both are relative to SUMMARY.md.
pub(crate) fn link(from: &Path, to: &Path) -> String {
    // mdBook writes the page of a folder as its index.
    let to = if to.file_name().is_some_and(|name| name == markdown::README) {
        to.with_file_name("index.md")
    } else {
        to.to_owned()
    };
    let here: Vec<_> = from.parent().into_iter().flat_map(Path::iter).collect();
    let there: Vec<_> = to.iter().collect();
    let folders = &there[..there.len() - 1];
    let shared = here.iter().zip(folders).take_while(|(a, b)| a == b).count();
    let mut parts = vec!["..".to_owned(); here.len() - shared];
    parts.extend(there[shared..].iter().map(|part| part.to_string_lossy().into_owned()));
    parts.join("/").replace(' ', "%20")
}
