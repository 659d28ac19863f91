//! Part of [the chapter](crate): a graph as text for Graphviz.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use super::{EdgeId, Graph, Kind};

impl<W, K: Kind> Graph<W, K> {
    /// The graph in the language of Graphviz: `dot -Tsvg` draws it. `label` says what stands at an
    /// edge; may be empty. O(V + E).
    pub fn to_dot(&self, label: impl Fn(EdgeId, &W) -> String) -> String {
        let (kind, line) = if K::IS_DIRECTED { ("digraph", "->") } else { ("graph", "--") };
        let mut dot = format!("{kind} {{\n");
        for node in self.nodes() {
            dot += &format!("    {};\n", node.index());
        }
        for (id, edge) in self.edge_ids() {
            let label = label(id, &edge.weight).replace('\\', "\\\\").replace('"', "\\\"");
            let label = if label.is_empty() { label } else { format!(" [label=\"{label}\"]") };
            dot += &format!("    {} {line} {}{label};\n", edge.tail.index(), edge.head.index());
        }
        dot + "}\n"
    }
}
