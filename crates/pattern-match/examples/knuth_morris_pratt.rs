//! Knuth-Morris-Pratt, shift by shift:
//! `cargo run -p pattern-match --example knuth_morris_pratt -- ababc ababaababc`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use alignment::{Attempt, Run, char_at};
use input::Input;
use pattern_match::knuth_morris_pratt::{Matcher, prefix_function};
use pattern_match::{Reason, Step, texts};
use trace::{
    Alignment, Cell, Cells, Chart, Demo, Flag, Frame, Laid, Options, Pointer, Role, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "knuth_morris_pratt",
    about: "Knuth-Morris-Pratt: on a mismatch the pattern moves on until its border lies below what has matched.",
    arguments: "PATTERN TEXT... (the words of the text, with a blank between each two)",
    worked: &["ababc ababaababc"],
    flags: &[Flag { name: "--table", value: None, about: "the borders of the pattern alone" }],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    if options.has("--table") {
        let pattern = input.word("the pattern")?;
        input.end("the pattern")?;
        return Ok(table(pattern));
    }
    let (pattern, text) = alignment::read(input)?;
    let run = run(text.as_bytes(), pattern.as_bytes());
    let title = alignment::title("Knuth-Morris-Pratt", &pattern, &text);
    let answer = run.answer(&pattern);
    let attempts: Vec<Attempt> = run.attempts().collect();
    if let Some(frame) = alignment::too_large(&pattern, &text, attempts.len()) {
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    // What a border has brought along is known, and not compared again.
    let (mut frames, mut known) = (Vec::new(), 0);
    for attempt in &attempts {
        frames.push(frame(attempt, known, &pattern, &text));
        known = match attempt.reason {
            Some(Reason::Border { border, .. }) => border,
            _ => 0,
        };
    }
    if frames.is_empty() {
        let picture = Attempt::default().picture(&pattern, &text);
        frames.push(Frame::new("There is no text to read.").with(picture));
    }
    Ok(Trace { title, frames, answer })
}

/// All occurrences, and every step on the way.
fn run(text: &[u8], pattern: &[u8]) -> Run {
    let mut run = Run::default();
    let matcher = Matcher::new(pattern);
    let mut all = matcher.find_all(text);
    while let Some(start) = all.next_watched(|step| run.push(step)) {
        run.places.push(start);
    }
    run
}

fn frame(attempt: &Attempt, known: usize, pattern: &str, text: &str) -> Frame {
    let start = attempt.start;
    let mut picture = attempt.picture(pattern, text);
    if !attempt.is_found {
        for j in 0..known {
            alignment::mark(&mut picture.below[0].cells, j, Role::Frontier);
        }
    }
    let old = match known {
        0 => String::new(),
        known => format!(", {known} known"),
    };
    let at = format!("At {start}{old}");
    let moves = |matched: usize, border: usize| {
        let word = &pattern[..border];
        let places = trace::plural(matched - border, "place");
        match border {
            0 => format!("No end of {} begins the pattern: on by {places}", &pattern[..matched]),
            _ => format!(
                "{} ends with {word}, and so begins the pattern: on by {places}",
                &pattern[..matched]
            ),
        }
    };
    let (caption, code) = match (attempt.is_found, attempt.mismatch(), attempt.reason) {
        (true, _, Some(Reason::Border { matched, border })) => {
            (format!("{at}: here it is. {}.", moves(matched, border)), "if j == m {")
        }
        (true, ..) => (format!("{at}: here it is, and the text ends."), "(j == m).then(|| i - m)"),
        (false, Some(j), Some(Reason::Border { matched, border })) => {
            let (x, y) = (char_at(text, start + j), char_at(pattern, j));
            let caption = format!("{at}: {x} in the text is not {y}. {}.", moves(matched, border));
            (caption, "} else if 0 < j {")
        }
        (false, Some(j), _) => {
            let (x, y) = (char_at(text, start + j), char_at(pattern, j));
            let caption = format!("{at}: {x} in the text is not {y}. On by 1 place.");
            (caption, "watch(Step::Shift { start: i, reason: Reason::Next });")
        }
        (false, None, _) => (
            format!("{at}: the text ends before the pattern does."),
            "while i < text.len() && j < m {",
        ),
    };
    Frame::new(caption).with(picture).at(code)
}

/// The prefix function, entry by entry: the border below the end of which it is a copy.
fn table(pattern: &str) -> Trace {
    let border = prefix_function(pattern.as_bytes());
    let list: Vec<String> = border.iter().map(usize::to_string).collect();
    let title = format!("The borders of {pattern}");
    let answer = format!("{}.", list.join(" "));
    if let Some(frame) = alignment::too_large(pattern, "", border.len()) {
        return Trace { title: "The borders of a pattern".into(), frames: vec![frame], answer };
    }
    let mut frames = Vec::new();
    for (i, &length) in border.iter().enumerate() {
        let begins = &pattern[..=i];
        let mut picture = Alignment::new(pattern.chars());
        if 0 < length {
            let mut laid = Laid::new("border", i + 1 - length, pattern[..length].chars());
            for j in 0..length {
                alignment::mark(&mut picture.text, j, Role::Settled);
                alignment::mark(&mut laid.cells, j, Role::Settled);
            }
            picture.below.push(laid);
        }
        alignment::mark(&mut picture.text, i, Role::Active);
        let mut entries = Cells::new(&list[..=i]);
        entries.name = "length".into();
        entries.cells[i] = Cell::marked(length, Role::Chosen);
        if 0 < i {
            entries.pointers.push(Pointer { at: i, name: "i".into() });
        }
        let caption = match length {
            0 => format!("{begins} has no border but the empty one: 0."),
            _ => format!("{begins} begins and ends with {}: {length}.", &pattern[..length]),
        };
        frames.push(Frame::new(caption).with(picture).with(entries).at("border[i] = length;"));
    }
    Trace { title, frames, answer }
}

pub(crate) const SIZES: [u32; 6] = [256, 512, 1024, 2048, 4096, 8192];

/// The comparisons for a pattern half as long as the text, as the search tells them: in English,
/// and where they are most.
pub(crate) fn comparisons(n: u32) -> [u32; 3] {
    let n = n as usize;
    let count = |text: &[u8], pattern: &[u8]| {
        let mut n_comparisons = 0;
        let matcher = Matcher::new(pattern);
        let mut all = matcher.find_all(text);
        let mut watch = |step| n_comparisons += u32::from(matches!(step, Step::Compare { .. }));
        while all.next_watched(&mut watch).is_some() {}
        n_comparisons
    };
    let english = texts::english(n);
    let a_then_b = [texts::all_equal(n / 2 - 1).as_slice(), b"b"].concat();
    [
        count(&english, &english[n / 4..n / 4 + n / 2]),
        count(&texts::all_equal(n), &a_then_b),
        count(&texts::fibonacci(n), &[texts::fibonacci(n / 2 - 1).as_slice(), b"c"].concat()),
    ]
}

fn cost() -> Chart {
    let curves = ["English", "a...ab in a...a", "Fibonacci's words"];
    let axes = ["length of the text", "comparisons"];
    Chart::from_counts("Comparisons, m = n/2", axes, &SIZES, curves, comparisons)
}
