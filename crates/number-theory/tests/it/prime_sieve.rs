//! 8.1 Prime sieves.

use std::num::NonZeroU64;

use number_theory::pollard_rho::plain::rho;
use number_theory::prime_sieve::{
    BitSieve, LinearSieve, RESIDUES, SieveError, Step, eratosthenes, eratosthenes_watched,
    nth_prime, nth_prime_bound, plain, primes_below, primes_in,
};
use number_theory::{factors, is_prime};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../examples/prime_sieve.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

#[path = "../../examples/primality.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod primality;

// 1. Worked examples.

/// The primes below 50. The original's page has 9 among them.
const BELOW_50: [u64; 15] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];

/// A power of ten, and how many primes are below it.
const COUNTS: [(u64, usize); 9] = [
    (1, 0),
    (10, 4),
    (100, 25),
    (1_000, 168),
    (10_000, 1_229),
    (100_000, 9_592),
    (1_000_000, 78_498),
    (10_000_000, 664_579),
    (100_000_000, 5_761_455),
];

/// For each number from 1 to 12: φ, μ, how many divisors it has, and their sum.
const TOTIENTS: [u32; 12] = [1, 1, 2, 2, 4, 2, 6, 4, 6, 4, 10, 4];
const MOBIUS: [i8; 12] = [1, -1, -1, 0, -1, 1, -1, 0, 0, 1, -1, 0];
const N_DIVISORS: [u32; 12] = [1, 2, 2, 3, 2, 4, 2, 4, 3, 4, 2, 6];
const DIVISOR_SUMS: [u64; 12] = [1, 3, 4, 7, 6, 12, 8, 15, 13, 18, 12, 28];

fn listed(is_prime: &[bool]) -> Vec<u64> {
    (0..).zip(is_prime).filter(|&(_, &yes)| yes).map(|(x, _)| x).collect()
}

#[test]
fn worked_examples() {
    assert_eq!(listed(&eratosthenes(50).unwrap()), BELOW_50);
    assert_eq!(BitSieve::new(50).unwrap().primes().collect::<Vec<_>>(), BELOW_50);
    assert_eq!(
        LinearSieve::new(50).unwrap().primes().iter().map(|&p| u64::from(p)).collect::<Vec<_>>(),
        BELOW_50
    );
    assert_eq!(primes_below(50), BELOW_50);
    let sieve = LinearSieve::new(13).unwrap();
    assert_eq!(sieve.totients()[1..], TOTIENTS);
    assert_eq!(sieve.mobius()[1..], MOBIUS);
    assert_eq!(sieve.n_divisors()[1..], N_DIVISORS);
    assert_eq!(sieve.divisor_sums()[1..], DIVISOR_SUMS);
}

/// For the numbers below 50: divisions by 2, 3, … up to the root, until one leaves no remainder.
const DIVISIONS: usize = 94;
/// Numbers crossed out if each prime below 50 begins at its double.
const FROM_TWICE: usize = 60;
/// Numbers crossed out by the sieve.
const FROM_SQUARE: usize = 43;
/// Those of them that are crossed out for the first time: the composite numbers.
const COMPOSITES: usize = 33;
/// What stays, apart from the primes, if the loop ends at p · p < n - 1.
const LEFT_BY_MISTAKE: usize = 49;
/// The last prime that crosses anything out below a million.
const LAST_BELOW_A_MILLION: usize = 997;
/// Pairs of primes below a million whose difference is 2.
const TWINS: usize = 8169;
/// The numbers below 121 that 7 crosses out for the first time.
const FIRST_BY_7: [usize; 4] = [49, 77, 91, 119];

