// A function without a body may do anything with its buffers. Races with it are not decided. The
// membar pass places no barrier there.
// expect check: bound unchecked

#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @outside(!ttg.memdesc<64x64xf16, #sh, #smem, mutable>) attributes {noinline = true}
  tt.func public @kernel(%t: tensor<64x64xf16, #b>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #sh, #smem, mutable>
    ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #sh, #smem, mutable>
    tt.call @outside(%a) : (!ttg.memdesc<64x64xf16, #sh, #smem, mutable>) -> () // expect check: note lower::unknown-callee
    tt.return
  }
}
// -----
// It may arrive at the mbarrier.
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @outside(!ttg.memdesc<1xi64, #s1, #smem, mutable>) attributes {noinline = true}
  tt.func public @kernel() {
    %c0 = arith.constant 0 : i32
    %bar = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttg.barrier local
    tt.call @outside(%bar) : (!ttg.memdesc<1xi64, #s1, #smem, mutable>) -> () // expect check: note lower::unknown-callee
    ttng.wait_barrier %bar, %c0 : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    tt.return
  }
}
// -----
// Faults of other operations are reported, also if the verdict is bounded.
#row = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @outside(!ttg.memdesc<64x64xf16, #nv, #smem, mutable>) attributes {noinline = true}
  tt.func public @kernel(%da: !tt.tensordesc<64x64xf16, #nv>) {
    %c0 = arith.constant 0 : i32
    %c32 = arith.constant 32 : i32
    %true = arith.constant true
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #nv, #smem, mutable>
    %bar = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s1, #smem, mutable> // expect check: note check::mbarriers
    %thread = gpu.thread_id x
    %number = arith.index_cast %thread : index to i32
    %first = arith.cmpi slt, %number, %c32 : i32
    ttng.barrier_expect %bar, 8192, %true : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %da[%c0, %c0] %a, %bar, %true : !tt.tensordesc<64x64xf16, #nv>, !ttg.memdesc<1xi64, #s1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #nv, #smem, mutable>
    scf.if %first {
      ttng.wait_barrier %bar, %c0 : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    }
    %b = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<64x64xf16, #nv, #smem, mutable>
    tt.call @outside(%b) : (!ttg.memdesc<64x64xf16, #nv, #smem, mutable>) -> () // expect check: note lower::unknown-callee
    %l = ttg.local_load %a : !ttg.memdesc<64x64xf16, #nv, #smem, mutable> -> tensor<64x64xf16, #row> // expect check: SW202
    tt.return
  }
}
