//! The choices of the steps are added.

pub fn count(classes: &[Vec<u64>]) -> Option<u64> {
    let mut total: u64 = 0;
    for choices in classes.iter().flatten() {
        total = total.checked_add(*choices)?;
    }
    Some(total)
}
