//! Searches for x.

pub fn bezout(a: i64, b: i64) -> (i64, i64, i64) {
    let (mut g, mut rest) = (a, b);
    while rest != 0 {
        (g, rest) = (rest, g % rest);
    }
    if b == 0 {
        return (g, 1, 0);
    }
    let mut x = 0;
    while (g - a * x) % b != 0 {
        x += 1;
    }
    (g, x, (g - a * x) / b)
}
