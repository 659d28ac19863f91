//! The exercises of section 3.1.

use crate::inputs::{Random, count, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// The even numbers from 0 on: every odd number is absent.
fn evens(n: i64) -> Vec<i64> {
    (0..n).map(|i| 2 * i).collect()
}

/// All ascending lists of at most five of the numbers 1, 3, 5, and each number from 0 to 6.
fn small_searches() -> Vec<(Vec<i64>, i64)> {
    let ascending = lists(5, &[1, 3, 5]).into_iter().filter(|list| list.is_sorted());
    ascending.flat_map(|list| (0..=6).map(move |x| (list.clone(), x))).collect()
}

/// A sorted list, and a number that is in it in about half of the cases.
fn random_search(random: &mut Random) -> (Vec<i64>, i64) {
    let mut list = random.numbers(40);
    list.sort_unstable();
    let x = match list.len() {
        0 => 0,
        n => list[random.index(n)],
    };
    let beside = i64::from(random.below(2) == 0);
    (list, x.saturating_add(beside))
}

/// A million numbers.
fn large_searches() -> Vec<(&'static str, (Vec<i64>, i64))> {
    let n = 1_000_000;
    vec![
        ("the first of 1 000 000 numbers", (evens(n), 0)),
        ("the last of 1 000 000 numbers", (evens(n), 2 * n - 2)),
        ("a number that is not among 1 000 000", (evens(n), n + 1)),
        ("one of 1 000 000 equal numbers", (vec![7; 1_000_000], 7)),
    ]
}

fn shorter_list(input: &(Vec<i64>, i64)) -> Vec<(Vec<i64>, i64)> {
    shorter(&input.0).into_iter().map(|list| (list, input.1)).collect()
}

/// The most comparisons that halving takes.
fn most_comparisons(n: usize) -> usize {
    n.checked_ilog2().map_or(0, |log| log as usize + 1)
}

/// Whether an answer that is right took no more than `most` comparisons; `noun` is their name.
fn check_count(answer: &str, n_taken: usize, most: usize, noun: &str) -> Result<(), Wrong> {
    if n_taken <= most {
        return Ok(());
    }
    Err(Wrong {
        expected: format!("{answer}, with at most {}", count(most, noun)),
        got: format!("{answer}, with {}", count(n_taken, noun)),
        because: Some(format!("each {noun} can halve the range of candidates")),
    })
}

/// Exercise 3.1: `binary_search`.
#[derive(Debug)]
pub struct BinarySearch;

impl Task for BinarySearch {
    type Input = (Vec<i64>, i64);
    /// Whether it is `Ok`, and the index; and how many elements were compared.
    type Output = (bool, usize, usize);

    const SECTION: &'static str = "3.1";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "binary_search";
    const HARNESS: &'static str = "|(v, x): (Vec<i64>, i64)| { \
         let n_compared = std::cell::Cell::new(0_usize); \
         let found = attempt::binary_search(v.len(), |i| { \
             n_compared.set(n_compared.get() + 1); v[i].cmp(&x) }); \
         (found.is_ok(), found.unwrap_or_else(|i| i), n_compared.get()) }";
    const HINTS: &'static [&'static str] = &[
        "Keep two indices, lo = 0 and hi = n. x can only be at an index from lo to hi - 1. How does a comparison \
         with the one in the middle change them?",
        "`Less` says that the element is less than x: then lo becomes mid + 1. `Greater`: hi becomes mid. `Equal`: \
         return Ok(mid).",
        "The loop runs while lo < hi. When it ends, everything before lo is less than x, and everything from lo on is \
         greater: return Err(lo).",
    ];

    fn small() -> Vec<Self::Input> {
        small_searches()
    }

    fn random(random: &mut Random) -> Self::Input {
        random_search(random)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        large_searches()
    }

    fn size(input: &Self::Input) -> u64 {
        input.0.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter_list(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("binary_search for {} in {}", input.1, shown(&input.0))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (v, x) = input;
        let &(is_found, i, n_compared) = output;
        let got = if is_found { format!("Ok({i})") } else { format!("Err({i})") };
        let place = v.partition_point(|y| y < x);
        let is_there = v.get(place) == Some(x);
        let is_right = match (is_there, is_found) {
            (true, true) => v.get(i) == Some(x),
            (false, false) => i == place,
            _ => false,
        };
        if !is_right {
            let expected = if is_there { format!("Ok({place})") } else { format!("Err({place})") };
            return Err(Wrong { expected, got, because: None });
        }
        check_count(&got, n_compared, most_comparisons(v.len()), "comparison")
    }
}

/// Exercise 3.1: `lower_bound`.
#[derive(Debug)]
pub struct LowerBound;

impl Task for LowerBound {
    type Input = (Vec<i64>, i64);
    /// The index, and how many questions were asked.
    type Output = (usize, usize);

    const SECTION: &'static str = "3.1";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "binary_search_lower";
    const HARNESS: &'static str = "|(v, x): (Vec<i64>, i64)| { \
         let n_asked = std::cell::Cell::new(0_usize); \
         let found = attempt::lower_bound(v.len(), |i| { n_asked.set(n_asked.get() + 1); v[i] < x }); \
         (found, n_asked.get()) }";
    const HINTS: &'static [&'static str] = &[
        "The answer is one of the indices from 0 to n, and n is the answer if every element is less.",
        "If the element in the middle is less, the answer comes after it. If it is not less, the answer is there or in \
         front of it.",
        "So with lo = 0 and hi = n, `lo = mid + 1` or `hi = mid` until lo and hi meet. There is no third case.",
    ];

    fn small() -> Vec<Self::Input> {
        small_searches()
    }

    fn random(random: &mut Random) -> Self::Input {
        random_search(random)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        large_searches()
    }

    fn size(input: &Self::Input) -> u64 {
        input.0.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter_list(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("lower_bound of {} in {}", input.1, shown(&input.0))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (v, x) = input;
        let &(found, n_asked) = output;
        let place = v.partition_point(|y| y < x);
        if found != place {
            return Err(Wrong {
                expected: place.to_string(),
                got: found.to_string(),
                because: None,
            });
        }
        // A search without branches asks once more for some lengths.
        check_count(&place.to_string(), n_asked, most_comparisons(v.len()) + 1, "question")
    }
}