#[test]
fn the_worked_example_of_the_page() {
    const N: usize = 50;
    let divisions =
        |x: usize| (2..=x.isqrt()).find(|d| x.is_multiple_of(*d)).map_or(x.isqrt() - 1, |d| d - 1);
    assert_eq!((2..N).map(divisions).sum::<usize>(), DIVISIONS);
    let is_prime = plain::eratosthenes(N);
    let primes: Vec<usize> = (0..N).filter(|&x| is_prime[x]).collect();
    assert_eq!(primes.iter().map(|&p| (2 * p..N).step_by(p).len()).sum::<usize>(), FROM_TWICE);
    let (mut turns, mut crossed, mut first) = (Vec::new(), Vec::new(), vec![0; N]);
    plain::eratosthenes_watched(N, |step, _| match step {
        plain::Step::Next { p } => turns.push(p),
        plain::Step::Cross { p, multiple } => {
            crossed.push(multiple);
            if first[multiple] == 0 {
                first[multiple] = p;
            }
        }
    });
    assert_eq!(
        (crossed.len(), first.iter().filter(|&&p| p != 0).count()),
        (FROM_SQUARE, COMPOSITES)
    );
    // The last turn crosses out one number, the last: the square of 7.
    assert_eq!(turns, [2, 3, 4, 5, 6, 7]);
    assert_eq!((0..N).filter(|&x| first[x] == 7).collect::<Vec<_>>(), [49]);
    let early = sieve_with(N, |p, n| p * p + 1 < n, |p| p * p);
    let left: Vec<usize> = (0..N).filter(|&x| early[x] && !is_prime[x]).collect();
    assert_eq!(left, [LEFT_BY_MISTAKE]);
}

#[test]
fn the_answers_of_the_page() {
    let last = primes_below(1_000).pop().unwrap();
    assert_eq!(last, LAST_BELOW_A_MILLION as u64);
    let primes = primes_below(1_000_000);
    assert_eq!(primes.windows(2).filter(|pair| pair[1] - pair[0] == 2).count(), TWINS);
    let least = |x: usize| (2..=x).find(|d| x.is_multiple_of(*d));
    let first: Vec<usize> = (8..121).filter(|&x| least(x) == Some(7)).collect();
    assert_eq!(first, FIRST_BY_7);
}

#[test]
fn the_wrong_version_of_the_question() {
    // The loop that ends at p · p < n - 1: 25 and 27 are right, 26 leaves 25.
    let is_right = |n: usize| {
        let early = sieve_with(n, |p, n| p * p + 1 < n, |p| p * p);
        early == plain::eratosthenes(n)
    };
    assert_eq!([25, 26, 27].map(is_right), [true, false, true]);
}

#[test]
fn the_steps_below_30() {
    let mut crossed: Vec<(usize, Vec<usize>)> = Vec::new();
    eratosthenes_watched(30, |step, _| match step {
        Step::Prime { p } => crossed.push((p, Vec::new())),
        Step::Cross { p, multiple } => {
            let last = crossed.last_mut().unwrap();
            assert_eq!(last.0, p);
            last.1.push(multiple);
        }
    })
    .unwrap();
    let by_2 = (4..30).step_by(2).collect();
    let by_3 = vec![9, 12, 15, 18, 21, 24, 27];
    assert_eq!(crossed, [(2, by_2), (3, by_3), (5, vec![25])]);
}

#[test]
fn a_window_far_away() {
    let far: Vec<u64> = primes_in(1_000_000_000_000..1_000_000_000_200).collect();
    assert_eq!((far.len(), far[0], far[9]), (10, 1_000_000_000_039, 1_000_000_000_193));
}

#[test]
fn known_numbers_of_primes() {
    for (n, count) in COUNTS {
        assert_eq!(primes_in(0..n).count(), count, "{n}");
        if n <= 10_000_000 {
            assert_eq!(BitSieve::new(n).unwrap().count(), count as u64, "{n}");
            assert_eq!(
                eratosthenes(n.try_into().unwrap()).unwrap().iter().filter(|&&p| p).count(),
                count
            );
        }
        if n <= 1_000_000 {
            assert_eq!(LinearSieve::new(n.try_into().unwrap()).unwrap().primes().len(), count);
        }
    }
}

