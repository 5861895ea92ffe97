//! Modules of any size, in the state right before membar: what growth is measured on. The released wheel reads them.

use std::fmt::Write as _;

/// Bytes of one buffer: 64 x 64 halves.
const BUFFER: usize = 8192;
/// Buffers of the shapes that have a fixed number.
const RING: usize = 16;
/// Loops inside each other, in [`Shape::Nested`].
const DEPTH: usize = 24;

const VALUE: &str = "tensor<64x64xf16, #blocked>";
const MEMORY: &str = "!ttg.memdesc<64x64xf16, #shared, #smem, mutable>";

/// What a module is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Stores and loads of a few buffers, in one block.
    Straight,
    /// Short loops one after the other, each carrying hazards around its back edge.
    Loops,
    /// A new buffer for each store and load.
    Allocations,
    /// Two-way branches that meet again, one after the other.
    Blocks,
    /// Loops in loops, then the next such nest.
    Nested,
}

impl Shape {
    /// Every shape.
    pub(crate) const ALL: [Shape; 5] =
        [Shape::Straight, Shape::Loops, Shape::Allocations, Shape::Blocks, Shape::Nested];

    /// For tables.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Shape::Straight => "straight line",
            Shape::Loops => "loops",
            Shape::Allocations => "many allocations",
            Shape::Blocks => "many blocks",
            Shape::Nested => "nested loops",
        }
    }
}

/// A module of `shape` with `ops` operations, or a few more to end what was begun.
pub(crate) fn module(shape: Shape, ops: usize) -> String {
    let mut writer = Writer::default();
    let buffers = if shape == Shape::Allocations { 0 } else { RING };
    for index in 0..buffers {
        writer.alloc(index);
    }
    let mut step = 0;
    while writer.ops < ops {
        match shape {
            Shape::Straight => writer.access(step),
            Shape::Loops => writer.nest(step, 1),
            Shape::Allocations => writer.allocation(step),
            Shape::Blocks => writer.diamond(step),
            Shape::Nested => writer.nest(step, DEPTH),
        }
        step += 1;
    }
    writer.finish()
}

/// The body so far.
#[derive(Debug, Default)]
struct Writer {
    body: String,
    ops: usize,
    depth: usize,
    values: usize,
}

impl Writer {
    fn op(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = writeln!(self.body, "{:indent$}{text}", "", indent = 4 + 2 * self.depth);
        self.ops += 1;
    }

    fn alloc(&mut self, index: usize) {
        let offset = index * BUFFER;
        self.op(format_args!(
            "%b{index} = ttg.local_alloc {{allocation.offset = {offset} : i32}} : () -> {MEMORY}"
        ));
    }

    fn store(&mut self, buffer: usize) {
        self.op(format_args!("ttg.local_store %value, %b{buffer} : {VALUE} -> {MEMORY}"));
    }

    fn load(&mut self, buffer: usize) {
        self.values += 1;
        let value = self.values;
        self.op(format_args!("%v{value} = ttg.local_load %b{buffer} : {MEMORY} -> {VALUE}"));
    }

    /// A store, and a load of another buffer that was stored to some steps ago.
    fn access(&mut self, step: usize) {
        self.store(step % RING);
        self.load((step * 7 + 3) % RING);
    }

    fn allocation(&mut self, step: usize) {
        self.alloc(step);
        self.store(step);
        self.load(step);
    }

    /// `depth` loops inside each other, each with a store and a load.
    fn nest(&mut self, step: usize, depth: usize) {
        for level in 0..depth {
            let counter = self.depth;
            self.op(format_args!("scf.for %i{counter} = %zero to %count step %one : i32 {{"));
            self.depth += 1;
            self.access(step + level);
        }
        for _ in 0..depth {
            self.depth -= 1;
            let _ = writeln!(self.body, "{:indent$}}}", "", indent = 4 + 2 * self.depth);
        }
    }

    fn diamond(&mut self, step: usize) {
        self.access(step);
        self.op(format_args!("cf.cond_br %flag, ^then{step}, ^else{step}"));
        for side in ["then", "else"] {
            let _ = writeln!(self.body, "  ^{side}{step}:");
            self.store((step + side.len() + usize::from(side == "then")) % RING);
            self.op(format_args!("cf.br ^join{step}"));
        }
        let _ = writeln!(self.body, "  ^join{step}:");
    }

    fn finish(self) -> String {
        let Writer { body, .. } = self;
        format!(
            "#blocked = #ttg.blocked<{{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}}>
#shared = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}}>
#smem = #ttg.shared_memory
module attributes {{\"ttg.num-ctas\" = 1 : i32, \"ttg.num-warps\" = 4 : i32, ttg.target = \"cuda:90\", \"ttg.threads-per-warp\" = 32 : i32}} {{
  tt.func public @generated(%value: {VALUE}, %count: i32, %flag: i1) {{
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
{body}    tt.return
  }}
}}
"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use seawall::{Options, place_text};
    use seawall_place::{Strategy, TritonOptions};

    #[test]
    fn every_shape_is_placed_and_has_the_size_that_was_asked_for() {
        let strategy = Strategy::Triton(TritonOptions::default());
        let options = Options::new(strategy);
        for shape in Shape::ALL {
            let text = module(shape, 500);
            let lines = text.lines().count();
            assert!((500..800).contains(&lines), "{}: {lines} lines", shape.name());
            let placed =
                place_text(&text, &options).unwrap_or_else(|failure| panic!("{}: {failure:?}", shape.name()));
            assert!(placed.text.lines().count() > lines, "{}: hazards need barriers", shape.name());
        }
    }
}
