//! The exercises of section 1.2.

use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// Exercise 1.2: `master`.
#[derive(Debug)]
pub struct Master;

impl Task for Master {
    /// a, b and k.
    type Input = (u64, u64, u64);
    type Output = char;

    const SECTION: &'static str = "1.2";
    const CHAPTER: &'static str = "basic-knowledge";
    const NAME: &'static str = "recurrence";
    const HARNESS: &'static str =
        "|(a, b, k): (u64, u64, u64)| attempt::master(a, b, u32::try_from(k).unwrap())";
    const HINTS: &'static [&'static str] = &[
        "From one level to the next there are a times as many calls. What does each of them cost, compared with a call above?",
        "Each costs 1 / b^k of what a call above costs. So compare a with b^k.",
        "`b.checked_pow(k)` is `None` if the power does not fit. Then it is larger than a.",
    ];

    fn small() -> Vec<Self::Input> {
        let pairs = (1..=9).flat_map(|a| (2..=4).map(move |b| (a, b)));
        pairs.flat_map(|(a, b)| (0..=3).map(move |k| (a, b, k))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (b, k) = (2 + random.below(9), random.below(25));
        // Often exactly the power, or one beside it.
        let power = u32::try_from(k).ok().and_then(|k| b.checked_pow(k)).unwrap_or(u64::MAX);
        let a = power.saturating_add(random.below(3)).saturating_sub(1);
        (a.max(1), b, k)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("the largest number of parts", (u64::MAX, 2, 64)),
            ("a power that has 100 digits", (1, 10, 100)),
            ("125 parts of a fifth, at cost n^3", (125, 5, 3)),
        ]
    }

    fn size((a, b, k): &Self::Input) -> u64 {
        a.saturating_add(10 * b).saturating_add(100 * k)
    }

    fn smaller((a, b, k): &Self::Input) -> Vec<Self::Input> {
        let mut all = vec![(a / 2, *b, *k), (a - 1, *b, *k), (*a, b - 1, *k)];
        all.extend(k.checked_sub(1).map(|k| (*a, *b, k)));
        all.retain(|(a, b, _)| 1 <= *a && 2 <= *b);
        all
    }

    fn call((a, b, k): &Self::Input) -> String {
        format!("master({a}, {b}, {k})")
    }

    fn check((a, b, k): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        // The power by repeated products, in 128 bits, as far as it is needed.
        let mut power = 1_u128;
        for _ in 0..*k {
            power = (power * u128::from(*b)).min(u128::from(u64::MAX) + 1);
        }
        let expected = match u128::from(*a).cmp(&power) {
            std::cmp::Ordering::Greater => 'L',
            std::cmp::Ordering::Equal => 'B',
            std::cmp::Ordering::Less => 'R',
        };
        if *output == expected {
            return Ok(());
        }
        let because = format!("from level to level, {a} times as many calls cost 1 / {b}^{k} each");
        Err(Wrong {
            expected: format!("{expected:?}"),
            got: format!("{output:?}"),
            because: Some(because),
        })
    }
}
