#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 12288 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %cst_0 = arith.constant dense<0.00999999977> : tensor<64x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = arith.addi %arg5, %c31_i32 : i32
    %16 = arith.divsi %15, %c32_i32 : i32
    %17 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %18 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked>
    %19 = arith.cmpi slt, %17, %18 : tensor<64x1xi32, #blocked>
    %20 = tt.expand_dims %13 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %19 : tensor<64x1xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %22 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %23 = arith.muli %17, %22 : tensor<64x1xi32, #blocked>
    %24 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %27 = tt.expand_dims %14 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %28 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %29 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked1>
    %30 = arith.cmpi slt, %28, %29 : tensor<1x128xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<1x128xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %32 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked1>
    %33 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %34 = tt.broadcast %28 : tensor<1x128xi32, #blocked1> -> tensor<32x128xi32, #blocked1>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<64x128xf32, #mma>)
  ^bb1(%35: i32, %36: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %37 = arith.cmpi slt, %35, %16 : i32
    cf.cond_br %37, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %38 = arith.muli %35, %c32_i32 : i32
    %39 = arith.subi %arg5, %38 : i32
    %40 = tt.splat %39 : i32 -> tensor<1x32xi32, #blocked>
    %41 = arith.cmpi slt, %20, %40 : tensor<1x32xi32, #blocked>
    %42 = tt.broadcast %41 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %43 = arith.andi %21, %42 : tensor<64x32xi1, #blocked>
    %44 = tt.splat %38 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %45 = tt.splat %38 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %46 = arith.addi %44, %13 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %47 = arith.addi %45, %14 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %48 = tt.expand_dims %46 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %49 = tt.broadcast %48 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %50 = tt.addptr %26, %49 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %51 = tt.load %50, %43, %cst_1 : tensor<64x32x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %52 = ttg.local_alloc %51 {allocation.offset = 8192 : i32} : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %53 = tt.splat %39 : i32 -> tensor<32x1xi32, #blocked1>
    %54 = arith.cmpi slt, %27, %53 : tensor<32x1xi32, #blocked1>
    %55 = tt.broadcast %54 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %56 = arith.andi %55, %31 : tensor<32x128xi1, #blocked1>
    %57 = tt.expand_dims %47 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %58 = arith.muli %57, %32 : tensor<32x1xi32, #blocked1>
    %59 = tt.addptr %33, %58 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %60 = tt.broadcast %59 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %61 = tt.addptr %60, %34 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %62 = tt.load %61, %56, %cst_2 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    %63 = ttg.local_alloc %62 {allocation.offset = 0 : i32} : (tensor<32x128xf16, #blocked1>) -> !ttg.memdesc<32x128xf16, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    %64 = ttng.warp_group_dot %52, %63, %36 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared, #smem> * !ttg.memdesc<32x128xf16, #shared1, #smem> -> tensor<64x128xf32, #mma>
    %65:3 = ttng.warp_group_dot_wait %64, %52, %63 {pendings = 0 : i32} : tensor<64x128xf32, #mma>, !ttg.memdesc<64x32xf16, #shared, #smem>, !ttg.memdesc<32x128xf16, #shared1, #smem>
    %66 = arith.addi %35, %c1_i32 : i32
    cf.br ^bb1(%66, %65#0 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %67 = arith.cmpf ogt, %36, %cst : tensor<64x128xf32, #mma>
    %68 = arith.mulf %36, %cst_0 : tensor<64x128xf32, #mma>
    %69 = arith.select %67, %36, %68 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %70 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %71 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %72 = arith.cmpi slt, %70, %71 : tensor<64x1xi32, #blocked1>
    %73 = tt.broadcast %72 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %74 = tt.broadcast %30 : tensor<1x128xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %75 = arith.andi %73, %74 : tensor<64x128xi1, #blocked1>
    %76 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked1>
    %77 = arith.muli %70, %76 : tensor<64x1xi32, #blocked1>
    %78 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %79 = tt.addptr %78, %77 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %80 = tt.broadcast %79 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %81 = tt.broadcast %28 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %82 = tt.addptr %80, %81 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %83 = arith.truncf %69 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    ttg.barrier local
    %84 = ttg.convert_layout %83 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked1>
    tt.store %82, %84, %75 : tensor<64x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
