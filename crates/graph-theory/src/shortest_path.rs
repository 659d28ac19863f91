//! Part of the chapter: shortest paths, by weight.
