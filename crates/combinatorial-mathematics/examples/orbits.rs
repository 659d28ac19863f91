//! The group that some permutations generate, and the orbit of a place:
//! `cargo run -p combinatorial-mathematics --example orbits -- 1 2 3 0 and 0 3 2 1`.

#[path = "cycles/mod.rs"]
#[allow(dead_code, reason = "shared by programs about permutations")]
mod cycles;

use std::process::ExitCode;

use combinatorial_mathematics::permutation_group::{
    Permutation, PermutationError, Product, generated_watched, orbit, stabilizer,
};
use input::Input;
use trace::{Cell, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "orbits",
    about: "All products of some permutations of the same places, and where they move the item at one place.",
    arguments: "IMAGE... [and IMAGE...]... (each: the places 0, 1, 2, ... in any order)",
    worked: &["1 2 3 0 and 0 3 2 1"],
    flags: &[Flag {
        name: "--place",
        value: Some("P"),
        about: "the place whose orbit is shown (0)",
    }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture, and what is still computed.
const MOST_ELEMENTS: usize = 12;
const MOST_PLACES: usize = 12;
const MOST_COMPUTED: usize = 50_000;

/// A rotation of a ring of 3 to 6 places, whose names are mixed, and sometimes a reflection.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let n = 3 + dice.below(4);
    let names = cycles::random(n, &mut dice);
    let renamed = |to: &dyn Fn(usize) -> usize| {
        let image: Vec<usize> = (0..n).map(|i| to(i) % n).collect();
        let plain = Permutation::new(image).unwrap_or_default();
        let renamed = names.inverse().then(&plain).and_then(|half| half.then(&names));
        trace::list(renamed.unwrap_or_default().image(), " ")
    };
    let turn = renamed(&|i| i + 1);
    if dice.below(3) == 0 { turn } else { format!("{turn} and {}", renamed(&|i| n - i)) }
}

fn read(input: &mut Input<'_>) -> trace::Result<Vec<Permutation>> {
    let mut images = vec![Vec::new()];
    while !input.is_end() {
        let last = images.len() - 1;
        let name = format!("place {} of permutation {last}", images[last].len());
        let word = input.word(&name)?;
        if word == "and" {
            images.push(Vec::new());
        } else {
            let place = word
                .parse()
                .map_err(|_| input.invalid_number(&name, "is not a place, nor \"and\""))?;
            images[last].push(place);
        }
    }
    let permutations: Result<Vec<_>, _> = images.into_iter().map(Permutation::new).collect();
    Ok(permutations?)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let place: usize = options.number("--place")?.unwrap_or(0);
    let generators = read(input)?;
    let n = generators[0].len();
    let names: Vec<String> = generators.iter().map(cycles::short).collect();
    let title = if MOST_PLACES < n {
        format!("The group of {}", trace::plural(generators.len() as u64, "permutation"))
    } else {
        format!("The group that {} generate", trace::all_of(&names))
    };
    let title = if names.len() == 1 { title.replace("generate", "generates") } else { title };
    if n <= place {
        return Err(
            format!("--place: there are only {n} places, so there is no place {place}").into()
        );
    }
    let mut frames = Vec::new();
    let mut products = Vec::new();
    let group = generated_watched(n, &generators, MOST_COMPUTED, |product, group| {
        if group.len() <= MOST_ELEMENTS {
            products.push((product, group.len()));
        }
    });
    let group = match group {
        Err(PermutationError::TooLarge { most }) => {
            let answer = format!("The group has more than {most} elements.");
            return Ok(Trace { title, frames, answer });
        }
        group => group?,
    };
    let (orbit, fixed) = (orbit(&group, place), stabilizer(&group, place));
    let answer = format!(
        "{} = {} · {}: the orbit of {place} is {}, and its stabilizer has {}.",
        trace::plural(group.len() as u64, "element"),
        orbit.len(),
        fixed.len(),
        trace::list(&orbit, " "),
        trace::plural(fixed.len() as u64, "element"),
    );
    if MOST_ELEMENTS < group.len() || MOST_PLACES < n {
        let limit = format_args!("{MOST_ELEMENTS} elements and {MOST_PLACES} places");
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    let caption = format!(
        "The group contains the identity, e. The given {} {}.",
        if names.len() == 1 { "permutation is" } else { "permutations are" },
        trace::all_of(&names)
    );
    frames.push(
        Frame::new(caption).with(table(&group[..1], None)).at("let mut group = vec![identity];"),
    );
    for turn in products.chunks(generators.len()) {
        frames.push(multiplied(turn, &group, &names));
    }
    ask_how_many(&mut frames, &group, &orbit, place);
    frames.extend(by_orbit(&group, &orbit, place));
    Ok(Trace { title, frames, answer })
}

/// All products of one element with the generators.
fn multiplied(turn: &[(Product, usize)], group: &[Permutation], names: &[String]) -> Frame {
    let mut said = Vec::new();
    for ((product, n_known), then) in turn.iter().zip(names) {
        let first = &group[product.element];
        let image = first.image();
        // The product was new, or it is one of those that are known.
        let result = if product.is_new { Some(&group[n_known - 1]) } else { None };
        let first = cycles::short(first);
        said.push(match result {
            Some(result) => {
                format!("{first} followed by {then} is {}, which is new", cycles::short(result))
            }
            None if image.is_empty() => "nothing is new".to_owned(),
            None => format!("{first} followed by {then} is already known"),
        });
    }
    let n_known = turn.last().map_or(1, |(_, n_known)| *n_known);
    let active = turn.first().map(|(product, _)| product.element);
    let at = "let next = group[element].then(generator)?;";
    Frame::new(format!("{}.", said.join("; "))).with(table(&group[..n_known], active)).at(at)
}

/// Where each element moves each item.
fn table(group: &[Permutation], active: Option<usize>) -> Grid {
    let row = |(i, element): (usize, &Permutation)| {
        let mut row = Row::new(cycles::short(element), element.image());
        if active == Some(i) {
            for cell in &mut row.cells {
                cell.role = Some(Role::Active);
            }
        }
        row
    };
    let columns = (0..group[0].len()).map(|place| place.to_string()).collect();
    Grid { columns, rows: group.iter().enumerate().map(row).collect(), ..Grid::default() }
}

/// Asks how many elements move the item to another place of the orbit.
fn ask_how_many(frames: &mut Vec<Frame>, group: &[Permutation], orbit: &[usize], place: usize) {
    let (Some(&to), Some(frame)) = (orbit.iter().find(|to| **to != place), frames.pop()) else {
        return;
    };
    let n_there = group.iter().filter(|element| element.image()[place] == to).count();
    let because = format!(
        "The number of those that leave it at place {place} is the same: the {} elements are divided equally among {} places.",
        group.len(),
        orbit.len()
    );
    let question = format!(
        "How many of the {} elements move the item from place {place} to place {to}?",
        group.len()
    );
    frames.push(frame.ask_number(
        question,
        n_there,
        [n_there + 1, n_there + 2, group.len()],
        because,
    ));
}

/// The elements, grouped by where they move the item from one place.
fn by_orbit(group: &[Permutation], orbit: &[usize], place: usize) -> [Frame; 2] {
    let grouped = |mark: &dyn Fn(usize) -> Option<Role>| {
        let mut rows = Vec::new();
        for &to in orbit {
            let there = group.iter().filter(|element| element.image()[place] == to);
            for (i, element) in there.enumerate() {
                let mut row = Row::new(cycles::short(element), element.image());
                row.apart = i == 0 && !rows.is_empty();
                row.cells[place] = Cell { role: mark(to), ..row.cells[place].clone() };
                rows.push(row);
            }
        }
        let columns = (0..group[0].len()).map(|place| place.to_string()).collect();
        Grid { columns, rows, ..Grid::default() }
    };
    let n_each = group.len() / orbit.len();
    let caption = format!(
        "Now the elements are sorted by the place to which they move the item from place {place}. These places are the orbit of {place}: {}.",
        trace::list(orbit, " ")
    );
    let first = Frame::new(caption)
        .with(grouped(&|_| Some(Role::Active)))
        .at("group.iter().map(|element| element.image()[place]).collect();");
    let caption = format!(
        "{} the stabilizer of {place}. Each part of the list has the same length, so {} = {} · {n_each}.",
        if n_each == 1 {
            format!("1 element leaves the item at place {place}: it is")
        } else {
            format!("{n_each} elements leave the item at place {place}: they are")
        },
        group.len(),
        orbit.len()
    );
    let last = Frame::new(caption)
        .with(grouped(&|to| (to == place).then_some(Role::Chosen)))
        .at("group.iter().filter(|element| element.image()[place] == place).collect()");
    [first, last]
}
