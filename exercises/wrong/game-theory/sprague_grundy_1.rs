//! The table has no room for heap n.

pub fn grundy_values(amounts: &[usize], n: usize) -> Vec<u32> {
    let mut values = Vec::new();
    for heap in 0..n {
        let lefts = amounts.iter().filter_map(|amount| heap.checked_sub(*amount));
        let reached: Vec<u32> = lefts.map(|left| values[left]).collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap_or(0));
    }
    values
}
