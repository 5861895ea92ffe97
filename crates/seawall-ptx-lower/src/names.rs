//! Registers and labels by name. Names that a nested scope declares are its own.

use rustc_hash::FxHashMap;
use seawall_ptx::{Module, StatementId, StatementKind};

/// A scope of a function, by number. 0 is the body.
pub(crate) type Scope = u32;

/// The scopes of a function.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scopes<'m> {
    parents: Vec<Option<Scope>>,
    /// Names that nested scopes declare, and whether each is the start of numbered names.
    declared: Vec<Vec<(&'m str, bool)>>,
    registers: FxHashMap<(Scope, &'m str), u32>,
    /// The number of registers.
    pub(crate) count: u32,
}

impl<'m> Scopes<'m> {
    /// Reads the declarations of a body. Returns the scope of each of its statements, too.
    pub(crate) fn of_body(module: &'m Module, body: &[StatementId]) -> (Self, Vec<Scope>) {
        let mut scopes = Scopes { parents: vec![None], declared: vec![Vec::new()], ..Scopes::default() };
        let mut scope = 0;
        let mut of_statements = Vec::with_capacity(body.len());
        for &id in body {
            let statement = module.statements[id];
            match statement.kind {
                StatementKind::Open => {
                    scopes.parents.push(Some(scope));
                    scopes.declared.push(Vec::new());
                    scope = (scopes.parents.len() - 1) as Scope;
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

    /// The scope around a scope.
    pub(crate) fn parent(&self, scope: Scope) -> Option<Scope> {
        self.parents[scope as usize]
    }

    /// The number of the register that a name means in a scope.
    pub(crate) fn register(&mut self, scope: Scope, name: &'m str) -> u32 {
        let mut owner = scope;
        while owner != 0 && !self.declares(owner, name) {
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
