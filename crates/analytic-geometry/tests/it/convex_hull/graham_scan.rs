//! 10.7 Graham scan.
