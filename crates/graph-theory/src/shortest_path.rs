//! Part of the chapter: shortest paths, by weight.

pub mod dijkstra;
