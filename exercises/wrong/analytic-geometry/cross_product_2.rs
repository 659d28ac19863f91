//! Compares slopes, which do not know the direction.

pub fn side(a: (i64, i64), b: (i64, i64), c: (i64, i64)) -> i64 {
    let slope = |to: (i64, i64)| (to.1 - a.1) as f64 / (to.0 - a.0) as f64;
    let (v, w) = (slope(b), slope(c));
    if v < w {
        1
    } else if w < v {
        -1
    } else {
        0
    }
}
