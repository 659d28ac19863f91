//! Horspool's simplification of Boyer-Moore, or Sunday's, shift by shift:
//! `cargo run -p pattern-match --example horspool -- EXAMPLE HERE IS A SIMPLE EXAMPLE`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use alignment::{Attempt, Run, char_at};
use input::Input;
use pattern_match::Reason;
use pattern_match::boyer_moore::horspool::Horspool;
use trace::{Demo, Flag, Frame, Options, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "horspool",
    about: "Horspool: the letter of the text that is aligned with the last one of the pattern decides how far it moves.",
    arguments: "PATTERN TEXT... (the words of the text, with a blank between each two)",
    worked: &["EXAMPLE HERE IS A SIMPLE EXAMPLE"],
    flags: &[Flag { name: "--sunday", value: None, about: "the letter after the pattern decides" }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// A pattern of letters a to d, and a text in which it occurs.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let m = 4 + dice.below(3);
    let mut letters =
        |n: usize| -> String { (0..n).map(|_| ['a', 'b', 'c', 'd'][dice.below(4)]).collect() };
    let pattern = letters(m);
    let text = letters(15) + &pattern + &letters(2);
    format!("{pattern} {text}")
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (pattern, text) = alignment::read(input)?;
    let (name, matcher, decides) = if options.has("--sunday") {
        ("Sunday", Horspool::sunday(&pattern), pattern.len())
    } else {
        ("Horspool", Horspool::new(&pattern), pattern.len().saturating_sub(1))
    };
    let mut run = Run::default();
    let mut all = matcher.find_all(&text);
    while let Some(start) = all.next_watched(|step| run.push(step)) {
        run.places.push(start);
    }
    let title = alignment::title(name, &pattern, &text);
    let answer = run.answer(&pattern);
    let attempts: Vec<Attempt> = run.attempts().collect();
    if let Some(frame) = alignment::too_large(&pattern, &text, attempts.len()) {
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    let mut frames = Vec::new();
    let mut n_asked = 0;
    for (turn, attempt) in attempts.iter().enumerate() {
        let before = turn.checked_sub(1).map(|last| &attempts[last]);
        let mut frame = frame(before, attempt, decides, &pattern, &text);
        let decisive = attempt.start + decides;
        if let (Some(Reason::Character { distance }), true, true) =
            (attempt.reason, turn + 1 < attempts.len(), n_asked < 3)
        {
            n_asked += 1;
            let because = format!("{}.", why(&pattern, &text, decisive, distance, decides));
            let question = "By how many places does the pattern move?";
            let others = [1, decides + 1, decides, distance + 1];
            frame = frame.ask_number(question, distance, others, because);
        }
        frames.push(frame);
    }
    if frames.is_empty() {
        let picture = Attempt::default().picture(&pattern, &text);
        let caption = "The pattern is longer than the text, so there is no alignment.";
        frames.push(Frame::new(caption).with(picture));
    }
    Ok(Trace { title, frames, answer })
}

/// Why the letter at `decisive` moves the pattern by `distance`.
fn why(pattern: &str, text: &str, decisive: usize, distance: usize, decides: usize) -> String {
    let letter = char_at(text, decisive);
    let places = trace::plural(distance, "place");
    if distance == decides + 1 {
        let part = if decides < pattern.len() {
            "the pattern before its last letter"
        } else {
            "the pattern"
        };
        format!(
            "At index {decisive}, the text has {letter}, which is not in {part}. The pattern moves past it, by {places}"
        )
    } else {
        format!(
            "At index {decisive}, the text has {letter}. A move by {places} aligns it with the {letter} at index {} of the pattern",
            decides - distance
        )
    }
}

fn frame(
    before: Option<&Attempt>,
    attempt: &Attempt,
    decides: usize,
    pattern: &str,
    text: &str,
) -> Frame {
    let start = attempt.start;
    let mut picture = attempt.picture(pattern, text);
    let decisive = start + decides;
    let how = match before {
        None => format!("The pattern is aligned with index {start}."),
        Some(before) => {
            format!(
                "{}, to index {start}.",
                why(pattern, text, before.start + decides, start - before.start, decides)
            )
        }
    };
    let result = match attempt.mismatch() {
        None => "All letters match: this is an occurrence.".to_owned(),
        Some(j) => {
            let (x, y) = (char_at(text, start + j), char_at(pattern, j));
            match &pattern[j + 1..] {
                "" => format!("The text has {x}, and the pattern has {y}."),
                suffix => {
                    format!("{suffix} matches. Then the text has {x}, and the pattern has {y}.")
                }
            }
        }
    };
    if decisive < text.len() {
        alignment::mark(&mut picture.text, decisive, Role::Active);
    }
    let code = if attempt.is_found {
        "return Some(start);"
    } else {
        "let byte = self.text.get(start + decides);"
    };
    Frame::new(format!("{how} {result}")).with(picture).at(code)
}
