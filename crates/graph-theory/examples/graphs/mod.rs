//! A graph as a person types it: `0-1:4 1-2:3` for edges that lead both ways, `s>a:16 a>t:9` for
//! those that lead one way, `5` for a vertex without edges, `5@2,1.5` for one that is drawn two
//! columns to the right and one and a half rows down, `from=0` for a setting.

// Each program uses some of these.
#![allow(dead_code, reason = "shared by the programs of the chapter")]

use graph_theory::graph::Kind;
use graph_theory::{Directed, Graph, GraphBuilder, NodeId, UnGraph};
use input::Input;
use trace::SplitMix64;

/// A graph with the names of its vertices.
#[derive(Debug, Clone)]
pub(crate) struct Typed<W, K> {
    /// In the order of the vertices: ascending if all are numbers, else in the order in which they
    /// were typed.
    pub names: Vec<String>,
    pub graph: Graph<W, K>,
    /// For each vertex, where it is drawn, if that was typed.
    places: Vec<Option<(f64, f64)>>,
    settings: Vec<(String, String)>,
}

/// An edge, with its head and what stands behind the colon, or a vertex, perhaps with its place.
struct Mention<'a> {
    tail: &'a str,
    edge: Option<(&'a str, Option<&'a str>)>,
    place: Option<(f64, f64)>,
}

/// Reads a graph up to the end of the input. `weight` makes a weight from what stands behind the
/// colon, or says what is wrong with it, as the end of a sentence: "has no weight". `keys` are the
/// settings that the program knows.
pub(crate) fn read<W: Clone, K: Kind>(
    input: &mut Input<'_>,
    keys: &[&str],
    mut weight: impl FnMut(Option<&str>) -> Result<W, String>,
) -> trace::Result<Typed<W, K>> {
    let (mut mentions, mut edges, mut settings) = (Vec::new(), Vec::new(), Vec::new());
    while !input.is_end() {
        let what = format!("part {}", mentions.len() + settings.len() + 1);
        let word = input.word(&what)?;
        if let Some((key, value)) = word.split_once('=') {
            if !keys.contains(&key) || value.is_empty() {
                let known: Vec<String> = keys.iter().map(|key| format!("{key}=")).collect();
                let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
                let reason = format!("is no setting of this program; it has {known}");
                return Err(input.invalid(what, reason).into());
            }
            settings.push((key.to_owned(), value.to_owned()));
            continue;
        }
        let mention =
            mention(word, K::IS_DIRECTED).map_err(|reason| input.invalid(&what, reason))?;
        if let Some((head, label)) = mention.edge {
            let weight = weight(label).map_err(|reason| input.invalid(&what, reason))?;
            edges.push((mention.tail, head, weight));
        }
        mentions.push(mention);
    }
    let names = names(&mentions);
    let mut builder = GraphBuilder::new();
    builder.add_nodes(names.len())?;
    let number = Numbers::new(&names);
    let places = places(&mentions, &number, names.len());
    for (tail, head, weight) in edges {
        builder.add_edge(number.of(tail), number.of(head), weight)?;
    }
    let names = names.into_iter().map(str::to_owned).collect();
    Ok(Typed { names, graph: builder.build(), places, settings })
}

/// Whether some edge of the input has a direction. Reads nothing.
pub(crate) fn is_directed(input: &Input<'_>) -> bool {
    let mut words = input.clone();
    std::iter::from_fn(|| words.token()).any(|word| word.contains(&b'>'))
}

/// Six vertices and eight edges: a tree that joins all, and three edges more.
pub(crate) fn random_unweighted(seed: u64) -> String {
    let edges = random_edges(seed, 6, 8, false);
    trace::list(edges.into_iter().map(|(u, v)| format!("{u}-{v}")), " ")
}

/// The same with a direction for each edge.
pub(crate) fn random_directed(seed: u64) -> String {
    let edges = random_edges(seed, 6, 8, true);
    trace::list(edges.into_iter().map(|(u, v)| format!("{u}>{v}")), " ")
}

