//! `--pass NAME[:before|:after]`: selects IR dumps of a log.

use std::fmt;
use std::str::FromStr;

use seawall_mlir::Dump;

/// Selects dumps by a part of the pass name or argument, ignoring case, and optionally by whether
/// they precede or follow the pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassFilter {
    name: String,
    before: Option<bool>,
}

/// A filter with a syntax error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassFilterError {
    when: Option<String>,
}

impl fmt::Display for PassFilterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.when {
            None => f.write_str("expected the name of a pass, such as `membar` or `membar:before`"),
            Some(when) => write!(f, "`{when}` is neither `before` nor `after`"),
        }
    }
}

impl std::error::Error for PassFilterError {}

impl FromStr for PassFilter {
    type Err = PassFilterError;

    fn from_str(text: &str) -> Result<Self, PassFilterError> {
        let (name, when) = match text.rsplit_once(':') {
            Some((name, when)) => (name, Some(when)),
            None => (text, None),
        };
        let before = match when {
            None => None,
            Some("before") => Some(true),
            Some("after") => Some(false),
            Some(other) => return Err(PassFilterError { when: Some(other.to_owned()) }),
        };
        if name.is_empty() {
            return Err(PassFilterError { when: None });
        }
        Ok(PassFilter { name: name.to_lowercase(), before })
    }
}

impl PassFilter {
    /// Whether `dump` is selected.
    pub(crate) fn matches(&self, dump: &Dump) -> bool {
        let names = |name: &String| name.to_lowercase().contains(&self.name);
        self.before.is_none_or(|before| before == dump.before)
            && (names(&dump.pass) || dump.arg.as_ref().is_some_and(names))
    }
}

impl fmt::Display for PassFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        match self.before {
            None => Ok(()),
            Some(true) => f.write_str(":before"),
            Some(false) => f.write_str(":after"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dump(before: bool) -> Dump {
        let (pass, arg) =
            ("TritonGPUAutomaticWarpSpecialization".to_owned(), Some("tritongpu-aws".to_owned()));
        Dump { before, pass, arg, op: None, symbol: None }
    }

    #[test]
    fn a_part_of_the_name_or_argument_is_enough() {
        let matches = |filter: &str, before| filter.parse::<PassFilter>().unwrap().matches(&dump(before));
        assert!(matches("warpspec", true) && matches("tritongpu-aws", false));
        assert!(matches("aws:before", true) && !matches("aws:before", false));
        assert!(matches("aws:after", false) && !matches("aws:after", true));
        assert!(!matches("membar", true));
    }

    #[test]
    fn an_invalid_pass_filter_is_explained() {
        let error = |filter: &str| filter.parse::<PassFilter>().unwrap_err().to_string();
        assert_eq!(error("aws:later"), "`later` is neither `before` nor `after`");
        assert!(error("").starts_with("expected the name"));
        assert!(error(":before").starts_with("expected the name"));
    }
}
