//! Takes k modulo the length of the longest cycle, for all cycles.

pub fn shuffled(image: &[usize], k: u64) -> Vec<usize> {
    let mut longest = 1;
    for start in 0..image.len() {
        let (mut place, mut length) = (image[start], 1);
        while place != start {
            (place, length) = (image[place], length + 1);
        }
        longest = longest.max(length);
    }
    let mut row = vec![0; image.len()];
    for card in 0..image.len() {
        let mut place = card;
        for _ in 0..k % longest {
            place = image[place];
        }
        row[place] = card;
    }
    row
}
