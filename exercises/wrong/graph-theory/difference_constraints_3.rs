//! Distances from the first number, which need not reach all others.

pub fn solve(n: usize, constraints: &[(usize, usize, i64)]) -> Option<Vec<i64>> {
    let mut x: Vec<Option<i64>> = (0..n).map(|i| (i == 0).then_some(0)).collect();
    for _ in 0..=n {
        let mut has_changed = false;
        for &(a, b, c) in constraints {
            let Some(through) = x[b].map(|known| known + c) else { continue };
            if x[a].is_none_or(|known| through < known) {
                x[a] = Some(through);
                has_changed = true;
            }
        }
        if !has_changed {
            return Some(x.into_iter().map(|value| value.unwrap_or(0)).collect());
        }
    }
    None
}
