//! Multiply two square matrices with few multiplications of numbers: `product(a, b, multiply)` returns
//! the product of `a` and `b`. Their side is a power of two, and a matrix is a list of its rows. To
//! multiply two numbers, call `multiply`. For side 2^m, call it exactly 7^m times.
//!
//! For example, let `a` be `[[2, 6], [4, 3]]`, and let `b` be `[[3, 4], [1, 2]]`. The product is
//! `[[12, 20], [15, 22]]`, and `multiply` is called 7 times. For matrices of side 1 it is called once.
//!
//! Beware: blocks do not commute, so keep the order of the two factors.

/// The product of two squares of one side, which is a power of two.
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
    let u = minus(&minus(&plus(&p1, &p5), &p3), &p7);
    let upper = r.into_iter().zip(s).map(|(left, right)| [left, right].concat());
    let lower = t.into_iter().zip(u).map(|(left, right)| [left, right].concat());
    upper.chain(lower).collect()
}

/// The blocks at the upper left, upper right, lower left and lower right.
fn quarters(matrix: &[Vec<i64>]) -> [Vec<Vec<i64>>; 4] {
    let half = matrix.len() / 2;
    [(0, 0), (0, half), (half, 0), (half, half)].map(|(top, left)| {
        matrix[top..top + half].iter().map(|row| row[left..left + half].to_vec()).collect()
    })
}

/// The sum of two matrices.
fn plus(a: &[Vec<i64>], b: &[Vec<i64>]) -> Vec<Vec<i64>> {
    let row = |(x, y): (&Vec<i64>, &Vec<i64>)| x.iter().zip(y).map(|(x, y)| x + y).collect();
    a.iter().zip(b).map(row).collect()
}

/// The difference of two matrices.
fn minus(a: &[Vec<i64>], b: &[Vec<i64>]) -> Vec<Vec<i64>> {
    let row = |(x, y): (&Vec<i64>, &Vec<i64>)| x.iter().zip(y).map(|(x, y)| x - y).collect();
    a.iter().zip(b).map(row).collect()
}
