//! The search ends at the first result.

pub fn subsets_with_sum(values: &[u64], target: u64) -> Vec<Vec<u64>> {
    let (mut path, mut found) = (Vec::new(), Vec::new());
    extend(values, target, &mut path, &mut found);
    found
}

fn extend(values: &[u64], rest: u64, path: &mut Vec<u64>, found: &mut Vec<Vec<u64>>) {
    if rest == 0 {
        found.push(path.clone());
        return;
    }
    for (i, value) in values.iter().enumerate() {
        if *value <= rest && found.is_empty() {
            path.push(*value);
            extend(&values[i + 1..], rest - value, path, found);
            path.pop();
        }
    }
}
