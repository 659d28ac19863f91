//! All choices, one after the other:
//! `cargo run -p combinatorial-mathematics --example combination -- 2 a b c d`.

#[path = "../../sort/examples/values/mod.rs"]
#[allow(dead_code, reason = "shared by programs that read numbers or words")]
mod values;

use std::process::ExitCode;

use combinatorial_mathematics::combination::count::{binomial, n_with_repetition};
use combinatorial_mathematics::combination::{
    RevolvingDoor, Step, WithRepetition, next_colexicographic_watched, next_combination_watched,
};
use input::Input;
use trace::{Cells, Chart, Demo, Flag, Frame, Options, Role, Trace};
use values::Value;

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "combination",
    about: "All choices of some items: in lexicographic order, by their greatest items, or by one exchange each.",
    arguments: "M ITEM... (how many to choose; then whole numbers, or words)",
    worked: &["3 0 1 2 3 4"],
    flags: &[
        Flag { name: "--colex", value: None, about: "by the greatest items" },
        Flag { name: "--door", value: None, about: "one item out and one in at each step" },
        Flag { name: "--repeat", value: None, about: "each item as often as one likes" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ITEMS: usize = 12;
const MOST_CHOICES: u128 = 126;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(["--colex", "--door", "--repeat"])?;
    let m: usize = input.number("the number of items to choose")?;
    let items = values::read(input)?;
    let repeats = mode == Some("--repeat");
    let count = if repeats { n_with_repetition } else { binomial };
    let n_choices = count(items.len() as u128, m as u128);
    let title = values::title(&format!("All choices of {m}"), &items, MOST_ITEMS);
    if n_choices == Some(0) {
        return Ok(Trace { title, frames: vec![], answer: format!("There is no choice of {m}.") });
    }
    let is_large = n_choices.is_none_or(|n| MOST_CHOICES < n);
    if MOST_ITEMS < items.len().max(m) || is_large {
        let limit = format!("{MOST_ITEMS} items, M = {MOST_ITEMS} and {MOST_CHOICES} choices");
        let answer = format!("{}.", choices(n_choices));
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    let mut listing = Listing { items: &items, frames: Vec::new(), listed: Vec::new() };
    match mode {
        Some("--door") => listing.by_exchanges(m),
        Some("--repeat") => listing.with_repetition(m),
        _ => listing.in_order(m, mode.is_some()),
    }
    let answer = format!("{}: {}.", choices(n_choices), listing.listed.join(", "));
    Ok(Trace { title, frames: listing.frames, answer })
}

/// How many choices there are, in words.
fn choices(n: Option<u128>) -> String {
    match n {
        Some(1) => "1 choice".to_owned(),
        Some(n) => format!("{n} choices"),
        None => "More than 2^128 choices".to_owned(),
    }
}

/// What is shown of a list of choices.
struct Listing<'a> {
    items: &'a [Value],
    frames: Vec<Frame>,
    listed: Vec<String>,
}

impl Listing<'_> {
    /// One more choice, and what is said of it.
    fn add(&mut self, places: &[usize], said: &str, cells: Cells, at: &'static str) {
        let items = places.iter().map(|&place| &self.items[place]);
        let named = if places.is_empty() { "nothing".to_owned() } else { trace::list(items, " ") };
        let frame = Frame::new(format!("{named}. {said}").trim_end()).at(at);
        self.frames.push(if self.items.is_empty() { frame } else { frame.with(cells) });
        self.listed.push(named);
    }

    /// The items, those of a choice marked.
    fn picture(&self, places: &[usize]) -> Cells {
        let mut cells = Cells::new(self.items);
        for &place in places {
            cells.cells[place].role = Some(Role::Chosen);
        }
        cells
    }

    /// In lexicographic order, or by the greatest items.
    fn in_order(&mut self, m: usize, by_greatest: bool) {
        let n = self.items.len();
        let mut places: Vec<usize> = (0..m).collect();
        let mut has_next = m <= n;
        while has_next {
            has_next = if by_greatest {
                next_colexicographic_watched(&mut places, n, |step, places| {
                    self.greatest_step(step, places);
                })
            } else {
                next_combination_watched(&mut places, n, |step, places| self.step(step, places))
            };
        }
    }

    /// A choice, and what leads to the next in lexicographic order.
    fn step(&mut self, step: Step, places: &[usize]) {
        let mut cells = self.picture(places);
        match step {
            Step::Advance { at } => {
                let place = places[at];
                cells.cells[place].role = Some(Role::Active);
                let mut said =
                    format!("{} moves on to {}", self.items[place], self.items[place + 1]);
                if at + 1 < places.len() {
                    said = format!(
                        "What is behind {} is at its end. {said}, and the others follow it",
                        self.items[place]
                    );
                }
                said.push('.');
                self.add(places, &said, cells, "ascend(&mut places[at + 1..], follower);");
            }
            Step::Restart => {
                self.add(
                    places,
                    "All are at their ends: it is the last.",
                    cells,
                    "if places[at] < most {",
                );
            }
        }
    }

    /// A choice, and what leads to the next by the greatest items.
    fn greatest_step(&mut self, step: Step, places: &[usize]) {
        let mut cells = self.picture(places);
        match step {
            Step::Advance { at } => {
                let place = places[at];
                cells.cells[place].role = Some(Role::Active);
                cells.cells[place + 1].role = Some(Role::Frontier);
                let mut said = format!(
                    "{} is the first with room behind it, and moves on to {}",
                    self.items[place],
                    self.items[place + 1]
                );
                if 0 < at {
                    said.push_str("; those before it go back to the front");
                }
                said.push('.');
                self.add(places, &said, cells, "ascend(&mut places[..at], 0);");
            }
            Step::Restart => {
                let said = "None has room behind it: it is the last.";
                let at = "if places[at].saturating_add(1) < next_taken {";
                self.add(places, said, cells, at);
            }
        }
    }

    /// One item out and one in.
    fn by_exchanges(&mut self, m: usize) {
        let Some(mut door) = RevolvingDoor::new(self.items.len(), m) else { return };
        loop {
            let before = door.places().to_vec();
            let mut cells = self.picture(&before);
            let step = door.next();
            let said = match step {
                Some((out, comes)) => {
                    cells.cells[out].role = Some(Role::Active);
                    cells.cells[comes].role = Some(Role::Frontier);
                    format!("{} goes out, {} comes in.", self.items[out], self.items[comes])
                }
                None => "It is the last.".to_owned(),
            };
            self.add(&before, &said, cells, "let step = (0..m).find_map(|at| {");
            if step.is_none() {
                break;
            }
        }
    }

    /// Each item as often as one likes.
    fn with_repetition(&mut self, m: usize) {
        let mut choices = WithRepetition::new(self.items.len(), m);
        while let Some(places) = choices.lend() {
            let cells = Cells::new(places.iter().map(|&place| &self.items[place]));
            self.add(places, "", cells, "places[at..].fill(raised);");
        }
    }
}

pub(crate) const SIZES: [u32; 5] = [2, 4, 8, 16, 20];

/// Of the choices of half of n items: how many there are, and how many places a list of all of them
/// sets.
pub(crate) fn counts(n: u32) -> [u32; 2] {
    let n = n as usize;
    let m = n / 2;
    let mut places: Vec<usize> = (0..m).collect();
    let (mut n_choices, mut n_set) = (0, 0_usize);
    let mut has_next = true;
    while has_next {
        n_choices += 1;
        has_next = next_combination_watched(&mut places, n, |step, places| {
            if let Step::Advance { at } = step {
                n_set += places.len() - at;
            }
        });
    }
    [n_choices, u32::try_from(n_set).unwrap_or(u32::MAX)]
}

fn cost() -> Chart {
    let curves = ["choices", "places set"];
    Chart::from_counts("All choices of n/2 items", ["n", "number"], &SIZES, curves, counts)
}
