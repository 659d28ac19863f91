//! The arcs lead the other way.

pub fn solve(n: usize, constraints: &[(usize, usize, i64)]) -> Option<Vec<i64>> {
    let mut x = vec![0; n];
    for _ in 0..=n {
        let mut has_changed = false;
        for &(a, b, c) in constraints {
            if x[b] > x[a] + c {
                x[b] = x[a] + c;
                has_changed = true;
            }
        }
        if !has_changed {
            return Some(x);
        }
    }
    None
}
