#map = affine_map<()[s0, s1, s2] -> (s1 * 8 + s2 * 32 + s0 floordiv 4 - ((s1 * 8 + s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map1 = affine_map<()[s0, s1, s2] -> (s1 * 8 + s2 * 32 + s0 floordiv 4 - ((s1 * 8 + s0 floordiv 4) floordiv 32) * 32)>
#map2 = affine_map<()[s0, s1] -> ((s1 * 8 + s0 floordiv 4) mod 32)>
#map3 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map4 = affine_map<()[s0, s1] -> (s1 * 8 + s0 floordiv 4 - ((s1 * 8 + s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map5 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 32)>
#map6 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8)>
#map7 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 16)>
#map8 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 32 + 16)>
#map9 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 32 + s2 * 16 - (s0 floordiv 16) * 16)>
#map10 = affine_map<()[s0, s1] -> (s0 + s1 * 16 - (s0 floordiv 16) * 16)>
#map11 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 8)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 8 + 16)>
#map14 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8)>
#map15 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 1)>
#map16 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 2)>
#map17 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 3)>
#map18 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 4)>
#map19 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 5)>
#map20 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 6)>
#map21 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 7)>
#map22 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 16)>
#map23 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 17)>
#map24 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 18)>
#map25 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 19)>
#map26 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 20)>
#map27 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 21)>
#map28 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 22)>
#map29 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 32) * 32 + ((s0 mod 32) floordiv 16) * 8 + 23)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [32, 2, 1] subgroup_size = 32>
module attributes {transform.with_named_sequence} {
  stream.executable private @experts_staged {
    stream.executable.export public @experts_staged workgroups() -> (index, index, index) {
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      stream.return %c2, %c2, %c1 : index, index, index
    }
    builtin.module {
      func.func @experts_staged(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding, %arg3: !stream.binding) attributes {translation_info = #translation} {
        %c4 = arith.constant 4 : index
        %c1 = arith.constant 1 : index
        %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<i32>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f16>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_y = gpu.block_id  y upper_bound 2
        %thread_id_x = gpu.thread_id  x upper_bound 32
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [256, 128], strides: [128, 1] : memref<f16> to memref<256x128xf16, strided<[128, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [64], strides: [1] : memref<i32> to memref<64xi32, strided<[1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [64, 128], strides: [128, 1] : memref<f16> to memref<64x128xf16, strided<[128, 1]>>
        %reinterpret_cast_2 = memref.reinterpret_cast %3 to offset: [0], sizes: [64, 64], strides: [64, 1] : memref<f32> to memref<64x64xf32, strided<[64, 1]>>
        %alloc = memref.alloc() : memref<2304xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<2304xi8, #gpu.address_space<workgroup>> to memref<32x32xf16, #gpu.address_space<workgroup>>
        %view_3 = memref.view %alloc[%c0][] : memref<2304xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %4 = affine.apply #map()[%thread_id_x, %thread_id_y, %block_id_x]
        %5 = memref.load %reinterpret_cast_0[%4] : memref<64xi32, strided<[1]>>
        %6 = affine.apply #map1()[%thread_id_x, %thread_id_y, %block_id_x]
        %7 = memref.load %reinterpret_cast_0[%6] : memref<64xi32, strided<[1]>>
        %8 = arith.index_cast %7 : i32 to index
        %9 = affine.apply #map2()[%thread_id_x, %thread_id_y]
        %10 = affine.apply #map3()[%thread_id_x]
        %11 = arith.index_cast %5 : i32 to index
        %12 = affine.apply #map4()[%thread_id_x, %thread_id_y]
        %13 = affine.apply #map5()[%thread_id_x]
        %14 = affine.apply #map6()[%thread_id_x]
        %15 = affine.apply #map7()[%thread_id_x]
        %16 = affine.apply #map8()[%thread_id_x]
        %17 = affine.apply #map9()[%thread_id_x, %block_id_y, %thread_id_y]
        %18 = affine.apply #map10()[%thread_id_x, %thread_id_y]
        %19:2 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %cst, %arg6 = %cst) -> (vector<8xf32>, vector<8xf32>) {
          %53 = affine.apply #map11()[%arg4, %thread_id_x]
          %54 = vector.load %reinterpret_cast[%8, %53] : memref<256x128xf16, strided<[128, 1]>>, vector<8xf16>
          vector.store %54, %view[%9, %10] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %55 = vector.load %reinterpret_cast[%11, %53] : memref<256x128xf16, strided<[128, 1]>>, vector<8xf16>
          vector.store %55, %view[%12, %10] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %56 = vector.load %view[%13, %14] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %57 = vector.load %view[%13, %15] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %58 = vector.load %view[%16, %14] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %59 = vector.load %view[%16, %15] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %60 = affine.apply #map12()[%arg4, %thread_id_x]
          %61 = vector.load %reinterpret_cast_1[%17, %60] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          %62 = affine.apply #map13()[%arg4, %thread_id_x]
          %63 = vector.load %reinterpret_cast_1[%17, %62] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          amdgpu.lds_barrier
          vector.store %61, %view_3[%18, %14] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %63, %view_3[%18, %15] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %64 = vector.load %view_3[%18, %14] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %65 = vector.load %view_3[%18, %15] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %66 = amdgpu.wmma 16x16x16 %56 * %64 + %arg5 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %67 = amdgpu.wmma 16x16x16 %57 * %65 + %66 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %68 = amdgpu.wmma 16x16x16 %58 * %64 + %arg6 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %69 = amdgpu.wmma 16x16x16 %59 * %65 + %68 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          scf.yield %67, %69 : vector<8xf32>, vector<8xf32>
        }
        %20 = vector.extract_strided_slice %19#0 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %21 = affine.apply #map14()[%thread_id_x, %block_id_x]
        %22 = affine.apply #map9()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %20, %reinterpret_cast_2[%21, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %23 = vector.extract_strided_slice %19#0 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %24 = affine.apply #map15()[%thread_id_x, %block_id_x]
        vector.store %23, %reinterpret_cast_2[%24, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %25 = vector.extract_strided_slice %19#0 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %26 = affine.apply #map16()[%thread_id_x, %block_id_x]
        vector.store %25, %reinterpret_cast_2[%26, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %27 = vector.extract_strided_slice %19#0 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %28 = affine.apply #map17()[%thread_id_x, %block_id_x]
        vector.store %27, %reinterpret_cast_2[%28, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %29 = vector.extract_strided_slice %19#0 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %30 = affine.apply #map18()[%thread_id_x, %block_id_x]
        vector.store %29, %reinterpret_cast_2[%30, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %31 = vector.extract_strided_slice %19#0 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %32 = affine.apply #map19()[%thread_id_x, %block_id_x]
        vector.store %31, %reinterpret_cast_2[%32, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %33 = vector.extract_strided_slice %19#0 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %34 = affine.apply #map20()[%thread_id_x, %block_id_x]
        vector.store %33, %reinterpret_cast_2[%34, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %35 = vector.extract_strided_slice %19#0 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %36 = affine.apply #map21()[%thread_id_x, %block_id_x]
        vector.store %35, %reinterpret_cast_2[%36, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %37 = vector.extract_strided_slice %19#1 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %38 = affine.apply #map22()[%thread_id_x, %block_id_x]
        vector.store %37, %reinterpret_cast_2[%38, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %39 = vector.extract_strided_slice %19#1 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %40 = affine.apply #map23()[%thread_id_x, %block_id_x]
        vector.store %39, %reinterpret_cast_2[%40, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %41 = vector.extract_strided_slice %19#1 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %42 = affine.apply #map24()[%thread_id_x, %block_id_x]
        vector.store %41, %reinterpret_cast_2[%42, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %43 = vector.extract_strided_slice %19#1 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %44 = affine.apply #map25()[%thread_id_x, %block_id_x]
        vector.store %43, %reinterpret_cast_2[%44, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %45 = vector.extract_strided_slice %19#1 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %46 = affine.apply #map26()[%thread_id_x, %block_id_x]
        vector.store %45, %reinterpret_cast_2[%46, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %47 = vector.extract_strided_slice %19#1 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %48 = affine.apply #map27()[%thread_id_x, %block_id_x]
        vector.store %47, %reinterpret_cast_2[%48, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %49 = vector.extract_strided_slice %19#1 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %50 = affine.apply #map28()[%thread_id_x, %block_id_x]
        vector.store %49, %reinterpret_cast_2[%50, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %51 = vector.extract_strided_slice %19#1 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %52 = affine.apply #map29()[%thread_id_x, %block_id_x]
        vector.store %51, %reinterpret_cast_2[%52, %22] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<256x128xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<64xi32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<64x128xf16>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<64x64xf32>
    %4 = flow.dispatch @experts_staged::@experts_staged(%0, %1, %2, %3) : (tensor<256x128xf16>, tensor<64xi32>, tensor<64x128xf16>, tensor<64x64xf32>) -> %3
    %5 = hal.tensor.barrier join(%4 : tensor<64x64xf32>) => %arg5 : !hal.fence
    %6 = hal.tensor.export %5 : tensor<64x64xf32> -> !hal.buffer_view
    return %6 : !hal.buffer_view
  }
}
