//! Calls of functions with bodies, as copies of these bodies.
//!
//! A copy has a scope of its own. A parameter of the callee is a register there: that of the
//! variable that the caller passes.

use seawall_ptx::table::{Access, Control, Meaning};
use seawall_ptx::{
    Function, FunctionId, InstructionId, Module, Operand, OperandKind, StatementId, StatementKind,
};

/// Calls that are nested deeper, and bodies beyond this number of statements, are not followed.
const DEPTH: usize = 16;
const MOST_STATEMENTS: usize = 1 << 18;

/// A statement of a body in which calls are replaced.
#[derive(Clone, Copy)]
pub(crate) enum Item {
    Statement(StatementId),
    /// The body of a callee begins, for this call.
    Enter(InstructionId, FunctionId),
    /// It ends.
    Leave,
}

/// The statements of a function's body, with the bodies of the functions that it calls.
pub(crate) fn inlined(module: &Module, function: &Function) -> Vec<Item> {
    let mut items = Vec::new();
    let mut open: Vec<std::vec::IntoIter<StatementId>> = vec![body(module, function).into_iter()];
    let mut callees: Vec<FunctionId> = Vec::new();
    while let Some(rest) = open.last_mut() {
        let Some(id) = rest.next() else {
            open.pop();
            if callees.pop().is_some() {
                items.push(Item::Leave);
            }
            continue;
        };
        match callee(module, id) {
            Some((call, callee))
                if !callees.contains(&callee) && callees.len() < DEPTH && items.len() < MOST_STATEMENTS =>
            {
                items.push(Item::Enter(call, callee));
                callees.push(callee);
                open.push(body(module, &module.functions[callee]).into_iter());
            }
            _ => items.push(Item::Statement(id)),
        }
    }
    items
}

/// The statements of a function's body.
fn body(module: &Module, function: &Function) -> Vec<StatementId> {
    let Some((first, end)) = function.body else { return Vec::new() };
    module.statements.ids().skip_while(|&id| id < first).take_while(|&id| id < end).collect()
}

/// The function that a statement always calls, if it has a body and as many parameters.
fn callee(module: &Module, id: StatementId) -> Option<(InstructionId, FunctionId)> {
    let StatementKind::Instruction(call) = module.statements[id].kind else { return None };
    let is_call = module.opcode_of(call).row?.meaning == Meaning::Control(Control::Call);
    if !is_call || module.instructions[call].guard.is_some() {
        return None;
    }
    let name = module.operands_of(call).iter().find(|operand| operand.kind == OperandKind::Name)?;
    let name = module.of(name.span);
    let is_callee =
        |function: &Function| !function.entry && function.body.is_some() && module.of(function.name) == name;
    let (callee, function) = module.functions.iter().find(|(_, function)| is_callee(function))?;
    let (results, arguments) = passed(module, call);
    let fits = results.len() == function.results.len() && arguments.len() == function.params.len();
    fits.then_some((call, callee))
}

/// The variables of a call: results and arguments.
fn passed(module: &Module, call: InstructionId) -> (Vec<&str>, Vec<&str>) {
    let (mut results, mut arguments) = (Vec::new(), Vec::new());
    let mut is_behind_name = false;
    for operand in module.operands_of(call) {
        match operand.kind {
            OperandKind::Name => is_behind_name = true,
            OperandKind::List(parts) => {
                let names = module.operands(parts).iter().map(|part| module.of(part.span));
                if is_behind_name { arguments.extend(names) } else { results.extend(names) }
            }
            _ => {}
        }
    }
    (results, arguments)
}

/// The parameters and results of a callee, each with the variable that the call passes for it.
pub(crate) fn bindings(module: &Module, call: InstructionId, callee: FunctionId) -> Vec<(&str, &str)> {
    let function = &module.functions[callee];
    let (results, arguments) = passed(module, call);
    let name = |&variable: &seawall_ptx::VariableId| module.of(module.variables[variable].name);
    let of_results = function.results.iter().map(name).zip(results);
    of_results.chain(function.params.iter().map(name).zip(arguments)).collect()
}

/// Whether an instruction loads or stores a variable of a call, with its kind.
pub(crate) fn param_access(module: &Module, id: InstructionId) -> Option<Access> {
    let opcode = module.opcode_of(id);
    match opcode.row?.meaning {
        Meaning::Access(kind @ (Access::Load | Access::Store))
            if opcode.has("param") || opcode.has("param::func") =>
        {
            Some(kind)
        }
        _ => None,
    }
}

/// The name in the address of an access, and whether the access is to its start and a scalar.
pub(crate) fn param_name(module: &Module, id: InstructionId) -> Option<(&str, bool)> {
    let is_address = |operand: &&Operand| matches!(operand.kind, OperandKind::Address { .. });
    let operands = module.operands_of(id);
    let OperandKind::Address { parts, offset } = operands.iter().find(is_address)?.kind else { return None };
    let name = module.of(module.operands(parts).first()?.span);
    let is_vector = |operand: &Operand| matches!(operand.kind, OperandKind::Vector(_));
    Some((name, offset == 0 && !operands.iter().any(is_vector)))
}
