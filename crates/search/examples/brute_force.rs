//! All words over given letters, as an odometer turns:
//! `cargo run -p search --example brute_force -- 12^3`.

use std::process::ExitCode;

use input::Input;
use search::brute_force::Odometer;
use search::brute_force::subsets::{Subsets, gray_codes, gray_flips, masks};
use search::brute_force::words::spell;
use search::counting_principles::mixed_radix::MixedRadix;
use trace::{Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "brute_force",
    about: "Brute force: every word whose letters are taken from the letters of each place.",
    arguments: "LETTERS...",
    worked: &["12^3"],
    flags: &[
        Flag { name: "--subsets", value: None, about: "list the subsets of the words given" },
        Flag { name: "--gray", value: None, about: "list them so that neighbors differ by one" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
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
        format!("All words with a letter each out of: {}", letters.join(", "))
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
    let mut odometer = Odometer::mixed(radix.sizes());
    let mut before: Option<Vec<u64>> = None;
    // Only what is drawn keeps all words; of a million the first and the last one do.
    let mut listed: Vec<String> = Vec::new();
    let (mut first, mut last, mut n_listed) = (None, None, 0);
    let mut frames = Vec::new();
    while let Some(tuple) = odometer.next_tuple() {
        let word = word(&spell(&alphabets, tuple));
        n_listed += 1;
        first.get_or_insert_with(|| word.clone());
        last = Some(word.clone());
        if is_small {
            listed.push(word);
            frames.push(frame(&alphabets, before.as_deref(), tuple, &listed));
            before = Some(tuple.to_vec());
        }
    }
    if is_small {
        let caption = if listed.is_empty() {
            "Some place has no letter: there is no word."
        } else {
            "All places are used up: no word is left."
        };
        let mut list = Cells::new(&listed);
        list.name = "list".into();
        frames.push(Frame::new(caption).with(list).at("State::Done => {}"));
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

/// The odometer after a turn, and the words so far.
fn frame(alphabets: &[&[char]], before: Option<&[u64]>, tuple: &[u64], listed: &[String]) -> Frame {
    let mut places = Cells::new(spell(alphabets, tuple));
    places.name = "odometer".into();
    let mut words = Cells::new(listed);
    words.name = "list".into();
    if let Some(last) = words.cells.last_mut() {
        last.role = Some(Role::Active);
    }
    let Some(before) = before else {
        let caption = "Each place shows its first letter.";
        let code = "State::Ready => self.state = State::Running";
        return Frame::new(caption).with(places).with(words).at(code);
    };
    // The leftmost place that differs has turned by one, all to its right have started anew.
    let turned = (0..tuple.len()).find(|&i| before[i] != tuple[i]).unwrap_or(0);
    let old = spell(alphabets, before);
    let turn = format!(
        "place {} turns from {} to {}",
        turned + 1,
        old[turned],
        spell(alphabets, tuple)[turned]
    );
    let used_up = turned + 2..=tuple.len();
    let caption = if used_up.is_empty() {
        turn.replacen('p', "P", 1) + "."
    } else {
        let names: Vec<String> = used_up.map(|place| place.to_string()).collect();
        let (noun, verb) = if names.len() == 1 { ("Place", "is") } else { ("Places", "are") };
        let names = names.join(", ");
        format!("{noun} {names} {verb} used up and started anew; {turn}.")
    };
    places.cells[turned].role = Some(Role::Active);
    for cell in &mut places.cells[turned + 1..] {
        cell.role = Some(Role::Compared);
    }
    let code = if turned + 1 == tuple.len() { "*digit += 1;" } else { "*digit = 0;" };
    Frame::new(caption).with(places).with(words).at(code)
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
            series("turns of places", turns),
            series("turns in Gray's order", flips),
            series("digits written anew", digits),
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
