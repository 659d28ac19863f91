//! 10.5 Centroid of a convex polygon.
