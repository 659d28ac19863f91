//! Tries every number up to the least common multiple.

fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

pub fn pairs(gcd: u64, lcm: u64) -> u64 {
    let product = gcd * lcm;
    let is_one = |a: u64| product % a == 0 && greatest_common_divisor(a, product / a) == gcd;
    let mut n_pairs = 0;
    for a in 1..=lcm {
        n_pairs += u64::from(is_one(a));
    }
    n_pairs
}
