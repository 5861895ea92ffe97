//! JSON values for the reader of traces. They are borrowed from the text. The reader takes the keys
//! of an object one by one, so it can report the remaining ones.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// A JSON value.
#[derive(Clone, Debug)]
pub(super) enum Item<'a> {
    Null,
    Bool(bool),
    Integer(i64),
    /// A number that is not a 64-bit integer.
    Number(f64),
    Text(Cow<'a, str>),
    List(Vec<Item<'a>>),
    Object(Object<'a>),
}

/// A JSON object. An entry without a value has been taken.
#[derive(Clone, Debug, Default)]
pub(super) struct Object<'a> {
    entries: Vec<(Cow<'a, str>, Option<Item<'a>>)>,
}

impl Item<'_> {
    /// The type of the value, for messages.
    pub(super) const fn what(&self) -> &'static str {
        match self {
            Item::Null => "null",
            Item::Bool(_) => "a boolean",
            Item::Integer(_) => "an integer",
            Item::Number(_) => "a number that is not a 64-bit integer",
            Item::Text(_) => "a string",
            Item::List(_) => "a list",
            Item::Object(_) => "an object",
        }
    }
}

impl Item<'_> {
    /// The type of the value for messages, or the number itself.
    pub(super) fn shown(&self) -> String {
        match self {
            Item::Integer(value) => value.to_string(),
            Item::Number(value) => format!("{value:?}"),
            other => other.what().to_owned(),
        }
    }
}

impl<'a> Object<'a> {
    /// Takes the value of `key`. A `null` is treated as an absent key.
    pub(super) fn take(&mut self, key: &str) -> Option<Item<'a>> {
        let entry = self.entries.iter_mut().find(|(name, item)| item.is_some() && name == key)?;
        entry.1.take().filter(|item| !matches!(item, Item::Null))
    }

    /// Returns whether `key` is present, not yet taken and not `null`.
    pub(super) fn has(&self, key: &str) -> bool {
        let is_it = |(name, item): &(Cow<'_, str>, Option<Item<'_>>)| {
            name == key && item.as_ref().is_some_and(|item| !matches!(item, Item::Null))
        };
        self.entries.iter().any(is_it)
    }

    /// The keys that were not taken.
    pub(super) fn left(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().filter(|(_, item)| item.is_some()).map(|(name, _)| name.as_ref())
    }
}

struct ItemVisitor;

impl<'de> Visitor<'de> for ItemVisitor {
    type Value = Item<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Item<'de>, E> {
        Ok(Item::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Item<'de>, E> {
        Ok(Item::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Item<'de>, E> {
        Ok(Item::Integer(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Item<'de>, E> {
        // Only messages use the value.
        #[expect(clippy::cast_precision_loss, reason = "the value is only printed")]
        let large = Item::Number(value as f64);
        Ok(i64::try_from(value).map_or(large, Item::Integer))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Item<'de>, E> {
        Ok(Item::Number(value))
    }

    fn visit_borrowed_str<E: Error>(self, value: &'de str) -> Result<Item<'de>, E> {
        Ok(Item::Text(Cow::Borrowed(value)))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Item<'de>, E> {
        Ok(Item::Text(Cow::Owned(value.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Item<'de>, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            items.push(item);
        }
        Ok(Item::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Item<'de>, A::Error> {
        let mut entries: Vec<(Cow<'de, str>, Option<Item<'de>>)> = Vec::new();
        while let Some(key) = map.next_key::<Key<'de>>()? {
            // Valid objects have about ten keys. In a longer object only the first 32 are compared.
            if entries.iter().take(32).any(|(name, _)| *name == key.0) {
                return Err(A::Error::custom(format_args!("duplicate key `{}`", key.0)));
            }
            entries.push((key.0, Some(map.next_value()?)));
        }
        Ok(Item::Object(Object { entries }))
    }
}

impl<'de> Deserialize<'de> for Item<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ItemVisitor)
    }
}

/// A key. It is borrowed if the text has it without escapes.
struct Key<'a>(Cow<'a, str>);

struct KeyVisitor;

impl<'de> Visitor<'de> for KeyVisitor {
    type Value = Key<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_borrowed_str<E: Error>(self, value: &'de str) -> Result<Key<'de>, E> {
        Ok(Key(Cow::Borrowed(value)))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Key<'de>, E> {
        Ok(Key(Cow::Owned(value.to_owned())))
    }
}

impl<'de> Deserialize<'de> for Key<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(KeyVisitor)
    }
}
