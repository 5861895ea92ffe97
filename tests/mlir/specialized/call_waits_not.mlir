// No thread waits for the store.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#tl = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func private @ld(%A: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) attributes {noinline = true} {
%l = ttg.local_load %A : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked>
tt.return
}
tt.func private @st(%A: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) attributes {noinline = true} {
%q = arith.constant dense<0.0> : tensor<128x64xf16, #blocked>
ttg.local_store %q, %A : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
tt.return
}
tt.func private @aw() attributes {noinline = true} {
%q = ttg.async_wait {num = 0 : i32}
tt.return
}
tt.func private @tw() attributes {noinline = true} {
ttng.async_tma_store_wait {pendings = 0 : i32}
tt.return
}
tt.func private @fence() attributes {noinline = true} {
ttng.fence_async_shared {bCluster = false}
tt.return
}
tt.func private @bar() attributes {noinline = true} {
ttg.barrier local
tt.return
}
  tt.func public @kernel(%desc: !tt.tensordesc<128x64xf16, #shared>, %ptr: !tt.ptr<i32>, %n: i32, %m: i32, %x: tensor<128x64xf16, #blocked>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %true = arith.constant true
    %false = arith.constant false
    %A = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
    ttg.local_store %x, %A : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect check: SW201
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %desc[%c0, %c0] %A : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect check: SW505
    ttg.barrier local
    }
    tt.return
  }
}
