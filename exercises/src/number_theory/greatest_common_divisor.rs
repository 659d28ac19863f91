//! The exercise of section 8.2.

use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// The primes that divide a number, each once, by the odd numbers after 2: not all of the exercise.
fn primes(n: u64) -> Vec<u64> {
    let (mut rest, mut primes) = (n, Vec::new());
    for p in std::iter::once(2).chain((3..).step_by(2)) {
        if rest == 1 {
            break;
        }
        // What is left has no divisor below p, so it is prime if its root is below p.
        let p = if rest < p * p { rest } else { p };
        if rest.is_multiple_of(p) {
            primes.push(p);
        }
        while rest.is_multiple_of(p) {
            rest /= p;
        }
    }
    primes
}

/// All pairs with this gcd and this lcm: a choice for each prime of their quotient.
fn all_pairs(gcd: u64, lcm: u64) -> Vec<(u64, u64)> {
    if !lcm.is_multiple_of(gcd) {
        return Vec::new();
    }
    let mut factors = vec![gcd];
    for p in primes(lcm / gcd) {
        let (mut rest, mut power) = (lcm / gcd, 1);
        while rest.is_multiple_of(p) {
            (rest, power) = (rest / p, power * p);
        }
        let with_p: Vec<u64> = factors.iter().map(|a| a * power).collect();
        factors.extend(with_p);
    }
    factors.sort_unstable();
    factors.iter().map(|&a| (a, lcm / a * gcd)).collect()
}

/// Exercise 8.2: `pairs`.
#[derive(Debug)]
pub struct Pairs;

impl Task for Pairs {
    type Input = (u64, u64);
    type Output = u64;

    const SECTION: &'static str = "8.2";
    const CHAPTER: &'static str = "number-theory";
    const NAME: &'static str = "greatest_common_divisor";
    const HARNESS: &'static str = "|(gcd, lcm): (u64, u64)| attempt::pairs(gcd, lcm)";
    const HINTS: &'static [&'static str] = &[
        "The gcd divides the lcm. If it does not, there is no pair.",
        "Divide both numbers of a pair by the gcd. Then they have the gcd 1 and the lcm lcm / gcd, so no prime divides both of them.",
        "For each prime of lcm / gcd, all copies of it belong to the same number. How many choices are there?",
        "Search for the primes up to the root of what is left. If something greater than 1 is left at the end, it is a prime, too.",
    ];

    fn small() -> Vec<Self::Input> {
        (1..=12).flat_map(|gcd| (1..=40).map(move |lcm| (gcd, lcm))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let gcd = 1 + random.below(50);
        (gcd, gcd * (1 + random.below(2000)) + u64::from(random.below(10) == 0))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("the gcd 1 and a large prime as lcm", (1, 999_999_999_989)),
            ("the gcd 1 and the product of the primes up to 31", (1, 200_560_490_130)),
            ("the gcd 6 and the lcm 10^12, which it does not divide", (6, 1_000_000_000_000)),
            ("the gcd and the lcm 10^12", (1_000_000_000_000, 1_000_000_000_000)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.0 + input.1
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (gcd, lcm) = *input;
        let (quotient, rest) = (lcm / gcd, lcm % gcd);
        let divided = primes(quotient).into_iter().map(|p| (gcd, lcm / p));
        let lesser = [(1, quotient), (gcd, rest.max(1)), (gcd, (lcm - 1).max(1))];
        divided.chain(lesser).filter(|&(gcd, lcm)| gcd + lcm < input.0 + input.1).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("pairs({}, {})", input.0, input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (gcd, lcm) = *input;
        let pairs = all_pairs(gcd, lcm);
        let expected = pairs.len() as u64;
        if *output == expected {
            return Ok(());
        }
        let because = match pairs.as_slice() {
            [] => format!("{gcd} does not divide {lcm}"),
            pairs if pairs.len() <= 8 => {
                let all: Vec<String> = pairs.iter().map(|(a, b)| format!("({a}, {b})")).collect();
                format!("the pairs are {}", all.join(", "))
            }
            [(a, b), ..] => format!("one of the pairs is ({a}, {b})"),
        };
        Err(Wrong {
            expected: expected.to_string(),
            got: output.to_string(),
            because: Some(because),
        })
    }
}
