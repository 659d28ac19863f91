//! Text for a terminal: widths, marks, and optional colors.

use crate::Role;

const RESET: &str = "\u{1b}[0m";

/// Returns `text` in the color of its role.
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

/// The text of an empty picture.
pub(crate) const EMPTY: &str = "(empty)";

/// Returns a text after the symbol of its role. Without a role, the symbol is a blank, so that
/// columns do not move from frame to frame.
pub(crate) fn marked(text: &str, role: Option<Role>) -> String {
    format!("{}{}", role.map_or(' ', Role::symbol), one_line(text))
}

/// Returns `text` with a visible replacement for each character that would break a line or a
/// drawing.
pub(crate) fn one_line(text: &str) -> String {
    let visible = |c: char| match c {
        // The Unicode control pictures, in the same order as the control characters.
        '\0'..='\u{1f}' => char::from_u32(u32::from(c) + 0x2400).unwrap_or(c),
        '\u{7f}' => '\u{2421}',
        // These are not allowed in a document.
        '\u{80}'..='\u{9f}' | '\u{2028}' | '\u{2029}' | '\u{fffe}' | '\u{ffff}' => '\u{fffd}',
        c => c,
    };
    text.chars().map(visible).collect()
}

/// The width of `text` in terminal columns: two for a Chinese character, zero for a combining
/// accent.
///
/// These few ranges cover what the book writes. A library for all of Unicode has tables that would
/// be an eighth of a program that the page loads.
pub(crate) fn width(text: &str) -> usize {
    let columns = |character| match character {
        '\u{300}'..='\u{36f}' => 0,
        // Han, kana, and Hangul, with their punctuation and full-width forms; pictographs.
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

/// Returns `text` padded with blanks on the left.
pub(crate) fn right(text: &str, columns: usize) -> String {
    format!("{}{}", " ".repeat(columns.saturating_sub(width(text))), one_line(text))
}

/// Returns `text` padded with blanks on the right.
pub(crate) fn left(text: &str, columns: usize) -> String {
    format!("{}{}", one_line(text), " ".repeat(columns.saturating_sub(width(text))))
}

/// Returns `text` with every line indented.
pub(crate) fn indented(text: &str) -> String {
    text.lines().map(|line| format!("   {line}").trim_end().to_owned() + "\n").collect()
}
