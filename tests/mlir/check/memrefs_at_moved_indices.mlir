// A loop moves both accesses. Which of their iterations are at the same elements is not known.
// options check: warp-locality
// expect check: bound some-runs

gpu.module @m [#nvvm.target<chip = "sm_90">] {
  gpu.func @halves_of_a_row(%n: index, %g: memref<?xf32>) workgroup(%w : memref<128xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c63 = arith.constant 63 : index
    %c64 = arith.constant 64 : index
    %t = gpu.thread_id x
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.remui %i, %c2 : index
      %b = arith.muli %s, %c64 : index
      %v = memref.load %g[%i] : memref<?xf32>
      %j = arith.addi %b, %t : index
      memref.store %v, %w[%j] : memref<128xf32, #gpu.address_space<workgroup>> // expect check: note lower::unknown-index
      gpu.barrier
      %r = arith.subi %c63, %t : index
      %q = arith.addi %b, %r : index
      %x = memref.load %w[%q] : memref<128xf32, #gpu.address_space<workgroup>> // expect check: note lower::unknown-index
      memref.store %x, %g[%t] : memref<?xf32>
    }
    gpu.return
  }
}
// -----
// All threads store each element.
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  gpu.func @all_store(%z: f32, %g: memref<?xf32>) workgroup(%w : memref<128xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %t = gpu.thread_id x
    scf.for %i = %c0 to %c128 step %c1 {
      memref.store %z, %w[%i] : memref<128xf32, #gpu.address_space<workgroup>> // expect check: note lower::unknown-index
    }
    gpu.barrier
    %x = memref.load %w[%t] : memref<128xf32, #gpu.address_space<workgroup>>
    memref.store %x, %g[%t] : memref<?xf32>
    gpu.return
  }
}
// -----
// The load is at one element, which the loop reaches before all threads have stored there.
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  gpu.func @no_barrier(%z: f32, %g: memref<?xf32>) workgroup(%w : memref<128xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %t = gpu.thread_id x
    scf.for %i = %c0 to %c128 step %c1 {
      memref.store %z, %w[%i] : memref<128xf32, #gpu.address_space<workgroup>> // expect check: note lower::unknown-index
    }
    %x = memref.load %w[%t] : memref<128xf32, #gpu.address_space<workgroup>> // expect check: SW101
    memref.store %x, %g[%t] : memref<?xf32>
    gpu.return
  }
}
