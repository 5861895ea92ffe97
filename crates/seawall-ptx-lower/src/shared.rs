//! Addresses of variables in shared memory.

use rustc_hash::FxHashMap;
use seawall_base::saturated;
use seawall_ptx::{FunctionId, Module, Variable};

/// Variables in shared memory with their addresses, and names of other variables.
///
/// Variables with a size come first, in the order of the text and with their alignment. Dynamic
/// shared memory (`.extern .shared`) comes behind them. All its names have one address.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shared<'m> {
    addresses: FxHashMap<&'m str, u32>,
    others: FxHashMap<&'m str, ()>,
    /// The variables with a size.
    pub(crate) placed: Vec<(&'m str, u32, u32)>,
    /// The start of dynamic shared memory, if the kernel has any.
    pub(crate) dynamic: Option<(&'m str, u32)>,
    /// The place at which other warps leave the address of tensor memory.
    pub(crate) allocated: Option<u64>,
}

impl<'m> Shared<'m> {
    /// Places the variables that a function can name.
    pub(crate) fn new(module: &'m Module, function: FunctionId) -> Self {
        let mut shared = Shared::default();
        let (mut at, mut dynamic_align) = (0_u64, 1_u64);
        let is_shared = |variable: &Variable| module.of(variable.space).starts_with(".shared");
        for variable in module.variables.values() {
            if variable.function.is_some_and(|owner| owner != function) {
                continue;
            }
            let name = module.of(variable.name);
            match variable.size {
                _ if !is_shared(variable) => {
                    shared.others.insert(name, ());
                }
                Some(size) if !variable.external => {
                    at = at.next_multiple_of(u64::from(variable.align));
                    let (start, length) = (at, size);
                    at = at.saturating_add(size);
                    if let (Ok(start), Ok(length)) = (u32::try_from(start), u32::try_from(length)) {
                        shared.addresses.insert(name, start);
                        shared.placed.push((name, start, length));
                    }
                }
                _ => {
                    dynamic_align = dynamic_align.max(u64::from(variable.align));
                    shared.dynamic.get_or_insert((name, 0));
                }
            }
        }
        let start = saturated::<u32>(at.next_multiple_of(dynamic_align.max(1)));
        if let Some((_, at)) = &mut shared.dynamic {
            *at = start;
        }
        for variable in module.variables.values().filter(|variable| is_shared(variable)) {
            if variable.external || variable.size.is_none() {
                shared.addresses.insert(module.of(variable.name), start);
            }
        }
        shared
    }

    /// The address of a variable in shared memory.
    pub(crate) fn address(&self, name: &str) -> Option<u32> {
        self.addresses.get(name).copied()
    }

    /// Whether a name is that of a variable in another state space.
    pub(crate) fn is_other_variable(&self, name: &str) -> bool {
        self.others.contains_key(name)
    }
}
