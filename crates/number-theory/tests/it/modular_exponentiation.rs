//! 8.6 Modular exponentiation.

use std::num::{NonZeroU32, NonZeroU64};

use number_theory::extended_euclid::mul_mod;
use number_theory::miller_rabin::is_strong_probable_prime;
use number_theory::modular_exponentiation::barrett::Barrett;
use number_theory::modular_exponentiation::montgomery::Montgomery;
use number_theory::modular_exponentiation::plain::{self, power_mod_watched};
use number_theory::modular_exponentiation::tower::{
    power_mod_decimal, tetration_mod, totient, tower_mod,
};
use number_theory::modular_exponentiation::{
    Step, power, power_from_the_left, power_mod, power_mod_signed, power_watched,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../examples/modular_exponentiation.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

fn modulus(m: u64) -> NonZeroU64 {
    NonZeroU64::new(m).unwrap()
}

/// The power with a division of 128 bits after each product.
fn by_division(base: u64, exponent: u64, m: NonZeroU64) -> u64 {
    power(base % m, exponent, 1 % m, |a, b| mul_mod(*a, *b, m))
}

// 1. Worked examples.

/// Base, exponent, modulus, and the power.
const WORKED: [(u64, u64, u64, u64); 16] = [
    // The example of the page.
    (3, 13, 100, 23),
    (3, 13, 1000, 323),
    // 561 is 3 · 11 · 17, and yet this holds for all bases without a common divisor with it.
    (7, 560, 561, 1),
    (2, 100, 1_000_000_007, 976_371_285),
    (3, 200, 50, 1),
    (2, 644, 645, 1),
    // Luogu P1226.
    (2, 10, 9, 7),
    (0, 0, 5, 1),
    (5, 0, 1, 0),
    (5, 1, 1, 0),
    (0, 5, 7, 0),
    (1003, 13, 1000, 323),
    (3, 1, 1000, 3),
    (3, 2, 1000, 9),
    (3, 8, 1000, 561),
    (u64::MAX - 1, u64::MAX, u64::MAX - 58, 2_012_073_826_774_673_798),
];

#[test]
fn worked_examples() {
    for (base, exponent, m, wanted) in WORKED {
        assert_eq!(power_mod(base, exponent, modulus(m)), wanted, "{base}^{exponent} mod {m}");
        let by_reciprocal = Barrett::new(modulus(m)).power(base, exponent);
        assert_eq!(by_reciprocal, wanted, "{base}^{exponent} mod {m}");
        if let Some(odd) = Montgomery::new(modulus(m)) {
            assert_eq!(odd.power(base, exponent), wanted, "{base}^{exponent} mod {m}");
        }
        if let Ok(m) = NonZeroU32::try_from(modulus(m)) {
            assert_eq!(plain::power_mod(base, exponent, m), wanted, "{base}^{exponent} mod {m}");
        }
    }
}

/// For 3^13 modulo 100: the whole power, the products one by one, the products by squares, and what
/// comes out if the highest digit is left out.
const WHOLE_POWER: u64 = 1_594_323;
const ONE_BY_ONE: usize = 12;
const BY_SQUARES: usize = 7;
/// The products if the loop ends when the rest is 1, and what is wrong then.
const ONE_DIGIT_EARLY: usize = 5;
const WITHOUT_THE_HIGHEST: u64 = 43;

/// The products that the plain version makes for an exponent.
fn n_products(exponent: u64) -> usize {
    let mut n_products = 0;
    power_mod_watched(1, exponent, NonZeroU32::MIN, |_, _| n_products += 1);
    n_products
}

#[test]
fn the_worked_example_of_the_page() {
    use plain::Step::{Multiply, Square};
    let hundred = NonZeroU32::new(100).unwrap();
    assert_eq!((3_u64.pow(13), 3_u64.pow(13) % 100), (WHOLE_POWER, 23));
    let mut steps = Vec::new();
    let power = power_mod_watched(3, 13, hundred, |step, state| steps.push((step, *state)));
    assert_eq!((power, steps.len()), (23, BY_SQUARES));
    assert_eq!(
        steps,
        [
            (Multiply, [3, 3, 13]),
            (Square, [9, 3, 6]),
            (Square, [81, 3, 3]),
            (Multiply, [81, 43, 3]),
            (Square, [61, 43, 1]),
            (Multiply, [61, 23, 1]),
            (Square, [21, 23, 0]),
        ]
    );
    assert_eq!((n_products(13), 13 - 1), (BY_SQUARES, ONE_BY_ONE));
    // The rest becomes 1 with the fifth product.
    assert_eq!(steps.iter().position(|(_, [_, _, rest])| *rest == 1), Some(ONE_DIGIT_EARLY - 1));
    assert_eq!(squares(3, 13, 100, 1, 1, |_, rest| rest % 2 == 1), WITHOUT_THE_HIGHEST);
    // No square, product or wrong result is right by chance.
    let all = [3, 9, 81, 61, 21, 43];
    assert!(!all.contains(&power));
}

/// The most products for an exponent up to a million.
const MOST_UP_TO_A_MILLION: usize = 39;
/// The least exponent above 0 whose power of 3 is 1 modulo 1000.
const ORDER: u64 = 100;

#[test]
fn the_answers_of_the_page() {
    let m = |m| NonZeroU32::new(m).unwrap();
    assert_eq!((1..=1_000_000).map(n_products).max(), Some(MOST_UP_TO_A_MILLION));
    // It has 20 digits, all of them 1 but one. 2^20 - 1 is more than a million.
    assert_eq!(n_products((1 << 20) - 1 - (1 << 16)), MOST_UP_TO_A_MILLION);
    assert_eq!(n_products((1 << 19) - 1), 38);
    // A million takes 20 squares, and 7 products.
    assert_eq!((n_products(1_000_000), 1_000_000_u64.count_ones()), (27, 7));
    assert_eq!(plain::power_mod(2, 11, m(13)), 7);
    assert_eq!(plain::power_mod(7, 222, m(10)), 9);
    assert_eq!((1..1000).find(|&e| plain::power_mod(3, e, m(1000)) == 1), Some(ORDER));
    // 15 takes four squares and four products; without the last square and the product with 1, 6.
    assert_eq!(n_products(15), 8);
    // A loop that ends a digit early is right if the highest power is 1, and else may be wrong.
    let early = |base, exponent, n| squares(base, exponent, n, 1 % n, 1, |_, rest| rest % 2 == 1);
    assert_eq!((early(2, 9, 15), plain::power_mod(2, 9, m(15))), (2, 2));
    assert_eq!((early(3, 5, 10), plain::power_mod(3, 5, m(10))), (3, 3));
    assert_eq!((early(2, 5, 11), plain::power_mod(2, 5, m(11))), (2, 10));
    // An exponent must not be reduced modulo m.
    assert_eq!((plain::power_mod(2, 10, m(7)), plain::power_mod(2, 10 % 7, m(7))), (2, 1));
}

#[test]
fn the_answers_on_other_products() {
    // Products for the exponents 1000 and a million.
    let count = |exponent| {
        let mut n_products = 0;
        power((), exponent, (), |(), ()| n_products += 1);
        n_products
    };
    assert_eq!([1000, 1_000_000].map(count), [15, 26]);
    // Subtraction is not associative.
    assert_eq!((power(8, 4, 0, |a, b| a - b), 8 - 8 - 8 - 8), (0, -16));
    // 38 and 26 divided by 10 modulo 7, in Montgomery's way: 3 is the inverse of 7 modulo 10.
    let divide = |x: i32| (x - (x * 3 % 10) * 7) / 10;
    assert_eq!([38, 26].map(divide), [1, -3]);
    assert_eq!([38, 26].map(|x| divide(x).rem_euclid(7)), [1, 4]);
    // The quotients of 500, 994 and 980 by 7, with the reciprocal 0.142.
    assert_eq!(
        [500, 994, 980].map(|x| (x * 142 / 1000, x / 7)),
        [(71, 71), (141, 142), (139, 140)]
    );
}

#[test]
fn the_answers_on_towers() {
    let m = |m| NonZeroU32::new(m).unwrap();
    assert_eq!([1000, 400, 36, 8].map(|n| totient(m(n)).get()), [400, 160, 12, 4]);
    // Five threes, and the exponents that replace the true ones.
    assert_eq!(tower_mod([3; 5], m(1000)), 387);
    assert_eq!((3_u64.pow(27) % 160 + 160, plain::power_mod(3, 187, m(400)) + 400), (187, 587));
    assert_eq!(plain::power_mod(3, 587, m(1000)), 387);
    // The exponent 100 modulo 36.
    assert_eq!((100 % 12 + 12, plain::power_mod(2, 100, m(36))), (16, 16));
    assert_eq!(plain::power_mod(2, 16, m(36)), 16);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|e| plain::power_mod(2, e, m(12))), [1, 2, 4, 8, 4, 8]);
    // With 8, the exponent 4 may not be reduced to 0, and the exponent 1 may not be raised to 5.
    assert_eq!([4, 0, 1, 5].map(|e| plain::power_mod(2, e, m(8))), [0, 1, 2, 0]);
}

