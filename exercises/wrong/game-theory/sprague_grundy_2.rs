//! It only knows lost and won: 0 and 1.

pub fn grundy_values(amounts: &[usize], n: usize) -> Vec<u32> {
    let mut values = Vec::new();
    for heap in 0..=n {
        let mut lefts = amounts.iter().filter_map(|amount| heap.checked_sub(*amount));
        let value = u32::from(lefts.any(|left| values[left] == 0));
        values.push(value);
    }
    values
}
