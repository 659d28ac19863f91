//! The exercise of section 8.6.

use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// The sum and the next term, from the highest digit of n on: not the way of the exercise. The first
/// half of twice as many terms is the sum, and the second half is the sum times the next term.
fn sum_and_next(base: u64, n: u64, m: u64) -> (u64, u64) {
    let (base, m) = (u128::from(base), u128::from(m));
    let (mut sum, mut next) = (0, 1 % m);
    for bit in (0..u64::BITS - n.leading_zeros()).rev() {
        sum = (sum + next * sum) % m;
        next = next * next % m;
        if n >> bit & 1 == 1 {
            sum = (sum + next) % m;
            next = next * (base % m) % m;
        }
    }
    let narrow = |x: u128| u64::try_from(x).unwrap_or(0);
    (narrow(sum), narrow(next))
}

/// Exercise 8.6: `geometric_sum`.
#[derive(Debug)]
pub struct GeometricSum;

impl Task for GeometricSum {
    type Input = (u64, u64, u64);
    type Output = u64;

    const SECTION: &'static str = "8.6";
    const CHAPTER: &'static str = "number-theory";
    const NAME: &'static str = "modular_exponentiation";
    const HARNESS: &'static str =
        "|(base, n, m): (u64, u64, u64)| attempt::geometric_sum(base, n, m)";
    const HINTS: &'static [&'static str] = &[
        "If you know the sum of the first k terms, what is the sum of the first 2k terms?",
        "Or look at the map x → base · x + 1. What does it do to 0, if you apply it n times?",
        "Applying a map x → f · x + c twice gives x → f · f · x + f · c + c, which is such a map again. So a map can be squared.",
        "Go through the binary digits of n as in the power: apply the map to the result if the rest is odd, then square the map and halve the rest.",
    ];

    fn small() -> Vec<Self::Input> {
        let pairs = (0..=6).flat_map(|base| (0..=7).map(move |n| (base, n)));
        pairs.flat_map(|(base, n)| (1..=9).map(move |m| (base, n, m))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        (random.below(100), random.below(60), 1 + random.below(1000))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        const MOST: u64 = 1_000_000_000_000_000_000;
        vec![
            ("the base 3, n = 10^18 and the modulus 10^9", (3, MOST, 1_000_000_000)),
            ("the base 1, n = 10^18 and a prime modulus", (1, MOST, 998_244_353)),
            ("a base of 64 bits, and n = 2^59 - 1", (u64::MAX, (1 << 59) - 1, 999_999_999)),
            ("the modulus 1", (u64::MAX, MOST, 1)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let (base, n, m) = *input;
        base.saturating_add(n).saturating_add(m)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (base, n, m) = *input;
        let smaller = [
            (base / 2, n, m),
            (base, n / 2, m),
            (base, n, m.div_ceil(2)),
            (base.saturating_sub(1), n, m),
            (base, n.saturating_sub(1), m),
            (base, n, (m - 1).max(1)),
        ];
        smaller.into_iter().filter(|smaller| smaller != input).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("geometric_sum({}, {}, {})", input.0, input.1, input.2)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (base, n, m) = *input;
        let (expected, _) = sum_and_next(base, n, m);
        if *output == expected {
            return Ok(());
        }
        let terms = (0..n.min(9)).map(|i| base.checked_pow(u32::try_from(i).unwrap_or(0)));
        let because = if m <= *output {
            format!("{output} is not below {m}")
        } else {
            match terms.collect::<Option<Vec<u64>>>() {
                Some(terms) if terms.is_empty() => "there are no terms".to_owned(),
                Some(terms) if n <= 8 => {
                    let shown: Vec<String> = terms.iter().map(u64::to_string).collect();
                    format!("the terms are {}", shown.join(", "))
                }
                _ => format!("the sum of the {n} terms is {expected} modulo {m}"),
            }
        };
        Err(Wrong {
            expected: expected.to_string(),
            got: output.to_string(),
            because: Some(because),
        })
    }
}
