#![doc = include_str!("../README.md")]

mod dense;
pub mod linear_programming;
pub mod matrix;
mod ratio;

pub use linear_programming::dinkelbach::{
    BestRatio, Choice, Goal, RatioError, Size, best_choice, best_ratio, dinkelbach,
};
pub use linear_programming::simplex::{Optimum, Program, SimplexError, Verdict, simplex};
pub use matrix::bit_matrix::BitMatrix;
pub use matrix::gauss_elimination::xor::{XorSystem, XorSystemError};
pub use matrix::gauss_elimination::{Echelon, GaussError, Solution, determinant, solve};
pub use matrix::inverse_matrix::inverse;
pub use matrix::lup::{Lup, LupError};
pub use matrix::strassen::{multiply, strassen};

pub use dense::{Matrix, ShapeError};
pub use numbers::{Field, Mod, Ring, Semiring};
pub use ratio::{ParseRatioError, Ratio};
