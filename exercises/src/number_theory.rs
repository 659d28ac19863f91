//! The exercises of chapter 8.

pub mod chinese_remainder_theorem;
pub mod greatest_common_divisor;
pub mod modular_exponentiation;

use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// The primes below n, by the least factor of each number: not the way of the exercise.
fn primes_by_least_factors(n: usize) -> Vec<usize> {
    let (mut least_factor, mut primes) = (vec![0; n], Vec::new());
    for x in 2..n {
        if least_factor[x] == 0 {
            least_factor[x] = x;
            primes.push(x);
        }
        let least = least_factor[x];
        for &p in primes.iter().take_while(|&&p| p <= least && p * x < n) {
            least_factor[p * x] = p;
        }
    }
    primes
}

/// The first number that two lists do not share, and what is wrong with it.
fn first_fault(expected: &[usize], output: &[usize]) -> Option<String> {
    let longer = expected.len().max(output.len());
    let place = (0..longer).find(|&i| expected.get(i) != output.get(i))?;
    Some(match (expected.get(place), output.get(place)) {
        (Some(prime), _) if !output.contains(prime) => {
            format!("{prime} is prime, and it is not in the list")
        }
        (_, Some(x)) if expected.contains(x) => format!("{x} is not in its place"),
        (_, Some(x)) => match (2..*x).find(|d| x.is_multiple_of(*d)) {
            Some(d) => format!("{x} is {d} · {}", x / d),
            None if *x < 2 => format!("{x} is not prime"),
            None => format!("{x} is not below n"),
        },
        (_, None) => "the list is too short".to_owned(),
    })
}

/// Exercise 8.1: `primes_below`.
#[derive(Debug)]
pub struct PrimesBelow;

impl Task for PrimesBelow {
    type Input = usize;
    type Output = Vec<usize>;

    const SECTION: &'static str = "8.1";
    const CHAPTER: &'static str = "number-theory";
    const NAME: &'static str = "prime_sieve";
    const HARNESS: &'static str = "|n: usize| attempt::primes_below(n)";
    const HINTS: &'static [&'static str] = &[
        "Keep one `bool` for each number below n. At first, let all of them be true.",
        "Go through the numbers from 2 on. If a number is not crossed out, cross out its multiples, from its square on.",
        "A number whose square is not below n has nothing to cross out. Then the loop can end.",
        "Collect the numbers from 2 on that are not crossed out.",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=130).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        usize::try_from(random.below(20_000)).unwrap_or(0)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![("the primes below 20 million", 20_000_000)]
    }

    fn size(input: &Self::Input) -> u64 {
        *input as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let smaller = [input / 2, input.saturating_sub(1)];
        smaller.into_iter().filter(|smaller| smaller < input).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("primes_below({input})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = primes_by_least_factors(*input);
        let Some(because) = first_fault(&expected, output) else { return Ok(()) };
        let show = |list: &[usize]| match list.len() {
            0..=20 => format!("{list:?}"),
            n => format!("{n} numbers"),
        };
        Err(Wrong { expected: show(&expected), got: show(output), because: Some(because) })
    }
}

/// The sides and numbers of the squares, from the largest, by subtractions that are done at once.
fn rows(width: u64, height: u64) -> Vec<(u64, u64)> {
    let (mut long, mut short) = (width.max(height), width.min(height));
    let mut rows = Vec::new();
    while short != 0 {
        let n_squares = long / short;
        rows.push((short, n_squares));
        // What is left is shorter than the squares.
        (long, short) = (short, long - n_squares * short);
    }
    rows
}

/// Exercise 8.3: `squares`.
#[derive(Debug)]
pub struct Squares;

impl Task for Squares {
    type Input = (u64, u64);
    type Output = u64;

