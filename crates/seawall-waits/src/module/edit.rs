//! New counts in the text of a module. Only the wait changes: its count and, on gfx1250, its name,
//! since waits for groups and waits for instructions are different ops. A count that is an operand
//! becomes a new constant before the op, because the old one may have other users.

use seawall_analysis::waits::Counter;
use seawall_base::{Diagnostic, Span};
use seawall_dialects::{InstructionWait, Meaning, OpKnowledge, Queue, Wait};
use seawall_mlir::{AttrValue, Edits, Module, OpId};
use seawall_model::Target;

use super::intrinsic_queue;
use crate::note::{Rule, WaitCount};

/// A counter and its count.
type Count = (Counter, u32);

/// Where an op states its counts.
#[derive(Clone, Copy, Debug)]
enum Stated {
    /// One counter, in this attribute.
    In(&'static str),
    /// Several counters, packed into this attribute.
    PackedIn(&'static str),
    /// Several counters, each in an attribute of its own.
    Named,
    /// In the constant that is the first operand of a call of an intrinsic, packed or not.
    Operand { packed: bool },
}

fn stated(knowledge: &OpKnowledge<'_>, op: OpId) -> Option<Stated> {
    match knowledge.meaning(op) {
        Meaning::Wait(Wait { queue: Queue::NamedCounters, .. }) => Some(Stated::Named),
        Meaning::Wait(Wait { queue: Queue::PackedCounters, count, .. }) => count.map(Stated::PackedIn),
        Meaning::Wait(Wait { count, .. }) => count.map(Stated::In),
        _ => intrinsic_queue(knowledge, op)
            .map(|queue| Stated::Operand { packed: queue == Queue::PackedCounters }),
    }
}

/// Whether the count of `counter` can be written for an op whose name stays.
pub(super) fn is_written(knowledge: &OpKnowledge<'_>, op: OpId, counter: Counter, target: &Target) -> bool {
    let module = knowledge.module();
    match stated(knowledge, op) {
        Some(Stated::In(_)) => true,
        Some(Stated::PackedIn(key)) => packed(module, op, key, &[(counter, 0)], target).is_some(),
        Some(Stated::Named) => one_of_several(module, op, counter).is_some(),
        Some(Stated::Operand { packed }) => operand(knowledge, op, packed, &[(counter, 0)], target).is_some(),
        None => false,
    }
}

/// The value of an attribute with several counters, with these counts.
fn packed(module: &Module, op: OpId, key: &str, counts: &[Count], target: &Target) -> Option<u32> {
    with_counts(u32::try_from(module.attr_int(op, key)?).ok()?, counts, target)
}

/// The operand of `s_waitcnt` with other counts; `None` if the GPU has no such instruction.
fn with_counts(field: u32, counts: &[Count], target: &Target) -> Option<u32> {
    counts.iter().try_fold(field, |field, &(counter, count)| with_count(field, counter, target, count))
}

/// The operand of `s_waitcnt` with another count. `None` if it has no such count.
fn with_count(field: u32, counter: Counter, target: &Target, count: u32) -> Option<u32> {
    target.amd()?.with_count(field, counter.of_wave()?, count)
}

/// The attribute of a wait for several memory counters that holds `counter`; `None` for loads if
/// stores share their counter.
fn one_of_several(module: &Module, op: OpId, counter: Counter) -> Option<&'static str> {
    let key = match counter {
        Counter::Vm | Counter::Load if module.attr(op, "store").is_none() => "load",
        Counter::Lgkm | Counter::Ds => "ds",
        Counter::Tensor => "tensor",
        _ => return None,
    };
    module.attr(op, key).map(|_| key)
}

/// The new operand of an intrinsic, if the old one is a constant.
fn operand(
    knowledge: &OpKnowledge<'_>,
    op: OpId,
    packed: bool,
    counts: &[Count],
    target: &Target,
) -> Option<u32> {
    let (_, old) = constant(knowledge, op)?;
    match (packed, counts) {
        (true, _) => with_counts(old, counts, target),
        (false, &[(_, count)]) => Some(count),
        (false, _) => None,
    }
}

/// The op that defines the operand of an intrinsic, and its value.
fn constant(knowledge: &OpKnowledge<'_>, op: OpId) -> Option<(OpId, u32)> {
    let module = knowledge.module();
    let maker = module.defining_op(*module.operands(op).first()?)?;
    if knowledge.meaning(maker) != Meaning::Constant {
        return None;
    }
    match module.attr_value(module.attr(maker, "value")?) {
        AttrValue::Int { value, .. } => Some((maker, u32::try_from(value).ok()?)),
        _ => None,
    }
}

/// The text of `module` with the counts of `waits`.
///
/// # Errors
///
/// If an attribute cannot be edited in the text.
pub fn apply(module: &Module, waits: &[WaitCount<OpId>], target: &Target) -> Result<String, Diagnostic> {
    edits(module, waits, target)?.apply()
}

/// The edits of [`apply`].
///
/// # Errors
///
/// As for [`apply`].
pub fn edits<'m>(
    module: &'m Module,
    waits: &[WaitCount<OpId>],
    target: &Target,
) -> Result<Edits<'m>, Diagnostic> {
    let knowledge = OpKnowledge::new(module);
    let mut writer = Writer { knowledge: &knowledge, target, edits: Edits::new(module), made: 0 };
    for waits in waits.chunk_by(|wait, next| wait.at == next.at) {
        let changed = |wait: &&WaitCount<OpId>| wait.new.is_some_and(|new| wait.old != Some(new));
        let counts: Vec<Count> =
            waits.iter().filter(changed).filter_map(|wait| Some((wait.counter, wait.new?))).collect();
        let Some(wait) = waits.first() else { continue };
        match (writer.replacement(wait), wait.new) {
            (Some((key, replacement)), Some(new)) => writer.replace(wait, key, replacement, new)?,
            _ if counts.is_empty() => {}
            _ => {
                writer.write(wait.at, &counts)?;
                writer.regroup(wait);
            }
        }
    }
    Ok(writer.edits)
}

