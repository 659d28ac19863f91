//! A flow problem as a person types it, and its picture: `s>a:16 a>t:9 from=s to=t`. A capacity
//! that is not given is 1; without settings the flow is from the first vertex to the last one.

// Each program uses some of these.
#![allow(dead_code, reason = "shared by the programs of the chapter")]

pub(crate) mod priced;

use graph_theory::network_flow::{Cost, FlowNetwork, MaxFlow, plain};
use graph_theory::{Directed, EdgeId, NodeId};
use input::Input;
use trace::{Frame, Region, Role, SplitMix64, Style};

use super::graphs::{self, Typed};

/// Vertices and edges that a picture has room for.
pub(crate) const MOST_NODES: usize = 20;
pub(crate) const MOST_EDGES: usize = 48;
/// A larger sum of capacities is not drawn.
pub(crate) const MOST_CAPACITY: i64 = 1_000_000_000_000;

/// A network with names, a source and a sink.
pub(crate) struct Problem {
    pub typed: Typed<i64, Directed>,
    /// Without flow.
    pub network: FlowNetwork<i64>,
    pub source: NodeId,
    pub sink: NodeId,
    /// Every vertex at its place; no marks.
    plain: trace::Graph,
}

impl Problem {
    /// Reads a problem up to the end of the input.
    pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<Self> {
        Self::of(graphs::read(input, &["from", "to"], capacity)?)
    }

    fn of(typed: Typed<i64, Directed>) -> trace::Result<Self> {
        let network = FlowNetwork::try_from(&typed.graph)?;
        let source = typed.vertex("from")?;
        let sink = match (typed.setting("to"), typed.graph.nodes().next_back()) {
            (None, Some(last)) => last,
            _ => typed.vertex("to")?,
        };
        let mut plain = typed.picture(|_| String::new());
        if typed.graph.n_nodes() <= MOST_NODES {
            let level = levels(&plain, source.index(), sink.index());
            plain = plain.in_columns(|v| level[v]);
        }
        Ok(Problem { typed, network, source, sink, plain })
    }

    pub(crate) fn name(&self, node: NodeId) -> &str {
        self.typed.name(node)
    }

    /// An edge: `0>1`.
    pub(crate) fn edge_name(&self, edge: EdgeId) -> String {
        let edge = self.typed.graph.edge(edge);
        format!("{}>{}", self.name(edge.tail), self.name(edge.head))
    }

    /// An arc of the frozen network; one that takes flow back says so.
    pub(crate) fn arc_name(&self, network: &FlowNetwork<i64>, arc: usize) -> String {
        let edge = self.edge_name(network.edge_of(arc));
        if network.is_back(arc) { format!("{edge} back") } else { edge }
    }

    /// The vertices along a path of arcs: `0 1 7 8`.
    pub(crate) fn path_name(&self, network: &FlowNetwork<i64>, path: &[usize]) -> String {
        let tails = path.iter().map(|&arc| network.tail_of(arc));
        let end = path.last().map(|&arc| network.all_arcs()[arc].head);
        graphs::listed(&self.typed, tails.chain(end))
    }

    /// The network of the plain versions, without flow. Its edges have the same numbers.
    pub(crate) fn plain(&self) -> plain::Network {
        let edge = |edge: &graph_theory::graph::Edge<i64>| {
            (edge.tail.index(), edge.head.index(), edge.weight)
        };
        let edges: Vec<(usize, usize, i64)> = self.typed.graph.edges().iter().map(edge).collect();
        plain::Network::new(self.typed.names.len(), &edges)
    }

    /// The network with flow/capacity on each edge, thick where something flows.
    pub(crate) fn picture(&self, flow: impl Fn(usize) -> i64) -> trace::Graph {
        let mut picture = self.plain.clone();
        for (i, (edge, drawn)) in
            self.typed.graph.edges().iter().zip(&mut picture.edges).enumerate()
        {
            let flow = flow(i);
            drawn.label = format!("{flow}/{}", edge.weight);
            drawn.style = (flow != 0).then_some(Style::Thick);
        }
        picture
    }

    /// The residual network: the arcs that can take more, with how much; those that take flow back
    /// are dashed. `role` marks arcs.
    pub(crate) fn residual_of(
        &self,
        network: &plain::Network,
        role: impl Fn(usize) -> Option<Role>,
    ) -> trace::Graph {
        let arcs = (0..network.heads.len()).filter(|&arc| 0 < network.residual[arc]);
        let arc = |arc: usize| trace::Edge {
            label: network.residual[arc].to_string(),
            role: role(arc),
            style: (arc % 2 == 1).then_some(Style::Dashed),
            ..trace::Edge::new(network.heads[arc ^ 1], network.heads[arc])
        };
        let edges = arcs.map(arc).collect();
        trace::Graph { edges, is_typed: false, ..self.plain.clone() }
    }

