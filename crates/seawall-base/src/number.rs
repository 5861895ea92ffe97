//! Arithmetic that the standard library lacks.

/// Returns the greatest common divisor. That of 0 and a number is the number.
pub fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
