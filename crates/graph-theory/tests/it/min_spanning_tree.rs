//! The tests of the group `min_spanning_tree`, one module a section.
