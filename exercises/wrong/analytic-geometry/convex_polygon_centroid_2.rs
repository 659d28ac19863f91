//! Makes each weight positive.

pub fn centroid(vertices: &[(i64, i64)]) -> (i64, i64, i64) {
    let a = vertices[0];
    let (mut weight, mut x, mut y) = (0, 0, 0);
    for &[b, c] in vertices.array_windows().skip(1) {
        let (x1, y1) = (b.0 - a.0, b.1 - a.1);
        let (x2, y2) = (c.0 - a.0, c.1 - a.1);
        let cross = (x1 * y2 - x2 * y1).abs();
        weight += cross;
        x += cross * (x1 + x2);
        y += cross * (y1 + y2);
    }
    (x + 3 * weight * a.0, y + 3 * weight * a.1, 3 * weight)
}
