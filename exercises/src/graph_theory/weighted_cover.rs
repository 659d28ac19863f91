//! The exercises of section 6.24.

use crate::inputs::{Random, shorter, shown};
use crate::judge::{Task, Wrong};

/// The weights of the left vertices, those of the right ones, and the edges.
type Input = (Vec<i64>, Vec<i64>, Vec<(usize, usize)>);

/// The left vertices of the large inputs, and the right ones.
const N: usize = 80;
const LONG: usize = 1000;

/// The least weight of a cover. Of a small input: each choice of left vertices, with the right ones
/// that the other edges need. In the large ones, each side is a cover, and the lighter one is best.
fn least((left, right, edges): &Input) -> i64 {
    if N <= left.len() {
        return left.iter().sum::<i64>().min(right.iter().sum());
    }
    let weigh = |set: u32| {
        let is_chosen = |x: usize| set >> x & 1 == 1;
        let needed = |y: usize| edges.iter().any(|edge| edge.1 == y && !is_chosen(edge.0));
        let on_left: i64 = (0..left.len()).filter(|x| is_chosen(*x)).map(|x| left[x]).sum();
        let on_right: i64 = (0..right.len()).filter(|y| needed(*y)).map(|y| right[y]).sum();
        on_left + on_right
    };
    (0_u32..1 << left.len()).map(weigh).min().unwrap_or(0)
}

/// Why some vertices of a side cannot be in a cover.
fn fault_of_side(side: &str, n: usize, chosen: &[usize]) -> Option<String> {
    for (i, v) in chosen.iter().enumerate() {
        if n <= *v {
            return Some(format!("there is no {side} vertex {v}"));
        }
        if chosen[..i].contains(v) {
            return Some(format!("{side} vertex {v} is there twice"));
        }
    }
    None
}

/// Why these vertices are no cover.
fn fault((left, right, edges): &Input, cover: &(Vec<usize>, Vec<usize>)) -> Option<String> {
    if let Some(fault) = fault_of_side("left", left.len(), &cover.0) {
        return Some(fault);
    }
    if let Some(fault) = fault_of_side("right", right.len(), &cover.1) {
        return Some(fault);
    }
    let mut edges = edges.iter();
    let open = edges.find(|(x, y)| !cover.0.contains(x) && !cover.1.contains(y))?;
    Some(format!("the edge {open:?} has no end in the cover"))
}

/// Exercise 6.24: `cover`.
#[derive(Debug)]
pub struct WeightedCover;

impl Task for WeightedCover {
    type Input = Input;
    type Output = (Vec<usize>, Vec<usize>);