#[test]
fn the_originals_tests() {
    // n = 100 000: no prime has a divisor up to its root; and, which the original does not ask,
    // each other number has one.
    let n = 100_000;
    let is_prime = eratosthenes(n).unwrap();
    for (x, &given) in is_prime.iter().enumerate() {
        assert_eq!(given, by_trial_division(x as u64), "{x}");
    }
    // n = 214 748 364, a tenth of the largest int: the count, and the last.
    let n = 214_748_364;
    let count = primes_in(0..n).count();
    assert_eq!(count, 11_849_083);
    assert_eq!(nth_prime(count as u64), Some(214_748_357));
    assert!(n < nth_prime(count as u64 + 1).unwrap());
}

#[test]
fn known_answers_of_judges() {
    // LeetCode 204.
    assert_eq!([10, 0, 1].map(|n| primes_in(0..n).count()), [4, 0, 0]);
    // Luogu P3383: n = 100, and the primes number 1 to 5.
    let sieve = BitSieve::new(101).unwrap();
    assert_eq!(sieve.primes().take(5).collect::<Vec<_>>(), [2, 3, 5, 7, 11]);
    // POJ 2689: the closest and the most distant neighbors in 2..=17; there are none in 14..=17.
    let gaps = |lo: u64, last: u64| {
        let primes: Vec<u64> = primes_in(lo..last + 1).collect();
        let pairs = primes.windows(2).map(|pair| (pair[1] - pair[0], pair[0], pair[1]));
        let closest = pairs.clone().min_by_key(|pair| pair.0);
        closest.zip(pairs.rev().max_by_key(|pair| pair.0))
    };
    assert_eq!(gaps(2, 17), Some(((1, 2, 3), (4, 7, 11))));
    assert_eq!(gaps(14, 17), None);
    // Luogu P1835: 2 to 11.
    assert_eq!(primes_in(2..12).count(), 5);
}

// 2. All small inputs, against trial division.

fn by_trial_division(x: u64) -> bool {
    2 <= x && (2..=x.isqrt()).all(|d| !x.is_multiple_of(d))
}

fn primes_by_trial_division(window: std::ops::Range<u64>) -> Vec<u64> {
    window.filter(|&x| by_trial_division(x)).collect()
}

/// The least end at which a sieve is wrong.
fn fault(sieve: impl Fn(usize) -> Vec<bool>) -> Option<usize> {
    (0..400).find(|&n| sieve(n) != (0..n as u64).map(by_trial_division).collect::<Vec<_>>())
}

#[test]
fn trial_division_agrees_on_all_small_ends() {
    assert_eq!(fault(|n| eratosthenes(n).unwrap()), None);
    assert_eq!(fault(plain::eratosthenes), None);
    let of_bits = |n: usize| {
        let sieve = BitSieve::new(n as u64).unwrap();
        assert_eq!(sieve.primes().count() as u64, sieve.count());
        (0..n as u64).map(|x| sieve.is_prime(x).unwrap()).collect()
    };
    assert_eq!(fault(of_bits), None);
    let linear = |n: usize| {
        let sieve = LinearSieve::new(n).unwrap();
        (0..u32::try_from(n).unwrap()).map(|x| sieve.is_prime(x).unwrap()).collect()
    };
    assert_eq!(fault(linear), None);
    assert_eq!(fault(|n| (0..n as u64).map(is_prime).collect()), None);
    let of_window = |n: usize| {
        let mut is_prime = vec![false; n];
        primes_in(0..n as u64).for_each(|p| is_prime[usize::try_from(p).unwrap()] = true);
        is_prime
    };
    assert_eq!(fault(of_window), None);
}

