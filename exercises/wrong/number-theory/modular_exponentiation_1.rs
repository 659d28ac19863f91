//! Divides by base - 1 after the remainder has been taken.

fn power(base: u64, exponent: u64, m: u64) -> u64 {
    let (mut square, mut product, mut rest) = (base % m, 1 % m, exponent);
    while rest != 0 {
        if rest % 2 == 1 {
            product = product * square % m;
        }
        square = square * square % m;
        rest /= 2;
    }
    product
}

pub fn geometric_sum(base: u64, n: u64, m: u64) -> u64 {
    match (base % m, n) {
        (_, 0) => 0,
        (0, _) => 1 % m,
        (1, _) => n % m,
        (base, _) => (power(base, n, m) + m - 1) % m / (base - 1),
    }
}
