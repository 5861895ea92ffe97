//! The arena of a PTX module.

use seawall_base::{Diagnostic, PrimaryMap, Span, define_id};

use crate::table::Row;

define_id!(/// A [`Statement`].
    pub struct StatementId, "s");
define_id!(/// An [`Instruction`].
    pub struct InstructionId, "i");
define_id!(/// An [`Opcode`].
    pub struct OpcodeId, "op");
define_id!(/// A [`Function`].
    pub struct FunctionId, "fn");
define_id!(/// A [`Variable`].
    pub struct VariableId, "v");

/// A PTX module.
#[derive(Clone, Debug)]
pub struct Module {
    pub(crate) text: Box<str>,
    /// The version of the PTX ISA, such as `8.5`.
    pub version: Span,
    /// The first target, such as `sm_90a`.
    pub target: Span,
    /// All statements in the order of the text.
    pub statements: PrimaryMap<StatementId, Statement>,
    /// Instructions.
    pub instructions: PrimaryMap<InstructionId, Instruction>,
    /// Each opcode of the text once.
    pub opcodes: PrimaryMap<OpcodeId, Opcode>,
    /// Functions, with and without bodies.
    pub functions: PrimaryMap<FunctionId, Function>,
    /// Variables that are not registers.
    pub variables: PrimaryMap<VariableId, Variable>,
    pub(crate) operands: Vec<Operand>,
    /// What the reader does not know.
    pub warnings: Vec<Diagnostic>,
}

/// A statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement {
    /// What it is.
    pub kind: StatementKind,
    /// Its text, from the first token to the last.
    pub span: Span,
}

/// What a statement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatementKind {
    /// `{`: a scope begins.
    Open,
    /// `}`: a scope ends.
    Close,
    /// `NAME:`
    Label {
        /// The name.
        name: Span,
    },
    /// An instruction.
    Instruction(InstructionId),
    /// The declaration of registers, such as `.reg .b32 %r<5>`.
    Registers,
    /// The declaration of another variable.
    Variable(VariableId),
    /// The header of a function. `{` follows unless it is a declaration.
    Function(FunctionId),
    /// `.loc FILE LINE COLUMN`
    Location {
        /// The number of the file.
        file: u32,
        /// The line, from 1. 0 means that the instructions have no line.
        line: u32,
        /// The column, from 1. 0 means that it is not known.
        column: u32,
    },
    /// `.file NUMBER "NAME"`
    File {
        /// The number.
        number: u32,
        /// The name, with its quotes.
        name: Span,
    },
    /// `.section NAME { … }`, whose content is not read.
    Section,
    /// `LABEL: .branchtargets …` without its label, or a list of call targets.
    Targets {
        /// The names.
        names: Operands,
    },
    /// Another directive, such as `.version`.
    Directive {
        /// Its name.
        name: Span,
    },
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// Its predicate.
    pub guard: Option<Guard>,
    /// Its opcode.
    pub opcode: OpcodeId,
    /// Where its opcode stands.
    pub opcode_span: Span,
    /// Its operands.
    pub operands: Operands,
    /// Its text, from the predicate to the semicolon.
    pub span: Span,
}

/// The predicate of an instruction, `@p` or `@!p`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guard {
    /// The register.
    pub register: Span,
    /// Whether the instruction runs if the register is false.
    pub negated: bool,
}

/// The name of an instruction with its modifiers.
#[derive(Clone, Debug)]
pub struct Opcode {
    /// The whole name, such as `ld.shared.v4.b32`.
    pub name: Box<str>,
    /// The row of its family. `None` if no row describes it, or if it has a modifier that the row
    /// does not list.
    pub row: Option<&'static Row>,
}

impl Opcode {
    /// The modifiers: the parts of the name after that of its row.
    pub fn modifiers(&self) -> impl Iterator<Item = &str> {
        let own = self.row.map_or(0, |row| row.name.len());
        self.name.get(own..).unwrap_or("").split('.').filter(|part| !part.is_empty())
    }

    /// Whether it has a modifier.
    pub fn has(&self, modifier: &str) -> bool {
        self.modifiers().any(|own| own == modifier)
    }
}

/// A range of operands in the arena of a module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Operands {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    /// What it is.
    pub kind: OperandKind,
    /// Its text.
    pub span: Span,
}

/// What an operand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandKind {
    /// A register, variable, label or special register, or `_`.
    Name,
    /// An integer, as 64 bits.
    Integer(u64),
    /// A floating-point constant.
    Float,
    /// `!NAME`
    Negated {
        /// The name.
        name: Span,
    },
    /// `{a, b}`
    Vector(Operands),
    /// `(a, b)`, of a call.
    List(Operands),
    /// `a|b`
    Pair(Operands),
    /// `[base+offset, …]`
    Address {
        /// The parts between commas. The first is the base without its offset.
        parts: Operands,
        /// The offset in bytes, added to the base.
        offset: i64,
    },
    /// `base+offset` without brackets: the address of a variable.
    Sum {
        /// The name.
        name: Span,
        /// The offset in bytes.
        offset: i64,
    },
}

/// A variable: its state space and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: Span,
    /// Its state space, such as `.shared`.
    pub space: Span,
    /// Whether it is declared `.extern`.
    pub external: bool,
    /// Its alignment in bytes, from `.align` or its type.
    pub align: u32,
    /// Its size in bytes. `None` for an array without a length, such as dynamic shared memory, and
    /// for a size that is not a number.
    pub size: Option<u64>,
    /// The function that declares it. `None` for a variable of the module.
    pub function: Option<FunctionId>,
}

/// A function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: Span,
    /// Whether it is a kernel (`.entry`).
    pub entry: bool,
    /// Its return values in order.
    pub results: Vec<VariableId>,
    /// Its parameters in order.
    pub params: Vec<VariableId>,
    /// The statements of its body without the braces, as positions: from the first up to the last,
    /// exclusive. `None` for a declaration.
    pub body: Option<(StatementId, StatementId)>,
    /// The threads of a CTA by dimension (`.reqntid`).
    pub threads: Option<[u32; 3]>,
    /// The largest number of threads of a CTA by dimension (`.maxntid`).
    pub max_threads: Option<[u32; 3]>,
    /// The CTAs of a cluster by dimension (`.reqnctapercluster`).
    pub cluster: Option<[u32; 3]>,
    /// Its header.
    pub span: Span,
}

impl Module {
    /// The text from which the module was read.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text of a span.
    pub fn of(&self, span: Span) -> &str {
        span.of(&self.text)
    }

    /// The operands of a range.
    pub fn operands(&self, range: Operands) -> &[Operand] {
        self.operands.get(range.start as usize..range.end as usize).unwrap_or_default()
    }

    /// The operands of an instruction.
    pub fn operands_of(&self, instruction: InstructionId) -> &[Operand] {
        self.operands(self.instructions[instruction].operands)
    }

    /// The opcode of an instruction.
    pub fn opcode_of(&self, instruction: InstructionId) -> &Opcode {
        &self.opcodes[self.instructions[instruction].opcode]
    }
}
