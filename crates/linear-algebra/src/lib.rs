#![doc = include_str!("../README.md")]

mod dense;
pub mod linear_programming;
pub mod matrix;
mod ratio;

#[doc(inline)]
pub use {
    linear_programming::dinkelbach::{
        BestRatio, Choice, Goal, RatioError, Size, best_choice, best_ratio, dinkelbach,
    },
    linear_programming::simplex::{Optimum, Program, SimplexError, Verdict, simplex},
    matrix::bit_matrix::BitMatrix,
    matrix::gauss_elimination::xor::{XorSystem, XorSystemError},
    matrix::gauss_elimination::{Echelon, GaussError, Solution, determinant, solve},
    matrix::inverse_matrix::inverse,
    matrix::lup::{Lup, LupError},
    matrix::strassen::{multiply, strassen},
};

pub use dense::{Matrix, ShapeError};
pub use numbers::{Field, Mod, Ring, Semiring};
pub use ratio::{ParseRatioError, Ratio};