/// Eratosthenes' sieve, with the two ends of its loops as given: up to which p, and from where its
/// multiples.
fn sieve_with(n: usize, goes_on: fn(usize, usize) -> bool, start: fn(usize) -> usize) -> Vec<bool> {
    let mut is_prime: Vec<bool> = (0..n).map(|x| 2 <= x).collect();
    let mut p = 2;
    while goes_on(p, n) {
        for multiple in (start(p)..n).step_by(p) {
            is_prime[multiple] = false;
        }
        p += 1;
    }
    is_prime
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|n| sieve_with(n, |p, n| p * p < n, |p| p * p)), None);
    // Stopping where p² is n less one leaves the square of a prime.
    assert_eq!(fault(|n| sieve_with(n, |p, n| p * p + 1 < n, |p| p * p)), Some(5));
    // From p on, it crosses out itself; from p (p + 1) on, it leaves the squares.
    assert_eq!(fault(|n| sieve_with(n, |p, n| p * p < n, |p| p)), Some(5));
    assert_eq!(fault(|n| sieve_with(n, |p, n| p * p < n, |p| p * (p + 1))), Some(5));
    // One that takes 1 for a prime.
    let with_1 = |n: usize| (0..n).map(|x| x == 1 || by_trial_division(x as u64)).collect();
    assert_eq!(fault(with_1), Some(2));
    // A test of one base only: 2047 = 23 · 89 passes it for the base 2.
    assert!(!is_prime(2047));
    assert_eq!(1, (0..11).fold(1, |power, _| power * 2) % 2047, "and 2 · 1023 + 1 = 2047");
}

#[test]
fn all_small_windows() {
    for hi in 0..=130 {
        for lo in 0..=hi + 1 {
            let window: Vec<u64> = primes_in(lo..hi).collect();
            assert_eq!(window, primes_by_trial_division(lo..hi), "{lo}..{hi}");
            assert_eq!(primes_in(lo..hi).count(), window.len());
            let plain =
                plain::primes_in(usize::try_from(lo).unwrap()..usize::try_from(hi).unwrap());
            assert!(plain.into_iter().map(|p| p as u64).eq(window), "{lo}..{hi}");
        }
    }
}

#[test]
fn the_functions_of_all_small_numbers() {
    const N: u32 = 600;
    let sieve = LinearSieve::new(N as usize).unwrap();
    let (phi, mu) = (sieve.totients(), sieve.mobius());
    let (n_divisors, sums) = (sieve.n_divisors(), sieve.divisor_sums());
    for x in 1..N {
        let i = x as usize;
        let divisors: Vec<u32> = (1..=x).filter(|d| x % d == 0).collect();
        assert_eq!(n_divisors[i] as usize, divisors.len());
        assert_eq!(sums[i], divisors.iter().copied().map(u64::from).sum::<u64>());
        // As many as have no divisor in common with x, but 1.
        let coprime = (1..=x).filter(|y| divisors[1..].iter().all(|d| y % d != 0));
        assert_eq!(phi[i] as usize, coprime.count(), "{x}");
        // What defines μ: its sum over all divisors is 0, except for 1.
        let sum: i32 = divisors.iter().map(|&d| i32::from(mu[d as usize])).sum();
        assert_eq!(sum, i32::from(x == 1), "{x}");
        assert_eq!(sieve.least_factor(x), divisors.get(1).copied());
        let of_sieve = sieve.factors(x).unwrap();
        assert!(of_sieve.is_sorted_by(|a, b| a.0 < b.0));
        assert_eq!(of_sieve.iter().map(|&(p, e)| p.pow(e)).product::<u32>(), x);
        let repeated: Vec<u64> =
            of_sieve.iter().flat_map(|&(p, e)| (0..e).map(move |_| u64::from(p))).collect();
        assert_eq!(factors(x.into()), Some(repeated));
    }
    assert_eq!((phi[0], mu[0], n_divisors[0], sums[0]), (0, 0, 0, 0));
}

