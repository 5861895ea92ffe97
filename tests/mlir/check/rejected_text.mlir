// Text that MLIR rejects, though the ops are known. Ops that Seawall does not know may take any form.
// A partition without a terminator.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    ttg.warp_specialize(%a) attributes {requestedRegisters = array<i32: 24>}
    default {
      ttg.warp_yield
    }
    partition0(%arg0: !ttg.memdesc<128xf32, #shared, #smem, mutable>) num_warps(4) {
      %x = ttg.local_load %arg0 : !ttg.memdesc<128xf32, #shared, #smem, mutable> -> tensor<128xf32, #blocked> // expect check: error verify::terminator
    } : (!ttg.memdesc<128xf32, #shared, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// A default region without a terminator.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    ttg.warp_specialize(%a) attributes {requestedRegisters = array<i32: 24>}
    default {
      %c = arith.constant 1 : i32 // expect check: error verify::terminator
    }
    partition0(%arg0: !ttg.memdesc<128xf32, #shared, #smem, mutable>) num_warps(4) {
      ttg.warp_return
    } : (!ttg.memdesc<128xf32, #shared, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// A partition that ends like the default region.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    ttg.warp_specialize(%a) attributes {requestedRegisters = array<i32: 24>}
    default {
      ttg.warp_yield
    }
    partition0(%arg0: !ttg.memdesc<128xf32, #shared, #smem, mutable>) num_warps(4) {
      ttg.warp_yield // expect check: error verify::terminator
    } : (!ttg.memdesc<128xf32, #shared, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// A function without a terminator.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable> // expect check: error verify::terminator
  }
}
// -----
// A terminator before the end of its block.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    tt.return // expect check: error verify::terminator
    tt.return
  }
}
// -----
// A conditional with a result and a branch that gives none.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f(%c: i1) {
    %x = scf.if %c -> (i32) {
      %a = arith.constant 1 : i32 // expect check: error verify::terminator
    } else {
      %b = arith.constant 1 : i32
      scf.yield %b : i32
    }
    tt.return
  }
}
// -----
// A result that the default region does not give.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    %r = ttg.warp_specialize(%a) attributes {requestedRegisters = array<i32: 24>}
    default {
      ttg.warp_yield // expect check: error verify::forwarded
    }
    partition0(%arg0: !ttg.memdesc<128xf32, #shared, #smem, mutable>) num_warps(4) {
      ttg.warp_return
    } : (!ttg.memdesc<128xf32, #shared, #smem, mutable>) -> i32
    tt.return
  }
}
// -----
// A capture that arrives with another type.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    ttg.warp_specialize(%a) attributes {requestedRegisters = array<i32: 24>} // expect check: error verify::forwarded
    default {
      ttg.warp_yield
    }
    partition0(%arg0: !ttg.memdesc<256xf32, #shared, #smem, mutable>) num_warps(4) {
      ttg.warp_return
    } : (!ttg.memdesc<128xf32, #shared, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// A branch that passes another type.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    cf.br ^bb1(%a : !ttg.memdesc<128xf32, #shared, #smem, mutable>) // expect check: error verify::forwarded
  ^bb1(%b: !ttg.memdesc<64xf32, #shared, #smem, mutable>):
    tt.return
  }
}
// -----
// A memdesc without an encoding.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #smem, mutable> // expect check: error verify::memdesc
    tt.return
  }
}
// -----
// A memdesc with another type than at its definition.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f(%v: tensor<128xf32, #blocked>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<128xf32, #blocked> -> !ttg.memdesc<256xf32, #shared, #smem, mutable> // expect check: error parse::type-mismatch
    tt.return
  }
}
// -----
// A mask that is no condition.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f(%p: tensor<128x!tt.ptr<f32>, #blocked>, %m: tensor<128xi32, #blocked>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    %t = ttg.async_copy_global_to_local %p, %a mask %m : tensor<128x!tt.ptr<f32>, #blocked> -> <128xf32, #shared, #smem, mutable> // expect check: error verify::condition
    tt.return
  }
}
// -----
// A mask of another shape than the pointers.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f(%p: tensor<128x!tt.ptr<f32>, #blocked>, %m: tensor<64xi1, #blocked>) {
    %x = tt.load %p, %m : tensor<128x!tt.ptr<f32>, #blocked> // expect check: error verify::condition
    tt.return
  }
}
// -----
// A predicate that is no condition.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f(%p: i32) {
    %b = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %c0 = arith.constant 0 : i32
    ttng.wait_barrier %b, %c0, %p : !ttg.memdesc<1xi64, #shared, #smem, mutable> // expect check: error verify::condition
    tt.return
  }
}
// -----
// A key twice in the dictionary of an op.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc {allocation.offset = 0 : i32, allocation.offset = 512 : i32} : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable> // expect check: error parse::repeated-key
    tt.return
  }
}
// -----
// A key twice in a dictionary inside another.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc {hints = {a = 1 : i32, a = 2 : i32}} : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable> // expect check: error parse::repeated-key
    tt.return
  }
}
// -----
// An attribute alias without a definition.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f(%v: tensor<128xf32, #rows>) { // expect check: error parse::undefined-alias
    tt.return
  }
}
// -----
// A type alias without a definition.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %a = ttg.local_alloc : () -> !tile // expect check: error parse::undefined-alias
    tt.return
  }
}
// -----
// Unknown ops may end a block, and may forward anything.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f(%m: tensor<128xi32, #blocked>) {
    other.copy %m mask %m : tensor<128xi32, #blocked>
    other.loop {
      other.last %m {a = 1 : i32} : tensor<128xi32, #blocked>
    }
    other.end
  }
}
