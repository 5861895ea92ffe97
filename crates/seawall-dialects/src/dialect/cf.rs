//! `cf`: branches between blocks, the form in which Triton places its barriers.

use crate::custom;
use crate::effect::default_write;
use crate::meaning::Meaning;
use crate::op::{OpDef, op};
use crate::traits::Traits;

const fn branch(name: &'static str) -> OpDef {
    op(name).pure().meaning(Meaning::Branch).traits(Traits::TERMINATOR.with(Traits::BRANCH))
}

/// The rows of the dialect.
pub(crate) static OPS: &[OpDef] = &[
    branch("cf.br").operands("destOperands*").successors("dest(destOperands)").custom(custom::cf_br),
    branch("cf.cond_br")
        .operands("condition, trueDestOperands*, falseDestOperands*")
        .attrs("branch_weights")
        .successors("trueDest(trueDestOperands), falseDest(falseDestOperands)")
        .custom(custom::cf_cond_br),
    branch("cf.switch")
        .operands("flag, defaultOperands*, caseOperands*")
        .attrs("case_values, case_operand_segments")
        .successors("defaultDestination(defaultOperands), caseDestinations*")
        .custom(custom::cf_switch),
    op("cf.assert")
        .operands("arg")
        .attrs("msg")
        .formats(&["$arg `,` $msg attr-dict"])
        .effects(&[default_write("")]),
];
