//! 10.1 Cross product.
