//! Sorting a permutation by swaps, and what each does to the cycles:
//! `cargo run -p combinatorial-mathematics --example transposition -- 1 2 3 4 0 6 5 swap 0 2`.

#[path = "cycles/mod.rs"]
#[allow(dead_code, reason = "shared by programs about permutations")]
mod cycles;

use std::process::ExitCode;

use combinatorial_mathematics::permutation_group::{Permutation, Step};
use cycles::notation;
use input::Input;
use trace::{Cell, Cells, Demo, Frame, Options, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "transposition",
    about: "The number IMAGE[i] is at place i and belongs at place IMAGE[i]. Swaps sort the row; first those that are given.",
    arguments: "IMAGE... [swap A B]... (the places 0, 1, 2, ... in any order; then places whose numbers are swapped)",
    worked: &["1 2 3 4 0 6 5 swap 0 2 swap 1 5"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_PLACES: usize = 12;
const MOST_SWAPS: usize = 12;

/// A permutation of 5 to 7 places, and a swap.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let n = 5 + dice.below(3);
    let image = trace::list(cycles::random(n, &mut dice).image(), " ");
    let a = dice.below(n);
    let b = (a + 1 + dice.below(n - 1)) % n;
    format!("{image} swap {a} {b}")
}

type Swap = (usize, usize);

/// The permutation, and the swaps that come first.
fn read(input: &mut Input<'_>) -> trace::Result<(Permutation, Vec<Swap>)> {
    let mut image = Vec::new();
    let mut swaps = Vec::new();
    while !input.is_end() {
        let name = format!("place {}", image.len());
        let word = input.word(&name)?;
        if word == "swap" {
            let n = image.len();
            let last = n.checked_sub(1).ok_or("nothing can be swapped without places")?;
            let a = input.number_in(0..=last, "the first place of a swap")?;
            let b = input.number_in(0..=last, "the second place of a swap")?;
            swaps.push((a, b));
        } else if swaps.is_empty() {
            let place = word
                .parse()
                .map_err(|_| input.invalid_number(&name, "is not a place, nor \"swap\""))?;
            image.push(place);
        } else {
            return Err(input.invalid_number("after a swap", "is not \"swap\"").into());
        }
    }
    if let Some((a, _)) = swaps.iter().find(|(a, b)| a == b) {
        return Err(format!("the swap {a} {a} has only one place").into());
    }
    Ok((Permutation::new(image)?, swaps))
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let (permutation, given) = read(input)?;
    let title = match permutation.len() {
        0 => "Swaps of nothing".to_owned(),
        n if MOST_PLACES < n => format!("Swaps of {n} numbers"),
        _ => format!("Swaps of {}", trace::list(permutation.image(), " ")),
    };
    let mut mixed = permutation.image().to_vec();
    for &(a, b) in &given {
        mixed.swap(a, b);
    }
    // Those that sort the rest.
    let mut swaps = given.clone();
    let rest = Permutation::new(mixed.clone())?;
    rest.move_to_watched(&mut mixed, |Step::Swap { start, place }, _| swaps.push((start, place)))?;
    let parity = if permutation.is_even() { "even" } else { "odd" };
    let (n_swaps, least) = (swaps.len(), permutation.n_swaps());
    let answer = format!(
        "{} {}, so at least {} needed, and the permutation is {parity}. Here there {} {}.",
        trace::counted(permutation.len(), "place forms", "places form"),
        trace::plural(permutation.cycles().len() as u64, "cycle"),
        trace::counted(least, "swap is", "swaps are"),
        if n_swaps == 1 { "was" } else { "were" },
        trace::plural(n_swaps as u64, "swap")
    );
    if MOST_PLACES < permutation.len() || MOST_SWAPS < n_swaps {
        let limit = format_args!("{MOST_PLACES} places and {MOST_SWAPS} swaps");
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    if permutation.is_empty() {
        return Ok(Trace { title, frames: Vec::new(), answer: "Nothing is to be swapped.".into() });
    }
    let mut state = permutation;
    let n_cycles = state.cycles().len();
    let verb = if n_cycles == 1 { "is" } else { "are" };
    let cycles = trace::plural(n_cycles as u64, "cycle");
    let caption = format!(
        "Each arrow leads from a number to the place where it belongs. There {verb} {cycles}: {state}."
    );
    let mut frames = vec![picture(&state, None, caption)];
    for (i, &swap) in swaps.iter().enumerate() {
        let before = state.cycles();
        let mut image = state.image().to_vec();
        image.swap(swap.0, swap.1);
        state = Permutation::new(image)?;
        if i < 3 {
            ask(&mut frames, &before, swap, state.cycles().len());
        }
        let caption = said(&before, &state.cycles(), swap);
        let frame = picture(&state, Some(swap), caption);
        frames.push(if i < given.len() { frame } else { frame.at("items.swap(start, place);") });
    }
    Ok(Trace { title, frames, answer })
}

/// The cycle that contains a place.
fn with(cycles: &[Vec<usize>], place: usize) -> &[usize] {
    cycles.iter().find(|cycle| cycle.contains(&place)).map_or(&[], Vec::as_slice)
}

/// What a swap did to the cycles.
fn said(before: &[Vec<usize>], after: &[Vec<usize>], (a, b): Swap) -> String {
    let swapped = format!("Swap the numbers at places {a} and {b}.");
    let change = if before.len() < after.len() {
        format!(
            "Both places were in {}, which splits into {} and {}.",
            notation(with(before, a)),
            notation(with(after, a)),
            notation(with(after, b))
        )
    } else {
        format!(
            "They were in {} and {}, which merge into {}.",
            notation(with(before, a)),
            notation(with(before, b)),
            notation(with(after, a))
        )
    };
    let n = after.len();
    let verb = if n == 1 { "is" } else { "are" };
    format!("{swapped} {change} Now there {verb} {}.", trace::plural(n as u64, "cycle"))
}

/// Asks how many cycles there are after the swap.
fn ask(frames: &mut Vec<Frame>, before: &[Vec<usize>], (a, b): Swap, n_after: usize) {
    let Some(frame) = frames.pop() else { return };
    let n = before.len();
    let because = if n < n_after {
        "The places are in the same cycle, so the swap splits it."
    } else {
        "The places are in different cycles, so the swap merges them."
    };
    let question = format!(
        "Next, the numbers at places {a} and {b} are swapped. How many cycles are there then?"
    );
    frames.push(frame.ask_number(question, n_after, [n, n + 1, n.saturating_sub(1)], because));
}

/// The row, and the arrows; the two that were swapped are marked.
fn picture(state: &Permutation, swap: Option<Swap>, caption: String) -> Frame {
    let image = state.image();
    let role = |place: usize| {
        let is_swapped = swap.is_some_and(|(a, b)| place == a || place == b);
        if is_swapped {
            Some(Role::Active)
        } else if image[place] == place {
            Some(Role::Settled)
        } else {
            None
        }
    };
    let cells = image
        .iter()
        .enumerate()
        .map(|(place, number)| Cell { role: role(place), ..Cell::new(number) });
    let row = Cells { cells: cells.collect(), first_index: Some(0), ..Cells::default() };
    let mut graph = cycles::arrows(image).on_circle();
    for (place, node) in graph.nodes.iter_mut().enumerate() {
        node.role = role(place);
    }
    for edge in &mut graph.edges {
        edge.role = role(edge.from).filter(|role| *role == Role::Active);
    }
    Frame::new(caption).with(row).with(graph)
}
