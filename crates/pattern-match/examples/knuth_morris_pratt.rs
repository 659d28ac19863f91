//! Knuth-Morris-Pratt, shift by shift:
//! `cargo run -p pattern-match --example knuth_morris_pratt -- abaaba ababaabaabaabc`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use alignment::{Attempt, Run, char_at};
use input::Input;
use pattern_match::knuth_morris_pratt::plain::find_all_watched;
use pattern_match::{Step, simple_match, texts};
use trace::{Chart, Demo, Frame, Options, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "knuth_morris_pratt",
    about: "Knuth-Morris-Pratt: after a mismatch, the pattern moves until its longest border is aligned with what has matched.",
    arguments: "PATTERN TEXT... (the words of the text, with a blank between each two)",
    worked: &["abaaba ababaabaabaabc"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// A pattern of a and b, and a text that is made of its prefixes and some c.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let m = 3 + dice.below(3);
    let pattern: String = (0..m).map(|_| ['a', 'b'][dice.below(2)]).collect();
    let mut text = String::new();
    while text.len() < 12 {
        text.push_str(&pattern[..=dice.below(m)]);
        if dice.below(6) == 0 {
            text.push('c');
        }
    }
    format!("{pattern} {text}")
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let (pattern, text) = alignment::read(input)?;
    let mut run = Run::default();
    let mut attempts: Vec<Attempt> = Vec::new();
    let is_large = alignment::too_large(&pattern, &text, 0).is_some();
    run.places = find_all_watched(text.as_bytes(), pattern.as_bytes(), |step, _| {
        run.push(step);
        if let Step::Compare { start, j, is_equal } = step
            && !is_large
        {
            if attempts.last().is_none_or(|last| last.start != start) {
                attempts.push(Attempt { start, ..Attempt::default() });
            }
            if let Some(last) = attempts.last_mut() {
                last.compared.push((j, is_equal));
                last.is_found = is_equal && j + 1 == pattern.len();
            }
        }
    });
    let title = alignment::title("Knuth-Morris-Pratt", &pattern, &text);
    let answer = run.answer(&pattern);
    if let Some(frame) = alignment::too_large(&pattern, &text, attempts.len()) {
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    let mut frames = frames(&attempts, &pattern, &text);
    if frames.is_empty() {
        let picture = Attempt::default().picture(&pattern, &text);
        frames.push(Frame::new("The text is empty.").with(picture));
    }
    Ok(Trace { title, frames, answer })
}

/// How much of the pattern matches when an attempt ends.
fn matched(attempt: &Attempt) -> usize {
    attempt.compared.last().map_or(0, |&(j, is_equal)| j + usize::from(is_equal))
}

/// How much of the pattern is known to match when an attempt begins: the border.
fn known(attempt: &Attempt) -> usize {
    attempt.compared.first().map_or(0, |&(j, _)| j)
}

fn frames(attempts: &[Attempt], pattern: &str, text: &str) -> Vec<Frame> {
    let (mut asks_shift, mut asks_index, mut asks_count) = (true, true, true);
    let mut frames = Vec::new();
    for (turn, attempt) in attempts.iter().enumerate() {
        let before = turn.checked_sub(1).map(|last| &attempts[last]);
        let mut frame = frame(before, attempt, pattern, text);
        let i = attempt.start + matched(attempt);
        let next = attempts.get(turn + 1).filter(|next| 0 < known(next));
        // How often the character is compared that does not match here.
        let n_compared = attempts[turn..]
            .iter()
            .take_while(|later| later.start <= i && later.start + known(later) <= i)
            .count();
        frame = match next {
            Some(next) if !attempt.is_found && std::mem::take(&mut asks_shift) => {
                let (word, border) = (&pattern[..matched(attempt)], &pattern[..known(next)]);
                let because = format!(
                    "{word} ends with {border}, and the pattern begins with {border}. A smaller shift would need a longer border, and there is none."
                );
                let others = [1, word.len(), word.len() + 1];
                let shift = next.start - attempt.start;
                frame.ask_number(
                    "By how many places does the pattern move?",
                    shift,
                    others,
                    because,
                )
            }
            Some(next) if attempt.is_found && std::mem::take(&mut asks_index) => {
                let because = format!(
                    "Everything before index {i} has been read. The border {} is known to match, so it is not compared again.",
                    &pattern[..known(next)]
                );
                let question =
                    "What is the index of the next character of the text to be compared?";
                frame.ask_number(question, i, [attempt.start + 1, next.start], because)
            }
            _ if !attempt.is_found && 2 < n_compared && std::mem::take(&mut asks_count) => {
                let because = format!(
                    "After each mismatch, the next shorter border is tried: here, {n_compared} characters of the pattern are compared with this character."
                );
                let question =
                    format!("How many comparisons does the character at index {i} take in all?");
                frame.ask_number(question, n_compared, [1, 2, n_compared + 1], because)
            }
            _ => frame,
        };
        frames.push(frame);
    }
    frames
}

fn frame(before: Option<&Attempt>, attempt: &Attempt, pattern: &str, text: &str) -> Frame {
    let (start, known) = (attempt.start, known(attempt));
    let mut picture = attempt.picture(pattern, text);
    // What the border covers is known, and it is not compared again.
    for j in 0..known {
        alignment::mark(&mut picture.below[0].cells, j, Role::Frontier);
    }
    let how = match before {
        None => format!("The pattern is aligned with index {start}."),
        Some(before) => {
            let shift = trace::plural(start - before.start, "place");
            let word = &pattern[..matched(before)];
            match known {
                _ if word.is_empty() => {
                    format!(
                        "Nothing has matched, so the pattern moves by {shift}, to index {start}."
                    )
                }
                0 => format!(
                    "{word} has only the empty border, so the pattern moves by {shift}, to index {start}."
                ),
                _ => format!(
                    "The longest border of {word} is {}, so the pattern moves by {shift}, to index {start}. Its prefix {0} is known to match.",
                    &pattern[..known]
                ),
            }
        }
    };
    let equal = &pattern[known..matched(attempt)];
    let matches = match (equal, known) {
        ("", _) => String::new(),
        (equal, 0) => format!(" {equal} matches."),
        (equal, _) => format!(" {equal} matches, too."),
    };
    let (result, code) = match attempt.mismatch() {
        _ if attempt.is_found => {
            (format!(" This is an occurrence at index {start}."), "found.push(i - j);")
        }
        None => (" Here, the text ends.".to_owned(), "while i < text.len() {"),
        Some(j) => {
            let (x, y) = (char_at(text, start + j), char_at(pattern, j));
            let then = if equal.is_empty() { "" } else { "Then " };
            let the = if equal.is_empty() { "The" } else { "the" };
            let code = if j == 0 { "i += 1;" } else { "} else if 0 < j {" };
            (format!(" {then}{the} text has {x}, and the pattern has {y}."), code)
        }
    };
    Frame::new(format!("{how}{matches}{result}")).with(picture).at(code)
}

pub(crate) const SIZES: [u32; 6] = [128, 256, 512, 1024, 2048, 4096];

/// The comparisons in a text of a: of naive matching and of this search for a pattern a...ab that
/// is half as long as the text, and of this search for aab.
pub(crate) fn comparisons(n: u32) -> [u32; 3] {
    let text = texts::all_equal(n as usize);
    let half = [&text[..text.len() / 2 - 1], b"b"].concat();
    let mut of_naive = 0;
    simple_match::find_watched(&text, &half, 0, u8::eq, |step| {
        of_naive += u32::from(matches!(step, Step::Compare { .. }));
    });
    let count = |pattern: &[u8]| {
        let mut n_comparisons = 0;
        find_all_watched(&text, pattern, |_, _| n_comparisons += 1);
        n_comparisons
    };
    [of_naive, count(&half), count(b"aab")]
}

fn cost() -> Chart {
    let curves = ["naive, a...ab, m = n/2", "KMP, a...ab, m = n/2", "KMP, aab"];
    let axes = ["length n of the text", "comparisons"];
    Chart::from_counts("Comparisons in a text of n letters a", axes, &SIZES, curves, comparisons)
}
