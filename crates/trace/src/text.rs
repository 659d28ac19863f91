//! Text for a terminal: widths, marks, and colours where they are wanted.

use crate::Role;

const RESET: &str = "\u{1b}[0m";

/// `text` in the colour of its role.
pub(crate) fn paint(text: &str, role: Option<Role>, colour: bool) -> String {
    let Some(role) = role.filter(|_| colour) else { return text.to_owned() };
    let code = match role {
        Role::Active => "1;33",
        Role::Compared => "36",
        Role::Settled => "32",
        Role::Chosen => "1;32",
        Role::Rejected => "9;31",
        Role::Frontier => "34",
    };
    format!("\u{1b}[{code}m{text}{RESET}")
}

pub(crate) fn bold(text: &str, colour: bool) -> String {
    if colour { format!("\u{1b}[1m{text}{RESET}") } else { text.to_owned() }
}

/// A text behind the symbol of its role.
pub(crate) fn marked(text: &str, role: Option<Role>) -> String {
    role.map_or_else(|| text.to_owned(), |role| format!("{}{text}", role.symbol()))
}

/// The texts of table cells behind the symbols of their roles. A cell without a role has a blank there, so that
/// columns stay where they are from frame to frame.
pub(crate) fn cell(text: &str, role: Option<Role>) -> String {
    if text.is_empty() {
        String::new()
    } else {
        format!("{}{text}", role.map_or(' ', Role::symbol))
    }
}

/// How many columns of a terminal `text` takes: two for a Chinese character, none for a combining accent.
///
/// Three lines for what the book writes. The library that knows all of Unicode brings tables that would be an eighth of
/// a program that the page loads.
pub(crate) fn width(text: &str) -> usize {
    let columns = |character| match character {
        '\u{300}'..='\u{36f}' => 0,
        // Han and kana, Hangul, and their punctuation and full-width forms; pictographs.
        '\u{2e80}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}'
        | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff01}'..='\u{ff60}'
        | '\u{1f300}'..='\u{3ffff}' => 2,
        _ => 1,
    };
    text.chars().map(columns).sum()
}

/// `text` filled up with blanks on its left.
pub(crate) fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

/// `text` filled up with blanks on its right.
pub(crate) fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Every line of `text` moved to the right.
pub(crate) fn indented(text: &str) -> String {
    text.lines().map(|line| format!("   {line}").trim_end().to_owned() + "\n").collect()
}
