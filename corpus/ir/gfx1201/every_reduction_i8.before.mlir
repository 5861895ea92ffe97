#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 512 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @every_reduction(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c16384_i32 = arith.constant 16384 : i32
    %c12288_i32 = arith.constant 12288 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<64x1xi32, #blocked>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %6 = tt.broadcast %3 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %8 = arith.addi %6, %7 : tensor<64x64xi32, #blocked>
    %9 = amdg.buffer_load %arg0[%8] {contiguity = 16 : i32} : !tt.ptr<i8> -> tensor<64x64xi8, #blocked>
    %10 = arith.extsi %9 : tensor<64x64xi8, #blocked> to tensor<64x64xi32, #blocked>
    %11 = "tt.reduce"(%10) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %30 = arith.addi %arg2, %arg3 : i32
      tt.reduce.return %30 : i32
    }) : (tensor<64x64xi32, #blocked>) -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = arith.trunci %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = ttg.convert_layout %12 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64xi8, #blocked1>
    amdg.buffer_store %13, %arg1[%0] : !tt.ptr<i8> -> tensor<64xi8, #blocked1>
    %14 = tt.addptr %arg1, %c4096_i32 : !tt.ptr<i8>, i32
    %15 = "tt.reduce"(%10) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %30 = arith.maxsi %arg2, %arg3 : i32
      tt.reduce.return %30 : i32
    }) : (tensor<64x64xi32, #blocked>) -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = arith.trunci %15 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = ttg.convert_layout %16 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64xi8, #blocked1>
    amdg.buffer_store %17, %14[%0] : !tt.ptr<i8> -> tensor<64xi8, #blocked1>
    %18 = tt.addptr %arg1, %c8192_i32 : !tt.ptr<i8>, i32
    %19 = "tt.reduce"(%10) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %30 = arith.minsi %arg2, %arg3 : i32
      tt.reduce.return %30 : i32
    }) : (tensor<64x64xi32, #blocked>) -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = arith.trunci %19 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = ttg.convert_layout %20 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64xi8, #blocked1>
    amdg.buffer_store %21, %18[%0] : !tt.ptr<i8> -> tensor<64xi8, #blocked1>
    %22 = tt.addptr %arg1, %c12288_i32 : !tt.ptr<i8>, i32
    %23:2 = "tt.reduce"(%9, %7) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i8, %arg3: i32, %arg4: i8, %arg5: i32):
      %30 = arith.cmpi eq, %arg2, %arg4 : i8
      %31 = arith.cmpi slt, %arg3, %arg5 : i32
      %32 = arith.andi %30, %31 : i1
      %33 = arith.cmpi sgt, %arg2, %arg4 : i8
      %34 = arith.ori %33, %32 : i1
      %35 = arith.select %34, %arg2, %arg4 : i8
      %36 = arith.select %34, %arg3, %arg5 : i32
      tt.reduce.return %35, %36 : i8, i32
    }) : (tensor<64x64xi8, #blocked>, tensor<64x64xi32, #blocked>) -> (tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>)
    %24 = arith.trunci %23#1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    %25 = ttg.convert_layout %24 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64xi8, #blocked1>
    amdg.buffer_store %25, %22[%0] : !tt.ptr<i8> -> tensor<64xi8, #blocked1>
    %26 = tt.addptr %arg1, %c16384_i32 : !tt.ptr<i8>, i32
    %27 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %30 = arith.addi %arg2, %arg3 : i32
      tt.reduce.return %30 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 512 : i32} : (tensor<64x64xi32, #blocked>) -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %28 = "tt.reduce"(%27) <{axis = 0 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %30 = arith.addi %arg2, %arg3 : i32
      tt.reduce.return %30 : i32
    }) : (tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> i32
    %29 = arith.trunci %28 : i32 to i8
    tt.store %26, %29 : !tt.ptr<i8>
    tt.return
  }
}
