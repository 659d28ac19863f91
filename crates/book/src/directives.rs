//! The directives of a page, `{{#word arguments}}`: finding them, and reading their arguments.
//!
//! - A directive stands alone on its line; the text of a hint, an answer and the like may span
//!   lines.
//! - `{{#ratio}}` and `{{#fact}}` stand inside a sentence.
//! - `{{#fold}}` and `{{#question}}` begin a block that `{{#end}}` ends; blocks nest.
//!
//! In code (fenced, indented or inline) a directive is text. Of mdBook's own words only
//! `{{#title ...}}` is left to mdBook: it says nothing when the file or the anchor of an
//! `{{#include}}` is missing, so `{{#item}}` and `{{#test}}` stand in for it, and the others are
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
    /// What else the page's subject is called.
    Names(Vec<String>),
    /// The numbers of the sections that a reader should know first.
    Before(Vec<String>),
    /// The beginning of a block that is folded under a title.
    Fold(String),
    /// The beginning of a question.
    Question,
    /// The end of a block.
    End,
    /// The value that answers a question.
    Answer(String),
    /// A wrong value, and why somebody may come to it.
    Wrong { value: String, text: String },
    /// Why the answer is right.
    Because(String),
    /// What the build does to be sure of an answer.
    Proof(Proof),
    /// A folded hint.
    Hint(String),
    /// A folded solution.
    Solution(String),
    /// An exercise that judges the reader's own code, by name.
    Exercise(String),
    /// One ratio of a section's races: words that single out its row, the peer's name last.
    Ratio { section: String, words: Vec<String> },
    /// The value of a constant, by path.
    Fact(String),
    /// All terms of the book.
    Glossary,
    /// All names of the book.
    NameIndex,
    /// Where the page shows what its reader has done.
    Progress,
    /// What the sections of a chapter need, or of all.
    Map(String),
}

/// What the build does to be sure of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Proof {
    /// It runs a program, which must print a text; in the text `{}` stands for the answer.
    Run { program: Program, args: Vec<String>, text: String },
    /// It looks for the answer in a test.
    Test(String),
}

/// An example of a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Program {
    pub(crate) package: String,
    pub(crate) example: String,
}

/// A directive and where it stands.
pub(crate) struct Found {
    /// Its lines in the page, without the last line feed; of one inside a sentence, itself alone.
    pub(crate) range: Range<usize>,
    /// The number of its first line, from 1.
    pub(crate) line: usize,
    /// What the line begins with: the directive may stand in a list.
    pub(crate) indent: String,
    /// Whether it stands inside a sentence.
    pub(crate) is_inline: bool,
    /// How many blocks it stands in; the ends of a block stand in it.
    pub(crate) depth: usize,
    /// Of the beginning of a block: which of the directives ends it.
    pub(crate) end: Option<usize>,
    /// The directive, or what is wrong with it.
    pub(crate) directive: Result<Directive, String>,
}

/// The directives that stand inside a sentence.
const INLINE: [&str; 2] = ["ratio", "fact"];
/// The directives whose text may span lines.
const TEXTS: [&str; 6] = ["hint", "solution", "because", "wrong", "answer", "proof"];
/// The directives that stand in a question.
const ASKED: &str = "it stands between {{#question}} and {{#end}}";

/// All directives of a page, in order.
pub(crate) fn scan(page: &str, markdown: &Markdown) -> Vec<Found> {
    let mut found = find(page, markdown);
    join(&mut found, false);
    found
}

/// The same for what stands in a question.
pub(crate) fn scan_inside(body: &str, markdown: &Markdown) -> Vec<Found> {
    let mut found = find(body, markdown);
    join(&mut found, true);
    found
}

fn find(page: &str, markdown: &Markdown) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    let mut end = 0;
    for (start, _) in page.match_indices("{{") {
        let Some(rest) = page[start + 2..].trim_start_matches([' ', '\t']).strip_prefix('#') else {
            continue;
        };
        // What is inside of a text is read with it, and a line at fault is at fault once.
        let word = word(rest);
        if start < end || markdown.is_code(start) || word == "title" {
            continue;
        }
        let is_inline = INLINE.contains(&word);
        let line = markdown::line_around(page, start);
        let whole = &page[line.clone()];
        let indent = whole[..whole.len() - whole.trim_start().len()].to_owned();
        let closed = closing(page, start + 2, last_of(page, start, word, line.end));
        let (range, directive) = match closed {
            Some(close) if is_inline => (start..close + 2, read(inside(&page[start + 2..close]))),
            Some(close) => {
                let range = line.start..markdown::line_around(page, close).end;
                let is_alone = page[range.start..start].trim().is_empty()
                    && page[close + 2..range.end].trim().is_empty();
                let directive = if is_alone {
                    read(inside(&page[start + 2..close]))
                } else {
                    Err(ALONE.to_owned())
                };
                (range, directive)
            }
            None if is_inline => (line, Err("a directive ends with `}}`".to_owned())),
            None => (line, Err(ALONE.to_owned())),
        };
        let directive = if markdown.is_html(start) {
            Err("a directive inside HTML: leave a blank line above and below it".to_owned())
        } else {
            directive
        };
        end = range.end;
        let line = markdown::line_number(page, start);
        found.push(Found { range, line, indent, is_inline, depth: 0, end: None, directive });
    }
    found
}

