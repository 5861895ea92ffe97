// The store may write the slot that is read at the same time.
// expect compat: then SW101 SW102

// A slot that the condition may select.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%x: tensor<64x64xf16, #b>, %to: tensor<64x64x!tt.ptr<f16>, #c>, %n: i32, %q: i1) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %lower = arith.select %q, %c0, %c1 : i32
    %other = arith.select %q, %c1, %c0 : i32
    scf.for %i = %c0 to %n step %c1  : i32 {
      %next = ttg.memdesc_index %ring[%lower] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %next : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect pipeline: error pipeline::concurrent
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      %now = ttg.memdesc_index %ring[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %v = ttg.local_load %now : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect pipeline: error pipeline::concurrent
      tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
// -----
// The same slot.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%x: tensor<64x64xf16, #b>, %to: tensor<64x64x!tt.ptr<f16>, #c>, %n: i32, %q: i1) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %lower = arith.select %q, %c0, %c1 : i32
    %other = arith.select %q, %c1, %c0 : i32
    scf.for %i = %c0 to %n step %c1  : i32 {
      %next = ttg.memdesc_index %ring[%other] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %next : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect pipeline: error pipeline::concurrent
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      %now = ttg.memdesc_index %ring[%other] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %v = ttg.local_load %now : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect pipeline: error pipeline::concurrent
      tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
