#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 512 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
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
    %9 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x64x!tt.ptr<i8>, #blocked>
    %10 = tt.addptr %9, %8 : tensor<64x64x!tt.ptr<i8>, #blocked>, tensor<64x64xi32, #blocked>
    %11 = tt.load %10 : tensor<64x64x!tt.ptr<i8>, #blocked>
    %12 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x!tt.ptr<i8>, #blocked1>
    %13 = tt.addptr %12, %0 : tensor<64x!tt.ptr<i8>, #blocked1>, tensor<64xi32, #blocked1>
    %14 = arith.extsi %11 : tensor<64x64xi8, #blocked> to tensor<64x64xi32, #blocked>
    %15 = "tt.reduce"(%14) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %40 = arith.addi %arg2, %arg3 : i32
      tt.reduce.return %40 : i32
    }) : (tensor<64x64xi32, #blocked>) -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = arith.trunci %15 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = ttg.convert_layout %16 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64xi8, #blocked1>
    tt.store %13, %17 : tensor<64x!tt.ptr<i8>, #blocked1>
    %18 = tt.addptr %arg1, %c4096_i32 : !tt.ptr<i8>, i32
    %19 = tt.splat %18 : !tt.ptr<i8> -> tensor<64x!tt.ptr<i8>, #blocked1>
    %20 = tt.addptr %19, %0 : tensor<64x!tt.ptr<i8>, #blocked1>, tensor<64xi32, #blocked1>
    %21 = "tt.reduce"(%14) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %40 = arith.maxsi %arg2, %arg3 : i32
      tt.reduce.return %40 : i32
    }) : (tensor<64x64xi32, #blocked>) -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %22 = arith.trunci %21 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    ttg.barrier local
    %23 = ttg.convert_layout %22 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64xi8, #blocked1>
    tt.store %20, %23 : tensor<64x!tt.ptr<i8>, #blocked1>
    %24 = tt.addptr %arg1, %c8192_i32 : !tt.ptr<i8>, i32
    %25 = tt.splat %24 : !tt.ptr<i8> -> tensor<64x!tt.ptr<i8>, #blocked1>
    %26 = tt.addptr %25, %0 : tensor<64x!tt.ptr<i8>, #blocked1>, tensor<64xi32, #blocked1>
    %27 = "tt.reduce"(%14) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %40 = arith.minsi %arg2, %arg3 : i32
      tt.reduce.return %40 : i32
    }) : (tensor<64x64xi32, #blocked>) -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %28 = arith.trunci %27 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    ttg.barrier local
    %29 = ttg.convert_layout %28 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64xi8, #blocked1>
    tt.store %26, %29 : tensor<64x!tt.ptr<i8>, #blocked1>
    %30 = tt.addptr %arg1, %c12288_i32 : !tt.ptr<i8>, i32
    %31 = tt.splat %30 : !tt.ptr<i8> -> tensor<64x!tt.ptr<i8>, #blocked1>
    %32 = tt.addptr %31, %0 : tensor<64x!tt.ptr<i8>, #blocked1>, tensor<64xi32, #blocked1>
    %33:2 = "tt.reduce"(%11, %7) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i8, %arg3: i32, %arg4: i8, %arg5: i32):
      %40 = arith.cmpi eq, %arg2, %arg4 : i8
      %41 = arith.cmpi slt, %arg3, %arg5 : i32
      %42 = arith.andi %40, %41 : i1
      %43 = arith.cmpi sgt, %arg2, %arg4 : i8
      %44 = arith.ori %43, %42 : i1
      %45 = arith.select %44, %arg2, %arg4 : i8
      %46 = arith.select %44, %arg3, %arg5 : i32
      tt.reduce.return %45, %46 : i8, i32
    }) : (tensor<64x64xi8, #blocked>, tensor<64x64xi32, #blocked>) -> (tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>)
    %34 = arith.trunci %33#1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    ttg.barrier local
    %35 = ttg.convert_layout %34 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<64xi8, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64xi8, #blocked1>
    tt.store %32, %35 : tensor<64x!tt.ptr<i8>, #blocked1>
    %36 = tt.addptr %arg1, %c16384_i32 : !tt.ptr<i8>, i32
    ttg.barrier local
    %37 = "tt.reduce"(%14) <{axis = 0 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %40 = arith.addi %arg2, %arg3 : i32
      tt.reduce.return %40 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 512 : i32} : (tensor<64x64xi32, #blocked>) -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %38 = "tt.reduce"(%37) <{axis = 0 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %40 = arith.addi %arg2, %arg3 : i32
      tt.reduce.return %40 : i32
    }) : (tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> i32
    %39 = arith.trunci %38 : i32 to i8
    tt.store %36, %39 : !tt.ptr<i8>
    tt.return
  }
}
