//! The races: the book's algorithms against other people's, and against the ways one would write
//! first.
//!
//! All entries of a race run on the same data, in turn and in one process of the race's own, and
//! each run's answer is compared. What comes out is a ratio, ours to theirs; a time says nothing on another machine.
//!
//! To add a section: a module with `pub(crate) const RACES: &[Race]`, its name in `races_of!`
//! below, and its peers in `Cargo.toml`.

mod driver;
mod plot;
mod process;
mod race;
mod random;
mod results;

pub use driver::{Error, Outcome, Series, check, run};
pub use plot::plot;
pub(crate) use race::marked;
pub use race::{Course, Entry, Race};
pub use random::{SEED, SplitMix64};
pub use results::{Results, Row};

mod analytic_geometry;
mod combinatorial_mathematics;
mod data_structure;
mod dynamic_programming;
mod game_theory;
mod graph_theory;
mod heaps;
mod linear_algebra;
mod number_theory;
mod ordered_maps;
mod pattern_match;
mod search;
mod segment_tree;
mod sort;
mod tries;

/// Gathers the races of these modules, in this order.
macro_rules! races_of {
    ($($($module:ident)::+),* $(,)?) => {
        /// Every race of the book.
        pub fn races() -> impl Iterator<Item = &'static Race> {
            [$($($module)::+::RACES),*].into_iter().flatten()
        }
    };
}

races_of! {
    sort,
    search::binary_search,
    search::brute_force,
    search::recursion,
    search::breadth_first_search,
    search::bidirectional_search,
    search::a_star_search,
    search::dancing_links,
    data_structure,
    tries,
    heaps,
    segment_tree,
    ordered_maps,
    dynamic_programming::longest_common_subsequence,
    dynamic_programming::longest_increasing_subsequence,
    dynamic_programming::bitonic_subsequence,
    dynamic_programming::maximum_subarray,
    dynamic_programming::longest_palindrome,
    dynamic_programming::minimum_merge_cost,
    dynamic_programming::triangle_path,
    dynamic_programming::maximum_radius_sum,
    dynamic_programming::knapsack,
    graph_theory::graph,
    graph_theory::depth_first_search,
    graph_theory::breadth_first_search,
    graph_theory::topological_sort,
    graph_theory::euler_cycle,
    graph_theory::kruskal,
    graph_theory::prim,
    graph_theory::bellman_ford,
    graph_theory::dijkstra,
    graph_theory::floyd_warshall,
    graph_theory::difference_constraints,
    graph_theory::kosaraju,
    graph_theory::tarjan,
    graph_theory::two_sat,
    graph_theory::edmonds_karp,
    graph_theory::push_relabel,
    graph_theory::dinic,
    graph_theory::minimum_cost_flow,
    graph_theory::multi_source_multi_sink,
    graph_theory::hungarian,
    graph_theory::hopcroft_karp,
    graph_theory::matching_as_max_flow,
    graph_theory::kuhn_munkres,
    graph_theory::covers_and_cliques,
    graph_theory::weighted_cover,
    graph_theory::disjoint_path_cover,
    graph_theory::joint_path_cover,
    graph_theory::coloring,
    combinatorial_mathematics::full_permutation,
    combinatorial_mathematics::combination,
    combinatorial_mathematics::permutation,
    number_theory::prime_sieve,
    number_theory::greatest_common_divisor,
    number_theory::euclid,
    number_theory::extended_euclid,
    number_theory::chinese_remainder_theorem,
    number_theory::modular_exponentiation,
    linear_algebra::strassen,
    linear_algebra::gauss_elimination,
    linear_algebra::lup,
    linear_algebra::inverse_matrix,
    linear_algebra::simplex,
    analytic_geometry::cross_product,
    analytic_geometry::segment_intersection,
    analytic_geometry::sweep_line,
    analytic_geometry::convex_polygon_area,
    analytic_geometry::convex_polygon_centroid,
    analytic_geometry::closest_pair,
    analytic_geometry::graham_scan,
    analytic_geometry::quick_hull,
    analytic_geometry::rotating_calipers,
    pattern_match::simple_match,
    pattern_match::aho_corasick,
    pattern_match::knuth_morris_pratt,
    pattern_match::rabin_karp,
    pattern_match::boyer_moore,
    game_theory,
}
