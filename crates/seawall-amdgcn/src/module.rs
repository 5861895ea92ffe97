//! The parts of a text: instructions, labels and functions.

use std::collections::BTreeMap;

use seawall_base::{Diagnostic, PrimaryMap, Span, define_id};
use seawall_model::Target;
use smallvec::SmallVec;

use crate::registers::RegisterRange;
use crate::source_lines::SourceLine;

define_id!(/// An [`Instruction`].
    pub struct InstructionId, "#");

/// An operand of an instruction. The last one includes the modifiers behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Its text.
    pub span: Span,
    /// The registers that it names.
    pub registers: SmallVec<[RegisterRange; 1]>,
}

/// An instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// The mnemonic.
    pub mnemonic: Span,
    /// The mnemonic and the operands.
    pub span: Span,
    /// The operands.
    pub operands: Vec<Operand>,
    /// The position of its source line in [`Module::lines`].
    pub line: Option<u32>,
}

/// A function: a kernel, or what kernels call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its symbol.
    pub name: String,
    /// Whether the GPU can start it (`.amdhsa_kernel`).
    pub kernel: bool,
    /// Its first instruction.
    pub first: InstructionId,
    /// Its number of instructions.
    pub len: usize,
}

/// A text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module<'t> {
    /// The text.
    pub text: &'t str,
    /// The GPU of `.amdgcn_target`.
    pub target: Option<Target>,
    /// The instructions in order.
    pub instructions: PrimaryMap<InstructionId, Instruction>,
    /// The instruction behind each label. `None` behind the last instruction.
    pub labels: BTreeMap<&'t str, Option<InstructionId>>,
    /// The functions with instructions, in order.
    pub functions: Vec<Function>,
    /// Source lines.
    pub lines: Vec<SourceLine>,
    /// What the reader does not understand.
    pub warnings: Vec<Diagnostic>,
}

impl Module<'_> {
    /// The mnemonic of an instruction.
    pub fn mnemonic(&self, id: InstructionId) -> &str {
        self.instructions[id].mnemonic.of(self.text)
    }

    /// The text of an operand. Empty if there is no such operand.
    pub fn operand(&self, id: InstructionId, index: usize) -> &str {
        self.instructions[id].operands.get(index).map_or("", |operand| operand.span.of(self.text))
    }

    /// Whether a modifier of the instruction is `word`.
    pub(crate) fn has_modifier(&self, id: InstructionId, word: &str) -> bool {
        let last = self.instructions[id].operands.last();
        last.is_some_and(|operand| operand.span.of(self.text).split_whitespace().any(|own| own == word))
    }
}
