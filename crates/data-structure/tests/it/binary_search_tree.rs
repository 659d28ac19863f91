//! 4.6 Binary search tree.

use data_structure::BinarySearchTree;

use crate::ordered_map::suite;

suite!(BinarySearchTree, 2_000);
