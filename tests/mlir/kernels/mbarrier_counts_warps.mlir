// Two mbarriers with a count of 4, one for each warp of a partition. All 128 threads arrive, so a
// phase completes before all warps have arrived.
// The rest is the output of the released pass for an earlier version of a kernel in corpus/kernels/.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 9324 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @tdm_specialized(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32) attributes {allocation.offset = 9320 : i32, noinline = false} {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg3 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3], [%0, %c1_i64] : <f16>, <64x64xf16, #shared>
    %2 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 9296 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.local_alloc {allocation.offset = 9312 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    amdg.init_barrier %3, 4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    amdg.init_barrier %4, 4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%1, %2, %3, %4, %arg4) attributes {actualRegisters = array<i32: 448, 64>, allocation.offset = 9200 : i32, allocation.size = 92 : i32, requestedRegisters = array<i32: 64>, warpGroupStartIds = array<i32: 4>}
    default {
      %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %6 = tt.expand_dims %5 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %7 = arith.muli %6, %cst_0 : tensor<64x1xi32, #blocked>
      %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %10 = tt.broadcast %7 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %11 = tt.broadcast %9 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %12 = arith.addi %10, %11 : tensor<64x64xi32, #blocked>
      cf.br ^bb1(%c0_i32, %cst : i32, tensor<64x64xf32, #blocked>)
    ^bb1(%13: i32, %14: tensor<64x64xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
      %15 = arith.cmpi slt, %13, %arg4 : i32
      cf.cond_br %15, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %16 = arith.andi %13, %c1_i32 : i32
      amdg.wait_barrier %3, %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %17 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
      %18 = arith.extf %17 : tensor<64x64xf16, #blocked> to tensor<64x64xf32, #blocked>
      %19 = arith.addf %14, %18 : tensor<64x64xf32, #blocked>
      %20 = amdg.arrive_barrier %4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> i32
      %21 = arith.addi %13, %c1_i32 : i32
      cf.br ^bb1(%21, %19 : i32, tensor<64x64xf32, #blocked>)
    ^bb3:  // pred: ^bb1
      %22 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>, #blocked>
      %23 = tt.addptr %22, %12 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
      tt.store %23, %14 : tensor<64x64x!tt.ptr<f32>, #blocked>
      ttg.warp_yield
    }
    partition0(%arg5: !tt.tensordesc<64x64xf16, #shared>, %arg6: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg7: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg8: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg9: i32) num_warps(4) {
      %c64_i32 = arith.constant 64 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %c0_i32_2 = arith.constant 0 : i32
      cf.br ^bb1(%c0_i32_2 : i32)
    ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb2
      %6 = arith.cmpi slt, %5, %arg9 : i32
      cf.cond_br %6, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %7 = arith.andi %5, %c1_i32_1 : i32
      %8 = arith.xori %7, %c1_i32_1 : i32
      amdg.wait_barrier %arg8, %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %9 = arith.muli %5, %c64_i32 : i32
      %10 = amdg.update_tensor_descriptor %arg5 add_offsets = [%9, %c0_i32_2] pred = %c1_i32_1 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared>
      %11 = amdg.async_tdm_copy_global_to_local %10 into %arg6 : !tt.tensordesc<64x64xf16, #shared> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %12 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
      ttg.barrier local
      %13 = amdg.arrive_barrier %arg7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> i32 // expect check: SW502
      %14 = arith.addi %5, %c1_i32_1 : i32
      cf.br ^bb1(%14 : i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    } : (!tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
    tt.return
  }
}
