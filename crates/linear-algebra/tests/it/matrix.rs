//! The sections of `matrix`.
