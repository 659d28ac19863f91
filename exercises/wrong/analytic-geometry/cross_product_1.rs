//! Takes the cross product of the positions, not of the vectors from a.

pub fn side(a: (i64, i64), b: (i64, i64), c: (i64, i64)) -> i64 {
    let _ = a;
    (i128::from(b.0) * i128::from(c.1) - i128::from(c.0) * i128::from(b.1)).signum() as i64
}
