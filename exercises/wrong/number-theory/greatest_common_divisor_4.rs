//! Forgets the last prime, whose square is greater than what is left.

pub fn pairs(gcd: u64, lcm: u64) -> u64 {
    if lcm % gcd != 0 {
        return 0;
    }
    let (mut rest, mut n_pairs, mut p) = (lcm / gcd, 1, 2);
    while p * p <= rest {
        if rest % p == 0 {
            n_pairs *= 2;
            while rest % p == 0 {
                rest /= p;
            }
        }
        p += 1;
    }
    n_pairs
}
