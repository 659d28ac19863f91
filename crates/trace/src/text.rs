//! Text for a terminal: widths, marks, and colors where they are wanted.

use crate::Role;

const RESET: &str = "\u{1b}[0m";

/// `text` in the color of its role.
pub(crate) fn paint(text: &str, role: Option<Role>, color: bool) -> String {
    let Some(role) = role.filter(|_| color) else { return text.to_owned() };
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

pub(crate) fn bold(text: &str, color: bool) -> String {
    if color { format!("\u{1b}[1m{text}{RESET}") } else { text.to_owned() }
}

/// What stands for a picture without anything in it.
pub(crate) const EMPTY: &str = "(empty)";

/// A text behind the symbol of its role. Where there is no role there is a blank, so that columns
/// stay where they are from frame to frame.
pub(crate) fn marked(text: &str, role: Option<Role>) -> String {
    format!("{}{}", role.map_or(' ', Role::symbol), one_line(text))
}

/// `text` with a visible sign for each character that would break a line or a drawing.
pub(crate) fn one_line(text: &str) -> String {
    let visible = |c: char| match c {
        // The pictures of the control characters, in their order.
        '\0'..='\u{1f}' => char::from_u32(u32::from(c) + 0x2400).unwrap_or(c),
        '\u{7f}' => '\u{2421}',
        // No document may hold these.
        '\u{80}'..='\u{9f}' | '\u{2028}' | '\u{2029}' | '\u{fffe}' | '\u{ffff}' => '\u{fffd}',
        c => c,
    };
    text.chars().map(visible).collect()
}

/// How many columns of a terminal `text` takes: two for a Chinese character, none for a combining
/// accent.
///
/// Three lines for what the book writes. The library that knows all of Unicode brings tables that
/// would be an eighth of a program that the page loads.
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
    format!("{}{}", " ".repeat(columns.saturating_sub(width(text))), one_line(text))
}

/// `text` filled up with blanks on its right.
pub(crate) fn left(text: &str, columns: usize) -> String {
    format!("{}{}", one_line(text), " ".repeat(columns.saturating_sub(width(text))))
}

/// Every line of `text` moved to the right.
pub(crate) fn indented(text: &str) -> String {
    text.lines().map(|line| format!("   {line}").trim_end().to_owned() + "\n").collect()
}