    /// What flows in the plain network, as the library has it. The cut is that of another maximum
    /// flow, which has the same.
    pub(crate) fn flow_like(&self, network: &plain::Network, other: &MaxFlow<i64>) -> MaxFlow<i64> {
        let flows = (0..self.typed.graph.n_edges()).map(|edge| network.flow(edge)).collect();
        let side = self.typed.graph.nodes().map(|v| other.is_on_source_side(v)).collect();
        MaxFlow::claimed((self.source, self.sink), other.value(), flows, side)
    }

    /// The vertices along a path of the plain network: `0 1 7 8`.
    pub(crate) fn along(&self, network: &plain::Network, path: &[usize]) -> String {
        let tails = path.iter().map(|&arc| network.heads[arc ^ 1]);
        let end = path.last().map(|&arc| network.heads[arc]);
        self.names(tails.chain(end))
    }

    /// The names of vertices in a row.
    pub(crate) fn names(&self, nodes: impl IntoIterator<Item = usize>) -> String {
        trace::list(nodes.into_iter().map(|v| &self.typed.names[v]), " ")
    }

    /// An arc of the plain network, by its ends: `0>1`.
    pub(crate) fn ends(&self, network: &plain::Network, arc: usize) -> String {
        let names = &self.typed.names;
        format!("{}>{}", names[network.heads[arc ^ 1]], names[network.heads[arc]])
    }

    /// The last frame: the flow, and the cut that proves it.
    pub(crate) fn cut(&self, network: &FlowNetwork<i64>, flow: &MaxFlow<i64>) -> Frame {
        let mut picture = self.picture(|edge| flow.edge_flows()[edge]);
        for node in flow.source_side() {
            picture.nodes[node.index()].role = Some(Role::Settled);
        }
        let cut = flow.cut_edges(network);
        for edge in &cut {
            picture.edges[edge.index()].role = Some(Role::Chosen);
        }
        picture.regions = vec![Region::new("S", flow.source_side().map(NodeId::index))];
        let side = graphs::listed(&self.typed, flow.source_side());
        let out = match &cut[..] {
            [] => "No edge with a capacity leads out of S".to_owned(),
            _ => format!("What leads out of S is full: {}", sum(network, flow, &cut)),
        };
        let caption = format!("More could flow only to S = {{{side}}}. {out}.");
        Frame::new(caption).with(picture)
    }

    /// The value, how it was found, and the cut; checked by the certificate.
    pub(crate) fn answer(
        &self,
        network: &FlowNetwork<i64>,
        flow: &MaxFlow<i64>,
        found: &str,
    ) -> String {
        let cut: Vec<String> = flow
            .cut_edges(network)
            .iter()
            .take(MOST_EDGES)
            .map(|&edge| self.edge_name(edge))
            .collect();
        let cut = if cut.is_empty() { "no edge".to_owned() } else { cut.join(" ") };
        let proof = match flow.verify(network) {
            Ok(()) => String::new(),
            Err(reason) => format!(" But {reason}."),
        };
        format!("The maximum flow is {}, by {found}. Minimum cut: {cut}.{proof}", flow.value())
    }

    /// A frame that says so, if the network is too large to draw, or its capacities to be summed.
    pub(crate) fn too_large(&self) -> Option<Frame> {
        let (n_nodes, edges) = (self.typed.graph.n_nodes(), self.typed.graph.edges());
        let sum = edges.iter().try_fold(0, |sum: i64, edge| sum.checked_add(edge.weight));
        if MOST_NODES < n_nodes || MOST_EDGES < edges.len() {
            let limit = format_args!("{MOST_NODES} vertices and {MOST_EDGES} edges");
            return Some(Frame::too_large(limit));
        }
        let is_large = sum.is_none_or(|sum| MOST_CAPACITY < sum);
        is_large.then(|| Frame::too_large("capacities that sum to 12 digits"))
    }
}

/// Marks an arc of the frozen network. One that takes flow back is drawn beside its edge, dashed.
pub(crate) fn mark<Q: Cost>(
    picture: &mut trace::Graph,
    network: &FlowNetwork<i64, Q>,
    arc: usize,
    role: Role,
) {
    if network.is_back(arc) {
        let (from, to) = (network.tail_of(arc), network.all_arcs()[arc].head);
        picture.edges.push(trace::Edge {
            role: Some(role),
            style: Some(Style::Dashed),
            ..trace::Edge::new(from.index(), to.index())
        });
    } else {
        picture.edges[network.edge_of(arc).index()].role = Some(role);
    }
}

