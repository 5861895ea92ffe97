//! Vectors over F2, each a word, and the subspaces that they span.

/// The rows of the reduced echelon form: each has its lowest bit in a column where no other row has one. Rows of
/// zeros are left out.
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

/// The lowest bit that is set.
fn lowest(vector: u64) -> u64 {
    vector & vector.wrapping_neg()
}

/// A basis of all vectors of `width` bits that are orthogonal to all of `vectors`: one for each column without a
/// pivot, from the lowest on.
fn orthogonal(vectors: &[u64], width: u32) -> Vec<u64> {
    let rows = echelon(vectors);
    let pivots = rows.iter().fold(0, |all, &row| all | lowest(row));
    let free = (0..width.min(64)).map(|bit| 1u64 << bit).filter(|bit| pivots & bit == 0);
    free.map(|bit| rows.iter().filter(|&&row| row & bit != 0).fold(bit, |v, &row| v ^ lowest(row))).collect()
}

/// The single bits below `width` that complete the span of `vectors` to everything, from the lowest on: those in which
/// no vector of the reduced basis has its lowest bit.
pub(super) fn complement(vectors: &[u64], width: u32) -> Vec<u64> {
    let pivots = echelon(vectors).iter().fold(0, |all, &row| all | lowest(row));
    (0..width.min(64)).map(|bit| 1u64 << bit).filter(|bit| pivots & bit == 0).collect()
}

/// A basis of what the spans of `a` and of `b` have in common, in vectors of `width` bits.
///
/// Where both are lists of single bits the common ones come in `a`'s order, which is part of the answer: callers
/// take a prefix. Otherwise (also where one has a zero) it is the basis that elimination gives, as in Triton 3.9.
pub(super) fn common(a: &[u64], b: &[u64], width: u32) -> Vec<u64> {
    if a.iter().chain(b).all(|vector| vector.is_power_of_two()) {
        return a.iter().copied().filter(|vector| b.contains(vector)).collect();
    }
    let mut constraints = orthogonal(a, width);
    constraints.extend(orthogonal(b, width));
    orthogonal(&constraints, width)
}

/// The vectors that are not 0.
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
    fn spans_meet_where_their_vectors_do_not() {
        // {3, 4} and {1, 2}: 3 = 1 ^ 2 is in both.
        assert_eq!(common(&[3, 4], &[1, 2], 3), [3]);
        // A zero changes the way, not the space.
        assert_eq!(common(&[2, 0, 1], &[1, 4], 3), [1]);
    }

    #[test]
    fn nothing_is_orthogonal_to_a_basis_and_everything_to_nothing() {
        assert_eq!(orthogonal(&[1, 3, 7], 3), Vec::<u64>::new());
        assert_eq!(orthogonal(&[], 3), [1, 2, 4]);
    }
}
