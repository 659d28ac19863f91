//! The reader's files, for an editor's language server and for rustfmt. No build compiles this: see
//! `Cargo.toml`.

#[path = "search/a_star_search.rs"]
mod a_star_search;
#[path = "pattern-match/aho_corasick.rs"]
mod aho_corasick;
#[path = "data-structure/avl_tree.rs"]
mod avl_tree;
#[path = "data-structure/b_plus_tree.rs"]
mod b_plus_tree;
#[path = "data-structure/b_tree.rs"]
mod b_tree;
#[path = "game-theory/bash_game.rs"]
mod bash_game;
#[path = "graph-theory/bellman_ford.rs"]
mod bellman_ford;
#[path = "search/bidirectional_search.rs"]
mod bidirectional_search;
#[path = "search/binary_search.rs"]
mod binary_search;
#[path = "search/binary_search_lower.rs"]
mod binary_search_lower;
#[path = "data-structure/binary_search_tree.rs"]
mod binary_search_tree;
#[path = "dynamic-programming/bitonic_subsequence.rs"]
mod bitonic_subsequence;
#[path = "pattern-match/boyer_moore.rs"]
mod boyer_moore;
#[path = "search/breadth_first_search.rs"]
mod breadth_first_search;
#[path = "graph-theory/breadth_first_search_distances.rs"]
mod breadth_first_search_distances;
#[path = "search/brute_force.rs"]
mod brute_force;
#[path = "sort/bubble_sort.rs"]
mod bubble_sort;
#[path = "number-theory/chinese_remainder_theorem.rs"]
mod chinese_remainder_theorem;
#[path = "analytic-geometry/closest_pair.rs"]
mod closest_pair;
#[path = "graph-theory/coloring.rs"]
mod coloring;
#[path = "combinatorial-mathematics/combination.rs"]
mod combination;
#[path = "analytic-geometry/convex_polygon_area.rs"]
mod convex_polygon_area;
#[path = "analytic-geometry/convex_polygon_centroid.rs"]
mod convex_polygon_centroid;
#[path = "search/counting_principles.rs"]
mod counting_principles;
#[path = "search/counting_principles_kth.rs"]
mod counting_principles_kth;
#[path = "graph-theory/covers_and_cliques.rs"]
mod covers_and_cliques;
#[path = "analytic-geometry/cross_product.rs"]
mod cross_product;
#[path = "search/dancing_links.rs"]
mod dancing_links;
#[path = "graph-theory/depth_first_search.rs"]
mod depth_first_search;
#[path = "graph-theory/difference_constraints.rs"]
mod difference_constraints;
#[path = "graph-theory/dijkstra.rs"]
mod dijkstra;
#[path = "graph-theory/dinic.rs"]
mod dinic;
#[path = "linear-algebra/dinkelbach.rs"]
mod dinkelbach;
#[path = "graph-theory/disjoint_path_cover.rs"]
mod disjoint_path_cover;
#[path = "data-structure/disjoint_set.rs"]
mod disjoint_set;
#[path = "graph-theory/edmonds_karp.rs"]
mod edmonds_karp;
#[path = "number-theory/euclid.rs"]
mod euclid;
#[path = "graph-theory/euler_cycle.rs"]
mod euler_cycle;
#[path = "number-theory/extended_euclid.rs"]
mod extended_euclid;
#[path = "data-structure/fenwick_tree.rs"]
mod fenwick_tree;
#[path = "graph-theory/floyd_warshall.rs"]
mod floyd_warshall;
#[path = "combinatorial-mathematics/full_permutation.rs"]
mod full_permutation;
#[path = "linear-algebra/gauss_elimination.rs"]
mod gauss_elimination;
#[path = "analytic-geometry/graham_scan.rs"]
mod graham_scan;
#[path = "number-theory/greatest_common_divisor.rs"]
mod greatest_common_divisor;
#[path = "graph-theory/hopcroft_karp.rs"]
mod hopcroft_karp;
#[path = "graph-theory/hungarian.rs"]
mod hungarian;
#[path = "sort/insertion_sort.rs"]
mod insertion_sort;
#[path = "sort/insertion_sort_by_key.rs"]
mod insertion_sort_by_key;
#[path = "linear-algebra/inverse_matrix.rs"]
mod inverse_matrix;
#[path = "graph-theory/joint_path_cover.rs"]
mod joint_path_cover;
#[path = "pattern-match/knuth_morris_pratt.rs"]
mod knuth_morris_pratt;
#[path = "graph-theory/kosaraju.rs"]
mod kosaraju;
#[path = "graph-theory/kruskal.rs"]
mod kruskal;
#[path = "graph-theory/kuhn_munkres.rs"]
mod kuhn_munkres;
#[path = "data-structure/leftist_heap.rs"]
mod leftist_heap;
#[path = "dynamic-programming/longest_common_subsequence.rs"]
mod longest_common_subsequence;
#[path = "dynamic-programming/longest_increasing_subsequence.rs"]
mod longest_increasing_subsequence;
#[path = "dynamic-programming/longest_palindrome.rs"]
mod longest_palindrome;
#[path = "linear-algebra/lup.rs"]
mod lup;
#[path = "graph-theory/matching_as_max_flow.rs"]
mod matching_as_max_flow;
#[path = "dynamic-programming/maximum_binary_subtree.rs"]
mod maximum_binary_subtree;
#[path = "dynamic-programming/maximum_radius_sum.rs"]
mod maximum_radius_sum;
#[path = "dynamic-programming/maximum_subarray.rs"]
mod maximum_subarray;
#[path = "dynamic-programming/maximum_subtree.rs"]
mod maximum_subtree;
#[path = "sort/merge_sort_inversions.rs"]
mod merge_sort_inversions;
#[path = "sort/merge_sort_merge.rs"]
mod merge_sort_merge;
#[path = "graph-theory/minimum_cost_flow.rs"]
mod minimum_cost_flow;
#[path = "dynamic-programming/minimum_merge_cost.rs"]
mod minimum_merge_cost;
#[path = "number-theory/modular_exponentiation.rs"]
mod modular_exponentiation;
#[path = "graph-theory/multi_source_multi_sink.rs"]
mod multi_source_multi_sink;
#[path = "game-theory/nim_game.rs"]
mod nim_game;
#[path = "game-theory/nim_game_player.rs"]
mod nim_game_player;
#[path = "combinatorial-mathematics/permutation.rs"]
mod permutation;
#[path = "combinatorial-mathematics/permutation_group.rs"]
mod permutation_group;
#[path = "graph-theory/prim.rs"]
mod prim;
#[path = "number-theory/prime_sieve.rs"]
mod prime_sieve;
#[path = "graph-theory/push_relabel.rs"]
mod push_relabel;
#[path = "analytic-geometry/quick_hull.rs"]
mod quick_hull;
#[path = "sort/quick_sort.rs"]
mod quick_sort;
#[path = "sort/quick_sort_partition.rs"]
mod quick_sort_partition;
#[path = "pattern-match/rabin_karp.rs"]
mod rabin_karp;
#[path = "basic-knowledge/recurrence.rs"]
mod recurrence;
#[path = "search/recursion.rs"]
mod recursion;
#[path = "data-structure/red_black_tree.rs"]
mod red_black_tree;
#[path = "analytic-geometry/rotating_calipers.rs"]
mod rotating_calipers;
#[path = "analytic-geometry/segment_intersection.rs"]
mod segment_intersection;
#[path = "data-structure/segment_tree.rs"]
mod segment_tree;
#[path = "pattern-match/simple_match.rs"]
mod simple_match;
#[path = "linear-algebra/simplex.rs"]
mod simplex;
#[path = "data-structure/skip_list.rs"]
mod skip_list;
#[path = "game-theory/sprague_grundy.rs"]
mod sprague_grundy;
#[path = "game-theory/sprague_grundy_mex.rs"]
mod sprague_grundy_mex;
#[path = "linear-algebra/strassen.rs"]
mod strassen;
#[path = "analytic-geometry/sweep_line.rs"]
mod sweep_line;
#[path = "graph-theory/tarjan.rs"]
mod tarjan;
#[path = "basic-knowledge/time_complexity.rs"]
mod time_complexity;
#[path = "graph-theory/topological_sort.rs"]
mod topological_sort;
#[path = "dynamic-programming/triangle_path.rs"]
mod triangle_path;
#[path = "data-structure/trie.rs"]
mod trie;
#[path = "dynamic-programming/two_dimensional_knapsack.rs"]
mod two_dimensional_knapsack;
#[path = "graph-theory/two_sat.rs"]
mod two_sat;
#[path = "dynamic-programming/unbounded_knapsack.rs"]
mod unbounded_knapsack;
#[path = "dynamic-programming/unique_paths.rs"]
mod unique_paths;
#[path = "graph-theory/weighted_cover.rs"]
mod weighted_cover;
#[path = "game-theory/wythoff_game.rs"]
mod wythoff_game;
#[path = "dynamic-programming/zero_one_knapsack.rs"]
mod zero_one_knapsack;
