//! The control-flow graph of a kernel. A loop around `mbarrier.try_wait` is one wait.

use rustc_hash::FxHashMap;
use seawall_ptx::table::{Access, Control, Meaning};
use seawall_ptx::{Function, InstructionId, Module, OperandKind, StatementKind};

use crate::elements::{Element, Step};
use crate::inline::{Item, inlined, param_access, param_name};
use crate::names::{Scope, Scopes};

/// How a block ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    Goto(usize),
    /// The guard of the step decides: the first block if it holds.
    Branch {
        step: usize,
        taken: usize,
        otherwise: usize,
    },
    /// One of several blocks.
    Switch(Vec<usize>),
    Return,
    Unreachable,
}

/// A basic block: steps `first..end`.
#[derive(Clone, Debug)]
pub(crate) struct BasicBlock {
    pub(crate) first: usize,
    pub(crate) end: usize,
    pub(crate) exit: Exit,
}

/// A control-flow graph. Block 0 is the entry.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flow {
    pub(crate) steps: Vec<Step>,
    pub(crate) blocks: Vec<BasicBlock>,
    pub(crate) predecessors: Vec<Vec<usize>>,
    /// Reachable blocks in reverse postorder.
    pub(crate) order: Vec<usize>,
    /// The position of each block in the order.
    pub(crate) position: Vec<Option<usize>>,
}

impl Exit {
    /// The blocks that may follow.
    pub(crate) fn successors(&self) -> Vec<usize> {
        match self {
            Exit::Goto(block) => vec![*block],
            Exit::Branch { taken, otherwise, .. } => vec![*taken, *otherwise],
            Exit::Switch(blocks) => blocks.clone(),
            Exit::Return | Exit::Unreachable => Vec::new(),
        }
    }

    /// The exit with other numbers of its targets.
    pub(crate) fn renamed(&self, mut number: impl FnMut(usize) -> usize) -> Exit {
        match self {
            Exit::Goto(block) => Exit::Goto(number(*block)),
            Exit::Branch { step, taken, otherwise } => {
                Exit::Branch { step: *step, taken: number(*taken), otherwise: number(*otherwise) }
            }
            Exit::Switch(blocks) => Exit::Switch(blocks.iter().map(|&block| number(block)).collect()),
            Exit::Return => Exit::Return,
            Exit::Unreachable => Exit::Unreachable,
        }
    }

    /// Goes to the block `to` instead of the block `from`.
    pub(crate) fn redirect(&mut self, from: usize, to: usize) {
        let targets: Vec<&mut usize> = match self {
            Exit::Goto(block) => vec![block],
            Exit::Branch { taken, otherwise, .. } => vec![taken, otherwise],
            Exit::Switch(blocks) => blocks.iter_mut().collect(),
            Exit::Return | Exit::Unreachable => Vec::new(),
        };
        targets.into_iter().filter(|target| **target == from).for_each(|target| *target = to);
    }
}

/// The label behind the copy of a callee. No label of the text is empty.
const RETURN: &str = "";

