//! Many steps of one permutation:
//! `cargo run -p combinatorial-mathematics --example permutation_group -- --steps 5 1 2 0 4 3`.

#[path = "cycles/mod.rs"]
#[allow(dead_code, reason = "shared by programs about permutations")]
mod cycles;
#[path = "../../sort/examples/values/mod.rs"]
#[allow(dead_code, reason = "shared by programs that read numbers or words")]
mod values;

use std::process::ExitCode;

use combinatorial_mathematics::permutation_group::plain::{self, Step};
use combinatorial_mathematics::permutation_group::{Permutation, PermutationError};
use cycles::notation;
use input::Input;
use trace::{Arrow, Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace};
use values::Value;

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "permutation_group",
    about: "A permutation moves the item at place i to place IMAGE[i]. Its cycles, and where everything is after many steps.",
    arguments: "IMAGE... [on ITEM...] (the places 0, 1, 2, ... in any order; the items are A, B, C, ..., if none are given)",
    worked: &["0 2 4 6 7 1 3 5"],
    flags: &[
        Flag {
            name: "--steps",
            value: Some("K"),
            about: "how many steps (17); backward, if negative",
        },
        Flag {
            name: "--root",
            value: Some("M"),
            about: "instead, a permutation that is this one if it is applied M times",
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

/// What still makes a picture.
const MOST_PLACES: usize = 20;

/// A permutation of 6 to 9 places.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let n = 6 + dice.below(4);
    trace::list(cycles::random(n, &mut dice).image(), " ")
}

/// The permutation, and the items that it moves.
fn read(input: &mut Input<'_>) -> trace::Result<(Permutation, Vec<Value>)> {
    let mut image = Vec::new();
    let mut has_items = false;
    while !input.is_end() && !has_items {
        let name = format!("place {}", image.len());
        let word = input.word(&name)?;
        has_items = word == "on";
        if !has_items {
            let place = word
                .parse()
                .map_err(|_| input.invalid_number(&name, "is not a place, nor \"on\""))?;
            image.push(place);
        }
    }
    let permutation = Permutation::new(image)?;
    let n = permutation.len();
    let items = if has_items { values::read(input)? } else { letters(n) };
    let found = items.len();
    if n == found {
        Ok((permutation, items))
    } else {
        Err(PermutationError::Length { n, found }.into())
    }
}

/// A, B, C, ..., or numbers if the letters are too few.
fn letters(n: usize) -> Vec<Value> {
    let letters = 'A'..='Z';
    if n <= letters.clone().count() {
        letters.take(n).map(|letter| Value::Word(letter.to_string())).collect()
    } else {
        (0..).take(n).map(Value::Number).collect()
    }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let root: Option<u64> = options.number("--root")?;
    let steps: Option<i64> = options.number("--steps")?;
    if root.is_some() && steps.is_some() {
        return Err("--steps and --root exclude each other".into());
    }
    let (permutation, items) = read(input)?;
    match root {
        Some(m) => Ok(draw_root(&permutation, m)),
        None => draw_power(&permutation, &items, steps.unwrap_or(17)),
    }
}

fn title(permutation: &Permutation) -> String {
    match permutation.len() {
        0 => "A permutation of nothing".to_owned(),
        n if MOST_PLACES < n => format!("A permutation of {n} places"),
        _ => format!("The permutation {}", trace::list(permutation.image(), " ")),
    }
}

fn draw_power(permutation: &Permutation, items: &[Value], k: i64) -> trace::Result<Trace> {
    let title = title(permutation);
    let mut moved = items.to_vec();
    permutation.power(k).move_to(&mut moved)?;
    let steps = format!("{k} {}", if k.unsigned_abs() == 1 { "step" } else { "steps" });
    let after = format!("After {steps}: {}.", trace::list(&moved, " "));
    if permutation.is_empty() {
        return Ok(Trace { title, frames: Vec::new(), answer: "Nothing moves.".into() });
    }
    let order = permutation.order().map_or("more than 2^64".to_owned(), |order| order.to_string());
    if MOST_PLACES < permutation.len() {
        let n_cycles = trace::plural(permutation.cycles().len() as u64, "cycle");
        let frames = vec![Frame::too_large(format_args!("{MOST_PLACES} places"))];
        return Ok(Trace { title, frames, answer: format!("{n_cycles}, order {order}. {after}") });
    }
    let mut frames = vec![one_step(permutation, items)?];
    let all = plain::cycles(permutation.image());
    find_cycles(&mut frames, permutation, &all);
    let order = permutation.order().unwrap_or(1);
    if let Some(frame) = frames.pop() {
        let lengths: Vec<u64> = all.iter().map(|cycle| cycle.len() as u64).collect();
        let others = [lengths.iter().max().copied().unwrap_or(1), lengths.iter().sum(), 2 * order];
        let because = format!(
            "The number must be a multiple of {}, and the least such number is {order}.",
            trace::all_of(&lengths)
        );
        let question = "After how many steps is every item back in its place for the first time?";
        frames.push(frame.ask_number(question, order, others, because));
    }
    frames.push(whole(permutation, &all, order));
    // The order is a multiple of each length, so this many steps do the same.
    let fewer = k.rem_euclid(i64::try_from(order)?);
    let mut places = 0..all.len();
    plain::power_watched(permutation.image(), usize::try_from(fewer)?, |step, _| {
        if let (Step::Advance { shift, .. }, Some(i)) = (step, places.next()) {
            frames.push(advanced(&all[i], (k, shift), items, &moved));
        }
    });
    ask_how_far(&mut frames, &all, k);
    let columns = (0..items.len()).map(|place| place.to_string()).collect();
    let rows = vec![Row::new("before", items), Row::new("after", &moved)];
    let caption = format!("All cycles together give the row after {steps}.");
    frames.push(
        Frame::new(caption)
            .with(Grid { columns, rows, ..Grid::default() })
            .at("for cycle in cycles(image) {"),
    );
    Ok(Trace { title, frames, answer: format!("{permutation}, order {order}. {after}") })
}

/// The items before and after one step, with an arrow for each.
fn one_step(permutation: &Permutation, items: &[Value]) -> trace::Result<Frame> {
    let mut moved = items.to_vec();
    permutation.move_to(&mut moved)?;
    let columns = (0..items.len()).map(|place| place.to_string()).collect();
    let rows = vec![Row::new("before", items), Row::default(), Row::new("after", &moved)];
    let image = permutation.image();
    let arrow = |(from, to): (usize, &usize)| Arrow { from: (0, from), to: (2, *to), role: None };
    let arrows = image.iter().enumerate().map(arrow).collect();
    let grid = Grid { columns, rows, arrows, ..Grid::default() };
    let example = (0..image.len()).find(|&place| image[place] != place).unwrap_or(0);
    let caption = format!(
        "One step moves the item at each place along its arrow. For example, {} goes from place {example} to place {}.",
        items[example], image[example]
    );
    Ok(Frame::new(caption).with(grid).at("place = image[place];"))
}

/// A frame for each cycle, when it is complete.
fn find_cycles(frames: &mut Vec<Frame>, permutation: &Permutation, all: &[Vec<usize>]) {
    let image = permutation.image();
    let longest = all.iter().max_by_key(|cycle| cycle.len()).cloned().unwrap_or_default();
    if let Some(frame) = frames.pop() {
        let (start, length) = (longest[0], longest.len());
        let because =
            format!("Its path is {}, and then {start} again.", trace::list(&longest, ", "));
        let others = [length + 1, image.len(), 2].map(|other| other.max(1));
        let question = format!(
            "After how many steps is the item from place {start} back at place {start} for the first time?"
        );
        frames.push(frame.ask_number(question, length, others, because));
    }
    let mut last_start = None;
    plain::cycles_watched(image, |_, found| {
        let Some((cycle, before)) = found.split_last() else { return };
        let start = cycle[0];
        let skipped: Vec<usize> = (last_start.map_or(0, |last| last + 1)..start).collect();
        let after_those = match skipped.as_slice() {
            [] => String::new(),
            [one] => format!("Place {one} has already been visited. "),
            some => format!("Places {} have already been visited. ", trace::all_of(some)),
        };
        if before.len() + 1 == all.len()
            && !skipped.is_empty()
            && let Some(frame) = frames.pop()
        {
            let because = format!("It is {start}, the first place that is not in a cycle yet.");
            let others = [skipped[0], image.len() - 1];
            let question = "At which place does the next cycle start?";
            frames.push(frame.ask_number(question, start, others, because));
        }
        last_start = Some(start);
        let found_here = match cycle.as_slice() {
            [place] => format!("The item at place {place} stays, so ({place}) is a cycle."),
            _ => format!(
                "Start at place {start} and follow the arrows: {}, and back to {start}. This is the cycle {}.",
                trace::list(cycle, ", "),
                notation(cycle)
            ),
        };
        let mut graph = cycles::graph(image, all);
        for cycle in before {
            cycles::mark(&mut graph, cycle, Role::Settled);
        }
        cycles::mark(&mut graph, cycle, Role::Active);
        let at = "cycles.push(cycle);";
        frames.push(Frame::new(format!("{after_those}{found_here}")).with(graph).at(at));
    });
}

/// All cycles, and after how many steps everything is back.
fn whole(permutation: &Permutation, all: &[Vec<usize>], order: u64) -> Frame {
    let lengths = all.iter().map(|cycle| cycle.len().to_string());
    let mut graph = cycles::graph(permutation.image(), all);
    for cycle in all {
        cycles::mark(&mut graph, cycle, Role::Settled);
    }
    let caption = match all {
        [one] => {
            format!("Every place is in the one cycle {}, whose length is {order}.", notation(one))
        }
        _ => format!(
            "Every place is in exactly one cycle: {permutation}. The lengths are {}, so every item is back in its place after {}.",
            trace::all_of(lengths),
            trace::plural(order, "step")
        ),
    };
    Frame::new(caption).with(graph).at("for cycle in cycles(image) {")
}

/// k modulo a length.
fn rest(k: i64, length: usize) -> usize {
    // Fits: it is less than the length.
    i64::try_from(length).map_or(0, |length| usize::try_from(k.rem_euclid(length)).unwrap_or(0))
}

/// How often a cycle fits into k steps, and how many steps are left.
fn rounds(k: i64, length: usize) -> String {
    let n_rounds = i64::try_from(length).map_or(0, |length| k.div_euclid(length));
    format!("{k} = {n_rounds} · {length} + {}", rest(k, length))
}

/// Asks how far the items of the longest cycle move, on the frame before.
fn ask_how_far(frames: &mut [Frame], all: &[Vec<usize>], k: i64) {
    let Some(i) = (0..all.len()).max_by_key(|&i| all[i].len()) else { return };
    let (cycle, n) = (&all[i], all.iter().map(Vec::len).sum::<usize>());
    let before = frames.len() - all.len() + i - 1;
    let (start, shift) = (cycle[0], rest(k, cycle.len()));
    let place = |shift: usize| cycle[shift % cycle.len()];
    // Modulo the number of places, one too far, and backward.
    let others = [rest(k, n), shift + 1, cycle.len() - shift].map(place);
    let because = format!(
        "{}, so it moves {} along {}.",
        rounds(k, cycle.len()),
        trace::plural(shift as u64, "place"),
        notation(cycle)
    );
    let question = format!("Where is the item from place {start} after {k} steps?");
    let frame = std::mem::take(&mut frames[before]);
    frames[before] = frame.ask_number(question, place(shift), others, because);
}

/// The items of one cycle, before and after; the first of them is marked.
fn advanced(cycle: &[usize], (k, shift): (i64, usize), items: &[Value], moved: &[Value]) -> Frame {
    let length = cycle.len();
    let row = |name: &str, of: &[Value], chosen: usize| {
        let cell = |(at, &place): (usize, &usize)| {
            let role = (at == chosen).then_some(Role::Chosen);
            Cell { role, ..Cell::new(&of[place]) }
        };
        Row {
            header: name.to_owned(),
            cells: cycle.iter().enumerate().map(cell).collect(),
            ..Row::default()
        }
    };
    let columns = cycle.iter().map(usize::to_string).collect();
    let rows = vec![row("before", items, 0), row("after", moved, shift)];
    let name = notation(cycle);
    let caption = match (length, shift) {
        (1, _) => format!("In the cycle {name}, the item at place {} stays.", cycle[0]),
        (_, 0) => format!(
            "The cycle {name} has length {length}, and {}. These are whole rounds, so nothing moves.",
            rounds(k, length)
        ),
        _ => format!(
            "The cycle {name} has length {length}, and {}. Whole rounds change nothing, so each item moves {} along the cycle.",
            rounds(k, length),
            trace::plural(shift as u64, "place")
        ),
    };
    let at = "power[place] = cycle[(i + shift) % cycle.len()];";
    Frame::new(caption).with(Grid { columns, rows, ..Grid::default() }).at(at)
}

/// How a root is made of the cycles.
fn draw_root(permutation: &Permutation, m: u64) -> Trace {
    let title = format!("{}: a root for the exponent {m}", title(permutation));
    let root = permutation.root(m);
    let answer = match &root {
        Some(root) => format!("{root} to the power {m} is {permutation}."),
        None => format!("No permutation to the power {m} is {permutation}."),
    };
    if MOST_PLACES < permutation.len() {
        let frames = vec![Frame::too_large(format_args!("{MOST_PLACES} places"))];
        return Trace { title, frames, answer };
    }
    let all = permutation.cycles();
    let mut frames = Vec::new();
    let mut graph = cycles::graph(permutation.image(), &all);
    let caption = match all.as_slice() {
        [one] => format!("The permutation is the one cycle {}.", notation(one)),
        _ => format!("The cycles of the permutation are {permutation}."),
    };
    frames.push(
        Frame::new(caption)
            .with(graph.clone())
            .at("for cycles in self.by_length().chunk_by(|a, b| a.len() == b.len()) {"),
    );
    let Some(root) = root else {
        let caption = "The cycles of some length cannot be grouped, so there is no root.";
        let at = "if !cycles.len().is_multiple_of(n_together) {";
        frames.push(Frame::new(caption).with(graph).at(at));
        return Trace { title, frames, answer };
    };
    for whole in root.cycles() {
        let parts: Vec<&Vec<usize>> =
            all.iter().filter(|cycle| whole.contains(&cycle[0])).collect();
        for part in &parts {
            cycles::mark(&mut graph, part, Role::Active);
        }
        let names = trace::all_of(parts.iter().map(|part| notation(part)));
        let caption = match (parts.len(), whole.len()) {
            (1, 1) => format!("The root leaves place {} where it is.", whole[0]),
            (1, _) => {
                format!("{names} alone comes from the cycle {} of the root.", notation(&whole))
            }
            _ => format!(
                "{names} are interleaved: they come from the cycle {} of the root.",
                notation(&whole)
            ),
        };
        let frame = Frame::new(caption).with(graph.clone()).with(cycles::circle(&whole));
        frames.push(frame.at("let whole = interleaved(group, m);"));
        for part in &parts {
            cycles::mark(&mut graph, part, Role::Settled);
        }
    }
    Trace { title, frames, answer }
}

/// The numbers of steps of the chart: one less than a power of 2, the worst for squaring.
pub(crate) const SIZES: [u32; 10] = [1, 3, 7, 15, 31, 63, 127, 255, 511, 1023];

/// The cards of the chart.
const CARDS: usize = 52;

/// How often an entry of a list of 52 cards is set for k perfect shuffles: by one step after the
/// other, by squaring, and along the cycles.
pub(crate) fn entries(k: u32) -> [u32; 3] {
    // The card at place i goes to place 2i modulo 51, and the last one stays.
    let image: Vec<usize> =
        (0..CARDS).map(|i| if i + 1 < CARDS { 2 * i % (CARDS - 1) } else { i }).collect();
    let mut n_set = [0; 3];
    let product = |a: &[usize], b: &[usize], n_set: &mut u32| {
        let product: Vec<usize> = a.iter().map(|&place| b[place]).collect();
        *n_set += u32::try_from(product.len()).unwrap_or(u32::MAX);
        product
    };
    let mut one_by_one = (0..CARDS).collect::<Vec<usize>>();
    for _ in 0..k {
        one_by_one = product(&one_by_one, &image, &mut n_set[0]);
    }
    let (mut by_squares, mut square, mut rest) =
        ((0..CARDS).collect::<Vec<usize>>(), image.clone(), k);
    while 0 < rest {
        if rest % 2 == 1 {
            by_squares = product(&by_squares, &square, &mut n_set[1]);
        }
        rest /= 2;
        if 0 < rest {
            square = product(&square, &square, &mut n_set[1]);
        }
    }
    // Each place once in a cycle, and once in the power.
    let along = plain::power_watched(&image, k as usize, |_, _| {});
    let in_cycles: usize = plain::cycles(&image).iter().map(Vec::len).sum();
    n_set[2] = u32::try_from(in_cycles + along.len()).unwrap_or(u32::MAX);
    assert!(one_by_one == by_squares && by_squares == along, "all three agree");
    n_set
}

fn cost() -> Chart {
    let curves = ["one by one", "by squaring", "along the cycles"];
    let axes = ["shuffles", "entries set"];
    Chart::from_counts("Shuffles of 52 cards", axes, &SIZES, curves, entries)
}
