//! Reads the keys of each kind of node from its JSON object. Every key of a kind is read once here;
//! a remaining key is an error.

use std::borrow::Cow;

use seawall_base::EntityId;

use super::TraceError;
use super::item::Item;
use super::node::{
    Access, Allocation, Barrier, Conditional, Copy, CounterWait, GraphId, Iterate, Location, Node, NodeId,
    NodeKind, Piece, Space, WORKGROUP_BARRIER,
};
use super::read::{Head, Reader};

/// The names of all kinds.
pub(super) const KINDS: [&str; 20] = [
    "placeholder",
    "iter_arg",
    "allocate",
    "read",
    "write",
    "atomic",
    "gather_to_lds",
    "tensor_load_to_lds",
    "barrier",
    "signal",
    "wait",
    "workgroup_barrier",
    "counter_wait",
    "scheduling",
    "iterate",
    "conditional",
    "get_result",
    "output",
    "null_async_dep",
    "other",
];

/// Reads one node. An error is recorded and replaced by a harmless value. With an error there is no
/// trace.
pub(super) struct NodeReader<'r, 'a> {
    reader: &'r mut Reader<'a>,
    head: Head<'a>,
}

impl<'r, 'a> NodeReader<'r, 'a> {
    pub(super) fn read(reader: &'r mut Reader<'a>, head: Head<'a>) -> Node {
        let mut this = NodeReader { reader, head };
        let kind = this.kind();
        let op = this.text("op").map(Cow::into_owned);
        let location = this.location();
        let piece = this.piece();
        let args = this.nodes("args");
        if KINDS.contains(&this.head.kind.as_ref()) {
            this.left();
        }
        let Head { graph, id, name, .. } = this.head;
        Node {
            id,
            name: name.into_owned(),
            graph: GraphId::from_index(graph),
            kind,
            op,
            location,
            piece,
            args,
        }
    }

    fn kind(&mut self) -> NodeKind {
        match self.head.kind.clone().as_ref() {
            "placeholder" => NodeKind::Placeholder { captures: self.node("captures") },
            "iter_arg" => NodeKind::IterArg { index: self.needed_number("index") },
            "allocate" => NodeKind::Allocate(Allocation {
                space: self.space().unwrap_or(Space::Shared),
                bytes: self.bytes(),
                parent: self.node("parent"),
                offset: self.number("offset"),
            }),
            "read" => NodeKind::Read(self.access()),
            "write" => NodeKind::Write(self.access()),
            "atomic" => NodeKind::Atomic(self.access()),
            "gather_to_lds" => NodeKind::GatherToLds(self.copy(true)),
            "tensor_load_to_lds" => NodeKind::TensorLoadToLds(self.copy(false)),
            "barrier" => NodeKind::Barrier(Barrier {
                wait_async: self.flag("wait_async"),
                tensor_wait: self.flag("tensor_wait"),
                async_deps: self.nodes("async_deps"),
            }),
            "signal" => NodeKind::Signal { barrier: self.barrier(), tensor_wait: self.flag("tensor_wait") },
            "wait" => NodeKind::Wait { barrier: self.barrier() },
            "iterate" => NodeKind::Iterate(Iterate {
                graph: self.subgraph(),
                init_args: self.needed_nodes("init_args"),
                captures: self.nodes("captures"),
                trips: self.number("trips"),
            }),
            "conditional" => NodeKind::Conditional(Conditional {
                graph: self.subgraph(),
                captures: self.nodes("captures"),
                condition: self.node("condition"),
            }),
            "get_result" => {
                NodeKind::GetResult { value: self.needed_node("value"), index: self.needed_number("index") }
            }
            "output" => NodeKind::Output { values: self.needed_nodes("values") },
            _ => self.kind_without_nodes(),
        }
    }

    fn kind_without_nodes(&mut self) -> NodeKind {
        match self.head.kind.as_ref() {
            "workgroup_barrier" => NodeKind::WorkgroupBarrier,
            "counter_wait" => NodeKind::CounterWait(self.counters()),
            "scheduling" => NodeKind::Scheduling,
            "null_async_dep" => NodeKind::NullAsyncDep,
            "other" => NodeKind::Other,
            _ => {
                let help =
                    format!("the kinds are {}; use `other` for a node that accesses no shared memory", {
                        KINDS.map(|kind| format!("`{kind}`")).join(", ")
                    });
                self.wrong("trace::kind", "has an unknown kind", &help);
                NodeKind::Other
            }
        }
    }