#[test]
fn the_digits_of_13() {
    let mut steps = Vec::new();
    let times = |a: &u64, b: &u64| a * b % 1000;
    let watch = |step, &[square, product]: &[&u64; 2]| steps.push((step, *square, *product));
    assert_eq!(power_watched(3, 13, 1, times, watch), 323);
    let all =
        [(Step::Take, 3, 3), (Step::Skip, 9, 3), (Step::Take, 81, 243), (Step::Take, 561, 323)];
    assert_eq!(steps, all);
}

#[test]
fn powers_of_other_things() {
    // Fibonacci numbers by the matrix ((1, 1), (1, 0)).
    type Matrix = [[u64; 2]; 2];
    let times = |a: &Matrix, b: &Matrix| {
        let cell = |i: usize, j: usize| (a[i][0] * b[0][j] + a[i][1] * b[1][j]) % 1_000_000_007;
        [[cell(0, 0), cell(0, 1)], [cell(1, 0), cell(1, 1)]]
    };
    let fibonacci = |n| power([[1, 1], [1, 0]], n, [[1, 0], [0, 1]], times)[0][1];
    assert_eq!([0, 1, 2, 10, 30].map(fibonacci), [0, 1, 1, 55, 832_040]);
    let by_adding = (0..1_000_000).fold((0, 1), |(a, b), _| (b, (a + b) % 1_000_000_007)).0;
    assert_eq!(fibonacci(1_000_000), by_adding);
    // A word, repeated.
    let join = |a: &String, b: &String| format!("{a}{b}");
    assert_eq!(power("ab".to_owned(), 5, String::new(), join), "ababababab");
    assert_eq!(power("ab".to_owned(), 0, String::new(), join), "");
    // A permutation, done again and again: cycles of 2 and 3 places are back after 6 times.
    let after = |a: &[usize; 5], b: &[usize; 5]| b.map(|place| a[place]);
    let shuffle = [1, 0, 3, 4, 2];
    let same = [0, 1, 2, 3, 4];
    assert_eq!(power(shuffle, 6_000_000_001, same, after), shuffle);
    assert_eq!(power(shuffle, 6, same, after), same);
}

