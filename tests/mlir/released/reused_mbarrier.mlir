// Triton 3.8 inserts no proxy fence between the invalidation of an mbarrier and a TMA load into its bytes.
// 3.9 does.
// Compiled from `peers/trophies/kernels.py`.
// options check: finish warp-locality producer=triton-3.8
// expect check: bound all-paths

#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @loaded_tiles(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %b: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %c: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n_rows: i32, %n_columns: i32, %K: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c2_i64 = arith.constant 2 : i64
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %left = arith.extsi %K : i32 to i64
    %left_1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %left_2 = arith.muli %left, %c2_i64 : i64
    ttng.tensormap_create %left_1, %a, [%c64_i32, %c128_i32], [%K, %n_rows], [%left_2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %left_1 : !tt.ptr<i8>
    %left_3 = ttng.reinterpret_tensor_descriptor %left_1 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared>
    %right = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    ttng.tensormap_create %right, %b, [%c64_i32, %c128_i32], [%K, %n_columns], [%left_2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %right : !tt.ptr<i8>
    %right_4 = ttng.reinterpret_tensor_descriptor %right : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared>
    %total = scf.for %k = %c0_i32 to %K step %c64_i32 iter_args(%total_5 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
      %total_6 = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %total_7 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.init_barrier %total_7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %total_7, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %left_3[%c0_i32, %k] %total_6, %total_7, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.wait_barrier %total_7, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.inval_barrier %total_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %total_8 = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %total_9 = ttg.memdesc_trans %total_8 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %total_10 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.init_barrier %total_10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %total_10, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %right_4[%c0_i32, %k] %total_8, %total_10, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect check: SW105
      ttng.wait_barrier %total_10, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.inval_barrier %total_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %total_11 = ttng.warp_group_dot %total_6, %total_9, %total_5 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf32, #mma> // expect check: SW105
      %total_12:3 = ttng.warp_group_dot_wait %total_11, %total_6, %total_9 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      scf.yield %total_12#0 : tensor<128x128xf32, #mma>
    }
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %2 = arith.muli %1, %cst_0 : tensor<128x1xi32, #blocked>
    %3 = tt.splat %c : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %2 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %7 = tt.broadcast %4 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %8 = tt.broadcast %6 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %9 = tt.addptr %7, %8 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %10 = ttg.convert_layout %total : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked>
    tt.store %9, %10 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
