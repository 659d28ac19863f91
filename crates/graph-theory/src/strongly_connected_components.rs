//! Part of the chapter: classes of vertices that reach each other, and what is decided by them.
