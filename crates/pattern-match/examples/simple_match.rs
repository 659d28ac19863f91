//! Naive matching, alignment by alignment:
//! `cargo run -p pattern-match --example simple_match -- ana bananabandana`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use alignment::{Attempt, Run, char_at};
use input::Input;
use pattern_match::simple_match::find_watched;
use pattern_match::simple_match::plain::{Step as PlainStep, find_all_watched};
use pattern_match::{Step, texts};
use trace::{Chart, Demo, Flag, Frame, Options, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "simple_match",
    about: "Naive matching: the pattern is aligned with each index of the text and compared up to the first mismatch.",
    arguments: "PATTERN TEXT... (the words of the text, with a blank between each two)",
    worked: &["ana bananabandana"],
    flags: &[Flag {
        name: "--wild",
        value: None,
        about: "a ? in the pattern matches any character",
    }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// A pattern of two or three letters, and a text in which it probably occurs.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let m = 2 + dice.below(2);
    let mut word =
        |n: usize| -> String { (0..n).map(|_| ['a', 'b', 'n'][dice.below(3)]).collect() };
    let pattern = word(m);
    let text = word(3) + &pattern + &word(3) + &pattern[..1] + &pattern;
    format!("{pattern} {text}")
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (pattern, text) = alignment::read(input)?;
    let is_wild = options.has("--wild");
    let (run, attempts) = run(&text, &pattern, is_wild);
    let title = alignment::title("Naive matching", &pattern, &text);
    let answer = run.answer(&pattern);
    if let Some(frame) = alignment::too_large(&pattern, &text, attempts.len()) {
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    let mut frames: Vec<Frame> = Vec::new();
    for (turn, attempt) in attempts.iter().enumerate() {
        if let Some(last) = frames.pop() {
            let before = &attempts[turn - 1];
            let is_first = !attempts[..turn - 1].iter().any(|attempt| attempt.is_found);
            let is_longest =
                attempts[..turn].iter().all(|a| a.compared.len() < attempt.compared.len());
            frames.push(if turn + 1 == attempts.len() && 2 < turn {
                ask_last(last, attempt.start, text.len())
            } else if before.is_found && is_first {
                ask_next(last, before.start, pattern.len())
            } else if is_longest && 1 < attempt.compared.len() {
                ask_count(last, attempt)
            } else {
                last
            });
        }
        frames.push(frame(attempt, &pattern, &text, is_wild));
    }
    if frames.is_empty() {
        let picture = Attempt::default().picture(&pattern, &text);
        frames.push(
            Frame::new("The pattern is longer than the text, so there is no alignment.")
                .with(picture),
        );
    }
    Ok(Trace { title, frames, answer })
}

/// All occurrences, and what was compared at each alignment.
fn run(text: &str, pattern: &str, is_wild: bool) -> (Run, Vec<Attempt>) {
    let (mut run, mut attempts) = (Run::default(), Vec::<Attempt>::new());
    let is_large = alignment::too_large(pattern, text, 0).is_some();
    let mut compare = |start: usize, j: usize, is_equal: bool| {
        run.push(Step::Compare { start, j, is_equal });
        if is_large {
            return;
        }
        if attempts.last().is_none_or(|last| last.start != start) {
            attempts.push(Attempt { start, ..Attempt::default() });
        }
        if let Some(last) = attempts.last_mut() {
            last.compared.push((j, is_equal));
            last.is_found = is_equal && j + 1 == pattern.len();
        }
    };
    let (text, word) = (text.as_bytes(), pattern.as_bytes());
    let mut places = Vec::new();
    if is_wild {
        let fits = |x: &u8, y: &u8| x == y || *y == b'?';
        let mut from = 0;
        let mut watch = |step| {
            if let Step::Compare { start, j, is_equal } = step {
                compare(start, j, is_equal);
            }
        };
        while let Some(start) = find_watched(text, word, from, fits, &mut watch) {
            places.push(start);
            from = start + 1;
        }
    } else {
        places = find_all_watched(text, word, |PlainStep::Align { start, matched }, _| {
            for j in 0..word.len().min(matched + 1) {
                compare(start, j, j < matched);
            }
        });
    }
    run.places = places;
    (run, attempts)
}

fn ask_last(frame: Frame, start: usize, n: usize) -> Frame {
    let because = format!(
        "At index {}, the pattern would reach past the end of the text. There are {n} letters, but only {} alignments.",
        start + 1,
        start + 1
    );
    let question = "The next alignment is the last one. At which index is it?";
    frame.ask_number(question, start, [start + 1, n - 1], because)
}

fn ask_next(frame: Frame, start: usize, m: usize) -> Frame {
    let because = format!(
        "The next occurrence may overlap this one. A search that continued at index {} would miss such an occurrence.",
        start + m
    );
    let question = "With which index is the pattern aligned next?";
    frame.ask_number(question, start + 1, [start + m - 1, start + m], because)
}

fn ask_count(frame: Frame, next: &Attempt) -> Frame {
    let n = next.compared.len();
    let because = format!(
        "The comparisons stop at the first mismatch, or at the end of the pattern. So this alignment takes {}.",
        trace::plural(n, "comparison")
    );
    let question =
        format!("How many comparisons does the alignment with index {} take?", next.start);
    frame.ask_number(question, n, [1, n - 1, n + 1], because)
}

fn frame(attempt: &Attempt, pattern: &str, text: &str, is_wild: bool) -> Frame {
    let start = attempt.start;
    let (caption, code) = match attempt.mismatch() {
        None => {
            let code = if is_wild { "return Some(start);" } else { "found.push(start);" };
            let all = match pattern.len() {
                1 => "the letter matches".to_owned(),
                2 => "both letters match".to_owned(),
                m => format!("all {m} letters match"),
            };
            (format!("Index {start}: {all}. This is an occurrence."), code)
        }
        Some(j) => {
            let (x, y) = (char_at(text, start + j), char_at(pattern, j));
            let matches = match &pattern[..j] {
                "" => String::new(),
                matched => format!("{matched} matches, but then "),
            };
            let code = match (is_wild, j) {
                (true, _) => "is_equal",
                (false, 0) => "for start in 0..=last {",
                (false, _) => "matched += 1;",
            };
            (format!("Index {start}: {matches}the text has {x}, and the pattern has {y}."), code)
        }
    };
    let frame = Frame::new(caption).with(attempt.picture(pattern, text));
    // The page of the wildcards shows another listing.
    if is_wild { frame } else { frame.at(code) }
}

pub(crate) const SIZES: [u32; 6] = [256, 512, 1024, 2048, 4096, 8192];

/// The comparisons for a pattern of sixteen in English and in a text of a, and for one half as long
/// as such a text.
pub(crate) fn comparisons(n: u32) -> [u32; 3] {
    let n = n as usize;
    let count = |text: &[u8], pattern: &[u8]| {
        let mut n_comparisons = 0;
        let watch = |step| n_comparisons += u32::from(matches!(step, Step::Compare { .. }));
        find_watched(text, pattern, 0, u8::eq, watch);
        n_comparisons
    };
    let a_then_b = |m: usize| [texts::all_equal(m - 1).as_slice(), b"b"].concat();
    [
        count(&texts::english(n), b"position of them"),
        count(&texts::all_equal(n), &a_then_b(16)),
        count(&texts::all_equal(n), &a_then_b(n / 2)),
    ]
}

fn cost() -> Chart {
    let curves = ["English, m = 16", "a...ab in a...a, m = 16", "a...ab in a...a, m = n/2"];
    let axes = ["length n of the text", "comparisons"];
    Chart::from_counts("Comparisons of naive matching", axes, &SIZES, curves, comparisons)
}
