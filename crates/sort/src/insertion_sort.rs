//! Insertion sort.
