//! The prefix function of a string, entry by entry, or its Z-function:
//! `cargo run -p pattern-match --example prefix_function -- abaabab`.

#[allow(dead_code, reason = "shared by programs that lay a pattern below a text")]
mod alignment;

use std::process::ExitCode;

use input::Input;
use pattern_match::knuth_morris_pratt::z_function::{Step, z_function_watched};
use pattern_match::prefix_function;
use trace::{Alignment, Demo, Flag, Frame, Laid, Options, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "prefix_function",
    about: "The prefix function: for each prefix of a string the length of its longest border.",
    arguments: "STRING",
    worked: &["abaabab"],
    flags: &[Flag { name: "--z", value: None, about: "the Z-function instead" }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const LONGEST: usize = 20;

/// Eight or more letters a and b, in which the beginning comes again and again.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut string = ["ab", "aab", "aba", "abb"][dice.below(4)].to_owned();
    while string.len() < 8 {
        let length = 1 + dice.below(string.len().min(5));
        string.extend_from_within(..length);
    }
    string
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let string = input.word("the string")?;
    input.end("the string")?;
    let is_z = options.has("--z");
    let name = if is_z { "Z-function" } else { "prefix function" };
    let (values, frames) = if is_z { z(string) } else { prefixes(string) };
    let answer = format!("{}.", trace::list(&values, " "));
    if LONGEST < string.len() || !string.is_ascii() {
        let limit = Frame::too_large(format_args!("{LONGEST} characters, all ASCII"));
        return Ok(Trace { title: format!("The {name} of a string"), frames: vec![limit], answer });
    }
    Ok(Trace { title: format!("The {name} of {string}"), frames, answer })
}

fn is_drawn(string: &str) -> bool {
    string.len() <= LONGEST && string.is_ascii()
}

/// The first entries of a table, below the string; the last one is new.
fn entries(name: &str, values: &[usize]) -> Laid {
    let mut entries = Laid::new(name, 0, values);
    if let Some(last) = entries.cells.last_mut() {
        last.role = Some(Role::Chosen);
    }
    entries
}

/// The beginning of the string at `start`: some of it is known to match there, some is compared.
fn laid(name: String, start: usize, string: &str, known: usize, equal: usize) -> Laid {
    let shown = string.len().min(equal + 1).min(string.len() - start);
    let mut laid = Laid::new(name, start, string[..shown].chars());
    for j in 0..shown {
        let role = match j {
            _ if j < known => Role::Frontier,
            _ if j < equal => Role::Settled,
            _ => Role::Rejected,
        };
        alignment::mark(&mut laid.cells, j, role);
    }
    laid
}

/// The prefix function, entry by entry, with the borders that are tried for each.
fn prefixes(string: &str) -> (Vec<usize>, Vec<Frame>) {
    let border = prefix_function(string.as_bytes());
    let mut frames: Vec<Frame> = Vec::new();
    let n_drawn = if is_drawn(string) { border.len() } else { 0 };
    for i in 0..n_drawn {
        // The longest border before i, its border, and so on, until one can be extended.
        let mut tried: Vec<usize> = i.checked_sub(1).map(|last| border[last]).into_iter().collect();
        while let Some(&length) = tried.last().filter(|length| border[i] != **length + 1) {
            let Some(last) = length.checked_sub(1) else { break };
            tried.push(border[last]);
        }
        if let Some(last) = frames.pop() {
            frames.push(ask(last, string, i, border[i], &tried));
        }
        let mut picture = Alignment::new(string.chars());
        for &length in &tried {
            let equal = length + usize::from(border[i] == length + 1);
            let name = format!("border of {length}");
            let mut row = laid(name, i - length, string, length, equal);
            row.cells.truncate(length + 1);
            picture.below.push(row);
        }
        alignment::mark(&mut picture.text, i, Role::Active);
        let code = match tried.as_slice() {
            [] => "let mut border = vec![0; pattern.len()];",
            [_, _, ..] => "length = border[length - 1];",
            [length] if border[i] == length + 1 => "length += 1;",
            [_] => "border[i] = length;",
        };
        let frame = Frame::new(caption(string, i, border[i], &tried));
        picture.below.push(entries("length", &border[..=i]));
        frames.push(frame.with(picture).at(code));
    }
    (border, frames)
}

fn caption(string: &str, i: usize, length: usize, tried: &[usize]) -> String {
    let whole = &string[..=i];
    if tried.is_empty() {
        return format!(
            "A border is shorter than the string, so {whole} has only the empty one: 0."
        );
    }
    let wanted = &string[i..=i];
    let mut sentences = String::new();
    let mut of = &string[..i];
    for &length in tried {
        let (border, behind) = (&string[..length], &string[length..=length]);
        let fits = behind == wanted;
        let sentence = match (border, fits) {
            ("", true) => format!(
                "{of} has only the empty border. The string begins with {behind}, as needed. "
            ),
            ("", false) => {
                format!(
                    "{of} has only the empty border. The string begins with {behind}, and not with {wanted}. "
                )
            }
            (_, true) => format!(
                "The longest border of {of} is {border}. In the string, {behind} comes after it, as needed. "
            ),
            (_, false) => {
                format!(
                    "The longest border of {of} is {border}. In the string, {behind} comes after it, and not {wanted}. "
                )
            }
        };
        sentences.push_str(&sentence);
        of = border;
    }
    let result = match length {
        0 => format!("So {whole} has only the empty border: 0."),
        _ => format!("So the longest border of {whole} is {}: {length}.", &string[..length]),
    };
    sentences + &result
}

/// Asks for an entry that needs a shorter border, and for the first one above 1.
fn ask(frame: Frame, string: &str, i: usize, length: usize, tried: &[usize]) -> Frame {
    if 1 < tried.len() && 0 < length || length == 2 && tried.len() == 1 {
        let question = format!("What is the next entry, that of {}?", &string[..=i]);
        let because =
            format!("It begins and ends with {}, and it has no longer border.", &string[..length]);
        frame.ask_number(question, length, [0, tried[0] + 1, 1], because)
    } else {
        frame
    }
}

/// The Z-function, entry by entry, with the Z-box from which a part of an entry is known.
fn z(string: &str) -> (Vec<usize>, Vec<Frame>) {
    let mut knowns = Vec::new();
    let z =
        z_function_watched(string.as_bytes(), |Step::Entry { known, .. }, _| knowns.push(known));
    let mut frames: Vec<Frame> = Vec::new();
    // The Z-box: the piece that equals the beginning of the string and ends last.
    let (mut start, mut end) = (0, 0);
    let n_drawn = if is_drawn(string) { z.len() } else { 0 };
    for (i, known) in (1..n_drawn).zip(knowns) {
        let mut picture = Alignment::new(string.chars());
        let (how, code) = if i < end {
            picture.below.push(Laid::new("Z-box", start, string[..end - start].chars()));
            let (place, inside) = (i - start, end - i);
            let entry = z[place];
            let cut = if inside < entry {
                format!(
                    " Only {inside} of these {entry} letters {} in the box.",
                    if inside == 1 { "is" } else { "are" }
                )
            } else {
                String::new()
            };
            let letters = match known {
                0 => "nothing is".to_owned(),
                1 => "1 letter is".to_owned(),
                _ => format!("{known} letters are"),
            };
            let how = format!(
                "Index {i} is in the Z-box. The box equals the beginning of the string, where the same place is index {place}, with the entry {entry}.{cut} So {letters} known to match."
            );
            (how, "z[i - start].min(end - i)")
        } else {
            (format!("Index {i} is in no Z-box, so nothing is known."), "length += 1;")
        };
        if let Some(last) = frames.pop() {
            frames.push(if i < end && 0 < z[i] {
                let question = format!("What is the entry at index {i}?");
                let letters = match z[i] {
                    1 => "first letter".to_owned(),
                    n => format!("first {n} letters"),
                };
                let because = format!(
                    "The string from index {i} on and the whole string agree in their {letters}, but no further."
                );
                last.ask_number(question, z[i], [0, known, z[i - start]], because)
            } else {
                last
            });
        }
        picture.below.push(laid("beginning".into(), i, string, known, z[i]));
        picture.below.push(entries("z", &z[..=i]));
        alignment::mark(&mut picture.text, i, Role::Active);
        let equal = match &string[known..z[i]] {
            "" => String::new(),
            equal => format!(" {equal} matches."),
        };
        let stop = match string.get(i + z[i]..=i + z[i]) {
            Some(x) if z[i] == 0 => {
                format!(" The letter at index {i} is {x} instead of {}.", &string[..=0])
            }
            Some(x) => format!(" Then there is {x} instead of {}.", &string[z[i]..=z[i]]),
            None => " Then the string ends.".to_owned(),
        };
        let caption = format!("{how}{equal}{stop} The entry is {}.", z[i]);
        frames.push(Frame::new(caption).with(picture).at(code));
        if end < i + z[i] {
            (start, end) = (i, i + z[i]);
        }
    }
    if frames.is_empty() {
        frames.push(
            Frame::new("The entry at index 0 is the length of the whole string.")
                .with(Alignment::new(string.chars())),
        );
    }
    (z, frames)
}
