//! `{{#question}}`: a prompt, and either a value that the reader types or choices in a task list.

use std::ops::Range;

use mdbook_markdown::pulldown_cmark::{Event, Tag, TagEnd};

use crate::directives::{self, Directive, Proof};
use crate::markdown::{self, Markdown};

/// A piece of a question's Markdown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) text: String,
    /// Its first line, counted from 1 in the question.
    pub(crate) line: usize,
}

/// A question as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) prompt: Piece,
    pub(crate) answer: Answer,
    /// Each with its line.
    pub(crate) proofs: Vec<(usize, Proof)>,
}

/// How a question is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Answer {
    /// With a value that is typed in.
    Value {
        line: usize,
        value: String,
        because: Piece,
        /// Wrong values, each with what helps its reader.
        wrong: Vec<(String, Piece)>,
    },
    /// With one of several choices.
    Choices(Vec<Choice>),
}

/// A choice, and why it is right or wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) is_right: bool,
    pub(crate) text: Piece,
    pub(crate) because: Piece,
}

/// What is wrong with a question, and in which of its lines, counted from 1.
pub(crate) type Wrong = (usize, String);

/// Reads what stands between `{{#question}}` and its `{{#end}}`.
pub(crate) fn read(body: &str) -> Result<Question, Wrong> {
    let mut rest = body.to_owned();
    let (mut values, mut becauses) = (Vec::new(), Vec::new());
    let (mut wrong, mut proofs) = (Vec::new(), Vec::new());
    // What is refused by itself is told once, by the page.
    let found = directives::scan_inside(body, &Markdown::read(body));
    for one in found {
        let line = one.line;
        let piece = |text: &str| Piece { text: dedented(text, one.indent.len()), line };
        match one.directive {
            Ok(Directive::Answer(value)) => values.push((line, value)),
            Ok(Directive::Because(text)) => becauses.push((line, piece(&text))),
            Ok(Directive::Wrong { value, text }) => wrong.push((value, piece(&text))),
            Ok(Directive::Proof(proof)) => proofs.push((line, proof)),
            _ => continue,
        }
        markdown::blank(&mut rest, one.range);
    }
    let (choices, list) = choices(&rest)?;
    if let Some(range) = list {
        markdown::blank(&mut rest, range);
    }
    if rest.trim().is_empty() {
        return Err((1, "the question asks nothing".to_owned()));
    }
    let prompt = Piece { text: rest, line: 1 };
    if choices.is_empty() {
        let answer = value(values, becauses, wrong)?;
        return Ok(Question { prompt, answer, proofs });
    }
    if let Some((line, _)) = values.first() {
        return Err((
            *line,
            "a question has choices or a value that answers it, not both".to_owned(),
        ));
    }
    if let Some((line, _)) = becauses.first() {
        return Err((
            *line,
            "each choice has its own because: a list with one item below it".to_owned(),
        ));
    }
    if let Some((_, piece)) = wrong.first() {
        return Err((piece.line, "{{#wrong}} is for a value that is typed in".to_owned()));
    }
    Ok(Question { prompt, answer: Answer::Choices(choices), proofs })
}

fn value(
    values: Vec<(usize, String)>,
    becauses: Vec<(usize, Piece)>,
    wrong: Vec<(String, Piece)>,
) -> Result<Answer, Wrong> {
    let [(line, value)] = <[_; 1]>::try_from(values).map_err(|values| match values.get(1) {
        Some((line, _)) => (*line, "a second answer".to_owned()),
        None => (1, "the question has no answer: {{#answer VALUE}}, or a task list".to_owned()),
    })?;
    let [(_, because)] =
        <[_; 1]>::try_from(becauses).map_err(|becauses| match becauses.get(1) {
            Some((line, _)) => (*line, "a second because".to_owned()),
            None => (line, "the answer has no {{#because TEXT}}".to_owned()),
        })?;
    for (at, (one, piece)) in wrong.iter().enumerate() {
        if wrong[..at].iter().any(|(other, _)| same(one, other)) {
            return Err((piece.line, format!("{one} is called wrong twice")));
        }
    }
    Ok(Answer::Value { line, value, because, wrong })
}

