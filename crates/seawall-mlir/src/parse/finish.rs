//! The end of an op: moves its parts from the shared stacks to the tables, resolves uses, and gives
//! results their types and names.

use super::Parser;
use super::op_state::OpState;
use crate::ids::{TypeId, ValueId};
use crate::infer::RuleKind;
use crate::ir::{NO_ROW, NO_SEGMENTS, Op, Slice, Successor, Value, ValueDef};
use crate::registry::{Arity, Row};
use seawall_base::{Diagnostic, Span};

/// Moves what is on a shared stack from `mark` on to its table.
#[inline]
fn moved<T: Copy>(stack: &mut Vec<T>, mark: usize, table: &mut Vec<T>) -> Slice {
    let first = table.len();
    if stack.len() > mark {
        table.extend_from_slice(&stack[mark..]);
        stack.truncate(mark);
    }
    Slice::until(first, table.len())
}

impl<'a> Parser<'a> {
    /// Enters the op into the tables. `end` is its end without `loc`.
    pub(super) fn finish_op(&mut self, st: &OpState, end: u32, loc: Span) {
        let registry = self.registry;
        let row = if st.known { registry.rows().get(st.row) } else { None };
        let mark = st.mark;
        // Uses that wait for these results need to know whether their types are exact.
        self.t.ops[st.op].known = st.known;
        if let Some(row) = row {
            self.sort_operands(st, row);
            self.spread_type(st, row);
        }
        let first = self.t.operand_values.len();
        let segments = self.operand_segments(st, row);
        for i in mark.uses..self.uses.len() {
            let slot = (first + i - mark.uses) as u32;
            let used = self.uses[i];
            self.t.operand_spans.push(used.span);
            let value = self.resolve(&used, slot, used.ty.filter(|_| st.known));
            self.t.operand_values.push(value);
        }
        let operands = Slice::until(first, self.t.operand_values.len());
        let successors = self.take_successors(st, operands, segments);
        let end = if loc.is_empty() { end } else { loc.end };
        let (results, result_segments) = self.make_results(st, row, operands, segments);
        let attrs = moved(&mut self.op_attrs, mark.attrs, &mut self.t.attrs);
        let regions = moved(&mut self.op_regions, mark.regions, &mut self.t.region_lists);
        self.t.ops[st.op] = Op {
            name: st.name,
            span: Span::new(st.start, end),
            name_span: st.name_span,
            parent: Some(st.parent),
            known: st.known,
            generic: st.generic,
            row: st.row,
            operands,
            results,
            regions,
            successors,
            attrs,
            segments,
            result_segments,
            loc,
            dict: st.dict,
        };
        self.uses.truncate(mark.uses);
        self.operand_types.truncate(mark.operand_types);
        self.result_types.truncate(mark.result_types);
        self.names.truncate(mark.names);
    }

    /// Sorts operands into ODS order and assigns each the type that the text gives its group.
    fn sort_operands(&mut self, st: &OpState, row: &Row) {
        let mark = st.mark;
        let Some(uses) = self.uses.get_mut(mark.uses..) else { return };
        if !uses.is_sorted_by_key(|u| u.group) {
            uses.sort_by_key(|u| u.group);
        }
        let Some(types) = self.operand_types.get_mut(mark.operand_types..) else { return };
        if types.is_empty() {
            return;
        }
        if !types.is_sorted_by_key(|t| t.0) {
            types.sort_by_key(|t| t.0);
        }
        let groups = uses.iter().map(|used| used.group);
        if groups.eq(types.iter().map(|typed| typed.0)) {
            uses.iter_mut().zip(types).for_each(|(used, typed)| used.ty = Some(typed.1));
            return;
        }
        let mut wrong = None;
        let (mut u, mut t) = (0, 0);
        while let Some(&(group, _)) = types.get(t) {
            let typed = types[t..].iter().take_while(|x| x.0 == group).count();
            while uses.get(u).is_some_and(|x| x.group < group) {
                u += 1;
            }
            let used = uses[u..].iter().take_while(|x| x.group == group).count();
            if typed == used {
                for i in 0..used {
                    uses[u + i].ty = Some(types[t + i].1);
                }
            } else if used != 0 || row.operands.arity.get(group as usize) != Some(&Arity::Optional) {
                wrong = wrong.or(Some((group, used, typed)));
            }
            u += used;
            t += typed;
        }
        if let Some((group, used, typed)) = wrong {
            let name = row.operands.names.get(group as usize).copied().unwrap_or("operand");
            let message = format!("`{name}` has {used} operand(s) but {typed} type(s)");
            self.report(Diagnostic::error("parse::type-count", st.name_span, message));
        }
    }

