//! The graph itself.
