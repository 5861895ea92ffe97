//! Checks that the GPU supports what a trace uses, by the table of GPUs.

use seawall_base::{Diagnostic, Span};
use seawall_model::{Amd, Target};
use seawall_wave::trace::NodeSpans;
use seawall_wave::trace::{CounterWait, Space};
use seawall_wave::{NodeId, NodeKind, Trace};

/// The largest number of errors that are kept.
const MAX_ERRORS: usize = 50;

/// Returns the GPU: `option`, or else the `target` of `trace`.
///
/// # Errors
///
/// Returns an error if the GPU is unknown or not an AMD GPU.
pub(crate) fn target(trace: &Trace, option: Option<&Target>) -> Result<Option<Target>, Vec<Diagnostic>> {
    let error = |message: String| {
        let diagnostic = Diagnostic::error("wave::target", Span::at(0), message)
            .help("name an AMD GPU, such as `gfx942`, in the `target` of the trace or with `--target`");
        vec![diagnostic]
    };
    let target = match (option, trace.target.as_deref()) {
        (Some(target), _) => target.clone(),
        (None, Some(name)) if !name.is_empty() => {
            name.parse::<Target>().map_err(|problem| error(problem.to_string()))?
        }
        _ => return Ok(None),
    };
    if target.is_nvidia() {
        return Err(error(format!("`{target}` is not an AMD GPU, and Wave traces are for AMD GPUs")));
    }
    if !target.is_known() {
        return Err(error(format!("unknown GPU `{target}`")));
    }
    Ok(Some(target))
}

/// Checks all nodes of `trace`.
///
/// # Errors
///
/// Returns up to 50 features that the GPU lacks. Without a GPU, these are the features that no GPU
/// has.
pub(crate) fn check(
    trace: &Trace,
    spans: &NodeSpans,
    target: Option<&Target>,
) -> Result<(), Vec<Diagnostic>> {
    let gpu = target.and_then(Target::amd);
    let name = target.map_or_else(|| "no GPU".to_owned(), Target::to_string);
    let mut errors = Errors { trace, spans, gpu, name, found: Vec::new() };
    for id in trace.preorder() {
        if errors.found.len() >= MAX_ERRORS {
            break;
        }
        errors.node(id);
    }
    if errors.found.is_empty() { Ok(()) } else { Err(errors.found) }
}

struct Errors<'t> {
    trace: &'t Trace,
    spans: &'t NodeSpans,
    gpu: Option<&'static Amd>,
    /// The name in messages such as "which {name} does not have". It is `no GPU` without a target.
    name: String,
    found: Vec<Diagnostic>,
}

