//! Integers modulo a prime, and the numbers of the machine, against numbers of 128 bits.

use std::num::Wrapping;

use numbers::{Mod, Ring, Semiring, SplitMix64};
use pretty_assertions::assert_eq;

/// The largest prime of 32 bits: a sum has 33 bits, and only one product fits beside a remainder.
const LARGEST: u32 = 4_294_967_291;

fn agrees<const P: u32>(numbers: &[i64]) {
    let p = i128::from(P);
    let value = |number: i128| Mod::<P>::from(number).value();
    for &a in numbers {
        for &b in numbers {
            let (x, y) = (Mod::<P>::from(a), Mod::<P>::new(b));
            let (a, b) = (i128::from(a), i128::from(b));
            assert_eq!(i128::from(x.value()), a.rem_euclid(p));
            let (mut sum, mut difference, mut product) = (x, x, x);
            sum += y;
            difference -= y;
            product *= y;
            assert_eq!((x + y, x - y, x * y), (sum, difference, product));
            assert_eq!(sum.value(), value(a + b));
            assert_eq!(difference.value(), value(a - b));
            assert_eq!(product.value(), value((a % p) * (b % p)));
            assert_eq!((-x).value(), value(-a));
            assert_eq!(x.plus_product(y, y), x + y * y);
            match y.inverse() {
                Some(inverse) => assert_eq!((y * inverse, product / y), (Mod::ONE, x)),
                None => assert_eq!((y, x / y), (Mod::ZERO, Mod::ZERO)),
            }
        }
        let x = Mod::<P>::from(a);
        for n in [0, 1, 2, 5, 100] {
            assert_eq!(x.repeated(n), std::iter::repeat_n(x, n).sum());
            assert_eq!(x.pow(n as u64), std::iter::repeat_n(x, n).product());
        }
    }
}

#[test]
fn arithmetic_agrees_with_that_of_128_bits() {
    let numbers: Vec<i64> = (-8..9).chain([i64::MIN, i64::MAX, i64::from(LARGEST) - 1]).collect();
    agrees::<2>(&numbers);
    agrees::<3>(&numbers);
    agrees::<7>(&numbers);
    agrees::<998_244_353>(&numbers);
    agrees::<LARGEST>(&numbers);
}

#[test]
fn a_dot_product_reduces_before_it_overflows() {
    fn all_largest<const P: u32>() {
        for n in [0, 1, 2, 15, 16, 17, 18, 19, 33, 1000, 70_000] {
            let last = Mod::<P>::from(-1);
            assert_eq!(Mod::dot((0..n).map(|_| (last, last))), Mod::from(n), "{P} {n}");
            let many = Mod::dots((0..n).map(|_| ([last, Mod::ONE], [last; 3])));
            assert_eq!(many, [[Mod::from(n); 3], [-Mod::from(n); 3]], "{P} {n}");
        }
    }
    all_largest::<2>();
    all_largest::<3>();
    all_largest::<998_244_353>();
    all_largest::<LARGEST>();
}

#[test]
fn many_dot_products_at_once() {
    fn agree<T: Semiring>(mut number: impl FnMut() -> T) {
        for n in 0..60 {
            let pairs: Vec<([T; 3], [T; 2])> =
                (0..n).map(|_| ([(); 3].map(|()| number()), [(); 2].map(|()| number()))).collect();
            let sums = T::dots(pairs.iter().copied());
            for (i, sums) in sums.iter().enumerate() {
                for (j, &sum) in sums.iter().enumerate() {
                    assert_eq!(sum, T::dot(pairs.iter().map(|(x, y)| (x[i], y[j]))));
                }
            }
        }
    }
    let mut random = SplitMix64::new(3);
    agree(|| Mod::<2>::from(random.next_u64()));
    agree(|| Mod::<998_244_353>::from(random.next_u64()));
    agree(|| Mod::<LARGEST>::from(random.next_u64()));
    agree(|| random.next_u64());
    // Sums of such numbers are exact.
    agree(|| f64::from(u8::try_from(random.below(256)).unwrap()));
}

#[test]
fn all_integers_become_remainders() {
    let five = Mod::<7>::new(5);
    assert_eq!(
        [Mod::from(5_u8), Mod::from(-2_i8), Mod::from(12_u16), Mod::from(-9_i16)],
        [five; 4]
    );
    assert_eq!([Mod::from(19_u32), Mod::from(-16_i32), Mod::from(26_usize)], [five; 3]);
    assert_eq!([Mod::from(-23_isize), Mod::from(u128::MAX - 5), Mod::from(-2_i128)], [five; 3]);
    assert_eq!(
        (five.to_string(), format!("{five:?}"), format!("{five:>3}")),
        ("5".into(), "5".into(), "  5".into())
    );
    let terms = [Mod::<7>::new(3), Mod::new(6)];
    assert_eq!(terms.iter().sum::<Mod<7>>(), Mod::new(2));
    assert_eq!(terms.iter().product::<Mod<7>>(), Mod::new(4));
}

fn square<T: Ring>(x: T) -> T {
    x * x
}

#[test]
fn the_integers_of_the_machine_wrap_and_never_panic() {
    assert_eq!((200_u8.plus(100), 200_u8.times(3), 200_u8.repeated(300)), (44, 88, 96));
    assert_eq!((i64::MAX.plus(1), i64::MIN.times(-1)), (i64::MIN, i64::MIN));
    assert_eq!(u8::dot([(16, 16), (2, 3)]), 6);
    assert_eq!(Wrapping(200_u8).repeated(300), Wrapping(96));
    assert_eq!(0.5_f64.repeated(5).to_string(), "2.5");
    assert_eq!(square(Wrapping(i32::MIN)), Wrapping(0));
}