    fn counters(&mut self) -> CounterWait {
        const KEYS: [&str; 6] = ["load", "store", "ds", "exp", "tensor", "async"];
        // An invalid count is recorded as an error and counts as present.
        let before = self.head.rest.left().count();
        let [load, store, ds, exp, tensor, asynchronous] = KEYS.map(|key| self.number(key));
        if self.head.rest.left().count() == before {
            let keys = KEYS.map(|key| format!("`{key}`")).join(", ");
            self.wrong(
                "trace::key",
                "waits for no counter",
                &format!("add one of {keys}, or remove the node"),
            );
        }
        CounterWait { load, store, ds, exp, tensor, asynchronous }
    }

    fn bytes(&mut self) -> Option<u64> {
        let bytes = self.number("bytes");
        if bytes == Some(0) {
            self.wrong("trace::number", "has no bytes", "remove `bytes` if the size is unknown");
        }
        bytes
    }

    fn access(&mut self) -> Access {
        let memory = self.needed_node("memory");
        let space = self.space().unwrap_or_else(|| {
            self.missing("space");
            Space::Shared
        });
        let (elements_per_thread, element_bits) =
            (self.number("elements_per_thread"), self.number("element_bits"));
        Access { memory, space, elements_per_thread, element_bits }
    }

    fn copy(&mut self, counted: bool) -> Copy {
        let (memory, source) = (self.needed_node("memory"), self.node("source"));
        let (elements_per_thread, element_bits) = if counted {
            (self.number("elements_per_thread"), self.number("element_bits"))
        } else {
            (None, None)
        };
        Copy { memory, source, elements_per_thread, element_bits }
    }

    fn barrier(&mut self) -> i32 {
        match self.head.rest.take("barrier") {
            Some(Item::Integer(number)) => i32::try_from(number).unwrap_or_else(|_| {
                let message = format!("has `barrier` {number}, which no GPU has");
                self.wrong(
                    "trace::number",
                    &message,
                    "use -1, the barrier of the workgroup, or 1 to 16 on gfx1250",
                );
                WORKGROUP_BARRIER
            }),
            other => {
                self.wrong_value("barrier", "the number of a barrier", other.as_ref());
                WORKGROUP_BARRIER
            }
        }
    }

    fn space(&mut self) -> Option<Space> {
        let word = self.text("space")?;
        let found = Space::ALL.into_iter().find(|space| space.name() == word);
        if found.is_none() {
            let words = Space::ALL.map(|space| format!("`{}`", space.name())).join(", ");
            self.wrong(
                "trace::key",
                &format!("has the unknown space `{word}`"),
                &format!("the spaces are {words}"),
            );
        }
        // An unknown space is recorded as an error. It is not missing as well.
        found.or(Some(Space::Shared))
    }

    fn subgraph(&mut self) -> GraphId {
        let Some(name) = self.text("graph") else {
            self.missing("graph");
            return GraphId::FIRST;
        };
        self.reader.graphs.get(&name).copied().unwrap_or_else(|| {
            let message = format!("has the nested graph `{name}`, which is not in `graphs`");
            self.wrong("trace::dangling", &message, "add it to `graphs`, or correct its name");
            GraphId::FIRST
        })
    }

    fn location(&mut self) -> Option<Location> {
        let mut object = match self.head.rest.take("location")? {
            Item::Object(object) => object,
            other => {
                self.wrong_value("location", "an object with `file`, `line` and `column`", Some(&other));
                return None;
            }
        };
        let (file, line, column) = (object.take("file"), object.take("line"), object.take("column"));
        let number = |item| match item {
            Some(Item::Integer(number)) => u32::try_from(number).ok(),
            _ => None,
        };
        match (file, number(line), number(column), object.left().next()) {
            (Some(Item::Text(file)), Some(line), Some(column), None) => {
                Some(Location { file: file.into_owned(), line, column })
            }
            (file, line, _, other) => {
                let wrong = match other {
                    Some(key) => format!("the unknown key `{key}`"),
                    None if !matches!(file, Some(Item::Text(_))) => "no `file` that is a string".to_owned(),
                    None if line.is_none() => "no `line` that is an integer".to_owned(),
                    None => "no `column` that is an integer".to_owned(),
                };
                let message = format!("has a `location` with {wrong}");
                let help = "give `file` (a string), `line` and `column` (integers from 0), and no other key";
                self.wrong("trace::key", &message, help);
                None
            }
        }
    }

