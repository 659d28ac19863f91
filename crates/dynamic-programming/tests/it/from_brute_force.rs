//! One problem in four ways, on the chapter's first page: the counts that it states.

use dynamic_programming::from_brute_force::{Counted, memoized, plain, rolled, tabulated};
use dynamic_programming::linear_dp::longest_common_subsequence::length;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

pub(crate) const LENGTH: usize = 4;
pub(crate) const BY_RECURSION: u64 = 152;
pub(crate) const BY_MEMO: u64 = 30;
pub(crate) const TEN_BY_RECURSION: u64 = 369_511;
pub(crate) const TEN_BY_MEMO: u64 = 120;

/// Two words; the length; the evaluations of the plain recurrence, of the memory and of the table;
/// what two rows keep.
const COUNTS: &[(&str, &str, usize, [u64; 3], usize)] = &[
    ("ABCBDAB", "BDCABA", LENGTH, [BY_RECURSION, BY_MEMO, 56], 14),
    ("ABCDEFGH", "STUVWXYZ", 0, [25_739, 80, 81], 18),
    ("ABCDEFGHIJ", "QRSTUVWXYZ", 0, [TEN_BY_RECURSION, TEN_BY_MEMO, 121], 22),
    ("ABCDEFGH", "ABCDEFGH", 8, [9, 9, 81], 18),
];

#[test]
fn counts() {
    for &(a, b, length, [by_plain, by_memory, by_table], n_kept) in COUNTS {
        let (a, b) = (a.as_bytes(), b.as_bytes());
        assert_eq!(plain(a, b), Counted { length, n_evaluated: by_plain, n_kept: 0 });
        let kept = usize::try_from(by_memory).unwrap();
        assert_eq!(memoized(a, b), Counted { length, n_evaluated: by_memory, n_kept: kept });
        let kept = usize::try_from(by_table).unwrap();
        assert_eq!(tabulated(a, b), Counted { length, n_evaluated: by_table, n_kept: kept });
        assert_eq!(rolled(a, b), Counted { length, n_evaluated: by_table, n_kept });
    }
}

#[test]
fn without_a_common_letter_the_plain_recurrence_is_exponential() {
    let binomial = |n: u64| (1..=n).fold(1, |product, k| product * (n + k) / k);
    for n in 1..=10_u8 {
        let (a, b): (Vec<u8>, Vec<u8>) = ((0..n).collect(), (100..100 + n).collect());
        // Every way to the border is walked: 2 · (2n over n) - 1 evaluations.
        assert_eq!(plain(&a, &b).n_evaluated, 2 * binomial(u64::from(n)) - 1);
        // Only the pair of two empty beginnings is never asked for.
        assert_eq!(memoized(&a, &b).n_evaluated, u64::from(n + 1).pow(2) - 1);
    }
}

proptest! {
    #[test]
    fn all_agree(
        a in prop::collection::vec(0..4_u8, 0..9),
        b in prop::collection::vec(0..4_u8, 0..9),
    ) {
        let expected = length(&a, &b);
        for counted in [plain(&a, &b), memoized(&a, &b), tabulated(&a, &b), rolled(&a, &b)] {
            prop_assert_eq!(counted.length, expected);
        }
        prop_assert!(memoized(&a, &b).n_evaluated <= plain(&a, &b).n_evaluated);
    }
}
