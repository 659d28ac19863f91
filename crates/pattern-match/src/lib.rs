//! Chapter 11 of *Way to Algorithm*: all places where one pattern, or one of many, stands in a text.
