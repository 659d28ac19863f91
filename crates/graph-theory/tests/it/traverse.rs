//! The tests of the group `traverse`, one module a section.