    const SECTION: &'static str = "8.3";
    const CHAPTER: &'static str = "number-theory";
    const NAME: &'static str = "euclid";
    const HARNESS: &'static str = "|(width, height): (u64, u64)| attempt::squares(width, height)";
    const HINTS: &'static [&'static str] = &[
        "How many squares of side 22 fit into a rectangle of 30 by 22, and which rectangle is left?",
        "Each division of Euclid's algorithm places a row of equal squares.",
        "Add up the quotients. If the width is less than the height, the first quotient is 0.",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=12).flat_map(|width| (0..=12).map(move |height| (width, height))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        (random.below(1000), random.below(1000))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("a rectangle of 10^18 by 1", (1_000_000_000_000_000_000, 1)),
            (
                "two neighbors among the Fibonacci numbers",
                (7_540_113_804_746_346_429, 12_200_160_415_121_876_738),
            ),
            ("a rectangle without height", (u64::MAX, 0)),
            ("a rectangle without width", (0, u64::MAX)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.0.saturating_add(input.1)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (width, height) = *input;
        let halves = [(width / 2, height), (width, height / 2)];
        let lesser = [(width.saturating_sub(1), height), (width, height.saturating_sub(1))];
        halves.into_iter().chain(lesser).filter(|smaller| smaller != input).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("squares({}, {})", input.0, input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let rows = rows(input.0, input.1);
        let expected: u64 = rows.iter().map(|(_, n_squares)| n_squares).sum();
        if *output == expected {
            return Ok(());
        }
        let because = match rows.as_slice() {
            [] => "the rectangle has no area".to_owned(),
            rows => {
                let rows: Vec<String> = rows
                    .iter()
                    .map(|(side, n_squares)| format!("{n_squares} of side {side}"))
                    .collect();
                format!("the squares are {}", rows.join(", "))
            }
        };
        Err(Wrong {
            expected: expected.to_string(),
            got: output.to_string(),
            because: Some(because),
        })
    }
}

/// Exercise 8.4: `bezout`.
#[derive(Debug)]
pub struct Bezout;

impl Task for Bezout {
    type Input = (i64, i64);
    type Output = (i64, i64, i64);

    const SECTION: &'static str = "8.4";
    const CHAPTER: &'static str = "number-theory";
    const NAME: &'static str = "extended_euclid";
    const HARNESS: &'static str = "|(a, b): (i64, i64)| attempt::bezout(a, b)";
    const HINTS: &'static [&'static str] = &[
        "Begin with a = a · 1 + b · 0 and b = a · 0 + b · 1: two rows of three numbers.",
        "If you subtract a multiple of a row from another one, the result is a row, too.",
        "Subtract as often as the quotient says. The row above the row of 0 is the answer.",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=12).flat_map(|a| (0..=12).map(move |b| (a, b))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let mut number = || i64::try_from(random.below(1000)).unwrap_or(0);
        (number(), number())
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("two numbers of 18 digits", (999_999_999_999_999_989, 123_456_789_012_345_678)),
            (
                "two neighbors among the Fibonacci numbers",
                (2_880_067_194_370_816_120, 4_660_046_610_375_530_309),
            ),
            ("a multiple of the other number", (1_000_000_000_000_000_000, 10_000_000)),
            ("10^18 and 0", (1_000_000_000_000_000_000, 0)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.0.saturating_add(input.1).unsigned_abs()
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (a, b) = *input;
        let smaller = [(a / 2, b), (a, b / 2), ((a - 1).max(0), b), (a, (b - 1).max(0))];
        smaller.into_iter().filter(|smaller| smaller != input).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("bezout({}, {})", input.0, input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (a, b) = *input;
        // The side of the last square in the rectangle.
        let squares = rows(a.unsigned_abs(), b.unsigned_abs());
        let expected = squares.last().map_or(a.max(b), |&(side, _)| side.cast_signed());
        let (divisor, x, y) = *output;
        let term = |factor: i64, number: i64| i128::from(factor) * i128::from(number);
        let because = if divisor == expected {
            match term(a, x).checked_add(term(b, y)) {
                Some(sum) if sum == i128::from(expected) => return Ok(()),
                Some(sum) => format!("the sum of the multiples is {sum}"),
                None => "the sum of the multiples does not fit 128 bits".to_owned(),
            }
        } else {
            format!("the greatest common divisor is {expected}")
        };
        Err(Wrong {
            expected: format!("{expected}, and x and y with {a} · x + {b} · y = {expected}"),
            got: format!("{divisor}, {x} and {y}"),
            because: Some(because),
        })
    }
}
