//! Adds the seventh product where it should subtract it.

pub fn product(
    a: &[Vec<i64>],
    b: &[Vec<i64>],
    multiply: &mut impl FnMut(i64, i64) -> i64,
) -> Vec<Vec<i64>> {
    if a.len() == 1 {
        return vec![vec![multiply(a[0][0], b[0][0])]];
    }
    let [e, f, g, h] = quarters(b);
    let [a, b, c, d] = quarters(a);
    let p1 = product(&a, &minus(&f, &h), multiply);
    let p2 = product(&plus(&a, &b), &h, multiply);
    let p3 = product(&plus(&c, &d), &e, multiply);
    let p4 = product(&d, &minus(&g, &e), multiply);
    let p5 = product(&plus(&a, &d), &plus(&e, &h), multiply);
    let p6 = product(&minus(&b, &d), &plus(&g, &h), multiply);
    let p7 = product(&minus(&a, &c), &plus(&e, &f), multiply);
    let r = plus(&minus(&plus(&p5, &p4), &p2), &p6);
    let s = plus(&p1, &p2);
    let t = plus(&p3, &p4);
    let u = plus(&minus(&plus(&p1, &p5), &p3), &p7);
    let upper = r.into_iter().zip(s).map(|(left, right)| [left, right].concat());
    let lower = t.into_iter().zip(u).map(|(left, right)| [left, right].concat());
    upper.chain(lower).collect()
}

fn quarters(matrix: &[Vec<i64>]) -> [Vec<Vec<i64>>; 4] {
    let half = matrix.len() / 2;
    [(0, 0), (0, half), (half, 0), (half, half)].map(|(top, left)| {
        matrix[top..top + half].iter().map(|row| row[left..left + half].to_vec()).collect()
    })
}

fn plus(a: &[Vec<i64>], b: &[Vec<i64>]) -> Vec<Vec<i64>> {
    let row = |(x, y): (&Vec<i64>, &Vec<i64>)| x.iter().zip(y).map(|(x, y)| x + y).collect();
    a.iter().zip(b).map(row).collect()
}

fn minus(a: &[Vec<i64>], b: &[Vec<i64>]) -> Vec<Vec<i64>> {
    let row = |(x, y): (&Vec<i64>, &Vec<i64>)| x.iter().zip(y).map(|(x, y)| x - y).collect();
    a.iter().zip(b).map(row).collect()
}
