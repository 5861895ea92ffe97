//! Registers and labels by name. Names that a nested scope declares are its own.

use rustc_hash::FxHashMap;
use seawall_ptx::{Module, StatementKind};

use crate::inline::{Item, bindings};

/// A scope of a function, by number. 0 is the body.
pub(crate) type Scope = u32;

/// The scopes of a function.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scopes<'m> {
    parents: Vec<Option<Scope>>,
    /// Names that nested scopes declare, and whether each is the start of numbered names.
    declared: Vec<Vec<(&'m str, bool)>>,
    registers: FxHashMap<(Scope, &'m str), u32>,
    /// The variable of the caller for each parameter of a callee, by the scope of its body.
    passed: FxHashMap<(Scope, &'m str), &'m str>,
    /// The number of registers.
    pub(crate) count: u32,
}

impl<'m> Scopes<'m> {
    /// Reads the declarations of a body. Returns the scope of each of its statements, too.
    pub(crate) fn of_body(module: &'m Module, body: &[Item]) -> (Self, Vec<Scope>) {
        let mut scopes = Scopes { parents: vec![None], declared: vec![Vec::new()], ..Scopes::default() };
        let mut scope = 0;
        let mut of_statements = Vec::with_capacity(body.len());
        for &item in body {
            let id = match item {
                Item::Statement(id) => id,
                Item::Enter(call, callee) => {
                    scope = scopes.open(scope);
                    for (own, passed) in bindings(module, call, callee) {
                        scopes.declared[scope as usize].push((own, false));
                        scopes.passed.insert((scope, own), passed);
                    }
                    of_statements.push(scope);
                    continue;
                }
                Item::Leave => {
                    of_statements.push(scope);
                    scope = scopes.parents[scope as usize].unwrap_or(0);
                    continue;
                }
            };
            let statement = module.statements[id];
            match statement.kind {
                StatementKind::Open => scope = scopes.open(scope),
                StatementKind::Variable(variable) if scope != 0 => {
                    let variable = &module.variables[variable];
                    if module.of(variable.space).starts_with(".param") {
                        scopes.declared[scope as usize].push((module.of(variable.name), false));
                    }
                }
                StatementKind::Close => scope = scopes.parents[scope as usize].unwrap_or(0),
                StatementKind::Registers if scope != 0 => {
                    let names = declared(module.of(statement.span));
                    scopes.declared[scope as usize].extend(names);
                }
                _ => {}
            }
            of_statements.push(scope);
        }
        (scopes, of_statements)
    }

    /// Begins a scope in another one.
    fn open(&mut self, around: Scope) -> Scope {
        self.parents.push(Some(around));
        self.declared.push(Vec::new());
        (self.parents.len() - 1) as Scope
    }

    /// The scope around a scope.
    pub(crate) fn parent(&self, scope: Scope) -> Option<Scope> {
        self.parents[scope as usize]
    }

    /// The number of the register that a name means in a scope.
    pub(crate) fn register(&mut self, scope: Scope, name: &'m str) -> u32 {
        let (mut owner, mut name) = (scope, name);
        while owner != 0 {
            let declares = self.declares(owner, name);
            match self.passed.get(&(owner, name)) {
                Some(&of_caller) if declares => name = of_caller,
                _ if declares => break,
                _ => {}
            }
            owner = self.parents[owner as usize].unwrap_or(0);
        }
        let next = self.count;
        let register = *self.registers.entry((owner, name)).or_insert(next);
        if register == next {
            self.count += 1;
        }
        register
    }

    fn declares(&self, scope: Scope, name: &str) -> bool {
        self.declared[scope as usize].iter().any(|&(own, numbered)| match numbered {
            false => own == name,
            true => name.strip_prefix(own).is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_digit())),
        })
    }
}

/// The names of `.reg .b32 a, b<4>;`, and whether each is the start of numbered names.
fn declared(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let words = text.split([' ', '\t', '\n', '\r', ',', ';']).filter(|word| !word.is_empty());
    words.filter(|word| !word.starts_with('.')).map(|word| match word.split_once('<') {
        Some((start, _)) => (start, true),
        None => (word, false),
    })
}
