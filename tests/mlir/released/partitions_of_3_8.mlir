// Before 3.9, partitions start with a barrier that counts, and what they access is not pending behind
// their end. The barriers are those of the released wheel of 3.8.
// options triton: producer=triton-3.8
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 33308 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @generic_specialized(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32) attributes {allocation.offset = 33304 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %buf = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
    %out = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
    %full = ttg.local_alloc {allocation.offset = 33280 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %empty = ttg.local_alloc {allocation.offset = 33296 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %full, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %empty, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%x, %buf, %full, %empty, %n) attributes {actualRegisters = array<i32: 408, 104>, allocation.offset = 32768 : i32, requestedRegisters = array<i32: 104>, warpGroupStartIds = array<i32: 4>}
    default {
      cf.br ^bb1(%c0_i32 : i32)
    ^bb1(%i: i32):  // 2 preds: ^bb0, ^bb2
      %11 = arith.cmpi slt, %i, %n : i32
      cf.cond_br %11, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %12 = arith.andi %i, %c1_i32 : i32
      ttng.wait_barrier %full, %12, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %v = ttg.local_load %buf : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked>
      %total = "tt.reduce"(%v) <{axis = 0 : i32}> ({ // expect triton: barrier
      ^bb0(%total_0: f32, %total_1: f32):
        %total_2 = arith.addf %total_0, %total_1 : f32
        tt.reduce.return %total_2 : f32
      }) {allocation.offset = 32768 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
      ttng.arrive_barrier %empty, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %13 = ttg.convert_layout %total : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xf32, #blocked>
      %15 = tt.broadcast %14 : tensor<1x64xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %16 = arith.divf %v, %15 : tensor<64x64xf32, #blocked>
      ttg.local_store %16, %out : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      %w = ttg.local_load %out : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked> // expect triton: barrier
      %17 = "tt.reduce"(%w) <{axis = 0 : i32}> ({
      ^bb0(%arg3: f32, %arg4: f32):
        %20 = arith.addf %arg3, %arg4 : f32
        tt.reduce.return %20 : f32
      }) {allocation.offset = 32768 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %18 = "tt.reduce"(%17) <{axis = 0 : i32}> ({
      ^bb0(%arg3: f32, %arg4: f32):
        %20 = arith.addf %arg3, %arg4 : f32
        tt.reduce.return %20 : f32
      }) : (tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> f32
      tt.store %y, %18 : !tt.ptr<f32>
      %19 = arith.addi %i, %c1_i32 : i32
      cf.br ^bb1(%19 : i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_yield
    }
    partition0(%arg3: !tt.ptr<f32>, %arg4: !ttg.memdesc<64x64xf32, #shared, #smem, mutable>, %arg5: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg6: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg7: i32) num_warps(4) {
      %c0_i32_0 = arith.constant 0 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
      %true_3 = arith.constant true
      %c4096_i32 = arith.constant 4096 : i32
      %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      cf.br ^bb1(%c0_i32_0 : i32)
    ^bb1(%i: i32):  // 2 preds: ^bb0, ^bb2
      %13 = arith.cmpi slt, %i, %arg7 : i32
      cf.cond_br %13, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %v = arith.muli %i, %c4096_i32 : i32
      %v_4 = tt.addptr %arg3, %v : !tt.ptr<f32>, i32
      %v_5 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %v_6 = arith.muli %v_5, %cst_2 : tensor<64x1xi32, #blocked>
      %v_7 = tt.splat %v_4 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
      %v_8 = tt.addptr %v_7, %v_6 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
      %v_9 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %v_10 = tt.broadcast %v_8 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
      %v_11 = tt.broadcast %v_9 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %v_12 = tt.addptr %v_10, %v_11 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
      %v_13 = tt.load %v_12 : tensor<64x64x!tt.ptr<f32>, #blocked>
      %14 = arith.andi %i, %c1_i32_1 : i32
      %15 = arith.xori %14, %c1_i32_1 : i32
      ttng.wait_barrier %arg6, %15, %true_3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.local_store %v_13, %arg4 : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      ttng.arrive_barrier %arg5, 1, %true_3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %16 = arith.addi %i, %c1_i32_1 : i32
      cf.br ^bb1(%16 : i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    } : (!tt.ptr<f32>, !ttg.memdesc<64x64xf32, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
    ttng.inval_barrier %full : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %empty : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<64x1xi32, #blocked>
    %4 = tt.splat %y : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %9 = tt.addptr %7, %8 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %10 = ttg.local_load %out : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked>
    tt.store %9, %10 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
