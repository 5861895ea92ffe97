#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @constant_slots(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %3 = rocdl.workitem.id.x : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.cmpi eq, %4, %c0_i32 : i32
    %6 = arith.cmpi ne, %4, %c0_i32 : i32
    amdg.cond_barrier %6
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %7 = ttg.local_load %1 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %8 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      tt.store %8, %7 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %5
    tt.return
  }
  tt.func public @constant_slots_flat(%arg0: tensor<64x64xf16, #blocked>, %arg1: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    ttg.barrier local
    %0 = rocdl.workitem.id.x : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.cmpi ne, %1, %c0_i32 : i32
    amdg.cond_barrier %3
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %5 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %6 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %arg0, %6 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    ttg.barrier local
    rocdl.sched.barrier none
    %7 = ttg.local_load %5 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    %8 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.store %8, %7 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    ttg.barrier local
    rocdl.sched.barrier none
    ttg.local_store %arg0, %5 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    ttg.barrier local
    rocdl.sched.barrier none
    %9 = ttg.local_load %6 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    %10 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.store %10, %9 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    amdg.cond_barrier %2
    tt.return
  }
  tt.func public @other_ring(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %4 = rocdl.workitem.id.x : i32
    %5 = arith.divsi %4, %c128_i32 : i32
    %6 = arith.cmpi eq, %5, %c0_i32 : i32
    %7 = arith.cmpi ne, %5, %c0_i32 : i32
    amdg.cond_barrier %7
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %8 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %9 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      tt.store %9, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %6
    tt.return
  }
  tt.func public @counted_slots(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %1 = rocdl.workitem.id.x : i32
    %2 = arith.divsi %1, %c128_i32 : i32
    %3 = arith.cmpi eq, %2, %c0_i32 : i32
    %4 = arith.cmpi ne, %2, %c0_i32 : i32
    amdg.cond_barrier %4
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %5 = arith.addi %arg3, %c1_i32 : i32
      %6 = arith.remsi %5, %c3_i32 : i32
      %7 = ttg.memdesc_index %0[%6] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %arg0, %7 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %8 = arith.remsi %arg3, %c3_i32 : i32
      %9 = ttg.memdesc_index %0[%8] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %10 = ttg.local_load %9 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      tt.store %11, %10 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %3
    tt.return
  }
  tt.func public @halves(%arg0: tensor<32x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_subslice %1[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    %3 = ttg.memdesc_subslice %1[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    ttg.barrier local
    %4 = rocdl.workitem.id.x : i32
    %5 = arith.divsi %4, %c128_i32 : i32
    %6 = arith.cmpi eq, %5, %c0_i32 : i32
    %7 = arith.cmpi ne, %5, %c0_i32 : i32
    amdg.cond_barrier %7
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %8 = ttg.local_load %2 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %9 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      tt.store %9, %8 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %3 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %6
    tt.return
  }
  tt.func public @halves_behind(%arg0: tensor<32x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_subslice %1[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    %3 = ttg.memdesc_subslice %1[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    ttg.barrier local
    %4 = rocdl.workitem.id.x : i32
    %5 = arith.divsi %4, %c128_i32 : i32
    %6 = arith.cmpi eq, %5, %c0_i32 : i32
    %7 = arith.cmpi ne, %5, %c0_i32 : i32
    amdg.cond_barrier %7
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %3 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %8 = ttg.local_load %2 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %9 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      tt.store %9, %8 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %6
    tt.return
  }
  tt.func public @halves_of_slots(%arg0: tensor<32x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_subslice %1[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    %4 = ttg.memdesc_subslice %2[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    ttg.barrier local
    %5 = rocdl.workitem.id.x : i32
    %6 = arith.divsi %5, %c128_i32 : i32
    %7 = arith.cmpi eq, %6, %c0_i32 : i32
    %8 = arith.cmpi ne, %6, %c0_i32 : i32
    amdg.cond_barrier %8
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %9 = ttg.local_load %3 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      tt.store %10, %9 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %4 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %7
    tt.return
  }
  tt.func public @half_of_a_slot_of_the_stage(%arg0: tensor<32x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %1 = rocdl.workitem.id.x : i32
    %2 = arith.divsi %1, %c128_i32 : i32
    %3 = arith.cmpi eq, %2, %c0_i32 : i32
    %4 = arith.cmpi ne, %2, %c0_i32 : i32
    amdg.cond_barrier %4
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %5 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %6 = ttg.memdesc_subslice %5[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      %7 = ttg.local_load %6 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> -> tensor<32x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %8 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      tt.store %8, %7 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %9 = ttg.memdesc_subslice %5[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      ttg.local_store %arg0, %9 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %3
    tt.return
  }
  tt.func public @allocated_for_reading(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    ttg.barrier local
    %0 = rocdl.workitem.id.x : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.cmpi ne, %1, %c0_i32 : i32
    amdg.cond_barrier %3
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %4 = ttg.local_alloc %arg0 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %5 = ttg.local_load %4 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %6 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      tt.store %6, %5 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %2
    tt.return
  }
  tt.func public @allocated_for_writing(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    ttg.barrier local
    %0 = rocdl.workitem.id.x : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.cmpi ne, %1, %c0_i32 : i32
    amdg.cond_barrier %3
    scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %4 = ttg.local_alloc %arg0 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %5 = ttg.local_load %4 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %6 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      tt.store %6, %5 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %2
    tt.return
  }
  tt.func public @argument(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>, %arg3: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    ttg.barrier local
    %0 = rocdl.workitem.id.x : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.cmpi ne, %1, %c0_i32 : i32
    amdg.cond_barrier %3
    scf.for %arg4 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %4 = ttg.local_load %arg3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %5 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      tt.store %5, %4 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %arg3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %2
    tt.return
  }
  tt.func public @either(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32, %arg2: !tt.ptr<f16>, %arg3: i1) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %4 = arith.select %arg3, %2, %3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %5 = rocdl.workitem.id.x : i32
    %6 = arith.divsi %5, %c128_i32 : i32
    %7 = arith.cmpi eq, %6, %c0_i32 : i32
    %8 = arith.cmpi ne, %6, %c0_i32 : i32
    amdg.cond_barrier %8
    scf.for %arg4 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      %9 = ttg.local_load %4 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      tt.store %10, %9 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %7
    tt.return
  }
  tt.func public @dead_last(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %2 = rocdl.workitem.id.x : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.cmpi eq, %3, %c0_i32 : i32
    %5 = arith.cmpi ne, %3, %c0_i32 : i32
    amdg.cond_barrier %5
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      ttg.local_store %arg0, %1 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %4
    tt.return
  }
  tt.func public @dead_first(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %2 = rocdl.workitem.id.x : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.cmpi eq, %3, %c0_i32 : i32
    %5 = arith.cmpi ne, %3, %c0_i32 : i32
    amdg.cond_barrier %5
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      ttg.local_store %arg0, %1 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %4
    tt.return
  }
  tt.func public @dead_between_barriers(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %2 = rocdl.workitem.id.x : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.cmpi eq, %3, %c0_i32 : i32
    %5 = arith.cmpi ne, %3, %c0_i32 : i32
    amdg.cond_barrier %5
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      ttg.local_store %arg0, %1 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      ttg.barrier local
      rocdl.sched.barrier none
      ttg.barrier none
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %4
    tt.return
  }
  tt.func public @dead_alone(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %2 = rocdl.workitem.id.x : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.cmpi eq, %3, %c0_i32 : i32
    %5 = arith.cmpi ne, %3, %c0_i32 : i32
    amdg.cond_barrier %5
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      ttg.local_store %arg0, %1 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %4
    tt.return
  }
  tt.func public @dead_flat(%arg0: tensor<64x64xf16, #blocked>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    ttg.barrier local
    %0 = rocdl.workitem.id.x : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.cmpi ne, %1, %c0_i32 : i32
    amdg.cond_barrier %3
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %5 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    ttg.local_store %arg0, %5 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
    amdg.cond_barrier %2
    tt.return
  }
  tt.func public @joined(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %4 = rocdl.workitem.id.x : i32
    %5 = arith.divsi %4, %c128_i32 : i32
    %6 = arith.cmpi ne, %5, %c0_i32 : i32
    amdg.cond_barrier %6
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    %7 = rocdl.workitem.id.x : i32
    %8 = arith.divsi %7, %c128_i32 : i32
    %9 = arith.cmpi eq, %8, %c0_i32 : i32
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %9
    tt.return
  }
  tt.func public @joined_behind_a_barrier(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %4 = rocdl.workitem.id.x : i32
    %5 = arith.divsi %4, %c128_i32 : i32
    %6 = arith.cmpi ne, %5, %c0_i32 : i32
    amdg.cond_barrier %6
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    ttg.barrier local
    %7 = rocdl.workitem.id.x : i32
    %8 = arith.divsi %7, %c128_i32 : i32
    %9 = arith.cmpi eq, %8, %c0_i32 : i32
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %9
    tt.return
  }
  tt.func public @joined_over_a_store(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %4 = rocdl.workitem.id.x : i32
    %5 = arith.divsi %4, %c128_i32 : i32
    %6 = arith.cmpi ne, %5, %c0_i32 : i32
    amdg.cond_barrier %6
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %7 = rocdl.workitem.id.x : i32
    %8 = arith.divsi %7, %c128_i32 : i32
    %9 = arith.cmpi eq, %8, %c0_i32 : i32
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %9
    tt.return
  }
  tt.func public @not_joined_behind_a_store(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %4 = rocdl.workitem.id.x : i32
    %5 = arith.divsi %4, %c128_i32 : i32
    %6 = arith.cmpi eq, %5, %c0_i32 : i32
    %7 = arith.cmpi ne, %5, %c0_i32 : i32
    amdg.cond_barrier %7
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %6
    ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.barrier local
    %8 = rocdl.workitem.id.x : i32
    %9 = arith.divsi %8, %c128_i32 : i32
    %10 = arith.cmpi eq, %9, %c0_i32 : i32
    %11 = arith.cmpi ne, %9, %c0_i32 : i32
    amdg.cond_barrier %11
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %10
    tt.return
  }
  tt.func public @not_joined_behind_another_barrier(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %4 = rocdl.workitem.id.x : i32
    %5 = arith.divsi %4, %c128_i32 : i32
    %6 = arith.cmpi eq, %5, %c0_i32 : i32
    %7 = arith.cmpi ne, %5, %c0_i32 : i32
    amdg.cond_barrier %7
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %2 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %6
    ttg.barrier none
    ttg.barrier local
    %8 = rocdl.workitem.id.x : i32
    %9 = arith.divsi %8, %c128_i32 : i32
    %10 = arith.cmpi eq, %9, %c0_i32 : i32
    %11 = arith.cmpi ne, %9, %c0_i32 : i32
    amdg.cond_barrier %11
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %10
    tt.return
  }
  tt.func public @joined_with_a_dead_first_stage(%arg0: tensor<64x64xf16, #blocked>, %arg1: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %2 = rocdl.workitem.id.x : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.cmpi ne, %3, %c0_i32 : i32
    amdg.cond_barrier %4
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %1 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    %5 = rocdl.workitem.id.x : i32
    %6 = arith.divsi %5, %c128_i32 : i32
    %7 = arith.cmpi eq, %6, %c0_i32 : i32
    scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %arg0, %1 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
    }
    amdg.cond_barrier %7
    tt.return
  }
  tt.func public @needed_until_the_stage_ends(%arg0: tensor<64x64xf16, #blocked>, %arg1: !tt.ptr<f16>) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    ttg.barrier local
    %0 = rocdl.workitem.id.x : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.cmpi ne, %1, %c0_i32 : i32
    amdg.cond_barrier %3
    %4 = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    ttg.local_store %arg0, %4 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier non_mem_non_sideeffect
    %5 = ttg.local_alloc %arg0 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %6 = ttg.local_load %5 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    %7 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.store %7, %6 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    amdg.cond_barrier %2
    tt.return
  }
}
