//! Returns the mean of the vertices.

pub fn centroid(vertices: &[(i64, i64)]) -> (i64, i64, i64) {
    let x = vertices.iter().map(|vertex| vertex.0).sum();
    let y = vertices.iter().map(|vertex| vertex.1).sum();
    (x, y, vertices.len() as i64)
}
