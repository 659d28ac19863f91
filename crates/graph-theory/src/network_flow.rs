//! Part of the chapter: flows through a network of capacities.
