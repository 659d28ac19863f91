//! Naive matching, place by place:
//! `cargo run -p pattern-match --example simple_match -- abcd abcxbciabcdd`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use alignment::{Attempt, Run, char_at};
use input::Input;
use pattern_match::simple_match::find_watched;
use pattern_match::{Reason, Step, texts};
use trace::{Chart, Demo, Flag, Frame, Options, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "simple_match",
    about: "Naive matching: the pattern below every place of the text, compared up to the first difference.",
    arguments: "PATTERN TEXT... (the words of the text, with a blank between each two)",
    worked: &["abcd abcxbciabcdd"],
    flags: &[Flag { name: "--wild", value: None, about: "a ? in the pattern fits any character" }],
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
    let run = run(text.as_bytes(), pattern.as_bytes(), options.has("--wild"));
    let title = alignment::title("Naive matching", &pattern, &text);
    let answer = run.answer(&pattern);
    let mut frames: Vec<Frame> =
        run.attempts().map(|attempt| frame(&attempt, &pattern, &text)).collect();
    if let Some(frame) = alignment::too_large(&pattern, &text, frames.len()) {
        frames = vec![frame];
    } else if frames.is_empty() {
        let frame = Attempt::default().picture(&pattern, &text);
        frames.push(Frame::new("The pattern is longer than the text.").with(frame));
    }
    Ok(Trace { title, frames, answer })
}

/// All occurrences, and every step on the way.
fn run(text: &[u8], pattern: &[u8], is_wild: bool) -> Run {
    let mut run = Run::default();
    let fits = |x: &u8, y: &u8| x == y || (is_wild && *y == b'?');
    let mut from = 0;
    while let Some(start) = find_watched(text, pattern, from, fits, |step| run.push(step)) {
        run.places.push(start);
        run.push(Step::Shift { start, reason: Reason::Next });
        from = start + 1;
    }
    run
}

fn frame(attempt: &Attempt, pattern: &str, text: &str) -> Frame {
    let start = attempt.start;
    let (caption, code) = match attempt.mismatch() {
        None => (
            format!("At {start} all {} characters fit: here it is.", pattern.len()),
            "return Some(start);",
        ),
        Some(j) => {
            let (x, y) = (char_at(text, start + j), char_at(pattern, j));
            let equal = match j {
                0 => String::new(),
                j => format!("{} equal, then ", trace::plural(j, "character")),
            };
            let caption = format!("At {start}: {equal}{x} in the text is not {y}. Move on by one.");
            (caption, "watch(Step::Shift { start, reason: Reason::Next });")
        }
    };
    Frame::new(caption).with(attempt.picture(pattern, text)).at(code)
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
    let axes = ["length of the text", "comparisons"];
    Chart::from_counts("Comparisons of naive matching", axes, &SIZES, curves, comparisons)
}
