//! Which definition of a register reaches a block (single static assignment).

use rustc_hash::FxHashMap;
use seawall_ptx::Module;

use crate::flow::{Flow, results};
use crate::names::Scopes;

/// The value of a register at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Reaching {
    /// Nothing has written it.
    Undefined,
    /// This result of this step.
    Step(u32, u8),
    /// It differs between the predecessors of this block.
    Phi { block: u32, register: u32 },
}

/// The largest product of blocks and registers that live across blocks.
const LIMIT: usize = 1 << 23;

/// The definitions that reach the ends of blocks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Definitions {
    /// The registers that live across blocks, by position.
    globals: FxHashMap<u32, usize>,
    at_start: Vec<Vec<Reaching>>,
    at_end: Vec<Vec<Reaching>>,
    /// The registers that each step writes.
    pub(crate) written: Vec<Vec<u32>>,
}

impl Definitions {
    /// Computes the definitions, or `None` if the kernel is too large.
    pub(crate) fn new<'m>(
        module: &'m Module,
        flow: &Flow,
        scopes: &mut Scopes<'m>,
        reads: impl Fn(usize, &mut Scopes<'m>) -> Vec<u32>,
    ) -> Option<Definitions> {
        let mut definitions = Definitions::default();
        for step in &flow.steps {
            let names = results(module, step.id).into_iter();
            definitions.written.push(names.map(|name| scopes.register(step.scope, name)).collect());
        }
        for &block in &flow.order {
            let mut own: Vec<u32> = Vec::new();
            for step in flow.blocks[block].first..flow.blocks[block].end {
                let guarded = module.instructions[flow.steps[step].id].guard.is_some();
                let mut read = reads(step, scopes);
                if guarded {
                    read.extend(&definitions.written[step]);
                }
                for register in read.into_iter().filter(|register| !own.contains(register)) {
                    let next = definitions.globals.len();
                    definitions.globals.entry(register).or_insert(next);
                }
                own.extend(&definitions.written[step]);
            }
        }
        (definitions.globals.len() * flow.blocks.len() <= LIMIT).then_some(())?;
        definitions.iterate(flow);
        Some(definitions)
    }

    fn iterate(&mut self, flow: &Flow) {
        let count = self.globals.len();
        self.at_start = vec![Vec::new(); flow.blocks.len()];
        self.at_end = vec![Vec::new(); flow.blocks.len()];
        let numbers: Vec<u32> = {
            let mut numbers = vec![0; count];
            self.globals.iter().for_each(|(&register, &at)| numbers[at] = register);
            numbers
        };
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &flow.order {
                let start = self.meet(flow, block, &numbers);
                if self.at_end[block].is_empty() || start != self.at_start[block] {
                    let mut end = start.clone();
                    for step in flow.blocks[block].first..flow.blocks[block].end {
                        for (result, register) in self.written[step].iter().enumerate() {
                            if let Some(&at) = self.globals.get(register) {
                                end[at] = Reaching::Step(step as u32, result as u8);
                            }
                        }
                    }
                    // Without registers, one pass suffices.
                    changed |= count > 0;
                    self.at_start[block] = start;
                    self.at_end[block] = end;
                }
            }
        }
    }

    fn meet(&self, flow: &Flow, block: usize, numbers: &[u32]) -> Vec<Reaching> {
        let mut known: Vec<&Vec<Reaching>> = flow.predecessors[block]
            .iter()
            .map(|&from| &self.at_end[from])
            .filter(|end| !end.is_empty())
            .collect();
        let undefined = vec![Reaching::Undefined; numbers.len()];
        if block == 0 {
            known.push(&undefined);
        }
        let before = &self.at_start[block];
        let of = |(at, &register): (usize, &u32)| {
            let phi = Reaching::Phi { block: block as u32, register };
            if before.get(at) == Some(&phi) {
                return phi;
            }
            let mut values = known.iter().map(|end| end[at]);
            let first = values.next().unwrap_or(Reaching::Undefined);
            if values.all(|value| value == first) { first } else { phi }
        };
        numbers.iter().enumerate().map(of).collect()
    }

    /// What reaches the start of a block.
    pub(crate) fn at_start(&self, block: usize, register: u32) -> Reaching {
        Definitions::of(&self.at_start[block], self.globals.get(&register))
    }

    /// What reaches the end of a block.
    pub(crate) fn at_end(&self, block: usize, register: u32) -> Reaching {
        Definitions::of(&self.at_end[block], self.globals.get(&register))
    }

    fn of(row: &[Reaching], at: Option<&usize>) -> Reaching {
        at.and_then(|&at| row.get(at)).copied().unwrap_or(Reaching::Undefined)
    }
}
