//! What the programs that sort numbers or words share: reading them, and saying what was sorted.

use std::fmt;

use input::Input;
use trace::Frame;

/// The longest word that still makes a picture.
const LONGEST_WORD: usize = 12;

/// What is sorted: whole numbers, or words by their code points.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Value {
    Number(i64),
    Word(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => number.fmt(f),
            Value::Word(word) => word.fmt(f),
        }
    }
}

/// Numbers if the first element is written in digits, else words.
pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<Vec<Value>> {
    let mut values = Vec::new();
    let mut are_numbers = false;
    while !input.is_end() {
        let name = format!("element {}", values.len() + 1);
        let word = input.word(&name)?;
        if values.is_empty() {
            are_numbers =
                word.trim_start_matches(['+', '-']).starts_with(|c: char| c.is_ascii_digit());
        }
        values.push(match word.parse() {
            _ if !are_numbers => Value::Word(word.to_owned()),
            Ok(number) => Value::Number(number),
            Err(_) => {
                return Err(input.invalid_number(name, "is not a whole number of 64 bits").into());
            }
        });
    }
    Ok(values)
}

/// The frame that says the limit, if the values are too many or too long for a picture.
pub(crate) fn too_large(values: &[Value], most_elements: usize) -> Option<Frame> {
    let is_long = |value: &Value| LONGEST_WORD < value.to_string().chars().count();
    let is_large = most_elements < values.len() || values.iter().any(is_long);
    let limit = format_args!("{most_elements} elements of {LONGEST_WORD} characters");
    is_large.then(|| Frame::too_large(limit))
}

/// What was run on what: "Bubble sort of 3 1 2".
pub(crate) fn title(name: &str, values: &[Value], most_elements: usize) -> String {
    match values.len() {
        0 => format!("{name} of nothing"),
        n if most_elements < n => format!("{name} of {n} elements"),
        _ => format!("{name} of {}", trace::list(values, " ")),
    }
}

/// What was counted, and the result.
pub(crate) fn answer(counts: &str, sorted: &[Value]) -> String {
    if sorted.is_empty() {
        format!("{counts}.")
    } else {
        format!("{counts}: {}", trace::list(sorted, " "))
    }
}
