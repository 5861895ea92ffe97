#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @shared_gather_scatter(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xi32, #shared, #smem, mutable>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %4 = arith.muli %3, %cst : tensor<64x1xi32, #blocked>
    %5 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<64x1x!tt.ptr<i32>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<64x1x!tt.ptr<i32>, #blocked>, tensor<64x1xi32, #blocked>
    %7 = tt.expand_dims %2 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %8 = tt.broadcast %6 : tensor<64x1x!tt.ptr<i32>, #blocked> -> tensor<64x64x!tt.ptr<i32>, #blocked>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %10 = tt.addptr %8, %9 : tensor<64x64x!tt.ptr<i32>, #blocked>, tensor<64x64xi32, #blocked>
    %11 = tt.load %10 : tensor<64x64x!tt.ptr<i32>, #blocked>
    %12 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<64x1x!tt.ptr<i32>, #blocked>
    %13 = tt.addptr %12, %4 : tensor<64x1x!tt.ptr<i32>, #blocked>, tensor<64x1xi32, #blocked>
    %14 = tt.broadcast %13 : tensor<64x1x!tt.ptr<i32>, #blocked> -> tensor<64x64x!tt.ptr<i32>, #blocked>
    %15 = tt.addptr %14, %9 : tensor<64x64x!tt.ptr<i32>, #blocked>, tensor<64x64xi32, #blocked>
    %16 = tt.load %15 : tensor<64x64x!tt.ptr<i32>, #blocked>
    cf.br ^bb1(%c0_i32, %16 : i32, tensor<64x64xi32, #blocked>)
  ^bb1(%17: i32, %18: tensor<64x64xi32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %19 = arith.cmpi slt, %17, %arg3 : i32
    cf.cond_br %19, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    ttg.barrier local
    ttg.local_scatter %0[%11], %18 {axis = 0 : i32} : !ttg.memdesc<64x64xi32, #shared, #smem, mutable>, tensor<64x64xi32, #blocked>, tensor<64x64xi32, #blocked>
    ttg.barrier local
    %20 = ttg.local_gather %0[%11] {axis = 1 : i32} : !ttg.memdesc<64x64xi32, #shared, #smem, mutable>, tensor<64x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %21 = arith.addi %17, %c1_i32 : i32
    cf.br ^bb1(%21, %20 : i32, tensor<64x64xi32, #blocked>)
  ^bb3:  // pred: ^bb1
    %22 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<64x1x!tt.ptr<i32>, #blocked>
    %23 = tt.addptr %22, %4 : tensor<64x1x!tt.ptr<i32>, #blocked>, tensor<64x1xi32, #blocked>
    %24 = tt.broadcast %23 : tensor<64x1x!tt.ptr<i32>, #blocked> -> tensor<64x64x!tt.ptr<i32>, #blocked>
    %25 = tt.addptr %24, %9 : tensor<64x64x!tt.ptr<i32>, #blocked>, tensor<64x64xi32, #blocked>
    tt.store %25, %18 : tensor<64x64x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
