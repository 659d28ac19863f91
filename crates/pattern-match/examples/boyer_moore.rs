//! Boyer-Moore, shift by shift:
//! `cargo run -p pattern-match --example boyer_moore -- EXAMPLE HERE IS A SIMPLE EXAMPLE`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use alignment::{Attempt, Run, char_at};
use input::Input;
use pattern_match::boyer_moore::Matcher;
use pattern_match::boyer_moore::horspool::Horspool;
use pattern_match::{Reason, Step, texts};
use trace::{Chart, Demo, Flag, Frame, Laid, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "boyer_moore",
    about: "Boyer-Moore: the pattern is compared from its right end, and two rules say how far it may move.",
    arguments: "PATTERN TEXT... (the words of the text, with a blank between each two)",
    worked: &["EXAMPLE HERE IS A SIMPLE EXAMPLE"],
    flags: &[
        Flag {
            name: "--horspool",
            value: None,
            about: "shift by the character above the last one",
        },
        Flag { name: "--sunday", value: None, about: "shift by the character behind the pattern" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (pattern, text) = alignment::read(input)?;
    let (name, run, decides) = match (options.has("--horspool"), options.has("--sunday")) {
        (true, true) => return Err("--horspool and --sunday exclude each other".into()),
        (true, false) => {
            let decides = pattern.len().saturating_sub(1);
            ("Horspool", by_one_character(&Horspool::new(&pattern), &text), decides)
        }
        (false, true) => {
            ("Sunday", by_one_character(&Horspool::sunday(&pattern), &text), pattern.len())
        }
        (false, false) => ("Boyer-Moore", by_two_rules(&pattern, &text), 0),
    };
    let title = alignment::title(name, &pattern, &text);
    let answer = run.answer(&pattern);
    let attempts: Vec<Attempt> = run.attempts().collect();
    if let Some(frame) = alignment::too_large(&pattern, &text, attempts.len()) {
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    let mut frames: Vec<Frame> =
        attempts.iter().map(|attempt| frame(attempt, decides, &pattern, &text)).collect();
    if frames.is_empty() {
        let picture = Attempt::default().picture(&pattern, &text);
        frames.push(Frame::new("The pattern is longer than the text.").with(picture));
    }
    Ok(Trace { title, frames, answer })
}

fn by_two_rules(pattern: &str, text: &str) -> Run {
    let mut run = Run::default();
    let matcher = Matcher::new(pattern);
    let mut all = matcher.find_all(text);
    while let Some(start) = all.next_watched(|step| run.push(step)) {
        run.places.push(start);
    }
    run
}

fn by_one_character(matcher: &Horspool<'_>, text: &str) -> Run {
    let mut run = Run::default();
    let mut all = matcher.find_all(text);
    while let Some(start) = all.next_watched(|step| run.push(step)) {
        run.places.push(start);
    }
    run
}

/// One attempt, and below it where each rule would lay the pattern.
fn frame(attempt: &Attempt, decides: usize, pattern: &str, text: &str) -> Frame {
    let start = attempt.start;
    let mut picture = attempt.picture(pattern, text);
    // Which characters of the moved pattern have their like above them.
    let mut moved = |name: &str, distance: usize, alike: std::ops::Range<usize>| {
        let mut laid = Laid::new(name, start + distance, pattern.chars());
        for i in alike {
            if let Some(j) = i.checked_sub(start + distance) {
                alignment::mark(&mut laid.cells, j, Role::Frontier);
            }
        }
        if start + distance + pattern.len() <= text.len() {
            picture.below.push(laid);
        }
    };
    let result = match attempt.mismatch() {
        None => "here it is".to_owned(),
        Some(j) => {
            let (x, y) = (char_at(text, start + j), char_at(pattern, j));
            match &pattern[j + 1..] {
                "" => format!("{x} in the text is not {y}"),
                suffix => format!("{suffix} fits, and {x} before it is not {y}"),
            }
        }
    };
    let (why, code) = match attempt.reason {
        Some(Reason::Rules { bad_character, good_suffix }) => {
            let at = attempt.mismatch().map_or(start, |j| start + j);
            if 0 < bad_character {
                moved("bad character", bad_character, at..at + 1);
            }
            moved("good suffix", good_suffix, at + 1..start + pattern.len());
            let bad = match bad_character {
                0 => "nothing, for its like lies further right".to_owned(),
                distance => distance.to_string(),
            };
            let larger = trace::plural(bad_character.max(good_suffix), "place");
            let why = format!(
                "The bad character proposes {bad}; the good suffix proposes {good_suffix}. On by {larger}"
            );
            (why, "self.matcher.rules(j, window[j - 1])")
        }
        Some(Reason::Border { matched, border }) => {
            let places = trace::plural(matched - border, "place");
            moved("period", matched - border, start + matched - border..start + matched);
            let known = match border {
                0 => String::new(),
                border => format!(", where {border} will be known"),
            };
            (format!("On by the period, {places}{known}"), "// Galil's rule")
        }
        Some(Reason::Character { distance }) => {
            moved("next", distance, start + decides..start + decides + 1);
            let places = trace::plural(distance, "place");
            let why = if start + decides < text.len() {
                format!(
                    "At {} {} decides: on by {places}",
                    start + decides,
                    char_at(text, start + decides)
                )
            } else {
                "The text ends".to_owned()
            };
            (why, "let byte = self.text.get(start + decides);")
        }
        _ => (String::new(), ""),
    };
    Frame::new(format!("At {start}: {result}. {why}.")).with(picture).at(code)
}

pub(crate) const SIZES: [u32; 6] = [4, 8, 16, 32, 64, 128];

/// The characters of a text that a pattern of length m is compared with, in a thousand: in English,
/// in DNA, in random letters.
pub(crate) fn comparisons(m: u32) -> [u32; 3] {
    const N: usize = 20_000;
    let m = m as usize;
    let count = |text: Vec<u8>| {
        let pattern = text[N / 2..N / 2 + m].to_vec();
        let mut n_comparisons = 0;
        let matcher = Matcher::new(&pattern);
        let mut all = matcher.find_all(&text);
        let mut watch = |step| n_comparisons += u32::from(matches!(step, Step::Compare { .. }));
        while all.next_watched(&mut watch).is_some() {}
        n_comparisons / 20
    };
    [count(texts::english(N)), count(texts::dna(N)), count(texts::random(N))]
}

fn cost() -> Chart {
    let curves = ["English", "DNA", "26 random letters"];
    let axes = ["length of the pattern", "comparisons for 1000 characters"];
    Chart::from_counts("Comparisons in a text of 20 000", axes, &SIZES, curves, comparisons)
}