#[test]
fn exponents_below_zero() {
    let m = modulus(1000);
    assert_eq!(power_mod_signed(3, 13, m), Some(323));
    let back = power_mod_signed(3, -13, m).unwrap();
    assert_eq!(back * 323 % 1000, 1);
    assert_eq!(power_mod_signed(10, -1, m), None);
    assert_eq!(power_mod_signed(10, 0, m), Some(1));
    assert_eq!(power_mod_signed(3, i64::MIN, modulus(1)), Some(0));
    // The order of 3 modulo 1000 is 100.
    assert_eq!(power_mod_signed(3, i64::MIN, m), Some(power_mod(3, 92, m)));
    assert_eq!(i64::MIN.rem_euclid(100), 92);
}

#[test]
fn towers_and_long_exponents() {
    let m = |m: u32| NonZeroU32::new(m).unwrap();
    // 3^(3^3) = 3^27.
    assert_eq!(tower_mod([3, 3, 3], m(1_000_000)), 484_987);
    assert_eq!(power_mod(3, 27, modulus(1_000_000)), 484_987);
    // The last digits of 2^2^2^… settle down.
    assert_eq!(tower_mod([2; 5], m(1000)), 736);
    assert_eq!(tower_mod(vec![2; 1_000_000], m(1000)), 736);
    assert_eq!(tower_mod([], m(10)), 1);
    // Near 2^32 the numbers that stand for others have 33 bits, and their products 66.
    for large in [4_294_967_291, u32::MAX, u32::MAX - 1, 1 << 31] {
        for (base, exponent) in [(2, 65), (u64::MAX, u64::MAX), (u64::MAX - 1, 1 << 63)] {
            let power = power_mod(base, exponent, m(large).into());
            assert_eq!(tower_mod([base, exponent], m(large)), power, "{base}^{exponent} {large}");
        }
    }
    // Luogu P5091.
    let decimal = |a, digits: &str, m| power_mod_decimal(a, digits.as_bytes(), modulus(m));
    assert_eq!(decimal(2, "4", 7), Some(2));
    assert_eq!(decimal(998_244_353, "98765472103312450233333333333", 12345), Some(5333));
    assert_eq!(decimal(2, "", 7), Some(1));
    assert_eq!(decimal(2, "1000", 7), Some(power_mod(2, 1000, modulus(7))));
    assert_eq!(decimal(2, "1x", 7), None);
}

