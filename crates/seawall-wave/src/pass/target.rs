//! The barriers of a GPU, by its name.

/// The barriers that the target has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetConfig {
    /// The name of the GPU, such as `gfx942`. May be empty.
    pub target: String,
    /// Whether it has `s_barrier_signal` and `s_barrier_wait`.
    pub has_split_barriers: bool,
    /// Whether it has named barriers, which have numbers.
    pub has_named_barriers: bool,
    /// The number of named barriers.
    pub max_named_barriers: u32,
}

/// The named barriers of gfx1250 have the numbers 1 to 16.
const NAMED_BARRIERS: u32 = 16;

impl TargetConfig {
    /// Returns the configuration by substrings of the name, as in Wave.
    pub fn new(target: &str) -> Self {
        let has_named_barriers = target.contains("gfx1250");
        TargetConfig {
            target: target.to_owned(),
            has_split_barriers: target.contains("gfx12"),
            has_named_barriers,
            max_named_barriers: if has_named_barriers { NAMED_BARRIERS } else { 0 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn split_barriers_come_with_gfx12_and_named_ones_with_gfx1250() {
        let facts = |target| {
            let config = TargetConfig::new(target);
            (config.has_split_barriers, config.has_named_barriers, config.max_named_barriers)
        };
        assert_eq!(facts(""), (false, false, 0));
        assert_eq!(facts("gfx942"), (false, false, 0));
        assert_eq!(facts("gfx1100"), (false, false, 0));
        assert_eq!(facts("gfx1200"), (true, false, 0));
        assert_eq!(facts("gfx1250"), (true, true, 16));
    }
}
