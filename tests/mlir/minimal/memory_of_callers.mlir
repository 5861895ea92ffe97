// What a callee accesses is a part of the memory that the caller passes, also through another call.
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#across = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<512xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func private @load(%x: !tile) -> tensor<512xf32, #across> attributes {noinline = true} {
    %y = ttg.local_load %x : !tile -> tensor<512xf32, #across>
    tt.return %y : tensor<512xf32, #across>
  }
  tt.func private @load_through(%unused: !tile, %x: !tile) -> tensor<512xf32, #across> attributes {noinline = true} {
    %y = tt.call @load(%x) : (!tile) -> tensor<512xf32, #across>
    tt.return %y : tensor<512xf32, #across>
  }
  tt.func public @other_buffer(%v: tensor<512xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !tile
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !tile
    %x = tt.call @load(%b) : (!tile) -> tensor<512xf32, #across> // expect minimal: no barrier
    %y = tt.call @load_through(%a, %b) : (!tile, !tile) -> tensor<512xf32, #across> // expect minimal: no barrier
    tt.return
  }
  tt.func public @same_buffer(%v: tensor<512xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !tile
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !tile
    %x = tt.call @load_through(%b, %a) : (!tile, !tile) -> tensor<512xf32, #across> // expect minimal: barrier
    tt.return
  }
  tt.func public @either_buffer(%v: tensor<512xf32, #blocked>, %c: i1) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !tile
    %s = arith.select %c, %a, %b : !tile
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !tile
    %x = tt.call @load(%s) : (!tile) -> tensor<512xf32, #across> // expect minimal: barrier
    tt.return
  }
}
