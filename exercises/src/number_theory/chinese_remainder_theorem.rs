//! The exercise of section 8.5.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 8.5: `solve`.
#[derive(Debug)]
pub struct Remainders;

/// How far the judge searches for the solution that it shows.
const SEARCHED: i64 = 100_000;

/// The greatest common divisor of two positive numbers.
fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Why two congruences exclude each other, if any two do. If no two do, the system has a solution.
fn contradiction(system: &[(i64, i64)]) -> Option<String> {
    let pairs = system.iter().enumerate();
    let mut pairs = pairs.flat_map(|(i, &one)| system[..i].iter().map(move |&other| (other, one)));
    pairs.find_map(|((r, m), (s, n))| {
        let divisor = gcd(m, n);
        let exclude = (r - s) % divisor != 0;
        exclude
            .then(|| format!("{r} and {s} differ modulo {divisor}, which divides both {m} and {n}"))
    })
}

impl Task for Remainders {
    type Input = Vec<(i64, i64)>;
    type Output = Option<(i64, i64)>;

    const SECTION: &'static str = "8.5";
    const CHAPTER: &'static str = "number-theory";
    const NAME: &'static str = "chinese_remainder_theorem";
    const HARNESS: &'static str = "|system: Vec<(i64, i64)>| attempt::solve(&system)";
    const HINTS: &'static [&'static str] = &[
        "Take one congruence after the other. The numbers that satisfy those before it are x + modulus · t.",
        "The next congruence says modulus · t = r - x modulo m. Let g be the greatest common divisor of the modulus and m. If g does not divide \
         r - x, there is no solution.",
        "Extended Euclid gives a factor with modulus · factor = g modulo m. So t is (r - x) / g · factor, modulo m / g.",
        "The new modulus is the least common multiple: modulus · (m / g). Reduce t to a number from 0 to m / g - 1, and nothing overflows.",
    ];

    fn small() -> Vec<Self::Input> {
        let one: Vec<(i64, i64)> = (1..=6).flat_map(|m| (0..m).map(move |r| (r, m))).collect();
        lists(2, &one)
    }

    fn random(random: &mut Random) -> Self::Input {
        let x = random.below(1_000_000);
        let is_solvable = random.below(3) != 0;
        let congruence = |random: &mut Random| {
            let m = 1 + random.below(60);
            let r = if is_solvable { x % m } else { random.below(m) };
            (r.cast_signed(), m.cast_signed())
        };
        (0..random.below(5)).map(|_| congruence(random)).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let thousand = (0..1000_i64).map(|i| {
            let m = [16, 9, 25, 7, 11, 13][usize::try_from(i % 6).unwrap_or(0)] << (i % 2);
            (1_234_567 % m, m)
        });
        vec![
            (
                "two moduli of 2 billion",
                vec![(1_998_999_973, 1_999_999_973), (1_998_999_943, 1_999_999_943)],
            ),
            (
                "two even moduli of 2 billion",
                vec![(1_234_567_890, 1_999_999_998), (987_654_322, 1_999_999_996)],
            ),
            (
                "two moduli of 2 billion without a solution",
                vec![(1_234_567_890, 1_999_999_998), (987_654_321, 1_999_999_996)],
            ),
            ("1000 congruences", thousand.collect()),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let moduli: i64 = input.iter().map(|(r, m)| r + m).sum();
        moduli.unsigned_abs() + 10 * input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let mut all = shorter(input);
        for (i, &(r, m)) in input.iter().enumerate() {
            let lesser = [(r % (m / 2).max(1), m / 2), (r.min(m - 2), m - 1), (r - 1, m)];
            for congruence in lesser.into_iter().filter(|&(r, m)| 0 <= r && 1 <= m) {
                let mut smaller = input.clone();
                smaller[i] = congruence;
                all.push(smaller);
            }
        }
        all.retain(|smaller| Self::size(smaller) < Self::size(input));
        all
    }

    fn call(input: &Self::Input) -> String {
        format!("solve(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let wrong = |expected: String, because: String| {
            Err(Wrong { expected, got: format!("{output:?}"), because: Some(because) })
        };
        if let Some(because) = contradiction(input) {
            return if output.is_none() { Ok(()) } else { wrong("None".into(), because) };
        }
        let lcm = input.iter().fold(1, |lcm, &(_, m)| lcm / gcd(lcm, m) * m);
        let expected = || {
            let fits = |x: &i64| input.iter().all(|&(r, m)| x % m == r);
            match (0..lcm.min(SEARCHED)).find(fits) {
                Some(x) => format!("Some(({x}, {lcm}))"),
                None => format!("Some((x, {lcm})) with the solution x"),
            }
        };
        let Some((x, modulus)) = *output else {
            return wrong(expected(), "no two of the congruences exclude each other".into());
        };
        if let Some((r, m)) = input.iter().find(|(r, m)| x.rem_euclid(*m) != *r) {
            let because = format!("{x} is {} modulo {m}, not {r}", x.rem_euclid(*m));
            return wrong(expected(), because);
        }
        if modulus != lcm {
            let because = format!("the least common multiple of the moduli is {lcm}");
            return wrong(expected(), because);
        }
        if !(0..lcm).contains(&x) {
            return wrong(expected(), format!("{x} is not from 0 to {}", lcm - 1));
        }
        Ok(())
    }
}
