// A module of Triton's cache, without offsets. `%a` is dead before `%b` begins, so that both have
// the same bytes. The scratch memory of the conversion is beside `%b`.
#rows = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#columns = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} { // expect allocate: shared 16384 // expect allocate: writes ttg.shared = 16384 : i32
  tt.func public @kernel(%v: tensor<64x64xf16, #rows>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect allocate: 0 // expect allocate: writes %a = ttg.local_alloc {allocation.offset = 0 : i32}
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttg.local_store %v, %a : tensor<64x64xf16, #rows> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #columns>
    }
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect allocate: 0 // expect allocate: writes %b = ttg.local_alloc {allocation.offset = 0 : i32}
    ttg.local_store %v, %b : tensor<64x64xf16, #rows> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %y = ttg.convert_layout %v : tensor<64x64xf16, #rows> -> tensor<64x64xf16, #columns> // expect allocate: 8192 // expect allocate: writes %v {allocation.offset = 8192 : i32, allocation.size = 8192 : i32}
    %z = ttg.local_load %b : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #columns>
    tt.return
  }
}
