//! 10.3 Sweep line (any segment intersection).
