//! Part of the chapter: spanning trees of least weight.
