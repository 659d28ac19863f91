//! The directives of a page, `{{#word arguments}}`: finding them, and reading their arguments.
//!
//! A directive stands alone on its line. In code (fenced, indented or inline) it is text. Of mdBook's
//! own words only `{{#title ...}}` is left to mdBook: it says nothing when the file or the anchor of
//! an `{{#include}}` is missing, so `{{#item}}` and `{{#test}}` stand in for it, and the others are
//! refused.

use std::ops::Range;

use crate::markdown::{self, Markdown};

/// What a directive asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Directive {
    /// Items cut out of a crate's sources, by path.
    Item(Vec<String>),
    /// Items cut out of a crate's tests, by path.
    Test(Vec<String>),
    /// The reviewed snapshot `name` of what an example prints.
    Output { program: Program, name: String },
    /// The step player.
    Trace { program: Program, args: Vec<String> },
    /// The game against the perfect player.
    Play { program: Program, args: Vec<String> },
    /// The chart of the counts.
    Cost(Program),
    /// The rows of one section in the races' results, or of all.
    Races(String),
}

/// An example of a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Program {
    pub(crate) package: String,
    pub(crate) example: String,
}

/// A directive and where it stands.
pub(crate) struct Found<'a> {
    /// Its line in the page, without the line feed.
    pub(crate) range: Range<usize>,
    /// The number of that line, from 1.
    pub(crate) line: usize,
    /// What the line begins with: the directive may stand in a list.
    pub(crate) indent: &'a str,
    /// The directive, or what is wrong with it.
    pub(crate) directive: Result<Directive, String>,
}

/// All directives of a page, in order.
pub(crate) fn scan<'a>(page: &'a str, markdown: &Markdown) -> Vec<Found<'a>> {
    let mut found: Vec<Found<'a>> = Vec::new();
    for (start, _) in page.match_indices("{{") {
        let Some(rest) = page[start + 2..].trim_start_matches([' ', '\t']).strip_prefix('#') else {
            continue;
        };
        if markdown.is_code(start) || word(rest) == "title" {
            continue;
        }
        let range = markdown::line_around(page, start);
        if found.last().is_some_and(|last| last.range == range) {
            continue; // The line is at fault already: the first directive does not stand alone.
        }
        let whole = &page[range.clone()];
        let line = markdown::line_number(page, start);
        let indent = &whole[..whole.len() - whole.trim_start().len()];
        let directive = if markdown.is_html(start) {
            Err("a directive inside HTML: leave a blank line above and below it".to_owned())
        } else {
            alone(whole).and_then(read)
        };
        found.push(Found { range, line, indent, directive });
    }
    found
}

/// The inside of the directive that makes up the line.
fn alone(line: &str) -> Result<&str, String> {
    line.trim()
        .strip_prefix("{{")
        .and_then(|rest| rest.strip_suffix("}}"))
        .map(|inside| inside.trim_start().trim_start_matches('#'))
        .filter(|inside| !inside.contains("{{") && !inside.contains("}}"))
        .ok_or_else(|| "a directive stands alone on its line and ends with `}}`".to_owned())
}

/// The word that names a directive.
fn word(inside: &str) -> &str {
    let end = inside.find(|c: char| c.is_whitespace() || c == '}').unwrap_or(inside.len());
    &inside[..end]
}

fn read(inside: &str) -> Result<Directive, String> {
    let word = word(inside);
    let mut args = split(&inside[word.len()..])?;
    match word {
        "item" | "test" if args.is_empty() => {
            Err(format!("it names nothing: {{{{#{word} crate::module::name ...}}}}"))
        }
        "item" => Ok(Directive::Item(args)),
        "test" => Ok(Directive::Test(args)),
        "races" => match <[String; 1]>::try_from(args) {
            Ok([section]) => Ok(Directive::Races(section)),
            Err(_) => Err("it takes one section, or all: {{#races 12.3}}".to_owned()),
        },
        "output" | "trace" | "play" | "cost" => {
            if args.len() < 2 {
                return Err(format!("it names no program: {{{{#{word} PACKAGE EXAMPLE ...}}}}"));
            }
            let rest = args.split_off(2);
            let [package, example] = <[String; 2]>::try_from(args).expect("two are left");
            with_program(word, Program { package, example }, rest)
        }
        "include" | "rustdoc_include" | "playground" | "playpen" => Err(format!(
            "mdBook says nothing when what {{{{#{word}}}}} names is missing: use {{{{#item}}}} or {{{{#test}}}}"
        )),
        _ => Err(format!(
            "no directive is called {word:?}: there are item, test, output, trace, play, cost and races"
        )),
    }
}

fn with_program(word: &str, program: Program, rest: Vec<String>) -> Result<Directive, String> {
    match (word, rest.len()) {
        ("trace", _) => Ok(Directive::Trace { program, args: rest }),
        ("play", _) => Ok(Directive::Play { program, args: rest }),
        ("cost", 0) => Ok(Directive::Cost(program)),
        ("output", 0) => Ok(Directive::Output { name: program.example.clone(), program }),
        ("output", 1) => Ok(Directive::Output { name: rest.concat(), program }),
        _ => Err(format!("one argument too many: {:?}", rest[rest.len() - 1])),
    }
}

/// The arguments: split at blanks, except between double quotes.
fn split(text: &str) -> Result<Vec<String>, String> {
    let mut args = Vec::new();
    let mut current: Option<String> = None;
    let mut quoted = false;
    for c in text.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                current.get_or_insert_default();
            }
            c if c.is_whitespace() && !quoted => args.extend(current.take()),
            c => current.get_or_insert_default().push(c),
        }
    }
    if quoted {
        return Err("a double quote is not closed".to_owned());
    }
    args.extend(current);
    Ok(args)
}
