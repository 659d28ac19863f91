#![doc = include_str!("../README.md")]

mod dense;
pub mod linear_programming;
pub mod matrix;
mod ratio;

#[doc(inline)]
pub use linear_programming::dinkelbach::{
    BestRatio, Choice, Goal, RatioError, Size, best_choice, best_ratio, dinkelbach,
};
#[doc(inline)]
pub use linear_programming::simplex::{Optimum, Program, SimplexError, Verdict, simplex};
#[doc(inline)]
pub use matrix::bit_matrix::BitMatrix;
#[doc(inline)]
pub use matrix::gauss_elimination::xor::{XorSystem, XorSystemError};
#[doc(inline)]
pub use matrix::gauss_elimination::{Echelon, GaussError, Solution, determinant, solve};
#[doc(inline)]
pub use matrix::inverse_matrix::inverse;
#[doc(inline)]
pub use matrix::lup::{Lup, LupError};
#[doc(inline)]
pub use matrix::strassen::{multiply, strassen};

#[doc(inline)]
pub use dense::{Matrix, ShapeError};
pub use numbers::{Field, Mod, Ring, Semiring};
#[doc(inline)]
pub use ratio::{ParseRatioError, Ratio};
