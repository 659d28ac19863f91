//! Chapter 4 of *Way to Algorithm*: disjoint sets, tries, heaps, trees over ranges, ordered maps.

pub mod binary_search_tree;
pub mod ordered_map;
pub mod segment_tree;
pub mod skip_list;

pub use binary_search_tree::BinarySearchTree;
pub use ordered_map::OrderedMap;
pub use segment_tree::SegmentTree;
pub use skip_list::SkipList;