impl Flow {
    /// Builds the graph of a function. Branches to unknown labels end the block, and are returned.
    pub(crate) fn new<'m>(
        module: &'m Module,
        function: &Function,
        scopes: &mut Scopes<'m>,
        targets: &mut Vec<InstructionId>,
    ) -> Flow {
        let body = inlined(module, function);
        let (of_body, of_statements) = Scopes::of_body(module, &body);
        *scopes = of_body;
        let elements = elements(module, &body, &of_statements);
        let lists = lists(module, &body, &of_statements);
        let mut builder =
            Builder { module, scopes, lists, labels: FxHashMap::default(), flow: Flow::default() };
        let starts = builder.split(&elements);
        builder.connect(&starts, targets);
        let mut flow = builder.flow;
        flow.finish();
        flow
    }

    /// Computes what follows from the blocks and their exits.
    pub(crate) fn finish(&mut self) {
        let mut seen = vec![false; self.blocks.len()];
        let mut postorder = Vec::new();
        let mut stack = vec![(0, self.blocks[0].exit.successors())];
        seen[0] = true;
        while let Some((block, rest)) = stack.last_mut() {
            match rest.pop() {
                Some(next) if !seen[next] => {
                    seen[next] = true;
                    stack.push((next, self.blocks[next].exit.successors()));
                }
                Some(_) => {}
                None => {
                    postorder.push(*block);
                    stack.pop();
                }
            }
        }
        postorder.reverse();
        self.position = vec![None; self.blocks.len()];
        for (at, &block) in postorder.iter().enumerate() {
            self.position[block] = Some(at);
        }
        self.predecessors = vec![Vec::new(); self.blocks.len()];
        for &block in &postorder {
            for next in self.blocks[block].exit.successors() {
                self.predecessors[next].push(block);
            }
        }
        self.order = postorder;
    }

    /// Lets the branches of blocks depend on the predicate of the first step of the block that they
    /// take, where `is_such` holds.
    pub(crate) fn branch_on_next_blocks(&mut self, is_such: impl Fn(usize) -> bool) {
        for block in (0..self.blocks.len()).filter(|&block| is_such(block)) {
            if let Exit::Branch { taken, otherwise, .. } = self.blocks[block].exit {
                let step = self.blocks[taken].first;
                self.blocks[block].exit = Exit::Branch { step, taken, otherwise };
            }
        }
    }

    /// Whether an edge goes back in the order.
    pub(crate) fn is_back_edge(&self, from: usize, to: usize) -> bool {
        self.position[from] >= self.position[to]
    }
}

/// Labels and instructions, with loops around mbarrier waits collapsed.
fn elements<'m>(module: &'m Module, body: &[Item], scopes: &[Scope]) -> Vec<Element<'m>> {
    let mut elements: Vec<Element<'m>> = Vec::new();
    for (item, &scope) in body.iter().zip(scopes) {
        let id = match *item {
            Item::Statement(id) => id,
            Item::Enter(..) => continue,
            Item::Leave => {
                elements.push(Element::Label(scope, RETURN));
                continue;
            }
        };
        match module.statements[id].kind {
            StatementKind::Label { name } => elements.push(Element::Label(scope, module.of(name))),
            StatementKind::Instruction(id) => {
                elements.push(Element::Step(Step {
                    id,
                    scope,
                    waits: false,
                    branched: false,
                    peeks: false,
                    asserted: false,
                }));
                crate::wait_loops::collapse(module, &mut elements);
            }
            _ => {}
        }
    }
    elements
}

/// The lists of branch targets by label.
fn lists<'m>(
    module: &'m Module,
    body: &[Item],
    scopes: &[Scope],
) -> FxHashMap<&'m str, (Scope, Vec<&'m str>)> {
    let mut lists = FxHashMap::default();
    let mut label = None;
    for (item, &scope) in body.iter().zip(scopes) {
        let Item::Statement(id) = *item else { continue };
        match module.statements[id].kind {
            StatementKind::Label { name } => label = Some(module.of(name)),
            StatementKind::Targets { names } => {
                if let Some(label) = label {
                    let names =
                        module.operands(names).iter().map(|operand| module.of(operand.span)).collect();
                    lists.insert(label, (scope, names));
                }
            }
            _ => {}
        }
    }
    lists
}

struct Builder<'a, 'm> {
    module: &'m Module,
    scopes: &'a Scopes<'m>,
    lists: FxHashMap<&'m str, (Scope, Vec<&'m str>)>,
    labels: FxHashMap<(Scope, &'m str), usize>,
    flow: Flow,
}

