//! Part of the chapter: products, systems of equations, decompositions and inverses.
