//! The tests of the group `strongly_connected_components`, one module a section.
