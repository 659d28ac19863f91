//! Part of the chapter: matchings of two sides, and what they decide: covers, paths, colours.
