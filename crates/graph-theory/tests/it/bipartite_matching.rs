//! The tests of the group `bipartite_matching`, one module a section.
