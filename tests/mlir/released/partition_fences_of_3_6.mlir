// Up to 3.6, nothing is pending for proxy fences where partitions start, so the copy over the scratch memory
// of the reduction gets none. 3.8 inserts one. The barriers and fences are those of the released wheels.
// options triton: producer=triton-3.6
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @loads(%x: tensor<512xf32, #blocked>, %src: !tt.tensordesc<tensor<64x64xf16, #shared>>) -> f32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      tt.reduce.return %1 : f32
    }) : (tensor<512xf32, #blocked>) -> f32
    %buf = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %bar = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%src, %buf, %bar)
    default {
      ttng.wait_barrier %bar, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect triton: barrier
      ttg.warp_yield
    }
    partition0(%s: !tt.tensordesc<tensor<64x64xf16, #shared>>, %to: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %full: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %true = arith.constant true
      %c0_i32_0 = arith.constant 0 : i32
      ttng.barrier_expect %full, 8192, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %s[%c0_i32_0, %c0_i32_0] %to, %full, %true : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect triton: barrier
      ttg.warp_return
    } : (!tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    tt.return %0 : f32
  }
}