impl<'m> Builder<'_, 'm> {
    /// Splits the elements into blocks. Returns the first step of each.
    fn split(&mut self, elements: &[Element<'m>]) -> Vec<usize> {
        // The first block is empty, so that no edge leads to it.
        let mut starts = vec![0, 0];
        let mut steps: Vec<Step> = Vec::new();
        for &element in elements {
            match element {
                Element::Label(scope, name) => {
                    if starts.last() != Some(&steps.len()) {
                        starts.push(steps.len());
                    }
                    self.labels.insert((scope, name), starts.len() - 1);
                }
                Element::Step(step) => {
                    steps.push(step);
                    if control(self.module, step.id).is_some_and(|control| control != Control::Call) {
                        starts.push(steps.len());
                    }
                }
            }
        }
        self.flow.steps = steps;
        starts
    }

    fn connect(&mut self, starts: &[usize], unknown: &mut Vec<InstructionId>) {
        let ends = starts.iter().skip(1).copied().chain([self.flow.steps.len()]);
        for (block, (&first, end)) in starts.iter().zip(ends).enumerate() {
            let next = block + 1;
            let last = (end > first).then(|| end - 1);
            let exit = match last {
                Some(step) => self.exit(step, next, starts.len(), unknown),
                None => Exit::Goto(next),
            };
            self.flow.blocks.push(BasicBlock { first, end, exit });
        }
        // The end of the body, which guarded returns also go to.
        let end = self.flow.steps.len();
        self.flow.blocks.push(BasicBlock { first: end, end, exit: Exit::Return });
    }

    fn exit(&self, step: usize, next: usize, end: usize, unknown: &mut Vec<InstructionId>) -> Exit {
        let Step { id, scope, waits, .. } = self.flow.steps[step];
        let target = match control(self.module, id) {
            None | Some(Control::Call) => return Exit::Goto(next),
            Some(Control::Return) => Some(self.find(scope, RETURN).unwrap_or(end)),
            Some(Control::Exit) => Some(end),
            // Only runs that do not trap are judged: a trap ends the whole grid.
            Some(Control::Trap) if self.module.instructions[id].guard.is_some() => return Exit::Goto(next),
            Some(Control::Trap) => return Exit::Unreachable,
            Some(Control::Branch) => {
                let label = self.module.operands_of(id).first().map(|operand| self.module.of(operand.span));
                label.and_then(|label| self.find(scope, label))
            }
            Some(Control::BranchIndexed) => return self.indexed(id, unknown),
        };
        let Some(taken) = target else {
            unknown.push(id);
            return Exit::Unreachable;
        };
        match self.module.instructions[id].guard {
            // It leaves the loop around an mbarrier wait.
            _ if waits => Exit::Goto(taken),
            None => Exit::Goto(taken),
            Some(_) if taken == next => Exit::Goto(next),
            Some(_) => Exit::Branch { step, taken, otherwise: next },
        }
    }

    fn indexed(&self, id: InstructionId, unknown: &mut Vec<InstructionId>) -> Exit {
        let list = self.module.operands_of(id).get(1).map(|operand| self.module.of(operand.span));
        let blocks = list.and_then(|list| self.lists.get(list)).and_then(|(scope, names)| {
            names.iter().map(|name| self.find(*scope, name)).collect::<Option<Vec<usize>>>()
        });
        match blocks {
            Some(blocks) => Exit::Switch(blocks),
            None => {
                unknown.push(id);
                Exit::Unreachable
            }
        }
    }

    /// The block of a label that is visible in a scope.
    fn find(&self, scope: Scope, label: &'m str) -> Option<usize> {
        let mut scope = Some(scope);
        while let Some(at) = scope {
            if let Some(&block) = self.labels.get(&(at, label)) {
                return Some(block);
            }
            scope = self.scopes.parent(at);
        }
        None
    }
}

fn control(module: &Module, id: InstructionId) -> Option<Control> {
    match module.opcode_of(id).row?.meaning {
        Meaning::Control(control) => Some(control),
        _ => None,
    }
}

/// The number of operands that an instruction writes.
pub(crate) fn result_operands(module: &Module, id: InstructionId) -> usize {
    use seawall_ptx::table::Results;
    match module.opcode_of(id).row.map(|row| row.results) {
        Some(Results::None | Results::FirstIfList) => 0,
        Some(Results::First | Results::FirstUnlessAddress) | None => 1,
        Some(Results::FirstTwo) => 2,
    }
}

/// The names that an instruction writes, in order.
pub(crate) fn results(module: &Module, id: InstructionId) -> Vec<&str> {
    let operands = module.operands_of(id);
    let mut names = Vec::new();
    if param_access(module, id) == Some(Access::Store) {
        names.extend(param_name(module, id).map(|(name, _)| name));
    }
    for operand in operands.iter().take(result_operands(module, id)) {
        match operand.kind {
            OperandKind::Name => names.push(module.of(operand.span)),
            OperandKind::Vector(parts) | OperandKind::Pair(parts) => {
                let parts = module.operands(parts).iter();
                names.extend(parts.map(|part| module.of(part.span)));
            }
            _ => {}
        }
    }
    names
}
