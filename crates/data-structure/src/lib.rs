//! Chapter 4 of *Way to Algorithm*: disjoint sets, tries, heaps, trees over ranges, ordered maps.

pub mod b_plus_tree;
pub mod b_tree;
pub mod binary_search_tree;
pub mod ordered_map;

pub use b_plus_tree::BPlusTree;
pub use b_tree::BTree;
pub use binary_search_tree::BinarySearchTree;
pub use ordered_map::OrderedMap;
