//! Import cycles between the top-level modules of a crate.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::items::{Source, sources};
use super::{Violation, line_of};
use crate::repo::Tree;

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] =
    &[("import-cycle", "the top-level modules of a crate do not import each other in a cycle")];

/// An import: file and line of its first occurrence.
type Place<'t> = (&'t str, usize);

/// The imports of one crate: from module to module.
#[derive(Debug, Default)]
struct Imports<'t> {
    modules: BTreeSet<String>,
    /// Names that the crate root re-exports, with the module that defines them.
    exported: BTreeMap<String, String>,
    edges: BTreeMap<String, BTreeMap<String, Place<'t>>>,
}

/// Modules of which each imports, through others, each other one.
#[derive(Clone, Debug)]
struct Group {
    modules: BTreeSet<String>,
    /// From a module back to it, without the repeated end.
    shortest: Vec<String>,
}

/// The rule `import-cycle`. One violation stands for one group of modules. Another import inside
/// the group increases its figure. A cycle with another module changes its subject.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let mut crates: BTreeMap<&str, (Imports<'_>, Vec<Source<'_>>)> = BTreeMap::new();
    for source in sources(tree) {
        let (imports, sources) = crates.entry(source.krate).or_default();
        if let Some(module) = source.module.first() {
            imports.modules.insert((*module).to_owned());
        }
        sources.push(source);
    }
    let mut violations = Vec::new();
    for (krate, (imports, sources)) in &mut crates {
        sources.iter().filter(|source| source.module.is_empty()).for_each(|root| imports.add_root(root));
        sources.iter().for_each(|source| imports.add(source));
        violations.extend(imports.groups().iter().map(|group| imports.violation(krate, group)));
    }
    violations
}

impl<'t> Imports<'t> {
    /// Records what the crate root re-exports.
    fn add_root(&mut self, root: &Source<'_>) {
        for (at, word) in root.code.match_indices("use ") {
            if root.code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            for path in use_tree(&root.code[at + word.len()..]) {
                let names: Vec<&str> =
                    path.iter().map(String::as_str).filter(|n| !["crate", "self"].contains(n)).collect();
                if let [module, .., name] = names[..]
                    && self.modules.contains(module)
                {
                    self.exported.insert(name.to_owned(), module.to_owned());
                }
            }
        }
    }

    /// Records what a module uses of the crate, in `use` items and in paths.
    fn add(&mut self, source: &Source<'t>) {
        let Some(from) = source.module.first() else { return };
        let root_paths = |prefix: &'static str| source.code.match_indices(prefix);
        let mut found: Vec<(usize, usize)> =
            root_paths("crate::").map(|(at, prefix)| (at, at + prefix.len())).collect();
        // `super::` leads to the crate root from a top-level module only.
        let up = "super::".repeat(source.module.len());
        found.extend(source.code.match_indices(up.as_str()).map(|(at, prefix)| (at, at + prefix.len())));
        for (at, end) in found {
            let before = &source.code[..at];
            let is_longer = before.ends_with("super::")
                || before.ends_with(|c: char| c.is_alphanumeric() || "_$".contains(c));
            if is_longer || source.code[end..].starts_with("super::") {
                continue;
            }
            for path in use_tree(&source.code[end..]) {
                let Some(name) = path.first() else { continue };
                let module = if self.modules.contains(name) { Some(name) } else { self.exported.get(name) };
                if let Some(to) = module.filter(|to| to.as_str() != *from).cloned() {
                    let place = (source.file.path.as_str(), line_of(&source.code, at));
                    self.edges.entry((*from).to_owned()).or_default().entry(to).or_insert(place);
                }
            }
        }
    }

