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
pub use {
    bipartite_matching::coloring::{Coloring, ColoringError, dsatur, two_color},
    bipartite_matching::covers_and_cliques::{
        Found, Konig, MaximalCliques, VertexSetError, greedy_dominating_set, konig, maximum_clique,
        maximum_independent_set, minimum_dominating_set, minimum_vertex_cover,
    },
    bipartite_matching::disjoint_path_cover::{PathCover, disjoint_path_cover},
    bipartite_matching::hopcroft_karp::hopcroft_karp,
    bipartite_matching::hungarian::hungarian,
    bipartite_matching::joint_path_cover::{JointPathCover, PathCoverError, joint_path_cover},
    bipartite_matching::kuhn_munkres::{
        Assignment, AssignmentError, Goal, NoAssignment, TableError, WeightTable,
        greatest_assignment, least_assignment,
    },
    bipartite_matching::matching_as_max_flow::{FlowMatching, QuotaError, Quotas, Reduction},
    bipartite_matching::weighted_cover::{
        WeightError, WeightedCover, WeightedCoverError, weighted_cover,
    },
    bipartite_matching::{Bipartite, Cover, Crowd, Matching, MatchingError, Split, two_sides},
    graph::{
        Arc, DiGraph, Directed, Edge, EdgeId, Graph, GraphBuilder, Kind, NodeId, UnGraph,
        Undirected,
    },
    min_spanning_tree::kruskal::kruskal,
    min_spanning_tree::prim::{PrimTree, prim, prim_forest},
    min_spanning_tree::{SpanningForest, SpanningForestError},
    network_flow::dinic::dinic,
    network_flow::edmonds_karp::edmonds_karp,
    network_flow::minimum_cost_flow::{
        MinCostFlow, MinimumCostError, minimum_cost_flow, minimum_cost_flow_up_to,
    },
    network_flow::multi_source_multi_sink::{
        ManyTerminals, MultiCut, MultiFlow, Terminal, TerminalError,
    },
    network_flow::push_relabel::{MinCut, minimum_cut, push_relabel},
    network_flow::{
        Capacity, Cost, CostNetwork, Decomposition, FlowEdge, FlowNetwork, MaxFlow, MaxFlowError,
        ResidualArc, Strand,
    },
    shortest_path::bellman_ford::{bellman_ford, negative_cycle},
    shortest_path::difference_constraints::{
        Constraint, ConstraintError, DifferenceError, DifferenceSystem,
    },
    shortest_path::dijkstra::{dijkstra, dijkstra_to},
    shortest_path::floyd_warshall::{AllPairs, AllPairsError, floyd_warshall},
    strongly_connected_components::kosaraju::kosaraju,
    strongly_connected_components::tarjan::tarjan,
    strongly_connected_components::two_sat::{ClauseError, Conflict, Literal, TwoSat},
    traverse::breadth_first_search::tree_diameter::tree_diameter,
    traverse::breadth_first_search::{breadth_first_search, breadth_first_search_to},
    traverse::depth_first_search::{
        DepthFirstSearch, connected_components, depth_first_search, find_cycle,
    },
    traverse::euler_cycle::{NoEulerTrail, euler_cycle, euler_trail},
    traverse::topological_sort::topological_sort,
};

pub use components::Components;
pub use dense::DenseMatrix;
pub use error::GraphError;
pub use paths::{Path, ShortestPaths, ShortestPathsError};
pub use weight::Weight;
