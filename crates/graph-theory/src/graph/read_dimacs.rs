//! Part of [the chapter](crate): reading a graph in the formats of the DIMACS challenges, which
//! most collections of test instances use.
//!
//! Each line begins with a letter for its type: `c` is a comment, `p` the one line with the name of
//! the format and the numbers of vertices and edges, `a` an arc, `e` an edge, and `n` describes a
//! vertex. Vertices are numbered from 1, and there may be at most
//! [`MOST_VERTICES`](super::read::MOST_VERTICES).
//!
//! Source: "The first DIMACS international algorithm implementation challenge: the core
//! experiments" (1990), "Clique and coloring problems graph format" (1993), "9th DIMACS
//! implementation challenge: shortest paths" (2006).
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use std::cmp::Ordering;

use input::{Input, Number};

use super::read::{ReadError, n_edges, n_vertices, vertex};
use super::{DiGraph, GraphBuilder, Kind, NodeId, UnGraph};

/// A maximum-flow problem, from a `.max` file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MaxFlowProblem<C> {
    /// The network, with its capacities as weights.
    pub graph: DiGraph<C>,
    /// The vertex where the flow begins.
    pub source: NodeId,
    /// The vertex where the flow ends.
    pub sink: NodeId,
}

/// The bounds and the cost of an arc in a `.min` file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Costs<C> {
    /// The least flow that the arc must carry.
    pub low: C,
    /// The most flow that the arc may carry.
    pub capacity: C,
    /// The cost per unit of flow.
    pub cost: C,
}

/// A minimum-cost flow problem, from a `.min` file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MinCostProblem<C> {
    /// The network, with its bounds and costs as weights.
    pub graph: DiGraph<Costs<C>>,
    /// The supply of each vertex; a demand is negative.
    pub supply: Vec<C>,
}

/// A minimum-cost assignment problem, from an `.asn` file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssignmentProblem<W> {
    /// The graph, with its costs as weights; every arc leads from the left side to the right.
    pub graph: DiGraph<W>,
    /// The vertices of the left side, in the order of the file.
    pub left: Vec<NodeId>,
}

/// Reads a shortest-path problem, `.gr`: `p sp n m`, and arcs `a tail head length`. O(V + E).
///
/// # Errors
/// [`ReadError`] if the text does not follow the format.
pub fn gr<W: Number + Clone>(text: &[u8]) -> Result<DiGraph<W>, ReadError> {
    let mut file = File::open(text, &["sp"])?;
    while file.line("a")?.is_some() {
        file.edge(|input, i| input.number(format_args!("the length of arc {i}")))?;
    }
    file.all_edges()?;
    Ok(file.builder.build())
}

/// Reads a maximum-flow problem, `.max`: `p max n m`, the source `n id s`, the sink `n id t`, and
/// arcs `a tail head capacity`. O(V + E).
///
/// # Errors
/// [`ReadError`] if the text does not follow the format, or the source or the sink is missing or
/// given twice.
pub fn max<C: Number + Clone>(text: &[u8]) -> Result<MaxFlowProblem<C>, ReadError> {
    let mut file = File::open(text, &["max"])?;
    let mut ends = [None, None];
    while let Some(line) = file.line("na")? {
        if line == Line::Node {
            let node = file.vertex("a vertex")?;
            let which = file.input.word("which end it is")?;
            let Some(end) = ["s", "t"].iter().position(|end| *end == which) else {
                return Err(file.input.invalid("which end it is", "is neither s nor t").into());
            };
            if ends[end].replace(node).is_some() {
                return Err(file.input.invalid("which end it is", "was said before").into());
            }
        } else {
            file.edge(|input, i| input.number(format_args!("the capacity of arc {i}")))?;
        }
    }
    file.all_edges()?;
    let mut end = |i: usize, what: &str| match ends[i] {
        Some(node) => Ok(node),
        None => Err(file.missing(what)),
    };
    let (source, sink) = (end(0, "the source, n id s")?, end(1, "the sink, n id t")?);
    Ok(MaxFlowProblem { graph: file.builder.build(), source, sink })
}

/// Reads a minimum-cost flow problem, `.min`: `p min n m`, supplies `n id supply`, and arcs `a tail
/// head low capacity cost`. The supply of a vertex defaults to 0. O(V + E).
///
/// # Errors
/// [`ReadError`] if the text does not follow the format, or the supply of a vertex is given twice.
pub fn min<C: Number + Clone + Default>(text: &[u8]) -> Result<MinCostProblem<C>, ReadError> {
    let mut file = File::open(text, &["min"])?;
    let mut supply = vec![C::default(); file.builder.n_nodes()];
    let mut is_said = vec![false; supply.len()];
    while let Some(line) = file.line("na")? {
        if line == Line::Node {
            let node = file.vertex("a vertex")?;
            if std::mem::replace(&mut is_said[node.index()], true) {
                return Err(file.input.invalid("a vertex", "has a supply already").into());
            }
            supply[node.index()] = file.input.number("its supply")?;
        } else {
            file.edge(|input, i| {
                let low = input.number(format_args!("the lower bound of arc {i}"))?;
                let capacity = input.number(format_args!("the capacity of arc {i}"))?;
                let cost = input.number(format_args!("the cost of arc {i}"))?;
                Ok(Costs { low, capacity, cost })
            })?;
        }
    }
    file.all_edges()?;
    Ok(MinCostProblem { graph: file.builder.build(), supply })
}

