//! What the check does not decide, in words.

use std::collections::{BTreeMap, BTreeSet};

use seawall_base::{Diagnostic, EntityId};
use seawall_model::{Amd, MemoryKind, WaveCounter};

use crate::effect::{Effect, LdsUse};
use crate::module::{InstructionId, Module};
use crate::opcode::selects_upper_registers;
use crate::state::{Fact, State};

/// Collects unresolved cases.
pub(crate) struct Unresolved<'m> {
    module: &'m Module<'m>,
    facts: &'m [Fact],
    /// Whether all functions that may be called begin with a wait for all results.
    callees_wait: bool,
    /// The instructions that are calls, jumps or returns with results in flight, or not understood.
    places: BTreeMap<(&'static str, String), (InstructionId, u32)>,
    /// The first two accesses that a barrier may not order, by barrier.
    barriers: BTreeMap<InstructionId, (InstructionId, InstructionId, bool)>,
    lost: Vec<InstructionId>,
    /// The instruction behind which control leaves the text.
    left: Option<InstructionId>,
    is_complete: bool,
    knows_vectors: bool,
}

/// The unresolved cases of a text.
pub(crate) struct Cases {
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Whether none of them limits the paths of the check.
    pub(crate) is_complete: bool,
    /// Whether operands name the vector registers that instructions use.
    pub(crate) knows_vectors: bool,
}

impl<'m> Unresolved<'m> {
    pub(crate) fn new(module: &'m Module<'m>, facts: &'m [Fact], gpu: &'m Amd) -> Self {
        let mut callees = module.functions.iter().filter(|function| !function.kernel).peekable();
        let has_callees = callees.peek().is_some();
        let callees_wait =
            has_callees && callees.all(|function| waits_first(&facts[function.first.index()..], gpu));
        Unresolved {
            module,
            facts,
            callees_wait,
            places: BTreeMap::new(),
            barriers: BTreeMap::new(),
            lost: Vec::new(),
            left: None,
            is_complete: module.warnings.is_empty(),
            knows_vectors: true,
        }
    }

    /// Adds branches whose targets the text does not have.
    pub(crate) fn branches(&mut self, lost: &[InstructionId]) {
        self.lost = lost.to_vec();
        self.is_complete &= lost.is_empty();
    }

    /// Adds that control runs behind the last instruction of the text.
    pub(crate) fn leaves_text(&mut self, last: InstructionId) {
        self.left = Some(last);
        self.is_complete = false;
    }

    /// Adds what is unresolved at an instruction. `state` is the state before it.
    pub(crate) fn visit(&mut self, id: InstructionId, state: &State) {
        let fact = &self.facts[id.index()];
        match &fact.effect {
            Effect::Unknown => self.place("amdgcn::instruction", id),
            Effect::Indexed => {
                self.knows_vectors = false;
                self.place("amdgcn::register-index", id);
            }
            Effect::Call if state.has_results() && !self.callees_wait => self.place("amdgcn::call", id),
            Effect::Jump if self.is_in_kernel(id) => self.place("amdgcn::jump", id),
            Effect::Jump if state.has_results() => self.place("amdgcn::return", id),
            Effect::Memory(memory) if memory.kind == MemoryKind::FlatLoad => self.place("amdgcn::flat", id),
            Effect::Memory(_) if fact.counters.is_empty() => self.place("amdgcn::instruction", id),
            _ => {}
        }
        let Some(lds) = fact.lds() else { return };
        for (&access, exposure) in &state.exposed {
            let writes = lds.writes() || self.facts[access.index()].lds().is_some_and(LdsUse::writes);
            if let (Some(barrier), true) = (exposure.barrier, writes && access != id) {
                self.barriers.entry(barrier).or_insert((access, id, exposure.is_in_flight));
            }
        }
    }

    fn is_in_kernel(&self, id: InstructionId) -> bool {
        let own = self.module.functions.iter().rfind(|function| function.first <= id);
        own.is_none_or(|function| function.kernel)
    }

    fn place(&mut self, code: &'static str, id: InstructionId) {
        self.is_complete = false;
        let key = (code, self.module.mnemonic(id).to_owned());
        self.places.entry(key).or_insert((id, 0)).1 += 1;
    }

    /// All unresolved cases.
    pub(crate) fn finish(mut self) -> Cases {
        let mut all = self.module.warnings.clone();
        all.extend(self.upper_registers());
        for ((code, mnemonic), (id, count)) in &self.places {
            all.push(self.diagnostic(code, mnemonic, *id, *count));
        }
        for &id in &self.lost {
            let message = "the target of this branch is not in the text: what is there is not checked";
            all.push(Diagnostic::warning("amdgcn::branch", self.module.instructions[id].span, message));
        }
        if let Some(id) = self.left {
            let message = "the text ends here, but the kernel goes on: what follows is not checked";
            all.push(Diagnostic::warning("amdgcn::branch", self.module.instructions[id].span, message));
        }
        all.extend(self.barriers.iter().map(|(&barrier, &pair)| self.barrier(barrier, pair)));
        all.extend(self.addresses());
        Cases { diagnostics: all, is_complete: self.is_complete, knows_vectors: self.knows_vectors }
    }

