// Where a view starts depends on the thread, or on an unknown value. Which bytes two accesses share is
// not known then.
// options check: warp-locality
// expect check: bound some-runs

gpu.module @m [#nvvm.target<chip = "sm_90">] {
  gpu.func @own_view(%v: f32, %g: memref<?xf32>) workgroup(%w : memref<512xi8, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %t = gpu.thread_id x
    %o = arith.muli %t, %c4 : index
    %m = memref.view %w[%o][] : memref<512xi8, #gpu.address_space<workgroup>> to memref<1xf32, #gpu.address_space<workgroup>>
    memref.store %v, %m[%c0] : memref<1xf32, #gpu.address_space<workgroup>> // expect check: note lower::unknown-index
    %x = memref.load %m[%c0] : memref<1xf32, #gpu.address_space<workgroup>> // expect check: note lower::unknown-index
    memref.store %x, %g[%t] : memref<?xf32>
    gpu.return
  }
  gpu.func @at_an_argument(%v: f32, %o: index, %g: memref<?xf32>) workgroup(%w : memref<1024xi8, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %t = gpu.thread_id x
    %m = memref.view %w[%o][] : memref<1024xi8, #gpu.address_space<workgroup>> to memref<128xf32, #gpu.address_space<workgroup>>
    memref.store %v, %m[%t] : memref<128xf32, #gpu.address_space<workgroup>> // expect check: note lower::unknown-index
    %x = memref.load %m[%t] : memref<128xf32, #gpu.address_space<workgroup>> // expect check: note lower::unknown-index
    memref.store %x, %g[%t] : memref<?xf32>
    gpu.return
  }
}