/// Reads an assignment problem, `.asn`: `p asn n m`, the vertices of the left side `n id`, and arcs
/// `a left right cost`. O(V + E).
///
/// # Errors
/// [`ReadError`] if the text does not follow the format, or an arc does not lead from the left side
/// to the right.
pub fn asn<W: Number + Clone>(text: &[u8]) -> Result<AssignmentProblem<W>, ReadError> {
    let mut file = File::open(text, &["asn"])?;
    let mut left = Vec::new();
    let mut is_left = vec![false; file.builder.n_nodes()];
    while let Some(line) = file.line("na")? {
        if line == Line::Node {
            let node = file.vertex("a vertex of the left side")?;
            if std::mem::replace(&mut is_left[node.index()], true) {
                return Err(file
                    .input
                    .invalid("a vertex of the left side", "was named before")
                    .into());
            }
            left.push(node);
        } else {
            let sides =
                |tail: NodeId, head: NodeId| match (is_left[tail.index()], is_left[head.index()]) {
                    (true, false) => Ok(()),
                    _ => Err("does not lead from the left side to the other"),
                };
            file.edge_if(sides, |input, i| input.number(format_args!("the cost of arc {i}")))?;
        }
    }
    file.all_edges()?;
    Ok(AssignmentProblem { graph: file.builder.build(), left })
}

/// Reads a coloring or clique problem, `.col`: `p edge n m` (or `p col n m`), and edges `e u v`.
/// The announced number of edges is not checked, because many files in circulation count or list
/// each edge twice. O(V + E).
///
/// # Errors
/// [`ReadError`] if the text does not follow the format.
pub fn col(text: &[u8]) -> Result<UnGraph, ReadError> {
    let mut file = File::open(text, &["edge", "col"])?;
    while file.line("e")?.is_some() {
        file.edge(|_, _| Ok(()))?;
    }
    Ok(file.builder.build())
}

/// The type of a line after the line `p`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Line {
    Node,
    Edge,
}

/// A file that has been read up to some line.
struct File<'a, W, K> {
    input: Input<'a>,
    n_nodes: u32,
    n_edges: usize,
    builder: GraphBuilder<W, K>,
}

impl<'a, W: Clone, K: Kind> File<'a, W, K> {
    /// Reads up to the line `p` and checks the name of the format.
    fn open(text: &'a [u8], formats: &[&str]) -> Result<Self, ReadError> {
        let mut input = Input::new(text);
        let mut letter = input.word("the line p")?;
        while letter == "c" {
            input.skip_line();
            letter = input.word("the line p")?;
        }
        if letter != "p" {
            return Err(input.invalid("the line p", "stands before it").into());
        }
        if !formats.contains(&input.word("the format")?) {
            let wanted = formats.join(" or ");
            return Err(input.invalid("the format", format_args!("is not {wanted}")).into());
        }
        let n_nodes = n_vertices(&mut input)?;
        let n_edges = n_edges(&mut input)? as usize;
        let mut builder = GraphBuilder::new();
        builder.add_nodes(n_nodes as usize)?;
        Ok(File { input, n_nodes, n_edges, builder })
    }

    /// Reads the type of the next line, which must begin with one of these letters. Returns `None`
    /// at the end of the file.
    fn line(&mut self, letters: &str) -> Result<Option<Line>, ReadError> {
        while !self.input.is_end() {
            match self.input.word("a line")? {
                "c" => self.input.skip_line(),
                "n" if letters.contains('n') => return Ok(Some(Line::Node)),
                letter @ ("a" | "e") if letters.contains(letter) => return Ok(Some(Line::Edge)),
                _ => return Err(self.input.invalid("a line", "begins no line here").into()),
            }
        }
        Ok(None)
    }

    fn vertex(&mut self, what: &str) -> Result<NodeId, ReadError> {
        Ok(vertex(&mut self.input, 1, self.n_nodes, what)?)
    }

    /// Reads an edge and its data; `weight` is passed the number of edges so far, including this
    /// one.
    fn edge(
        &mut self,
        weight: impl FnOnce(&mut Input<'a>, usize) -> Result<W, input::Error>,
    ) -> Result<(), ReadError> {
        self.edge_if(|_, _| Ok(()), weight)
    }

    /// Reads an edge and its data, if its ends satisfy the condition.
    fn edge_if(
        &mut self,
        ends: impl FnOnce(NodeId, NodeId) -> Result<(), &'static str>,
        weight: impl FnOnce(&mut Input<'a>, usize) -> Result<W, input::Error>,
    ) -> Result<(), ReadError> {
        let (tail, head) = (self.vertex("the tail of an arc")?, self.vertex("the head of an arc")?);
        ends(tail, head).map_err(|reason| self.input.invalid("an arc", reason))?;
        let weight = weight(&mut self.input, self.builder.n_edges() + 1)?;
        self.builder.add_edge(tail, head, weight)?;
        Ok(())
    }

    /// Checks that there are as many arcs as the file announces.
    fn all_edges(&mut self) -> Result<(), ReadError> {
        match self.builder.n_edges().cmp(&self.n_edges) {
            Ordering::Less => Err(self.missing(&format!("arc {}", self.builder.n_edges() + 1))),
            Ordering::Equal => Ok(()),
            Ordering::Greater => {
                let (found, told) = (self.builder.n_edges(), self.n_edges);
                let reason = format_args!("is on arc {found}, and the head tells of {told}");
                Err(self.input.invalid("the arcs", reason).into())
            }
        }
    }

    /// Returns the error that something is missing at the end of the file.
    fn missing(&mut self, what: &str) -> ReadError {
        match self.input.word(what) {
            Err(error) => error.into(),
            // Not at the end of the file, so there is a word too many.
            Ok(_) => self.input.invalid(what, "stands in its place").into(),
        }
    }
}