/// Whether the page takes two values for the same: blanks, commas and case are no difference.
pub(crate) fn same(a: &str, b: &str) -> bool {
    let plain = |text: &str| {
        let text = text.replace(',', " ").to_lowercase();
        text.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    plain(a) == plain(b)
}

/// A choice that is being read: whether it is right, its item, and where its parts are.
#[derive(Default)]
struct Open {
    is_right: Option<bool>,
    item: Range<usize>,
    text_start: usize,
    text_end: Option<usize>,
    becauses: Vec<Range<usize>>,
}

/// The choices of the task list, and where it stands.
fn choices(text: &str) -> Result<(Vec<Choice>, Option<Range<usize>>), Wrong> {
    let mut depth = 0;
    let mut lists = Vec::new();
    let mut all: Vec<Vec<Open>> = Vec::new();
    for (event, range) in markdown::parser(text) {
        match event {
            Event::Start(Tag::List(_)) => {
                depth += 1;
                if depth == 1 {
                    lists.push(range);
                    all.push(Vec::new());
                } else if let (2, Some(open)) =
                    (depth, all.last_mut().and_then(|list| list.last_mut()))
                {
                    open.text_end.get_or_insert(range.start);
                }
            }
            Event::End(TagEnd::List(_)) => depth -= 1,
            Event::Start(Tag::Item) => {
                let Some(list) = all.last_mut() else { continue };
                match (depth, list.last_mut()) {
                    (1, _) => list.push(Open { item: range, ..Open::default() }),
                    (2, Some(open)) => open.becauses.push(range),
                    _ => {}
                }
            }
            Event::TaskListMarker(is_right) if depth == 1 => {
                if let Some(open) = all.last_mut().and_then(|list| list.last_mut()) {
                    open.is_right = Some(is_right);
                    open.text_start = range.end;
                }
            }
            _ => {}
        }
    }
    let line_of = |at| markdown::line_number(text, at);
    let mut choices = Vec::new();
    let mut tasks: Option<Range<usize>> = None;
    for (list, range) in all.into_iter().zip(lists) {
        // Another list belongs to the prompt.
        if list.iter().all(|open| open.is_right.is_none()) {
            continue;
        }
        if tasks.is_some() {
            return Err((line_of(range.start), "a second list of choices".to_owned()));
        }
        tasks = Some(range);
        for open in list {
            choices.push(choice(text, &open)?);
        }
    }
    let line = tasks.as_ref().map_or(1, |range| line_of(range.start));
    if !choices.is_empty() && !choices.iter().any(|choice| choice.is_right) {
        return Err((line, "no choice is right: `- [x]` marks it".to_owned()));
    }
    if !choices.is_empty() && choices.iter().all(|choice| choice.is_right) {
        return Err((line, "no choice is wrong".to_owned()));
    }
    Ok((choices, tasks))
}

fn choice(text: &str, open: &Open) -> Result<Choice, Wrong> {
    let line = markdown::line_number(text, open.item.start);
    let Some(is_right) = open.is_right else {
        return Err((line, "this choice is neither right `[x]` nor wrong `[ ]`".to_owned()));
    };
    let [because] = open.becauses.as_slice() else {
        let message = "a choice has one because: a list with one item below it";
        return Err((line, message.to_owned()));
    };
    let end = open.text_end.unwrap_or(open.item.end);
    let piece = |range: Range<usize>| {
        let column = range.start - markdown::line_around(text, range.start).start;
        let line = markdown::line_number(text, range.start);
        Piece { text: dedented(text[range].trim_end(), column), line }
    };
    let start = open.text_start + blanks(&text[open.text_start..end]);
    // The mark of the item, and the blanks behind it.
    let inside = because.start + 1;
    let inside = inside + blanks(&text[inside..because.end]);
    let (text, because) = (piece(start..end), piece(inside..because.end));
    if text.text.is_empty() || because.text.is_empty() {
        return Err((line, "a choice or its because is empty".to_owned()));
    }
    Ok(Choice { is_right, text, because })
}

fn blanks(text: &str) -> usize {
    text.len() - text.trim_start_matches([' ', '\t']).len()
}

/// The text with up to `column` blanks taken from every line but the first.
pub(crate) fn dedented(text: &str, column: usize) -> String {
    let lines = text.lines().enumerate().map(|(at, line)| {
        let blanks = line.bytes().take_while(|byte| *byte == b' ').count();
        &line[if at == 0 { 0 } else { blanks.min(column) }..]
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A question's pieces, rewritten.
pub(crate) enum Shown {
    Value {
        shown: String,
        typed: String,
        because: String,
        wrong: Vec<(String, String)>,
    },
    /// Whether each is right, its text and its because.
    Choices(Vec<(bool, String, String)>),
}

/// The question as the page has it.
pub(crate) fn html(number: usize, prompt: &str, answer: &Shown) -> String {
    let (data, below) = match answer {
        Shown::Value { shown, typed, because, wrong } => {
            let mut refuted = String::new();
            for (value, text) in wrong {
                let value = markdown::escape_html(value);
                refuted +=
                    &format!("<div class=\"wrong\" data-value=\"{value}\">\n\n{text}\n\n</div>\n");
            }
            let data =
                format!("data-kind=\"value\" data-answer=\"{}\"", markdown::escape_html(typed));
            let below = format!(
                "<details class=\"solution\"><summary>Answer</summary>\n\
                 <p class=\"answer\"><strong>{}</strong></p>\n\
                 <div class=\"because\">\n\n{because}\n\n</div>\n{refuted}</details>",
                markdown::escape_html(shown)
            );
            (data, below)
        }
        Shown::Choices(choices) => {
            let right = choices.iter().zip(1..).filter(|((is_right, ..), _)| *is_right);
            let right: Vec<String> = right.map(|(_, number)| number.to_string()).collect();
            let mut texts = String::new();
            let mut becauses = String::new();
            for (is_right, text, because) in choices {
                let class = if *is_right { " class=\"right\"" } else { "" };
                texts += &format!("<li>{}</li>\n", tight(text));
                becauses += &format!("<li{class}>{}</li>\n", tight(because));
            }
            let data = format!("data-kind=\"choice\" data-right=\"{}\"", right.join(" "));
            let below = format!(
                "<ol class=\"choices\">\n{texts}</ol>\n\
                 <details class=\"solution\"><summary>Answer</summary>\n\
                 <ol class=\"becauses\">\n{becauses}</ol>\n</details>"
            );
            (data, below)
        }
    };
    format!(
        "<div class=\"question\" data-question id=\"question-{number}\" {data}>\n\n{prompt}\n\n{below}\n</div>"
    )
}

/// Markdown for the inside of an element: HTML at once if it is one paragraph, or else as it is
/// between blank lines, which mdBook reads.
pub(crate) fn tight(text: &str) -> String {
    markdown::inline_html(text).unwrap_or_else(|| format!("\n\n{}\n\n", text.trim()))
}