const ALONE: &str = "a directive stands alone on its line and ends with `}}`";

/// Joins the beginning of each block to its end; one that lacks the other is at fault.
fn join(found: &mut [Found], inside: bool) {
    let mut open: Vec<usize> = Vec::new();
    for at in 0..found.len() {
        let asks = |one: &usize| matches!(found[*one].directive, Ok(Directive::Question));
        let in_question = inside || open.iter().any(asks);
        let here = &mut found[at];
        here.depth = open.len();
        match here.directive {
            Ok(Directive::Question) if in_question => {
                here.directive = Err("a question in a question".to_owned());
                // Its end is found all the same.
                open.push(at);
            }
            Ok(Directive::Fold(_) | Directive::Question) => open.push(at),
            Ok(Directive::End) => match open.pop() {
                Some(start) => found[start].end = Some(at),
                None => here.directive = Err("{{#end}} ends nothing".to_owned()),
            },
            Ok(
                Directive::Answer(_)
                | Directive::Wrong { .. }
                | Directive::Because(_)
                | Directive::Proof(_),
            ) if !in_question => here.directive = Err(ASKED.to_owned()),
            _ => {}
        }
    }
    for at in open {
        if found[at].directive.is_ok() {
            found[at].directive = Err("no {{#end}} ends this block".to_owned());
        }
    }
}

/// How far the directive that begins at `start` may reach: to the end of its line, or of a text to
/// the next line that begins with another directive.
fn last_of(page: &str, start: usize, name: &str, line_end: usize) -> usize {
    if !TEXTS.contains(&name) && !INLINE.contains(&name) {
        return line_end;
    }
    let mut at = line_end;
    for line in page[line_end..].split_inclusive('\n') {
        let next =
            line.trim_start().strip_prefix("{{").map(|rest| rest.trim_start_matches([' ', '\t']));
        let next = next.and_then(|rest| rest.strip_prefix('#')).map(word);
        if next.is_some_and(|next| !INLINE.contains(&next)) || page[start..at].len() > LONGEST {
            break;
        }
        at += line.len();
    }
    at
}

/// The most bytes that are looked through for the end of a text.
const LONGEST: usize = 20_000;

/// Where the `}}` stands that closes what is open before `from`. Braces inside come in pairs, but
/// for those in code and behind a backslash; where they do not, the first `}}` closes.
fn closing(page: &str, from: usize, to: usize) -> Option<usize> {
    let text = &page[from..to];
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0_usize);
    while at < bytes.len() {
        match bytes[at] {
            b'`' => {
                let ticks = bytes[at..].iter().take_while(|byte| **byte == b'`').count();
                let rest = &text[at + ticks..];
                // Code without an end is no code.
                let code = rest.find(&text[at..at + ticks]).map_or(0, |length| length + ticks);
                at += ticks + code;
                continue;
            }
            b'\\' => at += 1,
            b'{' => depth += 1,
            b'}' if 0 < depth => depth -= 1,
            b'}' if bytes.get(at + 1) == Some(&b'}') => return Some(from + at),
            _ => {}
        }
        at += 1;
    }
    text.find("}}").map(|at| from + at)
}

/// What stands between the braces, without the `#`.
fn inside(text: &str) -> &str {
    text.trim_start().trim_start_matches('#')
}

/// The word that names a directive.
fn word(inside: &str) -> &str {
    let end = inside.find(|c: char| c.is_whitespace() || c == '}').unwrap_or(inside.len());
    &inside[..end]
}

