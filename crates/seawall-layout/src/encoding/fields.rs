//! The entries of an attribute by key, and the values of encodings.

use seawall_base::Span;

use super::Cga;
use super::text::{Entry, Node, Value, error};
use crate::error::EncodingError;
use crate::limits::MAX_RANK;
use crate::linear::{Dim, LinearLayout};

pub(super) type Result<T> = std::result::Result<T, EncodingError>;

pub(super) fn uint(node: &Node<'_>) -> Result<u32> {
    match node.value {
        Value::Int(value) => Ok(value),
        _ => Err(error(node.span, "an unsigned 32-bit number")),
    }
}

fn uint_list(node: &Node<'_>) -> Result<Vec<u32>> {
    match &node.value {
        Value::List(items) if items.len() <= 64 => items.iter().map(uint).collect(),
        _ => Err(error(node.span, "a list of numbers")),
    }
}

fn rows(node: &Node<'_>) -> Result<Vec<Vec<u64>>> {
    let Value::List(items) = &node.value else { return Err(error(node.span, "a list of bases")) };
    items.iter().map(|item| Ok(uint_list(item)?.into_iter().map(u64::from).collect())).collect()
}

/// The entries of an attribute by key. For `<{...}>` they are the entries in the braces.
pub(super) struct Fields<'n, 't> {
    pub(super) span: Span,
    entries: Vec<&'n Entry<'t>>,
}

impl<'n, 't> Fields<'n, 't> {
    pub(super) fn new(span: Span, entries: &'n [Entry<'t>]) -> Self {
        let flat = entries.iter().flat_map(|entry| match (&entry.key, &entry.node.value) {
            (None, Value::Dict(inner)) => inner.iter().collect(),
            _ => vec![entry],
        });
        Fields { span, entries: flat.collect() }
    }

    pub(super) fn find(&self, key: &str) -> Option<&'n Node<'t>> {
        self.entries.iter().find(|entry| entry.key == Some(key)).map(|entry| &entry.node)
    }

    pub(super) fn get(&self, key: &str) -> Result<&'n Node<'t>> {
        self.find(key).ok_or_else(|| error(Span::at(self.span.end), format!("`{key} = ...`")))
    }

    pub(super) fn uint(&self, key: &str) -> Result<u32> {
        uint(self.get(key)?)
    }

    pub(super) fn uint_or(&self, key: &str, default: u32) -> Result<u32> {
        self.find(key).map_or(Ok(default), uint)
    }

    pub(super) fn uint_any(&self, keys: &[&str]) -> Result<Option<u32>> {
        keys.iter().find_map(|key| self.find(key)).map(uint).transpose()
    }

    pub(super) fn power(&self, key: &str) -> Result<u32> {
        let value = self.uint(key)?;
        if value.is_power_of_two() { Ok(value) } else { Err(error(self.get(key)?.span, "a power of two")) }
    }

    pub(super) fn flag(&self, key: &str) -> Result<bool> {
        let node = self.get(key)?;
        match node.value {
            Value::Word("true") => Ok(true),
            Value::Word("false") => Ok(false),
            _ => Err(error(node.span, "`true` or `false`")),
        }
    }

    pub(super) fn flag_or(&self, key: &str, default: bool) -> Result<bool> {
        if self.find(key).is_some() { self.flag(key) } else { Ok(default) }
    }

    pub(super) fn uints(&self, key: &str) -> Result<Vec<u32>> {
        uint_list(self.get(key)?)
    }

    /// Returns the list under `key`: one power of two per dimension.
    pub(super) fn sizes_any(&self, key: &str) -> Result<Vec<u32>> {
        let sizes = self.uints(key)?;
        let good = (1..=MAX_RANK).contains(&sizes.len()) && sizes.iter().all(|size| size.is_power_of_two());
        if good { Ok(sizes) } else { Err(error(self.get(key)?.span, "a power of two for each dimension")) }
    }

    pub(super) fn sizes(&self, key: &str, rank: usize) -> Result<Vec<u32>> {
        let sizes = self.sizes_any(key)?;
        if sizes.len() == rank {
            Ok(sizes)
        } else {
            Err(error(self.get(key)?.span, format!("{rank} numbers")))
        }
    }

    pub(super) fn order(&self) -> Result<Vec<u32>> {
        let order = self.uints("order")?;
        let all = (0..order.len()).all(|axis| order.iter().any(|&o| o as usize == axis));
        let good = (1..=MAX_RANK).contains(&order.len()) && all;
        if good { Ok(order) } else { Err(error(self.get("order")?.span, "each dimension once")) }
    }

    pub(super) fn cga(&self, rank: usize) -> Result<Cga> {
        if rank == 0 || rank > MAX_RANK {
            return Err(error(self.span, "between 1 and 8 dimensions"));
        }
        let bad = |node: &Node<'_>| error(node.span, format!("CTA bases of {rank} coordinates"));
        if let Some(node) = self.find("CGALayout") {
            return Cga::from_bases(rows(node)?, rank).map_err(|_| bad(node));
        }
        let Some(node) = self.find("CTAsPerCGA") else {
            return Cga::single(rank).map_err(|_| error(self.span, "between 1 and 8 dimensions"));
        };
        let (ctas, split, order) = (uint_list(node)?, self.uints("CTASplitNum")?, self.uints("CTAOrder")?);
        if ctas.len() != rank {
            return Err(bad(node));
        }
        Cga::from_split(&ctas, &split, &order).map_err(|_| bad(node))
    }

    /// Returns a layout from the named inputs to `dim0`, `dim1`, and so on.
    ///
    /// A missing `block` means one CTA. If `rank` is given, any missing input has one point.
    pub(super) fn layout(&self, ins: &[Dim], rank: Option<usize>) -> Result<LinearLayout> {
        let mut bases = Vec::with_capacity(ins.len());
        for &dim in ins {
            let found = match dim {
                Dim::Block => self.find("block"),
                _ if rank.is_some() => self.find(&dim.to_string()),
                _ => Some(self.get(&dim.to_string())?),
            };
            bases.push((dim, found.map_or(Ok(Vec::new()), rows)?));
        }
        let spelled = bases.iter().find_map(|(_, rows): &(Dim, Vec<Vec<u64>>)| rows.first()).map(Vec::len);
        let rank = spelled.or(rank).filter(|rank| (1..=MAX_RANK).contains(rank));
        let rank = rank.ok_or_else(|| error(self.span, "a basis of 1 to 8 coordinates"))?;
        LinearLayout::from_bases(&bases, &Dim::axes(rank))
            .map_err(|_| error(self.span, format!("bases of {rank} coordinates, at most 62 bits in total")))
    }
}
