//! The tests of the group `network_flow`, one module a section.
