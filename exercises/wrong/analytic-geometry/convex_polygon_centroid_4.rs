//! Measures from the origin, and forgets the edge from the last vertex back to the first one.

pub fn centroid(vertices: &[(i64, i64)]) -> (i64, i64, i64) {
    let (mut weight, mut x, mut y) = (0, 0, 0);
    for &[b, c] in vertices.array_windows() {
        let ((x1, y1), (x2, y2)): ((i64, i64), (i64, i64)) = (b, c);
        let cross = x1 * y2 - x2 * y1;
        weight += cross;
        x += cross * (x1 + x2);
        y += cross * (y1 + y2);
    }
    (x, y, 3 * weight)
}