/// The edits that set the count of `counter` in the wait `op`, whose name stays. `None` if the
/// count cannot be written.
///
/// # Errors
///
/// If an attribute cannot be edited in the text.
pub fn recounted<'m>(
    module: &'m Module,
    op: OpId,
    (counter, count): Count,
    target: &Target,
) -> Result<Option<Edits<'m>>, Diagnostic> {
    let knowledge = OpKnowledge::new(module);
    if !is_written(&knowledge, op, counter, target) {
        return Ok(None);
    }
    let mut writer = Writer { knowledge: &knowledge, target, edits: Edits::new(module), made: 0 };
    writer.write(op, &[(counter, count)])?;
    Ok(Some(writer.edits))
}

/// The groups that a wait leaves in flight, of which its text states `old`.
fn fewer_groups(wait: &WaitCount<OpId>, old: i128) -> i128 {
    match wait.rule {
        Rule::Newest(groups) => old.min(i128::from(groups)),
        Rule::Named | Rule::Need => old,
    }
}

struct Writer<'a, 'm> {
    knowledge: &'a OpKnowledge<'m>,
    target: &'a Target,
    edits: Edits<'m>,
    /// The number of names that were tried for new constants.
    made: u32,
}

impl Writer<'_, '_> {
    /// The op that replaces a wait whose count is in instructions, and the attribute with the count
    /// of the replaced one.
    fn replacement(&self, wait: &WaitCount<OpId>) -> Option<(&'static str, &'static InstructionWait)> {
        let in_instructions = matches!(wait.counter, Counter::Async | Counter::Vm | Counter::Tensor);
        match self.knowledge.meaning(wait.at) {
            Meaning::Wait(Wait { queue, count: Some(count), tokens: Some(_), .. }) if in_instructions => {
                let replacement = queue.instruction_wait()?;
                (count != replacement.count).then_some((count, replacement))
            }
            _ => None,
        }
    }

    fn replace(
        &mut self,
        wait: &WaitCount<OpId>,
        key: &str,
        replacement: &InstructionWait,
        new: u32,
    ) -> Result<(), Diagnostic> {
        let op = wait.at;
        let module = self.knowledge.module();
        self.rename(op, module.op_name(op), replacement.name)?;
        // A wait without the attribute leaves nothing.
        let old = fewer_groups(wait, module.attr_int(op, key).unwrap_or(0));
        self.edits.remove_attr(op, key);
        self.edits.set_attr(op, replacement.count, &format!("{new} : i32"));
        self.edits.set_attr(op, replacement.replaced, &format!("{old} : i32"));
        Ok(())
    }

    /// Writes the groups beside a count of instructions, if the count is that of fewer groups.
    fn regroup(&mut self, wait: &WaitCount<OpId>) {
        let Meaning::Wait(Wait { queue, .. }) = self.knowledge.meaning(wait.at) else { return };
        let Some(written) = queue.instruction_wait() else { return };
        let Some(old) = self.knowledge.module().attr_int(wait.at, written.replaced) else { return };
        if let Ok(groups) = u32::try_from(fewer_groups(wait, old))
            && i128::from(groups) < old
        {
            self.set(wait.at, written.replaced, groups);
        }
    }

