//! What the book's own tools need to know of a page's Markdown.

use std::fmt::{Arguments, Write as _};
use std::ops::Range;

use mdbook_markdown::pulldown_cmark::html::push_html;
use mdbook_markdown::pulldown_cmark::{
    CodeBlockKind, Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd,
};

/// The page that stands for a folder, on a host of repositories too.
pub(crate) const README: &str = "README.md";

/// A page, read once: where its code, its HTML and its headings are.
pub(crate) struct Markdown {
    code: Vec<Range<usize>>,
    html: Vec<Range<usize>>,
    /// Every heading, in order.
    pub(crate) headings: Vec<Heading>,
    /// The line of every fence whose language is Rust.
    pub(crate) rust_fences: Vec<usize>,
}

/// A heading of a page.
pub(crate) struct Heading {
    /// 1 for the title.
    pub(crate) level: HeadingLevel,
    /// Its words, without markup.
    pub(crate) text: String,
    /// Its line, from 1.
    pub(crate) line: usize,
    /// The bytes it takes up.
    pub(crate) range: Range<usize>,
}

impl Markdown {
    /// Reads a page.
    pub(crate) fn read(page: &str) -> Self {
        let mut this = Self { code: vec![], html: vec![], headings: vec![], rust_fences: vec![] };
        let mut heading: Option<Heading> = None;
        for (event, range) in parser(page) {
            match event {
                Event::Start(Tag::CodeBlock(kind)) => {
                    if let CodeBlockKind::Fenced(info) = kind
                        && info.split([',', ' ']).next().is_some_and(|word| word == "rust")
                    {
                        this.rust_fences.push(line_number(page, range.start));
                    }
                    this.code.push(range);
                }
                Event::Code(words) => {
                    if let Some(heading) = &mut heading {
                        heading.text.push_str(&words);
                    }
                    this.code.push(range);
                }
                Event::Start(Tag::HtmlBlock) => this.html.push(range),
                Event::Start(Tag::Heading { level, .. }) => {
                    let line = line_number(page, range.start);
                    heading = Some(Heading { level, text: String::new(), line, range });
                }
                Event::End(TagEnd::Heading(_)) => this.headings.extend(heading.take()),
                Event::Text(words) => {
                    if let Some(heading) = &mut heading {
                        heading.text.push_str(&words);
                    }
                }
                _ => {}
            }
        }
        this
    }

    /// Whether the byte at `offset` is code, in a block or in a line.
    pub(crate) fn is_code(&self, offset: usize) -> bool {
        self.code.iter().any(|range| range.contains(&offset))
    }

    /// Whether the byte at `offset` is in a block of HTML.
    pub(crate) fn is_html(&self, offset: usize) -> bool {
        self.html.iter().any(|range| range.contains(&offset))
    }
}

/// mdBook's parser, with math.
pub(crate) fn parser(page: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_HEADING_ATTRIBUTES
        | Options::ENABLE_DEFINITION_LIST
        | Options::ENABLE_GFM
        | Options::ENABLE_MATH;
    Parser::new_ext(page, options).into_offset_iter()
}

/// The events of a piece of Markdown, each with its place.
pub(crate) type Events<'a> = Vec<(Event<'a>, Range<usize>)>;

/// Every `README.md` that an inline link of the book leads to: mdBook writes that page as
/// `index.html`, but leaves the links to it as they are.
pub(crate) fn readme_links(page: &str, events: &Events<'_>) -> Vec<Range<usize>> {
    let links = events.iter().filter_map(|(event, range)| match event {
        Event::Start(Tag::Link { link_type: LinkType::Inline, dest_url, .. }) => {
            let path = dest_url.split('#').next()?;
            let is_readme = path == README || path.ends_with(&format!("/{README}"));
            let start = range.start + page[range.clone()].rfind(README)?;
            (is_readme && !path.contains("://")).then_some(start..start + README.len())
        }
        _ => None,
    });
    links.collect()
}

/// The address of every link.
pub(crate) fn links(page: &str) -> Vec<String> {
    let links = parser(page).filter_map(|(event, _)| match event {
        Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.into_string()),
        _ => None,
    });
    links.collect()
}

/// The number of the line that the byte at `offset` stands in, from 1.
pub(crate) fn line_number(text: &str, offset: usize) -> usize {
    1 + text[..offset].matches('\n').count()
}

/// The line around the byte at `offset`, without its line feed.
pub(crate) fn line_around(text: &str, offset: usize) -> Range<usize> {
    let start = text[..offset].rfind('\n').map_or(0, |feed| feed + 1);
    let end = text[offset..].find('\n').map_or(text.len(), |feed| offset + feed);
    start..end
}

/// A fence of backticks round `body` that nothing in it can close.
pub(crate) fn fence(info: &str, body: &str) -> String {
    let longest = body.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let ticks = "`".repeat(3.max(longest + 1));
    let feed = if body.ends_with('\n') { "" } else { "\n" };
    format!("{ticks}{info}\n{body}{feed}{ticks}")
}

/// Text for HTML: also right in an attribute, and never a blank line, which would end the block.
pub(crate) fn escape_html(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            '\n' => html.push_str("&#10;"),
            '\r' => {}
            c => html.push(c),
        }
    }
    html
}

/// Puts blanks over a range of the text: nothing else moves, not even to another line.
pub(crate) fn blank(text: &mut String, range: Range<usize>) {
    let blanks: String =
        text[range.clone()].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
    text.replace_range(range, &blanks);
}

/// Markdown of one paragraph as HTML without the paragraph, on lines of which none is blank; none
/// if it is more than that. mdBook still makes its pages' addresses of the links.
pub(crate) fn inline_html(text: &str) -> Option<String> {
    let events: Vec<Event<'_>> = parser(text.trim()).map(|(event, _)| event).collect();
    let [Event::Start(Tag::Paragraph), inside @ .., Event::End(TagEnd::Paragraph)] =
        events.as_slice()
    else {
        return None;
    };
    if inside
        .iter()
        .any(|event| matches!(event, Event::End(TagEnd::Paragraph) | Event::FootnoteReference(_)))
    {
        return None;
    }
    let mut html = String::new();
    push_html(&mut html, inside.iter().cloned());
    Some(html.trim().to_owned())
}

/// Text that is no Markdown, as Markdown.
pub(crate) fn plain(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        if r"\`*_[]<>|&~".contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// Formats to the end of `text`.
pub(crate) fn push(text: &mut String, more: Arguments<'_>) {
    text.write_fmt(more).expect("a String takes everything");
}
