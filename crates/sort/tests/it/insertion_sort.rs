//! 2.1 Insertion sort.

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use sort::Step;
use sort::insertion_sort::{
    Counts, binary_insertion_sort, binary_insertion_sort_by, binary_insertion_sort_by_key,
    binary_insertion_sort_counted, binary_insertion_sort_watched, extend_sorted, insert_sorted,
    insertion_sort, insertion_sort_by, insertion_sort_by_key, insertion_sort_counted,
    insertion_sort_watched, plain,
};
use sort::patterns;

use crate::oracle::inversions;
use crate::snapshots::Expect;
use crate::suite::{self, Element, Equals, Fault, small_inputs, verdict};

#[path = "../../examples/insertion_sort.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

// 1. Worked examples.

/// An input, what it sorts to, and the comparisons and shifts on the way.
type Worked = (&'static [i32], &'static [i32], u64, u64);

const WORKED: &[Worked] = &[
    // Six numbers are in order already, and three more follow them.
    (&[1, 23, 33, 57, 81, 92, 41, 12, 16], &[1, 12, 16, 23, 33, 41, 57, 81, 92], 23, 15),
    // The first of the three alone.
    (&[1, 23, 33, 57, 81, 92, 41], &[1, 23, 33, 41, 57, 81, 92], 9, 3),
    // Cormen, Leiserson, Rivest, Stein.
    (&[5, 2, 4, 6, 1, 3], &[1, 2, 3, 4, 5, 6], 12, 9),
    // Sorted, reversed, all equal: the two extremes, and the one that must not move.
    (&[1, 2, 3, 4, 5], &[1, 2, 3, 4, 5], 4, 0),
    (&[5, 4, 3, 2, 1], &[1, 2, 3, 4, 5], 10, 10),
    (&[7, 7, 7, 7, 7], &[7, 7, 7, 7, 7], 4, 0),
    // Nothing to do.
    (&[], &[], 0, 0),
    (&[1], &[1], 0, 0),
];

#[test]
fn worked_examples() {
    for &(input, sorted, comparisons, shifts) in WORKED {
        let mut v = input.to_vec();
        assert_eq!(insertion_sort_counted(&mut v), Counts { comparisons, shifts }, "{input:?}");
        assert_eq!(v, sorted);
        let mut v = input.to_vec();
        assert_eq!(binary_insertion_sort_counted(&mut v).shifts, shifts, "{input:?}");
        assert_eq!(v, sorted);
    }
}

/// What the page says of its example, and of looking for the place from the front.
const SHIFTS_OF_THE_PAGE: u64 = 6;
const COMPARISONS_OF_THE_PAGE: u64 = 10;
const FROM_THE_FRONT: u64 = 12;
const SORTED_FROM_THE_BACK: u64 = 5;
const SORTED_FROM_THE_FRONT: u64 = 15;

/// Why the page takes these numbers: no two are equal, one insertion moves nothing, one goes to the
/// front, and the longest stops before the front.
#[test]
fn the_worked_example_of_the_page() {
    let mut v = [5, 2, 8, 6, 9, 3];
    let mut moves = Vec::new();
    plain::insertion_sort_watched(&mut v, |step, _| {
        if let Step::Place { from, to } = step {
            moves.push((from, to));
        }
    });
    assert_eq!(moves, [(1, 0), (2, 2), (3, 2), (4, 4), (5, 1)]);
    let counts = insertion_sort_counted(&mut [5, 2, 8, 6, 9, 3]);
    let expected = Counts { comparisons: COMPARISONS_OF_THE_PAGE, shifts: SHIFTS_OF_THE_PAGE };
    assert_eq!(counts, expected);
    assert_eq!(insertion_sort_counted(&mut v).comparisons, SORTED_FROM_THE_BACK);
    let elements = |keys: [i32; 6]| -> Vec<Element> {
        keys.into_iter().zip(0..).map(|(key, tag)| Element { key, tag }).collect()
    };
    let from_the_front = |keys| from_the_left(&mut elements(keys), |a, b| a.key.cmp(&b.key));
    assert_eq!(from_the_front([5, 2, 8, 6, 9, 3]), FROM_THE_FRONT);
    assert_eq!(from_the_front(v), SORTED_FROM_THE_FRONT);
}