#[test]
fn each_composite_is_crossed_out_once_by_its_least_factor() {
    const N: usize = 2_000;
    let mut by = vec![0; N];
    let sieve = LinearSieve::new_watched(N, |step, least| {
        if let Step::Cross { p, multiple } = step {
            assert_eq!(by[multiple], 0, "{multiple} twice");
            assert_eq!(least[multiple] as usize, p);
            by[multiple] = p;
        }
    })
    .unwrap();
    for (x, &p) in by.iter().enumerate().skip(2) {
        let least = (2..=x).find(|d| x % d == 0).unwrap();
        assert_eq!(p, if least == x { 0 } else { least });
        assert_eq!(sieve.least_factor(u32::try_from(x).unwrap()), u32::try_from(least).ok());
    }
}

#[test]
fn the_number_that_crosses_out_45() {
    let mut by = Vec::new();
    let watch = |step, _: &[u32]| {
        if let Step::Cross { p, multiple: 45 } = step {
            by.push(45 / p);
        }
    };
    LinearSieve::new_watched(46, watch).unwrap();
    assert_eq!(by, [15]);
}

#[test]
fn below_the_square_of_each_prime_all_is_decided() {
    // The invariant of the loop, at each step.
    eratosthenes_watched(1_000, |step, table| {
        if let Step::Prime { p } = step {
            assert_eq!(listed(&table[..p * p]), primes_by_trial_division(0..(p * p) as u64));
        }
    })
    .unwrap();
    plain::eratosthenes_watched(1_000, |step, table| {
        if let plain::Step::Next { p } = step {
            assert_eq!(listed(&table[..p * p]), primes_by_trial_division(0..(p * p) as u64));
        }
    });
}

// 3. Properties.

/// Windows near these are odd in one way or another: blocks, the list's end, words, the end of all.
const PLACES: [u64; 9] = [
    0,
    30 * (1 << 15),
    30 * (1 << 16),
    1 << 32,
    1 << 40,
    (1 << 20) * (1 << 20) + (1 << 21),
    1 << 44,
    1 << 63,
    u64::MAX,
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn windows_agree_with_the_test_of_each(place in 0..PLACES.len(), back in 0_u64..2000, length in 0_u64..2000) {
        let lo = PLACES[place].saturating_sub(back);
        let hi = lo.saturating_add(length);
        let window: Vec<u64> = primes_in(lo..hi).collect();
        prop_assert_eq!(window, (lo..hi).filter(|&x| is_prime(x)).collect::<Vec<_>>());
    }

    #[test]
    fn windows_agree_with_the_bits(lo in 0_u64..3_000_000, length in 0_u64..2_000_000, skip in 0_usize..200_000) {
        static SIEVE: std::sync::LazyLock<BitSieve> =
            std::sync::LazyLock::new(|| BitSieve::new(5_000_000).unwrap());
        let expected: Vec<u64> =
            (lo..lo + length).filter(|&x| SIEVE.is_prime(x) == Some(true)).collect();
        prop_assert_eq!(primes_in(lo..lo + length).count(), expected.len());
        prop_assert_eq!(primes_in(lo..lo + length).nth(skip), expected.get(skip).copied());
        prop_assert!(primes_in(lo..lo + length).eq(expected));
    }

    #[test]
    fn factors_are_primes_and_make_the_number(n in 1_u64..) {
        let factors = factors(n).unwrap();
        prop_assert!(factors.is_sorted() && factors.iter().all(|&p| is_prime(p)));
        prop_assert_eq!(factors.iter().product::<u64>(), n);
    }
}

#[test]
fn the_primes_beyond_the_list_are_found_for_each_block() {
    // The root of 3 · 10^13 is 5.5 million, and the list ends near a million. The squares of primes
    // beyond it would stay.
    let lo = 30_000_000_000_000;
    let window: Vec<u64> = primes_in(lo..lo + 20_000).collect();
    let expected: Vec<u64> = (lo..lo + 20_000).filter(|&x| is_prime(x)).collect();
    assert_eq!(window, expected);
    let p = 5_000_011;
    assert!(is_prime(p) && !primes_in(p * p - 10_000..p * p + 10_000).any(|x| x == p * p));
}

