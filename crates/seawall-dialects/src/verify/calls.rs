//! Calls: the callee is a function of the module.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_mlir::{AttrValue, Module, OpId, ValueId};

/// The functions of a module by name, collected at the first call.
#[derive(Default)]
pub(super) struct Calls<'m> {
    functions: Option<FxHashMap<&'m str, Option<OpId>>>,
}

impl<'m> Calls<'m> {
    /// Returns the arguments of the function that `call` calls. `None` for an indirect call, for a
    /// function without a body, and for a name that several functions have.
    ///
    /// # Errors
    ///
    /// The callee is not a symbol of the module.
    pub(super) fn callee(
        &mut self,
        module: &'m Module,
        call: OpId,
    ) -> Result<Option<&'m [ValueId]>, Diagnostic> {
        let Some(attr) = module.named_attr(call, "callee") else { return Ok(None) };
        let name = module.op_name(call);
        let AttrValue::SymbolRef(text) = module.attr_value(attr.value) else {
            let message = format!("the callee of `{name}` is not a symbol");
            let error = Diagnostic::error("verify::call", attr.span, message);
            return Err(error.help("write the name of a function of this module, such as `@name`"));
        };
        let symbol = text.trim_start_matches('@').trim_matches('"');
        if symbol.contains("::") {
            return Ok(None);
        }
        let functions = self.functions.get_or_insert_with(|| functions(module));
        let Some(&function) = functions.get(symbol) else {
            let message = format!("`{name}` calls `@{symbol}`, which this module does not define");
            let help = format!("define `@{symbol}` in the module, or delete the call");
            return Err(Diagnostic::error("verify::call", attr.span, message).help(help));
        };
        Ok(function.and_then(|function| {
            let &region = module.regions(function).first()?;
            let &entry = module.region_blocks(region).first()?;
            Some(module.block_args(entry))
        }))
    }
}

/// The ops of a module that define symbols. `None` for a name that several ops have.
fn functions(module: &Module) -> FxHashMap<&str, Option<OpId>> {
    let mut functions = FxHashMap::default();
    for op in module.walk() {
        let Some(name) = module.symbol_name(op) else { continue };
        match functions.entry(name) {
            Entry::Vacant(entry) => drop(entry.insert(Some(op))),
            Entry::Occupied(mut entry) => drop(entry.insert(None)),
        }
    }
    functions
}