/// The most comparisons that inserting one more into seven sorted elements takes by halving.
const MOST_QUESTIONS_OF_SEVEN: u64 = 3;
const COMPARISONS_OF_1024: u64 = 263_052;
const COMPARISONS_OF_1024_BY_HALVING: u64 = 8836;

#[test]
fn comparisons_by_halving() {
    let seven = binary_insertion_sort_counted(&mut [2, 4, 6, 8, 10, 12, 14]).comparisons;
    let most = (0..8).map(|k| {
        let mut v = [2, 4, 6, 8, 10, 12, 14, 2 * k + 1];
        binary_insertion_sort_counted(&mut v).comparisons - seven
    });
    assert_eq!(most.max(), Some(MOST_QUESTIONS_OF_SEVEN));
    let random = patterns::random(1024);
    assert_eq!(insertion_sort_counted(&mut random.clone()).comparisons, COMPARISONS_OF_1024);
    let halving = binary_insertion_sort_counted(&mut random.clone()).comparisons;
    assert_eq!(halving, COMPARISONS_OF_1024_BY_HALVING);
}

#[test]
fn the_plain_form_takes_the_same_steps() {
    for keys in small_inputs() {
        let (mut steps, mut plain_steps) = (Vec::new(), Vec::new());
        let (mut v, mut w) = (keys.clone(), keys.clone());
        insertion_sort_watched(&mut v, i32::cmp, |step, v| steps.push((step, v.to_vec())));
        plain::insertion_sort_watched(&mut w, |step, w| plain_steps.push((step, w.to_vec())));
        assert_eq!((v, steps), (w, plain_steps), "{keys:?}");
    }
}

#[test]
fn the_last_three_insertions_of_the_figure() {
    let mut states = Vec::new();
    insertion_sort_watched(&mut [1, 23, 33, 57, 81, 92, 41, 12, 16], i32::cmp, |step, v| {
        if let Step::Place { from, to } = step {
            states.push((from, to, v.to_vec()));
        }
    });
    let last_three = [
        (6, 3, vec![1, 23, 33, 41, 57, 81, 92, 12, 16]),
        (7, 1, vec![1, 12, 23, 33, 41, 57, 81, 92, 16]),
        (8, 2, vec![1, 12, 16, 23, 33, 41, 57, 81, 92]),
    ];
    assert_eq!(states[5..], last_three);
}

/// The original's test, which is only that the result ascends; here it must be the library's.
#[test]
fn all_lengths_up_to_a_thousand() {
    for n in 1..1024 {
        let input: Vec<i32> =
            patterns::random(n).into_iter().map(|number| number.rem_euclid(1024)).collect();
        let mut expected = input.clone();
        expected.sort_unstable();
        for sort in [insertion_sort, binary_insertion_sort] {
            let mut v = input.clone();
            sort(&mut v);
            assert_eq!(v, expected);
        }
    }
}

// 2. The suite: all small inputs, the named patterns, panics and nonsense.

#[test]
fn both_forms_pass_the_suite() {
    suite::check(Equals::KeepOrder, |v, compare| insertion_sort_by(v, compare));
    suite::check(Equals::KeepOrder, |v, compare| binary_insertion_sort_by(v, compare));
}

#[test]
fn shifts_are_inversions() {
    for keys in small_inputs().chain(patterns::ALL.iter().map(|(_, pattern)| pattern(100))) {
        let expected = inversions(&keys);
        let linear = insertion_sort_counted(&mut keys.clone());
        let halving = binary_insertion_sort_counted(&mut keys.clone());
        assert_eq!((linear.shifts, halving.shifts), (expected, expected), "{keys:?}");
        // One comparison per insertion ends the shifting, unless the element has reached the front.
        let n_later = keys.len().saturating_sub(1) as u64;
        let at_the_front = (1..keys.len()).filter(|&i| keys[..i].iter().all(|key| keys[i] < *key));
        assert_eq!(
            linear.comparisons,
            expected + n_later - at_the_front.count() as u64,
            "{keys:?}"
        );
    }
}

// 3. Properties.

