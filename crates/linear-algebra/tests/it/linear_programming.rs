//! The sections of `linear_programming`.

mod dinkelbach;
mod simplex;
