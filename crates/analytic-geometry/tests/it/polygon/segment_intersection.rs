//! 10.2 Segment intersection.
