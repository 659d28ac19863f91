//! Adds up in 64 bits, where the sum on the way does not fit.

pub fn doubled_area(vertices: &[(i64, i64)]) -> i64 {
    let mut sum = 0;
    for &[b, c] in vertices.array_windows().skip(1) {
        let a = vertices[0];
        let (x1, y1) = (b.0 - a.0, b.1 - a.1);
        let (x2, y2) = (c.0 - a.0, c.1 - a.1);
        sum += x1 * y2 - x2 * y1;
    }
    sum.abs()
}