    /// Gives operands without a printed type the type that they share with a printed one.
    fn spread_type(&mut self, st: &OpState, row: &Row) {
        let (operands, results) = &row.same;
        if operands.is_empty() {
            return;
        }
        let printed = |types: &[(u32, TypeId)], groups: &[u32]| {
            types.iter().find(|(group, _)| groups.contains(group)).map(|&(_, ty)| ty)
        };
        let known = printed(self.operand_types.get(st.mark.operand_types..).unwrap_or(&[]), operands)
            .or_else(|| printed(self.result_types.get(st.mark.result_types..).unwrap_or(&[]), results));
        for used in self.uses.get_mut(st.mark.uses..).unwrap_or_default() {
            if used.ty.is_none() && operands.contains(&used.group) {
                used.ty = known;
            }
        }
    }

    /// Returns the ends of the operand groups, for rows with groups of variable size.
    fn operand_segments(&mut self, st: &OpState, row: Option<&Row>) -> u32 {
        let Some(row) = row.filter(|r| !r.simple_operands) else { return NO_SEGMENTS };
        let start = self.t.segments.len() as u32;
        let uses = self.uses.get(st.mark.uses..).unwrap_or(&[]);
        let mut end = 0;
        for group in 0..row.operands.len() {
            while uses.get(end).is_some_and(|u| u.group <= group) {
                end += 1;
            }
            self.t.segments.push(end as u32);
        }
        start
    }

    fn take_successors(&mut self, st: &OpState, operands: Slice, segments: u32) -> Slice {
        let first = self.t.successors.len();
        if self.op_successors.len() == st.mark.successors {
            return Slice::until(first, first);
        }
        for i in st.mark.successors..self.op_successors.len() {
            let pending = self.op_successors[i];
            let args = if pending.group == NO_ROW {
                let skipped = pending.first.saturating_sub(st.mark.uses as u32);
                Slice { start: operands.start + skipped.min(operands.len), len: pending.len }
            } else if segments == NO_SEGMENTS {
                Slice { start: operands.start + pending.group.min(operands.len), len: pending.len }
            } else {
                let end = |i: u32| self.t.segments.get((segments + i) as usize).copied().unwrap_or(0);
                let begin = if pending.group == 0 { 0 } else { end(pending.group - 1) };
                Slice { start: operands.start + begin, len: end(pending.group).saturating_sub(begin) }
            };
            let len = args.len.min((operands.start + operands.len).saturating_sub(args.start));
            self.t.successors.push(Successor { block: pending.block, args: Slice { len, ..args } });
        }
        self.op_successors.truncate(st.mark.successors);
        Slice::until(first, self.t.successors.len())
    }

    /// Creates the results, in ODS order for a known op, and defines their names.
    fn make_results(
        &mut self,
        st: &OpState,
        row: Option<&Row>,
        operands: Slice,
        segments: u32,
    ) -> (Slice, u32) {
        let first = self.t.values.len();
        let result_segments = match row {
            Some(row) if !row.results.names.is_empty() || st.named_results == 0 => {
                self.known_results(st, row, operands, segments)
            }
            _ => {
                if st.generic {
                    self.spelled_results(st)
                } else {
                    self.guessed_results(st)
                }
                NO_SEGMENTS
            }
        };
        let made = (self.t.values.len() - first) as u32;
        if st.named_results != 0 && made != st.named_results {
            let name = self.name_text(st);
            let message = format!("{name} has {made} result(s), but {} are named here", st.named_results);
            let span = Span::new(st.start, st.name_span.start);
            self.report(Diagnostic::error("parse::result-count", span, message));
        }
        self.name_results(st, first);
        (Slice::until(first, self.t.values.len()), result_segments)
    }

    fn name_results(&mut self, st: &OpState, first: usize) {
        let mut next = first;
        for i in st.mark.names..self.names.len() {
            let name = self.names[i];
            let id = <ValueId as seawall_base::EntityId>::from_index;
            let count = (name.count as usize).min(self.t.values.len().saturating_sub(next));
            for k in next..next + count {
                self.t.values[id(k)].name = name.span;
            }
            if count > 0 {
                self.define(name.span, id(next), count as u32);
            }
            next += count;
        }
    }

    fn push_result(&mut self, st: &OpState, first: usize, ty: TypeId) -> ValueId {
        let index = (self.t.values.len() - first) as u32;
        self.t.values.push(Value { ty, def: ValueDef::OpResult { op: st.op, index }, name: Span::default() })
    }

    /// Creates the results of an op in the generic form without a row: one per written type.
    fn spelled_results(&mut self, st: &OpState) {
        let first = self.t.values.len();
        for i in st.mark.result_types..self.result_types.len() {
            self.push_result(st, first, self.result_types[i].1);
        }
    }

