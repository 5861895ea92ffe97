// Operands of Triton 3.6 that go from registers to `wgmma` without a proxy fence. Later releases insert it.
// Compiled from `peers/trophies/kernels.py`.
// options check: finish warp-locality producer=triton-3.6
// expect check: bound all-paths

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @shared_operand(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %b: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %c: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %d: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %K: i32, %stride: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x64xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %a_tile = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %a_tile_1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %a_tile_2 = tt.expand_dims %a_tile {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %a_tile_3 = tt.expand_dims %a_tile_1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %a_tile_4 = tt.splat %stride : i32 -> tensor<64x1xi32, #blocked>
    %a_tile_5 = tt.splat %stride : i32 -> tensor<64x1xi32, #blocked1>
    %a_tile_6 = arith.muli %a_tile_2, %a_tile_4 : tensor<64x1xi32, #blocked>
    %a_tile_7 = arith.muli %a_tile_3, %a_tile_5 : tensor<64x1xi32, #blocked1>
    %a_tile_8 = tt.splat %a : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %a_tile_9 = tt.addptr %a_tile_8, %a_tile_6 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %a_tile_10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %a_tile_11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %a_tile_12 = tt.expand_dims %a_tile_10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %a_tile_13 = tt.expand_dims %a_tile_11 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %a_tile_14 = tt.broadcast %a_tile_9 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %a_tile_15 = tt.broadcast %a_tile_12 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %a_tile_16 = tt.broadcast %a_tile_13 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %a_tile_17 = tt.addptr %a_tile_14, %a_tile_15 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %b_tile = tt.splat %b : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %b_tile_18 = tt.addptr %b_tile, %a_tile_6 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %b_tile_19 = tt.broadcast %b_tile_18 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %b_tile_20 = tt.addptr %b_tile_19, %a_tile_15 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %b_tile_21 = arith.muli %stride, %c64_i32 : i32
    %b_tile_22 = tt.splat %b_tile_21 : i32 -> tensor<64x64xi32, #blocked>
    %left = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %right = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %second = arith.cmpi sgt, %K, %c0_i32 : i32
    %left_23 = ttg.memdesc_index %left[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %second_24 = tt.splat %second : i1 -> tensor<64x64xi1, #blocked>
    %left_25 = ttg.async_copy_global_to_local %a_tile_17, %left_23 mask %second_24 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %left_26 = ttg.async_commit_group tokens %left_25
    %right_27 = ttg.memdesc_index %right[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %right_28 = ttg.async_copy_global_to_local %b_tile_20, %right_27 mask %second_24 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %right_29 = ttg.async_commit_group tokens %right_28
    %second_30:8 = scf.for %second_33 = %c0_i32 to %K step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %cst, %a_tile_34 = %a_tile_17, %b_tile_35 = %b_tile_20, %arg11 = %c0_i32, %second_36 = %c-1_i32, %left_37 = %left_26, %right_38 = %right_29) -> (tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64x!tt.ptr<f16>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %second_39 = arith.subi %K, %c64_i32 : i32
      %second_40 = arith.cmpi slt, %second_33, %second_39 : i32
      %second_41 = arith.addi %second_36, %c1_i32 : i32
      %second_42 = arith.cmpi sge, %second_41, %c2_i32 : i32
      %second_43 = arith.select %second_42, %c0_i32, %second_41 : i32
      %left_44 = ttg.async_wait %left_37, %right_38 {num = 0 : i32}
      %left_45 = ttg.memdesc_index %left[%second_43] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %right_46 = ttg.memdesc_index %right[%second_43] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %second_47 = ttg.memdesc_trans %right_46 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      %first = ttng.warp_group_dot %left_45, %right_46, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma> // expect check: SW105
      %second_48 = ttng.warp_group_dot %left_45, %second_47, %arg8 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma> // expect check: SW105
      %second_49:5 = ttng.warp_group_dot_wait %first, %second_48, %left_45, %right_46, %second_47 {pendings = 2 : i32} : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      %a_tile_50 = tt.addptr %a_tile_34, %cst_0 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %b_tile_51 = tt.addptr %b_tile_35, %b_tile_22 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %second_52 = arith.addi %arg11, %c1_i32 : i32
      %second_53 = arith.cmpi sge, %second_52, %c2_i32 : i32
      %second_54 = arith.select %second_53, %c0_i32, %second_52 : i32
      %left_55 = ttg.memdesc_index %left[%second_54] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %second_56 = tt.splat %second_40 : i1 -> tensor<64x64xi1, #blocked>
      %left_57 = ttg.async_copy_global_to_local %a_tile_50, %left_55 mask %second_56 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
      %left_58 = ttg.async_commit_group tokens %left_57
      %right_59 = ttg.memdesc_index %right[%second_54] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %right_60 = ttg.async_copy_global_to_local %b_tile_51, %right_59 mask %second_56 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
      %right_61 = ttg.async_commit_group tokens %right_60
      scf.yield %second_49#0, %second_49#1, %a_tile_50, %b_tile_51, %second_54, %second_43, %left_58, %right_61 : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64x!tt.ptr<f16>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token
    }
    %second_31:2 = ttng.warp_group_dot_wait %second_30#0, %second_30#1 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>
    %second_32 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %right : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %left : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %0 = tt.splat %c : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %1 = tt.addptr %0, %a_tile_7 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %2 = tt.broadcast %1 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %3 = tt.addptr %2, %a_tile_16 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %4 = ttg.convert_layout %second_31#0 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked1>
    tt.store %3, %4 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    %5 = tt.splat %d : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %6 = tt.addptr %5, %a_tile_7 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %7 = tt.broadcast %6 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %8 = tt.addptr %7, %a_tile_16 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %9 = ttg.convert_layout %second_31#1 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked1>
    tt.store %8, %9 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
