//! The compiled rows: group names, format programs and type rules.

use crate::format::{CompiledFormat, compile};
use crate::infer::{Rule, compile_rules};
use crate::syntax::{OpSyntax, SyntaxError};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::sync::{Arc, OnceLock};

/// The number of operands (or results) in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arity {
    One,
    Optional,
    Many,
}

/// The names and arities of the operand (or result) groups of a row, in ODS order.
#[derive(Clone, Debug, Default)]
pub(crate) struct GroupTable {
    pub(crate) names: Vec<&'static str>,
    pub(crate) arity: Vec<Arity>,
}

impl GroupTable {
    fn new(list: &'static str) -> Self {
        let mut table = GroupTable::default();
        for item in list.split(',').map(str::trim).filter(|i| !i.is_empty()) {
            let (name, arity) = match (item.strip_suffix('?'), item.strip_suffix('*')) {
                (Some(name), _) => (name, Arity::Optional),
                (_, Some(name)) => (name, Arity::Many),
                _ => (item, Arity::One),
            };
            table.names.push(name);
            table.arity.push(arity);
        }
        table
    }

    pub(crate) fn find(&self, name: &str) -> Option<u32> {
        self.names.iter().position(|&n| n == name).map(|i| i as u32)
    }

    pub(crate) fn len(&self) -> u32 {
        self.names.len() as u32
    }

    /// Whether every group has exactly one value.
    pub(crate) fn is_simple(&self) -> bool {
        self.arity.iter().all(|&a| a == Arity::One)
    }
}

/// How a format's `$attr` is spelled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AttrKind {
    Any,
    Unit,
    Keywords(Vec<&'static str>),
}

/// A compiled row.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) syntax: &'static OpSyntax,
    pub(crate) operands: GroupTable,
    pub(crate) results: GroupTable,
    pub(crate) attrs: Vec<(&'static str, AttrKind)>,
    pub(crate) regions: Vec<&'static str>,
    /// The successor names, with the operand group that each passes.
    pub(crate) successors: Vec<(&'static str, Option<u32>)>,
    pub(crate) formats: Vec<CompiledFormat>,
    pub(crate) rules: Vec<Rule>,
    /// The operand groups and result groups that share one type.
    pub(crate) same: (Vec<u32>, Vec<u32>),
    pub(crate) simple_operands: bool,
    pub(crate) simple_results: bool,
}

/// A row that is compiled when it is first used. `None` if its syntax has an error. A module uses
/// few of the rows, so that the compiled ones are in boxes.
#[derive(Debug)]
struct LazyRow {
    syntax: &'static OpSyntax,
    compiled: OnceLock<Option<Box<Row>>>,
}

/// All rows.
#[derive(Debug, Default)]
pub(crate) struct RowTable {
    rows: Vec<LazyRow>,
    by_name: FxHashMap<&'static str, u32>,
    /// Rows behind those of `rows`.
    rare: Option<RareRows>,
}

/// Rows that few modules use.
#[derive(Debug)]
struct RareRows {
    may_have: fn(&str) -> bool,
    rows: fn() -> Vec<&'static OpSyntax>,
    /// Made when an op is looked up that may be one of them.
    table: OnceLock<Box<RowTable>>,
}

impl RowTable {
    fn new(rows: impl IntoIterator<Item = &'static OpSyntax>) -> Result<RowTable, SyntaxError> {
        let rows = rows.into_iter();
        let (least, _) = rows.size_hint();
        let mut table = RowTable {
            rows: Vec::with_capacity(least),
            by_name: FxHashMap::with_capacity_and_hasher(least, FxBuildHasher),
            rare: None,
        };
        for syntax in rows {
            let id = table.rows.len() as u32;
            if table.by_name.insert(syntax.name, id).is_some() {
                let message = "duplicate row for this op".to_string();
                return Err(SyntaxError { op: syntax.name, text: syntax.name, offset: 0, message });
            }
            table.rows.push(LazyRow { syntax, compiled: OnceLock::new() });
        }
        Ok(table)
    }

    #[inline]
    pub(crate) fn get(&self, row: u32) -> Option<&Row> {
        let row = self.row(row)?;
        row.compiled.get_or_init(|| compiled(row.syntax).ok().map(Box::new)).as_deref()
    }

    #[inline]
    fn row(&self, row: u32) -> Option<&LazyRow> {
        self.rows.get(row as usize).or_else(|| self.rare_row(row))
    }

    #[cold]
    fn rare_row(&self, row: u32) -> Option<&LazyRow> {
        let table = self.rare.as_ref()?.table.get()?;
        table.rows.get((row as usize).checked_sub(self.rows.len())?)
    }

    pub(crate) fn find(&self, name: &str) -> Option<u32> {
        self.by_name.get(name).copied().or_else(|| {
            let rare = self.rare.as_ref().filter(|rare| (rare.may_have)(name))?;
            // Tests check that no two rows have one name.
            let made = || Box::new(RowTable::new((rare.rows)()).unwrap_or_default());
            rare.table.get_or_init(made).find(name).map(|row| row + self.rows.len() as u32)
        })
    }
}

/// The assembly formats of all ops: the rows of all dialects, each compiled once. Cheap to share.
#[derive(Debug, Default)]
pub struct Registry {
    table: Arc<RowTable>,
}

impl Registry {
    /// Compiles `rows`.
    ///
    /// # Errors
    ///
    /// Returns the first error in a row: a duplicate name, a format that cannot be compiled, or a
    /// rule with an unknown name.
    pub fn new(rows: impl IntoIterator<Item = &'static OpSyntax>) -> Result<Registry, SyntaxError> {
        let registry = Registry::lazy(rows)?;
        for row in &registry.table.rows {
            let _ = row.compiled.set(Some(Box::new(compiled(row.syntax)?)));
        }
        Ok(registry)
    }

    /// Compiles each row when the parser first uses it. An op whose row cannot be compiled is read
    /// by structure.
    ///
    /// # Errors
    ///
    /// If two rows have one name.
    pub fn lazy(rows: impl IntoIterator<Item = &'static OpSyntax>) -> Result<Registry, SyntaxError> {
        Ok(Registry { table: Arc::new(RowTable::new(rows)?) })
    }

    /// As [`lazy`](Self::lazy), with further rows behind `rows`. They are made when an op is looked
    /// up that has no row in `rows` and whose name they may have.
    ///
    /// # Errors
    ///
    /// If two of `rows` have one name.
    pub fn with_rare(
        rows: impl IntoIterator<Item = &'static OpSyntax>,
        may_have: fn(&str) -> bool,
        rare: fn() -> Vec<&'static OpSyntax>,
    ) -> Result<Registry, SyntaxError> {
        let rare = Some(RareRows { may_have, rows: rare, table: OnceLock::new() });
        Ok(Registry { table: Arc::new(RowTable { rare, ..RowTable::new(rows)? }) })
    }

    /// Returns the registry of these rows.
    pub(crate) fn with(table: &Arc<RowTable>) -> Registry {
        Registry { table: Arc::clone(table) }
    }

    /// Returns a registry without rows. Every op is then read in the generic form or by structure.
    pub fn empty() -> Registry {
        Registry::default()
    }

    /// Returns the position of the row of op `name`, in the order in which rows were added.
    pub fn row_index(&self, name: &str) -> Option<usize> {
        self.table.find(name).map(|row| row as usize)
    }

    /// Returns the row of op `name`.
    pub fn row(&self, name: &str) -> Option<&'static OpSyntax> {
        self.table.row(self.table.find(name)?).map(|row| row.syntax)
    }

    pub(crate) fn table(&self) -> Arc<RowTable> {
        Arc::clone(&self.table)
    }

    pub(crate) fn rows(&self) -> &RowTable {
        &self.table
    }
}

