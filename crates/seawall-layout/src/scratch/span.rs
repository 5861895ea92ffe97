//! Vectors over F2, each a word, and the subspaces that they span.

/// Returns the nonzero rows of the reduced echelon form. The lowest bit of each row is in a column
/// that no other row uses.
fn echelon(vectors: &[u64]) -> Vec<u64> {
    let mut rows: Vec<u64> = Vec::with_capacity(vectors.len());
    for &vector in vectors {
        let mut rest = vector;
        for &row in &rows {
            if rest & lowest(row) != 0 {
                rest ^= row;
            }
        }
        if rest == 0 {
            continue;
        }
        for row in &mut rows {
            if *row & lowest(rest) != 0 {
                *row ^= rest;
            }
        }
        rows.push(rest);
    }
    rows
}

/// Returns the lowest set bit.
fn lowest(vector: u64) -> u64 {
    vector & vector.wrapping_neg()
}

/// Returns a basis of all vectors of `width` bits that are orthogonal to all of `vectors`.
///
/// It has one vector for each column without a pivot, in ascending order.
fn orthogonal(vectors: &[u64], width: u32) -> Vec<u64> {
    let rows = echelon(vectors);
    let pivots = rows.iter().fold(0, |all, &row| all | lowest(row));
    let free = (0..width.min(64)).map(|bit| 1u64 << bit).filter(|bit| pivots & bit == 0);
    free.map(|bit| rows.iter().filter(|&&row| row & bit != 0).fold(bit, |v, &row| v ^ lowest(row))).collect()
}

/// Returns the single bits below `width` that complete the span of `vectors` to the whole space, in
/// ascending order.
///
/// These are the bits that are not the lowest bit of a vector in the reduced basis.
pub(super) fn complement(vectors: &[u64], width: u32) -> Vec<u64> {
    let pivots = echelon(vectors).iter().fold(0, |all, &row| all | lowest(row));
    (0..width.min(64)).map(|bit| 1u64 << bit).filter(|bit| pivots & bit == 0).collect()
}

/// Returns a basis of the intersection of the spans of `a` and `b`, in vectors of `width` bits.
///
/// If both are lists of single bits, the result has the order of `a`, because callers use a prefix.
/// Otherwise (also with a zero vector) it is the basis that elimination computes, as in Triton 3.9.
pub(super) fn common(a: &[u64], b: &[u64], width: u32) -> Vec<u64> {
    if a.iter().chain(b).all(|vector| vector.is_power_of_two()) {
        return a.iter().copied().filter(|vector| b.contains(vector)).collect();
    }
    let mut constraints = orthogonal(a, width);
    constraints.extend(orthogonal(b, width));
    orthogonal(&constraints, width)
}

/// Returns the nonzero vectors.
pub(super) fn nonzero(vectors: &[u64]) -> Vec<u64> {
    vectors.iter().copied().filter(|&vector| vector != 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_bits_keep_their_order() {
        assert_eq!(common(&[8, 2, 1], &[1, 2, 4, 8], 4), [8, 2, 1]);
    }

    #[test]
    fn spans_intersect_beyond_common_vectors() {
        // {3, 4} and {1, 2}: 3 = 1 ^ 2 is in both.
        assert_eq!(common(&[3, 4], &[1, 2], 3), [3]);
        // A zero vector changes the code path, but not the space.
        assert_eq!(common(&[2, 0, 1], &[1, 4], 3), [1]);
    }

    #[test]
    fn nothing_is_orthogonal_to_a_basis_and_everything_to_nothing() {
        assert_eq!(orthogonal(&[1, 3, 7], 3), Vec::<u64>::new());
        assert_eq!(orthogonal(&[], 3), [1, 2, 4]);
    }
}