    fn piece(&mut self) -> Option<Piece> {
        let item = self.head.rest.take("piece")?;
        if let Item::Object(mut object) = item {
            let mut number = |key| match object.take(key) {
                Some(Item::Integer(number)) => u32::try_from(number).ok(),
                _ => None,
            };
            if let (Some(of), Some(index)) = (number("of"), number("index"))
                && object.left().next().is_none()
            {
                return Some(Piece { of, index });
            }
        }
        let help = "give `of` (the number of the op) and `index` (the number of the piece), integers from 0, and no other key";
        self.wrong("trace::key", "has an invalid `piece`", help);
        None
    }

    fn text(&mut self, key: &'static str) -> Option<Cow<'a, str>> {
        match self.head.rest.take(key)? {
            Item::Text(text) => Some(text),
            other => {
                self.wrong_value(key, "a string", Some(&other));
                None
            }
        }
    }

    fn flag(&mut self, key: &'static str) -> bool {
        match self.head.rest.take(key) {
            None => false,
            Some(Item::Bool(flag)) => flag,
            other => {
                self.wrong_value(key, "`true` or `false`", other.as_ref());
                false
            }
        }
    }

    fn number<N: TryFrom<i64>>(&mut self, key: &'static str) -> Option<N> {
        let item = self.head.rest.take(key)?;
        let Item::Integer(value) = item else {
            self.wrong_value(key, "an integer", Some(&item));
            return None;
        };
        let number = N::try_from(value).ok();
        if number.is_none() {
            let message =
                format!("has `{key}` {value}, which is {}", if value < 0 { "negative" } else { "too large" });
            self.wrong("trace::number", &message, "remove the key if the number is unknown");
        }
        number
    }

    fn needed_number(&mut self, key: &'static str) -> u32 {
        let errors = self.reader.errors.len();
        let number = self.number(key);
        if number.is_none() && errors == self.reader.errors.len() {
            self.missing(key);
        }
        number.unwrap_or(0)
    }

    fn node(&mut self, key: &'static str) -> Option<NodeId> {
        let item = self.head.rest.take(key)?;
        self.resolve(key, &item)
    }

    fn needed_node(&mut self, key: &'static str) -> NodeId {
        let errors = self.reader.errors.len();
        let node = self.node(key);
        if node.is_none() && errors == self.reader.errors.len() {
            self.missing(key);
        }
        node.unwrap_or(NodeId::FIRST)
    }

    fn nodes(&mut self, key: &'static str) -> Vec<NodeId> {
        match self.head.rest.take(key) {
            None => Vec::new(),
            Some(Item::List(items)) => items.iter().filter_map(|item| self.resolve(key, item)).collect(),
            other => {
                self.wrong_value(key, "a list of node ids", other.as_ref());
                Vec::new()
            }
        }
    }

    fn needed_nodes(&mut self, key: &'static str) -> Vec<NodeId> {
        if !self.head.rest.has(key) {
            self.missing(key);
        }
        self.nodes(key)
    }

    fn resolve(&mut self, key: &'static str, item: &Item<'_>) -> Option<NodeId> {
        let Item::Integer(id) = *item else {
            self.wrong_value(key, "the id of a node", Some(item));
            return None;
        };
        let found = u64::try_from(id).ok().and_then(|id| self.reader.ids.get(&id).copied());
        if found.is_none() {
            let message = format!("has {id} in `{key}`, but no node has this id");
            self.wrong("trace::dangling", &message, "use the id of a node of this file");
        }
        found
    }

    fn missing(&mut self, key: &str) {
        self.wrong("trace::key", &format!("has no `{key}`"), "add it; `docs/wave-trace.md` lists the keys");
    }

    fn wrong_value(&mut self, key: &str, expected: &str, found: Option<&Item<'_>>) {
        match found {
            None => self.missing(key),
            Some(item) => {
                let message = format!("has a `{key}` that is {}", item.what());
                self.wrong("trace::key", &message, &format!("give {expected}"));
            }
        }
    }

    fn left(&mut self) {
        let keys: Vec<String> = self.head.rest.left().map(str::to_owned).collect();
        for key in keys {
            let help =
                "check the spelling, or remove the key; `docs/wave-trace.md` lists the keys of each kind";
            self.wrong("trace::key", &format!("has the key `{key}`, which its kind does not have"), help);
        }
    }

    fn wrong(&mut self, code: &'static str, message: &str, help: &str) {
        let Head { graph, position, id, name, kind, .. } = &self.head;
        let message = format!("the `{kind}` node {id} (`{name}`) {message}");
        self.reader.errors.push(TraceError::whole(code, message, help).at(*graph, Some(*position)));
    }
}
