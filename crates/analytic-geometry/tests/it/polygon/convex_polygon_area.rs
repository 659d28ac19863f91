//! 10.4 Area of a convex polygon.
