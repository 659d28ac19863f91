//! Chapter 4 of *Way to Algorithm*: disjoint sets, tries, heaps, trees over ranges, ordered maps.

pub mod binary_search_tree;
pub mod leftist_heap;
pub mod ordered_map;
pub mod trie;

pub use binary_search_tree::BinarySearchTree;
pub use leftist_heap::LeftistHeap;
pub use ordered_map::OrderedMap;
pub use trie::Trie;
