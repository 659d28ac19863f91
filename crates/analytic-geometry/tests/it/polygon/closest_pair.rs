//! 10.6 Closest pair of points.