/// A sentence on the arcs that a push has filled: `Now 0>1 and 3>5 are full.`
pub(crate) fn filled(full: &[String]) -> String {
    let verb = if full.len() == 1 { "is" } else { "are" };
    format!("Now {} {verb} full.", trace::all_of(full))
}

/// The capacities of the cut: `3 + 1 + 2 + 7 = 13`.
fn sum(network: &FlowNetwork<i64>, flow: &MaxFlow<i64>, cut: &[EdgeId]) -> String {
    let capacity = |edge: &EdgeId| network.edge(*edge).capacity.to_string();
    let terms: Vec<String> = cut.iter().map(capacity).collect();
    match &terms[..] {
        [one] => one.clone(),
        _ => format!("{} = {}", terms.join(" + "), flow.value()),
    }
}

/// Six vertices from a source to a sink, two in each layer between, and two more arcs.
pub(crate) fn random(seed: u64) -> String {
    const ALL: [(u8, u8); 10] =
        [(0, 1), (0, 2), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4), (3, 5), (4, 5)];
    /// The positions of those that may be missing.
    const MORE: [usize; 4] = [2, 4, 5, 7];
    let mut dice = SplitMix64::new(seed);
    let first = dice.below(MORE.len());
    let second = (first + 1 + dice.below(MORE.len() - 1)) % MORE.len();
    let is_there = |i: &usize| !MORE.contains(i) || *i == MORE[first] || *i == MORE[second];
    let arcs = (0..ALL.len()).filter(is_there).map(|i| ALL[i]);
    trace::list(arcs.map(|(u, v)| format!("{u}>{v}:{}", 1 + dice.below(9))), " ")
}

/// A capacity; without one, it is 1.
pub(crate) fn capacity(label: Option<&str>) -> Result<i64, String> {
    let capacity =
        graphs::integer(label).map_err(|_| "has a capacity that is no integer of 64 bits")?;
    if capacity < 0 { Err("has a negative capacity".to_owned()) } else { Ok(capacity) }
}

/// The column of each vertex: how many edges it is from the source. The sink stands last, and so
/// does what cannot be reached.
pub(crate) fn levels(picture: &trace::Graph, source: usize, sink: usize) -> Vec<usize> {
    let n_nodes = picture.nodes.len();
    let mut level = vec![n_nodes; n_nodes];
    level[source] = 0;
    let mut queue = vec![source];
    let mut next = 0;
    while let Some(&u) = queue.get(next) {
        next += 1;
        for edge in picture.edges.iter().filter(|edge| edge.from == u) {
            if level[edge.to] == n_nodes {
                level[edge.to] = level[u] + 1;
                queue.push(edge.to);
            }
        }
    }
    let last = level.iter().filter(|&&level| level < n_nodes).max().map_or(0, |&level| level);
    let is_alone = level.iter().filter(|&&level| level == last).count() == 1;
    if level[sink] < last || !is_alone {
        level[sink] = last + 1;
    }
    level
}

/// The network on which every path takes one unit, and the lengths of the paths grow step by step:
/// `k` vertices on either side of the middle, an edge of capacity 1 from each on the left to each
/// on the right, and `n_turns` ways from the source and to the sink, each longer than the last by
/// two edges. The ways lead to the left side and from the right, then to the right side and from
/// the left, and so on in turn: what one turn pushed through the middle, the next takes back. The
/// source is 0, the sink 1.
pub(crate) fn seesaw(k: u32, n_turns: u32) -> (usize, Vec<(u32, u32, i64)>) {
    let (left, right) = (|i: u32| 2 + i, |j: u32| 2 + k + j);
    let mut edges = Vec::new();
    for i in 0..k {
        edges.extend((0..k).map(|j| (left(i), right(j), 1)));
    }
    let mut n_nodes = 2 + 2 * k;
    let (mut out, mut into) = (0, 1);
    let plenty = i64::from(k) * i64::from(k) * i64::from(n_turns);
    for turn in 0..n_turns {
        for i in 0..k {
            let (enter, leave) =
                if turn % 2 == 0 { (left(i), right(i)) } else { (right(i), left(i)) };
            edges.push((out, enter, i64::from(k)));
            edges.push((leave, into, i64::from(k)));
        }
        let [a, b, c, d] = [n_nodes, n_nodes + 1, n_nodes + 2, n_nodes + 3];
        n_nodes += 4;
        edges.extend([(out, a, plenty), (a, b, plenty), (c, into, plenty), (d, c, plenty)]);
        (out, into) = (b, d);
    }
    (n_nodes as usize, edges)
}
