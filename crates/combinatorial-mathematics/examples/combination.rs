//! All combinations, one after the other:
//! `cargo run -p combinatorial-mathematics --example combination -- 2 a b c d`.

#[path = "../../sort/examples/values/mod.rs"]
#[allow(dead_code, reason = "shared by programs that read numbers or words")]
mod values;

use std::process::ExitCode;

use combinatorial_mathematics::combination::count::{binomial, n_with_repetition};
use combinatorial_mathematics::combination::masks::Masks;
use combinatorial_mathematics::combination::plain;
use combinatorial_mathematics::combination::rank::rank;
use combinatorial_mathematics::combination::{
    RevolvingDoor, Step, WithRepetition, next_colexicographic_watched,
};
use input::Input;
use trace::{Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace};
use values::Value;

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "combination",
    about: "All combinations of M of some items, in lexicographic order or another one.",
    arguments: "M ITEM... (how many to choose; then whole numbers, or words)",
    worked: &["3 A B C D E"],
    flags: &[
        Flag { name: "--colex", value: None, about: "in colexicographic order, with the ranks" },
        Flag { name: "--masks", value: None, about: "the same as the bits of a number" },
        Flag { name: "--door", value: None, about: "one item out and one in at each step" },
        Flag { name: "--repeat", value: None, about: "each item as often as you like" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ITEMS: usize = 12;
const MOST_COMBINATIONS: u128 = 126;

/// 2 to 4 of 4 to 6 items, so that there are at most 20 combinations.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let names = ["red green blue black", "A B C D E", "1 2 3 4 5 6", "do re mi fa so"];
    format!("{} {}", 2 + dice.below(2), dice.pick(&names))
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(["--colex", "--masks", "--door", "--repeat"])?;
    let m: usize = input.number("the number of items to choose")?;
    let items = values::read(input)?;
    let repeats = mode == Some("--repeat");
    let count = if repeats { n_with_repetition } else { binomial };
    let n_combinations = count(items.len() as u128, m as u128);
    let title = values::title(&format!("All combinations of {m}"), &items, MOST_ITEMS);
    if n_combinations == Some(0) {
        let answer = format!("There is no combination of {m}.");
        return Ok(Trace { title, frames: vec![], answer });
    }
    let is_large = n_combinations.is_none_or(|n| MOST_COMBINATIONS < n);
    if MOST_ITEMS < items.len().max(m) || is_large {
        let limit =
            format!("{MOST_ITEMS} items, M = {MOST_ITEMS} and {MOST_COMBINATIONS} combinations");
        let answer = format!("{}.", combinations(n_combinations));
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    let mut listing = Listing { items: &items, frames: Vec::new(), listed: Vec::new() };
    match mode {
        Some("--colex") => listing.colexicographic(m),
        Some("--masks") => listing.as_masks(m)?,
        Some("--door") => listing.by_exchanges(m),
        Some("--repeat") => listing.with_repetition(m),
        _ => listing.lexicographic(m, n_combinations.unwrap_or(0)),
    }
    let answer = format!("{}: {}.", combinations(n_combinations), listing.listed.join(", "));
    Ok(Trace { title, frames: listing.frames, answer })
}

/// How many combinations there are, in words.
fn combinations(n: Option<u128>) -> String {
    match n {
        Some(1) => "1 combination".to_owned(),
        Some(n) => format!("{n} combinations"),
        None => "More than 2^128 combinations".to_owned(),
    }
}

/// What is shown of a list of combinations.
struct Listing<'a> {
    items: &'a [Value],
    frames: Vec<Frame>,
    listed: Vec<String>,
}

impl Listing<'_> {
    /// The items at some places, as one word each.
    fn named(&self, places: &[usize]) -> String {
        let items = places.iter().map(|&place| &self.items[place]);
        if places.is_empty() { "nothing".to_owned() } else { trace::list(items, " ") }
    }

    /// One more combination, and what is said after its name.
    fn add(&mut self, places: &[usize], said: &str, frame: Frame, at: &'static str) {
        let named = self.named(places);
        let caption = format!("{named}{said}");
        self.frames.push(Frame { caption, ..frame }.at(at));
        self.listed.push(named);
    }

    /// The items, those of a combination marked; nothing, if there are none.
    fn picture(&self, places: &[usize], marks: &[(usize, Role)]) -> Frame {
        let mut cells = Cells { first_index: Some(0), ..Cells::new(self.items) };
        for &place in places {
            cells.cells[place].role = Some(Role::Chosen);
        }
        for &(place, role) in marks {
            cells.cells[place].role = Some(role);
        }
        if self.items.is_empty() { Frame::default() } else { Frame::default().with(cells) }
    }

    /// The items below their places, those of a combination marked, and the place that grows.
    fn items_at_places(&self, places: &[usize], growing: Option<usize>) -> Grid {
        let mut row = Row::new("item", self.items);
        for &place in places {
            let is_growing = growing == Some(place);
            row.cells[place].role = Some(if is_growing { Role::Active } else { Role::Chosen });
        }
        let columns = (0..self.items.len()).map(|place| place.to_string()).collect();
        Grid { name: "place".into(), columns, rows: vec![row], ..Grid::default() }
    }

    fn lexicographic(&mut self, m: usize, n_combinations: u128) {
        let n = self.items.len();
        let mut places: Vec<usize> = (0..m).collect();
        let mut n_asked = 0;
        let mut has_next = true;
        while has_next {
            let before = places.clone();
            let mut at = None;
            has_next = plain::next_combination_watched(&mut places, n, |step, _| {
                if let Step::Advance { at: index } = step {
                    at = Some(index);
                }
            });
            self.lexicographic_step(&before, at);
            let is_first = self.frames.len() == 1;
            if is_first && 1 < n_combinations {
                self.ask_how_many(m, n_combinations);
            }
            if let Some(at) = at
                && at + 1 < m
                && n_asked < 2
            {
                n_asked += 1;
                self.ask_next(&before, &places, at);
            }
        }
    }

    /// A combination, and what leads to the next in lexicographic order.
    fn lexicographic_step(&mut self, places: &[usize], at: Option<usize>) {
        let (n, m) = (self.items.len(), places.len());
        let said = match at {
            None if m == 0 => ": it is the only one.".to_owned(),
            None => ": no place can grow, so this is the last combination.".to_owned(),
            Some(at) => {
                let place = places[at];
                let stuck = match m - 1 - at {
                    0 => "the".to_owned(),
                    1 => format!("place {} cannot grow. The", places[at + 1]),
                    _ => format!("places {} cannot grow. The", trace::all_of(&places[at + 1..])),
                };
                let follow: Vec<usize> = (1..m - at).map(|i| place + 1 + i).collect();
                let follow = match follow.as_slice() {
                    [] => String::new(),
                    [one] => format!(", and {one} follows it"),
                    some => format!(", and {} follow it", trace::all_of(some)),
                };
                format!(
                    ": {stuck} place at index {at} grows from {place} to {}{follow}.",
                    place + 1
                )
            }
        };
        let role = |i: usize| match at {
            Some(at) if i == at => Some(Role::Active),
            Some(at) if at < i => Some(Role::Rejected),
            _ => None,
        };
        let cell = |i: usize, text: usize| Cell { role: role(i), ..Cell::new(text) };
        let row = Row {
            header: "place".into(),
            cells: places.iter().enumerate().map(|(i, &place)| cell(i, place)).collect(),
            ..Row::default()
        };
        let columns = (0..m).map(|i| i.to_string()).collect();
        let rows = vec![row, Row::new("at most", (0..m).map(|i| n - m + i))];
        let grid = Grid { name: "index".into(), columns, rows, ..Grid::default() };
        let items = self.items_at_places(places, at.map(|at| places[at]));
        let frame = if n == 0 { Frame::default() } else { Frame::default().with(items) };
        let frame = if m == 0 { frame } else { frame.with(grid) };
        let line = if at.is_none_or(|at| at + 1 == m) {
            "places[i] += 1;"
        } else {
            "places[j] = places[j - 1] + 1;"
        };
        let line = if at.is_none() {
            "let Some(i) = (0..m).rfind(|&i| places[i] < n - m + i) else { return false };"
        } else {
            line
        };
        self.add(places, &said, frame, line);
    }

    fn ask_how_many(&mut self, m: usize, n_combinations: u128) {
        let (Some(frame), n) = (self.frames.pop(), self.items.len()) else { return };
        let ordered: u128 = (0..m).map(|i| (n - i) as u128).product();
        let because = format!(
            "There are {ordered} ways to choose {m} items one after the other, and each combination comes from {} of them.",
            ordered / n_combinations
        );
        let others = [ordered, 1 << n, (n * m) as u128];
        let question = format!("How many combinations of {m} of {n} items are there?");
        self.frames.push(frame.ask_number(question, n_combinations, others, because));
    }

    /// Asks for the next combination where more than the last place changes.
    fn ask_next(&mut self, before: &[usize], next: &[usize], at: usize) {
        let Some(frame) = self.frames.pop() else { return };
        let n = self.items.len();
        // The raised place alone; and the first place that has room, with all behind it.
        let mut alone = before.to_vec();
        alone[at] += 1;
        let mut first = before.to_vec();
        first[0] += 1;
        for i in 1..first.len() {
            first[i] = first[i - 1] + 1;
        }
        let mut higher = next.to_vec();
        higher[before.len() - 1] += 1;
        let is_possible = |places: &Vec<usize>| {
            places.is_sorted_by(|a, b| a < b) && places.iter().all(|&p| p < n)
        };
        let mut choices = vec![next.to_vec(), alone, first, higher];
        choices.retain(is_possible);
        choices.sort();
        choices.dedup();
        let answer = choices.iter().position(|choice| choice == next).unwrap_or(0);
        let because = format!(
            "Index {at} is the last index at which the place can grow, and all places after it become as small as possible."
        );
        let names: Vec<String> = choices.iter().map(|choice| self.named(choice)).collect();
        self.frames.push(if choices.len() < 2 {
            frame
        } else {
            frame.ask("Which combination is next?", names, answer, because)
        });
    }

    fn colexicographic(&mut self, m: usize) {
        let n = self.items.len();
        let mut places: Vec<usize> = (0..m).collect();
        let mut has_next = m <= n;
        while has_next {
            has_next = next_colexicographic_watched(&mut places, n, |step, places| {
                self.colexicographic_step(step, places);
            });
        }
    }

    /// A combination, and what leads to the next in colexicographic order.
    fn colexicographic_step(&mut self, step: Step, places: &[usize]) {
        let ranked = rank(places).map_or(String::from("."), |rank| format!(" has rank {rank}."));
        match step {
            Step::Advance { at } => {
                let place = places[at];
                let marks = [(place, Role::Active), (place + 1, Role::Frontier)];
                let mut said = format!(
                    "{ranked} {} is the first item with room after it, so it is replaced by {}",
                    self.items[place],
                    self.items[place + 1]
                );
                match at {
                    0 => {}
                    1 => said.push_str(", and the item before it returns to the front"),
                    _ => said.push_str(", and the items before it return to the front"),
                }
                said.push('.');
                let frame = self.picture(places, &marks);
                self.ask_rank(places);
                self.add(places, &said, frame, "ascend(&mut places[..at], 0);");
            }
            Step::Restart => {
                let said =
                    format!("{ranked} No item has room after it, so this is the last combination.");
                let at = "if places[at].saturating_add(1) < next_taken {";
                let frame = self.picture(places, &[]);
                self.add(places, &said, frame, at);
            }
        }
    }

    /// Asks for the rank of the first combination with the last item, on the frame before it.
    fn ask_rank(&mut self, places: &[usize]) {
        let Some((&last, before)) = places.split_last() else { return };
        let is_first_with_last =
            before.iter().copied().eq(0..before.len()) && last + 1 == self.items.len();
        if !is_first_with_last {
            return;
        }
        let Some(frame) = self.frames.pop() else { return };
        let m = places.len();
        let (rank, item) = (rank(places).unwrap_or(0), &self.items[last]);
        let question =
            format!("The next combination is the first one with {item}. What is its rank?");
        let because = format!("All combinations of {m} of the first {last} items come before it.");
        let others = [rank + 1, rank + 2, last as u128 + 2];
        self.frames.push(frame.ask_number(question, rank, others, because));
    }

    fn as_masks(&mut self, m: usize) -> trace::Result<()> {
        let n = self.items.len();
        let masks: Vec<u64> = Masks::new(n, m)?.collect();
        for (i, &mask) in masks.iter().enumerate() {
            let places: Vec<usize> = (0..n).filter(|place| mask >> place & 1 == 1).collect();
            let bits = |header: &str, number: u64| {
                Row::new(header, (0..n).rev().map(|place| number >> place & 1))
            };
            let mut rows = vec![bits("mask", mask)];
            let lowest = mask & mask.wrapping_neg();
            let said = if let Some(next) = masks.get(i + 1) {
                let carried = mask + lowest;
                rows.push(bits("lowest", lowest));
                rows.push(bits("carried", carried));
                rows.push(bits("rest", next ^ carried));
                format!(
                    ": the mask {} plus its lowest one is {}. {} to the bottom, so the next mask is {}.",
                    binary(mask, n),
                    binary(carried, n),
                    match (next ^ carried).count_ones() {
                        0 => "Nothing goes".to_owned(),
                        1 => "One of the ones goes".to_owned(),
                        n => format!("{n} ones go"),
                    },
                    binary(*next, n)
                )
            } else {
                format!(": the mask {} is the last.", binary(mask, n))
            };
            let columns = self.items.iter().rev().map(Value::to_string).collect();
            let frame = Frame::default();
            let grid = Grid { columns, rows, ..Grid::default() };
            let frame = if n == 0 { frame } else { frame.with(grid) };
            self.add(&places, &said, frame, "let carried = mask.checked_add(lowest)?;");
        }
        self.ask_mask(&masks);
        Ok(())
    }

    /// Asks for the mask after the first one whose run has two ones and a zero below.
    fn ask_mask(&mut self, masks: &[u64]) {
        let n = self.items.len();
        let is_typical = |mask: u64| {
            let low = mask.trailing_zeros();
            low != 0 && mask >> low & 2 != 0
        };
        let Some(i) = (1..masks.len()).find(|&i| i + 1 < masks.len() && is_typical(masks[i]))
        else {
            return;
        };
        let next = masks[i + 1];
        let others = [masks[i] + 1, masks[i] + (masks[i] & masks[i].wrapping_neg()), next << 1];
        let mut choices: Vec<u64> =
            others.into_iter().chain([next]).filter(|mask| mask >> n == 0).collect();
        choices.sort_unstable();
        choices.dedup();
        let answer = choices.iter().position(|&mask| mask == next).unwrap_or(0);
        let frame = std::mem::take(&mut self.frames[i - 1]);
        let question =
            format!("The next mask is {}. Which mask comes after it?", binary(masks[i], n));
        let because = "It is the next larger number with the same number of ones.";
        let names: Vec<String> = choices.iter().map(|&mask| binary(mask, n)).collect();
        self.frames[i - 1] = frame.ask(question, names, answer, because);
    }

    /// One item out and one in.
    fn by_exchanges(&mut self, m: usize) {
        let Some(mut door) = RevolvingDoor::new(self.items.len(), m) else { return };
        loop {
            let before = door.places().to_vec();
            let step = door.next();
            let (marks, said) = match step {
                Some((out, comes)) => (
                    vec![(out, Role::Active), (comes, Role::Frontier)],
                    format!(": {} goes out, and {} comes in.", self.items[out], self.items[comes]),
                ),
                None => (Vec::new(), ": this is the last combination.".to_owned()),
            };
            let frame = self.picture(&before, &marks);
            self.add(&before, &said, frame, "let step = (0..m).find_map(|at| {");
            if step.is_none() {
                break;
            }
        }
    }

    /// Each item as often as one likes.
    fn with_repetition(&mut self, m: usize) {
        let n = self.items.len();
        let mut lists = WithRepetition::new(n, m);
        while let Some(places) = lists.lend() {
            let places = places.to_vec();
            let raised: Vec<usize> =
                places.iter().enumerate().map(|(i, place)| place + i).collect();
            let said = if m == 0 {
                ": it is the only one.".to_owned()
            } else {
                format!(
                    " has the {} {}. Add {}, and you get the combination {} of {}.",
                    if m == 1 { "place" } else { "places" },
                    trace::list(&places, " "),
                    trace::list(0..m, " "),
                    trace::list(&raised, " "),
                    trace::plural(n + m - 1, "item")
                )
            };
            let rows = vec![
                Row::new("places", &places),
                Row::new("added", 0..m),
                Row::new("sum", &raised),
            ];
            let frame = if m == 0 {
                Frame::default()
            } else {
                Frame::default().with(Grid { rows, ..Grid::default() })
            };
            self.add(&places, &said, frame, "places[at..].fill(raised);");
        }
    }
}

fn binary(mask: u64, n: usize) -> String {
    (0..n).rev().map(|place| if mask >> place & 1 == 1 { '1' } else { '0' }).collect()
}

pub(crate) const SIZES: [u32; 5] = [2, 4, 8, 16, 20];

/// For the combinations of half of n items: the subsets that a filter looks at, how many
/// combinations there are, and how many places a list of all of them sets.
pub(crate) fn counts(n: u32) -> [u32; 3] {
    let (n, n_subsets) = (n as usize, 1 << n);
    let mut places: Vec<usize> = (0..n / 2).collect();
    let (mut n_combinations, mut n_set) = (0, 0_usize);
    let mut has_next = true;
    while has_next {
        n_combinations += 1;
        has_next = plain::next_combination_watched(&mut places, n, |step, places| {
            if let Step::Advance { at } = step {
                n_set += places.len() - at;
            }
        });
    }
    [n_subsets, n_combinations, u32::try_from(n_set).unwrap_or(u32::MAX)]
}

fn cost() -> Chart {
    let curves = ["subsets", "combinations", "places set"];
    Chart::from_counts("Half of n items", ["n", "number"], &SIZES, curves, counts)
}