#[test]
fn blocks_are_joined_without_a_gap() {
    // The root is 141 421, and a quarter of that is no whole number of words: 35 355 bytes, 4 419
    // words and 3 bytes.
    let lo = 20_000_000_000;
    let end_of_block = lo / 30 * 30 + 35_355 * 30;
    let seam = end_of_block - 1_000..end_of_block + 1_000;
    let near: Vec<u64> = primes_in(lo..lo + 2_000_000).filter(|x| seam.contains(x)).collect();
    assert_eq!(near, seam.filter(|&x| is_prime(x)).collect::<Vec<_>>());
}

#[test]
fn the_bound_of_the_nth_prime_holds() {
    for (p, k) in primes_below(3_000_000).into_iter().zip(1..) {
        assert!(p <= nth_prime_bound(k), "{k}");
    }
    for k in [1, 2, 3, 6, 100, 9_592] {
        let p = nth_prime(k).unwrap();
        assert_eq!(primes_in(0..p + 1).count() as u64, k);
        assert!(is_prime(p));
    }
    assert_eq!(nth_prime(1_000_000), Some(15_485_863));
}

// 4. Extremes.

#[test]
fn nothing_below_two() {
    for n in 0..=2 {
        assert_eq!(listed(&eratosthenes(n).unwrap()), [0; 0]);
        assert_eq!(BitSieve::new(n as u64).unwrap().count(), 0);
        assert!(LinearSieve::new(n).unwrap().primes().is_empty());
        assert!(primes_below(n as u64).is_empty());
        assert!(!is_prime(n as u64) || n == 2);
    }
    assert_eq!((nth_prime(0), nth_prime(1)), (None, Some(2)));
    assert_eq!((factors(0), factors(1)), (None, Some(vec![])));
}

#[test]
fn the_largest_primes() {
    assert!(is_prime(4_294_967_291));
    assert_eq!(primes_in((1 << 32) - 100..1 << 32).last(), Some(4_294_967_291));
    let last = 18_446_744_073_709_551_557;
    assert!(is_prime(last) && !(last + 1..=u64::MAX).any(is_prime));
    assert_eq!(primes_in(u64::MAX - 100..u64::MAX).last(), Some(last));
    assert_eq!(primes_in(u64::MAX - 10..u64::MAX).count(), 0);
    assert_eq!(nth_prime(u64::MAX), None);
}

#[test]
fn memory_does_not_grow_with_the_window() {
    for (window, count) in [
        (0..100_000_000, 5_761_455),
        ((1 << 44)..(1 << 44) + 10_000, 0),
        (u64::MAX - 10_000..u64::MAX, 0),
    ] {
        let used = allocation_counter::measure(|| {
            assert!(count <= primes_in(window.clone()).count());
        });
        assert!(used.bytes_max < 6_000_000, "{window:?}: {}", used.bytes_max);
    }
}

#[test]
fn the_largest_block_has_no_more_room_than_it_needs() {
    // From 2^48 on a block has 4 MiB, which are 126 million numbers.
    let lo = 1 << 48;
    let used = allocation_counter::measure(|| {
        let first = primes_in(lo..lo + 126_000_000).next();
        assert_eq!(first, (lo..lo + 1_000).find(|&x| is_prime(x)));
    });
    assert!(1 << 22 <= used.bytes_max && used.bytes_max < 6_000_000, "{}", used.bytes_max);
}

#[test]
fn hard_numbers_to_factor() {
    let square = 4_294_967_291_u64 * 4_294_967_291;
    assert_eq!(factors(square), Some(vec![4_294_967_291; 2]));
    assert_eq!(factors(4_294_967_291 * 4_294_967_279), Some(vec![4_294_967_279, 4_294_967_291]));
    assert_eq!(factors(u64::MAX), Some(vec![3, 5, 17, 257, 641, 65_537, 6_700_417]));
    assert_eq!(factors(1 << 63), Some(vec![2; 63]));
    assert_eq!(factors(41_u64.pow(11)), Some(vec![41; 11]));
    assert_eq!(factors(1_000_003_u64.pow(3)), Some(vec![1_000_003; 3]));
    // Composites that pass the test for many bases: 2, 3, 5, 7; and all primes up to 23.
    for liar in [3_215_031_751, 3_825_123_056_546_413_051] {
        assert!(!is_prime(liar));
        assert!(1 < factors(liar).unwrap().len());
    }
}