fn read(inside: &str) -> Result<Directive, String> {
    let word = word(inside);
    let text = inside[word.len()..].trim();
    match word {
        "fold" => Ok(Directive::Fold(some(text, "it has no title: {{#fold TITLE}}")?)),
        "answer" => Ok(Directive::Answer(some(text, "it is empty: {{#answer VALUE}}")?)),
        "because" => Ok(Directive::Because(some(text, "it is empty: {{#because TEXT}}")?)),
        "hint" => Ok(Directive::Hint(some(text, "it is empty: {{#hint TEXT}}")?)),
        "solution" => Ok(Directive::Solution(some(text, "it is empty: {{#solution TEXT}}")?)),
        "names" => {
            let names: Vec<String> = text.split('|').map(|name| name.trim().to_owned()).collect();
            if names.iter().any(String::is_empty) {
                return Err("a name is empty: {{#names NAME | NAME ...}}".to_owned());
            }
            Ok(Directive::Names(names))
        }
        "wrong" => {
            let (value, text) =
                text.split_once(" | ").ok_or("it is written {{#wrong VALUE | TEXT}}")?;
            let usage = "it is written {{#wrong VALUE | TEXT}}";
            Ok(Directive::Wrong { value: some(value, usage)?, text: some(text, usage)? })
        }
        "proof" => proof(text).map(Directive::Proof),
        _ => with_arguments(word, split(text)?),
    }
}

/// The text, or the message if there is none.
fn some(text: &str, message: &str) -> Result<String, String> {
    let text = text.trim();
    if text.is_empty() { Err(message.to_owned()) } else { Ok(text.to_owned()) }
}

fn proof(text: &str) -> Result<Proof, String> {
    const USAGE: &str = "it is written {{#proof PACKAGE EXAMPLE ARGS... => TEXT}} or {{#proof test crate::module::test}}";
    let Some((command, text)) = text.split_once("=>") else {
        let args = split(text)?;
        return match <[String; 2]>::try_from(args) {
            Ok([word, path]) if word == "test" => Ok(Proof::Test(path)),
            _ => Err(USAGE.to_owned()),
        };
    };
    let mut args = split(command)?;
    if args.len() < 2 || text.trim().is_empty() {
        return Err(USAGE.to_owned());
    }
    let rest = args.split_off(2);
    let [package, example] = <[String; 2]>::try_from(args).expect("two are left");
    Ok(Proof::Run {
        program: Program { package, example },
        args: rest,
        text: text.trim().to_owned(),
    })
}

fn with_arguments(word: &str, mut args: Vec<String>) -> Result<Directive, String> {
    match word {
        "item" | "test" if args.is_empty() => {
            Err(format!("it names nothing: {{{{#{word} crate::module::name ...}}}}"))
        }
        "item" => Ok(Directive::Item(args)),
        "test" => Ok(Directive::Test(args)),
        "races" => one(args, "it takes one section, or all: {{#races 12.3}}").map(Directive::Races),
        "map" => {
            one(args, "it takes one chapter, or all: {{#map game-theory}}").map(Directive::Map)
        }
        "exercise" => {
            one(args, "it takes one name: {{#exercise nim_game}}").map(Directive::Exercise)
        }
        "fact" => one(args, "it takes one constant: {{#fact crate::tests::module::CONST}}")
            .map(Directive::Fact),
        "before" if args.is_empty() => Err("it names no section: {{#before 12.1 4.2}}".to_owned()),
        "before" => Ok(Directive::Before(args)),
        "ratio" if args.len() < 2 => {
            Err("it names no row: {{#ratio 12.3 WORKLOAD-OR-N... PEER}}".to_owned())
        }
        "ratio" => {
            let section = args.remove(0);
            Ok(Directive::Ratio { section, words: args })
        }
        "question" => none(word, &args, Directive::Question),
        "end" => none(word, &args, Directive::End),
        "glossary" => none(word, &args, Directive::Glossary),
        "name-index" => none(word, &args, Directive::NameIndex),
        "progress" => none(word, &args, Directive::Progress),
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
            "no directive is called {word:?}: there are item, test, output, trace, play, cost, races, \
             ratio, fact, names, before, fold, question, answer, wrong, because, proof, hint, solution, \
             exercise, end, map, glossary, name-index and progress"
        )),
    }
}

/// The only argument.
fn one(args: Vec<String>, message: &str) -> Result<String, String> {
    <[String; 1]>::try_from(args).map(|[one]| one).map_err(|_| message.to_owned())
}

/// The directive, if it has no argument.
fn none(word: &str, args: &[String], directive: Directive) -> Result<Directive, String> {
    if args.is_empty() { Ok(directive) } else { Err(format!("{{{{#{word}}}}} takes no argument")) }
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
