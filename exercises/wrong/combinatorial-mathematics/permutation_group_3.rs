//! Makes the shuffles one after the other.

pub fn shuffled(image: &[usize], k: u64) -> Vec<usize> {
    let mut row: Vec<usize> = (0..image.len()).collect();
    for _ in 0..k {
        let mut next = vec![0; row.len()];
        for (place, &card) in row.iter().enumerate() {
            next[image[place]] = card;
        }
        row = next;
    }
    row
}
