//! The exercises of section 3.2.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 3.2: `count`.
#[derive(Debug)]
pub struct Count;

/// The number of ways, by arithmetic of 128 bits.
fn oracle(classes: &[Vec<u64>]) -> Option<u64> {
    let ways = |steps: &Vec<u64>| -> Option<u128> {
        if steps.contains(&0) {
            return Some(0);
        }
        steps.iter().try_fold(1_u128, |ways, choices| ways.checked_mul(u128::from(*choices)))
    };
    let total = classes
        .iter()
        .try_fold(0_u128, |total, steps| ways(steps).and_then(|ways| total.checked_add(ways)));
    total.and_then(|total| u64::try_from(total).ok())
}

impl Task for Count {
    type Input = Vec<Vec<u64>>;
    type Output = Option<u64>;

    const SECTION: &'static str = "3.2";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "counting_principles";
    const HARNESS: &'static str = "|classes: Vec<Vec<u64>>| attempt::count(&classes)";
    const HINTS: &'static [&'static str] = &[
        "Two loops: the outer one runs through the classes and adds, the inner one runs through the steps of a class \
         and multiplies.",
        "Which number does a sum start with, and which one a product? Where must the product start again?",
        "`checked_mul` and `checked_add` are `None` if the result does not fit. But look for a step without a choice \
         before you multiply.",
    ];

    fn small() -> Vec<Self::Input> {
        let steps = lists(3, &[0, 2, u64::MAX]);
        let mut all = vec![Vec::new()];
        all.extend(steps.iter().map(|class| vec![class.clone()]));
        for a in &steps {
            all.extend(steps.iter().map(|b| vec![a.clone(), b.clone()]));
        }
        all.sort_by_key(Self::size);
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let most = if random.below(4) == 0 { u64::MAX } else { 20 };
        let mut class = || {
            let len = random.index(6);
            (0..len).map(|_| random.below(most)).collect()
        };
        let n_classes = usize::try_from(most % 7).unwrap_or(0);
        (0..n_classes).map(|_| class()).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("a class of 1 000 000 steps with one choice each", vec![vec![1; 1_000_000]]),
            ("100 000 classes of two steps", vec![vec![2, 3]; 100_000]),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.iter().map(|steps| 1 + steps.len() as u64).sum()
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let mut all = shorter(input);
        for (i, steps) in input.iter().enumerate() {
            all.extend(shorter(steps).into_iter().map(|steps| {
                let mut classes = input.clone();
                classes[i] = steps;
                classes
            }));
        }
        all
    }

    fn call(input: &Self::Input) -> String {
        format!("count(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = oracle(input);
        if *output == expected {
            return Ok(());
        }
        Err(Wrong {
            expected: format!("{expected:?}"),
            got: format!("{output:?}"),
            because: input
                .iter()
                .any(|steps| steps.contains(&0))
                .then(|| "a class with a step that has no choice has no way".to_owned()),
        })
    }
}

/// Exercise 3.2: `kth_way`.
#[derive(Debug)]
pub struct KthWay;

/// The way by counting: each digit skips as many ways as the later steps have.
fn skip(sizes: &[u64], k: u64) -> Option<Vec<u64>> {
    if sizes.contains(&0) {
        return None;
    }
    let mut rest = u128::from(k);
    let mut way = Vec::new();
    for (i, size) in sizes.iter().enumerate() {
        // More ways than k counts are as good as any such number.
        let later =
            sizes[i + 1..].iter().fold(1_u128, |ways, size| ways.saturating_mul(u128::from(*size)));
        let digit = u64::try_from(rest / later).ok().filter(|digit| digit < size)?;
        rest -= u128::from(digit) * later;
        way.push(digit);
    }
    (rest == 0).then_some(way)
}

impl Task for KthWay {
    /// The sizes, and k.
    type Input = (Vec<u64>, u64);
    type Output = Option<Vec<u64>>;

    const SECTION: &'static str = "3.2";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "counting_principles_kth";
    const HARNESS: &'static str = "|(sizes, k): (Vec<u64>, u64)| attempt::kth_way(&sizes, k)";
    const HINTS: &'static [&'static str] = &[
        "How do you find the seconds, the minutes and the hours of second number 3661?",
        "The last digit is the remainder of k modulo the last size. The quotient is the k of the steps before it.",
        "If something other than 0 is left after the first step, k was too large. And if some size is 0, there is no \
         way at all.",
    ];

    fn small() -> Vec<Self::Input> {
        let with_all_k = |sizes: Vec<u64>| {
            let n_ways: u64 = sizes.iter().product();
            (0..=n_ways).map(move |k| (sizes.clone(), k))
        };
        lists(3, &[0, 1, 2, 3]).into_iter().flat_map(with_all_k).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let len = random.index(8);
        let sizes: Vec<u64> = (0..len).map(|_| 1 + random.below(12)).collect();
        let n_ways: u64 = sizes.iter().product();
        (sizes, random.below(n_ways + n_ways / 4 + 1))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("64 steps of 2 choices, and the largest k", (vec![2; 64], u64::MAX)),
            ("1 000 steps of 10 choices", (vec![10; 1_000], 123_456_789)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.0.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let shorter = shorter(&input.0).into_iter().map(|sizes| (sizes, input.1));
        shorter.chain((0 < input.1).then(|| (input.0.clone(), input.1 / 2))).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("kth_way(&{}, {})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let text = |way: &Option<Vec<u64>>| match way {
            Some(way) => format!("Some({})", shown(way)),
            None => "None".to_owned(),
        };
        let expected = skip(&input.0, input.1);
        if *output == expected {
            return Ok(());
        }
        Err(Wrong { expected: text(&expected), got: text(output), because: None })
    }
}
