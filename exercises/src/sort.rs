//! The exercises of chapter 2.

use std::fmt::Debug;
use std::iter;

use crate::inputs::{Random, count, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Whether a list is the expected one.
fn check_list<T: Ord + Clone + Debug>(expected: &[T], got: &[T]) -> Result<(), Wrong> {
    if expected == got {
        return Ok(());
    }
    let because = lost(expected, got).or_else(|| {
        let i = iter::zip(expected, got).position(|(expected, got)| expected != got)?;
        let is_long = 40 < got.len();
        is_long.then(|| format!("at index {i}, expected {:?}, got {:?}", expected[i], got[i]))
    });
    Err(Wrong { expected: shown(expected), got: shown(got), because })
}

/// What stands in one list more often than in the other: elements must only change places.
fn lost<T: Ord + Clone + Debug>(before: &[T], after: &[T]) -> Option<String> {
    let (mut before, mut after) = (before.to_vec(), after.to_vec());
    before.sort();
    after.sort();
    let i = iter::zip(&before, &after).position(|(before, after)| before != after);
    match i.unwrap_or(before.len().min(after.len())) {
        i if before.get(i) == after.get(i) => None,
        // The first difference of sorted lists: the smaller element has no partner.
        i if after.get(i).is_none_or(|after| before.get(i).is_some_and(|b| b < after)) => {
            Some(format!("an element is lost: {:?}", before[i]))
        }
        i => Some(format!("an element is there too often: {:?}", after[i])),
    }
}

/// 0 1 2 3 ...
fn ascending(n: i64) -> Vec<i64> {
    (0..n).collect()
}

/// ... 3 2 1 0
fn descending(n: i64) -> Vec<i64> {
    (0..n).rev().collect()
}

/// Random numbers, always the same.
fn random_numbers(n: usize) -> Vec<i64> {
    let mut random = Random::new(2);
    (0..n).map(|_| random.next_u64().cast_signed()).collect()
}

/// All lists of at most `max_len` of the numbers 0, 1, 2, ..., `n_keys` of them.
fn small_lists(max_len: usize, n_keys: i64) -> Vec<Vec<i64>> {
    lists(max_len, &ascending(n_keys))
}

/// Exercise 2.1: `insertion_sort`.
#[derive(Debug)]
pub struct InsertionSort;

impl Task for InsertionSort {
    type Input = Vec<i64>;
    type Output = Vec<i64>;

    const SECTION: &'static str = "2.1";
    const CHAPTER: &'static str = "sort";
    const NAME: &'static str = "insertion_sort";
    const HARNESS: &'static str = "|mut v: Vec<i64>| { attempt::insertion_sort(&mut v); v }";
    const HINTS: &'static [&'static str] = &[
        "Let i go from 1 to v.len(), not included. When the turn of i comes, v[..i] is sorted already.",
        "In the turn of i, swap v[j - 1] and v[j] as long as v[j] is the smaller one, beginning with j = i. \
         After each swap, j becomes j - 1.",
        "The inner loop must stop at the left end: `while 0 < j && v[j] < v[j - 1]`. The test `0 < j` comes first, \
         because j - 1 does not exist for j = 0.",
    ];

    fn small() -> Vec<Self::Input> {
        small_lists(6, 4)
    }

    fn random(random: &mut Random) -> Self::Input {
        random.numbers(40)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("10 000 numbers in descending order", descending(10_000)),
            ("1 000 000 numbers that are sorted already", ascending(1_000_000)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("insertion_sort(&mut {})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let mut sorted = input.clone();
        sorted.sort_unstable();
        check_list(&sorted, output)
    }
}

/// Exercise 2.1: `insertion_sort_by_key`.
#[derive(Debug)]
pub struct InsertionSortByKey;

impl Task for InsertionSortByKey {
    type Input = Vec<(i64, char)>;
    type Output = Vec<(i64, char)>;

    const SECTION: &'static str = "2.1";
    const CHAPTER: &'static str = "sort";
    const NAME: &'static str = "insertion_sort_by_key";
    const HARNESS: &'static str = "|mut v: Vec<(i64, char)>| { \
         attempt::insertion_sort_by_key(&mut v, |pair: &(i64, char)| pair.0); v }";
    const HINTS: &'static [&'static str] = &[
        "Begin with your `insertion_sort`. Only the comparison changes.",
        "Call `key` with a reference to an element: `key(&v[j])`. Two keys can be compared, because `K: Ord`.",
        "Two elements with equal keys must never be swapped. So compare with `<` and not with `<=`.",
    ];

    fn small() -> Vec<Self::Input> {
        small_lists(6, 3).into_iter().map(|keys| with_letters(&keys, 'a')).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        with_letters(&random.numbers(26), 'a')
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        // Their letters come from beyond the alphabets, where hundreds of thousands of characters
        // are in a row.
        let pairs = |keys: &[i64]| with_letters(keys, '\u{20000}');
        let few: Vec<i64> = random_numbers(5_000).iter().map(|key| key.rem_euclid(10)).collect();
        vec![
            ("5 000 pairs with ten different keys", pairs(&few)),
            ("100 000 pairs that are sorted already", pairs(&ascending(100_000))),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("insertion_sort_by_key(&mut {}, |pair| pair.0)", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let mut sorted = input.clone();
        sorted.sort_by_key(|pair| pair.0);
        check_stable(&sorted, output, "pairs with equal keys must keep their order")
    }
}

/// The keys, each with a letter of its own, in the order of the alphabet.
fn with_letters(keys: &[i64], first: char) -> Vec<(i64, char)> {
    iter::zip(keys.iter().copied(), first..).collect()
}

/// Whether pairs are the expected ones; if only the order of equal keys is wrong, the
/// reason is the `rule`.
fn check_stable(expected: &[(i64, char)], got: &[(i64, char)], rule: &str) -> Result<(), Wrong> {
    check_list(expected, got).map_err(|wrong| {
        let is_sorted = wrong.because.is_none() && got.is_sorted_by_key(|pair| pair.0);
        if is_sorted { Wrong { because: Some(rule.to_owned()), ..wrong } } else { wrong }
    })
}

/// Exercise 2.2: `bubble_sort`.
#[derive(Debug)]
pub struct BubbleSort;

impl Task for BubbleSort {
    type Input = Vec<i64>;
    /// The list, the number of swaps that is returned, and how many comparisons were made.
    type Output = (Vec<i64>, usize, u64);

    const SECTION: &'static str = "2.2";
    const CHAPTER: &'static str = "sort";
    const NAME: &'static str = "bubble_sort";
    const HARNESS: &'static str =
        "|v: Vec<i64>| serve::Counted::run(v, |v| attempt::bubble_sort(v))";
    const HINTS: &'static [&'static str] = &[
        "A pass compares v[0] with v[1], then v[1] with v[2], and so on to the end. Write one pass first.",
        "Repeat the pass until one of them swaps nothing. A flag that is reset before each pass remembers it.",
        "Swap only if the left element is greater. If you swap equal ones too, each pass swaps something, \
         and the loop never ends.",
    ];

    fn small() -> Vec<Self::Input> {
        small_lists(6, 4)
    }

    fn random(random: &mut Random) -> Self::Input {
        random.numbers(40)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("3 000 numbers in descending order", descending(3_000)),
            ("1 000 000 numbers that are sorted already", ascending(1_000_000)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("bubble_sort(&mut {})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (list, swaps, comparisons) = output;
        let mut sorted = input.clone();
        sorted.sort_unstable();
        check_list(&sorted, list)?;
        let inversions = inversions(input);
        if *swaps as u64 != inversions {
            return Err(Wrong {
                expected: count_of(inversions, "swap"),
                got: count_of(*swaps as u64, "swap"),
                because: Some("each swap of neighbors removes one inversion".to_owned()),
            });
        }
        let passes = passes(input);
        let most = passes * (input.len() as u64).saturating_sub(1);
        if most < *comparisons {
            return Err(Wrong {
                expected: format!("at most {}", count_of(most, "comparison")),
                got: count_of(*comparisons, "comparison"),
                because: Some(if passes == 1 {
                    "the first pass swaps nothing, so no second one is needed".to_owned()
                } else {
                    format!("pass {passes} swaps nothing, so it must be the last one")
                }),
            });
        }
        Ok(())
    }
}

fn count_of(n: u64, noun: &str) -> String {
    usize::try_from(n).map_or_else(|_| format!("{n} {noun}s"), |n| count(n, noun))
}

/// The number of pairs that are in the wrong order.
fn inversions(list: &[i64]) -> u64 {
    sort::merge_sort::inversions::inversions(list)
}

/// How many passes bubble sort needs, with the one that swaps nothing.
fn passes(list: &[i64]) -> u64 {
    // Each pass moves an element left by one if a greater one is before it. The element with the
    // most greater ones before it has no smaller one behind it, so it moves left by exactly as many
    // places, and no element by more.
    let mut order: Vec<usize> = (0..list.len()).collect();
    order.sort_by_key(|i| (list[*i], *i));
    let moves = order.iter().enumerate().map(|(to, from)| from.saturating_sub(to) as u64);
    moves.max().unwrap_or(0) + 1
}

/// Exercise 2.3: `quick_sort_partition`.
#[derive(Debug)]
pub struct QuickSortPartition;

impl Task for QuickSortPartition {
    type Input = Vec<i64>;
    /// The index of the pivot, and the list.
    type Output = (usize, Vec<i64>);

    const SECTION: &'static str = "2.3";
    const CHAPTER: &'static str = "sort";
    const NAME: &'static str = "quick_sort_partition";
    const HARNESS: &'static str =
        "|mut v: Vec<i64>| { let p = attempt::partition(&mut v); (p, v) }";
    const HINTS: &'static [&'static str] = &[
        "Choose the last element as the pivot. It stays where it is until everything else has been compared with it.",
        "Keep an index p such that v[..p] holds the elements seen so far that are less than the pivot. When you see \
         another one at index i, swap v[i] and v[p], and add 1 to p.",
        "At the end, swap the pivot with v[p], which is the first element that is not less. Then p is the result.",
    ];

    fn small() -> Vec<Self::Input> {
        small_lists(6, 4).split_off(1)
    }

    fn random(random: &mut Random) -> Self::Input {
        let mut numbers = random.numbers(40);
        numbers.push(random.below(5).cast_signed());
        numbers
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("1 000 000 random numbers", random_numbers(1_000_000)),
            ("1 000 000 equal numbers", vec![7; 1_000_000]),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input).into_iter().filter(|list| !list.is_empty()).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("partition(&mut {})", shown(input))
    }

    fn check(input: &Self::Input, (p, list): &Self::Output) -> Result<(), Wrong> {
        let p = *p;
        let because = lost(input, list).or_else(|| {
            let Some(pivot) = list.get(p) else {
                return Some(format!("there is no v[{p}]"));
            };
            let greater = list[..p].iter().position(|left| pivot < left);
            let less = list[p..].iter().position(|right| right < pivot).map(|i| p + i);
            let fault = |i: usize, is: &str, side: &str| {
                format!(
                    "v[{i}] = {} is {is} than the pivot v[{p}] = {pivot}, and {side} it",
                    list[i]
                )
            };
            greater
                .map(|i| fault(i, "greater", "before"))
                .or_else(|| less.map(|i| fault(i, "less", "after")))
        });
        let Some(because) = because else { return Ok(()) };
        Err(Wrong {
            expected: "p with v[..p] <= v[p] and v[p] <= v[p + 1..]".to_owned(),
            got: format!("p = {p} and v = {}", shown(list)),
            because: Some(because),
        })
    }
}

/// Exercise 2.3: `quick_sort`.
#[derive(Debug)]
pub struct QuickSort;

impl Task for QuickSort {
    type Input = Vec<i64>;
    type Output = Vec<i64>;

    const SECTION: &'static str = "2.3";
    const CHAPTER: &'static str = "sort";
    const NAME: &'static str = "quick_sort";
    const HARNESS: &'static str = "|mut v: Vec<i64>| { attempt::quick_sort(&mut v); v }";
    const HINTS: &'static [&'static str] = &[
        "Partition the slice, then sort what is before the pivot and what is after it. `v.split_at_mut(p)` gives you \
         both parts.",
        "If the pivot is always the last element, a sorted slice is the worst case. Take the element in the middle, \
         the median of three, or a random one, and move it to the end first.",
        "With many equal elements, a partition in two puts all of them on one side. Partition in three: less than the \
         pivot, equal to it, greater. The equal ones are in their places and need no more work.",
        "To keep the stack small, call yourself only for the shorter part, and let a loop continue with the longer one.",
    ];

    fn small() -> Vec<Self::Input> {
        small_lists(6, 4)
    }

    fn random(random: &mut Random) -> Self::Input {
        random.numbers(60)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let organ_pipe = [ascending(100_000), descending(100_000)].concat();
        vec![
            ("200 000 numbers that are sorted already", ascending(200_000)),
            ("200 000 numbers in descending order", descending(200_000)),
            ("200 000 equal numbers", vec![7; 200_000]),
            ("100 000 numbers up and down again", organ_pipe),
            ("200 000 random numbers", random_numbers(200_000)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("quick_sort(&mut {})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        InsertionSort::check(input, output)
    }
}

/// Exercise 2.4: `merge_sort_merge`.
#[derive(Debug)]
pub struct MergeSortMerge;

impl Task for MergeSortMerge {
    type Input = (Vec<(i64, char)>, Vec<(i64, char)>);
    type Output = Vec<(i64, char)>;

    const SECTION: &'static str = "2.4";
    const CHAPTER: &'static str = "sort";
    const NAME: &'static str = "merge_sort_merge";
    const HARNESS: &'static str = "|(left, right): (Vec<(i64, char)>, Vec<(i64, char)>)| \
         attempt::merge(&left, &right)";
    const HINTS: &'static [&'static str] = &[
        "Keep an index i into `left` and an index j into `right`. Each step takes left[i] or right[j], whichever has \
         the smaller key.",
        "When one of the two is used up, the rest of the other follows as it is: `merged.extend_from_slice(&left[i..])`.",
        "On equal keys take from `left`. So take from `right` only if its key is really less: \
         `right[j].0 < left[i].0`.",
    ];

    fn small() -> Vec<Self::Input> {
        let sorted = small_lists(3, 3).into_iter().filter(|keys| keys.is_sorted());
        let sorted: Vec<Vec<i64>> = sorted.collect();
        let both = |left: &Vec<i64>| {
            let left = left.clone();
            sorted.iter().map(move |right| in_halves(&left, right, 'a'))
        };
        sorted.iter().flat_map(both).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (mut left, mut right) = (random.numbers(13), random.numbers(13));
        left.sort_unstable();
        right.sort_unstable();
        in_halves(&left, &right, 'a')
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut left = random_numbers(300_000);
        let mut right = left.split_off(150_000);
        left.sort_unstable();
        right.sort_unstable();
        vec![
            ("two halves of 150 000 pairs", in_halves(&left, &right, '\u{20000}')),
            (
                "two halves of 150 000 pairs, the right one before the left",
                in_halves(&ascending(150_000), &vec![-1; 150_000], '\u{20000}'),
            ),
        ]
    }

    fn size((left, right): &Self::Input) -> u64 {
        (left.len() + right.len()) as u64
    }

    fn smaller((left, right): &Self::Input) -> Vec<Self::Input> {
        let lefts = shorter(left).into_iter().map(|left| (left, right.clone()));
        let rights = shorter(right).into_iter().map(|right| (left.clone(), right));
        lefts.chain(rights).collect()
    }

    fn call((left, right): &Self::Input) -> String {
        format!("merge(&{}, &{})", shown(left), shown(right))
    }

    fn check((left, right): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let mut merged = [&left[..], &right[..]].concat();
        merged.sort_by_key(|pair| pair.0);
        check_stable(&merged, output, "where numbers are equal, the pairs of `left` come first")
    }
}

/// Two sorted lists of keys, with letters that run through both.
fn in_halves(left: &[i64], right: &[i64], first: char) -> <MergeSortMerge as Task>::Input {
    let mut pairs = with_letters(&[left, right].concat(), first);
    let right = pairs.split_off(left.len());
    (pairs, right)
}

/// Exercise 2.4: `merge_sort_inversions`.
#[derive(Debug)]
pub struct MergeSortInversions;

impl Task for MergeSortInversions {
    type Input = Vec<i64>;
    type Output = u64;

    const SECTION: &'static str = "2.4";
    const CHAPTER: &'static str = "sort";
    const NAME: &'static str = "merge_sort_inversions";
    const HARNESS: &'static str = "|v: Vec<i64>| attempt::count_inversions(&v)";
    const HINTS: &'static [&'static str] = &[
        "Comparing all pairs is right, but too slow for the large inputs. Sort a copy with merge sort, and count while \
         you merge.",
        "The inversions of v are those within its left half, those within its right half, and the pairs with one \
         element in each. Recursion counts the first two kinds.",
        "When the merge takes an element of the right half, all elements that are left in the left half are greater. \
         Add their number.",
    ];

    fn small() -> Vec<Self::Input> {
        small_lists(6, 4)
    }

    fn random(random: &mut Random) -> Self::Input {
        random.numbers(40)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("300 000 random numbers", random_numbers(300_000)),
            ("300 000 numbers in descending order", descending(300_000)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("count_inversions(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected =
            if input.len() <= 100 { pairs_in_disorder(input) } else { inversions(input) };
        if expected == *output {
            return Ok(());
        }
        let (expected, got) = (expected.to_string(), output.to_string());
        Err(Wrong { expected, got, because: disorder(input) })
    }
}

/// The number of pairs that are in the wrong order, by the definition.
fn pairs_in_disorder(list: &[i64]) -> u64 {
    let before = |i: usize| list[..i].iter().filter(|left| list[i] < **left).count() as u64;
    (0..list.len()).map(before).sum()
}

/// The inversions of a list that is short enough to list them.
fn disorder(list: &[i64]) -> Option<String> {
    if 6 < list.len() {
        return None;
    }
    let pairs = (0..list.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
    let mut pairs: Vec<(usize, usize)> = pairs.filter(|(i, j)| list[*j] < list[*i]).collect();
    pairs.sort_unstable();
    if pairs.is_empty() {
        return Some("no element is before a smaller one".to_owned());
    }
    Some(format!("these pairs of indices are in the wrong order: {pairs:?}"))
}