proptest! {
    /// What stands at the head of the loop.
    #[test]
    fn the_prefix_is_sorted_and_the_rest_untouched(input in prop::collection::vec(0..50_i32, 0..60)) {
        for is_binary in [false, true] {
            let watch = |step: Step, v: &[i32]| {
                let n_sorted = match step {
                    Step::Pick { i } => i,
                    Step::Place { from, .. } => from + 1,
                    Step::Shift { j } => {
                        assert!(v[j - 1] < v[j], "the picked element has passed a larger one");
                        return;
                    }
                    Step::Probe { lo, mid, hi } => {
                        assert!(lo <= mid && mid < hi);
                        return;
                    }
                    other => panic!("insertion sort does not report {other:?}"),
                };
                assert!(v[..n_sorted].is_sorted());
                assert_eq!(v[n_sorted..], input[n_sorted..]);
                let mut prefix = input[..n_sorted].to_vec();
                prefix.sort_unstable();
                assert_eq!(v[..n_sorted], prefix);
            };
            let mut v = input.clone();
            if is_binary {
                binary_insertion_sort_watched(&mut v, i32::cmp, watch);
            } else {
                insertion_sort_watched(&mut v, i32::cmp, watch);
            }
        }
    }

    #[test]
    fn a_sorted_prefix_may_be_skipped(
        mut input in prop::collection::vec(any::<i8>(), 0..60),
        cut in any::<prop::sample::Index>(),
    ) {
        let n_sorted = cut.index(input.len() + 1);
        input[..n_sorted].sort_unstable();
        let mut expected = input.clone();
        expected.sort_unstable();
        extend_sorted(&mut input, n_sorted);
        prop_assert_eq!(input, expected);
    }

    #[test]
    fn a_value_is_inserted_behind_its_equals(mut v in prop::collection::vec(0..9_u8, 0..40), x in 0..9_u8) {
        v.sort_unstable();
        let before = v.clone();
        let place = insert_sorted(&mut v, x);
        prop_assert!(before[..place].iter().all(|y| *y <= x) && before[place..].iter().all(|y| x < *y));
        prop_assert_eq!(v.remove(place), x);
        prop_assert_eq!(v, before);
    }

    #[test]
    fn by_key_is_by_the_keys_order(input in prop::collection::vec(any::<(i8, u8)>(), 0..60)) {
        let mut expected = input.clone();
        expected.sort_by_key(|pair| pair.0);
        for sort in [insertion_sort_by_key, binary_insertion_sort_by_key] {
            let mut v = input.clone();
            sort(&mut v, |pair: &(i8, u8)| pair.0);
            prop_assert_eq!(&v, &expected);
        }
    }
}

// 4. Extremes.

#[test]
fn the_ends_of_a_type_and_floats() {
    let mut v = [i64::MAX, 0, i64::MIN, i64::MAX, -1];
    insertion_sort(&mut v);
    assert_eq!(v, [i64::MIN, -1, 0, i64::MAX, i64::MAX]);
    let mut v = [f64::NAN, 1.0, -0.0, f64::NEG_INFINITY, 0.0];
    insertion_sort_by(&mut v, f64::total_cmp);
    assert_eq!(format!("{v:?}"), "[-inf, -0.0, 0.0, 1.0, NaN]");
    let mut v = [(), (), ()];
    assert_eq!(insertion_sort_counted(&mut v), Counts { comparisons: 2, shifts: 0 });
}

/// A million elements, where the cost is linear.
#[test]
fn a_million_elements() {
    const N: u64 = 1_000_000;
    let mut v = patterns::ascending(1_000_000);
    assert_eq!(insertion_sort_counted(&mut v), Counts { comparisons: N - 1, shifts: 0 });
    let mut v = patterns::all_equal(1_000_000);
    assert_eq!(insertion_sort_counted(&mut v), Counts { comparisons: N - 1, shifts: 0 });
    let mut v = patterns::nearly_sorted(1_000_000);
    let counts = insertion_sort_counted(&mut v);
    assert!(v.is_sorted());
    assert_eq!(counts.shifts, N / 100, "one inversion in each hundred");
    assert!(counts.comparisons < N + N / 100);
    // A sorted prefix is not looked at again.
    v.push(-1);
    extend_sorted(&mut v, 1_000_000);
    assert!(v.is_sorted() && v[0] == -1);
}

