//! Boyer-Moore, shift by shift:
//! `cargo run -p pattern-match --example boyer_moore -- GTAGCGGCG GTTATAGCTGATCGCGGCGTAGCGGCGAA`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use alignment::{Attempt, Run, char_at};
use input::Input;
use pattern_match::boyer_moore::Matcher;
use pattern_match::boyer_moore::plain::{
    Step as PlainStep, find_all_by_bad_character_watched, find_all_watched,
};
use pattern_match::{Step, bad_character, good_suffix, texts};
use trace::{Chart, Demo, Flag, Frame, Laid, Options, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "boyer_moore",
    about: "Boyer-Moore: the pattern is compared from right to left, and two rules say how far it may move.",
    arguments: "PATTERN TEXT... (the words of the text, with a blank between each two)",
    worked: &["GTAGCGGCG GTTATAGCTGATCGCGGCGTAGCGGCGAA"],
    flags: &[
        Flag { name: "--bad-character", value: None, about: "the first rule alone" },
        Flag { name: "--galil", value: None, about: "with Galil's rule after an occurrence" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// A pattern of letters a to d, and a text that is made of its ends and other letters.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let m = 4 + dice.below(3);
    let mut letters =
        |n: usize| -> String { (0..n).map(|_| ['a', 'b', 'c', 'd'][dice.below(4)]).collect() };
    let pattern = letters(m);
    let mut text = letters(5);
    while text.len() < 18 {
        let from = (text.len() * 7 + usize::from(text.as_bytes()[text.len() - 1])) % m;
        text.push_str(&pattern[from..]);
        text.push_str(&letters(1));
    }
    format!("{pattern} {text}{pattern}")
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (pattern, text) = alignment::read(input)?;
    let mode = match (options.has("--bad-character"), options.has("--galil")) {
        (true, true) => return Err("--bad-character and --galil exclude each other".into()),
        (true, false) => Mode::BadCharacter,
        (false, true) => Mode::Galil,
        // The plain version's table takes cubic time, so what is not drawn is left to the fast
        // form.
        (false, false) if is_large(&pattern, &text) => Mode::Galil,
        (false, false) => Mode::BothRules,
    };
    let search = Search { pattern: &pattern, text: &text, mode };
    let (run, attempts) = search.run();
    let name = match mode {
        Mode::BadCharacter => "Boyer-Moore by the bad character alone",
        Mode::BothRules => "Boyer-Moore",
        Mode::Galil => "Boyer-Moore with Galil's rule",
    };
    let title = alignment::title(name, &pattern, &text);
    let answer = run.answer(&pattern);
    if let Some(frame) = alignment::too_large(&pattern, &text, 2 * attempts.len()) {
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    let mut frames = search.frames(&attempts);
    if frames.is_empty() {
        let picture = Attempt::default().picture(&pattern, &text);
        let caption = "The pattern is longer than the text, so there is no alignment.";
        frames.push(Frame::new(caption).with(picture));
    }
    Ok(Trace { title, frames, answer })
}

/// Whether there is too much for a picture, however few alignments there are.
fn is_large(pattern: &str, text: &str) -> bool {
    alignment::too_large(pattern, text, 0).is_some()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    BadCharacter,
    BothRules,
    Galil,
}

struct Search<'a> {
    pattern: &'a str,
    text: &'a str,
    mode: Mode,
}

impl Search<'_> {
    /// All occurrences, and what was compared at each alignment, from right to left.
    fn run(&self) -> (Run, Vec<Attempt>) {
        let (mut run, mut attempts) = (Run::default(), Vec::<Attempt>::new());
        let is_large = is_large(self.pattern, self.text);
        let (text, pattern) = (self.text.as_bytes(), self.pattern.as_bytes());
        let m = pattern.len();
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
            }
        };
        let mut align = |PlainStep::Align { start, matched }: PlainStep| {
            for j in (m.saturating_sub(matched + 1)..m).rev() {
                compare(start, j, m - j <= matched);
            }
        };
        let places = match self.mode {
            Mode::BadCharacter => {
                find_all_by_bad_character_watched(text, pattern, |step, _| align(step))
            }
            Mode::BothRules => find_all_watched(text, pattern, |step, _| align(step)),
            Mode::Galil => {
                let matcher = Matcher::new(pattern);
                let mut all = matcher.find_all(text);
                let mut next = || {
                    all.next_watched(|step| {
                        if let Step::Compare { start, j, is_equal } = step {
                            compare(start, j, is_equal);
                        }
                    })
                };
                std::iter::from_fn(&mut next).collect()
            }
        };
        for attempt in &mut attempts {
            attempt.is_found = places.contains(&attempt.start);
        }
        run.places = places;
        (run, attempts)
    }

    /// What the bad-character rule proposes: how far, and why.
    fn bad_character(&self, start: usize, j: usize) -> (usize, String) {
        let bad = match char_at(self.text, start + j).as_str() {
            "a blank" => "blank".to_owned(),
            bad => bad.to_owned(),
        };
        let ends = bad_character(self.pattern.as_bytes());
        match ends[usize::from(self.text.as_bytes()[start + j])] {
            0 => (
                j + 1,
                format!(
                    "The pattern contains no {bad}, so it may move past this {bad}, by {}",
                    j + 1
                ),
            ),
            end if end <= j => (
                j + 1 - end,
                format!(
                    "The last {bad} of the pattern is at index {}. A move by {} aligns it with the {bad} of the text",
                    end - 1,
                    j + 1 - end
                ),
            ),
            end => (
                0,
                format!(
                    "The last {bad} of the pattern is at index {}, to the right of the mismatch, so the bad character proposes nothing",
                    end - 1
                ),
            ),
        }
    }

    /// What the good-suffix rule proposes for `pattern[j..]` matched: how far, and why.
    fn good_suffix(&self, j: usize) -> (usize, String) {
        let (pattern, m) = (self.pattern, self.pattern.len());
        let shift = good_suffix(pattern.as_bytes())[j];
        let suffix = &pattern[j..];
        let letter = |i: usize| &pattern[i..=i];
        let why = if j == m && shift < m {
            format!(
                "nothing has matched, and the nearest letter that differs from the last letter, {}, is {}, {} to the left",
                letter(m - 1),
                letter(m - 1 - shift),
                trace::plural(shift, "place")
            )
        } else if j == m {
            format!("nothing has matched, and all letters of the pattern are {}", letter(m - 1))
        } else if shift < j {
            format!(
                "{suffix} occurs again, {} to the left, after {} instead of {}",
                trace::plural(shift, "place"),
                letter(j - 1 - shift),
                letter(j - 1)
            )
        } else if shift == j {
            format!(
                "{suffix} occurs again at the beginning of the pattern, {} to the left",
                trace::plural(shift, "place")
            )
        } else if shift < m {
            format!(
                "{suffix} does not occur again after a different letter, but its suffix {} is a prefix of the pattern",
                &pattern[shift..]
            )
        } else {
            format!(
                "{suffix} does not occur again after a different letter, and no suffix of it is a prefix of the pattern"
            )
        };
        let length = if shift == m { ", the whole length" } else { "" };
        (shift, format!("{why}, so the good suffix proposes {shift}{length}"))
    }

    fn frames(&self, attempts: &[Attempt]) -> Vec<Frame> {
        let mut frames: Vec<Frame> = Vec::new();
        let (mut n_shifts, mut n_occurrences) = (0, 0);
        let most_shifts = if self.mode == Mode::BothRules { 3 } else { 2 };
        for (turn, attempt) in attempts.iter().enumerate() {
            let before = turn.checked_sub(1).map(|last| &attempts[last]);
            let next = attempts.get(turn + 1);
            let mut frame = self.compared(before, attempt);
            if let Some(next) = next {
                let shift = next.start - attempt.start;
                frame = match attempt.mismatch() {
                    Some(j) if n_shifts < most_shifts && 1 < shift => {
                        n_shifts += 1;
                        self.ask_shift(frame, attempt.start, j, shift)
                    }
                    None if n_occurrences < 1 && self.mode != Mode::BadCharacter => {
                        n_occurrences += 1;
                        let m = self.pattern.len();
                        let because = border_move(m, shift);
                        frame.ask_number(
                            "By how many places does the pattern move after this occurrence?",
                            shift,
                            [1, m, m - 1],
                            because,
                        )
                    }
                    _ => frame,
                };
            }
            frames.push(frame);
            if let (Mode::BothRules, Some(j)) = (self.mode, attempt.mismatch()) {
                frames.push(self.proposals(attempt, j));
            }
        }
        frames
    }

    fn ask_shift(&self, frame: Frame, start: usize, j: usize, shift: usize) -> Frame {
        let (bad, why_bad) = self.bad_character(start, j);
        let m = self.pattern.len();
        if self.mode == Mode::BadCharacter {
            let question = "By how many places does the pattern move?";
            return frame.ask_number(question, shift, [1, m, m - 1, j], format!("{why_bad}."));
        }
        let (good, why_good) = self.good_suffix(j + 1);
        // A suffix keeps its small letter.
        let why_good = if j + 1 == m { capital(&why_good) } else { why_good };
        let because = format!("{why_bad}. {why_good}.");
        let question = "Two rules propose a move, and the larger move is taken. By how many places does the pattern move?";
        frame.ask_number(question, shift, [1, bad.max(1), good, m], because)
    }

    /// What was compared at one alignment, and how the pattern came there.
    fn compared(&self, before: Option<&Attempt>, attempt: &Attempt) -> Frame {
        let start = attempt.start;
        let m = self.pattern.len();
        let mut picture = attempt.picture(self.pattern, self.text);
        // What Galil's rule knows is left of the last comparison.
        let known = match attempt.compared.last() {
            Some(&(j, true)) => j,
            _ => 0,
        };
        if 0 < known {
            for j in 0..known {
                alignment::mark(&mut picture.below[0].cells, j, Role::Frontier);
            }
        }
        let how = match before {
            None => format!("The pattern is aligned with index {start}."),
            Some(before) => {
                let places = trace::plural(start - before.start, "place");
                let why = match (before.mismatch(), self.mode) {
                    (None, Mode::BadCharacter) => {
                        "After an occurrence, the pattern moves by 1 place".to_owned()
                    }
                    (None, _) => format!(
                        "The smallest period of the pattern is {}, so it moves by {places}",
                        start - before.start
                    ),
                    (Some(j), Mode::BadCharacter) => match self.bad_character(before.start, j) {
                        (0, why) => format!("{why}. The pattern moves by 1 place"),
                        (_, why) => why,
                    },
                    (Some(_), Mode::BothRules) => {
                        format!("The larger proposal is taken: the pattern moves by {places}")
                    }
                    (Some(_), Mode::Galil) => format!("The pattern moves by {places}"),
                };
                format!("{why}, to index {start}.")
            }
        };
        let known_sentence = match known {
            0 => String::new(),
            _ => format!(
                " Its prefix {} is known to match, so it is not compared again.",
                &self.pattern[..known]
            ),
        };
        let (result, code) = match attempt.mismatch() {
            None => {
                let code = match self.mode {
                    Mode::BadCharacter => "start += 1;",
                    Mode::BothRules => "start += shifts[0];",
                    Mode::Galil => "self.known = m.saturating_sub(good_suffix[0]);",
                };
                let matches = match (known, m) {
                    (0, 1) => "the letter matches".to_owned(),
                    (0, 2) => "both letters match".to_owned(),
                    (0, _) => format!("all {m} letters match"),
                    _ => format!("{} matches", &self.pattern[known..]),
                };
                (format!("From the right, {matches}. This is an occurrence."), code)
            }
            Some(j) => {
                let (x, y) = (char_at(self.text, start + j), char_at(self.pattern, j));
                let code = match self.mode {
                    Mode::BadCharacter => "start += j.saturating_sub(end).max(1);",
                    Mode::BothRules => {
                        "let by_bad_character = j.saturating_sub(ends[usize::from(window[j - 1])]);"
                    }
                    Mode::Galil => "self.known = 0;",
                };
                let result = match &self.pattern[j + 1..] {
                    "" => format!(
                        "The last letter is compared first: the text has {x}, and the pattern has {y}."
                    ),
                    suffix => format!(
                        "From the right, {suffix} matches. Then the text has {x}, and the pattern has {y}."
                    ),
                };
                (result, code)
            }
        };
        Frame::new(format!("{how}{known_sentence} {result}")).with(picture).at(code)
    }

    /// Both proposals below the text.
    fn proposals(&self, attempt: &Attempt, j: usize) -> Frame {
        let (start, m) = (attempt.start, self.pattern.len());
        let mut picture = attempt.picture(self.pattern, self.text);
        let ((bad, why_bad), (good, why_good)) =
            (self.bad_character(start, j), self.good_suffix(j + 1));
        // The letters of the moved pattern that are aligned with what the rule has looked at.
        let mut moved = |name: &str, shift: usize, seen: std::ops::Range<usize>, role: Role| {
            let mut laid = Laid::new(name, start + shift, self.pattern.chars());
            for i in seen.filter(|&i| shift <= i) {
                alignment::mark(&mut laid.cells, i - shift, role);
            }
            let room = (self.text.len()).saturating_sub(start + shift);
            laid.cells.truncate(room);
            if !laid.cells.is_empty() {
                picture.below.push(laid);
            }
        };
        if 0 < bad {
            moved("bad character", bad, j..j + 1, Role::Settled);
        }
        moved("good suffix", good, j + 1..m, Role::Settled);
        let caption = format!("Bad character: {why_bad}. Good suffix: {why_good}.");
        Frame::new(caption).with(picture).at("start += by_bad_character.max(shifts[j]);")
    }
}

/// Why a pattern of m letters moves by `shift` after an occurrence.
fn border_move(m: usize, shift: usize) -> String {
    let matched = "The whole pattern has matched.";
    match m - shift {
        0 => format!(
            "{matched} Its longest border is the empty one, so the pattern moves by its whole length."
        ),
        1 => format!(
            "{matched} Its longest border has 1 letter, so the pattern moves until its first letter is aligned with the last letter of this occurrence."
        ),
        n => format!(
            "{matched} Its longest border has {n} letters, so the pattern moves until its first {n} letters are aligned with the last {n} letters of this occurrence."
        ),
    }
}

/// The sentence with a capital letter at its beginning.
fn capital(sentence: &str) -> String {
    let mut sentence = sentence.to_owned();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
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
    let axes = ["length m of the pattern", "comparisons per 1000 letters"];
    Chart::from_counts("Comparisons in a text of 20 000 letters", axes, &SIZES, curves, comparisons)
}
