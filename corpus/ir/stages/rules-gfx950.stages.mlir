#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @constant_slots(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        %4 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        %5 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
        tt.store %5, %4 : tensor<64x64x!tt.ptr<f16>, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "read"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @constant_slots_flat(%arg0: tensor<64x64xf16, #blocked>, %arg1: !tt.ptr<f16>) attributes {noinline = false} {
    %0:2 = scf.execute_region -> (!ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) no_inline {
      %c0_i32 = arith.constant 0 : i32
      %c1_i32 = arith.constant 1 : i32
      %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
      %2 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
      %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %4 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %arg0, %4 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      scf.yield %3, %4 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    } {triton.warp_pipeline.stage = "first"}
    scf.execute_region no_inline {
      %1 = ttg.local_load %0#0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
      %2 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      tt.store %2, %1 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      scf.yield
    } {triton.warp_pipeline.stage = "second"}
    scf.execute_region no_inline {
      ttg.local_store %arg0, %0#0 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      scf.yield
    } {triton.warp_pipeline.stage = "third"}
    scf.execute_region no_inline {
      %1 = ttg.local_load %0#1 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
      %2 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      tt.store %2, %1 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      scf.yield
    } {triton.warp_pipeline.stage = "fourth"}
    tt.return
  }
  tt.func public @other_ring(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        %4 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        %5 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
        tt.store %5, %4 : tensor<64x64x!tt.ptr<f16>, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "read"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @counted_slots(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        %2 = arith.addi %arg3, %c1_i32 : i32
        %3 = arith.remsi %2, %c3_i32 : i32
        %4 = ttg.memdesc_index %0[%3] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttg.local_store %arg0, %4 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        %2 = arith.remsi %arg3, %c3_i32 : i32
        %3 = ttg.memdesc_index %0[%2] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %4 = ttg.local_load %3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        %5 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
        tt.store %5, %4 : tensor<64x64x!tt.ptr<f16>, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "read"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @halves(%arg0: tensor<32x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_subslice %2[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    %4 = ttg.memdesc_subslice %2[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        %5 = ttg.local_load %3 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #blocked1>
        %6 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
        tt.store %6, %5 : tensor<32x64x!tt.ptr<f16>, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "read"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %4 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @halves_behind(%arg0: tensor<32x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_subslice %2[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    %4 = ttg.memdesc_subslice %2[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %4 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "second"}
      scf.execute_region no_inline {
        %5 = ttg.local_load %3 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #blocked1>
        %6 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
        tt.store %6, %5 : tensor<32x64x!tt.ptr<f16>, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "read"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @halves_of_slots(%arg0: tensor<32x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %4 = ttg.memdesc_subslice %2[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    %5 = ttg.memdesc_subslice %3[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        %6 = ttg.local_load %4 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #blocked1>
        %7 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
        tt.store %7, %6 : tensor<32x64x!tt.ptr<f16>, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "read"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %5 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @half_of_a_slot_of_the_stage(%arg0: tensor<32x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %2 = scf.execute_region -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> no_inline {
        %3 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %4 = ttg.memdesc_subslice %3[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
        %5 = ttg.local_load %4 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #blocked1>
        %6 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
        tt.store %6, %5 : tensor<32x64x!tt.ptr<f16>, #blocked1>
        scf.yield %3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      } {triton.warp_pipeline.stage = "read"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        %3 = ttg.memdesc_subslice %2[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
        ttg.local_store %arg0, %3 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @allocated_for_reading(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %0 = scf.execute_region -> !ttg.memdesc<64x64xf16, #shared, #smem> no_inline {
        %1 = ttg.local_alloc %arg0 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
        scf.yield %1 : !ttg.memdesc<64x64xf16, #shared, #smem>
      } {triton.warp_pipeline.stage = "make"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        %1 = ttg.local_load %0 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #blocked1>
        %2 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
        tt.store %2, %1 : tensor<64x64x!tt.ptr<f16>, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "read"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @allocated_for_writing(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %0 = scf.execute_region -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> no_inline {
        %1 = ttg.local_alloc %arg0 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield %1 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      } {triton.warp_pipeline.stage = "make"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        %1 = ttg.local_load %0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        %2 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
        tt.store %2, %1 : tensor<64x64x!tt.ptr<f16>, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "read"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @argument(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>, %arg3: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    scf.for %arg4 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        %0 = ttg.local_load %arg3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        %1 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
        tt.store %1, %0 : tensor<64x64x!tt.ptr<f16>, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "read"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %arg3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @either(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>, %arg3: i1) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %4 = arith.select %arg3, %2, %3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg4 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        %5 = ttg.local_load %4 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        %6 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
        tt.store %6, %5 : tensor<64x64x!tt.ptr<f16>, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "read"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @dead_last(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        %3 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "dead"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @dead_first(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        %4 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "dead"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @dead_between_barriers(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      ttg.barrier local
      scf.execute_region no_inline {
        %3 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "dead"}
      ttg.barrier none
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @dead_alone(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      scf.execute_region no_inline {
        %3 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "dead"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @dead_flat(%arg0: tensor<64x64xf16, #blocked>) attributes {noinline = false} {
    %0 = scf.execute_region -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> no_inline {
      %c0_i32 = arith.constant 0 : i32
      %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
      %2 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
      %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %4 = ttg.local_load %3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
      scf.yield %3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    } {triton.warp_pipeline.stage = "dead"}
    scf.execute_region no_inline {
      ttg.local_store %arg0, %0 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      scf.yield
    } {triton.warp_pipeline.stage = "write"}
    scf.execute_region no_inline {
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      scf.yield
    } {triton.warp_pipeline.stage = "bubble"}
    tt.return
  }
  tt.func public @joined(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @joined_behind_a_barrier(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    ttg.barrier local
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @joined_over_a_store(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    ttg.barrier local
    ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @not_joined_behind_a_store(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @not_joined_behind_another_barrier(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    ttg.barrier none
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @joined_with_a_dead_first_stage(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        %3 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "dead"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      scf.execute_region no_inline {
        %3 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
        scf.yield
      } {triton.warp_pipeline.stage = "dead"}
      scf.execute_region no_inline {
        rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
        scf.yield
      } {triton.warp_pipeline.stage = "bubble"}
      scf.execute_region no_inline {
        ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.stage = "write"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
  tt.func public @needed_until_the_stage_ends(%arg0: tensor<64x64xf16, #blocked>, %arg1: !tt.ptr<f16>) attributes {noinline = false} {
    %0 = scf.execute_region -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> no_inline {
      %2 = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      scf.yield %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    } {triton.warp_pipeline.stage = "allocate"}
    %1 = scf.execute_region -> !ttg.memdesc<64x64xf16, #shared, #smem> no_inline {
      ttg.local_store %arg0, %0 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %2 = ttg.local_alloc %arg0 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      scf.yield %2 : !ttg.memdesc<64x64xf16, #shared, #smem>
    } {triton.warp_pipeline.stage = "write"}
    scf.execute_region no_inline {
      %2 = ttg.local_load %1 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #blocked1>
      %3 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      tt.store %3, %2 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      scf.yield
    } {triton.warp_pipeline.stage = "read"}
    tt.return
  }
}