/// Returns the groups that the `same` field names.
fn same_types(
    syntax: &'static OpSyntax,
    operands: &GroupTable,
    results: &GroupTable,
) -> Result<(Vec<u32>, Vec<u32>), SyntaxError> {
    let mut same = (Vec::new(), Vec::new());
    for name in names(syntax.same) {
        match (operands.find(name), results.find(name)) {
            (Some(group), _) => same.0.push(group),
            (None, Some(group)) => same.1.push(group),
            (None, None) => {
                let message = format!("`{name}` is not an operand or result");
                return Err(SyntaxError { op: syntax.name, text: syntax.same, offset: 0, message });
            }
        }
    }
    Ok(same)
}

fn compiled(syntax: &'static OpSyntax) -> Result<Row, SyntaxError> {
    let operands = GroupTable::new(syntax.operands);
    let results = GroupTable::new(syntax.results);
    let mut row = Row {
        syntax,
        attrs: attr_list(syntax.attrs),
        regions: names(syntax.regions).collect(),
        successors: successor_list(syntax, &operands)?,
        formats: Vec::new(),
        rules: Vec::new(),
        same: same_types(syntax, &operands, &results)?,
        simple_operands: operands.is_simple(),
        simple_results: results.is_simple(),
        operands,
        results,
    };
    row.rules = compile_rules(&row)?;
    for format in syntax.formats {
        let program = compile(&row, format)?;
        row.formats.push(program);
    }
    Ok(row)
}

/// Returns the names of a list without marks such as `?` and `*`.
fn names(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.split(',').map(|n| n.trim().trim_end_matches(['?', '*'])).filter(|n| !n.is_empty())
}

fn attr_list(list: &'static str) -> Vec<(&'static str, AttrKind)> {
    let item = |item: &'static str| match item.split_once(':') {
        None => (item.trim().trim_end_matches('?'), AttrKind::Any),
        Some((name, kind)) if kind.trim() == "unit" => (name.trim(), AttrKind::Unit),
        Some((name, kind)) => (name.trim(), AttrKind::Keywords(kind.split('|').map(str::trim).collect())),
    };
    list.split(',').filter(|i| !i.trim().is_empty()).map(item).collect()
}

fn successor_list(
    syntax: &'static OpSyntax,
    operands: &GroupTable,
) -> Result<Vec<(&'static str, Option<u32>)>, SyntaxError> {
    let mut all = Vec::new();
    for item in syntax.successors.split(',').map(str::trim).filter(|i| !i.is_empty()) {
        let Some((name, group)) = item.split_once('(') else {
            all.push((item.trim_end_matches(['?', '*']), None));
            continue;
        };
        let group = group.trim_end_matches(')').trim();
        let Some(found) = operands.find(group) else {
            let message = format!("`{group}` is not an operand");
            return Err(SyntaxError { op: syntax.name, text: syntax.successors, offset: 0, message });
        };
        all.push((name.trim(), Some(found)));
    }
    Ok(all)
}
