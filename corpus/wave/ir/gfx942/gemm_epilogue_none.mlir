#map = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 4) mod 32)>
#map1 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32)>
#map2 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map3 = affine_map<()[s0] -> (s0 mod 16)>
#map4 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4)>
#map5 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 + 16)>
#map6 = affine_map<()[s0] -> (s0 mod 16 + 16)>
#map7 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map8 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32)>
#map9 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4)>
#map10 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map11 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 1)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 2)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 3)>
#map14 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map15 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 32) * 32)>
#map16 = affine_map<()[s0] -> (s0 mod 32)>
#map17 = affine_map<()[s0] -> ((s0 floordiv 64) * 16 + ((s0 mod 64) floordiv 16) * 4)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @gemm_epilogue {
    stream.executable.export public @gemm_epilogue workgroups() -> (index, index, index) {
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      stream.return %c2, %c3, %c1 : index, index, index
    }
    builtin.module {
      func.func @gemm_epilogue(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding, %arg3: !stream.binding) attributes {translation_info = #translation} {
        %c1 = arith.constant 1 : index
        %c4 = arith.constant 4 : index
        %c2304 = arith.constant 2304 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c4096 = arith.constant 4096 : index
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [64, 128], strides: [128, 1] : memref<f16> to memref<64x128xf16, strided<[128, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [96, 128], strides: [128, 1] : memref<f16> to memref<96x128xf16, strided<[128, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [96], strides: [1] : memref<f32> to memref<96xf32, strided<[1]>>
        %reinterpret_cast_2 = memref.reinterpret_cast %3 to offset: [0], sizes: [64, 96], strides: [96, 1] : memref<f32> to memref<64x96xf32, strided<[96, 1]>>
        %alloc = memref.alloc() : memref<4608xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c4096][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<34xf32, #gpu.address_space<workgroup>>
        %view_3 = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x32xf32, #gpu.address_space<workgroup>>
        %view_4 = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %view_5 = memref.view %alloc[%c2304][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        amdgpu.lds_barrier
        %4 = affine.apply #map()[%thread_id_x, %block_id_x]
        %5 = affine.apply #map1()[%thread_id_x]
        %6 = affine.apply #map2()[%thread_id_x]
        %7 = affine.apply #map()[%thread_id_x, %block_id_y]
        %8 = affine.apply #map3()[%thread_id_x]
        %9 = affine.apply #map4()[%thread_id_x]
        %10 = affine.apply #map5()[%thread_id_x]
        %11 = affine.apply #map6()[%thread_id_x]
        %12 = affine.apply #map7()[%thread_id_x]
        %13:2 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %cst, %arg6 = %cst) -> (vector<4xf32>, vector<4xf32>) {
          %52 = affine.apply #map8()[%arg4, %thread_id_x]
          %53 = vector.load %reinterpret_cast[%4, %52] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          amdgpu.lds_barrier
          vector.store %53, %view_5[%5, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %54 = vector.load %reinterpret_cast_0[%7, %52] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
          vector.store %54, %view_4[%5, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          amdgpu.lds_barrier
          %55 = vector.load %view_4[%8, %9] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %56 = vector.load %view_4[%8, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %57 = vector.load %view_4[%11, %9] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %58 = vector.load %view_4[%11, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %59 = vector.load %view_5[%12, %9] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %60 = vector.load %view_5[%12, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %61 = amdgpu.mfma 16x16x16 %59 * %55 + %arg5 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %62 = amdgpu.mfma 16x16x16 %60 * %56 + %61 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %63 = amdgpu.mfma 16x16x16 %59 * %57 + %arg6 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %64 = amdgpu.mfma 16x16x16 %60 * %58 + %63 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          scf.yield %62, %64 : vector<4xf32>, vector<4xf32>
        }
        %14 = vector.extract_strided_slice %13#0 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %15 = affine.apply #map9()[%block_id_x, %thread_id_x]
        %16 = affine.apply #map10()[%thread_id_x, %block_id_y]
        vector.store %14, %view_3[%15, %16] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %17 = vector.extract_strided_slice %13#0 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %18 = affine.apply #map11()[%block_id_x, %thread_id_x]
        vector.store %17, %view_3[%18, %16] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %19 = vector.extract_strided_slice %13#0 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %20 = affine.apply #map12()[%block_id_x, %thread_id_x]
        vector.store %19, %view_3[%20, %16] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %21 = vector.extract_strided_slice %13#0 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %22 = affine.apply #map13()[%block_id_x, %thread_id_x]
        vector.store %21, %view_3[%22, %16] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %23 = vector.extract_strided_slice %13#1 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %24 = affine.apply #map14()[%thread_id_x, %block_id_y]
        vector.store %23, %view_3[%15, %24] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %25 = vector.extract_strided_slice %13#1 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %25, %view_3[%18, %24] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %26 = vector.extract_strided_slice %13#1 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %26, %view_3[%20, %24] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %27 = vector.extract_strided_slice %13#1 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %27, %view_3[%22, %24] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %28 = affine.apply #map15()[%thread_id_x, %block_id_y]
        %29 = vector.load %reinterpret_cast_1[%28] : memref<96xf32, strided<[1]>>, vector<1xf32>
        amdgpu.lds_barrier
        %30 = affine.apply #map16()[%thread_id_x]
        vector.store %29, %view[%30] : memref<34xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        amdgpu.lds_barrier
        %31 = affine.apply #map3()[%thread_id_x]
        %32 = memref.load %view[%31] : memref<34xf32, #gpu.address_space<workgroup>>
        %33 = affine.apply #map6()[%thread_id_x]
        %34 = memref.load %view[%33] : memref<34xf32, #gpu.address_space<workgroup>>
        %35 = vector.broadcast %32 : f32 to vector<4xf32>
        %36 = vector.broadcast %34 : f32 to vector<4xf32>
        %37 = affine.apply #map17()[%thread_id_x]
        %38 = vector.load %view_3[%37, %31] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        %39 = vector.load %view_3[%37, %33] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        %40 = arith.addf %38, %35 : vector<4xf32>
        %41 = arith.addf %39, %36 : vector<4xf32>
        %42 = arith.maximumf %40, %cst : vector<4xf32>
        %43 = arith.maximumf %41, %cst : vector<4xf32>
        %44 = vector.extract_strided_slice %42 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %44, %reinterpret_cast_2[%15, %16] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %45 = vector.extract_strided_slice %42 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %45, %reinterpret_cast_2[%18, %16] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %46 = vector.extract_strided_slice %42 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %46, %reinterpret_cast_2[%20, %16] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %47 = vector.extract_strided_slice %42 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %47, %reinterpret_cast_2[%22, %16] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %48 = vector.extract_strided_slice %43 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %48, %reinterpret_cast_2[%15, %24] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %49 = vector.extract_strided_slice %43 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %49, %reinterpret_cast_2[%18, %24] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %50 = vector.extract_strided_slice %43 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %50, %reinterpret_cast_2[%20, %24] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %51 = vector.extract_strided_slice %43 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %51, %reinterpret_cast_2[%22, %24] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<64x128xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<96x128xf16>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<96xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<64x96xf32>
    %4 = flow.dispatch @gemm_epilogue::@gemm_epilogue(%0, %1, %2, %3) : (tensor<64x128xf16>, tensor<96x128xf16>, tensor<96xf32>, tensor<64x96xf32>) -> %3
    %5 = hal.tensor.barrier join(%4 : tensor<64x96xf32>) => %arg5 : !hal.fence
    %6 = hal.tensor.export %5 : tensor<64x96xf32> -> !hal.buffer_view
    return %6 : !hal.buffer_view
  }
}
