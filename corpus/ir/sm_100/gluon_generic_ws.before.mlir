#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 33308 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @generic_specialized(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {allocation.offset = 33304 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 33280 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 33296 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%arg0, %0, %2, %3, %arg2) attributes {actualRegisters = array<i32: 408, 104>, allocation.offset = 32768 : i32, allocation.size = 52 : i32, requestedRegisters = array<i32: 104>, warpGroupStartIds = array<i32: 4>}
    default {
      cf.br ^bb1(%c0_i32 : i32)
    ^bb1(%15: i32):  // 2 preds: ^bb0, ^bb2
      %16 = arith.cmpi slt, %15, %arg2 : i32
      cf.cond_br %16, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %17 = arith.andi %15, %c1_i32 : i32
      ttng.wait_barrier %2, %17, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %18 = ttg.local_load %0 : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked>
      %19 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
      ^bb0(%arg3: f32, %arg4: f32):
        %28 = arith.addf %arg3, %arg4 : f32
        tt.reduce.return %28 : f32
      }) {allocation.offset = 32768 : i32, allocation.size = 512 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
      ttng.arrive_barrier %3, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %20 = ttg.convert_layout %19 : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %21 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xf32, #blocked>
      %22 = tt.broadcast %21 : tensor<1x64xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %23 = arith.divf %18, %22 : tensor<64x64xf32, #blocked>
      ttg.local_store %23, %1 : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      %24 = ttg.local_load %1 : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked>
      %25 = "tt.reduce"(%24) <{axis = 0 : i32}> ({
      ^bb0(%arg3: f32, %arg4: f32):
        %28 = arith.addf %arg3, %arg4 : f32
        tt.reduce.return %28 : f32
      }) {allocation.offset = 32768 : i32, allocation.size = 512 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %26 = "tt.reduce"(%25) <{axis = 0 : i32}> ({
      ^bb0(%arg3: f32, %arg4: f32):
        %28 = arith.addf %arg3, %arg4 : f32
        tt.reduce.return %28 : f32
      }) : (tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> f32
      tt.store %arg1, %26 : !tt.ptr<f32>
      %27 = arith.addi %15, %c1_i32 : i32
      cf.br ^bb1(%27 : i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_yield
    }
    partition0(%arg3: !tt.ptr<f32>, %arg4: !ttg.memdesc<64x64xf32, #shared, #smem, mutable>, %arg5: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg6: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg7: i32) num_warps(4) {
      %c0_i32_0 = arith.constant 0 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
      %true_3 = arith.constant true
      %c4096_i32 = arith.constant 4096 : i32
      %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      cf.br ^bb1(%c0_i32_0 : i32)
    ^bb1(%17: i32):  // 2 preds: ^bb0, ^bb2
      %18 = arith.cmpi slt, %17, %arg7 : i32
      cf.cond_br %18, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %19 = arith.muli %17, %c4096_i32 : i32
      %20 = tt.addptr %arg3, %19 : !tt.ptr<f32>, i32
      %21 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %22 = arith.muli %21, %cst_2 : tensor<64x1xi32, #blocked>
      %23 = tt.splat %20 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
      %24 = tt.addptr %23, %22 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
      %25 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %26 = tt.broadcast %24 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
      %27 = tt.broadcast %25 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %28 = tt.addptr %26, %27 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
      %29 = tt.load %28 : tensor<64x64x!tt.ptr<f32>, #blocked>
      %30 = arith.andi %17, %c1_i32_1 : i32
      %31 = arith.xori %30, %c1_i32_1 : i32
      ttng.wait_barrier %arg6, %31, %true_3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.local_store %29, %arg4 : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      ttng.arrive_barrier %arg5, 1, %true_3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %32 = arith.addi %17, %c1_i32_1 : i32
      cf.br ^bb1(%32 : i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    } : (!tt.ptr<f32>, !ttg.memdesc<64x64xf32, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
    ttng.inval_barrier %2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %7 = arith.muli %6, %cst : tensor<64x1xi32, #blocked>
    %8 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %10 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %11 = tt.broadcast %9 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %13 = tt.addptr %11, %12 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %14 = ttg.local_load %1 : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked>
    tt.store %13, %14 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
