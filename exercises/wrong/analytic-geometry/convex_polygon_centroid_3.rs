//! Forgets that the vectors begin at the first vertex.

pub fn centroid(vertices: &[(i64, i64)]) -> (i64, i64, i64) {
    let a = vertices[0];
    let (mut weight, mut x, mut y) = (0, 0, 0);
    for &[b, c] in vertices.array_windows().skip(1) {
        let (x1, y1) = (b.0 - a.0, b.1 - a.1);
        let (x2, y2) = (c.0 - a.0, c.1 - a.1);
        let cross = x1 * y2 - x2 * y1;
        weight += cross;
        x += cross * (x1 + x2);
        y += cross * (y1 + y2);
    }
    (x, y, 3 * weight)
}
