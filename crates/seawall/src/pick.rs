//! `--pass NAME[:before|:after]`: selects IR dumps of a log.

use std::fmt;
use std::str::FromStr;

use seawall_mlir::Dump;

/// How well a word names a pass, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum NameMatch {
    /// It is the name or the argument.
    Whole,
    /// It consists of whole words of the name or the argument: `membar` of `TritonGPUMembar`.
    Words,
    /// It is another part: `membar` of `TMemBarrierInsertion`.
    Part,
}

/// Selects dumps by the pass name or argument, or a part of it, ignoring case, and optionally by
/// whether they precede or follow the pass.
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
    /// How well the filter names the pass of `dump`, or `None` if it does not.
    pub(crate) fn names(&self, dump: &Dump) -> Option<NameMatch> {
        let arg = dump.arg.as_deref().and_then(|arg| self.names_text(arg));
        self.names_text(&dump.pass).into_iter().chain(arg).min()
    }

    fn names_text(&self, text: &str) -> Option<NameMatch> {
        let lower = text.to_lowercase();
        if lower == self.name {
            return Some(NameMatch::Whole);
        }
        // Lower case keeps positions only in ASCII, which names of passes are.
        let begins_word = |at: usize| {
            let letters = text.as_bytes();
            let (before, here) = (at.checked_sub(1).and_then(|at| letters.get(at)), letters.get(at));
            match (before, here) {
                (None, _) | (_, None) => true,
                (Some(before), Some(here)) => !before.is_ascii_alphanumeric() || here.is_ascii_uppercase(),
            }
        };
        let ends_word = |at: usize| begins_word(at) || !text.as_bytes()[at].is_ascii_alphanumeric();
        let found: Vec<usize> = lower.match_indices(&self.name).map(|found| found.0).collect();
        let in_words =
            text.is_ascii() && found.iter().any(|&at| begins_word(at) && ends_word(at + self.name.len()));
        match found.is_empty() {
            true => None,
            false if in_words => Some(NameMatch::Words),
            false => Some(NameMatch::Part),
        }
    }

    /// Whether the filter takes states before the pass (`true`) or after it (`false`), if it says.
    pub(crate) fn before(&self) -> Option<bool> {
        self.before
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

    #[test]
    fn whole_names_come_before_words_and_words_before_parts() {
        let names = |filter: &str, pass: &str, arg: Option<&str>| {
            let dump = Dump {
                before: true,
                pass: pass.to_owned(),
                arg: arg.map(str::to_owned),
                op: None,
                symbol: None,
            };
            filter.parse::<PassFilter>().unwrap().names(&dump)
        };
        let aws = ("TritonGPUAutomaticWarpSpecialization", Some("tritongpu-aws"));
        assert_eq!(names("tritongpu-aws:after", aws.0, aws.1), Some(NameMatch::Whole));
        assert_eq!(names("aws", aws.0, aws.1), Some(NameMatch::Words));
        assert_eq!(names("WarpSpecialization", aws.0, aws.1), Some(NameMatch::Words));
        assert_eq!(names("warpspec", aws.0, aws.1), Some(NameMatch::Part));
        assert_eq!(names("membar", aws.0, aws.1), None);
        assert_eq!(names("membar", "TritonGPUMembar", None), Some(NameMatch::Words));
        assert_eq!(names("membar", "TritonNvidiaGPUTMemBarrierInsertion", None), Some(NameMatch::Part));
        assert_eq!(names("é", "Passé", None), Some(NameMatch::Part));
    }

    #[test]
    fn an_invalid_pass_filter_is_explained() {
        let error = |filter: &str| filter.parse::<PassFilter>().unwrap_err().to_string();
        assert_eq!(error("aws:later"), "`later` is neither `before` nor `after`");
        assert!(error("").starts_with("expected the name"));
        assert!(error(":before").starts_with("expected the name"));
    }
}