// 2. All small inputs.

/// The power by as many products as the exponent says.
fn one_by_one(base: u64, exponent: u64, m: u64) -> u64 {
    (0..exponent).fold(1 % m, |product, _| product * (base % m) % m)
}

/// A power that a candidate gets wrong.
fn fault(candidate: impl Fn(u64, u64, u64) -> u64) -> Option<(u64, u64, u64)> {
    let all = (0..=40).flat_map(|base| (0..=40).map(move |exponent| (base, exponent)));
    let mut all = all.flat_map(|(base, exponent)| (1..=40).map(move |m| (base, exponent, m)));
    all.find(|&(base, exponent, m)| candidate(base, exponent, m) != one_by_one(base, exponent, m))
}

#[test]
fn repeated_products_agree_on_all_small_powers() {
    assert_eq!(fault(|base, exponent, m| power_mod(base, exponent, modulus(m))), None);
    let from_the_left =
        |base, exponent, m| power_from_the_left(base % m, exponent, 1 % m, |a, b| a * b % m);
    assert_eq!(fault(from_the_left), None);
    let plain = |base, exponent, m: u64| {
        plain::power_mod(base, exponent, NonZeroU32::try_from(modulus(m)).unwrap())
    };
    assert_eq!(fault(plain), None);
    let by_montgomery = |base, exponent, m| match Montgomery::new(modulus(m)) {
        Some(odd) => odd.power(base, exponent),
        None => one_by_one(base, exponent, m),
    };
    assert_eq!(fault(by_montgomery), None);
    let by_reciprocal = |base, exponent, m| Barrett::new(modulus(m)).power(base, exponent);
    assert_eq!(fault(by_reciprocal), None);
    let by_digits = |base, exponent: u64, m| {
        power_mod_decimal(base, exponent.to_string().as_bytes(), modulus(m)).unwrap()
    };
    assert_eq!(fault(by_digits), None);
    for m in 2..=40 {
        for exponent in 0..=200 {
            assert_eq!(power_mod(7, exponent, modulus(m)), one_by_one(7, exponent, m));
        }
    }
}

