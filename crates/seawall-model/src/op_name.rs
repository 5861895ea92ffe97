//! Names of ops.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// The name of an op, such as `ttg.local_load`. Copies share the text, because a program has many
/// ops of few names.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OpName(Arc<str>);

impl OpName {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Deref for OpName {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<&str> for OpName {
    fn from(name: &str) -> Self {
        OpName(name.into())
    }
}

impl From<String> for OpName {
    fn from(name: String) -> Self {
        OpName(name.into())
    }
}

impl PartialEq<str> for OpName {
    fn eq(&self, other: &str) -> bool {
        &*self.0 == other
    }
}

impl PartialEq<&str> for OpName {
    fn eq(&self, other: &&str) -> bool {
        &*self.0 == *other
    }
}

impl fmt::Display for OpName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for OpName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
