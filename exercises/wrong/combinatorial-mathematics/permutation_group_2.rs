//! Returns the place of each card, and not the card at each place.

pub fn shuffled(image: &[usize], k: u64) -> Vec<usize> {
    let mut power = vec![0; image.len()];
    let mut is_visited = vec![false; image.len()];
    for start in 0..image.len() {
        let mut cycle = Vec::new();
        let mut place = start;
        while !is_visited[place] {
            is_visited[place] = true;
            cycle.push(place);
            place = image[place];
        }
        for (i, &card) in cycle.iter().enumerate() {
            let shift = (k % cycle.len() as u64) as usize;
            power[card] = cycle[(i + shift) % cycle.len()];
        }
    }
    power
}