/// Squares and products, with the loop and the start left open.
fn squares(
    base: u64,
    exponent: u64,
    m: u64,
    one: u64,
    skip: u32,
    odd: fn(u64, u64) -> bool,
) -> u64 {
    let (mut square, mut product) = (base % m, one);
    for bit in 0..(u64::BITS - exponent.leading_zeros()).saturating_sub(skip) {
        if odd(base, exponent >> bit) {
            product = product * square % m;
        }
        square = square * square % m;
    }
    product
}

#[test]
fn wrong_versions_are_caught() {
    let by_exponent = |_, rest: u64| rest % 2 == 1;
    assert_eq!(fault(|b, e, m| squares(b, e, m, 1 % m, 0, by_exponent)), None);
    // One digit too few; a look at the base, as the page's formula has it; 1 modulo 1.
    assert!(fault(|b, e, m| squares(b, e, m, 1 % m, 1, by_exponent)).is_some());
    assert!(fault(|b, e, m| squares(b, e, m, 1 % m, 0, |base, _| base % 2 == 1)).is_some());
    assert!(fault(|b, e, m| squares(b, e, m, 1, 0, by_exponent)).is_some());
}

#[test]
fn small_towers_agree_with_their_numbers() {
    let m = |m| NonZeroU32::new(m).unwrap();
    for a in 0..6_u64 {
        for b in 0..5_u64 {
            for c in 0..4_u64 {
                for d in 0..2_u64 {
                    // At most 5^4^3, which has 149 bits: the exponents alone are small.
                    let exponent = b.pow(u32::try_from(c.pow(u32::try_from(d).unwrap())).unwrap());
                    for n in 1..=40 {
                        let wanted = one_by_one(a, exponent, n.into());
                        assert_eq!(tower_mod([a, b, c, d], m(n)), wanted, "{a} {b} {c} {d} {n}");
                    }
                }
            }
        }
    }
}

#[test]
fn equal_numbers_make_towers_of_any_height() {
    let m = |m| NonZeroU32::new(m).unwrap();
    for (a, n) in (0..8).flat_map(|a| (1..=60).map(move |n| (a, n))) {
        for height in 0..12 {
            let numbers = std::iter::repeat_n(a, usize::try_from(height).unwrap());
            let tower = tower_mod(numbers, m(n));
            assert_eq!(tetration_mod(a, height, m(n)), tower, "{a} {height} {n}");
            if height < 3 {
                let power = [1, a, a.pow(u32::try_from(a).unwrap())];
                assert_eq!(tower, power[usize::try_from(height).unwrap()] % u64::from(n));
            }
        }
        // Far up a tower settles down, but one of zeros does not.
        let far = |height| tetration_mod(a, height, m(n));
        assert_eq!((far(u64::MAX), far(u64::MAX - 1)), (far(11), far(12)), "{a} {n}");
    }
}

#[test]
fn a_tower_is_looked_at_no_higher_than_it_matters() {
    for m in (1..2000).chain([1 << 31, u32::MAX]).filter_map(NonZeroU32::new) {
        let mut n_looked_at = 0;
        let endless = std::iter::repeat_with(|| {
            n_looked_at += 1;
            6
        });
        tower_mod(endless, m);
        assert!(n_looked_at <= 1 + m.ilog2() + 1, "{n_looked_at} modulo {m}");
    }
    // Behind a zero at modulus 1, whether the rest is 0 still counts.
    let two = NonZeroU32::new(2).unwrap();
    assert_eq!(tower_mod([3, 0, 5], two), 1);
    assert_eq!([2, 3, 4, 5].map(|zeros| tower_mod(vec![0; zeros], two)), [1, 0, 1, 0]);
    assert_eq!(tower_mod([0, 0, 0, 7, 0], two), tower_mod([0, 0, 0, 1], two));
}

