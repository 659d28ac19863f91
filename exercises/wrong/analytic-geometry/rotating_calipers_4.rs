//! Compares all pairs.

pub fn diameter_squared(polygon: &[(i64, i64)]) -> i64 {
    let mut best = 0;
    for (i, p) in polygon.iter().enumerate() {
        for q in &polygon[..i] {
            best = best.max((q.0 - p.0).pow(2) + (q.1 - p.1).pow(2));
        }
    }
    best
}
