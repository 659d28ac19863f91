//! The comparisons of every sort on every pattern:
//! `cargo run -p sort --example which_sort -- 1000`.

use std::cmp::Ordering;
use std::process::ExitCode;

use input::Input;
use sort::bubble_sort::bubble_sort_by;
use sort::insertion_sort::{binary_insertion_sort_by, insertion_sort_by};
use sort::merge_sort::merge_sort_by;
use sort::patterns::{self, Pattern};
use sort::quick_sort_by;
use trace::{Axis, Cell, Chart, Demo, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "sort",
    name: "which_sort",
    about: "How often each sort of the chapter, and each of the library, compares two elements.",
    arguments: "N",
    worked: &["1000"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Bubble sort takes a moment for this many elements, and too long for more.
const MOST_ELEMENTS: usize = 5000;

type Compare<'a> = &'a mut dyn FnMut(&i32, &i32) -> Ordering;
type Sort = fn(&mut [i32], Compare);

pub(crate) const SORTS: [(&str, Sort); 7] = [
    ("insertion", |v, compare| insertion_sort_by(v, compare)),
    ("halving", |v, compare| binary_insertion_sort_by(v, compare)),
    ("bubble", |v, compare| bubble_sort_by(v, compare)),
    ("quick", |v, compare| quick_sort_by(v, compare)),
    ("merge", |v, compare| merge_sort_by(v, compare)),
    ("std", |v, compare| v.sort_by(compare)),
    ("unstable", |v, compare| v.sort_unstable_by(compare)),
];

/// How many comparisons a sort makes on an input.
pub(crate) fn comparisons(sort: Sort, mut v: Vec<i32>) -> u32 {
    let mut n_comparisons = 0;
    sort(&mut v, &mut |a, b| {
        n_comparisons += 1;
        a.cmp(b)
    });
    n_comparisons
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let n = input.number_in(0..=MOST_ELEMENTS, "the number of elements")?;
    input.end("the number of elements")?;
    let mut grid = Grid {
        columns: SORTS.iter().map(|(name, _)| (*name).to_owned()).collect(),
        ..Grid::default()
    };
    let (mut frames, mut is_always_best) = (Vec::new(), [true; SORTS.len()]);
    for (pattern, make) in patterns::ALL {
        let counts = SORTS.map(|(_, sort)| comparisons(sort, make(n)));
        let fewest = counts.into_iter().min().unwrap_or(0);
        for (is_best, count) in is_always_best.iter_mut().zip(counts) {
            *is_best &= count == fewest;
        }
        let cell = |count| {
            if count == fewest { Cell::marked(count, Role::Chosen) } else { Cell::new(count) }
        };
        grid.rows.push(Row {
            header: (*pattern).to_owned(),
            cells: counts.into_iter().map(cell).collect(),
            ..Row::default()
        });
        let best = SORTS.iter().zip(counts).filter(|(_, count)| *count == fewest);
        let best: Vec<&str> = best.map(|((name, _), _)| *name).collect();
        let caption =
            format!("{pattern}: the fewest comparisons are {fewest}, by {}.", best.join(", "));
        frames.push(Frame::new(caption).with(grid.clone()));
    }
    let best = SORTS.iter().zip(is_always_best).filter(|(_, is_best)| *is_best);
    let best: Vec<&str> = best.map(|((name, _), _)| *name).collect();
    let answer = match best.len() {
        0 => "No sort is the best on every pattern.".to_owned(),
        _ => format!("On every pattern none compares less than {}.", best.join(", ")),
    };
    Ok(Trace { title: format!("Comparisons on {n} elements"), frames, answer })
}

/// Comparisons on random input, at doubled sizes.
fn cost() -> Chart {
    let random: Pattern = patterns::random;
    let series = |(name, sort): (&str, Sort)| Series {
        name: name.into(),
        points: [32_u16, 64, 128, 256, 512, 1024]
            .map(|n| (f64::from(n), f64::from(comparisons(sort, random(n.into())))))
            .to_vec(),
    };
    Chart {
        name: "Sorting random input".into(),
        x: Axis::log("elements"),
        y: Axis::log("comparisons"),
        // Halving would lie on the line of merge sort, and the library's sorts count differently in
        // each version.
        series: [SORTS[0], SORTS[2], SORTS[3], SORTS[4]].map(series).to_vec(),
    }
}
