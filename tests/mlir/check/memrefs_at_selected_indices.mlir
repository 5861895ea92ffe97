// Comparisons of the thread's index select the elements that each thread accesses.
// options check: warp-locality
#sh = #gpu.address_space<workgroup>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @own_element_of_a_half(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %lower = arith.cmpi ult, %tid, %c64 : index
    %behind = arith.addi %tid, %c128 : index
    %at = arith.select %lower, %tid, %behind : index
    memref.store %v, %m[%at] : memref<512xf32, #sh>
    %x = memref.load %m[%at] : memref<512xf32, #sh>
    gpu.return
  }
  gpu.func @both_halves_at_one_place(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c64 = arith.constant 64 : index
    %lower = arith.cmpi ult, %tid, %c64 : index
    %before = arith.subi %tid, %c64 : index
    %at = arith.select %lower, %tid, %before : index
    memref.store %v, %m[%at] : memref<512xf32, #sh>
    %x = memref.load %m[%tid] : memref<512xf32, #sh> // expect check: SW101
    gpu.return
  }
  gpu.func @truth_value_as_a_number(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %upper = arith.cmpi uge, %tid, %c64 : index
    %one = arith.extui %upper : i1 to i32
    %number = arith.index_cast %one : i32 to index
    %behind = arith.muli %number, %c256 : index
    %at = arith.addi %behind, %tid : index
    memref.store %v, %m[%at] : memref<512xf32, #sh>
    %x = memref.load %m[%at] : memref<512xf32, #sh>
    gpu.return
  }
  gpu.func @signed_truth_value(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %upper = arith.cmpi uge, %tid, %c64 : index
    %minus = arith.extsi %upper : i1 to i32
    %number = arith.index_cast %minus : i32 to index
    %before = arith.muli %number, %c32 : index
    %at = arith.addi %before, %tid : index
    memref.store %v, %m[%tid] : memref<512xf32, #sh>
    %x = memref.load %m[%at] : memref<512xf32, #sh> // expect check: SW101
    gpu.return
  }
  gpu.func @both_conditions(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %true = arith.constant true
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %from = arith.cmpi uge, %tid, %c32 : index
    %below = arith.cmpi ult, %tid, %c64 : index
    %second = arith.andi %from, %below : i1
    %other = arith.xori %second, %true : i1
    %behind = arith.addi %tid, %c256 : index
    %at = arith.select %other, %tid, %behind : index
    memref.store %v, %m[%at] : memref<512xf32, #sh>
    %x = memref.load %m[%at] : memref<512xf32, #sh>
    gpu.return
  }
  gpu.func @condition_of_an_argument(%v: f32, %which: i1) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c64 = arith.constant 64 : index
    %flipped = arith.xori %tid, %c64 : index
    %at = arith.select %which, %tid, %flipped : index
    memref.store %v, %m[%at] : memref<512xf32, #sh>
    %x = memref.load %m[%tid] : memref<512xf32, #sh> // expect check: SW101
    gpu.return
  }
}
