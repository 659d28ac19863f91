//! What goes over the wire comes back, and the lists of inputs are complete.

use std::collections::BTreeSet;

use exercises::inputs::{Random, count, lists, shorter, shown};
use exercises::program::time;
use exercises::wire::Wire;
use pretty_assertions::assert_eq;
use std::time::Duration;

#[track_caller]
fn comes_back<T: Wire + PartialEq + std::fmt::Debug>(value: T) {
    assert_eq!(T::from_line(&value.to_line()), Some(value));
}

#[test]
fn values_come_back_over_the_wire() {
    comes_back(u64::MAX);
    comes_back((i64::MIN, '\u{20000}'));
    comes_back(vec![vec![1_u32, 2], vec![], vec![3]]);
    comes_back((Some((2_usize, 7_u64)), None::<u64>, true));
}

#[test]
fn a_line_that_is_no_value_is_refused() {
    assert_eq!(Vec::<u64>::from_line("2 1"), None);
    assert_eq!(Vec::<u64>::from_line("1 1 1"), None);
    assert_eq!(u32::from_line("-1"), None);
    assert_eq!(char::from_line("55296"), None);
}

#[test]
fn all_lists_are_there_once_the_shortest_first() {
    let all = lists(5, &[0, 1, 2]);
    assert_eq!(all.len(), 1 + 3 + 9 + 27 + 81 + 243);
    assert!(all.is_sorted_by_key(Vec::len));
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
}

#[test]
fn shorter_lists_are_shorter() {
    assert!(shorter(&[1, 2, 3]).contains(&vec![1, 3]));
    assert_eq!(shorter(&[1]), [vec![], vec![1], vec![]]);
}

#[test]
fn random_numbers_are_the_same_everywhere() {
    // The first numbers of SplitMix64 from the seed 1234567, as its authors' program prints them.
    let mut random = Random::new(1_234_567);
    assert_eq!(random.next_u64(), 6_457_827_717_110_365_317);
    assert_eq!(random.next_u64(), 3_203_168_211_198_807_973);
    let mut v: Vec<u32> = (0..100).collect();
    random.shuffle(&mut v);
    assert_ne!(v, (0..100).collect::<Vec<u32>>());
    v.sort_unstable();
    assert_eq!(v, (0..100).collect::<Vec<u32>>());
}

#[test]
fn numbers_and_times_are_readable() {
    assert_eq!(count(1, "input"), "1 input");
    assert_eq!(count(1_234_567, "input"), "1 234 567 inputs");
    assert_eq!(shown(&[3, 1]), "[3, 1]");
    assert_eq!(shown(&[7; 1_000]), "[7, 7, 7, 7, 7, ...] (1 000 elements)");
    assert_eq!(time(Duration::from_secs(2)), "2 s");
    assert_eq!(time(Duration::from_millis(1_570)), "1.5 s");
    assert_eq!(time(Duration::from_micros(12_900)), "12 ms");
    assert_eq!(time(Duration::from_nanos(210)), "210 ns");
}