    /// Writes the counts of one op whose name stays.
    fn write(&mut self, op: OpId, counts: &[Count]) -> Result<(), Diagnostic> {
        let module = self.knowledge.module();
        match stated(self.knowledge, op) {
            Some(Stated::In(key)) => counts.iter().for_each(|&(_, count)| self.set(op, key, count)),
            Some(Stated::PackedIn(key)) => {
                if let Some(value) = packed(module, op, key, counts, self.target) {
                    self.set(op, key, value);
                }
            }
            Some(Stated::Named) => {
                for &(counter, count) in counts {
                    if let Some(key) = one_of_several(module, op, counter) {
                        self.set(op, key, count);
                    }
                }
            }
            Some(Stated::Operand { packed }) => {
                if let Some(value) = operand(self.knowledge, op, packed, counts, self.target) {
                    return self.set_operand(op, value);
                }
            }
            None => {}
        }
        Ok(())
    }

    /// Sets a number in the spelling of the old value, with its type if that has one.
    fn set(&mut self, op: OpId, key: &str, value: u32) {
        let module = self.knowledge.module();
        let text = match module.attr(op, key).map(|attr| module.attr_text(attr)) {
            Some(old) => match old.split_once(':') {
                Some((_, ty)) => format!("{value} : {}", ty.trim()),
                None => value.to_string(),
            },
            None => format!("{value} : i32"),
        };
        self.edits.set_attr(op, key, &text);
    }

    /// Changes the name in the text, quoted or not.
    fn rename(&mut self, op: OpId, old: &str, new: &str) -> Result<(), Diagnostic> {
        let module = self.knowledge.module();
        let span = module.op(op).name_span;
        let Some(at) = span.of(module.text()).find(old) else {
            let message = format!("cannot edit this op: its text does not contain the name `{old}`");
            return Err(Diagnostic::error("waits::name", span, message));
        };
        let start = span.start + at as u32;
        self.edits.replace(Span::new(start, start + old.len() as u32), new);
        Ok(())
    }

    /// Makes a call of an intrinsic wait with a new operand: a copy of the old constant with
    /// another value.
    fn set_operand(&mut self, op: OpId, value: u32) -> Result<(), Diagnostic> {
        let module = self.knowledge.module();
        let text = |start, end| Span::new(start, end).of(module.text());
        let constant = constant(self.knowledge, op)
            .and_then(|(maker, _)| Some((maker, module.named_attr(maker, "value")?.span)))
            .zip(module.operand_spans(op).first());
        let Some(((maker, old), &used)) = constant.filter(|(_, used)| !used.is_empty()) else {
            let message = "cannot edit this op: its text does not contain the count";
            return Err(Diagnostic::error("waits::operand", module.op(op).span, message));
        };
        let name = loop {
            let name = format!("%wait_count_{}", self.made);
            self.made += 1;
            if !module.text().contains(&name) {
                break name;
            }
        };
        let start = module.results(maker).first().map_or(old.start, |&result| module.value(result).name.end);
        let end = module.loc(maker).map_or(module.op(maker).span.end, |loc| loc.start);
        let ty = old.of(module.text()).find(':').map_or(old.end, |at| old.start + at as u32);
        let ty = text(ty, end).trim_end();
        let blank = if ty.starts_with(':') { " " } else { "" };
        self.edits.insert_before(op, &format!("{name}{}{value}{blank}{ty}", text(start, old.start)));
        self.edits.replace(used, name);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_counters_are_written_where_the_gpu_has_them() {
        let counted =
            |counter, isa: &str, count| with_counts(3952, &[(counter, count)], &Target::Amd(isa.to_owned()));
        let vmcnt = |isa, count| counted(Counter::Vm, isa, count);
        assert_eq!(vmcnt("gfx942", 3), Some(3952 + 3));
        assert_eq!(vmcnt("gfx942", 17), Some(3952 + 1 + 0x4000));
        assert_eq!(vmcnt("gfx1200", 3), None);
        // 3952 is 0xf70.
        assert_eq!(counted(Counter::Lgkm, "gfx942", 2), Some(0x0270));
        assert_eq!(counted(Counter::Lgkm, "gfx1030", 33), Some(0x2170));
        assert_eq!(counted(Counter::Lgkm, "gfx1100", 5), Some(0x0c50));
        assert_eq!(counted(Counter::Lgkm, "gfx1250", 2), None);
    }
}
