//! Paths as URI references (RFC 3986), as SARIF requires them. Relative paths stay relative.

/// `path` as a URI: absolute paths get `file://`, and special characters are percent-encoded.
pub(crate) fn uri(path: &str) -> String {
    let mut out = String::with_capacity(path.len() + 8);
    if path.starts_with('/') {
        out.push_str("file://");
    }
    let path = path.strip_prefix("./").unwrap_or(path);
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                out.push(char::from(byte))
            }
            other => out.push_str(&format!("%{other:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_becomes_a_reference() {
        assert_eq!(uri("dumps/a b.mlir"), "dumps/a%20b.mlir");
        assert_eq!(uri("./c:d.mlir"), "c%3Ad.mlir");
        assert_eq!(uri("/k/é.mlir"), "file:///k/%C3%A9.mlir");
        assert_eq!(uri("<stdin>"), "%3Cstdin%3E");
    }
}
