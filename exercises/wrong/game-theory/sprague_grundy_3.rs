//! Amounts that are larger than the heap are not left out.

pub fn grundy_values(amounts: &[usize], n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let reached: Vec<u32> = amounts.iter().map(|amount| values[heap - amount]).collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap_or(0));
    }
    values
}