/// Six vertices and eight edges with different weights from 1 to 9.
pub(crate) fn random_weighted(seed: u64) -> String {
    let edges = random_edges(seed, 6, 8, false).into_iter().zip(random_weights(seed));
    trace::list(edges.map(|((u, v), weight)| format!("{u}-{v}:{weight}")), " ")
}

/// The same with a direction for each edge.
pub(crate) fn random_weighted_directed(seed: u64) -> String {
    let edges = random_edges(seed, 6, 8, true).into_iter().zip(random_weights(seed));
    trace::list(edges.map(|((u, v), weight)| format!("{u}>{v}:{weight}")), " ")
}

/// The same, and the weight of the last edge but one is negative.
pub(crate) fn random_signed_directed(seed: u64) -> String {
    let graph = random_weighted_directed(seed);
    let n = graph.split(' ').count();
    let arc = |(i, arc): (usize, &str)| {
        if i + 2 == n { arc.replace(':', ":-") } else { arc.to_owned() }
    };
    trace::list(graph.split(' ').enumerate().map(arc), " ")
}

/// The numbers from 1 to 9 in a random order.
fn random_weights(seed: u64) -> Vec<usize> {
    let mut dice = SplitMix64::new(!seed);
    let mut weights: Vec<usize> = (1..=9).collect();
    for i in (1..weights.len()).rev() {
        weights.swap(i, dice.below(i + 1));
    }
    weights
}

/// Six vertices on a ring, and a triangle of every second one: every degree is even.
pub(crate) fn random_tour(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut names: Vec<usize> = (0..6).collect();
    for i in (1..6).rev() {
        names.swap(i, dice.below(i + 1));
    }
    let ring = (0..6).map(|i| (i, (i + 1) % 6));
    let edges = ring.chain([(0, 2), (2, 4), (4, 0)]);
    trace::list(edges.map(|(i, j)| format!("{}-{}", names[i], names[j])), " ")
}

/// The edges of a tree on `n` vertices, and others up to `m`; no two join the same vertices.
pub(crate) fn random_edges(seed: u64, n: usize, m: usize, any_order: bool) -> Vec<(usize, usize)> {
    let mut dice = SplitMix64::new(seed);
    let mut edges: Vec<(usize, usize)> = (1..n).map(|v| (dice.below(v), v)).collect();
    while edges.len() < m {
        let (u, v) = (dice.below(n), dice.below(n));
        if u < v && !edges.contains(&(u, v)) {
            edges.push((u, v));
        }
    }
    edges.sort_unstable();
    if any_order {
        for (u, v) in &mut edges {
            if dice.below(3) == 0 {
                std::mem::swap(u, v);
            }
        }
    }
    edges
}

/// Takes `0>1:7` apart.
fn mention(word: &str, is_directed: bool) -> Result<Mention<'_>, String> {
    let (ends, label) = match word.split_once(':') {
        Some((ends, label)) => (ends, Some(label)),
        None => (word, None),
    };
    let (mine, other) = if is_directed { ('>', '-') } else { ('-', '>') };
    let (tail, head) = match ends.split_once(mine) {
        Some((tail, head)) => (tail, Some(head)),
        None => (ends, None),
    };
    if [Some(tail), head].into_iter().flatten().any(|name| name.contains(other)) {
        let reason = if is_directed { "has no direction" } else { "has a direction" };
        return Err(format!("{reason}: edges are written 0{mine}1"));
    }
    let (name, place) = match tail.split_once('@') {
        Some((name, place)) if head.is_none() => (name, Some(place)),
        _ => (tail, None),
    };
    let is_name = |name: &str| !name.is_empty() && !name.contains([mine, '@']);
    if !is_name(name)
        || head.is_some_and(|head| !is_name(head))
        || head.is_none() && label.is_some()
    {
        return Err(format!("is neither an edge, like 0{mine}1, nor a vertex"));
    }
    let at = |place: &str| {
        let (x, y) = place.split_once(',')?;
        Some((part(x)?, part(y)?))
    };
    let reason = "has no place like 0@1.5,2: columns to the right and rows down, below 20";
    let place = place.map(|place| at(place).ok_or(reason)).transpose()?;
    Ok(Mention { tail: name, edge: head.map(|head| (head, label)), place })
}

