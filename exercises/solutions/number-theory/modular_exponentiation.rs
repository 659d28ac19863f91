//! Add up powers: `geometric_sum(base, n, m)` returns 1 + base + base^2 + … + base^(n - 1), modulo m.
//!
//! For example, `geometric_sum(3, 4, 100)` is 40, because 1 + 3 + 9 + 27 = 40. For n = 0 there are no
//! terms, and the sum is 0.
//!
//! The base is any number of 64 bits, n is at most 10^18, and m is from 1 to 10^9. Beware: dividing
//! base^n - 1 by base - 1 works only if base - 1 has an inverse modulo m.

/// 1 + base + … + base^(n - 1), modulo m.
pub fn geometric_sum(base: u64, n: u64, m: u64) -> u64 {
    // The map x -> base · x + 1 takes 0 to 1, to 1 + base, to 1 + base + base^2, and so on. Doing it n
    // times is a power of the map, and squaring a map means doing it twice.
    let (mut factor, mut constant) = (base % m, 1 % m);
    let (mut sum, mut rest) = (0, n);
    while rest != 0 {
        if rest % 2 == 1 {
            sum = (factor * sum + constant) % m;
        }
        (factor, constant) = (factor * factor % m, (factor * constant + constant) % m);
        rest /= 2;
    }
    sum
}
