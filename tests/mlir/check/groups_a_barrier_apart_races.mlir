// Groups of warps that are a barrier apart, with a fault each.

// The group ahead loads what the other one stores after the barrier that the former passed.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @two_slots(%x: tensor<64x64xf16, #b>, %p: tensor<64x64x!tt.ptr<f16>, #c>, %g: !tt.ptr<f16>, %o: tensor<64x64xi32, #b>, %n: i32, %q: i1) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %slots = arith.constant 2 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %half = arith.constant 256 : i32
    %group = arith.divsi %thread, %half : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    %s1 = ttg.memdesc_index %ring[%c0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %s1 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    amdg.cond_barrier %high
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s2r = arith.remsi %i, %slots : i32
      %s2 = ttg.memdesc_index %ring[%s2r] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %s2v = ttg.local_load %s2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect check: SW101
      tt.store %p, %s2v : tensor<64x64x!tt.ptr<f16>, #c>
      ttg.barrier local
      %s3s = arith.addi %i, %c1 : i32
      %s3r = arith.remsi %s3s, %slots : i32
      %s3 = ttg.memdesc_index %ring[%s3r] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %s3 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
    }
    amdg.cond_barrier %low
    tt.return
  }
}
// -----
// The group behind still loads from the slot that the other one stores to.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @overwritten(%x: tensor<64x64xf16, #b>, %p: tensor<64x64x!tt.ptr<f16>, #c>, %g: !tt.ptr<f16>, %o: tensor<64x64xi32, #b>, %n: i32, %q: i1) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %slots = arith.constant 3 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %half = arith.constant 256 : i32
    %group = arith.divsi %thread, %half : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    %s1 = ttg.memdesc_index %ring[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %s1 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    amdg.cond_barrier %high
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s2s = arith.addi %i, %c1 : i32
      %s2r = arith.remsi %s2s, %slots : i32
      %s2 = ttg.memdesc_index %ring[%s2r] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %s2 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      rocdl.s.barrier
      %s3s = arith.addi %i, %c1 : i32
      %s3r = arith.remsi %s3s, %slots : i32
      %s3 = ttg.memdesc_index %ring[%s3r] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %s3v = ttg.local_load %s3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      tt.store %p, %s3v : tensor<64x64x!tt.ptr<f16>, #c>
      ttg.barrier local
      %s4s = arith.addi %i, %c1 : i32
      %s4r = arith.remsi %s4s, %slots : i32
      %s4 = ttg.memdesc_index %ring[%s4r] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %s4 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW102
      rocdl.s.barrier
      ttg.barrier local
    }
    amdg.cond_barrier %low
    tt.return
  }
}
// -----
// A bare barrier of the group behind publishes nothing.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @bare(%x: tensor<64x64xf16, #b>, %p: tensor<64x64x!tt.ptr<f16>, #c>, %g: !tt.ptr<f16>, %o: tensor<64x64xi32, #b>, %n: i32, %q: i1) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %slots = arith.constant 2 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %half = arith.constant 256 : i32
    %group = arith.divsi %thread, %half : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    %s1 = ttg.memdesc_index %ring[%c0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %s1 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    amdg.cond_barrier %high
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s2r = arith.remsi %i, %slots : i32
      %s2 = ttg.memdesc_index %ring[%s2r] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %s2v = ttg.local_load %s2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect check: SW101
      tt.store %p, %s2v : tensor<64x64x!tt.ptr<f16>, #c>
      ttg.barrier local
      %s3s = arith.addi %i, %c1 : i32
      %s3r = arith.remsi %s3s, %slots : i32
      %s3 = ttg.memdesc_index %ring[%s3r] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %s3 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.s.barrier
      ttg.barrier local
    }
    amdg.cond_barrier %low
    tt.return
  }
}
// -----
// Only one barrier is behind the wait.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @late_wait(%x: tensor<64x64xf16, #b>, %p: tensor<64x64x!tt.ptr<f16>, #c>, %g: !tt.ptr<f16>, %o: tensor<64x64xi32, #b>, %n: i32, %q: i1) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %slots = arith.constant 3 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %half = arith.constant 256 : i32
    %group = arith.divsi %thread, %half : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    %s1 = ttg.memdesc_index %ring[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %s1k = amdg.buffer_load_to_local %g[%o] into %s1 : !tt.ptr<f16>[tensor<64x64xi32, #b>] -> <64x64xf16, #shared, #smem, mutable>
    %s1m = ttg.async_commit_group tokens %s1k
    %s2 = ttg.memdesc_index %ring[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %s2k = amdg.buffer_load_to_local %g[%o] into %s2 : !tt.ptr<f16>[tensor<64x64xi32, #b>] -> <64x64xf16, #shared, #smem, mutable>
    %s2m = ttg.async_commit_group tokens %s2k
    %w0 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    amdg.cond_barrier %high
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s3r = arith.remsi %i, %slots : i32
      %s3 = ttg.memdesc_index %ring[%s3r] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %s3v = ttg.local_load %s3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect check: SW101
      tt.store %p, %s3v : tensor<64x64x!tt.ptr<f16>, #c>
      ttg.barrier local
      %s4s = arith.addi %i, %c2 : i32
      %s4r = arith.remsi %s4s, %slots : i32
      %s4 = ttg.memdesc_index %ring[%s4r] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %s4k = amdg.buffer_load_to_local %g[%o] into %s4 : !tt.ptr<f16>[tensor<64x64xi32, #b>] -> <64x64xf16, #shared, #smem, mutable>
      %s4m = ttg.async_commit_group tokens %s4k
      %w1 = ttg.async_wait {num = 1 : i32}
      ttg.barrier local
    }
    amdg.cond_barrier %low
    tt.return
  }
}
// -----
// The first group never meets the barrier that the second waits at.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @once(%x: tensor<64x64xf16, #b>, %p: tensor<64x64x!tt.ptr<f16>, #c>, %g: !tt.ptr<f16>, %o: tensor<64x64xi32, #b>, %n: i32, %q: i1) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %slots = arith.constant 3 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %half = arith.constant 256 : i32
    %group = arith.divsi %thread, %half : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    %s1 = ttg.memdesc_index %ring[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %s1 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %s2 = ttg.memdesc_index %ring[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %s2 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    amdg.cond_barrier %high // expect check: SW301
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s3r = arith.remsi %i, %slots : i32
      %s3 = ttg.memdesc_index %ring[%s3r] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %s3v = ttg.local_load %s3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      tt.store %p, %s3v : tensor<64x64x!tt.ptr<f16>, #c>
      ttg.barrier local
      %s4s = arith.addi %i, %c2 : i32
      %s4r = arith.remsi %s4s, %slots : i32
      %s4 = ttg.memdesc_index %ring[%s4r] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %s4 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local // expect check: SW301
    }
    tt.return
  }
}
// -----
// The group ahead is in step only after its conditional barrier.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @behind_the_loop(%x: tensor<64x64xf16, #b>, %p: tensor<64x64x!tt.ptr<f16>, #c>, %g: !tt.ptr<f16>, %o: tensor<64x64xi32, #b>, %n: i32, %q: i1) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %slots = arith.constant 3 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %half = arith.constant 256 : i32
    %group = arith.divsi %thread, %half : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    %s1 = ttg.memdesc_index %ring[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %s1 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %s2 = ttg.memdesc_index %ring[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %s2 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    amdg.cond_barrier %high
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s3r = arith.remsi %i, %slots : i32
      %s3 = ttg.memdesc_index %ring[%s3r] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %s3v = ttg.local_load %s3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      tt.store %p, %s3v : tensor<64x64x!tt.ptr<f16>, #c>
      ttg.barrier local
      %s4s = arith.addi %i, %c2 : i32
      %s4r = arith.remsi %s4s, %slots : i32
      %s4 = ttg.memdesc_index %ring[%s4r] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %s4 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
    }
    %s5 = ttg.memdesc_index %ring[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %s5 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW103
    amdg.cond_barrier %low
    tt.return
  }
}
