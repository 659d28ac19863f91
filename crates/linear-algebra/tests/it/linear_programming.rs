//! The sections of `linear_programming`.
