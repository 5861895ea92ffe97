// A callee begins with a barrier, and its caller has one before the call. One of them is redundant.
// Loads are by other threads than stores.
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @first(%x: !a) attributes {noinline = true} {
    ttg.barrier local // expect check: SW401
    %v = ttg.local_load %x : !a -> tensor<128x64xf16, #c>
    tt.return
  }
  tt.func public @both(%t: tensor<128x64xf16, #b>) {
    %x = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !a
    ttg.local_store %t, %x : tensor<128x64xf16, #b> -> !a
    ttg.barrier local
    tt.call @first(%x) : (!a) -> ()
    tt.return
  }
}

// -----

// The barrier of the callee comes too late, only on some paths, or not at all. The callers need
// theirs.
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @late(%x: !a) attributes {noinline = true} {
    %v = ttg.local_load %x : !a -> tensor<128x64xf16, #c>
    ttg.barrier local // expect check: SW401
    tt.return
  }
  tt.func private @some(%x: !a) attributes {noinline = true} {
    %c = arith.constant 1 : i32
    %p = tt.get_program_id x : i32
    %some = arith.cmpi eq, %p, %c : i32
    scf.if %some {
      ttg.barrier local // expect check: SW401
    }
    %v = ttg.local_load %x : !a -> tensor<128x64xf16, #c>
    tt.return
  }
  tt.func private @none(%x: !a) attributes {noinline = true} {
    %v = ttg.local_load %x : !a -> tensor<128x64xf16, #c>
    tt.return
  }
  tt.func public @needed_late(%t: tensor<128x64xf16, #b>) {
    %x = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !a
    ttg.local_store %t, %x : tensor<128x64xf16, #b> -> !a
    ttg.barrier local
    tt.call @late(%x) : (!a) -> ()
    tt.return
  }
  tt.func public @needed_some(%t: tensor<128x64xf16, #b>) {
    %x = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !a
    ttg.local_store %t, %x : tensor<128x64xf16, #b> -> !a
    ttg.barrier local
    tt.call @some(%x) : (!a) -> ()
    tt.return
  }
  tt.func public @needed_none(%t: tensor<128x64xf16, #b>) {
    %x = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !a
    ttg.local_store %t, %x : tensor<128x64xf16, #b> -> !a
    ttg.barrier local
    tt.call @none(%x) : (!a) -> ()
    tt.return
  }
}
