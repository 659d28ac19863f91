//! The numbers that random inputs are made from.

use numbers::SplitMix64;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

#[test]
fn the_same_seed_gives_the_same_numbers() {
    // The published test vector of SplitMix64, seed 1234567.
    let mut dice = SplitMix64::new(1_234_567);
    let expected =
        [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
    assert_eq!(expected.map(|_| dice.next_u64()), expected);
}

#[test]
fn every_number_comes_and_no_other() {
    let mut dice = SplitMix64::new(0);
    let mut counts = [0; 6];
    for _ in 0..6000 {
        counts[dice.below(6)] += 1;
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    let mut seen: Vec<i64> = (0..200).map(|_| dice.between(-2, 2)).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, [-2, -1, 0, 1, 2]);
    let mut orders: Vec<[u8; 3]> = (0..200)
        .map(|_| {
            let mut order = [1, 2, 3];
            dice.shuffle(&mut order);
            order
        })
        .collect();
    orders.sort_unstable();
    orders.dedup();
    assert_eq!(orders.len(), 6);
    assert!((0..50).any(|_| *dice.pick(&["a", "b"]) == "b"));
}

proptest! {
    #[test]
    fn any_range_is_kept(seed: u64, a: i64, b: i64, end in 1..=usize::MAX) {
        let mut dice = SplitMix64::new(seed);
        prop_assert!(dice.below(end) < end);
        let (first, last) = (a.min(b), a.max(b));
        prop_assert!((first..=last).contains(&dice.between(first, last)));
        prop_assert_eq!(dice.between(a, a), a);
        dice.between(i64::MIN, i64::MAX);
    }
}