#[test]
fn counts_at_the_extremes() {
    for n in [2_u32, 10, 100, 1000] {
        let worst = u64::from(n) * u64::from(n - 1) / 2;
        let mut v: Vec<u32> = (0..n).rev().collect();
        let counts = insertion_sort_counted(&mut v);
        assert_eq!(counts, Counts { comparisons: worst, shifts: worst });
        // Halving i places takes at most as many questions as i has binary digits.
        let most: u64 = (1..n).map(|i| u64::from(u32::BITS - i.leading_zeros())).sum();
        let mut v: Vec<u32> = (0..n).rev().collect();
        let counts = binary_insertion_sort_counted(&mut v);
        assert!(counts.comparisons <= most && counts.shifts == worst, "{counts:?} {most}");
    }
}

/// Doubling the input: four times the comparisons on random and reversed input, twice on nearly
/// sorted input, a little more than twice by halving.
#[test]
fn growth_at_doubled_sizes() {
    type Count = fn(&mut [i32]) -> Counts;
    let linear: Count = insertion_sort_counted;
    let halving: Count = binary_insertion_sort_counted;
    let table: [(patterns::Pattern, Count, std::ops::Range<f64>); 4] = [
        (patterns::descending, linear, 3.9..4.1),
        (patterns::random, linear, 3.6..4.4),
        (patterns::nearly_sorted, linear, 1.9..2.1),
        (patterns::random, halving, 2.1..2.4),
    ];
    for (pattern, count, growth) in table {
        let counts = [256, 512, 1024, 2048]
            .map(|n| f64::from(u32::try_from(count(&mut pattern(n)).comparisons).unwrap()));
        for pair in counts.windows(2) {
            assert!(growth.contains(&(pair[1] / pair[0])), "{counts:?}");
        }
    }
    let shifts = [256, 512, 1024, 2048]
        .map(|n| f64::from(u32::try_from(linear(&mut patterns::random(n)).shifts).unwrap()));
    for pair in shifts.windows(2) {
        assert!((3.6..4.4).contains(&(pair[1] / pair[0])), "{shifts:?}");
    }
}

// 5. Bad input.

#[test]
#[should_panic(expected = "a prefix of 4 in a slice of 3")]
fn a_prefix_longer_than_the_slice() {
    extend_sorted(&mut [3, 1, 2], 4);
}

#[test]
fn a_prefix_that_is_not_sorted_loses_nothing() {
    let mut v = [3, 1, 2];
    extend_sorted(&mut v, 2);
    assert_eq!(v, [3, 1, 2], "2 is not less than 1, and nobody looked further");
}

/// Not a number compares with nothing: the order is undefined, the elements are not.
#[test]
fn a_comparator_that_cannot_compare_loses_nothing() {
    let mut v = [2.0, f64::NAN, 1.0, 0.5];
    insertion_sort_by(&mut v, |a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal));
    assert_eq!(format!("{v:?}"), "[2.0, NaN, 0.5, 1.0]", "not in order, but all there");
}