#[test]
fn plain_rho_divides_every_small_composite_but_4() {
    let found = |n: u64| {
        let modulus = NonZeroU64::new(n).unwrap();
        (0..n).find_map(|c| rho(modulus, c)).inspect(|divisor| assert_eq!(n % divisor, 0, "{n}"))
    };
    for n in 1..2_000 {
        let is_divided = found(n).is_some_and(|divisor| 1 < divisor && divisor < n);
        assert_eq!(is_divided, 4 < n && !by_trial_division(n), "{n}");
    }
    assert_eq!(rho(NonZeroU64::MAX, u64::MAX).map(|divisor| u64::MAX % divisor), Some(0));
}

#[test]
fn the_numbers_of_the_page_on_primality() {
    use number_theory::miller_rabin::is_strong_probable_prime;
    let m = NonZeroU64::new(1729).unwrap();
    // 2047 passes for the base 2, and not for 3; 1729 is a Carmichael number, and 2 shows it.
    assert_eq!([2, 3].map(|base| is_strong_probable_prime(2047, base)), [true, false]);
    assert!(
        !is_strong_probable_prime(1729, 2)
            && (2_u64..1729).all(|b| {
                let m = NonZeroU64::new(1729).unwrap();
                number_theory::gcd(b, 1729) != 1 || number_theory::power_mod(b, 1728, m) == 1
            })
    );
    assert_eq!([27, 54, 108].map(|e| number_theory::power_mod(2, e, m)), [645, 1065, 1]);
    assert_eq!(rho(NonZeroU64::new(8051).unwrap(), 1), Some(97));
    // 2047 is the least composite number that passes for the base 2.
    assert!((3..2047).all(|n| is_strong_probable_prime(n, 2) == is_prime(n)));
}

#[test]
fn residues_are_those_that_2_3_and_5_leave() {
    let left: Vec<u64> = (0..30).filter(|x| [2, 3, 5].iter().all(|p| x % p != 0)).collect();
    assert_eq!(left, RESIDUES);
}

// 5. Bad input.

#[test]
fn too_large_a_table_is_refused() {
    let n = u64::MAX;
    assert_eq!(eratosthenes(usize::MAX), Err(SieveError::TooLarge { n }));
    assert_eq!(BitSieve::new(n), Err(SieveError::TooLarge { n }));
    let n = (1 << 32) + 1;
    assert_eq!(LinearSieve::new(n), Err(SieveError::TooLarge { n: n as u64 }));
    let error = SieveError::TooLarge { n: 7 };
    assert_eq!(error.to_string(), "there is no room for a table of all numbers below 7");
}

