//! Adds the last term too, base^n.

pub fn geometric_sum(base: u64, n: u64, m: u64) -> u64 {
    let (mut factor, mut constant) = (base % m, 1 % m);
    let (mut sum, mut rest) = (1 % m, n);
    while rest != 0 {
        if rest % 2 == 1 {
            sum = (factor * sum + constant) % m;
        }
        (factor, constant) = (factor * factor % m, (factor * constant + constant) % m);
        rest /= 2;
    }
    sum
}
