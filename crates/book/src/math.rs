//! TeX in a page to `MathML`.

use std::ops::Range;

use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};
use mdbook_markdown::pulldown_cmark::{Event, Tag, TagEnd};

use crate::markdown::{Events, push};

/// Where a formula stands, and its `MathML` or what is wrong with it.
pub(crate) type Formula = (Range<usize>, Result<String, String>);

/// The converter, made once a book.
pub(crate) struct Math(LatexToMathML);

impl Math {
    /// A converter without macros.
    pub(crate) fn new() -> Self {
        let converter = LatexToMathML::new(MathCoreConfig::default());
        Self(converter.expect("there are no macros that could be wrong"))
    }

    /// Every `$...$` and `$$...$$` of the page outside code and HTML. A `$` that is left over is an
    /// error: a line that begins with `-` begins an item of a list, even in a formula.
    pub(crate) fn formulas(&self, source: &str, events: &Events<'_>) -> Vec<Formula> {
        let mut formulas = Vec::new();
        let (mut in_table, mut in_code) = (false, false);
        for (event, range) in events {
            let (tex, display) = match event {
                Event::Start(Tag::CodeBlock(_)) => {
                    in_code = true;
                    continue;
                }
                Event::End(TagEnd::CodeBlock) => {
                    in_code = false;
                    continue;
                }
                Event::Text(_) if !in_code => {
                    let lone = range
                        .clone()
                        .find(|&at| source.as_bytes()[at] == b'$' && !source[..at].ends_with('\\'));
                    let fault = lone.map(|at| (at..at + 1, Err(LONE.into())));
                    formulas.extend(fault);
                    continue;
                }
                Event::Start(Tag::Table(_)) => {
                    in_table = true;
                    continue;
                }
                Event::End(TagEnd::Table) => {
                    in_table = false;
                    continue;
                }
                Event::InlineMath(tex) => (tex, MathDisplay::Inline),
                Event::DisplayMath(tex) => (tex, MathDisplay::Block),
                _ => continue,
            };
            // A bar in a table must be written `\|`; so a norm's bars are \lVert and \rVert there.
            let tex = if in_table { tex.replace("\\|", "|") } else { tex.to_string() };
            let mathml = self.0.convert_with_local_state(&tex, display);
            let mathml = mathml.map_err(|error| error.to_string());
            let mathml = mathml.and_then(|done| match outside_font(&done.mathml) {
                Some(c) => Err(format!("the font lacks {c} (U+{:04X}): {FONT}", u32::from(c))),
                None => Ok(protect(&done.mathml)),
            });
            formulas
                .push((range.clone(), mathml.map_err(|e| format!("TeX `{}`: {e}", tex.trim()))));
        }
        formulas
    }
}

/// What is wrong with a `$` in the text.
const LONE: &str = "a `$` without its partner, perhaps because a line of the formula begins with `-`, `+` or a number; for a dollar write `\\$`";

/// What to do about a character that the font lacks.
const FONT: &str = "add it to RANGES in crates/book/assets/math-font.py, and run that script";

/// The first character of a formula, words aside, that is not in the font that comes with the book.
fn outside_font(mathml: &str) -> Option<char> {
    let script = include_str!("../assets/math-font.py");
    let ranges = script.split("\"\"\"").find(|part| part.trim_start().starts_with("20-7E"));
    let point = |hex: &str| u32::from_str_radix(hex, 16).unwrap_or(0);
    let is_in_font = |c: char| {
        ranges.unwrap_or_default().split_whitespace().any(|range| {
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            (point(first)..=point(last)).contains(&u32::from(c))
        })
    };
    // A tag ends at the last `>` of a piece; what follows it is text.
    mathml.split('<').filter(|piece| !piece.starts_with("mtext")).find_map(|piece| {
        let text = piece.rsplit('>').next().unwrap_or_default();
        text.chars().find(|&c| !c.is_whitespace() && !is_in_font(c))
    })
}

/// `MathML` that Markdown leaves alone: inline HTML's text is still Markdown, so that `a*b*c` would
/// become emphasis and `|x|` would break a table.
fn protect(mathml: &str) -> String {
    let mut safe = String::with_capacity(mathml.len() * 2);
    let mut in_tag = false;
    for c in mathml.chars() {
        match c {
            '<' => in_tag = true,
            '>' => in_tag = false,
            '\n' => {
                safe.push(' ');
                continue;
            }
            c if !in_tag && r#"*_`[]\|~$!'"-.:+(){}@/"#.contains(c) => {
                push(&mut safe, format_args!("&#{};", u32::from(c)));
                continue;
            }
            _ => {}
        }
        safe.push(c);
    }
    safe
}