/// A number below 20 with at most two decimals.
fn part(text: &str) -> Option<f64> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| text.bytes().all(|c| c.is_ascii_digit()) && text.len() <= 2;
    if !digits(whole) || !digits(decimals) {
        return None;
    }
    let hundredths: u32 = format!("{whole}{decimals:0<2}").parse().ok()?;
    (hundredths < 2_000).then(|| f64::from(hundredths) / 100.0)
}

/// The names in the order of the vertices.
fn names<'a>(mentions: &[Mention<'a>]) -> Vec<&'a str> {
    let head = |mention: &Mention<'a>| mention.edge.map(|(head, _)| head);
    let all = mentions.iter().flat_map(|mention| [Some(mention.tail), head(mention)]).flatten();
    let mut names: Vec<(u64, &str)> = (0..).zip(all).collect();
    let value = |name: &str| name.parse::<u32>().ok().map(u64::from);
    if let Some(values) = names.iter().map(|(_, name)| value(name)).collect::<Option<Vec<u64>>>() {
        for (place, value) in names.iter_mut().zip(values) {
            place.0 = value;
        }
    }
    distinct(names)
}

/// The places of `n` vertices; of two places of a vertex, the last one counts.
fn places(mentions: &[Mention<'_>], number: &Numbers<'_>, n: usize) -> Vec<Option<(f64, f64)>> {
    let mut places = vec![None; n];
    for mention in mentions.iter().filter(|mention| mention.place.is_some()) {
        places[number.of(mention.tail).index()] = mention.place;
    }
    places
}

/// Vertices with names and places, nothing marked.
fn nodes(names: &[String], places: &[Option<(f64, f64)>]) -> Vec<trace::Node> {
    let node = |(name, place): (&String, &Option<(f64, f64)>)| trace::Node {
        at: place.unwrap_or_default(),
        is_fixed: place.is_some(),
        ..trace::Node::new(name)
    };
    names.iter().zip(places).map(node).collect()
}

/// Each name once, in the order of its least place.
pub(crate) fn distinct(mut names: Vec<(u64, &str)>) -> Vec<&str> {
    names.sort_unstable_by_key(|&(place, name)| (name, place));
    names.dedup_by_key(|&mut (_, name)| name);
    names.sort_unstable();
    names.into_iter().map(|(_, name)| name).collect()
}

/// The numbers of the vertices by their names.
pub(crate) struct Numbers<'a> {
    /// In the order of the names.
    sorted: Vec<(&'a str, NodeId)>,
}

impl<'a> Numbers<'a> {
    pub(crate) fn new(names: &[&'a str]) -> Self {
        let mut sorted: Vec<(&str, NodeId)> =
            names.iter().copied().zip((0..).map(NodeId::from)).collect();
        sorted.sort_unstable();
        Numbers { sorted }
    }

    pub(crate) fn of(&self, name: &str) -> NodeId {
        let at = self.sorted.partition_point(|(known, _)| *known < name);
        // All names were collected from the same words.
        self.sorted[at].1
    }
}

impl<W: Clone, K: Kind> Typed<W, K> {
    pub(crate) fn name(&self, node: NodeId) -> &str {
        &self.names[node.index()]
    }

    /// The vertex of a name.
    pub(crate) fn find(&self, name: &str) -> Option<NodeId> {
        let at = self.names.iter().position(|known| known == name)?;
        u32::try_from(at).ok().map(NodeId::from)
    }

    /// The value of a setting, the last one if it was given again.
    pub(crate) fn setting(&self, key: &str) -> Option<&str> {
        self.settings.iter().rev().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The vertex that a setting names; without the setting, the first vertex.
    ///
    /// # Errors
    /// If there is no such vertex, or no vertex at all.
    pub(crate) fn vertex(&self, key: &str) -> trace::Result<NodeId> {
        let found = match self.setting(key) {
            Some(name) => self.find(name),
            None => self.graph.nodes().next(),
        };
        let wanted = self.setting(key).unwrap_or("to start from");
        found.ok_or_else(|| format!("{key}: there is no vertex {wanted}").into())
    }

    /// The picture: a vertex for each name, the edges by their ids with `label` beside them,
    /// nothing marked, each vertex at no place yet if none was typed.
    pub(crate) fn picture(&self, label: impl Fn(&W) -> String) -> trace::Graph {
        let edge = |edge: &graph_theory::graph::Edge<W>| trace::Edge {
            from: edge.tail.index(),
            to: edge.head.index(),
            label: label(&edge.weight),
            ..trace::Edge::default()
        };
        trace::Graph {
            nodes: nodes(&self.names, &self.places),
            edges: self.graph.edges().iter().map(edge).collect(),
            directed: K::IS_DIRECTED,
            is_typed: true,
            ..trace::Graph::default()
        }
    }
}

/// For graphs without weights.
pub(crate) fn no_weight(label: Option<&str>) -> Result<(), String> {
    label.map_or(Ok(()), |_| Err("has a weight, and this program has no use for it".to_owned()))
}

/// For weights that are integers; without one, an edge weighs 1.
pub(crate) fn integer(label: Option<&str>) -> Result<i64, String> {
    let Some(label) = label else { return Ok(1) };
    label.parse().map_err(|_| "has a weight that is no integer of 64 bits".to_owned())
}

/// The names of vertices, in words: `0 4 3`.
pub(crate) fn listed<W: Clone, K: Kind>(
    typed: &Typed<W, K>,
    nodes: impl IntoIterator<Item = NodeId>,
) -> String {
    let names: Vec<&str> = nodes.into_iter().map(|node| typed.name(node)).collect();
    names.join(" ")
}

/// Strongly connected components as an answer: the first of them, and how many there are.
pub(crate) fn classes<W: Clone>(
    typed: &Typed<W, Directed>,
    components: &graph_theory::Components,
) -> String {
    const MOST: usize = 20;
    let classes = components.members();
    let shown = classes
        .iter()
        .take(MOST)
        .map(|class| format!("{{{}}}", listed(typed, class.iter().copied())));
    let shown = trace::list(shown, " ");
    match classes.len() {
        0 => "There is no vertex, so there is no class.".into(),
        1 => format!("1 class: {shown}."),
        n if n <= MOST => format!("{n} classes, in topological order: {shown}."),
        n => format!("{n} classes, in topological order: {shown}, and so on."),
    }
}

/// How large a graph is, for a title: "9 vertices and 1 arc".
pub(crate) fn size<W: Clone, K: Kind>(graph: &Graph<W, K>) -> String {
    let edge = if K::IS_DIRECTED { "arc" } else { "edge" };
    let nodes = trace::counted(graph.n_nodes(), "vertex", "vertices");
    format!("{nodes} and {}", trace::plural(graph.n_edges(), edge))
}

/// An error if an edge joins a vertex to itself.
pub(crate) fn refuse_loops<W: Clone, K: Kind>(typed: &Typed<W, K>) -> trace::Result<()> {
    match typed.graph.edges().iter().find(|edge| edge.tail == edge.head) {
        None => Ok(()),
        Some(edge) => {
            let name = typed.name(edge.tail);
            Err(format!("{name}-{name} joins a vertex to itself").into())
        }
    }
}

/// The neighbors of each vertex as bits, for a graph of at most 64 vertices.
pub(crate) fn rows<W: Clone>(graph: &UnGraph<W>) -> Vec<u64> {
    let row = |v| graph.neighbors(v).fold(0, |row, w| row | 1 << w.index());
    graph.nodes().map(row).collect()
}
