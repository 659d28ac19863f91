//! Measures from the origin, and forgets the edge from the last vertex back to the first one.

pub fn doubled_area(vertices: &[(i64, i64)]) -> i64 {
    let mut sum = 0;
    for &[b, c] in vertices.array_windows() {
        sum += b.0 * c.1 - c.0 * b.1;
    }
    sum.abs()
}
