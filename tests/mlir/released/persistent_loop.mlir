// Triton 3.8 inserts no barrier between the last loads of a tile and the copies of the next one, because the
// loads are behind an asynchronous wait. 3.9 does.
// Compiled from `peers/trophies/kernels.py`.
// options check: finish warp-locality producer=triton-3.8
// expect check: bound all-paths

#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0]], warp = [[1, 0], [2, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @persistent(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %b: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %c: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %tiles: i32, %K: i32, %stride: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c108_i32 = arith.constant 108 : i32
    %c128_i32 = arith.constant 128 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_1 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %rows = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %rows_2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %inner = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %inner_3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %0 = tt.get_program_id x : i32
    %left = tt.splat %stride : i32 -> tensor<128x1xi32, #linear1>
    %left_4 = tt.splat %a : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear1>
    %right = tt.splat %stride : i32 -> tensor<64x1xi32, #linear>
    %right_5 = tt.splat %b : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %right_6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %right_7 = tt.expand_dims %right_6 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x128xi32, #linear>
    %right_8 = tt.broadcast %right_7 : tensor<1x128xi32, #linear> -> tensor<64x128xi32, #linear>
    %1 = tt.splat %stride : i32 -> tensor<128x1xi32, #mma>
    %2 = tt.splat %c : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %5 = tt.broadcast %4 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    scf.for %tile = %0 to %tiles step %c108_i32  : i32 {
      %left_9 = arith.muli %tile, %c128_i32 : i32
      %left_10 = tt.splat %left_9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %left_11 = arith.addi %left_10, %rows : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %left_12 = tt.expand_dims %left_11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
      %left_13 = arith.muli %left_12, %left : tensor<128x1xi32, #linear1>
      %left_14 = tt.addptr %left_4, %left_13 : tensor<128x1x!tt.ptr<f16>, #linear1>, tensor<128x1xi32, #linear1>
      %left_15 = tt.broadcast %left_14 : tensor<128x1x!tt.ptr<f16>, #linear1> -> tensor<128x64x!tt.ptr<f16>, #linear1>
      %left_16 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %right_17 = ttg.local_alloc : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
      %total = arith.cmpi sgt, %K, %c0_i32 : i32
      %left_18 = tt.expand_dims %inner {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
      %left_19 = tt.broadcast %left_18 : tensor<1x64xi32, #linear1> -> tensor<128x64xi32, #linear1>
      %left_20 = tt.addptr %left_15, %left_19 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
      %left_21 = ttg.memdesc_index %left_16[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %left_22 = tt.splat %total : i1 -> tensor<128x64xi1, #linear1>
      %left_23 = ttg.async_copy_global_to_local %left_20, %left_21 mask %left_22 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared, #smem, mutable> // expect check: SW102
      %left_24 = ttg.async_commit_group tokens %left_23
      %right_25 = tt.expand_dims %inner_3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
      %right_26 = arith.muli %right_25, %right : tensor<64x1xi32, #linear>
      %right_27 = tt.addptr %right_5, %right_26 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
      %right_28 = tt.broadcast %right_27 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x128x!tt.ptr<f16>, #linear>
      %right_29 = tt.addptr %right_28, %right_8 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
      %right_30 = ttg.memdesc_index %right_17[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
      %right_31 = tt.splat %total : i1 -> tensor<64x128xi1, #linear>
      %right_32 = ttg.async_copy_global_to_local %right_29, %right_30 mask %right_31 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared1, #smem, mutable> // expect check: SW102
      %right_33 = ttg.async_commit_group tokens %right_32
      %total_34 = arith.cmpi sgt, %K, %c64_i32 : i32
      %left_35 = arith.addi %inner, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
      %left_36 = arith.addi %inner_3, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
      %left_37 = tt.expand_dims %left_35 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
      %left_38 = tt.broadcast %left_37 : tensor<1x64xi32, #linear1> -> tensor<128x64xi32, #linear1>
      %left_39 = tt.addptr %left_15, %left_38 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
      %left_40 = ttg.memdesc_index %left_16[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %left_41 = tt.splat %total_34 : i1 -> tensor<128x64xi1, #linear1>
      %left_42 = ttg.async_copy_global_to_local %left_39, %left_40 mask %left_41 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared, #smem, mutable>
      %left_43 = ttg.async_commit_group tokens %left_42
      %right_44 = tt.expand_dims %left_36 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
      %right_45 = arith.muli %right_44, %right : tensor<64x1xi32, #linear>
      %right_46 = tt.addptr %right_5, %right_45 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
      %right_47 = tt.broadcast %right_46 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x128x!tt.ptr<f16>, #linear>
      %right_48 = tt.addptr %right_47, %right_8 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
      %right_49 = ttg.memdesc_index %right_17[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
      %right_50 = tt.splat %total_34 : i1 -> tensor<64x128xi1, #linear>
      %right_51 = ttg.async_copy_global_to_local %right_48, %right_49 mask %right_50 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared1, #smem, mutable>
      %right_52 = ttg.async_commit_group tokens %right_51
      %left_53 = ttg.async_wait %left_24, %right_33 {num = 2 : i32}
      %total_54 = arith.subi %K, %c128_i32 : i32
      %total_55:9 = scf.for %total_69 = %c0_i32 to %total_54 step %c64_i32 iter_args(%arg8 = %cst, %total_70 = %c1_i32, %left_71 = %left_21, %left_72 = %left_40, %left_73 = %left_53, %right_74 = %right_30, %right_75 = %right_49, %left_76 = %left_43, %right_77 = %right_52) -> (tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)  : i32 {
        %total_78 = arith.addi %total_70, %c1_i32 : i32
        %total_79 = arith.cmpi slt, %total_78, %c3_i32 : i32
        %total_80 = arith.select %total_79, %total_78, %c0_i32 : i32
        %total_81 = arith.addi %total_69, %c128_i32 : i32
        %left_82 = tt.splat %total_81 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
        %left_83 = tt.splat %total_81 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
        %left_84 = arith.addi %left_82, %inner : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
        %left_85 = arith.addi %left_83, %inner_3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
        %left_86 = tt.expand_dims %left_84 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
        %left_87 = tt.broadcast %left_86 : tensor<1x64xi32, #linear1> -> tensor<128x64xi32, #linear1>
        %left_88 = tt.addptr %left_15, %left_87 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
        %left_89 = ttg.memdesc_index %left_16[%total_80] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %left_90 = ttg.async_copy_global_to_local %left_88, %left_89 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared, #smem, mutable>
        %left_91 = ttg.async_commit_group tokens %left_90
        %left_92 = ttg.local_load %left_71 token %left_73 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
        %right_93 = tt.expand_dims %left_85 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
        %right_94 = arith.muli %right_93, %right : tensor<64x1xi32, #linear>
        %right_95 = tt.addptr %right_5, %right_94 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
        %right_96 = tt.broadcast %right_95 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x128x!tt.ptr<f16>, #linear>
        %right_97 = tt.addptr %right_96, %right_8 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
        %right_98 = ttg.memdesc_index %right_17[%total_80] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
        %right_99 = ttg.async_copy_global_to_local %right_97, %right_98 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared1, #smem, mutable>
        %right_100 = ttg.async_commit_group tokens %right_99
        %right_101 = ttg.local_load %right_74 token %left_73 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
        %total_102 = tt.dot %left_92, %right_101, %arg8 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
        %left_103 = ttg.async_wait %left_76, %right_77 {num = 2 : i32}
        scf.yield %total_102, %total_80, %left_72, %left_89, %left_103, %right_75, %right_98, %left_91, %right_100 : tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token
      }
      %total_56 = arith.addi %K, %c63_i32 : i32
      %total_57 = arith.divsi %total_56, %c64_i32 : i32
      %total_58 = arith.cmpi sge, %total_57, %c1_i32 : i32
      %total_59 = arith.cmpi sge, %total_57, %c2_i32 : i32
      %left_60 = ttg.local_load %total_55#2 token %total_55#4 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %right_61 = ttg.local_load %total_55#5 token %total_55#4 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      %total_62 = scf.if %total_58 -> (tensor<128x128xf32, #mma>) {
        %total_69 = tt.dot %left_60, %right_61, %total_55#0 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
        scf.yield %total_69 : tensor<128x128xf32, #mma>
      } else {
        scf.yield %total_55#0 : tensor<128x128xf32, #mma>
      }
      %left_63 = ttg.async_wait %total_55#7, %total_55#8 {num = 0 : i32}
      %total_64 = arith.select %total_58, %total_62, %total_55#0 : tensor<128x128xf32, #mma>
      %left_65 = ttg.local_load %total_55#3 token %left_63 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %right_66 = ttg.local_load %total_55#6 token %left_63 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      %total_67 = scf.if %total_59 -> (tensor<128x128xf32, #mma>) {
        %total_69 = tt.dot %left_65, %right_66, %total_64 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
        scf.yield %total_69 : tensor<128x128xf32, #mma>
      } else {
        scf.yield %total_64 : tensor<128x128xf32, #mma>
      }
      %total_68 = arith.select %total_59, %total_67, %total_64 : tensor<128x128xf32, #mma>
      ttg.local_dealloc %right_17 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
      ttg.local_dealloc %left_16 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %6 = tt.splat %left_9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
      %7 = arith.addi %6, %rows_2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
      %8 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
      %9 = arith.muli %8, %1 : tensor<128x1xi32, #mma>
      %10 = tt.addptr %2, %9 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
      %11 = tt.broadcast %10 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
      %12 = tt.addptr %11, %5 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
      tt.store %12, %total_68 : tensor<128x128x!tt.ptr<f32>, #mma>
    }
    tt.return
  }
}
