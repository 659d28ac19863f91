//! Part of [the Sprague–Grundy function](super): tokens on a graph without cycles. A move slides
//! one token along one edge.
//!
//! Every game is this game: the vertices are its positions, the edges its moves.
//!
//! Cost: O(V + E) for all values; no recursion.
//!
//! Source: Grundy 1939; the order by R. E. Tarjan's depth-first search, 1972.
//!
//! Checked: all graphs of up to 4 vertices, all of 5 whose edges lead to lower numbers, each with
//! two tokens, and random ones of 6 with three, played out in full; a chain of a million vertices;
//! every cycle named is walked along.
//!
//! Page: `docs/en/game-theory/sprague-grundy.md`.

use super::{Game, GrundyError, Marks, Move, Nimber, winning_moves};

/// A graph without cycles, with the value of each vertex.
///
/// ```
/// use game_theory::Dag;
///
/// let dag = Dag::new(vec![vec![], vec![0], vec![0, 1]])?;
/// assert_eq!(dag.values(), [0, 1, 2]);
/// // Two tokens, on 1 and 2.
/// assert_eq!(dag.sum_value(&[1, 2]), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dag {
    successors: Vec<Vec<usize>>,
    order: Vec<usize>,
    values: Vec<Nimber>,
}

impl Dag {
    /// Values the graph in which `successors[v]` are the heads of the edges from `v`. O(V + E).
    ///
    /// Several edges between the same vertices do no harm.
    ///
    /// # Errors
    /// [`GrundyError::MissingVertex`] or [`GrundyError::Cycle`].
    pub fn new(successors: Vec<Vec<usize>>) -> Result<Self, GrundyError> {
        let order = successors_first(&successors)?;
        let mut values = vec![0; successors.len()];
        let mut marks = Marks::new();
        for &v in &order {
            // Invariant: all successors of v come before it, so their values are final.
            for &next in &successors[v] {
                marks.insert(values[next]);
            }
            values[v] = marks.take_mex();
        }
        Ok(Dag { successors, order, values })
    }

    /// The heads of the edges from each vertex, as they were given.
    pub fn successors(&self) -> &[Vec<usize>] {
        &self.successors
    }

    /// The vertices in the order in which they were valued: successors before predecessors.
    pub fn order(&self) -> &[usize] {
        &self.order
    }

    /// The value of each vertex.
    pub fn values(&self) -> &[Nimber] {
        &self.values
    }

    /// The value of `tokens`, several of which may share a vertex.
    ///
    /// # Panics
    /// If a token is on no vertex of the graph.
    pub fn sum_value(&self, tokens: &[usize]) -> Nimber {
        super::sum_value(tokens, |token| self.values[*token])
    }

    /// All winning moves: the token by index, then the edges as they were given.
    ///
    /// # Panics
    /// If a token is on no vertex of the graph.
    pub fn winning_moves(&self, tokens: &[usize]) -> Vec<Move<usize>> {
        winning_moves(self, tokens, |token| self.values[*token])
    }
}

impl Game for Dag {
    type Position = usize;

    fn options(&self, v: &usize) -> Vec<Vec<usize>> {
        self.successors[*v].iter().map(|next| vec![*next]).collect()
    }
}

/// How far a depth-first search has come with a vertex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Unseen,
    /// On the path from the root of the search.
    OnPath,
    Done,
}

/// The vertices in an order in which every edge leads backwards. O(V + E).
///
/// Ties: the search starts from the lowest vertex and follows edges as they are given.
///
/// # Errors
/// [`GrundyError::MissingVertex`] or [`GrundyError::Cycle`].
pub fn successors_first(successors: &[Vec<usize>]) -> Result<Vec<usize>, GrundyError> {
    check_edges(successors)?;
    let mut order = Vec::with_capacity(successors.len());
    let mut state = vec![State::Unseen; successors.len()];
    // The path from the root, and the edges of its vertices that are not followed yet.
    let mut path = Vec::new();
    for root in 0..successors.len() {
        if state[root] == State::Unseen {
            state[root] = State::OnPath;
            path.push((root, successors[root].iter()));
        }
        while let Some((v, unread)) = path.last_mut() {
            let Some(&next) = unread.next() else {
                state[*v] = State::Done;
                order.push(*v);
                path.pop();
                continue;
            };
            match state[next] {
                State::Done => {}
                State::Unseen => {
                    state[next] = State::OnPath;
                    path.push((next, successors[next].iter()));
                }
                State::OnPath => {
                    let vertices = path.iter().map(|(v, _)| *v);
                    let cycle = vertices.skip_while(|v| *v != next).collect();
                    return Err(GrundyError::Cycle { cycle });
                }
            }
        }
    }
    Ok(order)
}

/// # Errors
/// [`GrundyError::MissingVertex`] with the first edge whose head is not there.
pub(super) fn check_edges(successors: &[Vec<usize>]) -> Result<(), GrundyError> {
    for (from, heads) in successors.iter().enumerate() {
        if let Some(&to) = heads.iter().find(|to| successors.len() <= **to) {
            return Err(GrundyError::MissingVertex { from, to });
        }
    }
    Ok(())
}
