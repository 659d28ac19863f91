//! The page "Which sort?".

use pretty_assertions::assert_eq;
use sort::patterns;

use crate::snapshots::{self, Expect};

#[path = "../../examples/which_sort.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

#[test]
fn patterns_are_what_they_are_called() {
    assert_eq!(patterns::ascending(4), [0, 1, 2, 3]);
    assert_eq!(patterns::descending(4), [3, 2, 1, 0]);
    assert_eq!(patterns::all_equal(3), [7, 7, 7]);
    assert_eq!(patterns::organ_pipe(5), [0, 1, 2, 1, 0]);
    assert_eq!(patterns::organ_pipe(4), [0, 1, 1, 0]);
    assert!(patterns::few_unique(1000).iter().all(|number| (0..16).contains(number)));
    let mut random = patterns::random(1000);
    random.sort_unstable();
    random.dedup();
    assert_eq!(random.len(), 1000);
    for (name, pattern) in patterns::ALL {
        for n in [0, 1, 2, 3, 99, 100, 101] {
            assert_eq!(pattern(n).len(), n, "{name}");
            assert_eq!(pattern(n), pattern(n), "{name}");
        }
    }
}

/// What the page says of every pattern: the sorts that promise n log n keep it, and insertion sort
/// needs few comparisons where there are few inversions.
#[test]
fn what_the_page_claims() {
    const N: usize = 1000;
    // A thousand elements have ten binary digits.
    let n_log_n = 10_000;
    for (pattern, make) in patterns::ALL {
        for (name, sort) in demo::SORTS {
            let count = demo::comparisons(sort, make(N));
            assert!((999..=499_500).contains(&count), "{name} on {pattern}: {count}");
            if !["insertion", "bubble"].contains(&name) {
                assert!(count <= 2 * n_log_n, "{name} on {pattern}: {count}");
            }
        }
    }
    let insertion = demo::SORTS[0].1;
    assert!(demo::comparisons(insertion, patterns::nearly_sorted(N)) < 1020);
}

/// A question of the page.
#[test]
fn merge_sort_reverses_a_descending_run() {
    let (name, merge) = demo::SORTS[4];
    assert_eq!(name, "merge");
    assert_eq!(demo::comparisons(merge, patterns::descending(1000)), 999);
}

/// On a sorted input with a few new elements at its end, in any order.
#[test]
fn new_elements_behind_a_sorted_run() {
    const N: u32 = 100_000;
    let mut v = patterns::ascending(N as usize);
    v.extend(patterns::random(10));
    let sorts = |name: &str| demo::SORTS.into_iter().find(|(other, _)| *other == name).unwrap().1;
    assert!(demo::comparisons(sorts("merge"), v.clone()) < 21 * N / 10);
    assert!(15 * N < demo::comparisons(sorts("quick"), v));
}

#[test]
fn bad_input_of_the_program() {
    let error = |args: &[&str]| demo::DEMO.output(args).unwrap_err().to_string();
    demo::DEMO
        .refuses(&[("5001", r#"the number of elements: "5001" is more than 5000 (column 1)"#)]);
    assert!(error(&["10", "11"]).contains(r#""11""#));
}

#[test]
fn demo() {
    demo::DEMO.says(&[(
        "",
        "Comparisons on 1000 elements\n\n1. ascending: …\
         \n7. random: the fewest comparisons are …",
    )]);
    // The library's counts are those of its version, so only ours are kept.
    let ours = &demo::SORTS[..5];
    let mut counts = String::new();
    for (pattern, make) in patterns::ALL {
        let row = ours
            .iter()
            .map(|(name, sort)| format!("  {name} {}", demo::comparisons(*sort, make(1000))));
        counts += &format!("{pattern}:{}\n", row.collect::<String>());
    }
    snapshots::check("which_sort", "cargo run -p sort --example which_sort", &counts);
}

#[test]
fn demo_of_the_cost() {
    demo::DEMO.shows(&[("which_sort_cost", "--cost")]);
}
