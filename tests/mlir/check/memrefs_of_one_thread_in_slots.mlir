// Each thread touches its own elements of every slot, apart from the first store. The slot of the last
// store is unknown.
// options check: warp-locality
// expect check: bound all-paths

gpu.module @m [#nvvm.target<chip = "sm_90">] {
  gpu.func @own_elements(%n: index, %f: f32) workgroup(%w : memref<3x64xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %t = gpu.thread_id x
    %x = arith.xori %t, %c1 : index
    memref.store %f, %w[%c2, %x] : memref<3x64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %l = memref.load %w[%c0, %t] : memref<3x64xf32, #gpu.address_space<workgroup>>
    %s = arith.remui %n, %c3 : index
    memref.store %f, %w[%s, %t] : memref<3x64xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @of_the_neighbour(%n: index, %f: f32) workgroup(%w : memref<3x64xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %t = gpu.thread_id x
    %x = arith.xori %t, %c1 : index
    %l = memref.load %w[%c0, %x] : memref<3x64xf32, #gpu.address_space<workgroup>>
    %s = arith.remui %n, %c3 : index
    memref.store %f, %w[%s, %t] : memref<3x64xf32, #gpu.address_space<workgroup>> // expect check: SW102
    gpu.return
  }
}
