//! The matching, its cover and its crowd.

use graph_theory::EdgeId;
use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use graph_theory::bipartite_matching::{Bipartite, Cover, Crowd, Matching, MatchingError};
use pretty_assertions::assert_eq;

use super::{ORIGINAL, all_graphs, graph, most_pairs};

#[test]
fn pairs_and_mates() {
    let graph = graph(4, 5, &ORIGINAL);
    let matching = Matching::from_pairs(&graph, [(3, 0), (1, 4)]).unwrap();
    assert_eq!(matching.pairs().collect::<Vec<_>>(), [(1, 4), (3, 0)]);
    assert_eq!((matching.mate_of_left(3), matching.mate_of_right(0)), (Some(0), Some(3)));
    assert_eq!((matching.mate_of_left(0), matching.mate_of_right(1)), (None, None));
    assert_eq!(matching.edges(&graph), [EdgeId::from(7), EdgeId::from(12)]);
    assert_eq!((matching.len(), matching.is_left_perfect()), (2, false));
    assert_eq!(Matching::empty(&graph).is_empty(), true);
}

#[test]
fn what_is_no_matching_is_refused() {
    let graph = graph(4, 5, &ORIGINAL);
    let of = |pairs: &[(u32, u32)]| Matching::from_pairs(&graph, pairs.iter().copied());
    assert_eq!(of(&[(0, 4)]), Err(MatchingError::NoEdge { x: 0, y: 4 }));
    assert_eq!(of(&[(4, 0)]), Err(MatchingError::NoEdge { x: 4, y: 0 }));
    assert_eq!(of(&[(0, 9)]), Err(MatchingError::NoEdge { x: 0, y: 9 }));
    assert_eq!(of(&[(0, 0), (0, 1)]), Err(MatchingError::LeftTwice { x: 0 }));
    assert_eq!(of(&[(0, 0), (1, 0)]), Err(MatchingError::RightTwice { y: 0 }));
    let other = super::graph(4, 5, &[]);
    let matching = of(&[(0, 0)]).unwrap();
    assert_eq!(matching.check(&other), Err(MatchingError::NoEdge { x: 0, y: 0 }));
    assert_eq!(matching.check(&super::graph(4, 4, &[])), Err(MatchingError::OtherGraph));
    assert_eq!(
        MatchingError::NoEdge { x: 1, y: 2 }.to_string(),
        "no edge joins 1 on the left and 2 on the right"
    );
}

/// All sets of vertices of a side.
fn subsets(n: usize) -> impl Iterator<Item = Vec<u32>> {
    (0_u32..1 << n).map(move |set| (0..32).filter(|v| set >> v & 1 == 1).collect())
}

/// All matchings.
pub(crate) fn all_matchings(graph: &Bipartite) -> Vec<Matching> {
    let mut found = vec![vec![]];
    for x in graph.left() {
        for pairs in found.clone() {
            let is_free = |y: &u32| pairs.iter().all(|&(_, taken)| taken != *y);
            let more = graph.heads(x).iter().copied().filter(is_free);
            found.extend(more.map(|y| [&pairs[..], &[(x, y)]].concat()));
        }
    }
    let of = |pairs: Vec<(u32, u32)>| Matching::from_pairs(graph, pairs).expect("a matching");
    found.into_iter().map(of).collect()
}

#[test]
fn a_proof_is_accepted_if_it_is_one_and_not_otherwise() {
    // All matchings of all small graphs, with all sets of vertices for a cover.
    let (mut n_accepted, mut n_rejected) = (0, 0);
    for graph in all_graphs(2, 3) {
        let most = most_pairs(&graph, 0, 0);
        for matching in all_matchings(&graph) {
            for left in subsets(2) {
                for right in subsets(3) {
                    let covers =
                        |edge: (u32, u32)| left.contains(&edge.0) || right.contains(&edge.1);
                    let is_cover = graph.edges().iter().all(|edge| covers((edge.left, edge.right)));
                    let is_proof = is_cover && left.len() + right.len() == matching.len();
                    let cover = Cover { left: left.clone(), right: right.clone() };
                    assert_eq!(matching.verify(&graph, &cover).is_ok(), is_proof);
                    assert!(!is_proof || matching.len() == most, "a proof of what is not so");
                    n_accepted += u32::from(is_proof);
                    n_rejected += u32::from(!is_proof);
                }
            }
        }
    }
    assert!(100 < n_accepted && 10_000 < n_rejected, "{n_accepted} {n_rejected}");
}

#[test]
fn a_cover_and_a_crowd_exist_exactly_for_the_largest() {
    for graph in all_graphs(3, 3) {
        let most = most_pairs(&graph, 0, 0);
        for matching in all_matchings(&graph) {
            let (cover, crowd) = (matching.cover(&graph), matching.crowd(&graph));
            assert_eq!(cover.is_some(), matching.len() == most);
            if let Some(cover) = cover {
                assert_eq!(matching.verify(&graph, &cover), Ok(()));
            }
            assert_eq!(crowd.is_some(), matching.len() == most && most < 3);
            if let Some(crowd) = crowd {
                assert!(crowd.check(&graph));
                assert_eq!(crowd.left.len() - crowd.neighbors.len(), 3 - most);
            }
        }
    }
}

#[test]
fn flaws_are_named() {
    let graph = graph(2, 2, &[(0, 0), (1, 0), (1, 1)]);
    let matching = hopcroft_karp(&graph);
    let cover = matching.cover(&graph).unwrap();
    assert_eq!(matching.verify(&graph, &cover), Ok(()));
    let short = Cover { left: vec![1], right: vec![] };
    let uncovered = MatchingError::Uncovered { edge: EdgeId::from(0) };
    assert_eq!(matching.verify(&graph, &short), Err(uncovered));
    let long = Cover { left: vec![0, 1], right: vec![0] };
    let sizes = MatchingError::Sizes { n_cover: 3, n_pairs: 2 };
    assert_eq!(matching.verify(&graph, &long), Err(sizes));
    // A vertex named twice is counted twice, and one that is not there covers nothing.
    let odd = Cover { left: vec![1], right: vec![9] };
    assert_eq!(matching.verify(&graph, &odd), Err(uncovered));
}

#[test]
fn a_false_crowd_is_rejected() {
    let graph = graph(3, 2, &[(0, 0), (1, 0), (2, 0), (2, 1)]);
    let crowd = |left: &[u32], neighbors: &[u32]| Crowd {
        left: left.to_vec(),
        neighbors: neighbors.to_vec(),
    };
    assert!(crowd(&[0, 1], &[0]).check(&graph));
    assert!(crowd(&[0, 1, 2], &[0, 1]).check(&graph));
    assert!(!crowd(&[0, 0], &[0]).check(&graph), "one vertex named twice is no crowd");
    assert!(!crowd(&[1, 2], &[0]).check(&graph), "a neighbor is left out");
    // The original's notes take |N(S)| <= |S| for a sign that not all can be matched.
    assert!(!crowd(&[0], &[0]).check(&graph), "as many neighbors are enough");
}
