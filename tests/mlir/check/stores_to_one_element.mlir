// Several threads store to one element in one op. Which value remains is not defined if the values
// differ, and no barrier orders these stores.
#sh = #gpu.address_space<workgroup>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @one_value(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    memref.store %v, %m[%c0] : memref<512xf32, #sh>
    gpu.return
  }
  gpu.func @one_element_of_global_memory(%g: memref<512xf32>) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %tid = gpu.thread_id x
    %v = memref.load %g[%c0] : memref<512xf32>
    memref.store %v, %m[%c0] : memref<512xf32, #sh>
    gpu.return
  }
  gpu.func @thread_index() workgroup(%m : memref<512xindex, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %tid = gpu.thread_id x
    memref.store %tid, %m[%c0] : memref<512xindex, #sh> // expect check: note lower::same-bytes
    gpu.return
  }
  gpu.func @thread_index_of_one_thread() workgroup(%m : memref<512xindex, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %tid = gpu.thread_id x
    %first = arith.cmpi eq, %tid, %c0 : index
    scf.if %first {
      memref.store %tid, %m[%c0] : memref<512xindex, #sh>
    }
    gpu.return
  }
  gpu.func @warp_index_to_an_element_of_the_warp() workgroup(%m : memref<512xindex, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c32 = arith.constant 32 : index
    %tid = gpu.thread_id x
    %warp = arith.divui %tid, %c32 : index
    memref.store %warp, %m[%warp] : memref<512xindex, #sh>
    gpu.return
  }
  gpu.func @thread_index_to_an_element_of_the_warp() workgroup(%m : memref<512xindex, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c32 = arith.constant 32 : index
    %tid = gpu.thread_id x
    %warp = arith.divui %tid, %c32 : index
    memref.store %tid, %m[%warp] : memref<512xindex, #sh> // expect check: note lower::same-bytes
    gpu.return
  }
  gpu.func @own_element_of_global_memory(%g: memref<512xf32>) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %one = arith.constant 1.0 : f32
    %tid = gpu.thread_id x
    %v = memref.load %g[%tid] : memref<512xf32>
    %w = arith.addf %v, %one : f32
    memref.store %w, %m[%c0] : memref<512xf32, #sh> // expect check: note lower::same-bytes
    gpu.return
  }
  gpu.func @own_element_of_own_block(%g: memref<?xf32>) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %tid = gpu.thread_id x
    %block = gpu.block_id x
    %start = arith.muli %block, %c128 : index
    %at = arith.addi %start, %tid : index
    %v = memref.load %g[%at] : memref<?xf32>
    memref.store %v, %m[%c0] : memref<512xf32, #sh> // expect check: note lower::same-bytes
    gpu.return
  }
  gpu.func @sum_of_all_lanes(%g: memref<512xf32>) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c32 = arith.constant 32 : index
    %tid = gpu.thread_id x
    %warp = arith.divui %tid, %c32 : index
    %v = memref.load %g[%tid] : memref<512xf32>
    %sum = gpu.subgroup_reduce add %v : (f32) -> f32
    memref.store %sum, %m[%warp] : memref<512xf32, #sh>
    gpu.return
  }
  gpu.func @any_thread_with_the_property(%g: memref<512xf32>, %limit: f32) workgroup(%m : memref<512xindex, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %tid = gpu.thread_id x
    %v = memref.load %g[%tid] : memref<512xf32>
    %found = arith.cmpf ogt, %v, %limit : f32
    scf.if %found {
      memref.store %tid, %m[%c0] : memref<512xindex, #sh>
    }
    gpu.return
  }
  gpu.func @vectors_that_overlap(%g: memref<512xf32>) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %v = vector.load %g[%tid] : memref<512xf32>, vector<2xf32>
    vector.store %v, %m[%tid] : memref<512xf32, #sh>, vector<2xf32> // expect check: note lower::same-bytes
    gpu.return
  }
  gpu.func @one_vector_at_places_that_overlap(%v: vector<2xf32>) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    vector.store %v, %m[%tid] : memref<512xf32, #sh>, vector<2xf32> // expect check: note lower::same-bytes
    gpu.return
  }
  gpu.func @zeros_at_places_that_overlap() workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %zeros = arith.constant dense<0.0> : vector<2xf32>
    vector.store %zeros, %m[%tid] : memref<512xf32, #sh>, vector<2xf32>
    gpu.return
  }
  gpu.func @numbers_at_places_that_overlap() workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %numbers = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
    vector.store %numbers, %m[%tid] : memref<512xf32, #sh>, vector<2xf32> // expect check: note lower::same-bytes
    gpu.return
  }
  gpu.func @one_number_at_places_that_overlap(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %both = vector.broadcast %v : f32 to vector<2xf32>
    vector.store %both, %m[%tid] : memref<512xf32, #sh>, vector<2xf32>
    gpu.return
  }
  gpu.func @a_repeated_vector_at_places_that_overlap(%v: vector<2xf32>) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c2 = arith.constant 2 : index
    %twice = vector.broadcast %v : vector<2xf32> to vector<2x2xf32>
    %all = vector.shape_cast %twice : vector<2x2xf32> to vector<4xf32>
    vector.store %all, %m[%tid] : memref<512xf32, #sh>, vector<4xf32> // expect check: note lower::same-bytes
    gpu.return
  }
  gpu.func @vectors_side_by_side(%g: memref<512xf32>) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c2 = arith.constant 2 : index
    %tid = gpu.thread_id x
    %at = arith.muli %tid, %c2 : index
    %v = vector.load %g[%tid] : memref<512xf32>, vector<2xf32>
    vector.store %v, %m[%at] : memref<512xf32, #sh>, vector<2xf32>
    gpu.return
  }
}
