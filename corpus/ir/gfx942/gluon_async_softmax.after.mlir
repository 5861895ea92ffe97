#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 9216 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @async_softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c1024_i32 = arith.constant 1024 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<64> : tensor<16x1xi32, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x16x64xf32, #shared, #smem, mutable>
    %1 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<16x1xi32, #blocked>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %6 = tt.broadcast %3 : tensor<16x1xi32, #blocked> -> tensor<16x64xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<1x64xi32, #blocked> -> tensor<16x64xi32, #blocked>
    %8 = arith.addi %6, %7 : tensor<16x64xi32, #blocked>
    %9 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x16x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf32, #shared, #smem, mutable>
    %10 = amdg.buffer_load_to_local %arg0[%8] into %9 : !tt.ptr<f32>[tensor<16x64xi32, #blocked>]  -> <16x64xf32, #shared, #smem, mutable>
    %11 = ttg.async_commit_group
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%12: i32):  // 2 preds: ^bb0, ^bb2
    %13 = arith.cmpi slt, %12, %arg2 : i32
    cf.cond_br %13, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %14 = arith.addi %12, %c1_i32 : i32
    %15 = arith.remsi %14, %c2_i32 : i32
    %16 = ttg.memdesc_index %0[%15] : !ttg.memdesc<2x16x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf32, #shared, #smem, mutable>
    %17 = arith.muli %14, %c1024_i32 : i32
    %18 = tt.splat %17 : i32 -> tensor<16x64xi32, #blocked>
    %19 = arith.addi %8, %18 : tensor<16x64xi32, #blocked>
    %20 = amdg.buffer_load_to_local %arg0[%19] into %16 : !tt.ptr<f32>[tensor<16x64xi32, #blocked>]  -> <16x64xf32, #shared, #smem, mutable>
    %21 = ttg.async_commit_group
    %22 = ttg.async_wait {num = 1 : i32}
    ttg.barrier local
    %23 = arith.remsi %12, %c2_i32 : i32
    %24 = ttg.memdesc_index %0[%23] : !ttg.memdesc<2x16x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf32, #shared, #smem, mutable>
    %25 = ttg.local_load %24 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<16x64xf32, #shared, #smem, mutable> -> tensor<16x64xf32, #blocked>
    %26 = "tt.reduce"(%25) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %40 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<16x64xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = tt.expand_dims %26 {axis = 1 : i32} : tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xf32, #blocked>
    %28 = tt.broadcast %27 : tensor<16x1xf32, #blocked> -> tensor<16x64xf32, #blocked>
    %29 = arith.subf %25, %28 : tensor<16x64xf32, #blocked>
    %30 = math.exp %29 : tensor<16x64xf32, #blocked>
    %31 = "tt.reduce"(%30) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %40 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %40 : f32
    }) {allocation.offset = 8192 : i32, allocation.size = 1024 : i32} : (tensor<16x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xf32, #blocked>
    %33 = tt.broadcast %32 : tensor<1x64xf32, #blocked> -> tensor<16x64xf32, #blocked>
    %34 = arith.divf %30, %33 : tensor<16x64xf32, #blocked>
    %35 = arith.muli %12, %c1024_i32 : i32
    %36 = tt.splat %35 : i32 -> tensor<16x64xi32, #blocked>
    %37 = arith.addi %8, %36 : tensor<16x64xi32, #blocked>
    amdg.buffer_store %34, %arg1[%37] : !tt.ptr<f32> -> tensor<16x64xf32, #blocked>
    %38 = arith.addi %12, %c1_i32 : i32
    cf.br ^bb1(%38 : i32)
  ^bb3:  // pred: ^bb1
    %39 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    tt.return
  }
}
