//! Our solutions, as `cargo exercise --solution` names them.
//!
//! They are compiled here to be linted with everything else. The judge makes programs of them, as
//! of the reader's files.

#[path = "../solutions/search/a_star_search.rs"]
pub mod a_star_search;
#[path = "../solutions/data-structure/b_tree.rs"]
pub mod b_tree;
#[path = "../solutions/game-theory/bash_game.rs"]
pub mod bash_game;
#[path = "../solutions/search/bidirectional_search.rs"]
pub mod bidirectional_search;
#[path = "../solutions/search/binary_search.rs"]
pub mod binary_search;
#[path = "../solutions/search/binary_search_lower.rs"]
pub mod binary_search_lower;
#[path = "../solutions/search/breadth_first_search.rs"]
pub mod breadth_first_search;
#[path = "../solutions/search/brute_force.rs"]
pub mod brute_force;
#[path = "../solutions/sort/bubble_sort.rs"]
pub mod bubble_sort;
#[path = "../solutions/search/counting_principles.rs"]
pub mod counting_principles;
#[path = "../solutions/search/counting_principles_kth.rs"]
pub mod counting_principles_kth;
#[path = "../solutions/search/dancing_links.rs"]
pub mod dancing_links;
#[path = "../solutions/sort/insertion_sort.rs"]
pub mod insertion_sort;
#[path = "../solutions/sort/insertion_sort_by_key.rs"]
pub mod insertion_sort_by_key;
#[path = "../solutions/sort/merge_sort_inversions.rs"]
pub mod merge_sort_inversions;
#[path = "../solutions/sort/merge_sort_merge.rs"]
pub mod merge_sort_merge;
#[path = "../solutions/game-theory/nim_game.rs"]
pub mod nim_game;
#[path = "../solutions/game-theory/nim_game_player.rs"]
pub mod nim_game_player;
#[path = "../solutions/sort/quick_sort.rs"]
pub mod quick_sort;
#[path = "../solutions/sort/quick_sort_partition.rs"]
pub mod quick_sort_partition;
#[path = "../solutions/basic-knowledge/recurrence.rs"]
pub mod recurrence;
#[path = "../solutions/search/recursion.rs"]
pub mod recursion;
#[path = "../solutions/game-theory/sprague_grundy.rs"]
pub mod sprague_grundy;
#[path = "../solutions/game-theory/sprague_grundy_mex.rs"]
pub mod sprague_grundy_mex;
#[path = "../solutions/basic-knowledge/time_complexity.rs"]
pub mod time_complexity;
#[path = "../solutions/game-theory/wythoff_game.rs"]
pub mod wythoff_game;
