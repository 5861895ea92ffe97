//! Generated modules of any size, for measurements. They are in the state right before the membar
//! pass, and the released wheel accepts them.

use std::fmt::Write as _;

/// Bytes of one buffer: 64 x 64 values of type f16.
const BUFFER: usize = 8192;
/// Places of buffers. Further ones use them again: an offset has less than 32 bits.
const PLACES: usize = 1 << 16;
/// Number of buffers, in all shapes but [`Shape::Allocations`].
const RING: usize = 16;
/// Depth of the loops in [`Shape::Nested`].
const DEPTH: usize = 24;

const VALUE: &str = "tensor<64x64xf16, #blocked>";
/// Each thread loads bytes that other warps store.
const LOADED: &str = "tensor<64x64xf16, #across>";
const MEMORY: &str = "!ttg.memdesc<64x64xf16, #shared, #smem, mutable>";

/// The structure of a generated module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Stores to and loads from a few buffers, in one block.
    Straight,
    /// A sequence of short loops, each with hazards across its back edge.
    Loops,
    /// A new buffer for each store and load.
    Allocations,
    /// A sequence of if-then-else diamonds.
    Blocks,
    /// A sequence of loop nests.
    Nested,
}

impl Shape {
    /// All shapes.
    pub(crate) const ALL: [Shape; 5] =
        [Shape::Straight, Shape::Loops, Shape::Allocations, Shape::Blocks, Shape::Nested];

    /// The name in tables.
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

/// Returns a module of `shape` with at least `ops` operations. The last access, loop or branch is
/// complete, so there may be a few more.
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

/// Writes the body of a module.
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
        let offset = index % PLACES * BUFFER;
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
        self.op(format_args!("%v{value} = ttg.local_load %b{buffer} : {MEMORY} -> {LOADED}"));
    }

    /// Writes a store, and a load of a buffer that an earlier step stored to.
    fn access(&mut self, step: usize) {
        self.store(step % RING);
        self.load((step * 7 + 3) % RING);
    }

    fn allocation(&mut self, step: usize) {
        self.alloc(step);
        self.store(step);
        self.load(step);
    }

    /// Writes `depth` nested loops, each with a store and a load.
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
#across = #ttg.blocked<{{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}}>
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
    fn every_shape_is_placed_and_has_the_requested_size() {
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
