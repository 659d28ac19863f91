//! The table of good suffixes, entry by entry:
//! `cargo run -p pattern-match --example good_suffix -- GTAGCGGCG`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use input::Input;
use pattern_match::boyer_moore::plain::good_suffix;
use pattern_match::boyer_moore::{TableStep, good_suffix_watched};
use trace::{Alignment, Demo, Flag, Frame, Laid, Options, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "good_suffix",
    about: "The table of good suffixes: for each suffix of a pattern that has matched, how far the pattern may move.",
    arguments: "PATTERN",
    worked: &["GTAGCGGCG"],
    flags: &[Flag { name: "--linear", value: None, about: "how it is filled in linear time" }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const LONGEST: usize = 16;

/// Five to eight letters a and b, in which some endings come again.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut string = ["ab", "bab", "abb", "aab"][dice.below(4)].to_owned();
    while string.len() < 5 {
        let from = dice.below(string.len());
        string.push(['a', 'b'][dice.below(2)]);
        string.extend_from_within(from..);
        string.truncate(8);
    }
    string
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let pattern = input.word("the pattern")?;
    input.end("the pattern")?;
    let is_drawn = pattern.len() <= LONGEST && pattern.is_ascii();
    let is_linear = options.has("--linear");
    // The definition takes cubic time, and both tables are the same.
    let shifts = pattern_match::good_suffix(pattern.as_bytes());
    let answer = format!("{}.", trace::list(&shifts, " "));
    if !is_drawn {
        let limit = Frame::too_large(format_args!("{LONGEST} characters, all ASCII"));
        return Ok(Trace {
            title: "The good suffixes of a pattern".into(),
            frames: vec![limit],
            answer,
        });
    }
    let frames = if is_linear { linear(pattern) } else { by_definition(pattern) };
    Ok(Trace { title: format!("The good suffixes of {pattern}"), frames, answer })
}

/// The row of the entries below the pattern. The last one stands for nothing matched.
fn entries(shifts: &[usize], is_known: impl Fn(usize) -> bool, new: Option<usize>) -> Laid {
    let shown = |j: usize| if is_known(j) { shifts[j].to_string() } else { "·".to_owned() };
    let mut laid = Laid::new("shift", 0, (0..shifts.len()).map(shown));
    if let Some(new) = new {
        alignment::mark(&mut laid.cells, new, Role::Chosen);
    }
    laid
}

fn letter(pattern: &str, i: usize) -> &str {
    &pattern[i..=i]
}

/// The entries by their definition, from nothing matched to the whole pattern.
fn by_definition(pattern: &str) -> Vec<Frame> {
    let (m, bytes) = (pattern.len(), pattern.as_bytes());
    let shifts = good_suffix(bytes);
    let mut frames: Vec<Frame> = Vec::new();
    let mut n_asked = 0;
    for j in (0..=m).rev() {
        let shift = shifts[j];
        // A smaller shift at which the suffix occurs again after the same letter.
        let agrees = |shift: usize| (j.max(shift)..m).all(|i| bytes[i - shift] == bytes[i]);
        let refused = (1..shift).find(|&shift| shift < j && agrees(shift) && j < m);
        if let Some(last) = frames.pop() {
            let is_good = 0 < j && shift != shifts[j + 1] && n_asked < 3;
            n_asked += usize::from(is_good);
            frames.push(if is_good { ask(last, pattern, j, shift, refused) } else { last });
        }
        let mut picture = Alignment::new(pattern.chars());
        for i in j..m {
            alignment::mark(&mut picture.text, i, Role::Settled);
        }
        if let Some(i) = j.checked_sub(1) {
            alignment::mark(&mut picture.text, i, Role::Rejected);
        }
        let mut moved = |shift: usize| {
            let mut laid = Laid::new(format!("by {shift}"), shift, pattern.chars());
            for i in j.max(shift)..m {
                alignment::mark(&mut laid.cells, i - shift, Role::Settled);
            }
            if let Some(i) = j.checked_sub(1 + shift) {
                let is_same = bytes[i] == bytes[j - 1];
                alignment::mark(
                    &mut laid.cells,
                    i,
                    if is_same { Role::Rejected } else { Role::Compared },
                );
            }
            picture.below.push(laid);
        };
        if let Some(refused) = refused {
            moved(refused);
        }
        moved(shift);
        picture.below.push(entries(&shifts, |other| j <= other, Some(j)));
        let code = if shift == m {
            "unwrap_or(1)"
        } else if refused.is_some() {
            "let differs ="
        } else {
            "let agrees ="
        };
        frames.push(Frame::new(caption(pattern, j, shift, refused)).with(picture).at(code));
    }
    frames
}

fn caption(pattern: &str, j: usize, shift: usize, refused: Option<usize>) -> String {
    let m = pattern.len();
    let suffix = &pattern[j..];
    let left = |shift: usize| format!("{} to the left", trace::plural(shift, "place"));
    let seen = match j {
        0 => format!("All of {pattern} has matched."),
        _ if j == m => format!(
            "Nothing has matched, because the text has a letter other than {}, the last letter of the pattern.",
            letter(pattern, m - 1)
        ),
        _ => format!("{suffix} has matched, and the {} before it has not.", letter(pattern, j - 1)),
    };
    let no = match refused {
        Some(refused) => format!(
            " {suffix} occurs again {}, but after {} again, which would be the same mismatch.",
            left(refused),
            letter(pattern, j - 1)
        ),
        None => String::new(),
    };
    let why = if j == m {
        match j.checked_sub(1 + shift) {
            Some(i) => {
                format!("The nearest different letter is {}, {}", letter(pattern, i), left(shift))
            }
            None => "The pattern has no other letter".to_owned(),
        }
    } else if shift < j {
        format!("{suffix} occurs again {}, after {}", left(shift), letter(pattern, j - 1 - shift))
    } else if shift == j && 0 < j {
        format!("{suffix} is also the beginning of the pattern")
    } else if shift < m && j == 0 {
        format!("Its longest border is {}", &pattern[shift..])
    } else if j == 0 {
        "It has only the empty border".to_owned()
    } else if shift < m {
        format!("Its suffix {} is a prefix of the pattern", &pattern[shift..])
    } else {
        "No suffix of it is a prefix of the pattern".to_owned()
    };
    format!("{seen}{no} {why}: shift {shift}.")
}

fn ask(frame: Frame, pattern: &str, j: usize, shift: usize, refused: Option<usize>) -> Frame {
    let question = format!(
        "Next, {} has matched, and the {} before it has not. What is the shift?",
        &pattern[j..],
        letter(pattern, j - 1)
    );
    let others = [refused.unwrap_or(1), j, pattern.len()];
    frame.ask_number(question, shift, others, caption(pattern, j, shift, refused))
}

/// The table as it is filled in linear time.
fn linear(pattern: &str) -> Vec<Frame> {
    let m = pattern.len();
    let mut steps: Vec<(TableStep, Vec<usize>)> = Vec::new();
    good_suffix_watched(pattern.as_bytes(), |step, shift| steps.push((step, shift.to_vec())));
    let mut frames: Vec<Frame> = Vec::new();
    // The borders that could not be extended, since the last longest border.
    let mut failed: Vec<usize> = Vec::new();
    for (step, shift) in steps {
        let is_known = |j: usize| shift[j] != 0;
        match step {
            TableStep::Again { j, .. } => failed.push(j),
            TableStep::Border { i, j } => {
                let mut picture = Alignment::new(pattern.chars());
                alignment::mark(&mut picture.text, i, Role::Active);
                let mut sentences = String::new();
                for &start in &failed {
                    picture.below.push(row(pattern, i, start, Role::Rejected));
                    sentences.push_str(&again(pattern, i, start, &shift));
                }
                if j < m {
                    picture.below.push(row(pattern, i, j + 1, Role::Settled));
                }
                picture.below.push(entries(&shift, is_known, failed.last().copied()));
                let result = match &pattern[j..] {
                    "" => format!("{} has only the empty border.", &pattern[i..]),
                    border => format!("The longest border of {} is {border}.", &pattern[i..]),
                };
                let code =
                    if failed.is_empty() { "border[i] = j;" } else { "shift[j] = j - i - 1;" };
                frames.push(Frame::new(format!("{sentences}{result}")).with(picture).at(code));
                failed.clear();
            }
            TableStep::Prefix { i, j } => {
                if shift[i] != j {
                    continue;
                }
                let is_done = |other: usize| other <= i || is_known(other);
                let picture =
                    Alignment::new(pattern.chars()).with(entries(&shift, is_done, Some(i)));
                let why = match &pattern[j..] {
                    "" => format!("No suffix of {} is a prefix of the pattern", &pattern[i..]),
                    border if i == 0 => {
                        format!("The longest border of the whole pattern is {border}")
                    }
                    border if i == j => format!("{border} is a prefix of the pattern"),
                    border => format!(
                        "{} does not occur again after a different letter, but its suffix {border} is a prefix of the pattern",
                        &pattern[i..]
                    ),
                };
                let frame = Frame::new(format!("{why}, so the entry at {i} is {j}."));
                frames.push(frame.with(picture).at("shift[i] = j;"));
            }
        }
    }
    questions(frames, pattern)
}

/// The border that starts at `start`, where it occurs again after the letter at `i`, and the letter
/// before it.
fn row(pattern: &str, i: usize, start: usize, role: Role) -> Laid {
    let shown = &pattern[start - 1..];
    let mut laid = Laid::new(format!("border of {}", shown.len() - 1), i, shown.chars());
    for (k, cell) in laid.cells.iter_mut().enumerate() {
        cell.role = Some(if k == 0 { role } else { Role::Frontier });
    }
    laid
}

/// What it means that the letter at `i` is not the one before `pattern[start..]`.
fn again(pattern: &str, i: usize, start: usize, shift: &[usize]) -> String {
    let (x, y) = (letter(pattern, i), letter(pattern, start - 1));
    let distance = start - i - 1;
    let where_found = match &pattern[start..] {
        "" => format!("The letter at index {i} is {x}, and the last letter is {y}. They differ"),
        border => format!("At index {}, {border} occurs again, after {x} instead of {y}", i + 1),
    };
    if shift[start] == distance {
        format!("{where_found}, so the entry at {start} is {distance}. ")
    } else {
        format!("{where_found}. The entry at {start} is known already. ")
    }
}

/// Asks for three entries before they are shown.
fn questions(mut frames: Vec<Frame>, pattern: &str) -> Vec<Frame> {
    let n = frames.len();
    let asked: Vec<usize> =
        (1..n).filter(|&k| frames[k].caption.contains("the entry at")).collect();
    for &k in asked.iter().take(3) {
        let caption = frames[k].caption.clone();
        let Some((before, after)) = caption.split_once("the entry at ") else { continue };
        let Some((at, rest)) = after.split_once(" is ") else { continue };
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        let Ok(answer) = digits.parse::<usize>() else { continue };
        let question = format!("In the next step, the entry at {at} becomes known. What is it?");
        let because = format!("{before}the entry is {answer}.");
        let frame = std::mem::take(&mut frames[k - 1]);
        frames[k - 1] = frame.ask_number(question, answer, [1, answer + 1, pattern.len()], because);
    }
    frames
}
