// On NVIDIA GPUs, a copy with a false mask fills the destination with zeros, and so still writes it.
// On AMD GPUs, masked lanes write nothing.
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 2048 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @zeros(%p: tensor<512x!tt.ptr<f32>, #blocked>, %v: tensor<512xf32, #blocked>) {
    %no = arith.constant dense<false> : tensor<512xi1, #blocked>
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t = ttg.async_copy_global_to_local %p, %a mask %no : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !ttg.memdesc<512xf32, #shared, #smem, mutable> // expect check: SW201
    tt.return
  }
  tt.func public @zeros_of_the_last(%p: tensor<512x!tt.ptr<f32>, #blocked>, %v: tensor<512xf32, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %last = arith.subi %n, %c1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %w = ttg.async_wait {num = 0 : i32}
      ttg.barrier local
      %x = ttg.local_load %a : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
      ttg.barrier local
      %more = arith.cmpi slt, %i, %last : i32
      %mask = tt.splat %more : i1 -> tensor<512xi1, #blocked>
      %t = ttg.async_copy_global_to_local %p, %a mask %mask : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
      %g = ttg.async_commit_group tokens %t
    }
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !ttg.memdesc<512xf32, #shared, #smem, mutable> // expect check: SW201
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @nothing(%p: tensor<256x!tt.ptr<f32>, #blocked>, %v: tensor<256xf32, #blocked>) {
    %no = arith.constant dense<false> : tensor<256xi1, #blocked>
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<256xf32, #shared, #smem, mutable>
    %t = ttg.async_copy_global_to_local %p, %a mask %no : tensor<256x!tt.ptr<f32>, #blocked> -> <256xf32, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    ttg.local_store %v, %a : tensor<256xf32, #blocked> -> !ttg.memdesc<256xf32, #shared, #smem, mutable>
    tt.return
  }
}
