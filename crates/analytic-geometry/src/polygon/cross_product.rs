//! 10.1 Cross product.

pub mod exact;

use crate::{Coordinate, Point, Vector};

/// To which side a way turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Orientation {
    /// Clockwise.
    Right,
    /// It goes straight on, or straight back.
    Collinear,
    /// Counter-clockwise.
    Left,
}

impl Orientation {
    /// The side that a cross product tells by its sign.
    pub fn of(cross: i128) -> Self {
        match cross {
            ..0 => Orientation::Right,
            0 => Orientation::Collinear,
            1.. => Orientation::Left,
        }
    }
}

impl<T: Coordinate> Vector<T> {
    /// The area of the parallelogram of both: positive if `other` points to the left of this, negative if to the right, zero if
    /// both lie along one line. For floats it is rounded.
    pub fn cross(self, other: Self) -> T::Product {
        self.x.times(other.y) - other.x.times(self.y)
    }

    /// The product of both lengths and the cosine between them: positive if they point less than a right angle apart. For floats
    /// it is rounded.
    pub fn dot(self, other: Self) -> T::Product {
        self.x.times(other.x) + self.y.times(other.y)
    }
}

/// To which side the way from `a` to `b` must turn to reach `c`. It is never wrong, for integers and for floats. O(1).
pub fn orientation<T: Coordinate>(a: Point<T>, b: Point<T>, c: Point<T>) -> Orientation {
    T::orientation(a, b, c)
}
