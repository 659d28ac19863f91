//! All words over given letters, as an odometer turns:
//! `cargo run -p search --example brute_force -- 12^3`.

use std::process::ExitCode;

use input::Input;
use search::brute_force::Odometer;
use search::brute_force::plain::{self, Step};
use search::brute_force::subsets::{Subsets, gray_codes, gray_flips, masks};
use search::brute_force::words::spell;
use search::counting_principles::mixed_radix::MixedRadix;
use trace::{
    Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, SplitMix64,
    Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "brute_force",
    about: "Brute force: every word whose letters are taken from the letters of each place.",
    arguments: "LETTERS...",
    worked: &["01^3"],
    flags: &[
        Flag { name: "--subsets", value: None, about: "list the subsets of the words given" },
        Flag { name: "--gray", value: None, about: "list them so that neighbors differ by one" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Two or three places, with two or three digits each, of at most 18 words.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut places = vec!["01", "012"];
    if dice.below(2) == 0 {
        places.push(["01", "012"][dice.below(2)]);
    }
    dice.shuffle(&mut places);
    places.join(" ")
}

/// What still makes a picture, and what is still listed.
const MOST_FRAMES: u64 = 32;
const MOST_PLACES: usize = 10;
const LONGEST: usize = 8;
const MOST_LISTED: u64 = 1_000_000;
const LONGEST_POWER: usize = 1000;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    match (options.has("--subsets"), options.has("--gray")) {
        (false, false) => draw_words(input),
        (true, true) => Err("--subsets and --gray exclude each other".into()),
        (_, is_gray) => draw_subsets(input, is_gray),
    }
}

// Words.

/// The letters of each place. `12^3` is three places with the letters 1 and 2.
fn read(input: &mut Input<'_>) -> trace::Result<Vec<Vec<char>>> {
    let mut alphabets = Vec::new();
    while !input.is_end() {
        let what = format!("place {}", alphabets.len() + 1);
        let word = input.word(&what)?;
        let (letters, n_places) = word.split_once('^').unwrap_or((word, "1"));
        let n_places = match n_places.parse() {
            Ok(n_places) if n_places <= LONGEST_POWER => n_places,
            _ => {
                let reason = format!("should end in a number of places up to {LONGEST_POWER}");
                return Err(input.invalid(what, reason).into());
            }
        };
        let letters: Vec<char> = letters.chars().collect();
        if let Some(i) = (1..letters.len()).find(|&i| letters[..i].contains(&letters[i])) {
            let reason = format!("has the letter {} twice", letters[i]);
            return Err(input.invalid(what, reason).into());
        }
        alphabets.extend(std::iter::repeat_n(letters, n_places));
    }
    Ok(alphabets)
}

fn draw_words(input: &mut Input<'_>) -> trace::Result<Trace> {
    let owned = read(input)?;
    let alphabets: Vec<&[char]> = owned.iter().map(Vec::as_slice).collect();
    let sizes: Vec<u64> = alphabets.iter().map(|letters| letters.len() as u64).collect();
    let radix = MixedRadix::new(sizes);
    let title = if alphabets.len() <= MOST_PLACES {
        let letters: Vec<String> = owned.iter().map(|letters| letters.iter().collect()).collect();
        format!("All words with one letter from each of these: {}", letters.join(", "))
    } else {
        format!("All words of {} places", alphabets.len())
    };
    let count = match radix.count() {
        Ok(count) if count <= MOST_LISTED => count,
        counted => {
            let count = counted
                .map_or_else(|_| format!("more than {}", u64::MAX), |count| count.to_string());
            let limit = format!("Too many to draw or to list: the limit is {MOST_LISTED} words.");
            let first: Vec<String> = Odometer::mixed(radix.sizes())
                .into_tuples()
                .take(3)
                .map(|tuple| word(&spell(&alphabets, &tuple)))
                .collect();
            let answer = format!("{count} words: {}, …", first.join(", "));
            return Ok(Trace { title, frames: vec![Frame::new(limit)], answer });
        }
    };
    let is_small = count <= MOST_FRAMES && alphabets.len() <= MOST_PLACES;
    let sizes = radix.sizes();
    let mut tuple = vec![0; sizes.len()];
    let mut is_next = !sizes.contains(&0);
    // The places that changed, from right to left, each with its letters before and after.
    let mut changes: Vec<(usize, char, char)> = Vec::new();
    // Only what is drawn keeps all words; of a million the first and the last one do.
    let mut listed: Vec<String> = Vec::new();
    let (mut first, mut last, mut n_listed) = (None, None, 0);
    let mut frames = Vec::new();
    while is_next {
        let word = word(&spell(&alphabets, &tuple));
        n_listed += 1;
        first.get_or_insert_with(|| word.clone());
        last = Some(word.clone());
        if is_small {
            listed.push(word);
            frames.push(frame(&alphabets, &changes, &tuple, &listed));
        }
        changes.clear();
        is_next = plain::next_tuple_watched(&mut tuple, sizes, |step| {
            if is_small {
                changes.push(change(&alphabets, step, &listed));
            }
        });
    }
    if is_small {
        let caption = match &changes[..] {
            _ if listed.is_empty() => "Some place has no letter: there is no word.".to_owned(),
            [] => "There is no place to advance: no word is left.".to_owned(),
            _ => format!(
                "{} No place is left to advance, so {} was the last word.",
                told(&changes),
                listed[listed.len() - 1]
            ),
        };
        let mut list = Cells::new(&listed);
        list.name = "list".into();
        let last = Frame::new(caption).with(list);
        frames.push(if listed.is_empty() { last } else { last.at("false") });
        ask(&mut frames, sizes, &listed);
    } else {
        let limit = format!("{MOST_FRAMES} words of {MOST_PLACES} places");
        frames.push(Frame::too_large(limit));
    }
    let ends = match (first, last) {
        (Some(only), Some(_)) if n_listed == 1 => format!(": {only}"),
        (Some(first), Some(last)) => format!(": {first} to {last}"),
        _ => String::new(),
    };
    let n_listed = trace::plural(n_listed, "word");
    let answer = format!("{n_listed} in the list, {count} by the count{ends}.");
    Ok(Trace { title, frames, answer })
}

fn word(letters: &[&char]) -> String {
    if letters.is_empty() { "(empty)".into() } else { letters.iter().copied().collect() }
}

/// What a step changes in the last word of the list: the place, and its letters before and after.
fn change(alphabets: &[&[char]], step: Step, listed: &[String]) -> (usize, char, char) {
    let (Step::Carry { i } | Step::Advance { i }) = step;
    let letters = alphabets[i];
    let old = listed.last().and_then(|word| word.chars().nth(i)).unwrap_or(letters[0]);
    let at = letters.iter().position(|letter| *letter == old).unwrap_or(0);
    (i, old, if matches!(step, Step::Carry { .. }) { letters[0] } else { letters[at + 1] })
}

/// The places that carry, from right to left.
fn told(carries: &[(usize, char, char)]) -> String {
    let carry =
        |(i, old, new): &(usize, char, char)| format!("Place {i} carries: {old} becomes {new}.");
    trace::list(carries.iter().map(carry), " ")
}

/// The odometer after a step, and the words so far.
fn frame(
    alphabets: &[&[char]],
    changes: &[(usize, char, char)],
    tuple: &[u64],
    listed: &[String],
) -> Frame {
    let mut places = Cells::new(spell(alphabets, tuple));
    places.name = "tuple".into();
    places.first_index = Some(0);
    let mut words = Cells::new(listed);
    words.name = "list".into();
    if let Some(last) = words.cells.last_mut() {
        last.role = Some(Role::Active);
    }
    let Some(((turned, old, new), carries)) = changes.split_last() else {
        let caption = if tuple.is_empty() {
            "There is one word without a place, the empty one."
        } else {
            "Every place begins with its first value."
        };
        return Frame::new(caption)
            .with(places)
            .with(words)
            .at("let mut tuple = vec![0; sizes.len()];");
    };
    let carried = told(carries);
    let blank = if carries.is_empty() { "" } else { " " };
    let caption = format!("{carried}{blank}Place {turned} advances: {old} becomes {new}.");
    places.cells[*turned].role = Some(Role::Active);
    for cell in &mut places.cells[turned + 1..] {
        cell.role = Some(Role::Compared);
    }
    let code = if carries.is_empty() { "tuple[i] += 1;" } else { "tuple[i] = 0;" };
    Frame::new(caption).with(places).with(words).at(code)
}

/// The questions: how many words there will be, how often the last place carries, and how many
/// places change in the longest carry.
fn ask(frames: &mut [Frame], sizes: &[u64], listed: &[String]) {
    let n_words = listed.len();
    if n_words < 4 || sizes.len() < 2 || frames.len() <= n_words {
        return;
    }
    let mut put = |i: usize, question: String, answer: usize, others: &[usize], because: &str| {
        if let Some(frame) = frames.get_mut(i) {
            let plain = std::mem::replace(frame, Frame::new(""));
            *frame = plain.ask_number(question, answer, others.iter().copied(), because);
        }
    };
    let values: Vec<usize> = sizes.iter().filter_map(|size| usize::try_from(*size).ok()).collect();
    let m = values[0];
    let powers =
        [values.iter().sum(), values.len().pow(u32::try_from(m).unwrap_or(1)), n_words - 1];
    put(
        0,
        "How many words will the list have?".into(),
        n_words,
        &powers,
        "The value of each place is one choice, and the numbers of choices multiply.",
    );
    // The last word before the first place advances for the first time.
    let block = n_words / m;
    let question = format!(
        "{} is the last word of the list so far. How many places will change next?",
        listed[block - 1]
    );
    put(
        block - 1,
        question,
        sizes.len(),
        &[1, sizes.len() - 1],
        "Every place but the first is at its last value. They all carry, and the first place advances.",
    );
    let question = "The last place advances or carries in each step. How many times does it carry, including the step after the last word?";
    put(
        1,
        question.into(),
        n_words / values[values.len() - 1],
        &[n_words, n_words / 2 + 1, 1],
        "It carries each time it has shown all of its values.",
    );
}

// Subsets.

fn draw_subsets(input: &mut Input<'_>, is_gray: bool) -> trace::Result<Trace> {
    let mut elements = Vec::new();
    while !input.is_end() {
        elements.push(input.word(format!("element {}", elements.len() + 1))?);
    }
    let n = elements.len();
    let count = masks(n)?.end;
    let order = if is_gray { " in Gray's order" } else { "" };
    let title = format!("All subsets of {}{order}", trace::plural(n as u64, "element"));
    let answer = trace::plural(count, "subset") + ".";
    if MOST_FRAMES < count || elements.iter().any(|element| LONGEST < element.chars().count()) {
        let limit = format!("{MOST_FRAMES} subsets, of elements of {LONGEST} characters");
        let frame = Frame::too_large(limit);
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    let mut frames = Vec::new();
    let mut rows: Vec<Row> = Vec::new();
    let mut push = |mask: u64, before: Option<u64>, subset: &str, code: &'static str| {
        let bits = (0..n).map(|i| {
            let is_in = mask >> i & 1 == 1;
            let changed = before.is_some_and(|before| (before ^ mask) >> i & 1 == 1);
            Cell { text: u8::from(is_in).to_string(), role: changed.then_some(Role::Active) }
        });
        for cell in rows.last_mut().map_or(&mut [][..], |row| &mut row.cells) {
            cell.role = None;
        }
        let header = format!("{mask}");
        rows.push(Row { header, cells: bits.collect(), note: subset.to_owned(), apart: false });
        let columns = elements.iter().map(ToString::to_string).collect();
        let n_changed = before.map(|before| (before ^ mask).count_ones());
        let caption = match n_changed {
            None => format!("Begin with {subset}."),
            Some(n) => format!("{subset}: {} changed.", trace::plural(n, "bit")),
        };
        let grid = Grid { columns, rows: rows.clone(), ..Grid::default() };
        frames.push(Frame::new(caption).with(grid).at(code));
    };
    let mut before = None;
    if is_gray {
        for mask in gray_codes(n)? {
            let members: Vec<&str> =
                (0..n).filter(|i| mask >> i & 1 == 1).map(|i| elements[i]).collect();
            push(mask, before, &set(&members), "rank ^ (rank >> 1)");
            before = Some(mask);
        }
    } else {
        let mut subsets = Subsets::new(&elements)?;
        for mask in masks(n)? {
            let Some(subset) = subsets.next_subset() else { break };
            let members: Vec<&str> = subset.iter().map(|element| **element).collect();
            push(mask, before, &set(&members), "let mask = self.masks.next()?;");
            before = Some(mask);
        }
    }
    Ok(Trace { title, frames, answer })
}

fn set(members: &[&str]) -> String {
    format!("{{{}}}", members.join(", "))
}

// Cost.

pub(crate) const SIZES: [u16; 5] = [1, 2, 4, 8, 16];

/// What is counted over all tuples of n places with 2 values, or all subsets of n elements.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Steps through all tuples of 2 values".into(),
        x: Axis::log("places"),
        y: Axis::log("steps"),
        series: vec![
            series("tuples", tuples),
            series("places that change", turns),
            series("changes in a Gray code", flips),
            series("digits of all tuples", digits),
        ],
    }
}

pub(crate) fn tuples(n: u16) -> u32 {
    Odometer::new(n.into(), 2).into_tuples().fold(0, |n_tuples, _| n_tuples + 1)
}

/// How many places turn from one tuple to the next, in all.
pub(crate) fn turns(n: u16) -> u32 {
    let mut odometer = Odometer::new(n.into(), 2);
    let mut before = vec![0; n.into()];
    let mut n_turns = 0;
    while let Some(tuple) = odometer.next_tuple() {
        n_turns += tuple.iter().zip(&before).map(|(a, b)| u32::from(a != b)).sum::<u32>();
        before.copy_from_slice(tuple);
    }
    n_turns
}

/// How many digits there are in all tuples.
pub(crate) fn digits(n: u16) -> u32 {
    Odometer::new(n.into(), 2).into_tuples().map(|tuple| tuple.iter().fold(0, |n, _| n + 1)).sum()
}

pub(crate) fn flips(n: u16) -> u32 {
    gray_flips(n.into()).map_or(0, |flips| flips.fold(0, |n_flips, _| n_flips + 1))
}
