//! The tests of the group `shortest_path`, one module a section.
