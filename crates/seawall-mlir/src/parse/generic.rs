//! The generic form, which is fully explicit:
//! `"d.op"(%a)[^bb1] <{prop = 1}> ({...}) {attr} : (T) -> T`.

use super::Parser;
use super::op_state::{OpState, PendingSuccessor};
use super::pieces::{Groups, spread};
use crate::error::ParseError;
use crate::ir::NO_ROW;
use crate::ir::NameVisibility;
use crate::registry::GroupTable;
use seawall_base::{Diagnostic, Span};

impl<'a> Parser<'a> {
    pub(super) fn read_generic(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        let quoted = self.s.string()?;
        st.name_span = Span::new(quoted.start + 1, quoted.end - 1);
        if st.name_span.is_empty() {
            return Err(ParseError::expected(st.name_span.start, "an operation name"));
        }
        st.name = self.symbols.intern(&self.texts, st.name_span);
        st.row = self.row_of(st.name);
        (st.known, st.generic) = (true, true);
        self.s.expect("(")?;
        if !self.s.eat(")") {
            self.read_operands(0)?;
            self.s.expect(")")?;
        }
        if self.s.eat("[") && !self.s.eat("]") {
            loop {
                self.read_generic_successor(st)?;
                if !self.s.eat(",") {
                    break;
                }
            }
            self.s.expect("]")?;
        }
        self.read_prop_dict(st)?;
        self.read_generic_regions(st)?;
        self.read_attr_dict(st)?;
        self.s.expect(":")?;
        self.read_generic_type(st)
    }

    fn read_generic_successor(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        self.s.skip_blank();
        let first = self.uses.len();
        self.read_successor(st)?;
        if self.s.eat("(") {
            self.read_operands(0)?;
            if self.s.eat(":") {
                self.read_types(|_, _| {})?;
            }
            self.s.expect(")")?;
            if let Some(last) = self.op_successors.last_mut() {
                let block = last.block;
                let len = (self.uses.len() - first) as u32;
                *last = PendingSuccessor { block, first: first as u32, len, group: NO_ROW };
            }
        }
        Ok(())
    }

    fn read_generic_regions(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        self.s.skip_blank();
        if self.s.byte(0) != b'(' {
            return Ok(());
        }
        self.s.pos += 1;
        let isolated = self.row_syntax(st.row).isolated;
        loop {
            let visibility = match (isolated, st.row) {
                (true, _) => NameVisibility::Isolated,
                (false, NO_ROW) => NameVisibility::Unsure,
                (false, _) => NameVisibility::Open,
            };
            self.read_region_with(st, &[], visibility)?;
            if !self.s.eat(",") {
                return self.s.expect(")");
            }
        }
    }

    fn read_generic_type(&mut self, st: &mut OpState) -> Result<(), ParseError> {
        let at = self.s.offset();
        let (inputs, outputs) = (self.operand_types.len(), self.result_types.len());
        self.read_paren_types(|p, ty| p.operand_types.push((0, ty)))?;
        if !self.s.eat("->") {
            return Err(ParseError::expected(self.s.offset(), "`->` and the result types"));
        }
        self.read_result_types(|p, ty| p.result_types.push((0, ty)))?;
        let operands = self.uses.len() - st.mark.uses;
        let typed = self.operand_types.len() - inputs;
        if operands != typed {
            let message = format!("{operands} operand(s) but {typed} operand type(s)");
            self.report(Diagnostic::error("parse::type-count", Span::new(at, self.s.offset()), message));
            self.operand_types.truncate(inputs);
            return Ok(());
        }
        self.assign_groups(st, inputs, outputs);
        if self.registry.rows().get(st.row).is_none() {
            for i in 0..operands {
                self.uses[st.mark.uses + i].ty = Some(self.operand_types[inputs + i].1);
            }
        }
        Ok(())
    }

    /// Assigns operands and results to the row's groups, by segment sizes or by their number.
    fn assign_groups(&mut self, st: &mut OpState, inputs: usize, outputs: usize) {
        let registry = self.registry;
        let Some(row) = registry.rows().get(st.row) else { return };
        let operands = self.uses.len() - st.mark.uses;
        let results = self.result_types.len() - outputs;
        let sizes = self.segment_sizes(st, &["operandSegmentSizes", "operand_segment_sizes"]);
        let of_operands = groups(&row.operands, operands, sizes);
        let sizes = self.segment_sizes(st, &["resultSegmentSizes", "result_segment_sizes"]);
        let of_results = groups(&row.results, results, sizes);
        let (Some(of_operands), Some(of_results)) = (of_operands, of_results) else {
            // The row and the text disagree, so the operands stay as written, without groups.
            st.known = false;
            return;
        };
        for (i, group) in of_operands.into_iter().enumerate() {
            self.uses[st.mark.uses + i].group = group;
            self.operand_types[inputs + i].0 = group;
        }
        for (i, group) in of_results.into_iter().enumerate() {
            self.result_types[outputs + i].0 = group;
        }
    }

    /// Returns the numbers of `array<i32: 1, 0, 2>` (or the older `dense<[1, 0, 2]>`) under one of
    /// `keys`.
    fn segment_sizes(&self, st: &OpState, keys: &[&str]) -> Option<Vec<u32>> {
        let attrs = self.op_attrs.get(st.mark.attrs..)?;
        let attr = attrs.iter().find(|a| keys.contains(&self.texts.get(self.symbols.span(a.key))))?;
        let text = self.texts.get(self.attrs.span(attr.value));
        let list = match text.split_once(':') {
            Some((head, tail)) if head.starts_with("array") => tail,
            _ => text.split_once('[')?.1.split_once(']')?.0,
        };
        list.trim_end_matches('>').split(',').map(|n| n.trim().parse().ok()).collect()
    }
}

/// Returns the group of each of `count` operands or results, by explicit sizes or by arity.
fn groups(table: &GroupTable, count: usize, sizes: Option<Vec<u32>>) -> Option<Groups> {
    let Some(sizes) = sizes else { return spread(table, count) };
    let total = sizes.iter().try_fold(0u32, |sum, &n| sum.checked_add(n))?;
    if total as usize != count || sizes.len() != table.names.len() {
        return None;
    }
    Some(sizes.iter().enumerate().flat_map(|(g, &n)| std::iter::repeat_n(g as u32, n as usize)).collect())
}