    fn diagnostic(&self, code: &'static str, mnemonic: &str, id: InstructionId, count: u32) -> Diagnostic {
        let span = self.module.instructions[id].span;
        let message = match code {
            "amdgcn::instruction" => format!("the effect of `{mnemonic}` is not known: its waits are not checked"),
            "amdgcn::register-index" => {
                format!("`{mnemonic}` selects registers by a value: waits for vector registers are not checked")
            }
            "amdgcn::flat" => {
                "whether a flat address is in LDS is not known: a wait for either counter counts".to_owned()
            }
            "amdgcn::call" => {
                "results in flight at this call are not followed: no function in the text waits for them first".to_owned()
            }
            "amdgcn::return" => "results are in flight at this return: the caller's uses are not checked".to_owned(),
            _ => "the target of this jump is not known: what follows is not checked".to_owned(),
        };
        let places = if count > 1 { format!("the first of {count}") } else { String::new() };
        Diagnostic::warning(code, span, message).label(places)
    }

    /// A barrier behind which a wave may use bytes that another wave still uses.
    fn barrier(
        &self,
        barrier: InstructionId,
        (access, later, is_in_flight): (InstructionId, InstructionId, bool),
    ) -> Diagnostic {
        let span = |id: InstructionId| self.module.instructions[id].span;
        let name = self.module.mnemonic(barrier);
        let wait = self.facts[access.index()].counters.first().copied().unwrap_or(WaveCounter::Lgkm).wait(0);
        let (message, label, at_access, help) = if is_in_flight {
            (
                format!(
                    "LDS instructions are in flight at this `{name}`: whether other waves use their bytes is not decided"
                ),
                "orders execution only",
                "in flight at the barrier",
                format!("if the two share bytes, insert `{wait}` before the barrier"),
            )
        } else {
            (
                format!(
                    "a group of waves is one barrier ahead of this `{name}`: whether it uses the bytes of LDS instructions before it is not decided"
                ),
                "does not order the group that is ahead",
                "before the barrier",
                "if the two share bytes, move one of them behind the next barrier".to_owned(),
            )
        };
        Diagnostic::warning("amdgcn::barrier", span(barrier), message)
            .label(label)
            .also(span(access), at_access)
            .also(span(later), "may use the same bytes in another wave")
            .help(help)
    }

    /// One note for the text: addresses of LDS are not followed.
    fn addresses(&self) -> Option<Diagnostic> {
        let accesses = self.facts.iter().filter(|fact| fact.lds().is_some()).count();
        let first = self.facts.iter().position(|fact| fact.lds().is_some())?;
        let span = self.module.instructions[InstructionId::from_index(first)].span;
        let message = "addresses of LDS are not followed: races between waves in LDS, and waits for copies into it, \
                       are not checked";
        let label = format!("the first of {accesses} LDS accesses");
        let help = "check the TTGIR of the kernel";
        Some(Diagnostic::warning("amdgcn::lds", span, message).label(label).help(help))
    }

    /// Registers beyond 255 have their number in comments only.
    fn upper_registers(&mut self) -> Option<Diagnostic> {
        if self.module.text.contains("/*v") {
            return None;
        }
        let first = self.module.instructions.ids().find(|&id| selects_upper_registers(self.module, id))?;
        (self.is_complete, self.knows_vectors) = (false, false);
        let message = "registers beyond `v255` are named by their lower bits: waits for vector registers are not checked";
        let span = self.module.instructions[first].span;
        let help = "give text with the whole numbers in comments, as LLVM writes it";
        Some(Diagnostic::warning("amdgcn::upper-registers", span, message).help(help))
    }
}

/// Whether a function begins with waits for all results.
fn waits_first(facts: &[Fact], gpu: &Amd) -> bool {
    let mut waited = BTreeSet::new();
    for fact in facts {
        match &fact.effect {
            Effect::Wait(counts) => {
                waited.extend(counts.iter().filter(|count| count.1 == 0).map(|count| count.0))
            }
            Effect::WaitForAll => return true,
            _ => break,
        }
    }
    counters_of_results(gpu).is_subset(&waited)
}

/// The counters of the results that a function may have in flight when it is called.
fn counters_of_results(gpu: &Amd) -> BTreeSet<WaveCounter> {
    let kinds = [MemoryKind::VectorLoad, MemoryKind::Lds, MemoryKind::Scalar];
    kinds.iter().flat_map(|&kind| gpu.counters(kind)).copied().collect()
}
