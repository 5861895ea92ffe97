// Kernels with borders of warp-pipeline stages. Each tests one rule of the released passes.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  // The pass treats two slots of one ring as one memory.
  tt.func public @constant_slots(%x: tensor<64x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %a1 = ttg.memdesc_index %A[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      %v1 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %a1 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    tt.return
  }

  // Two slots of one ring in straight-line code.
  tt.func public @constant_slots_flat(%x: tensor<64x64xf16, #b>, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %a1 = ttg.memdesc_index %A[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %a1 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "first"}
    %v1 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
    %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
    tt.store %p1, %v1 : tensor<64x64x!tt.ptr<f16>, #c>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "second"}
    ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "third"}
    %v2 = ttg.local_load %a1 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
    %p2 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
    tt.store %p2, %v2 : tensor<64x64x!tt.ptr<f16>, #c>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "fourth"}
    tt.return
  }

  // The pass distinguishes two allocations.
  tt.func public @other_ring(%x: tensor<64x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.memdesc_index %B[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      %v1 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %b : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    tt.return
  }

  // The pass ignores loop counters in slot indices.
  tt.func public @counted_slots(%x: tensor<64x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      %j = arith.addi %i, %c1 : i32
      %s = arith.remsi %j, %c3 : i32
      %w = ttg.memdesc_index %A[%s] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %x, %w : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      %t = arith.remsi %i, %c3 : i32
      %r = ttg.memdesc_index %A[%t] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %v1 = ttg.local_load %r : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
    }
    tt.return
  }

  // The pass distinguishes rectangles of one descriptor within an iteration.
  tt.func public @halves(%y: tensor<32x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %u = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    %v = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    scf.for %i = %c0 to %n step %c1  : i32 {
      %v1 = ttg.local_load %u : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<32x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %y, %v : tensor<32x64xf16, #b> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    tt.return
  }

  // The pass does not distinguish rectangles of one descriptor across iterations.
  tt.func public @halves_behind(%y: tensor<32x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %u = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    %v = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    scf.for %i = %c0 to %n step %c1  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %y, %v : tensor<32x64xf16, #b> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "second"}
      %v1 = ttg.local_load %u : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<32x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
    }
    tt.return
  }

  // The pass does not distinguish rectangles of different descriptors.
  tt.func public @halves_of_slots(%y: tensor<32x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %a1 = ttg.memdesc_index %A[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %u = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    %v = ttg.memdesc_subslice %a1[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    scf.for %i = %c0 to %n step %c1  : i32 {
      %v1 = ttg.local_load %u : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<32x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %y, %v : tensor<32x64xf16, #b> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    tt.return
  }

  // A slot that a stage selects has another value in the next stage.
  tt.func public @half_of_a_slot_of_the_stage(%y: tensor<32x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %u = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      %v1 = ttg.local_load %u : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<32x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      %v = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      ttg.local_store %y, %v : tensor<32x64xf16, #b> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    tt.return
  }

  // An immutable allocation declares no effect.
  tt.func public @allocated_for_reading(%x: tensor<64x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    scf.for %i = %c0 to %n step %c1  : i32 {
      %al = ttg.local_alloc %x : (tensor<64x64xf16, #b>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "make"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      %v1 = ttg.local_load %al : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
    }
    tt.return
  }

  // A mutable allocation declares a write.
  tt.func public @allocated_for_writing(%x: tensor<64x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    scf.for %i = %c0 to %n step %c1  : i32 {
      %al = ttg.local_alloc %x : (tensor<64x64xf16, #b>) -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "make"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      %v1 = ttg.local_load %al : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
    }
    tt.return
  }

  // The pass ignores memory of the caller.
  tt.func public @argument(%x: tensor<64x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>, %m: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    scf.for %i = %c0 to %n step %c1  : i32 {
      %v1 = ttg.local_load %m : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %m : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    tt.return
  }

  // A select between two buffers counts as both.
  tt.func public @either(%x: tensor<64x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>, %q: i1) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.memdesc_index %B[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %e = arith.select %q, %a, %b : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      %v1 = ttg.local_load %e : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %p1 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %p1, %v1 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    tt.return
  }

  // A stage with only unused values is removed.
  tt.func public @dead_last(%x: tensor<64x64xf16, #b>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      %v1 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "dead"}
    }
    tt.return
  }

  // An unused first stage is removed only after its fences are chosen.
  tt.func public @dead_first(%x: tensor<64x64xf16, #b>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %a1 = ttg.memdesc_index %A[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      %v1 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "dead"}
      ttg.local_store %x, %a1 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
    }
    tt.return
  }

  // If two barriers have a removed stage between, the last one is the boundary.
  tt.func public @dead_between_barriers(%x: tensor<64x64xf16, #b>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      ttg.barrier local
      %v1 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "dead"}
      ttg.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
    }
    tt.return
  }

  // One stage remains.
  tt.func public @dead_alone(%x: tensor<64x64xf16, #b>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      %v1 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "dead"}
    }
    tt.return
  }

  // In straight-line code an unused first stage is removed, too.
  tt.func public @dead_flat(%x: tensor<64x64xf16, #b>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %v1 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "dead"}
    ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
    tt.return
  }

  // Two consecutive loops.
  tt.func public @joined(%x: tensor<64x64xf16, #b>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.memdesc_index %B[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    scf.for %j = %c0 to %n step %c1  : i32 {
      ttg.local_store %x, %b : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
    }
    tt.return
  }

  // A local barrier between the loops is treated as that of the second loop.
  tt.func public @joined_behind_a_barrier(%x: tensor<64x64xf16, #b>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.memdesc_index %B[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    ttg.barrier local
    scf.for %j = %c0 to %n step %c1  : i32 {
      ttg.local_store %x, %b : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
    }
    tt.return
  }

  // Ops after that barrier remain, while the warp groups are out of step.
  tt.func public @joined_over_a_store(%x: tensor<64x64xf16, #b>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.memdesc_index %B[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    ttg.barrier local
    ttg.local_store %x, %b : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %j = %c0 to %n step %c1  : i32 {
      ttg.local_store %x, %b : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
    }
    tt.return
  }

  // With an op before the barrier, the loops are not joined.
  tt.func public @not_joined_behind_a_store(%x: tensor<64x64xf16, #b>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.memdesc_index %B[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    ttg.local_store %x, %b : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    scf.for %j = %c0 to %n step %c1  : i32 {
      ttg.local_store %x, %b : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
    }
    tt.return
  }

  // A barrier that is not local does not count.
  tt.func public @not_joined_behind_another_barrier(%x: tensor<64x64xf16, #b>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.memdesc_index %B[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    ttg.barrier none
    scf.for %j = %c0 to %n step %c1  : i32 {
      ttg.local_store %x, %b : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
    }
    tt.return
  }

  // The pass does not find the barrier after a removed first stage.
  tt.func public @joined_with_a_dead_first_stage(%x: tensor<64x64xf16, #b>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 {
      %v1 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "dead"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    scf.for %j = %c0 to %n step %c1  : i32 {
      %v2 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "dead"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "bubble"}
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    }
    tt.return
  }

  // Offsets are assigned before stages are split: buffers of a stage are live until its end and share no bytes.
  tt.func public @needed_until_the_stage_ends(%x: tensor<64x64xf16, #b>, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "allocate"}
    ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc %x : (tensor<64x64xf16, #b>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    %v = ttg.local_load %b : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #c>
    %to = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
    tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
    tt.return
  }
}
