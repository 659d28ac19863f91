//! Nobody changes mates: each left vertex takes its first free neighbor.

pub fn matching(lists: &[Vec<usize>], n_right: usize) -> Vec<Option<usize>> {
    let mut mate = vec![None; n_right];
    for (x, list) in lists.iter().enumerate() {
        if let Some(&y) = list.iter().find(|&&y| mate[y].is_none()) {
            mate[y] = Some(x);
        }
    }
    mate
}
