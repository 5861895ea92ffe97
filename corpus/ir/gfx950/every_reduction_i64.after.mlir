#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1536 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @every_reduction(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c16384_i32 = arith.constant 16384 : i32
    %c12288_i32 = arith.constant 12288 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<64x1xi32, #blocked>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.expand_dims %4 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %6 = tt.broadcast %2 : tensor<64x1xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %8 = arith.addi %6, %7 : tensor<64x32xi32, #blocked>
    %9 = amdg.buffer_load %arg0[%8] {contiguity = 2 : i32} : !tt.ptr<i64> -> tensor<64x32xi64, #blocked>
    %10 = "tt.reduce"(%9) <{axis = 0 : i32}> ({
    ^bb0(%arg2: i64, %arg3: i64):
      %25 = arith.addi %arg2, %arg3 : i64
      tt.reduce.return %25 : i64
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x32xi64, #blocked>) -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = ttg.convert_layout %10 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<32xi64, #blocked1>
    amdg.buffer_store %11, %arg1[%3] : !tt.ptr<i64> -> tensor<32xi64, #blocked1>
    %12 = tt.addptr %arg1, %c4096_i32 : !tt.ptr<i64>, i32
    ttg.barrier local
    %13 = "tt.reduce"(%9) <{axis = 0 : i32}> ({
    ^bb0(%arg2: i64, %arg3: i64):
      %25 = arith.maxsi %arg2, %arg3 : i64
      tt.reduce.return %25 : i64
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x32xi64, #blocked>) -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = ttg.convert_layout %13 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<32xi64, #blocked1>
    amdg.buffer_store %14, %12[%3] : !tt.ptr<i64> -> tensor<32xi64, #blocked1>
    %15 = tt.addptr %arg1, %c8192_i32 : !tt.ptr<i64>, i32
    ttg.barrier local
    %16 = "tt.reduce"(%9) <{axis = 0 : i32}> ({
    ^bb0(%arg2: i64, %arg3: i64):
      %25 = arith.minsi %arg2, %arg3 : i64
      tt.reduce.return %25 : i64
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x32xi64, #blocked>) -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = ttg.convert_layout %16 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<32xi64, #blocked1>
    amdg.buffer_store %17, %15[%3] : !tt.ptr<i64> -> tensor<32xi64, #blocked1>
    %18 = tt.addptr %arg1, %c12288_i32 : !tt.ptr<i64>, i32
    %19 = tt.broadcast %1 : tensor<64x1xi32, #blocked> -> tensor<64x32xi32, #blocked>
    ttg.barrier local
    %20:2 = "tt.reduce"(%9, %19) <{axis = 0 : i32}> ({
    ^bb0(%arg2: i64, %arg3: i32, %arg4: i64, %arg5: i32):
      %25 = arith.cmpi eq, %arg2, %arg4 : i64
      %26 = arith.cmpi slt, %arg3, %arg5 : i32
      %27 = arith.andi %25, %26 : i1
      %28 = arith.cmpi sgt, %arg2, %arg4 : i64
      %29 = arith.ori %28, %27 : i1
      %30 = arith.select %29, %arg2, %arg4 : i64
      %31 = arith.select %29, %arg3, %arg5 : i32
      tt.reduce.return %30, %31 : i64, i32
    }) {allocation.offset = 0 : i32, allocation.size = 1536 : i32} : (tensor<64x32xi64, #blocked>, tensor<64x32xi32, #blocked>) -> (tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>)
    %21 = ttg.convert_layout %20#1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<32xi32, #blocked1>
    %22 = arith.extsi %21 : tensor<32xi32, #blocked1> to tensor<32xi64, #blocked1>
    amdg.buffer_store %22, %18[%3] : !tt.ptr<i64> -> tensor<32xi64, #blocked1>
    %23 = tt.addptr %arg1, %c16384_i32 : !tt.ptr<i64>, i32
    %24 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg2: i64, %arg3: i64):
      %25 = arith.addi %arg2, %arg3 : i64
      tt.reduce.return %25 : i64
    }) : (tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>) -> i64
    tt.store %23, %24 : !tt.ptr<i64>
    tt.return
  }
}
