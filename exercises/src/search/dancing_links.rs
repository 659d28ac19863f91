//! The exercises of section 3.8.

use crate::inputs::{Random, count};
use crate::judge::{Task, Wrong};

/// The number of items, and the sets.
type Family = (usize, Vec<Vec<usize>>);

/// All exact covers in ascending order: the first item that is not covered, by each set that fits.
fn covers((n_items, sets): &Family) -> Vec<Vec<usize>> {
    fn extend(
        is_covered: &mut Vec<bool>,
        sets: &[Vec<usize>],
        by_item: &[Vec<usize>],
        taken: &mut Vec<usize>,
        all: &mut Vec<Vec<usize>>,
    ) {
        // The item with the fewest sets that fit.
        let fits = |set: usize, is_covered: &[bool]| sets[set].iter().all(|i| !is_covered[*i]);
        let n_fitting =
            |item: &usize| by_item[*item].iter().filter(|set| fits(**set, is_covered)).count();
        let open = (0..is_covered.len()).filter(|item| !is_covered[*item]);
        let Some(item) = open.min_by_key(n_fitting) else {
            let mut cover = taken.clone();
            cover.sort_unstable();
            all.push(cover);
            return;
        };
        for &set in &by_item[item] {
            if fits(set, is_covered) {
                for i in &sets[set] {
                    is_covered[*i] = true;
                }
                taken.push(set);
                extend(is_covered, sets, by_item, taken, all);
                taken.pop();
                for i in &sets[set] {
                    is_covered[*i] = false;
                }
            }
        }
    }
    let mut by_item = vec![Vec::new(); *n_items];
    for (number, set) in sets.iter().enumerate() {
        for item in set {
            by_item[*item].push(number);
        }
    }
    let mut all = Vec::new();
    extend(&mut vec![false; *n_items], sets, &by_item, &mut Vec::new(), &mut all);
    all.sort_unstable();
    all
}

/// The dominoes on a board of two rows: a set is two neighboring squares.
fn dominoes(n_columns: usize) -> Family {
    let mut sets = Vec::new();
    for column in 0..n_columns {
        sets.push(vec![2 * column, 2 * column + 1]);
        if column + 1 < n_columns {
            sets.push(vec![2 * column, 2 * column + 2]);
            sets.push(vec![2 * column + 1, 2 * column + 3]);
        }
    }
    (2 * n_columns, sets)
}

/// Pairs of items that follow each other, and single ones at every third place: one cover.
fn chain(n: usize) -> Family {
    let mut sets: Vec<Vec<usize>> = (0..n).map(|i| vec![3 * i, 3 * i + 1]).collect();
    sets.extend((0..n).map(|i| vec![3 * i + 2]));
    sets.extend((0..n - 1).map(|i| vec![3 * i + 1, 3 * i + 2, 3 * i + 3]));
    (3 * n, sets)
}

/// Exercise 3.8: `exact_covers`.
#[derive(Debug)]
pub struct ExactCovers;

impl Task for ExactCovers {
    type Input = Family;
    type Output = Vec<Vec<usize>>;

    const SECTION: &'static str = "3.8";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "dancing_links";
    const HARNESS: &'static str =
        "|(n_items, sets): (usize, Vec<Vec<usize>>)| attempt::exact_covers(n_items, &sets)";
    const HINTS: &'static [&'static str] = &[
        "Write a recursive function that gets the items that are not covered and the sets that may still be taken.",
        "If no item is left, the sets that were taken are a cover. Otherwise choose the item that is in the fewest of the \
         sets that are left, and try each of these sets.",
        "If you take a set, its items are covered, and every set that shares an item with it must not be taken any more. \
         Pass shorter lists to the recursive call, or mark and unmark.",
    ];

    fn small() -> Vec<Self::Input> {
        let set = |bits: usize| (0..3).filter(|item| bits >> item & 1 == 1).collect::<Vec<_>>();
        let mut all = Vec::new();
        for n_items in 1..=3 {
            for n_sets in 0..=3_u32 {
                let kinds = (1 << n_items) - 1_usize;
                for code in 0..kinds.pow(n_sets) {
                    let sets = (0..n_sets).map(|i| set(code / kinds.pow(i) % kinds + 1)).collect();
                    all.push((n_items, sets));
                }
            }
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_items = 1 + random.index(6);
        let mut set = || {
            let bits = 1 + random.below((1 << n_items) - 1);
            (0..n_items).filter(|item| bits >> item & 1 == 1).collect()
        };
        (n_items, (0..9).map(|_| set()).collect())
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("the dominoes on a board of 2 x 16 squares", dominoes(16)),
            ("a chain of 180 items with one cover", chain(60)),
        ]
    }

    fn size((n_items, sets): &Self::Input) -> u64 {
        let n_ones: usize = sets.iter().map(Vec::len).sum();
        (sets.len() * 100 + n_items * 10 + n_ones) as u64
    }

    fn smaller((n_items, sets): &Self::Input) -> Vec<Self::Input> {
        if 50 < sets.len() {
            return Vec::new();
        }
        (0..sets.len()).map(|i| (*n_items, [&sets[..i], &sets[i + 1..]].concat())).collect()
    }

    fn call((n_items, sets): &Self::Input) -> String {
        if sets.len() <= 20 {
            format!("exact_covers({n_items}, &{sets:?})")
        } else {
            format!("exact_covers({n_items}, ...) with {}", count(sets.len(), "set"))
        }
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = covers(input);
        let mut got = output.clone();
        got.sort_unstable();
        if expected == got {
            return Ok(());
        }
        let listed = |covers: &[Vec<usize>]| match covers.len() {
            0..=6 => format!("{covers:?}"),
            n => count(n, "cover"),
        };
        Err(Wrong { expected: listed(&expected), got: listed(output), because: None })
    }
}