#[test]
fn bad_input_of_the_program() {
    let not_whole = "is not a whole number of 64 bits";
    let large = "9223372036854775808";
    demo::DEMO.refuses(&[
        ("3 x 5", &format!(r#"element 2: "x" {not_whole} (column 3)"#)),
        ("3 1.5", &format!(r#"element 2: "1.5" {not_whole} (column 3)"#)),
        ("9223372036854775808", &format!(r#"element 1: "{large}" {not_whole} (column 1)"#)),
        ("--bin 3", "--bin is no option of insertion_sort (try --help)"),
    ]);
}

#[test]
fn the_program_sorts_words_and_nothing() {
    demo::DEMO.says(&[
        ("pear fig 10 apple", "…\nSorted with 6 comparisons and 5 shifts: 10 apple fig pear"),
        ("-3 -20", "…\nSorted with 1 comparison and 1 shift: -20 -3"),
        ("- <<< ", "…\nSorted with 0 comparisons and 0 shifts."),
    ]);
}

// 6. Errata: what the sources got wrong.

/// The original looks for the place from the left, for a slot between two neighbors, and counts the
/// slots it tests.
fn from_the_left(
    v: &mut [Element],
    mut compare: impl FnMut(&Element, &Element) -> std::cmp::Ordering,
) -> u64 {
    let mut n_slots = 0;
    for i in 1..v.len() {
        let mut place = 0;
        n_slots += 1;
        while place < i && compare(&v[place], &v[i]).is_lt() {
            place += 1;
            n_slots += u64::from(place < i);
        }
        v[place..=i].rotate_right(1);
    }
    n_slots
}

#[test]
fn erratum_a_scan_from_the_left_is_quadratic_on_sorted_input() {
    let mut v: Vec<Element> = (0..10).map(|tag| Element { key: 1, tag }).collect();
    for (element, key) in v.iter_mut().zip(0..) {
        element.key = key;
    }
    assert_eq!(from_the_left(&mut v, |a, b| a.key.cmp(&b.key)), 45);
    assert_eq!(insertion_sort_counted(&mut patterns::ascending(10)).comparisons, 9);
}

#[test]
fn erratum_a_scan_from_the_left_reverses_equal_elements() {
    let mut v: Vec<Element> = (0..3).map(|tag| Element { key: 1, tag }).collect();
    from_the_left(&mut v, |a, b| a.key.cmp(&b.key));
    let tags: Vec<usize> = v.iter().map(|element| element.tag).collect();
    assert_eq!(tags, [2, 1, 0]);
    let verdict = verdict(Equals::KeepOrder, |v, compare| {
        from_the_left(v, compare);
    });
    assert_eq!(verdict.unwrap_err().0, Fault::NotStable);
}

/// The original's test asks only for ascending order.
#[test]
fn erratum_a_test_of_order_alone_passes_a_sort_that_loses_elements() {
    let mut v = patterns::random(100);
    v.fill(7);
    assert!(v.is_sorted(), "the original's test is content");
    let fill = |v: &mut [Element], _: suite::Compare<'_>| {
        if let Some(first) = v.first().cloned() {
            v.fill(first);
        }
    };
    assert_eq!(verdict(Equals::MayMove, fill).unwrap_err().0, Fault::NotAPermutation);
}

/// `<=` for `<`: the shifting goes on past equal elements. The lifted element compares with `v[j]`,
/// and `0 < j` still ends the loop: the first element stays where it is.
#[test]
fn a_loop_that_never_reads_the_front_is_caught() {
    fn without_the_front<T: Clone>(v: &mut [T], mut greater: impl FnMut(&T, &T) -> bool) {
        for i in 1..v.len() {
            let lifted = v[i].clone();
            let mut j = i - 1;
            while 0 < j && greater(&v[j], &lifted) {
                v[j + 1] = v[j].clone();
                j -= 1;
            }
            v[j + 1] = lifted;
        }
    }
    let mut v = [2, 3, 1];
    without_the_front(&mut v, |a, b| b < a);
    assert_eq!(v, [2, 1, 3]);
    let by = |v: &mut [Element], compare: suite::Compare<'_>| {
        without_the_front(v, |a, b| compare(a, b).is_gt());
    };
    assert_eq!(verdict(Equals::KeepOrder, by).unwrap_err().0, Fault::NotInOrder);
}

#[test]
fn a_loop_that_passes_equals_is_caught() {
    let passes_equals = |v: &mut [Element], compare: suite::Compare<'_>| {
        for i in 1..v.len() {
            let mut j = i;
            while 0 < j && compare(&v[j], &v[j - 1]).is_le() {
                v.swap(j - 1, j);
                j -= 1;
            }
        }
    };
    assert_eq!(verdict(Equals::KeepOrder, passes_equals).unwrap_err().0, Fault::NotStable);
    assert_eq!(verdict(Equals::MayMove, passes_equals), Ok(()));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("insertion_sort", ""),
        ("insertion_sort_binary", "--binary 5 2 4 6 1 3"),
        ("insertion_sort_cost", "--cost"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let numbers: Vec<String> = (1..=100).rev().map(|number: u32| number.to_string()).collect();
    demo::DEMO.says(&[(
        &numbers.join(" "),
        "…Too large to draw: the limit is 16 elements of 12 characters.…\
         Sorted with 4950 comparisons and 4950 shifts: 1 2 3 …",
    )]);
}
