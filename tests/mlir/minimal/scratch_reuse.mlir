// Scratch memory and buffers that share bytes, in a loop with a branch.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @shared_reuse(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<64x1xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %9 = tt.addptr %7, %8 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %10 = tt.load %9 : tensor<64x64x!tt.ptr<f32>, #blocked>
    cf.br ^bb1(%c0_i32, %10 : i32, tensor<64x64xf32, #blocked>)
  ^bb1(%11: i32, %12: tensor<64x64xf32, #blocked>):  // 2 preds: ^bb0, ^bb4
    %13 = arith.cmpi slt, %11, %arg2 : i32
    cf.cond_br %13, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %14 = ttg.local_alloc %12 {allocation.offset = 0 : i32} : (tensor<64x64xf32, #blocked>) -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable> // expect triton: barrier
    %15 = ttg.local_load %14 : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked1> // expect minimal: barrier // expect triton: barrier
    ttg.local_dealloc %14 : !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
    %16 = "tt.reduce"(%15) <{axis = 0 : i32}> ({ // expect minimal: no barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %33 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %33 : f32
    }) : (tensor<64x64xf32, #blocked1>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = ttg.convert_layout %15 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked> // expect minimal: barrier // expect triton: barrier
    %18 = ttg.convert_layout %16 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> // expect minimal: barrier // expect triton: barrier
    %19 = tt.expand_dims %18 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xf32, #blocked>
    %20 = tt.broadcast %19 : tensor<1x64xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %21 = arith.addf %17, %20 : tensor<64x64xf32, #blocked>
    %22 = arith.remsi %11, %c2_i32 : i32
    %23 = arith.cmpi eq, %22, %c0_i32 : i32
    cf.cond_br %23, ^bb3, ^bb4(%21 : tensor<64x64xf32, #blocked>)
  ^bb3:  // pred: ^bb2
    %24 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
    ttg.local_store %21, %24 : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable> // expect minimal: barrier // expect triton: barrier
    %25 = ttg.local_load %24 : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked1> // expect minimal: barrier // expect triton: barrier
    %26 = ttg.convert_layout %25 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked> // expect minimal: barrier // expect triton: barrier
    cf.br ^bb4(%26 : tensor<64x64xf32, #blocked>)
  ^bb4(%27: tensor<64x64xf32, #blocked>):  // 2 preds: ^bb2, ^bb3
    %28 = arith.addi %11, %c1_i32 : i32
    cf.br ^bb1(%28, %27 : i32, tensor<64x64xf32, #blocked>) // expect minimal: barrier
  ^bb5:  // pred: ^bb1
    %29 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %30 = tt.addptr %29, %3 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %31 = tt.broadcast %30 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %32 = tt.addptr %31, %8 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    tt.store %32, %12 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