#[test]
fn what_is_beyond_the_table_is_not_known() {
    let (bits, linear) = (BitSieve::new(50).unwrap(), LinearSieve::new(50).unwrap());
    assert_eq!((bits.is_prime(49), bits.is_prime(50)), (Some(false), None));
    assert_eq!((bits.is_prime(u64::MAX), bits.n()), (None, 50));
    assert_eq!(
        (linear.is_prime(50), linear.factors(50), linear.least_factor(50)),
        (None, None, None)
    );
    assert_eq!(
        (linear.is_prime(1), linear.least_factor(1), linear.factors(0)),
        (Some(false), None, None)
    );
    assert_eq!((linear.factors(1), linear.n()), (Some(vec![]), 50));
    #[expect(clippy::reversed_empty_ranges, reason = "that is the case")]
    let reversed = 10..5;
    assert_eq!(primes_in(reversed).count(), 0);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("x", r#"the end: "x" is not a number (column 1)"#),
        ("2000000000", r#"the end: "2000000000" is more than 1000000000 (column 1)"#),
        ("10 5", r#"the end of the window: "5" is less than 10 (column 4)"#),
        ("0 1000001", r#"the end of the window: "1000001" is more than 1000000 (column 3)"#),
        ("1 2 3", r#"the window: "3" is one too many (column 5)"#),
        ("--linear 1 2", r#"the end: "2" is one too many (column 12)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_neither_1_nor_9_is_prime() {
    // The page's list of primes has 9, and its definition lets 1 be one.
    for x in [1, 9] {
        assert!(!BELOW_50.contains(&x) && !is_prime(x));
        assert_eq!(BitSieve::new(50).unwrap().is_prime(x), Some(false));
    }
}

#[test]
fn erratum_the_original_crosses_out_more_than_it_says() {
    // It promises to stop at the root and to start at p². Its code runs up to n, and starts at 2 p.
    let crossings = |start: fn(usize) -> usize| -> usize {
        let primes = primes_below(10_000).into_iter().map(|p| usize::try_from(p).unwrap());
        primes.map(|p| (start(p)..10_000).step_by(p).len()).sum()
    };
    let mut ours = 0;
    eratosthenes_watched(10_000, |step, _| ours += usize::from(matches!(step, Step::Cross { .. })))
        .unwrap();
    assert_eq!((ours, crossings(|p| p * p), crossings(|p| 2 * p)), (16_979, 16_979, 23_069));
}

// 7. Growth, and the demo.

#[test]
fn crossings_grow_as_stated() {
    for n in demo::SIZES {
        let [from_twice, from_square, linear] = demo::crossings(n);
        let n_primes = u32::try_from(primes_below(n.into()).len()).unwrap();
        // One a composite; 0 and 1 are none.
        assert_eq!(linear, n - 2 - n_primes);
        assert!(linear < from_square && from_square < from_twice);
        // n log log n grows so slowly that it stays below 3 n here.
        assert!(from_twice < 3 * n && from_square < 5 * n / 2);
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("prime_sieve", ""),
        ("prime_sieve_linear", "--linear 20"),
        ("prime_sieve_window", "1000000000000 1000000000200"),
        ("prime_sieve_near_window", "100 150"),
        ("prime_sieve_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_any_seed() {
    for program in [&demo::DEMO, &primality::DEMO] {
        let random = program.random.unwrap();
        for seed in 0..200 {
            assert!(crate::snapshots::answer(program, &random(seed)).contains("prime"), "{seed}");
        }
    }
}

#[test]
fn demo_of_primality() {
    primality::DEMO.shows(&[("primality", ""), ("primality_of_a_prime", "97")]);
    primality::DEMO.says(&[
        ("0", "…\n0 is not prime, and every number divides it."),
        ("1", "…\n1 is not prime, and it has no prime factor."),
        ("2", "…\n2 is prime."),
        ("9", "…\n9 is not prime: it is 3 · 3."),
        ("1729", "…\n1729 is not prime: it is 7 · 13 · 19."),
        ("18446744073709551557", "…\n18446744073709551557 is prime."),
        (
            "18446744073709551615",
            "…\n18446744073709551615 is not prime: it is 3 · 5 · 17 · 257 · 641 · 65537 · 6700417.",
        ),
    ]);
    primality::DEMO.refuses(&[("x", r#"the number: "x" is not a number (column 1)"#)]);
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("0", "…\nThere is no prime below 0."),
        ("3", "…\nThere is 1 prime below 3: 2."),
        ("1000000", "…\nThere are 78498 primes below 1000000. The last is 999983."),
        ("--linear 2", "…\nThere is no prime below 2."),
        ("24 29", "…\nThere is no prime in 24..29."),
        ("7 8", "…\nThere is 1 prime in 7..8: 7."),
        (
            "18446744073709551500 18446744073709551615",
            "…\nThere are 3 primes in 18446744073709551500..18446744073709551615: 18446744073709551521, \
             18446744073709551533 and 18446744073709551557.",
        ),
    ]);
}
