#![doc = include_str!("../README.md")]

pub mod bipartite_matching;
mod components;
mod dense;
mod error;
pub mod graph;
pub mod min_spanning_tree;
pub mod network_flow;
mod paths;
pub mod shortest_path;
pub mod strongly_connected_components;
pub mod traverse;
mod weight;

#[doc(inline)]
pub use bipartite_matching::coloring::{Coloring, ColoringError, dsatur, two_color};
#[doc(inline)]
pub use bipartite_matching::covers_and_cliques::{
    Found, Konig, MaximalCliques, VertexSetError, greedy_dominating_set, konig, maximum_clique,
    maximum_independent_set, minimum_dominating_set, minimum_vertex_cover,
};
#[doc(inline)]
pub use bipartite_matching::disjoint_path_cover::{PathCover, disjoint_path_cover};
#[doc(inline)]
pub use bipartite_matching::hopcroft_karp::hopcroft_karp;
#[doc(inline)]
pub use bipartite_matching::hungarian::hungarian;
#[doc(inline)]
pub use bipartite_matching::joint_path_cover::{JointPathCover, PathCoverError, joint_path_cover};
#[doc(inline)]
pub use bipartite_matching::kuhn_munkres::{
    Assignment, AssignmentError, Goal, NoAssignment, TableError, WeightTable, greatest_assignment,
    least_assignment,
};
#[doc(inline)]
pub use bipartite_matching::matching_as_max_flow::{FlowMatching, QuotaError, Quotas, Reduction};
#[doc(inline)]
pub use bipartite_matching::weighted_cover::{
    WeightError, WeightedCover, WeightedCoverError, weighted_cover,
};
#[doc(inline)]
pub use bipartite_matching::{Bipartite, Cover, Crowd, Matching, MatchingError, Split, two_sides};
#[doc(inline)]
pub use min_spanning_tree::kruskal::kruskal;
#[doc(inline)]
pub use min_spanning_tree::prim::{PrimTree, prim, prim_forest};
#[doc(inline)]
pub use min_spanning_tree::{SpanningForest, SpanningForestError};
#[doc(inline)]
pub use network_flow::dinic::dinic;
#[doc(inline)]
pub use network_flow::edmonds_karp::edmonds_karp;
#[doc(inline)]
pub use network_flow::minimum_cost_flow::{
    MinCostFlow, MinimumCostError, minimum_cost_flow, minimum_cost_flow_up_to,
};
#[doc(inline)]
pub use network_flow::multi_source_multi_sink::{
    ManyTerminals, MultiCut, MultiFlow, Terminal, TerminalError,
};
#[doc(inline)]
pub use network_flow::push_relabel::{MinCut, minimum_cut, push_relabel};
#[doc(inline)]
pub use network_flow::{
    Capacity, Cost, CostNetwork, Decomposition, FlowEdge, FlowNetwork, MaxFlow, MaxFlowError,
    ResidualArc, Strand,
};
#[doc(inline)]
pub use shortest_path::bellman_ford::{bellman_ford, negative_cycle};
#[doc(inline)]
pub use shortest_path::difference_constraints::{
    Constraint, ConstraintError, DifferenceError, DifferenceSystem,
};
#[doc(inline)]
pub use shortest_path::dijkstra::{dijkstra, dijkstra_to};
#[doc(inline)]
pub use shortest_path::floyd_warshall::{AllPairs, AllPairsError, floyd_warshall};
#[doc(inline)]
pub use strongly_connected_components::kosaraju::kosaraju;
#[doc(inline)]
pub use strongly_connected_components::tarjan::tarjan;
#[doc(inline)]
pub use strongly_connected_components::two_sat::{ClauseError, Conflict, Literal, TwoSat};
#[doc(inline)]
pub use traverse::breadth_first_search::tree_diameter::tree_diameter;
#[doc(inline)]
pub use traverse::breadth_first_search::{breadth_first_search, breadth_first_search_to};
#[doc(inline)]
pub use traverse::depth_first_search::{
    DepthFirstSearch, connected_components, depth_first_search, find_cycle,
};
#[doc(inline)]
pub use traverse::euler_cycle::{NoEulerTrail, euler_cycle, euler_trail};
#[doc(inline)]
pub use traverse::topological_sort::topological_sort;

#[doc(inline)]
pub use components::Components;
#[doc(inline)]
pub use dense::DenseMatrix;
#[doc(inline)]
pub use error::GraphError;
#[doc(inline)]
pub use graph::{
    Arc, DiGraph, Directed, Edge, EdgeId, Graph, GraphBuilder, Kind, NodeId, UnGraph, Undirected,
};
#[doc(inline)]
pub use paths::{Path, ShortestPaths, ShortestPathsError};
#[doc(inline)]
pub use weight::Weight;
