//! A negative number is taken for a contradiction.

pub fn solve(n: usize, constraints: &[(usize, usize, i64)]) -> Option<Vec<i64>> {
    let mut x = vec![0; n];
    for _ in 0..=n {
        for &(a, b, c) in constraints {
            x[a] = x[a].min(x[b] + c);
        }
    }
    if x.iter().any(|value| *value < 0) { None } else { Some(x) }
}
