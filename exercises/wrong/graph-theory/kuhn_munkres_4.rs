//! All assignments are tried.

pub fn assign(costs: &[Vec<i64>]) -> Vec<usize> {
    let n_columns = costs.first().map_or(0, Vec::len);
    cheapest(costs, &mut vec![false; n_columns]).1
}

fn cheapest(costs: &[Vec<i64>], is_taken: &mut [bool]) -> (i64, Vec<usize>) {
    let [row, rest @ ..] = costs else { return (0, Vec::new()) };
    let mut best: Option<(i64, Vec<usize>)> = None;
    for y in 0..row.len() {
        if is_taken[y] {
            continue;
        }
        is_taken[y] = true;
        let (cost, mut columns) = cheapest(rest, is_taken);
        is_taken[y] = false;
        if best.as_ref().is_none_or(|best| row[y] + cost < best.0) {
            columns.insert(0, y);
            best = Some((row[y] + cost, columns));
        }
    }
    best.unwrap()
}