    /// The groups of modules that import each other, directly or through others of their group,
    /// each with one of its shortest cycles.
    fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (from, targets) in &self.edges {
            for cycle in targets.keys().filter_map(|to| self.path(to, from)) {
                let modules: BTreeSet<String> = cycle.iter().cloned().collect();
                let mut group = Group { modules: modules.clone(), shortest: cycle };
                // Cycles with a common module belong to one group.
                for other in groups.extract_if(.., |other| !other.modules.is_disjoint(&modules)) {
                    if other.shortest.len() <= group.shortest.len() {
                        group.shortest = other.shortest;
                    }
                    group.modules.extend(other.modules);
                }
                groups.push(group);
            }
        }
        groups.sort_by(|a, b| a.modules.cmp(&b.modules));
        groups
    }

    /// The modules on a shortest path, both ends included.
    fn path(&self, from: &str, to: &str) -> Option<Vec<String>> {
        let mut before: BTreeMap<&str, &str> = BTreeMap::new();
        let mut queue = VecDeque::from([from]);
        while let Some(module) = queue.pop_front() {
            if module == to {
                let mut path = vec![to.to_owned()];
                let mut at = to;
                while at != from {
                    at = before.get(at)?;
                    path.push(at.to_owned());
                }
                path.reverse();
                return Some(path);
            }
            for next in self.edges.get(module).into_iter().flat_map(BTreeMap::keys) {
                if next != from && !before.contains_key(next.as_str()) {
                    before.insert(next, module);
                    queue.push_back(next);
                }
            }
        }
        None
    }

    fn violation(&self, krate: &str, group: &Group) -> Violation {
        let targets = group.shortest.iter().cycle().skip(1);
        let places =
            group.shortest.iter().zip(targets).filter_map(|(from, to)| self.edges.get(from)?.get(to));
        let places: Vec<Place<'_>> = places.copied().collect();
        let (path, line) = places.first().copied().unwrap_or_default();
        let listed: Vec<String> = places.iter().map(|(path, line)| format!("{path}:{line}")).collect();
        let targets =
            group.modules.iter().filter_map(|module| self.edges.get(module)).flat_map(BTreeMap::keys);
        let imports = targets.filter(|to| group.modules.contains(*to)).count();
        let modules: Vec<&str> = group.modules.iter().map(String::as_str).collect();
        let message = format!(
            "{} modules import each other in cycles ({imports} imports), such as {} -> {} in {}",
            modules.len(),
            group.shortest.join(" -> "),
            group.shortest[0],
            listed.join(" and ")
        );
        let subject = format!("{krate}: {}", modules.join(", "));
        Violation::new(path, line, "import-cycle", message).about(&subject, imports)
    }
}

/// The paths of a use tree such as `a::{b, c::D as E}`, which `text` starts with. An alias follows
/// the name that it replaces. Ends at the first character that is not part of a path.
fn use_tree(text: &str) -> Vec<Vec<String>> {
    UseTree { rest: text }.tree()
}

struct UseTree<'t> {
    rest: &'t str,
}

impl UseTree<'_> {
    fn tree(&mut self) -> Vec<Vec<String>> {
        self.rest = self.rest.trim_start();
        if let Some(rest) = self.rest.strip_prefix('{') {
            self.rest = rest;
            return self.group();
        }
        let name = self.name();
        if name.is_empty() {
            return Vec::new();
        }
        if let Some(rest) = self.rest.strip_prefix("::") {
            self.rest = rest;
            let mut paths = self.tree();
            paths.iter_mut().for_each(|path| path.insert(0, name.clone()));
            return if paths.is_empty() { vec![vec![name]] } else { paths };
        }
        if let Some(rest) = self.rest.trim_start().strip_prefix("as ") {
            self.rest = rest.trim_start();
            let alias = self.name();
            return vec![vec![name, alias]];
        }
        vec![vec![name]]
    }

    fn group(&mut self) -> Vec<Vec<String>> {
        let mut paths = Vec::new();
        loop {
            self.rest = self.rest.trim_start();
            let before = self.rest.len();
            paths.append(&mut self.tree());
            self.rest = self.rest.trim_start();
            if let Some(rest) = self.rest.strip_prefix(',') {
                self.rest = rest;
            } else if let Some(rest) = self.rest.strip_prefix('}') {
                self.rest = rest;
                return paths;
            } else if self.rest.len() == before {
                return paths;
            }
        }
    }

    fn name(&mut self) -> String {
        let length = self.rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(length);
        self.rest = rest;
        name.to_owned()
    }
}

#[cfg(test)]
mod tests;
