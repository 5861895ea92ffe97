//! Integer constants (PTX ISA, "Integer Constants").

/// Returns the value of an integer constant as 64 bits, or `None` if it is not one: decimal,
/// `0x` hexadecimal, `0b` binary or `0` octal, with an optional suffix `U`.
pub(crate) fn integer(text: &str) -> Option<u64> {
    let digits = text.strip_suffix(['U', 'u']).unwrap_or(text);
    let (digits, radix) = match digits.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&digits[2..], 16),
        // `0b…` is binary. `0f…` and `0d…` are floating-point constants.
        [b'0', b'b' | b'B', ..] => (&digits[2..], 2),
        [b'0', _, ..] => (&digits[1..], 8),
        _ => (digits, 10),
    };
    u64::from_str_radix(digits, radix).ok()
}

#[cfg(test)]
mod tests {
    use super::integer;

    #[test]
    fn forms_of_integers() {
        let values = ["0", "12", "0x1F", "0b101", "017", "7U", "18446744073709551615"];
        assert_eq!(values.map(integer), [0, 12, 31, 5, 15, 7, u64::MAX].map(Some));
        assert_eq!(["0f3F800000", "1.5", "1e5", "", "0x"].map(integer), [None; 5]);
    }
}
