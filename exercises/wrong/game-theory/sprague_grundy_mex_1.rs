//! One more than the greatest value.

pub fn mex(values: &[u32]) -> u32 {
    values.iter().max().map_or(0, |greatest| greatest.saturating_add(1))
}
