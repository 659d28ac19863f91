//! 10.9 Rotating calipers.
