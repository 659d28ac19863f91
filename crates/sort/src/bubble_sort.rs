//! Bubble sort.