impl Errors<'_> {
    /// Returns whether the GPU has a feature. Without a GPU: whether any GPU has it.
    fn has(&self, has: impl Fn(&Amd) -> bool) -> bool {
        match self.gpu {
            Some(gpu) => has(gpu),
            None => Amd::all().any(has),
        }
    }

    fn node(&mut self, id: NodeId) {
        match &self.trace.node(id).kind {
            NodeKind::Allocate(allocation) if allocation.space == Space::Shared => {
                self.allocation(id, allocation.bytes);
            }
            NodeKind::GatherToLds(_) if !self.has(|gpu| gpu.copies) => {
                let what = "copies from global to shared memory without registers";
                self.lacks("wave::no-copies", id, what, "read into registers, then write to shared memory");
            }
            NodeKind::TensorLoadToLds(_) if !self.has(|gpu| gpu.tensor) => {
                self.lacks("wave::no-tensor", id, "copies with the tensor data mover", GFX1250);
            }
            NodeKind::Barrier(barrier) if barrier.tensor_wait && !self.has(|gpu| gpu.tensor) => {
                self.lacks("wave::no-tensor", id, "waits for the tensor data mover", GFX1250);
            }
            NodeKind::Signal { barrier, tensor_wait } => {
                self.split_barrier(id, *barrier);
                if *tensor_wait && !self.has(|gpu| gpu.tensor) {
                    self.lacks("wave::no-tensor", id, "waits for the tensor data mover", GFX1250);
                }
            }
            NodeKind::Wait { barrier } => self.split_barrier(id, *barrier),
            NodeKind::CounterWait(wait) => self.counters(id, wait),
            _ => {}
        }
    }

    fn allocation(&mut self, id: NodeId, bytes: Option<u64>) {
        let most = match self.gpu {
            Some(gpu) => gpu.shared_bytes,
            None => Amd::all().map(|gpu| gpu.shared_bytes).max().unwrap_or(0),
        };
        if let Some(bytes) = bytes.filter(|&bytes| bytes > most) {
            let message = match self.gpu {
                Some(_) => format!("has {bytes} bytes, but a workgroup on {} has at most {most}", self.name),
                None => format!("has {bytes} bytes, but a workgroup has at most {most} on any GPU"),
            };
            self.error(
                "wave::memory",
                id,
                &message,
                "allocate less shared memory, or select another GPU with `--target`",
            );
        }
    }

    fn split_barrier(&mut self, id: NodeId, number: i32) {
        if !self.has(|gpu| gpu.split_barriers) {
            let message = format!("needs split barriers, which {} does not have", self.name);
            let help = "place whole barriers with `--strategy wave` or `minimal`, or select a gfx12 GPU with `--target`";
            self.error("wave::no-split-barriers", id, &message, help);
        } else if !self.has(|gpu| gpu.has_barrier(number)) {
            let (message, help) = match self.gpu {
                None => (
                    format!("uses barrier {number}, which no GPU has"),
                    "use -1, the barrier of the workgroup, or 1 to 16 on gfx1250",
                ),
                Some(gpu) if gpu.joined_barriers > 0 => (
                    format!("uses barrier {number}, which {} does not have for kernels", self.name),
                    "use -1, the barrier of the workgroup, or a named barrier from 1 to 16",
                ),
                Some(_) => (
                    format!("uses barrier {number}, which {} does not have", self.name),
                    "use -1, the barrier of the workgroup; only gfx1250 has named barriers",
                ),
            };
            self.error("wave::barrier-number", id, &message, help);
        }
    }

    fn counters(&mut self, id: NodeId, wait: &CounterWait) {
        let of_loads = |gpu: &Amd| gpu.load.or(gpu.vm);
        // GPUs without a counter for stores count them with the loads.
        let of_stores = |gpu: &Amd| gpu.store.or(gpu.vs).or(gpu.vm);
        let of_shared = |gpu: &Amd| gpu.ds.or(gpu.lgkm);
        let tensor = |gpu: &Amd| gpu.tensor.then_some(u32::MAX);
        self.counter(id, "load", wait.load, of_loads);
        self.counter(id, "store", wait.store, of_stores);
        self.counter(id, "ds", wait.ds, of_shared);
        self.counter(id, "exp", wait.exp, |gpu| gpu.exp);
        self.counter(id, "tensor", wait.tensor, tensor);
        self.counter(id, "async", wait.asynchronous, |gpu| gpu.asynchronous);
    }

    fn counter(&mut self, id: NodeId, key: &str, count: Option<u32>, width: impl Fn(&Amd) -> Option<u32>) {
        let Some(count) = count else { return };
        let most = match self.gpu {
            Some(gpu) => width(gpu),
            None => Amd::all().filter_map(width).max(),
        };
        match most {
            None => {
                let message = format!("waits for the counter `{key}`, which {} does not have", self.name);
                let help = "remove the count, or select another GPU with `--target`";
                self.error("wave::no-counter", id, &message, help);
            }
            Some(most) if count > most => {
                let of = if self.gpu.is_some() {
                    format!("the counter of {}", self.name)
                } else {
                    "the widest counter of any GPU".to_owned()
                };
                let message = format!("has `{key}` {count}, but {of} counts only to {most}");
                let help = "use a smaller count: it waits for more operations, which is safe";
                self.error("wave::count", id, &message, help);
            }
            Some(_) => {}
        }
    }

    fn lacks(&mut self, code: &'static str, id: NodeId, what: &str, help: &str) {
        let message = format!("{what}, which {} does not support", self.name);
        self.error(code, id, &message, help);
    }

    fn error(&mut self, code: &'static str, id: NodeId, message: &str, help: &str) {
        let message = format!("{} {message}", self.trace.describe(id));
        self.found.push(Diagnostic::error(code, self.spans.of(id), message).help(help));
    }
}

/// The help for a GPU without a tensor data mover.
const GFX1250: &str = "select a GPU with a tensor data mover, such as `gfx1250`, with `--target`";