    /// Creates the results of an op that is read by structure: one per name, typed by the last
    /// types of its text.
    fn guessed_results(&mut self, st: &OpState) {
        let first = self.t.values.len();
        let types = self.result_types.len() - st.mark.result_types;
        let named = st.named_results as usize;
        for i in 0..named {
            let at = if types == 1 { Some(0) } else { (types + i).checked_sub(named) };
            let found = at.and_then(|i| self.result_types.get(st.mark.result_types + i));
            let ty = found.map_or(self.unknown, |t| t.1);
            self.push_result(st, first, ty);
        }
    }

    /// Creates the results as the row states: with types from the text or from the row's rules.
    fn known_results(&mut self, st: &OpState, row: &Row, operands: Slice, segments: u32) -> u32 {
        let first = self.t.values.len();
        let types = st.mark.result_types..self.result_types.len();
        if let (&[Arity::One], &[(0, ty)]) = (&row.results.arity[..], &self.result_types[types.clone()]) {
            let ty = self.completed(st, row, 0, ty);
            self.push_result(st, first, ty);
            return NO_SEGMENTS;
        }
        let start = self.t.segments.len() as u32;
        let sorted = self.result_types[types.clone()].is_sorted_by_key(|t| t.0);
        if !sorted {
            self.result_types[types.clone()].sort_by_key(|t| t.0);
        }
        // Results without a printed type exist if they are mandatory, or if there are more names.
        let groups = row.results.arity.iter().enumerate();
        let mandatory =
            groups.filter(|&(g, &a)| a == Arity::One && !self.has_type(types.clone(), g as u32)).count()
                + types.len();
        let mut spare = (st.named_results as usize).saturating_sub(mandatory);
        let mut next = types.start;
        for (group, arity) in row.results.arity.iter().enumerate() {
            let group = group as u32;
            let before = next;
            while next < types.end && self.result_types[next].0 == group {
                let ty = self.completed(st, row, group, self.result_types[next].1);
                self.push_result(st, first, ty);
                next += 1;
            }
            if next == before {
                let missing = match arity {
                    Arity::One => 1,
                    Arity::Optional => spare.min(1),
                    Arity::Many => spare,
                };
                spare -= missing.min(spare) * usize::from(*arity != Arity::One);
                for _ in 0..missing {
                    self.infer_result(st, row, group, first, operands, segments);
                }
            }
            if !row.simple_results {
                self.t.segments.push((self.t.values.len() - first) as u32);
            }
        }
        if row.simple_results { NO_SEGMENTS } else { start }
    }

    fn has_type(&self, range: std::ops::Range<usize>, group: u32) -> bool {
        self.result_types.get(range).unwrap_or(&[]).iter().any(|t| t.0 == group)
    }

    /// Returns the printed type, with its elided prefix restored if the row has one.
    #[inline]
    fn completed(&mut self, st: &OpState, row: &Row, group: u32, ty: TypeId) -> TypeId {
        for rule in row.rules.iter().filter(|r| r.result == group) {
            if let RuleKind::Complete(prefix) = rule.kind
                && self.type_text(ty).starts_with('<')
            {
                return self.complete(ty, prefix, rule.key(st.row));
            }
        }
        ty
    }

    fn infer_result(
        &mut self,
        st: &OpState,
        row: &Row,
        group: u32,
        first: usize,
        operands: Slice,
        segments: u32,
    ) {
        let rule =
            row.rules.iter().position(|r| r.result == group && !matches!(r.kind, RuleKind::Complete(_)));
        let value = self.push_result(st, first, self.unknown);
        let Some(index) = rule else { return };
        let rule = &row.rules[index];
        let slot = match rule.operand() {
            None => 0,
            Some(group) if segments == NO_SEGMENTS => operands.start + group,
            Some(0) => operands.start,
            Some(group) => {
                operands.start + self.t.segments.get((segments + group - 1) as usize).copied().unwrap_or(0)
            }
        };
        if rule.operand().is_some() {
            if slot >= operands.start + operands.len {
                return;
            }
            if self.scope.is_waiting(slot) {
                self.late_types.push((value, rule.key(st.row), slot));
                return;
            }
        }
        let source = self.t.operand_values.get(slot as usize).copied();
        let source =
            source.filter(|_| rule.operand().is_some()).map_or(self.unknown, |v| self.t.values[v].ty);
        self.t.values[value].ty = self.apply_rule(rule, st.row, source);
    }

    /// Sets the result types that depend on operands defined later in the text.
    pub(super) fn late_types(&mut self) {
        let registry = self.registry;
        for (value, key, slot) in std::mem::take(&mut self.late_types) {
            let Some((rule, row)) = crate::infer::rule_of(registry.rows(), key) else { continue };
            let source =
                self.t.operand_values.get(slot as usize).map_or(self.unknown, |&v| self.t.values[v].ty);
            self.t.values[value].ty = self.apply_rule(rule, row, source);
        }
    }
}
