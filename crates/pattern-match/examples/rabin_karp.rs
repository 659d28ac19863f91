//! Rabin-Karp, window by window: `cargo run -p pattern-match --example rabin_karp -- in sting`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use alignment::{Attempt, Run, char_at};
use input::Input;
use pattern_match::rabin_karp::{Hasher, Matcher};
use pattern_match::{Step, texts};
use trace::{Chart, Demo, Flag, Frame, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "rabin_karp",
    about: "Rabin-Karp: the hash of a window rolls along the text; where it is that of the pattern, both are compared.",
    arguments: "PATTERN TEXT... (the words of the text, with a blank between each two)",
    worked: &["in sting"],
    flags: &[
        Flag { name: "--base", value: Some("B"), about: "the base of the hash (128)" },
        Flag { name: "--modulus", value: Some("M"), about: "its modulus, below 2^63 (16777619)" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

const BASE: u64 = 128;
const MODULUS: u64 = 16_777_619;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let base = options.number("--base")?.unwrap_or(BASE);
    let modulus = options.number("--modulus")?.unwrap_or(MODULUS);
    let hasher = Hasher::new(base, modulus)?;
    let (pattern, text) = alignment::read(input)?;
    let matcher = Matcher::new(&pattern, hasher);
    let mut run = Run::default();
    let mut all = matcher.find_all(&text);
    while let Some(start) = all.next_watched(|step| run.push(step)) {
        run.places.push(start);
    }
    let title = alignment::title("Rabin-Karp", &pattern, &text);
    let attempts: Vec<Attempt> = run.attempts().collect();
    let is_false = |attempt: &&Attempt| attempt.mismatch().is_some();
    let n_false = attempts.iter().filter(is_false).count();
    let candidates = trace::plural(n_false, "false candidate");
    let answer = format!("{} {candidates}.", run.answer(&pattern));
    if let Some(frame) = alignment::too_large(&pattern, &text, attempts.len()) {
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    let mut frames = Vec::new();
    let mut before = None;
    for attempt in &attempts {
        let hash = attempt.hash.unwrap_or(0);
        frames.push(frame(
            attempt,
            before,
            (hash, matcher.hash()),
            (base, modulus),
            &pattern,
            &text,
        ));
        before = Some(hash);
    }
    if frames.is_empty() {
        let picture = Attempt::default().picture(&pattern, &text);
        frames.push(Frame::new("The pattern is longer than the text.").with(picture));
    }
    Ok(Trace { title, frames, answer })
}

fn frame(
    attempt: &Attempt,
    before: Option<u64>,
    (hash, wanted): (u64, u64),
    (base, modulus): (u64, u64),
    pattern: &str,
    text: &str,
) -> Frame {
    let (start, m) = (attempt.start, pattern.len());
    let mut picture = attempt.picture(pattern, text);
    for i in start..start + m {
        alignment::mark(&mut picture.text, i, Role::Compared);
    }
    let mut code = "hash: hasher.hash(window)";
    let rolled = match before {
        None => format!("The first window has the hash {hash}"),
        Some(before) => {
            let (leaves, enters) = (start - 1, start + m - 1);
            alignment::mark(&mut picture.text, leaves, Role::Rejected);
            alignment::mark(&mut picture.text, enters, Role::Active);
            code = "self.hash = self.hasher.reduce";
            let byte = |i: usize| text.as_bytes()[i];
            format!(
                "{} ({}) leaves, {} ({}) enters: {before} · {base} + {} - {} · {base}^{m} is {hash} modulo {modulus}",
                char_at(text, leaves),
                byte(leaves),
                char_at(text, enters),
                byte(enters),
                byte(enters),
                byte(leaves),
            )
        }
    };
    let verdict = if attempt.is_found {
        "That is the pattern's, and so are the characters: here it is".to_owned()
    } else if let Some(j) = attempt.mismatch() {
        code = "let is_found = hash == *wanted";
        let (x, y) = (char_at(text, start + j), char_at(pattern, j));
        format!("That is the pattern's, but {x} is not {y}: a false candidate")
    } else {
        format!("The pattern has {wanted}: it is not here")
    };
    let code = if attempt.is_found { "watch(Step::Found { start });" } else { code };
    Frame::new(format!("At {start}: {rolled}. {verdict}.")).with(picture).at(code)
}

pub(crate) const SIZES: [u32; 6] = [256, 512, 1024, 2048, 4096, 8192];

/// The windows and the comparisons of a pattern of sixteen: in English by a good modulus and by
/// 101, and in a text of a, where every place is an occurrence.
pub(crate) fn work(n: u32) -> [u32; 3] {
    let n = n as usize;
    let count = |text: &[u8], pattern: &[u8], hasher: Hasher| {
        let mut n_steps = 0;
        let matcher = Matcher::new(pattern, hasher);
        let mut all = matcher.find_all(text);
        let is_work = |step| matches!(step, Step::Compare { .. } | Step::Hash { .. });
        while all.next_watched(|step| n_steps += u32::from(is_work(step))).is_some() {}
        n_steps
    };
    let (english, a) = (texts::english(n), texts::all_equal(n));
    let seeded = Hasher::with_seed(1);
    let small = Hasher::new(BASE, 101).unwrap_or(seeded);
    [
        count(&english, b"position of them", seeded),
        count(&english, b"position of them", small),
        count(&a, &a[..16], seeded),
    ]
}

fn cost() -> Chart {
    let curves = ["English, modulo 2^61 - 1", "English, modulo 101", "a...a in a...a"];
    let axes = ["length of the text", "windows and comparisons"];
    Chart::from_counts("Windows and comparisons, m = 16", axes, &SIZES, curves, work)
}
