// Two halves of one memref are used in turn, so that accesses of two iterations are apart.
// options check: warp-locality
// expect check: bound all-paths

// The halves are slots of workgroup memory that the function states.
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  gpu.func @attribution(%n: index, %g: memref<?xf32>) workgroup(%w : memref<2x64xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c63 = arith.constant 63 : index
    %t = gpu.thread_id x
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.remui %i, %c2 : index
      %v = memref.load %g[%i] : memref<?xf32>
      memref.store %v, %w[%s, %t] : memref<2x64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %r = arith.subi %c63, %t : index
      %x = memref.load %w[%s, %r] : memref<2x64xf32, #gpu.address_space<workgroup>>
      memref.store %x, %g[%t] : memref<?xf32>
    }
    gpu.return
  }
}
// -----
// The store is one half late.
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  gpu.func @one_late(%n: index, %g: memref<?xf32>) workgroup(%w : memref<2x64xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c63 = arith.constant 63 : index
    %t = gpu.thread_id x
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.remui %i, %c2 : index
      %j = arith.addi %i, %c1 : index
      %o = arith.remui %j, %c2 : index
      %v = memref.load %g[%i] : memref<?xf32>
      memref.store %v, %w[%s, %t] : memref<2x64xf32, #gpu.address_space<workgroup>> // expect check: SW102
      gpu.barrier
      %r = arith.subi %c63, %t : index
      %x = memref.load %w[%o, %r] : memref<2x64xf32, #gpu.address_space<workgroup>>
      memref.store %x, %g[%t] : memref<?xf32>
    }
    gpu.return
  }
}
