//! Sections and keys of a `Cargo.toml`. The reader handles one `key = value` per line, not all of
//! TOML.

use super::numbered;

/// One line `key = value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry<'m> {
    /// Such as `dependencies`.
    pub(super) section: &'m str,
    /// Without `.workspace` and the like.
    pub(super) key: &'m str,
    pub(super) value: &'m str,
    /// From 1.
    pub(super) line: usize,
}

/// The entries of `text`. A section `[dependencies.x]` is also an entry `x` of `dependencies`.
pub(super) fn entries(text: &str) -> Vec<Entry<'_>> {
    let mut section = "";
    let mut found = Vec::new();
    for (number, line) in numbered(text) {
        let line = line.trim();
        if let Some(header) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            section = header.trim_matches(['[', ']']);
            if let Some((outer, key)) = section.rsplit_once("dependencies.") {
                let outer = &section[..outer.len() + "dependencies".len()];
                found.push(Entry { section: outer, key, value: "", line: number });
            }
        } else if let Some((key, value)) = line.split_once('=').filter(|_| !line.starts_with('#')) {
            let key = key.trim();
            let key = key.split_once('.').map_or(key, |(key, _)| key).trim_matches('"');
            found.push(Entry { section, key, value: value.trim(), line: number });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_have_their_section() {
        let text = "[package]\nname = \"a\"\n\n[dependencies]\nb.workspace = true\n# c = 1\n[dev-dependencies.d]\npath = \"e\"\n";
        let found: Vec<_> = entries(text).into_iter().map(|e| (e.section, e.key, e.value, e.line)).collect();
        assert_eq!(
            found,
            [
                ("package", "name", "\"a\"", 2),
                ("dependencies", "b", "true", 5),
                ("dev-dependencies", "d", "", 7),
                ("dev-dependencies.d", "path", "\"e\"", 8),
            ]
        );
    }
}
