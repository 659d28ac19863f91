//! Exercise 7.4: the row of cards after many shuffles.

use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Exercise 7.4: `shuffled`.
#[derive(Debug)]
pub struct Shuffled;

/// All permutations of n places, in some order.
fn permutations(n: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for last in 0..n {
        // The last item comes to each place of each shorter one.
        let longer = all.iter().flat_map(|shorter: &Vec<usize>| {
            (0..=last).map(move |place| {
                let mut longer = shorter.clone();
                longer.insert(place, last);
                longer
            })
        });
        all = longer.collect();
    }
    all
}

/// Where the items are after k steps, by squaring: not the way of the exercise.
fn power(image: &[usize], mut k: u64) -> Vec<usize> {
    let then = |a: &[usize], b: &[usize]| a.iter().map(|&place| b[place]).collect::<Vec<usize>>();
    let (mut power, mut square) = ((0..image.len()).collect::<Vec<usize>>(), image.to_vec());
    while 0 < k {
        if k % 2 == 1 {
            power = then(&power, &square);
        }
        square = then(&square, &square);
        k /= 2;
    }
    power
}

/// Cycles of these lengths, one behind the other.
fn with_cycles(lengths: &[usize]) -> Vec<usize> {
    let mut image = Vec::new();
    for &length in lengths {
        let start = image.len();
        image.extend((1..length).map(|i| start + i).chain([start]));
    }
    image
}

impl Task for Shuffled {
    type Input = (Vec<usize>, u64);
    type Output = Vec<usize>;

    const SECTION: &'static str = "7.4";
    const CHAPTER: &'static str = "combinatorial-mathematics";
    const NAME: &'static str = "permutation_group";
    const HARNESS: &'static str = "|(image, k): (Vec<usize>, u64)| attempt::shuffled(&image, k)";
    const HINTS: &'static [&'static str] = &[
        "Follow one card. Which places does it visit, and when is it back?",
        "Collect the places of each cycle in a list, in the order in which a card visits them.",
        "In k shuffles, a card moves k modulo the length of its cycle places along the list of its cycle.",
        "If card c is at index i of its cycle, then write c into the row at the place with the index i + k, modulo the length.",
    ];

    fn small() -> Vec<Self::Input> {
        let all = (0..=5).flat_map(permutations);
        all.flat_map(|image| (0..=7).map(move |k| (image.clone(), k))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.index(40);
        let mut image: Vec<usize> = (0..n).collect();
        random.shuffle(&mut image);
        (image, random.below(1000))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(74);
        let mut mixed: Vec<usize> = (0..200_000).collect();
        random.shuffle(&mut mixed);
        let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53];
        vec![
            (
                "200 000 cards in one cycle, 10^18 shuffles",
                (with_cycles(&[200_000]), 1_000_000_000_000_000_000),
            ),
            (
                "a random permutation of 200 000 cards, 10^18 shuffles",
                (mixed, 1_000_000_000_000_000_000),
            ),
            (
                "cycles of 2, 3, 5, 7, …, 53 cards, 2^64 - 1 shuffles",
                (with_cycles(&primes), u64::MAX),
            ),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        (input.0.len() as u64 * 8).saturating_add(input.1)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (image, k) = input;
        let fewer = [k / 2, k.saturating_sub(1)].into_iter().filter(|fewer| fewer < k);
        let mut smaller: Vec<Self::Input> = fewer.map(|fewer| (image.clone(), fewer)).collect();
        if 40 < image.len() {
            return smaller;
        }
        for out in 0..image.len() {
            // The arrow to this place leads to the next one, and those behind it move up.
            let next = |to: usize| if to == out { image[out] } else { to };
            let rest = image.iter().enumerate().filter(|(from, _)| *from != out);
            let moved = rest.map(|(_, &to)| next(to) - usize::from(out < next(to)));
            smaller.push((moved.collect(), *k));
        }
        smaller
    }

    fn call(input: &Self::Input) -> String {
        format!("shuffled(&{}, {})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (image, k) = input;
        let places = power(image, *k);
        let mut expected = vec![0; image.len()];
        for (card, &place) in places.iter().enumerate() {
            expected[place] = card;
        }
        if *output == expected {
            return Ok(());
        }
        let card = (0..image.len()).find(|&card| output.get(places[card]) != Some(&card));
        let because = match card {
            _ if output.len() != image.len() => format!("there are {} cards", image.len()),
            Some(card) => format!("card {card} is at place {} then", places[card]),
            None => "the row is another one".to_owned(),
        };
        Err(Wrong { expected: shown(&expected), got: shown(output), because: Some(because) })
    }
}