    const SECTION: &'static str = "6.24";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "weighted_cover";
    const HARNESS: &'static str = "|(left, right, edges): (Vec<i64>, Vec<i64>, Vec<(usize, usize)>)| \
         attempt::cover(&left, &right, &edges)";
    const HINTS: &'static [&'static str] = &[
        "Build a flow network: an arc from a source to each left vertex, and an arc from each right vertex to a sink, each \
         with the weight of the vertex as its capacity.",
        "An edge of the graph becomes an arc from left to right that a minimum cut must not use. So give it a capacity that \
         is larger than all weights together.",
        "After a maximum flow, find the vertices that you can still reach from the source in the residual network.",
        "The cut separates the source from the left vertices that you do not reach, and the right vertices that you do \
         reach from the sink. These vertices are the cover.",
    ];

    fn small() -> Vec<Self::Input> {
        // All graphs of these sizes, with all weights from 1 on.
        let sizes: [(usize, usize, usize); 6] =
            [(0, 1, 1), (1, 1, 3), (1, 2, 3), (2, 1, 3), (2, 2, 3), (2, 3, 2)];
        let all = |(n_left, n_right, most): (usize, usize, usize)| {
            let n_weights = (0..n_left + n_right).map(|_| most).product::<usize>();
            let n_graphs = 1_usize << (n_left * n_right);
            (0..n_weights * n_graphs).map(move |number| {
                let (set, mut rest) = (number % n_graphs, number / n_graphs);
                let mut weight = || {
                    let weight = 1 + rest % most;
                    rest /= most;
                    i64::try_from(weight).unwrap_or(0)
                };
                let left = (0..n_left).map(|_| weight()).collect();
                let right = (0..n_right).map(|_| weight()).collect();
                let pairs = (0..n_left).flat_map(|x| (0..n_right).map(move |y| (x, y)));
                let chosen = (0..).zip(pairs).filter(|(i, _)| set >> i & 1 == 1);
                (left, right, chosen.map(|(_, pair)| pair).collect())
            })
        };
        sizes.into_iter().flat_map(all).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n_left, n_right) = (1 + random.index(5), 1 + random.index(5));
        let mut weights = |n| (0..n).map(|_| random.below(20).cast_signed()).collect();
        let (left, right) = (weights(n_left), weights(n_right));
        let mut edges = Vec::new();
        for _ in 0..random.index(2 * (n_left + n_right)) {
            let edge = (random.index(n_left), random.index(n_right));
            if !edges.contains(&edge) {
                edges.push(edge);
            }
        }
        (left, right, edges)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let all = (0..N).flat_map(|x| (0..N).map(move |y| (x, y))).collect();
        let complete = ((1..).take(N).collect(), (2..).take(N).collect(), all);
        // x0 - y0 - x1 - y1 - ...: the edges between x and y of the same number can pay for the
        // left side.
        let both = |x: usize| [(x, x), (x + 1, x)].into_iter().filter(|(x, _)| *x < LONG);
        let path = (vec![2; LONG], vec![3; LONG], (0..LONG).flat_map(both).collect());
        vec![("80 and 80 vertices, all joined", complete), ("a path of 2 000 vertices", path)]
    }

    fn size((left, right, edges): &Self::Input) -> u64 {
        let weights: u64 = left.iter().chain(right).map(|weight| weight.unsigned_abs() + 8).sum();
        weights + 4 * edges.len() as u64
    }

    fn smaller((left, right, edges): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(edges);
        let mut all: Vec<Input> =
            fewer.into_iter().map(|edges| (left.clone(), right.clone(), edges)).collect();
        if N <= left.len() {
            return all;
        }
        let moved = |v: usize, gone: usize| if gone < v { v - 1 } else { v };
        for gone in 0..left.len() {
            let mut left = left.clone();
            left.remove(gone);
            let rest = edges.iter().filter(|edge| edge.0 != gone);
            let edges = rest.map(|&(x, y)| (moved(x, gone), y)).collect();
            all.push((left, right.clone(), edges));
        }
        for gone in 0..right.len() {
            let mut right = right.clone();
            right.remove(gone);
            let rest = edges.iter().filter(|edge| edge.1 != gone);
            let edges = rest.map(|&(x, y)| (x, moved(y, gone))).collect();
            all.push((left.clone(), right, edges));
        }
        for v in 0..left.len() + right.len() {
            let (mut left, mut right) = (left.clone(), right.clone());
            let n_left = left.len();
            let weight = if v < n_left { &mut left[v] } else { &mut right[v - n_left] };
            if 1 < *weight {
                *weight -= 1;
                all.push((left, right, edges.clone()));
            }
        }
        all
    }

    fn call((left, right, edges): &Self::Input) -> String {
        if 8 < left.len() {
            return "cover(&left, &right, &edges)".to_owned();
        }
        format!("cover(&{}, &{}, &{})", shown(left), shown(right), shown(edges))
    }

    fn check(input: &Self::Input, cover: &Self::Output) -> Result<(), Wrong> {
        let least = least(input);
        let expected = format!("a cover of weight {least}");
        let got =
            if input.0.len() <= 8 { format!("{cover:?}") } else { "other vertices".to_owned() };
        if let Some(because) = fault(input, cover) {
            return Err(Wrong { expected, got, because: Some(because) });
        }
        let on_left: i64 = cover.0.iter().map(|&x| input.0[x]).sum();
        let on_right: i64 = cover.1.iter().map(|&y| input.1[y]).sum();
        let weight = on_left + on_right;
        if weight != least {
            let because = Some(format!("it weighs {weight}"));
            return Err(Wrong { expected, got, because });
        }
        Ok(())
    }
}
