#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @grouped_gemm(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c31_i32 = arith.constant 31 : i32
    %c63_i32 = arith.constant 63 : i32
    %c84_i32 = arith.constant 84 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    cf.br ^bb1(%c0_i32, %0, %c0_i32 : i32, i32, i32)
  ^bb1(%6: i32, %7: i32, %8: i32):  // 2 preds: ^bb0, ^bb8
    %9 = arith.cmpi slt, %6, %arg5 : i32
    cf.cond_br %9, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %10 = arith.muli %6, %c3_i32 : i32
    %11 = tt.addptr %arg3, %10 : !tt.ptr<i32>, i32
    %12 = tt.load %11 : !tt.ptr<i32>
    %13 = tt.addptr %11, %c1_i32 : !tt.ptr<i32>, i32
    %14 = tt.load %13 : !tt.ptr<i32>
    %15 = tt.addptr %11, %c2_i32 : !tt.ptr<i32>, i32
    %16 = tt.load %15 : !tt.ptr<i32>
    %17 = arith.addi %14, %c63_i32 : i32
    %18 = arith.divsi %17, %c64_i32 : i32
    %19 = arith.addi %12, %c63_i32 : i32
    %20 = arith.divsi %19, %c64_i32 : i32
    %21 = arith.muli %20, %18 : i32
    %22 = arith.addi %8, %21 : i32
    %23 = tt.addptr %arg4, %10 : !tt.ptr<i32>, i32
    %24 = tt.addptr %23, %c1_i32 : !tt.ptr<i32>, i32
    %25 = tt.addptr %23, %c2_i32 : !tt.ptr<i32>, i32
    %26 = tt.addptr %arg0, %6 : !tt.ptr<i64>, i32
    %27 = tt.addptr %arg1, %6 : !tt.ptr<i64>, i32
    %28 = tt.addptr %arg2, %6 : !tt.ptr<i64>, i32
    %29 = arith.addi %16, %c31_i32 : i32
    %30 = arith.divsi %29, %c32_i32 : i32
    cf.br ^bb3(%7 : i32)
  ^bb3(%31: i32):  // 2 preds: ^bb2, ^bb7
    %32 = arith.cmpi sge, %31, %8 : i32
    %33 = arith.cmpi slt, %31, %22 : i32
    %34 = arith.andi %32, %33 : i1
    cf.cond_br %34, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %35 = tt.load %23 : !tt.ptr<i32>
    %36 = tt.load %24 : !tt.ptr<i32>
    %37 = tt.load %25 : !tt.ptr<i32>
    %38 = tt.load %26 : !tt.ptr<i64>
    %39 = tt.int_to_ptr %38 : i64 -> !tt.ptr<f16>
    %40 = tt.load %27 : !tt.ptr<i64>
    %41 = tt.int_to_ptr %40 : i64 -> !tt.ptr<f16>
    %42 = tt.load %28 : !tt.ptr<i64>
    %43 = tt.int_to_ptr %42 : i64 -> !tt.ptr<f16>
    %44 = arith.subi %31, %8 : i32
    %45 = arith.divsi %44, %18 : i32
    %46 = arith.muli %45, %c64_i32 : i32
    %47 = tt.splat %46 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %48 = tt.splat %46 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %49 = arith.addi %47, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %50 = arith.addi %48, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %51 = arith.remsi %44, %18 : i32
    %52 = arith.muli %51, %c64_i32 : i32
    %53 = tt.splat %52 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %54 = arith.addi %53, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %55 = tt.expand_dims %49 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %56 = tt.splat %35 : i32 -> tensor<64x1xi32, #blocked>
    %57 = arith.muli %55, %56 : tensor<64x1xi32, #blocked>
    %58 = tt.splat %39 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %59 = tt.addptr %58, %57 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %61 = tt.splat %36 : i32 -> tensor<32x1xi32, #blocked1>
    %62 = tt.splat %41 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %63 = tt.expand_dims %54 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %64 = tt.broadcast %63 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    cf.br ^bb5(%c0_i32, %cst : i32, tensor<64x64xf32, #mma>)
  ^bb5(%65: i32, %66: tensor<64x64xf32, #mma>):  // 2 preds: ^bb4, ^bb6
    %67 = arith.cmpi slt, %65, %30 : i32
    cf.cond_br %67, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %68 = arith.muli %65, %c32_i32 : i32
    %69 = tt.splat %68 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %70 = tt.splat %68 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %71 = arith.addi %69, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %72 = arith.addi %70, %5 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %73 = tt.expand_dims %72 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %74 = tt.broadcast %73 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %75 = tt.addptr %60, %74 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %76 = tt.load %75 : tensor<64x32x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %77 = ttg.local_alloc %76 {allocation.offset = 0 : i32} : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %78 = tt.expand_dims %71 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %79 = arith.muli %78, %61 : tensor<32x1xi32, #blocked1>
    %80 = tt.addptr %62, %79 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %81 = tt.broadcast %80 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %82 = tt.addptr %81, %64 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %83 = tt.load %82 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %84 = ttg.local_alloc %83 {allocation.offset = 4096 : i32} : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
    ttg.barrier local
    %85 = ttg.local_load %77 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %86 = ttg.local_load %84 : !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %87 = tt.dot %85, %86, %66, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %88 = arith.addi %65, %c1_i32 : i32
    cf.br ^bb5(%88, %87 : i32, tensor<64x64xf32, #mma>)
  ^bb7:  // pred: ^bb5
    %89 = tt.expand_dims %50 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %90 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked1>
    %91 = arith.muli %89, %90 : tensor<64x1xi32, #blocked1>
    %92 = tt.splat %43 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %93 = tt.addptr %92, %91 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %94 = tt.broadcast %93 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %95 = tt.broadcast %63 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %96 = tt.addptr %94, %95 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %97 = arith.truncf %66 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %98 = ttg.convert_layout %97 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %96, %98 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %99 = arith.addi %31, %c84_i32 : i32
    cf.br ^bb3(%99 : i32)
  ^bb8:  // pred: ^bb3
    %100 = arith.addi %6, %c1_i32 : i32
    cf.br ^bb1(%100, %31, %22 : i32, i32, i32)
  ^bb9:  // pred: ^bb1
    tt.return
  }
}
