//! Lines, blanks and braces as rustfmt sets them, where something was left out.

use std::collections::HashSet;
use std::ops::Range;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, Expr, ExprClosure};

use super::purity::only_value;
use super::{MARK, apply, parse};
use crate::markdown;

/// How long a line may be.
pub(crate) const WIDTH: usize = 100;

/// Takes the marks out, and with them the breaks and braces that rustfmt would not have made now.
pub(super) fn settle(mut text: String) -> Result<String, String> {
    while let Some(at) = text.find(MARK) {
        let bare = format!("{}{}", &text[..at], &text[at + MARK.len()..]);
        let edit = match text[..at].chars().next_back() {
            Some('(' | '<') => joined(&bare, at - 1),
            _ => unbraced(&text, at, &bare)?,
        };
        text = match edit {
            Some(edit) => apply(&bare, vec![edit]),
            None => bare,
        };
    }
    Ok(text)
}

/// The list that opens at `open` on one line, if it is set one element a line and fits.
fn joined(text: &str, open: usize) -> Option<(Range<usize>, String)> {
    let close = closing(text, open)?;
    let inside = text[open + 1..close].strip_prefix('\n')?;
    let lines: Vec<&str> = inside.trim_end().lines().collect();
    let blanks = |line: &str| line.len() - line.trim_start().len();
    let depth = blanks(lines.first()?);
    let is_plain = lines
        .iter()
        .all(|line| blanks(line) == depth && line.ends_with(',') && !line.contains("//"));
    if !is_plain {
        return None;
    }
    let elements: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    let elements = elements.join(" ");
    let elements = elements.strip_suffix(',')?.to_owned();
    fits(text, open + 1..close, &elements).then_some((open + 1..close, elements))
}

/// Whether the lines are short enough once `range` is `new`, which has no line feed.
fn fits(text: &str, range: Range<usize>, new: &str) -> bool {
    let first = markdown::line_around(text, range.start).start;
    let last = markdown::line_around(text, range.end).end;
    let width = |text: &str| text.chars().count();
    // A bound behind the closing bracket keeps its own lines.
    let behind = width(&text[range.end..last].replace(MARK, ""));
    width(&text[first..range.start].replace(MARK, "")) + width(new) + behind <= WIDTH
}

/// Where the bracket at `open` is closed.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut streams: Vec<TokenStream> = text.parse().into_iter().collect();
    while let Some(tokens) = streams.pop() {
        for token in tokens {
            if let TokenTree::Group(group) = token {
                let at = group.span_open().byte_range().start;
                if at == open && group.delimiter() == Delimiter::Parenthesis {
                    return Some(group.span_close().byte_range().start);
                }
                streams.push(group.stream());
            }
        }
    }
    None
}

/// The block round a mark: without its lines if it is empty, or without its braces if one short
/// value is left of it.
fn unbraced(text: &str, at: usize, bare: &str) -> Result<Option<(Range<usize>, String)>, String> {
    let before = text[..at].trim_end();
    let after = text[at + MARK.len()..].trim_start();
    let open = before.len().wrapping_sub(1);
    if before.ends_with('{') && after.starts_with('}') {
        let close = bare.len() - after.len();
        return Ok(Some((open + 1..close, String::new())));
    }
    if open + 1 != at {
        // Only the mark is on its line, besides comments of the block.
        let line = markdown::line_around(bare, at);
        let is_alone = bare[line.clone()].trim().is_empty();
        return Ok(is_alone.then(|| (line.start..(line.end + 1).min(bare.len()), String::new())));
    }
    let mut values = Values { open, found: None };
    values.visit_file(&parse(bare)?);
    let Some((block, value, is_arm)) = values.found else { return Ok(None) };
    let text = &bare[value.clone()];
    if text.starts_with("match ") && !is_arm {
        let first = text.lines().next().unwrap_or_default();
        let goes = fits(bare, block.start..block.start, first);
        return Ok(goes.then(|| (block, dedent(text, 4))));
    }
    let has_comment = bare[block.clone()].contains("//");
    let comma = if is_arm && !bare[block.end..].starts_with(',') { "," } else { "" };
    let new = format!("{text}{comma}");
    let goes = !text.contains('\n') && !has_comment && fits(bare, block.clone(), &new);
    Ok(goes.then_some((block, new)))
}

/// The block that opens somewhere, if it is the whole of an arm or of a closure and has only a
/// value.
struct Values {
    open: usize,
    found: Option<(Range<usize>, Range<usize>, bool)>,
}

impl Values {
    fn look(&mut self, body: &Expr, is_arm: bool) {
        if let Expr::Block(block) = body
            && block.label.is_none()
            && block.span().byte_range().start == self.open
            && let Some(value) = only_value(&block.block)
        {
            let (block, value) = (block.span().byte_range(), value.span().byte_range());
            self.found = Some((block, value, is_arm));
        }
    }
}

impl<'a> Visit<'a> for Values {
    fn visit_arm(&mut self, it: &'a Arm) {
        self.look(&it.body, true);
        visit::visit_arm(self, it);
    }

    fn visit_expr_closure(&mut self, it: &'a ExprClosure) {
        self.look(&it.body, false);
        visit::visit_expr_closure(self, it);
    }
}

/// No blank line behind another, behind an opening brace or before a closing one.
pub(super) fn without_double_blanks(text: &str) -> String {
    let inside = lines_inside_texts(text);
    let mut lines: Vec<&str> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        if !inside.contains(&(i + 1)) {
            let last = lines.last().copied().unwrap_or("{");
            if line.trim().is_empty() && (last.trim().is_empty() || last.ends_with('{')) {
                continue;
            }
            if line.trim_start().starts_with('}') && last.trim().is_empty() {
                lines.pop();
            }
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// Takes `indent` blanks from every line that has them; the first may have lost its own already. A
/// line that begins inside a text is left as it is, for its blanks are part of the text.
pub(crate) fn dedent(text: &str, indent: usize) -> String {
    let inside = lines_inside_texts(text);
    let mut lines = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let blanks = line.chars().take_while(|c| *c == ' ').count();
        let cut = if inside.contains(&(i + 1)) { 0 } else { blanks.min(indent) };
        lines.push(&line[cut..]);
    }
    lines.join("\n").trim_end().to_owned()
}

/// Sets the text one level deeper.
pub(crate) fn indent(text: &str) -> String {
    let inside = lines_inside_texts(text);
    let lines = text.lines().enumerate().map(|(i, line)| {
        let blanks = if line.is_empty() || inside.contains(&(i + 1)) { "" } else { "    " };
        format!("{blanks}{line}")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The lines, from 1, that begin inside a string literal.
fn lines_inside_texts(code: &str) -> HashSet<usize> {
    let mut lines = HashSet::new();
    let mut open: Vec<TokenStream> = code.parse().into_iter().collect();
    while let Some(tokens) = open.pop() {
        for token in tokens {
            match token {
                TokenTree::Group(group) => open.push(group.stream()),
                TokenTree::Literal(text) => {
                    lines.extend(text.span().start().line + 1..=text.span().end().line);
                }
                _ => {}
            }
        }
    }
    lines
}
