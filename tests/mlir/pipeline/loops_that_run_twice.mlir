// The stages of this loop conflict with the next iteration.
// expect compat: then SW101

// From 0 to 2.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%x: tensor<64x64xf16, #b>, %to: tensor<64x64x!tt.ptr<f16>, #c>, %n: i32, %q: i1) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %c2 step %c1  : i32 {
      %this = arith.remsi %i, %c3 : i32
      %now = ttg.memdesc_index %ring[%this] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %v = ttg.local_load %now : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect pipeline: error pipeline::concurrent
      tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      %ahead = arith.addi %i, %c1 : i32
      %other = arith.remsi %ahead, %c3 : i32
      %next = ttg.memdesc_index %ring[%other] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %next : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
// -----
// From -1 to 1, with -1 in hexadecimal.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%x: tensor<64x64xf16, #b>, %to: tensor<64x64x!tt.ptr<f16>, #c>, %n: i32, %q: i1) attributes {noinline = false} {
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %m = arith.constant 0xFFFFFFFF : i32
    scf.for %i = %m to %c1 step %c1  : i32 {
      %this = arith.remsi %i, %c3 : i32
      %now = ttg.memdesc_index %ring[%this] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %v = ttg.local_load %now : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect pipeline: error pipeline::concurrent
      tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      %ahead = arith.addi %i, %c1 : i32
      %other = arith.remsi %ahead, %c3 : i32
      %next = ttg.memdesc_index %ring[%other] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %next : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
// -----
// From 2147483646 to 2147483650, unsigned.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%x: tensor<64x64xf16, #b>, %to: tensor<64x64x!tt.ptr<f16>, #c>, %n: i32, %q: i1) attributes {noinline = false} {
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %far = arith.constant 2147483646 : i32
    %further = arith.constant -2147483646 : i32
    scf.for unsigned %i = %far to %further step %c1  : i32 {
      %this = arith.remsi %i, %c3 : i32
      %now = ttg.memdesc_index %ring[%this] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %v = ttg.local_load %now : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect pipeline: error pipeline::concurrent
      tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      %ahead = arith.addi %i, %c1 : i32
      %other = arith.remsi %ahead, %c3 : i32
      %next = ttg.memdesc_index %ring[%other] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %next : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
