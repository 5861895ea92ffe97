// A ping-pong schedule of Triton 3.5 to 3.8: bare barriers between the local loads of one group of warps
// and the local stores of the other. Compiled from `peers/trophies/kernels.py`.
// options check: finish warp-locality producer=triton-3.5

#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 4], threadsPerWarp = [2, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [32, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [2, 0]], warp = [[4, 0], [8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 4], instrShape = [32, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @ping_pong(%a: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %b: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %c: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %K: i32, %stride_a: i32 {tt.divisibility = 16 : i32}, %stride_b: i32 {tt.divisibility = 16 : i32}, %stride_c: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %total = arith.constant 256 : i32
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %total_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %rows = tt.get_program_id x : i32
    %rows_1 = arith.muli %rows, %c128_i32 : i32
    %rows_2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %rows_6 = tt.splat %rows_1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_7 = tt.splat %rows_1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_8 = arith.addi %rows_6, %rows_2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_9 = arith.addi %rows_7, %rows_3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %columns = tt.get_program_id y : i32
    %columns_10 = arith.muli %columns, %c128_i32 : i32
    %columns_11 = tt.splat %columns_10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_12 = tt.splat %columns_10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %columns_13 = arith.addi %columns_11, %rows_4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_14 = arith.addi %columns_12, %rows_5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %a_tile = tt.expand_dims %rows_8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %a_tile_15 = tt.expand_dims %rows_9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %a_tile_16 = tt.splat %stride_a : i32 -> tensor<128x1xi32, #blocked>
    %a_tile_17 = arith.muli %a_tile, %a_tile_16 : tensor<128x1xi32, #blocked>
    %a_tile_18 = tt.splat %a : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %a_tile_19 = tt.addptr %a_tile_18, %a_tile_17 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %a_tile_20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %a_tile_21 = tt.expand_dims %a_tile_20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %a_tile_22 = tt.broadcast %a_tile_19 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x64x!tt.ptr<f32>, #blocked>
    %a_tile_23 = tt.broadcast %a_tile_21 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %a_tile_24 = tt.addptr %a_tile_22, %a_tile_23 : tensor<128x64x!tt.ptr<f32>, #blocked>, tensor<128x64xi32, #blocked>
    %0 = arith.addi %K, %c63_i32 : i32
    %1 = arith.divsi %0, %c64_i32 : i32
    %total_25 = arith.cmpi sgt, %1, %c0_i32 : i32
    %total_26 = tt.splat %total_25 : i1 -> tensor<128x64xi1, #blocked>
    %total_27 = tt.load %a_tile_24, %total_26 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f32>, #blocked>
    %b_tile = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %b_tile_28 = tt.expand_dims %b_tile {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %b_tile_29 = tt.splat %stride_b : i32 -> tensor<64x1xi32, #blocked1>
    %b_tile_30 = arith.muli %b_tile_28, %b_tile_29 : tensor<64x1xi32, #blocked1>
    %b_tile_31 = tt.splat %b : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %b_tile_32 = tt.addptr %b_tile_31, %b_tile_30 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %b_tile_33 = tt.expand_dims %columns_13 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %b_tile_34 = tt.expand_dims %columns_14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %b_tile_35 = tt.broadcast %b_tile_32 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x128x!tt.ptr<f32>, #blocked1>
    %b_tile_36 = tt.broadcast %b_tile_34 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %b_tile_37 = tt.addptr %b_tile_35, %b_tile_36 : tensor<64x128x!tt.ptr<f32>, #blocked1>, tensor<64x128xi32, #blocked1>
    %total_38 = tt.splat %total_25 : i1 -> tensor<64x128xi1, #blocked1>
    %total_39 = tt.load %b_tile_37, %total_38 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f32>, #blocked1>
    %b_tile_40 = arith.muli %stride_b, %c64_i32 : i32
    %b_tile_41 = tt.splat %b_tile_40 : i32 -> tensor<64x128xi32, #blocked1>
    %total_42 = ttg.local_alloc : () -> !ttg.memdesc<1x128x64xf32, #shared, #smem, mutable>
    %total_43 = ttg.local_alloc : () -> !ttg.memdesc<1x64x128xf32, #shared1, #smem, mutable>
    %total_44 = ttg.memdesc_index %total_42[%c0_i32] : !ttg.memdesc<1x128x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf32, #shared, #smem, mutable, 1x128x64>
    ttg.local_store %total_27, %total_44 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #shared, #smem, mutable, 1x128x64>
    %total_45 = ttg.memdesc_index %total_43[%c0_i32] : !ttg.memdesc<1x64x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf32, #shared1, #smem, mutable>
    %total_46 = amdgpu.in_thread_transpose %total_39 : tensor<64x128xf32, #blocked1> -> tensor<64x128xf32, #linear>
    ttg.local_store %total_46, %total_45 : tensor<64x128xf32, #linear> -> !ttg.memdesc<64x128xf32, #shared1, #smem, mutable>
    %total_47 = arith.subi %1, %c1_i32 : i32
    gpu.barrier
    %total_48 = rocdl.workitem.id.x : i32
    %total_49 = arith.divsi %total_48, %total : i32
    %total_50 = arith.cmpi eq, %total_49, %c0_i32 : i32
    %total_51 = arith.cmpi ne, %total_49, %c0_i32 : i32
    amdgpu.cond_barrier %total_51
    %total_52:6 = scf.for %total_58 = %c0_i32 to %total_47 step %c1_i32 iter_args(%total_59 = %total_0, %a_tile_60 = %a_tile_24, %arg10 = %c0_i32, %total_61 = %total_44, %total_62 = %total_45, %b_tile_63 = %b_tile_37) -> (tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f32>, #blocked>, i32, !ttg.memdesc<128x64xf32, #shared, #smem, mutable, 1x128x64>, !ttg.memdesc<64x128xf32, #shared1, #smem, mutable>, tensor<64x128x!tt.ptr<f32>, #blocked1>)  : i32 {
      %a_tile_64 = tt.addptr %a_tile_60, %cst : tensor<128x64x!tt.ptr<f32>, #blocked>, tensor<128x64xi32, #blocked>
      %b_tile_65 = tt.addptr %b_tile_63, %b_tile_41 : tensor<64x128x!tt.ptr<f32>, #blocked1>, tensor<64x128xi32, #blocked1>
      %total_66 = ttg.memdesc_subslice %total_61[0, 0] : !ttg.memdesc<128x64xf32, #shared, #smem, mutable, 1x128x64> -> !ttg.memdesc<128x32xf32, #shared, #smem, mutable, 1x128x64>
      %total_67 = ttg.local_load %total_66 : !ttg.memdesc<128x32xf32, #shared, #smem, mutable, 1x128x64> -> tensor<128x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %total_68 = ttg.memdesc_subslice %total_62[0, 0] : !ttg.memdesc<64x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf32, #shared1, #smem, mutable, 64x128>
      %total_69 = ttg.local_load %total_68 : !ttg.memdesc<32x128xf32, #shared1, #smem, mutable, 64x128> -> tensor<32x128xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      rocdl.sched.barrier 0
      %total_70 = tt.load %a_tile_64 : tensor<128x64x!tt.ptr<f32>, #blocked>
      rocdl.sched.barrier 0
      %total_71 = ttg.memdesc_subslice %total_61[0, 32] : !ttg.memdesc<128x64xf32, #shared, #smem, mutable, 1x128x64> -> !ttg.memdesc<128x32xf32, #shared, #smem, mutable, 1x128x64>
      %total_72 = ttg.local_load %total_71 : !ttg.memdesc<128x32xf32, #shared, #smem, mutable, 1x128x64> -> tensor<128x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %total_73 = ttg.memdesc_subslice %total_62[32, 0] : !ttg.memdesc<64x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf32, #shared1, #smem, mutable, 64x128>
      %total_74 = ttg.local_load %total_73 : !ttg.memdesc<32x128xf32, #shared1, #smem, mutable, 64x128> -> tensor<32x128xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      rocdl.sched.barrier 0
      %total_75 = tt.load %b_tile_65 : tensor<64x128x!tt.ptr<f32>, #blocked1>
      rocdl.s.barrier
      rocdl.sched.barrier 0
      rocdl.s.setprio 1
      %total_76 = tt.dot %total_67, %total_69, %total_59, inputPrecision = tf32 : tensor<128x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x128xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      rocdl.s.setprio 0
      gpu.barrier
      rocdl.sched.barrier 0
      %total_77 = arith.addi %arg10, %c1_i32 : i32
      %total_78 = arith.cmpi slt, %total_77, %c1_i32 : i32
      %total_79 = arith.select %total_78, %total_77, %c0_i32 : i32
      %total_80 = ttg.memdesc_index %total_42[%total_79] : !ttg.memdesc<1x128x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf32, #shared, #smem, mutable, 1x128x64>
      ttg.local_store %total_70, %total_80 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #shared, #smem, mutable, 1x128x64> // expect check: SW102
      %total_81 = amdgpu.in_thread_transpose %total_75 : tensor<64x128xf32, #blocked1> -> tensor<64x128xf32, #linear>
      %total_82 = ttg.memdesc_index %total_43[%total_79] : !ttg.memdesc<1x64x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf32, #shared1, #smem, mutable>
      ttg.local_store %total_81, %total_82 : tensor<64x128xf32, #linear> -> !ttg.memdesc<64x128xf32, #shared1, #smem, mutable> // expect check: SW102
      gpu.barrier
      rocdl.sched.barrier 0
      rocdl.s.setprio 1
      %total_83 = tt.dot %total_72, %total_74, %total_76, inputPrecision = tf32 : tensor<128x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x128xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      rocdl.s.setprio 0
      gpu.barrier
      rocdl.sched.barrier 0
      scf.yield %total_83, %a_tile_64, %total_79, %total_80, %total_82, %b_tile_65 : tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f32>, #blocked>, i32, !ttg.memdesc<128x64xf32, #shared, #smem, mutable, 1x128x64>, !ttg.memdesc<64x128xf32, #shared1, #smem, mutable>, tensor<64x128x!tt.ptr<f32>, #blocked1>
    }
    amdgpu.cond_barrier %total_50
    %total_53 = arith.cmpi sge, %1, %c1_i32 : i32
    %total_54 = ttg.local_load %total_52#3 : !ttg.memdesc<128x64xf32, #shared, #smem, mutable, 1x128x64> -> tensor<128x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %total_55 = ttg.local_load %total_52#4 : !ttg.memdesc<64x128xf32, #shared1, #smem, mutable> -> tensor<64x128xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %total_56 = scf.if %total_53 -> (tensor<128x128xf32, #mma>) {
      %total_58 = tt.dot %total_54, %total_55, %total_52#0, inputPrecision = tf32 : tensor<128x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      scf.yield %total_58 : tensor<128x128xf32, #mma>
    } else {
      scf.yield %total_52#0 : tensor<128x128xf32, #mma>
    }
    %total_57 = arith.select %total_53, %total_56, %total_52#0 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %total_43 : !ttg.memdesc<1x64x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %total_42 : !ttg.memdesc<1x128x64xf32, #shared, #smem, mutable>
    %2 = tt.splat %stride_c : i32 -> tensor<128x1xi32, #mma>
    %3 = arith.muli %a_tile_15, %2 : tensor<128x1xi32, #mma>
    %4 = tt.splat %c : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %5 = tt.addptr %4, %3 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %6 = tt.broadcast %5 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %7 = tt.broadcast %b_tile_33 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %8 = tt.addptr %6, %7 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %8, %total_57 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
