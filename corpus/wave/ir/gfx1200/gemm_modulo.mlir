#map = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 32 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4) floordiv 32) * 32)>
#map1 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map2 = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 64 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4) floordiv 64) * 64)>
#map3 = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 64 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4 + 32) floordiv 64) * 64 + 32)>
#map4 = affine_map<()[s0, s1] -> ((s1 * 16 + s0 floordiv 4) mod 32)>
#map5 = affine_map<()[s0, s1] -> ((s1 * 16 + s0 floordiv 4) mod 64)>
#map6 = affine_map<()[s0, s1] -> (s1 * 16 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4 + 32) floordiv 64) * 64 + 32)>
#map7 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map8 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8)>
#map9 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 16)>
#map10 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 16)>
#map11 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 32)>
#map12 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 64)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map15 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map18 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map19 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map21 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map22 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
#map23 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
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
        %c6 = arith.constant 6 : index
        %c1 = arith.constant 1 : index
        %c4608 = arith.constant 4608 : index
        %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 64
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [128, 256], strides: [256, 1] : memref<f16> to memref<128x256xf16, strided<[256, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [192, 256], strides: [256, 1] : memref<f16> to memref<192x256xf16, strided<[256, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [128, 192], strides: [192, 1] : memref<f32> to memref<128x192xf32, strided<[192, 1]>>
        %alloc = memref.alloc() : memref<6912xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<64x36xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c4608][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %thread_id_y, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = vector.load %reinterpret_cast[%3, %4] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %6 = affine.apply #map2()[%thread_id_x, %thread_id_y, %block_id_y]
        %7 = vector.load %reinterpret_cast_0[%6, %4] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %8 = affine.apply #map3()[%thread_id_x, %thread_id_y, %block_id_y]
        %9 = vector.load %reinterpret_cast_0[%8, %4] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %10 = affine.apply #map4()[%thread_id_x, %thread_id_y]
        vector.store %5, %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %11 = affine.apply #map5()[%thread_id_x, %thread_id_y]
        vector.store %7, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %12 = affine.apply #map6()[%thread_id_x, %thread_id_y]
        vector.store %9, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %13 = affine.apply #map7()[%thread_id_x, %thread_id_y]
        %14 = affine.apply #map8()[%thread_id_x]
        %15 = vector.load %view[%13, %14] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %16 = affine.apply #map9()[%thread_id_x]
        %17 = vector.load %view[%13, %16] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %18 = affine.apply #map10()[%thread_id_x]
        %19 = vector.load %view_2[%18, %14] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %20 = vector.load %view_2[%18, %16] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %21 = affine.apply #map11()[%thread_id_x]
        %22 = vector.load %reinterpret_cast[%3, %21] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %23 = vector.load %reinterpret_cast_0[%6, %21] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %24 = vector.load %reinterpret_cast_0[%8, %21] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %25 = affine.apply #map12()[%thread_id_x, %thread_id_y]
        %26 = vector.load %view[%25, %14] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %27 = vector.load %view[%25, %16] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %28 = amdgpu.wmma 16x16x16 %19 * %15 + %cst : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %29 = amdgpu.wmma 16x16x16 %19 * %26 + %cst : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %30 = amdgpu.wmma 16x16x16 %20 * %17 + %28 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.barrier.wait -1
        vector.store %22, %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %23, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %24, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %31:4 = scf.for %arg3 = %c0 to %c6 step %c1 iter_args(%arg4 = %30, %arg5 = %27, %arg6 = %20, %arg7 = %29) -> (vector<8xf32>, vector<8xf16>, vector<8xf16>, vector<8xf32>) {
          %69 = amdgpu.wmma 16x16x16 %arg6 * %arg5 + %arg7 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %70 = vector.load %view[%13, %14] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %71 = vector.load %view[%13, %16] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %72 = vector.load %view_2[%18, %14] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %73 = vector.load %view_2[%18, %16] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %74 = affine.apply #map13()[%arg3, %thread_id_x]
          %75 = vector.load %reinterpret_cast[%3, %74] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
          %76 = vector.load %reinterpret_cast_0[%6, %74] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
          %77 = vector.load %reinterpret_cast_0[%8, %74] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
          %78 = vector.load %view[%25, %14] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %79 = vector.load %view[%25, %16] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          %80 = amdgpu.wmma 16x16x16 %72 * %70 + %arg4 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %81 = amdgpu.wmma 16x16x16 %72 * %78 + %69 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %82 = amdgpu.wmma 16x16x16 %73 * %71 + %80 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          rocdl.s.barrier.wait -1
          vector.store %75, %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %76, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %77, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          scf.yield %82, %79, %73, %81 : vector<8xf32>, vector<8xf16>, vector<8xf16>, vector<8xf32>
        }
        %32 = amdgpu.wmma 16x16x16 %31#2 * %31#1 + %31#3 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %33 = vector.load %view[%13, %14] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %34 = vector.load %view[%13, %16] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %35 = vector.load %view_2[%18, %14] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %36 = vector.load %view_2[%18, %16] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %37 = vector.load %view[%25, %14] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %38 = vector.load %view[%25, %16] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %39 = amdgpu.wmma 16x16x16 %35 * %33 + %31#0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %40 = amdgpu.wmma 16x16x16 %35 * %37 + %32 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %41 = amdgpu.wmma 16x16x16 %36 * %34 + %39 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %42 = amdgpu.wmma 16x16x16 %36 * %38 + %40 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %43 = vector.extract_strided_slice %42 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %44 = affine.apply #map14()[%block_id_x, %thread_id_x]
        %45 = affine.apply #map15()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %43, %reinterpret_cast_1[%44, %45] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %46 = vector.extract_strided_slice %42 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %47 = affine.apply #map16()[%block_id_x, %thread_id_x]
        vector.store %46, %reinterpret_cast_1[%47, %45] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %48 = vector.extract_strided_slice %42 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %49 = affine.apply #map17()[%block_id_x, %thread_id_x]
        vector.store %48, %reinterpret_cast_1[%49, %45] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %50 = vector.extract_strided_slice %42 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %51 = affine.apply #map18()[%block_id_x, %thread_id_x]
        vector.store %50, %reinterpret_cast_1[%51, %45] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %52 = vector.extract_strided_slice %42 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %53 = affine.apply #map19()[%block_id_x, %thread_id_x]
        vector.store %52, %reinterpret_cast_1[%53, %45] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %54 = vector.extract_strided_slice %42 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %55 = affine.apply #map20()[%block_id_x, %thread_id_x]
        vector.store %54, %reinterpret_cast_1[%55, %45] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %56 = vector.extract_strided_slice %42 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %57 = affine.apply #map21()[%block_id_x, %thread_id_x]
        vector.store %56, %reinterpret_cast_1[%57, %45] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %58 = vector.extract_strided_slice %42 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %59 = affine.apply #map22()[%block_id_x, %thread_id_x]
        vector.store %58, %reinterpret_cast_1[%59, %45] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %60 = vector.extract_strided_slice %41 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %61 = affine.apply #map23()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %60, %reinterpret_cast_1[%44, %61] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %62 = vector.extract_strided_slice %41 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %62, %reinterpret_cast_1[%47, %61] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %63 = vector.extract_strided_slice %41 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %63, %reinterpret_cast_1[%49, %61] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %64 = vector.extract_strided_slice %41 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %64, %reinterpret_cast_1[%51, %61] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %65 = vector.extract_strided_slice %41 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %65, %reinterpret_cast_1[%53, %61] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %66 = vector.extract_strided_slice %41 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %66, %reinterpret_cast_1[%55, %61] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %67 = vector.extract_strided_slice %41 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %67, %reinterpret_cast_1[%57, %61] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %68 = vector.extract_strided_slice %41 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %68, %reinterpret_cast_1[%59, %61] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
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
