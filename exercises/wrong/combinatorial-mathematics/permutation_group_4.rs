//! Computes the order of the permutation, which need not fit 64 bits.

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn shuffled(image: &[usize], k: u64) -> Vec<usize> {
    let mut order = 1;
    let mut cycles = Vec::new();
    let mut is_visited = vec![false; image.len()];
    for start in 0..image.len() {
        let mut cycle = Vec::new();
        let mut place = start;
        while !is_visited[place] {
            is_visited[place] = true;
            cycle.push(place);
            place = image[place];
        }
        if !cycle.is_empty() {
            let length = cycle.len() as u64;
            order = order / gcd(order, length) * length;
            cycles.push(cycle);
        }
    }
    let k = k % order;
    let mut row = vec![0; image.len()];
    for cycle in cycles {
        for (i, &card) in cycle.iter().enumerate() {
            let shift = (k % cycle.len() as u64) as usize;
            row[cycle[(i + shift) % cycle.len()]] = card;
        }
    }
    row
}
