//! The exercise of section 4.4.

use crate::inputs::{Random, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 4.4: `segment_tree`.
#[derive(Debug)]
pub struct SegmentTree;

/// Element `i` becomes the number, or, if there is none, the least number of `i..end` is asked for.
type Step = (usize, usize, Option<i64>);

/// Whether all steps are in range.
fn is_valid((values, steps): &(Vec<i64>, Vec<Step>)) -> bool {
    steps.iter().all(|&(i, end, value)| match value {
        Some(_) => i < values.len(),
        None => i <= end && end <= values.len(),
    })
}

fn oracle(values: &[i64], steps: &[Step]) -> Vec<i64> {
    let mut values = values.to_vec();
    let mut answers = Vec::new();
    for &(i, end, value) in steps {
        match value {
            Some(value) => values[i] = value,
            None => answers.push(values[i..end].iter().min().copied().unwrap_or(i64::MAX)),
        }
    }
    answers
}

/// The answers, from a table of the least numbers of blocks, for large inputs.
fn by_blocks(values: &[i64], steps: &[Step]) -> Vec<i64> {
    const BLOCK: usize = 512;
    let mut values = values.to_vec();
    let least = |part: &[i64]| part.iter().min().copied().unwrap_or(i64::MAX);
    let mut blocks: Vec<i64> = values.chunks(BLOCK).map(least).collect();
    let mut answers = Vec::new();
    for &(i, end, value) in steps {
        if let Some(value) = value {
            values[i] = value;
            let start = i / BLOCK * BLOCK;
            blocks[i / BLOCK] = least(&values[start..values.len().min(start + BLOCK)]);
            continue;
        }
        let (first, last) = (i.div_ceil(BLOCK), end / BLOCK);
        answers.push(if last <= first {
            least(&values[i..end])
        } else {
            let ends = least(&values[i..first * BLOCK]).min(least(&values[last * BLOCK..end]));
            ends.min(least(&blocks[first..last]))
        });
    }
    answers
}

impl Task for SegmentTree {
    /// The elements, and the steps.
    type Input = (Vec<i64>, Vec<Step>);
    type Output = Vec<i64>;

    const SECTION: &'static str = "4.4";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "segment_tree";
    const HARNESS: &'static str = "|(values, steps): (Vec<i64>, Vec<(usize, usize, Option<i64>)>)| { \
         let mut nodes = attempt::build(&values); \
         let mut answers: Vec<i64> = Vec::new(); \
         for (i, end, value) in steps { \
             match value { \
                 Some(value) => attempt::set(&mut nodes, i, value), \
                 None => answers.push(attempt::least(&nodes, i, end)), } } \
         answers }";
    const HINTS: &'static [&'static str] = &[
        "Put the n elements at the places n to 2n of an array, and let place k hold the smaller one of the places 2k and \
         2k + 1, for k from n - 1 down to 1.",
        "When an element changes, its place is n + i. Go up: halve the place, and compute it again, until you have done place 1.",
        "For a range, begin with l = n + start and r = n + end. If l is odd, take place l and add 1 to l. If r is odd, \
         subtract 1 from r and take place r. Then halve both, as long as l is less than r.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut inputs = Vec::new();
        for n in 0..=5 {
            let values: Vec<i64> = [3, 1, 4, 0, 2][..n].to_vec();
            for i in 0..=n {
                for end in i..=n {
                    inputs.push((values.clone(), vec![(i, end, None)]));
                    for k in 0..n {
                        for value in [-1, 9] {
                            inputs
                                .push((values.clone(), vec![(k, 0, Some(value)), (i, end, None)]));
                        }
                    }
                }
            }
        }
        inputs.sort_by_key(Self::size);
        inputs
    }

    fn random(random: &mut Random) -> Self::Input {
        let values = random.numbers(40);
        let n = values.len();
        let n_steps = random.index(20);
        let step = |random: &mut Random| {
            let (a, b) = (random.index(n + 1), random.index(n + 1));
            let value = random.below(20).cast_signed();
            let is_change = a < n && random.below(2) == 0;
            (a.min(b), a.max(b), (is_change && a.min(b) < n).then_some(value))
        };
        let steps = (0..n_steps).map(|_| step(random)).collect();
        (values, steps)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(4);
        let n = 200_000;
        let values: Vec<i64> = (0..n).map(|_| random.below(1 << 40).cast_signed()).collect();
        let step = |random: &mut Random| {
            let (a, b) = (random.index(n), random.index(n));
            let value = random.below(1 << 40).cast_signed();
            (a.min(b), a.max(b), (random.below(2) == 0).then_some(value))
        };
        let steps = (0..200_000).map(|_| step(&mut random)).collect();
        vec![("200 000 elements and 200 000 steps", (values, steps))]
    }

    fn size(input: &Self::Input) -> u64 {
        (input.0.len() + 2 * input.1.len()) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (values, steps) = input;
        let mut all: Vec<Self::Input> =
            shorter(steps).into_iter().map(|steps| (values.clone(), steps)).collect();
        all.extend(shorter(values).into_iter().map(|values| (values, steps.clone())));
        all.retain(is_valid);
        all
    }

    fn call((values, steps): &Self::Input) -> String {
        if 20 < steps.len() {
            return format!("build(&{}), and {} steps", shown(values), steps.len());
        }
        let step = |&(i, end, value): &Step| match value {
            Some(value) => format!(", set({i}, {value})"),
            None => format!(", least({i}, {end})"),
        };
        format!("build(&{}){}", shown(values), steps.iter().map(step).collect::<String>())
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (values, steps) = input;
        let expected =
            if values.len() < 1000 { oracle(values, steps) } else { by_blocks(values, steps) };
        if *output == expected {
            return Ok(());
        }
        Err(Wrong { expected: shown(&expected), got: shown(output), because: None })
    }
}
