//! Cells are taken for elements.

pub fn prefix_sums(n: usize, steps: &[(usize, Option<i64>)]) -> Vec<i64> {
    let mut cells = vec![0; n];
    let mut sums = Vec::new();
    for &(i, delta) in steps {
        let mut i = i;
        if let Some(delta) = delta {
            while i < n {
                cells[i] += delta;
                i |= i + 1;
            }
        } else {
            let mut sum = 0;
            while 0 < i {
                sum += cells[i - 1];
                i -= 1;
            }
            sums.push(sum);
        }
    }
    sums
}