#[test]
fn totients_count() {
    let gcd = |mut a: u32, mut b: u32| {
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    for m in 1..=300 {
        let counted = (1..=m).filter(|&a| gcd(a, m) == 1).count();
        assert_eq!(totient(NonZeroU32::new(m).unwrap()).get() as usize, counted, "{m}");
    }
    assert_eq!(
        totient(NonZeroU32::MAX).get(),
        2 * 4 * 16 * 256 * 65_536,
        "3 · 5 · 17 · 257 · 65537"
    );
    assert_eq!(totient(NonZeroU32::new(4_294_967_291).unwrap()).get(), 4_294_967_290, "a prime");
}

#[test]
fn strong_tests_tell_primes_from_others() {
    let is_prime =
        |n: u64| 1 < n && (2..n).take_while(|d| d * d <= n).all(|d| !n.is_multiple_of(d));
    // The least number that base 2 takes for a prime is 2047; with base 3 too, it is 1 373 653.
    let by_2 = |n| is_strong_probable_prime(n, 2);
    let first = (0..3000).find(|&n| by_2(n) != is_prime(n));
    assert_eq!(first, Some(2047));
    assert!(
        (0..20_000).all(|n| (by_2(n) && (n < 4 || is_strong_probable_prime(n, 3))) == is_prime(n))
    );
    assert!(by_2(1_373_653) && is_strong_probable_prime(1_373_653, 3));
    // Fermat's plain test is fooled by 561, for every base.
    assert!(!by_2(561) && power_mod(2, 560, modulus(561)) == 1);
    assert!(by_2(18_446_744_073_709_551_557) && !by_2(u64::MAX));
}

// 3. Properties.

proptest! {
    #[test]
    fn powers_add_their_exponents(base: u64, e in 0..1_u64 << 62, f in 0..1_u64 << 62, m in 1_u64..) {
        let m = modulus(m);
        let product = u128::from(power_mod(base, e, m)) * u128::from(power_mod(base, f, m));
        prop_assert_eq!(u128::from(power_mod(base, e + f, m)), product % u128::from(m.get()));
    }

    #[test]
    fn all_ways_agree(base: u64, exponent: u64, m: u64) {
        let odd = modulus(m | 1);
        let wanted = by_division(base, exponent, odd);
        prop_assert_eq!(power_mod(base, exponent, odd), wanted);
        prop_assert_eq!(Montgomery::new(odd).unwrap().power(base, exponent), wanted);
        let times = |a: &u128, b: &u128| a * b % u128::from(odd.get());
        let from_the_left = power_from_the_left(u128::from(base % odd), exponent, 1 % u128::from(odd.get()), times);
        prop_assert_eq!(from_the_left, u128::from(wanted));
        let digits = exponent.to_string();
        prop_assert_eq!(power_mod_decimal(base, digits.as_bytes(), odd), Some(wanted));
    }

    #[test]
    fn montgomery_multiplies(a: u64, b: u64, m: u64, shift in 0..64_u32) {
        let m = modulus(m >> shift | 1);
        let odd = Montgomery::new(m).unwrap();
        let product = odd.value(odd.times(odd.residue(a), odd.residue(b)));
        prop_assert_eq!(u128::from(product), u128::from(a) * u128::from(b) % u128::from(m.get()));
        prop_assert_eq!(odd.value(odd.residue(a)), a % m);
        let [x, y, modulus] = [a, b, m.get()].map(u128::from);
        let sum = odd.value(odd.plus(odd.residue(a), odd.residue(b)));
        prop_assert_eq!(u128::from(sum), (x + y) % modulus);
        let difference = odd.value(odd.minus(odd.residue(a), odd.residue(b)));
        prop_assert_eq!(u128::from(difference), (x + modulus - y % modulus) % modulus);
    }

    #[test]
    fn barrett_multiplies(a: u64, b: u64, m in 1_u64.., shift in 0..64_u32) {
        let m = modulus((m >> shift).max(1));
        let product = Barrett::new(m).times(a % m, b % m);
        prop_assert_eq!(u128::from(product), u128::from(a % m) * u128::from(b % m) % u128::from(m.get()));
    }

    #[test]
    fn the_plain_form_agrees(base: u64, exponent: u64, m in 1_u32..) {
        let m = NonZeroU32::new(m).unwrap();
        let wanted = power_mod(base, exponent, m.into());
        let wide = u64::from(m.get());
        let power = power_mod_watched(base, exponent, m, |step, &[square, product, rest]| {
            // After a product the rest is odd, and one square less is due.
            let due = rest - u64::from(step == plain::Step::Multiply);
            assert_eq!(product * power_mod(square, due, m.into()) % wide, wanted);
        });
        prop_assert_eq!(power, wanted);
    }

    #[test]
    fn product_and_square_make_the_power(base: u64, exponent: u64, m in 1_u64..) {
        check_invariant(base, exponent, modulus(m));
    }
}

/// At each step, product · square^(the digits that are left) is the power.
fn check_invariant(base: u64, exponent: u64, m: NonZeroU64) {
    let times = |a: &u64, b: &u64| mul_mod(*a, *b, m);
    let wanted = by_division(base, exponent, m);
    assert_eq!(power_mod(base, exponent, m), wanted);
    let mut rest = exponent;
    power_watched(base % m, exponent, 1 % m, times, |step, &[&square, &product]| {
        assert_eq!(step == Step::Take, rest % 2 == 1);
        // This digit has been taken.
        rest -= rest % 2;
        assert_eq!(times(&product, &power_mod(square, rest, m)), wanted);
        rest /= 2;
    });
    assert_eq!(rest, 0);
}

// 4. Extremes.

#[test]
fn moduli_at_the_ends() {
    const MAX: u64 = u64::MAX;
    for m in [1, 3, (1 << 32) - 1, (1 << 63) - 1, (1 << 63) + 1, MAX - 2, MAX] {
        let odd = Montgomery::new(modulus(m)).unwrap();
        for a in [0, 1, 2, m - 1, m, 1 << 63, MAX] {
            for exponent in [0, 1, 2, 3, 7, 8, 65_535, 65_536, 1 << 63, MAX] {
                let wanted = by_division(a, exponent, modulus(m));
                assert_eq!(odd.power(a, exponent), wanted, "{a} {exponent} {m}");
                assert_eq!(power_mod(a, exponent, modulus(m)), wanted, "{a} {exponent} {m}");
            }
        }
    }
    // Next to powers of two the rounded reciprocal is worst off; and at 32 bits the plain power
    // changes its products.
    for bits in 1..64 {
        for m in [(1 << bits) - 1, 1 << bits, (1 << bits) + 1, MAX - (1 << bits)] {
            let any = Barrett::new(modulus(m));
            for a in [1, 2, m / 2, m - 2.min(m), m - 1].map(|a| a % m) {
                for b in [a, m - 1] {
                    let wanted = u128::from(a) * u128::from(b) % u128::from(m);
                    assert_eq!(u128::from(any.times(a, b)), wanted, "{a} {b} {m}");
                }
                for exponent in [0, 1, 2, 3, MAX] {
                    let wanted = by_division(a, exponent, modulus(m));
                    assert_eq!(any.power(a, exponent), wanted, "{a} {exponent} {m}");
                    assert_eq!(power_mod(a, exponent, modulus(m)), wanted, "{a} {exponent} {m}");
                }
            }
        }
    }
    for m in [u32::MAX, u32::MAX - 1, 1 << 31, 1].map(|m| NonZeroU32::new(m).unwrap()) {
        for base in [0, 1, 2, MAX, MAX - 1, u64::from(u32::MAX)] {
            for exponent in [0, 1, 1 << 63, MAX] {
                let wanted = by_division(base, exponent, m.into());
                assert_eq!(plain::power_mod(base, exponent, m), wanted, "{base} {exponent} {m}");
            }
        }
    }
    // (-1)^MAX, and 2^63 times two.
    assert_eq!(power_mod(MAX - 1, MAX, modulus(MAX)), MAX - 1);
    assert_eq!(power_mod(2, 64, modulus(MAX)), 1);
    assert_eq!(power_mod(2, 63, modulus(1 << 63)), 0);
}

#[test]
fn a_million_digits() {
    // The exponent 10^999999, by its digits, and as a tenth power again and again.
    let m = modulus(1_000_000_007);
    let mut digits = vec![b'0'; 1_000_000];
    digits[0] = b'1';
    let by_steps = (0..999_999).fold(2, |known, _| power_mod(known, 10, m));
    assert_eq!(power_mod_decimal(2, &digits, m), Some(by_steps));
}

// 5. Bad input.

#[test]
fn what_has_no_answer() {
    assert_eq!(Montgomery::new(modulus(10)), None);
    assert_eq!(Montgomery::new(modulus(1 << 63)), None);
    assert_eq!(power_mod_signed(6, -1, modulus(9)), None);
    assert_eq!(power_mod_signed(0, -1, modulus(9)), None);
    assert_eq!(power_mod_decimal(2, b"-1", modulus(9)), None);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("3 13 0", r#"the modulus: "0" is less than 1 (column 6)"#),
        ("3 -1 7", r#"the exponent: "-1" is negative (column 3)"#),
        ("3 13", "the modulus: the input ends here (column 5)"),
        ("3 13 10 4", r#"the numbers: "4" is one too many (column 9)"#),
        ("x", r#"the base: "x" is not a number (column 1)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_the_last_digit_counts() {
    // The original's code ends one binary digit early, and returns 1 for an exponent that is a
    // power of two.
    let early = |base: u64, exponent: u64, m: u64| {
        let (mut square, mut product) = (base % m, 1);
        let mut bit = 1;
        while 2 * bit <= exponent {
            if exponent & bit != 0 {
                product = product * square % m;
            }
            square = square * square % m;
            bit *= 2;
        }
        product
    };
    for (exponent, wanted) in [(1, 3), (2, 9), (4, 81), (8, 561)] {
        assert_eq!(early(3, exponent, 1000), 1);
        assert_eq!(power_mod(3, exponent, modulus(1000)), wanted);
    }
}

#[test]
fn erratum_products_leave_32_bits() {
    // The original multiplies in an `int`: 100 000 · 100 000 wraps round, and a remainder below 0
    // comes out.
    assert_eq!(100_000_i32.wrapping_mul(100_000), 1_410_065_408);
    let m = 1_000_000_007_i32;
    let wrapped = (100_000_i32.wrapping_mul(100_000) % m).wrapping_mul(100_000) % m;
    assert!(wrapped < 0);
    assert_eq!(power_mod(100_000, 3, modulus(1_000_000_007)), 10_u64.pow(15) % 1_000_000_007);
}

// 7. Growth, and the demo.

#[test]
fn products_grow_with_the_digits() {
    for n in demo::SIZES {
        let [one_by_one, squares] = demo::products(n);
        assert_eq!(one_by_one, n - 1);
        // An exponent of ones only takes a square and a product for each digit.
        assert_eq!(squares, 2 * (n + 1).ilog2(), "{n}");
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("modular_exponentiation", ""),
        ("modular_exponentiation_carmichael", "7 560 561"),
        ("modular_exponentiation_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        assert!(crate::snapshots::answer(&demo::DEMO, &random(seed)).contains(" modulo "));
    }
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("0 0 5", "…\n0^0 = 1 modulo 5"),
        ("5 0 1", "…\n5^0 = 0 modulo 1"),
        (
            "18446744073709551614 18446744073709551615 18446744073709551557",
            "…\n18446744073709551614^18446744073709551615 = 2012073826774673798 modulo \
             18446744073709551557",
        ),
        (
            "3 100000000 1000",
            "…Too large to draw: the limit is 20 binary digits, and a modulus of 9.…",
        ),
    ]);
}
