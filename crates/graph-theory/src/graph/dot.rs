//! Part of [the chapter](crate): output in the DOT language of Graphviz.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use super::{EdgeId, Graph, Kind};

impl<W, K: Kind> Graph<W, K> {
    /// Returns the graph in the DOT language of Graphviz, to be drawn with `dot -Tsvg`. `label`
    /// returns the label of an edge, which may be empty. O(V + E).
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
