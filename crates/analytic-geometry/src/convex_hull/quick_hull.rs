//! 10.8 Quickhull.
