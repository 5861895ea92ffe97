// A grouped GEMM (sm_100): a loop in a while loop in a loop. Nothing that an event does depends on
// how often they run.
// options check: finish
// expect check: bound all-paths
// expect check: clean
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @grouped_gemm(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c84_i32 = arith.constant 84 : i32
    %c63_i32 = arith.constant 63 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c1_i32 iter_args(%arg7 = %0, %arg8 = %c0_i32) -> (i32, i32)  : i32 {
      %7 = arith.muli %arg6, %c3_i32 : i32
      %8 = tt.addptr %arg3, %7 : !tt.ptr<i32>, i32
      %9 = tt.load %8 : !tt.ptr<i32>
      %10 = tt.addptr %8, %c1_i32 : !tt.ptr<i32>, i32
      %11 = tt.load %10 : !tt.ptr<i32>
      %12 = tt.addptr %8, %c2_i32 : !tt.ptr<i32>, i32
      %13 = tt.load %12 : !tt.ptr<i32>
      %14 = arith.addi %11, %c63_i32 : i32
      %15 = arith.divsi %14, %c64_i32 : i32
      %16 = arith.addi %9, %c63_i32 : i32
      %17 = arith.divsi %16, %c64_i32 : i32
      %18 = arith.muli %17, %15 : i32
      %19 = arith.addi %arg8, %18 : i32
      %20 = tt.addptr %arg4, %7 : !tt.ptr<i32>, i32
      %21 = tt.addptr %20, %c1_i32 : !tt.ptr<i32>, i32
      %22 = tt.addptr %20, %c2_i32 : !tt.ptr<i32>, i32
      %23 = tt.addptr %arg0, %arg6 : !tt.ptr<i64>, i32
      %24 = tt.addptr %arg1, %arg6 : !tt.ptr<i64>, i32
      %25 = tt.addptr %arg2, %arg6 : !tt.ptr<i64>, i32
      %26 = arith.addi %13, %c31_i32 : i32
      %27 = arith.divsi %26, %c32_i32 : i32
      %28 = scf.while (%arg9 = %arg7) : (i32) -> i32 {
        %29 = arith.cmpi sge, %arg9, %arg8 : i32
        %30 = arith.cmpi slt, %arg9, %19 : i32
        %31 = arith.andi %29, %30 : i1
        scf.condition(%31) %arg9 : i32
      } do {
      ^bb0(%arg9: i32):
        %29 = tt.load %20 : !tt.ptr<i32>
        %30 = tt.load %21 : !tt.ptr<i32>
        %31 = tt.load %22 : !tt.ptr<i32>
        %32 = tt.load %23 : !tt.ptr<i64>
        %33 = tt.int_to_ptr %32 : i64 -> !tt.ptr<f16>
        %34 = tt.load %24 : !tt.ptr<i64>
        %35 = tt.int_to_ptr %34 : i64 -> !tt.ptr<f16>
        %36 = tt.load %25 : !tt.ptr<i64>
        %37 = tt.int_to_ptr %36 : i64 -> !tt.ptr<f16>
        %38 = arith.subi %arg9, %arg8 : i32
        %39 = arith.divsi %38, %15 : i32
        %40 = arith.muli %39, %c64_i32 : i32
        %41 = tt.splat %40 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %42 = tt.splat %40 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
        %43 = arith.addi %41, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %44 = arith.addi %42, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
        %45 = arith.remsi %38, %15 : i32
        %46 = arith.muli %45, %c64_i32 : i32
        %47 = tt.splat %46 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
        %48 = arith.addi %47, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
        %49 = tt.expand_dims %43 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
        %50 = tt.splat %29 : i32 -> tensor<64x1xi32, #blocked>
        %51 = arith.muli %49, %50 : tensor<64x1xi32, #blocked>
        %52 = tt.splat %33 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
        %53 = tt.addptr %52, %51 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
        %54 = tt.broadcast %53 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
        %55 = tt.splat %30 : i32 -> tensor<32x1xi32, #blocked1>
        %56 = tt.splat %35 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
        %57 = tt.expand_dims %48 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
        %58 = tt.broadcast %57 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
        %result = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
        ttng.tmem_store %cst, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
        %59 = scf.for %arg10 = %c0_i32 to %27 step %c1_i32 iter_args(%arg11 = %false) -> (i1)  : i32 {
          %71 = arith.muli %arg10, %c32_i32 : i32
          %72 = tt.splat %71 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
          %73 = tt.splat %71 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
          %74 = arith.addi %72, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
          %75 = arith.addi %73, %5 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
          %76 = tt.expand_dims %75 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
          %77 = tt.broadcast %76 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
          %78 = tt.addptr %54, %77 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
          %79 = tt.load %78 : tensor<64x32x!tt.ptr<f16>, #blocked>
          %80 = ttg.local_alloc %79 : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
          %81 = tt.expand_dims %74 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
          %82 = arith.muli %81, %55 : tensor<32x1xi32, #blocked1>
          %83 = tt.addptr %56, %82 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
          %84 = tt.broadcast %83 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
          %85 = tt.addptr %84, %58 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
          %86 = tt.load %85 : tensor<32x64x!tt.ptr<f16>, #blocked1>
          %87 = ttg.local_alloc %86 : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
          ttng.fence_async_shared {bCluster = false}
          %88 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
          ttng.init_barrier %88, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
          ttng.tc_gen5_mma %80, %87, %result, %arg11, %true, %88[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared, #smem>, !ttg.memdesc<32x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
          ttng.wait_barrier %88, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
          ttng.inval_barrier %88 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
          scf.yield %true : i1
        }
        %60 = tt.expand_dims %44 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
        %61 = tt.splat %31 : i32 -> tensor<64x1xi32, #blocked1>
        %62 = arith.muli %60, %61 : tensor<64x1xi32, #blocked1>
        %63 = tt.splat %37 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
        %64 = tt.addptr %63, %62 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
        %65 = tt.broadcast %64 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
        %66 = tt.broadcast %57 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
        %67 = tt.addptr %65, %66 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
        %result_0 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
        %68 = arith.truncf %result_0 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
        %69 = ttg.convert_layout %68 : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked1>
        tt.store %67, %69 : tensor<64x64x!tt.ptr<f16>, #blocked1>
        %70 = arith.addi %arg9, %c84_i32 : i32
        scf.yield %70 : i32
      }
      scf.yield %28, %19 : i32, i32
    }
    tt.return
  }
}
