// The generic form, as printed by `mlir-opt --mlir-print-op-generic`.
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, index) -> (), sym_name = "k"}> ({
  ^bb0(%v: vector<4xf32>, %n: index):
    %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %x = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 256 : index}> : () -> index
    %i = "affine.apply"(%x) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
    %a = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1024xf32, #gpu.address_space<workgroup>>
    %b = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1024xf32, #gpu.address_space<workgroup>>
    "scf.for"(%c0, %n, %c1) ({
    ^bb1(%k: index):
      "vector.store"(%v, %a, %i) : (vector<4xf32>, memref<1024xf32, #gpu.address_space<workgroup>>, index) -> ()
      %l = "vector.load"(%a, %c0) : (memref<1024xf32, #gpu.address_space<workgroup>>, index) -> vector<4xf32> // expect minimal: barrier
      %m = "vector.load"(%b, %c0) : (memref<1024xf32, #gpu.address_space<workgroup>>, index) -> vector<4xf32>
      "scf.yield"() : () -> () // expect minimal: barrier
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {target = #rocdl.target<chip = "gfx942">} : () -> ()
