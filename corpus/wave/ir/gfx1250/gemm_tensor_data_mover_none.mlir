#map = affine_map<()[s0, s1] -> (s1 * -32 - (s0 floordiv 32) * 16 + 128)>
#map1 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16)>
#map2 = affine_map<()[s0] -> ((s0 floordiv 32) * 576)>
#map3 = affine_map<()[s0, s1] -> (s0 * -32 - s1 * 64 + 192)>
#map4 = affine_map<()[s0, s1] -> (s0 * 64 + s1 * 32)>
#map5 = affine_map<()[s0] -> (s0 * 1152)>
#map6 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map7 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 16)>
#map8 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map9 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 16)>
#map10 = affine_map<()[s0] -> (s0 * -32 + 256)>
#map11 = affine_map<()[s0] -> (s0 * 32)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map13 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map15 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map18 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map19 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
#map21 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 2, 1] subgroup_size = 32>
module attributes {transform.with_named_sequence} {
  stream.executable private @gemm {
    stream.executable.export public @gemm workgroups() -> (index, index, index) {
      %c4 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      stream.return %c4, %c3, %c1 : index, index, index
    }
    builtin.module {
      func.func @gemm(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding) attributes {translation_info = #translation} {
        %c-1073741824_i32 = arith.constant -1073741824 : i32
        %c32_i32 = arith.constant 32 : i32
        %c256_i32 = arith.constant 256 : i32
        %c2097152_i32 = arith.constant 2097152 : i32
        %c47251456_i32 = arith.constant 47251456 : i32
        %c-2147483648_i32 = arith.constant -2147483648 : i32
        %cst = arith.constant dense<0> : vector<4xi32>
        %c16_i32 = arith.constant 16 : i32
        %c32_i57 = arith.constant 32 : i57
        %c2 = arith.constant 2 : index
        %c1_i32 = arith.constant 1 : i32
        %c0_i32 = arith.constant 0 : i32
        %c256 = arith.constant 256 : index
        %c0_i16 = arith.constant 0 : i16
        %c1 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %c4608 = arith.constant 4608 : index
        %cst_0 = arith.constant dense<0.000000e+00> : vector<8xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 64
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [128, 256], strides: [256, 1] : memref<f16> to memref<128x256xf16, strided<[256, 1]>>
        %cast = memref.cast %reinterpret_cast : memref<128x256xf16, strided<[256, 1]>> to memref<128x256xf16, strided<[256, 1], offset: ?>>
        %reinterpret_cast_1 = memref.reinterpret_cast %1 to offset: [0], sizes: [192, 256], strides: [256, 1] : memref<f16> to memref<192x256xf16, strided<[256, 1]>>
        %cast_2 = memref.cast %reinterpret_cast_1 : memref<192x256xf16, strided<[256, 1]>> to memref<192x256xf16, strided<[256, 1], offset: ?>>
        %reinterpret_cast_3 = memref.reinterpret_cast %2 to offset: [0], sizes: [128, 192], strides: [192, 1] : memref<f32> to memref<128x192xf32, strided<[192, 1]>>
        %alloc = memref.alloc() : memref<6912xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<64x36xf16, #gpu.address_space<workgroup>>
        %view_4 = memref.view %alloc[%c4608][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %block_id_x]
        %4 = arith.index_cast %3 : index to i32
        %5 = affine.apply #map1()[%block_id_x, %thread_id_x]
        %6 = arith.index_cast %5 : index to i32
        %intptr = memref.extract_aligned_pointer_as_index %cast : memref<128x256xf16, strided<[256, 1], offset: ?>> -> index
        %reinterpret_cast_5 = memref.reinterpret_cast %view_4 to offset: [0], sizes: [1152], strides: [1] : memref<32x36xf16, #gpu.address_space<workgroup>> to memref<1152xf16, #gpu.address_space<workgroup>>
        %7 = affine.apply #map2()[%thread_id_x]
        %8 = arith.muli %7, %c2 : index
        %9 = arith.index_cast %8 : index to i32
        %intptr_6 = memref.extract_aligned_pointer_as_index %reinterpret_cast_5 : memref<1152xf16, #gpu.address_space<workgroup>> -> index
        %10 = arith.index_cast %intptr_6 : index to i32
        %11 = arith.addi %10, %9 : i32
        %12 = arith.shli %4, %c16_i32 : i32
        %13 = arith.shrui %4, %c16_i32 : i32
        %14 = arith.ori %13, %c2097152_i32 : i32
        %15 = affine.apply #map3()[%thread_id_y, %block_id_y]
        %16 = arith.index_cast %15 : index to i32
        %17 = affine.apply #map4()[%block_id_y, %thread_id_y]
        %18 = arith.index_cast %17 : index to i32
        %intptr_7 = memref.extract_aligned_pointer_as_index %cast_2 : memref<192x256xf16, strided<[256, 1], offset: ?>> -> index
        %reinterpret_cast_8 = memref.reinterpret_cast %view to offset: [0], sizes: [2304], strides: [1] : memref<64x36xf16, #gpu.address_space<workgroup>> to memref<2304xf16, #gpu.address_space<workgroup>>
        %19 = affine.apply #map5()[%thread_id_y]
        %20 = arith.muli %19, %c2 : index
        %21 = arith.index_cast %20 : index to i32
        %intptr_9 = memref.extract_aligned_pointer_as_index %reinterpret_cast_8 : memref<2304xf16, #gpu.address_space<workgroup>> -> index
        %22 = arith.index_cast %intptr_9 : index to i32
        %23 = arith.addi %22, %21 : i32
        %24 = arith.shli %16, %c16_i32 : i32
        %25 = arith.shrui %16, %c16_i32 : i32
        %26 = arith.ori %25, %c2097152_i32 : i32
        %27 = affine.apply #map6()[%thread_id_x, %thread_id_y]
        %28 = affine.apply #map7()[%thread_id_x]
        %29 = affine.apply #map8()[%thread_id_x, %thread_id_y]
        %30 = affine.apply #map9()[%thread_id_x]
        %31:2 = scf.for %arg3 = %c0 to %c8 step %c1 iter_args(%arg4 = %cst_0, %arg5 = %cst_0) -> (vector<8xf32>, vector<8xf32>) {
          llvm.call_intrinsic "llvm.amdgcn.s.wait.tensorcnt"(%c0_i16) : (i16) -> ()
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %58 = affine.apply #map10()[%arg3]
          %59 = arith.index_cast %58 : index to i32
          %60 = affine.apply #map11()[%arg3]
          %61 = arith.index_cast %60 : index to i32
          %62 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%61) : (i32) -> i32
          %63 = arith.index_cast %62 : i32 to index
          %64 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%6) : (i32) -> i32
          %65 = arith.index_cast %64 : i32 to index
          %66 = arith.muli %65, %c256 : index
          %67 = arith.addi %63, %66 : index
          %68 = arith.muli %67, %c2 : index
          %69 = arith.addi %intptr, %68 : index
          %70 = arith.index_cast %69 : index to i57
          %71 = arith.trunci %70 : i57 to i32
          %72 = arith.shrui %70, %c32_i57 : i57
          %73 = arith.trunci %72 : i57 to i32
          %74 = arith.ori %73, %c-2147483648_i32 : i32
          %75 = vector.from_elements %c1_i32, %11, %71, %74 : vector<4xi32>
          %76 = arith.shli %59, %c16_i32 : i32
          %77 = arith.shrui %59, %c16_i32 : i32
          %78 = arith.ori %12, %77 : i32
          %79 = vector.from_elements %c47251456_i32, %76, %78, %14, %c16_i32, %c256_i32, %c-2147483648_i32, %c0_i32 : vector<8xi32>
          llvm.call_intrinsic "llvm.amdgcn.tensor.load.to.lds"(%75, %79, %cst, %cst, %c0_i32) : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>, i32) -> ()
          %80 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%61) : (i32) -> i32
          %81 = arith.index_cast %80 : i32 to index
          %82 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%18) : (i32) -> i32
          %83 = arith.index_cast %82 : i32 to index
          %84 = arith.muli %83, %c256 : index
          %85 = arith.addi %81, %84 : index
          %86 = arith.muli %85, %c2 : index
          %87 = arith.addi %intptr_7, %86 : index
          %88 = arith.index_cast %87 : index to i57
          %89 = arith.trunci %88 : i57 to i32
          %90 = arith.shrui %88, %c32_i57 : i57
          %91 = arith.trunci %90 : i57 to i32
          %92 = arith.ori %91, %c-2147483648_i32 : i32
          %93 = vector.from_elements %c1_i32, %23, %89, %92 : vector<4xi32>
          %94 = arith.ori %24, %77 : i32
          %95 = vector.from_elements %c47251456_i32, %76, %94, %26, %c32_i32, %c256_i32, %c-1073741824_i32, %c0_i32 : vector<8xi32>
          llvm.call_intrinsic "llvm.amdgcn.tensor.load.to.lds"(%93, %95, %cst, %cst, %c0_i32) : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>, i32) -> ()
          llvm.call_intrinsic "llvm.amdgcn.s.wait.tensorcnt"(%c0_i16) : (i16) -> ()
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %96 = vector.load %view[%27, %28] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          %97 = vector.load %view[%29, %28] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          %98 = vector.load %view_4[%30, %28] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          %99 = rocdl.wmma.f32.16x16x32.f16 %98, %96, %arg4 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
          %100 = rocdl.wmma.f32.16x16x32.f16 %98, %97, %arg5 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
          scf.yield %99, %100 : vector<8xf32>, vector<8xf32>
        }
        %32 = vector.extract_strided_slice %31#0 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %33 = affine.apply #map12()[%block_id_x, %thread_id_x]
        %34 = affine.apply #map13()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %32, %reinterpret_cast_3[%33, %34] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %35 = vector.extract_strided_slice %31#0 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %36 = affine.apply #map14()[%block_id_x, %thread_id_x]
        vector.store %35, %reinterpret_cast_3[%36, %34] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %37 = vector.extract_strided_slice %31#0 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %38 = affine.apply #map15()[%block_id_x, %thread_id_x]
        vector.store %37, %reinterpret_cast_3[%38, %34] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %39 = vector.extract_strided_slice %31#0 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %40 = affine.apply #map16()[%block_id_x, %thread_id_x]
        vector.store %39, %reinterpret_cast_3[%40, %34] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %41 = vector.extract_strided_slice %31#0 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %42 = affine.apply #map17()[%block_id_x, %thread_id_x]
        vector.store %41, %reinterpret_cast_3[%42, %34] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %43 = vector.extract_strided_slice %31#0 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %44 = affine.apply #map18()[%block_id_x, %thread_id_x]
        vector.store %43, %reinterpret_cast_3[%44, %34] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %45 = vector.extract_strided_slice %31#0 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %46 = affine.apply #map19()[%block_id_x, %thread_id_x]
        vector.store %45, %reinterpret_cast_3[%46, %34] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %47 = vector.extract_strided_slice %31#0 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %48 = affine.apply #map20()[%block_id_x, %thread_id_x]
        vector.store %47, %reinterpret_cast_3[%48, %34] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %49 = vector.extract_strided_slice %31#1 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %50 = affine.apply #map21()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %49, %reinterpret_cast_3[%33, %50] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %51 = vector.extract_strided_slice %31#1 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %51, %reinterpret_cast_3[%36, %50] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %52 = vector.extract_strided_slice %31#1 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %52, %reinterpret_cast_3[%38, %50] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %53 = vector.extract_strided_slice %31#1 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %53, %reinterpret_cast_3[%40, %50] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %54 = vector.extract_strided_slice %31#1 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %54, %reinterpret_cast_3[%42, %50] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %55 = vector.extract_strided_slice %31#1 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %55, %reinterpret_cast_3[%44, %50] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %56 = vector.extract_strided_slice %31#1 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %56, %reinterpret_cast_3[%46, %50] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %57 = vector.extract_strided_slice %31#1 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %57, %reinterpret_cast_3[%48, %50] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<128x256xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<192x256xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<128x192xf32>
    %3 = flow.dispatch @gemm::@gemm(%0, %1, %2) : (tensor<128x256xf16>, tensor<192x256xf16>, tensor<128x192xf32>) -> %2
    %4 = hal.tensor.barrier join(%3 : tensor<128x192xf32>) => %arg4 : !hal.fence
    %5 = hal.tensor.export %4 : tensor<128x192xf32> -> !hal.buffer_view
    return %5 : !hal.buffer_view
  }
}
