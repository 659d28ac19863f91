//! Rabin-Karp, window by window:
//! `cargo run -p pattern-match --example rabin_karp -- 428 8563746428`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use alignment::char_at;
use input::Input;
use pattern_match::rabin_karp::plain::{self, find_all_watched};
use pattern_match::rabin_karp::{Hasher, Matcher};
use pattern_match::{Step, texts};
use trace::{Alignment, Chart, Demo, Flag, Frame, Laid, Options, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "rabin_karp",
    about: "Rabin-Karp: the hash of a window rolls along the text; if it is that of the pattern, both are compared.",
    arguments: "PATTERN TEXT... (the words of the text, with a blank between each two)",
    worked: &["428 8563746428"],
    flags: &[
        Flag {
            name: "--base",
            value: Some("B"),
            about: "the base of the hash (10 for digits, or 128)",
        },
        Flag {
            name: "--modulus",
            value: Some("M"),
            about: "its modulus, below 2^63 (19 for digits, or 16777619)",
        },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The base and the modulus for texts of decimal digits.
const DIGITS: (u64, u64) = (10, 19);
/// Those for other texts, whose digits are bytes.
const BYTES: (u64, u64) = (128, 16_777_619);
/// The longest pattern whose hash is computed in a caption.
const MOST_SHOWN: usize = 5;

/// Three digits, and a text of ten or more in which they occur.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let n = 10 + dice.below(4);
    let text: String = (0..n).map(|_| char::from(b"0123456789"[dice.below(10)])).collect();
    let start = 3 + dice.below(n - 5);
    format!("{} {text}", &text[start..start + 3])
}

/// A pattern and a text with their digits, and what is computed with them.
struct Search {
    /// What is shown.
    pattern: String,
    text: String,
    /// What is computed with: the values of decimal digits, or bytes.
    pattern_digits: Vec<u8>,
    text_digits: Vec<u8>,
    base: u64,
    modulus: u64,
    hasher: Hasher,
}

impl Search {
    fn read(input: &mut Input<'_>, options: &Options) -> trace::Result<Search> {
        let (pattern, text) = alignment::read(input)?;
        let is_decimal = |string: &String| string.bytes().all(|byte| byte.is_ascii_digit());
        let is_decimal = is_decimal(&pattern) && is_decimal(&text);
        let digits = |string: &String| {
            string.bytes().map(|byte| if is_decimal { byte - b'0' } else { byte }).collect()
        };
        let (pattern_digits, text_digits) = (digits(&pattern), digits(&text));
        let (base, modulus) = if is_decimal { DIGITS } else { BYTES };
        let base = options.number("--base")?.unwrap_or(base);
        let modulus = options.number("--modulus")?.unwrap_or(modulus);
        let hasher = Hasher::new(base, modulus)?;
        Ok(Search { pattern, text, pattern_digits, text_digits, base, modulus, hasher })
    }

    /// The pattern below the text, at a place where it fits.
    fn picture(&self, start: usize) -> Alignment {
        let below = Laid::new("", start, self.pattern.chars());
        Alignment::new(self.text.chars()).with(below)
    }

    /// How the hash of the pattern comes from its digits.
    fn first_hash(&self) -> Frame {
        let (m, modulus) = (self.pattern.len(), self.modulus);
        let wanted = self.hasher.hash(&self.pattern_digits);
        let caption = if (2..=MOST_SHOWN).contains(&m) {
            let terms = (1..m).map(|i| {
                let before = self.hasher.hash(&self.pattern_digits[..i]);
                let digit = self.pattern_digits[i];
                let hash = self.hasher.hash(&self.pattern_digits[..=i]);
                let sum = before * self.base + u64::from(digit);
                let sum = if sum < modulus {
                    format!("{before} · {} + {digit} = {hash}", self.base)
                } else {
                    format!("{before} · {} + {digit}, which is {hash} modulo {modulus}", self.base)
                };
                format!("then {sum}")
            });
            let first = self.hasher.hash(&self.pattern_digits[..1]);
            format!(
                "The hash of the pattern {}: take {first}, {}. So the pattern has the hash {wanted}.",
                self.pattern,
                trace::list(terms, ", ")
            )
        } else {
            format!("The pattern {} has the hash {wanted} modulo {modulus}.", self.pattern)
        };
        Frame::new(caption).with(self.picture(0)).at("let wanted = pattern.iter().fold(0, push);")
    }

    /// What the digit that leaves weighs, if there will be one.
    fn weight(&self) -> String {
        let (m, base, modulus) = (self.pattern.len(), self.base, self.modulus);
        if m == 0 || self.text.len() <= m {
            return String::new();
        }
        format!(
            ". A digit that leaves will have the weight {base}^{m}, which is {} modulo {modulus}",
            self.hasher.power(m)
        )
    }

    /// A window, and how its hash comes from the one before.
    fn window(&self, start: usize, hash: u64, before: Option<u64>) -> Frame {
        let m = self.pattern.len();
        let wanted = self.hasher.hash(&self.pattern_digits);
        let mut picture = self.picture(start);
        for i in start..start + m {
            alignment::mark(&mut picture.text, i, Role::Compared);
        }
        let window = &self.text[start..start + m];
        let (rolled, at) = match before {
            None => (
                format!("The first window, {window}, has the hash {hash}{}", self.weight()),
                "let mut hash = text[..m].iter().fold(0, push);",
            ),
            Some(before) => {
                let (first, last) = (start - 1, start + m - 1);
                alignment::mark(&mut picture.text, first, Role::Rejected);
                alignment::mark(&mut picture.text, last, Role::Active);
                let [leaves, enters] = [first, last].map(|i| self.text_digits[i]);
                let [left, entered] = [first, last].map(|i| self.named(i));
                let weight = self.hasher.power(m);
                let grown = before * self.base + u64::from(enters);
                let sum = grown.cast_signed() - (u64::from(leaves) * weight).cast_signed();
                let sum = match u64::try_from(sum) {
                    Ok(sum) if sum == hash => format!("{hash}"),
                    _ => format!("{sum}, which is {hash} modulo {}", self.modulus),
                };
                (
                    format!(
                        "{left} leaves and {entered} enters: {before} · {} + {enters} - {leaves} · {weight} = {sum}",
                        self.base
                    ),
                    "hash = (push(hash, &text[start + m]) + modulus - leaving) % modulus;",
                )
            }
        };
        let verdict = if hash == wanted {
            "This is the hash of the pattern, so the window is a candidate".to_owned()
        } else {
            format!("The pattern has the hash {wanted}, so it is not at {start}")
        };
        Frame::new(format!("{rolled}. {verdict}.")).with(picture).at(at)
    }

    /// A candidate, compared digit by digit.
    fn candidate(&self, start: usize, is_found: bool) -> Frame {
        let m = self.pattern.len();
        let mut picture = self.picture(start);
        let pairs = self.pattern_digits.iter().zip(&self.text_digits[start..]);
        let n_equal = pairs.take_while(|(x, y)| x == y).count();
        for i in start..start + m {
            alignment::mark(&mut picture.text, i, Role::Compared);
        }
        for laid in &mut picture.below {
            for i in 0..n_equal {
                let role = if is_found { Role::Chosen } else { Role::Settled };
                alignment::mark(&mut laid.cells, i, role);
            }
            alignment::mark(&mut laid.cells, n_equal, Role::Rejected);
        }
        if is_found {
            let caption =
                format!("Compare the characters: they are equal, so the pattern is at {start}.");
            Frame::new(caption).with(picture).at("places.push(start);")
        } else {
            let caption = format!(
                "Compare the characters: {} is not {}, so this is a spurious hit.",
                char_at(&self.text, start + n_equal),
                char_at(&self.pattern, n_equal)
            );
            let at = "if hash == wanted && text[start..start + m] == *pattern {";
            Frame::new(caption).with(picture).at(at)
        }
    }

    /// A character, and its value if it is no decimal digit.
    fn named(&self, i: usize) -> String {
        let (name, value) = (char_at(&self.text, i), self.text_digits[i]);
        if name == value.to_string() { name } else { format!("{name} ({value})") }
    }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let search = Search::read(input, options)?;
    let Search { pattern, text, .. } = &search;
    let title = alignment::title("Rabin-Karp", pattern, text);
    let answer = answer(&search);
    // The plain version multiplies in 64 bits, and the captions have signs.
    let is_wide = u64::from(u32::MAX >> 1) < search.base.max(search.modulus);
    let too_large = alignment::too_large(pattern, text, 0)
        .or_else(|| is_wide.then(|| Frame::too_large("a base and a modulus of 31 bits")));
    if let Some(frame) = too_large {
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    let mut frames = Vec::new();
    let mut before = None;
    let (mut n_places, mut is_asked) = (0, false);
    let Search { base, modulus, .. } = search;
    find_all_watched(&search.text_digits, &search.pattern_digits, base, modulus, |step, places| {
        let plain::Step::Window { start, hash } = step;
        if before.is_none() {
            frames.push(search.first_hash());
        }
        ask(&mut frames, &search, start, (before, hash));
        frames.push(search.window(start, hash, before));
        if hash == search.hasher.hash(&search.pattern_digits) {
            if !std::mem::replace(&mut is_asked, true) {
                ask_candidate(&mut frames);
            }
            frames.push(search.candidate(start, n_places < places.len()));
        }
        (before, n_places) = (Some(hash), places.len());
    });
    if frames.is_empty() {
        let picture = search.picture(0);
        let at = "return places;";
        frames.push(Frame::new("The pattern is longer than the text.").with(picture).at(at));
    }
    Ok(Trace { title, frames, answer })
}

/// Asks for the first hash that rolls, and later what it takes to roll.
fn ask(frames: &mut Vec<Frame>, search: &Search, start: usize, hashes: (Option<u64>, u64)) {
    let (m, base, modulus) = (search.pattern.len(), search.base, search.modulus);
    let (Some(before), hash) = hashes else { return };
    if m == 0 || BYTES.1 <= modulus {
        return;
    }
    let Some(frame) = frames.pop() else { return };
    let [leaves, enters] = [start - 1, start + m - 1].map(|i| search.text_digits[i]);
    frames.push(match start {
        1 => {
            let weight = search.hasher.power(m);
            let question = format!("{leaves} leaves and {enters} enters. What is the next hash? (The weight of the digit that leaves is {weight}.)");
            let because = format!("It is {before} · {base} + {enters} - {leaves} · {weight}, taken modulo {modulus}.");
            let kept = (before * base + u64::from(enters)) % modulus;
            let early = (kept + (modulus - search.hasher.power(m - 1)) * u64::from(leaves)) % modulus;
            frame.ask_number(question, hash, [kept, early, (hash + 1) % modulus], because)
        }
        2 => {
            let question = "Which digits of the text are read to compute the next hash?";
            let choices = [
                format!("all {m} digits of the next window"),
                format!("only {enters}, which enters"),
                format!("{leaves}, which leaves, and {enters}, which enters"),
            ];
            let because = "The current hash already contains the digits between them. So each hash takes the same time, however long the pattern is.";
            frame.ask(question, choices, 2, because)
        }
        _ => frame,
    });
}

/// Asks what equal hashes prove.
fn ask_candidate(frames: &mut Vec<Frame>) {
    let Some(frame) = frames.pop() else { return };
    let question = "The two hashes are equal. What follows?";
    let choices = [
        "the pattern is here",
        "the pattern may be here",
        "the pattern is here or at the next place",
    ];
    let because = "Different strings can have the same hash, so the characters must be compared.";
    frames.push(frame.ask(question, choices, 1, because));
}

/// The places, and what the search took. The library's version finds them, for all moduli.
fn answer(search: &Search) -> String {
    let matcher = Matcher::new(&search.pattern_digits, search.hasher);
    let mut all = matcher.find_all(&search.text_digits);
    let (mut n_compared, mut n_candidates, mut places) = (0_usize, 0_usize, Vec::new());
    let watch = |step| match step {
        Step::Compare { .. } => n_compared += 1,
        Step::Hash { hash, .. } => n_candidates += usize::from(hash == matcher.hash()),
        Step::Found { .. } | Step::Shift { .. } => {}
    };
    let mut watch = watch;
    while let Some(start) = all.next_watched(&mut watch) {
        places.push(start);
    }
    let found = alignment::occurrences(&search.pattern, &places);
    let compared = trace::plural(n_compared, "comparison");
    let candidates = trace::plural(n_candidates - places.len(), "spurious hit");
    format!("{found} The search makes {compared} and has {candidates}.")
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
    let small = Hasher::new(BYTES.0, 101).unwrap_or(seeded);
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
