// A tensor data mover copy with a false predicate is issued and counted, because its predicate is a
// field of the descriptor. A wait for all but one of two copies completes the first in any case.
#shared = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 18688 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @the_second_may_be_skipped(%d: !tt.tensordesc<64x64xf16, #shared>, %p: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 9344 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t0 = amdg.async_tdm_copy_global_to_local %d[%c0, %c0] into %a, pred = %c1 : !tt.tensordesc<64x64xf16, #shared> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t1 = amdg.async_tdm_copy_global_to_local %d[%c0, %c0] into %b, pred = %p : !tt.tensordesc<64x64xf16, #shared> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %w = amdg.async_tdm_intrinsic_wait {count = 1 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    tt.return
  }
  tt.func public @the_first_may_be_skipped(%d: !tt.tensordesc<64x64xf16, #shared>, %p: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 9344 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t0 = amdg.async_tdm_copy_global_to_local %d[%c0, %c0] into %a, pred = %p : !tt.tensordesc<64x64xf16, #shared> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t1 = amdg.async_tdm_copy_global_to_local %d[%c0, %c0] into %b, pred = %c1 : !tt.tensordesc<64x64xf16, #shared> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %w = amdg.async_tdm_intrinsic_wait {count = 1 : i32}
    ttg.barrier local
    %x = ttg.local_load %b : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked> // expect check: SW202
    tt.return
  }
}
