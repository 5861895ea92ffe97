#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 32) * 16)>
#map1 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 16)>
#map2 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8)>
#map3 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 16)>
#map4 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 4) mod 32)>
#map5 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32)>
#map6 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map7 = affine_map<()[s0, s1] -> (s1 * 32 + s0 floordiv 4 - ((s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map8 = affine_map<()[s0] -> (s0 floordiv 4 - ((s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map9 = affine_map<()[s0] -> (s0 mod 16)>
#map10 = affine_map<()[s0] -> (s0 mod 16 + 16)>
#map11 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 8)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 8 + 16)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map15 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map18 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map19 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map21 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map22 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
#map23 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map24 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 32) * 32)>
#map25 = affine_map<()[s0] -> (s0 mod 32)>
#map26 = affine_map<()[s0] -> ((s0 floordiv 32) * 16 + ((s0 mod 32) floordiv 16) * 8)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 32>
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
        %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
        %c4096 = arith.constant 4096 : index
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 64
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
        %7 = affine.apply #map3()[%thread_id_x]
        %8 = affine.apply #map4()[%thread_id_x, %block_id_y]
        %9 = affine.apply #map5()[%thread_id_x]
        %10 = affine.apply #map6()[%thread_id_x]
        %11 = affine.apply #map7()[%thread_id_x, %block_id_y]
        %12 = affine.apply #map8()[%thread_id_x]
        %13 = affine.apply #map9()[%thread_id_x]
        %14 = affine.apply #map10()[%thread_id_x]
        %15:2 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %cst, %arg6 = %cst) -> (vector<8xf32>, vector<8xf32>) {
          %74 = affine.apply #map11()[%arg4, %thread_id_x]
          %75 = vector.load %reinterpret_cast[%4, %74] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          %76 = affine.apply #map12()[%arg4, %thread_id_x]
          %77 = vector.load %reinterpret_cast[%4, %76] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          vector.store %75, %view_5[%5, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %77, %view_5[%5, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %78 = affine.apply #map13()[%arg4, %thread_id_x]
          %79 = vector.load %reinterpret_cast_0[%8, %78] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
          vector.store %79, %view_4[%9, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %80 = vector.load %reinterpret_cast_0[%11, %78] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
          vector.store %80, %view_4[%12, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %81 = vector.load %view_4[%13, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %82 = vector.load %view_4[%13, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %83 = vector.load %view_4[%14, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %84 = vector.load %view_4[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %85 = vector.load %view_5[%5, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %86 = vector.load %view_5[%5, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %87 = amdgpu.wmma 16x16x16 %85 * %81 + %arg5 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %88 = amdgpu.wmma 16x16x16 %86 * %82 + %87 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %89 = amdgpu.wmma 16x16x16 %85 * %83 + %arg6 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %90 = amdgpu.wmma 16x16x16 %86 * %84 + %89 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          scf.yield %88, %90 : vector<8xf32>, vector<8xf32>
        }
        %16 = vector.extract_strided_slice %15#0 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %17 = affine.apply #map14()[%block_id_x, %thread_id_x]
        %18 = affine.apply #map15()[%thread_id_x, %block_id_y]
        vector.store %16, %view_3[%17, %18] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %19 = vector.extract_strided_slice %15#0 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %20 = affine.apply #map16()[%block_id_x, %thread_id_x]
        vector.store %19, %view_3[%20, %18] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %21 = vector.extract_strided_slice %15#0 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %22 = affine.apply #map17()[%block_id_x, %thread_id_x]
        vector.store %21, %view_3[%22, %18] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %23 = vector.extract_strided_slice %15#0 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %24 = affine.apply #map18()[%block_id_x, %thread_id_x]
        vector.store %23, %view_3[%24, %18] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %25 = vector.extract_strided_slice %15#0 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %26 = affine.apply #map19()[%block_id_x, %thread_id_x]
        vector.store %25, %view_3[%26, %18] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %27 = vector.extract_strided_slice %15#0 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %28 = affine.apply #map20()[%block_id_x, %thread_id_x]
        vector.store %27, %view_3[%28, %18] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %29 = vector.extract_strided_slice %15#0 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %30 = affine.apply #map21()[%block_id_x, %thread_id_x]
        vector.store %29, %view_3[%30, %18] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %31 = vector.extract_strided_slice %15#0 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %32 = affine.apply #map22()[%block_id_x, %thread_id_x]
        vector.store %31, %view_3[%32, %18] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %33 = vector.extract_strided_slice %15#1 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %34 = affine.apply #map23()[%thread_id_x, %block_id_y]
        vector.store %33, %view_3[%17, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %35 = vector.extract_strided_slice %15#1 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %35, %view_3[%20, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %36 = vector.extract_strided_slice %15#1 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %36, %view_3[%22, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %37 = vector.extract_strided_slice %15#1 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %37, %view_3[%24, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %38 = vector.extract_strided_slice %15#1 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %38, %view_3[%26, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %39 = vector.extract_strided_slice %15#1 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %39, %view_3[%28, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %40 = vector.extract_strided_slice %15#1 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %40, %view_3[%30, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %41 = vector.extract_strided_slice %15#1 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %41, %view_3[%32, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %42 = affine.apply #map24()[%thread_id_x, %block_id_y]
        %43 = vector.load %reinterpret_cast_1[%42] : memref<96xf32, strided<[1]>>, vector<1xf32>
        amdgpu.lds_barrier
        %44 = affine.apply #map25()[%thread_id_x]
        vector.store %43, %view[%44] : memref<34xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %45 = affine.apply #map9()[%thread_id_x]
        %46 = memref.load %view[%45] : memref<34xf32, #gpu.address_space<workgroup>>
        %47 = affine.apply #map10()[%thread_id_x]
        %48 = memref.load %view[%47] : memref<34xf32, #gpu.address_space<workgroup>>
        %49 = vector.broadcast %46 : f32 to vector<8xf32>
        %50 = vector.broadcast %48 : f32 to vector<8xf32>
        %51 = affine.apply #map26()[%thread_id_x]
        %52 = vector.load %view_3[%51, %45] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<8xf32>
        %53 = vector.load %view_3[%51, %47] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<8xf32>
        %54 = arith.addf %52, %49 : vector<8xf32>
        %55 = arith.addf %53, %50 : vector<8xf32>
        %56 = arith.maximumf %54, %cst : vector<8xf32>
        %57 = arith.maximumf %55, %cst : vector<8xf32>
        %58 = vector.extract_strided_slice %56 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %58, %reinterpret_cast_2[%17, %18] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %59 = vector.extract_strided_slice %56 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %59, %reinterpret_cast_2[%20, %18] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %60 = vector.extract_strided_slice %56 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %60, %reinterpret_cast_2[%22, %18] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %61 = vector.extract_strided_slice %56 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %61, %reinterpret_cast_2[%24, %18] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %62 = vector.extract_strided_slice %56 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %62, %reinterpret_cast_2[%26, %18] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %63 = vector.extract_strided_slice %56 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %63, %reinterpret_cast_2[%28, %18] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %64 = vector.extract_strided_slice %56 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %64, %reinterpret_cast_2[%30, %18] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %65 = vector.extract_strided_slice %56 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %65, %reinterpret_cast_2[%32, %18] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %66 = vector.extract_strided_slice %57 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %66, %reinterpret_cast_2[%17, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %67 = vector.extract_strided_slice %57 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %67, %reinterpret_cast_2[%20, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %68 = vector.extract_strided_slice %57 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %68, %reinterpret_cast_2[%22, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %69 = vector.extract_strided_slice %57 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %69, %reinterpret_cast_2[%24, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %70 = vector.extract_strided_slice %57 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %70, %reinterpret_cast_2[%26, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %71 = vector.extract_strided_slice %57 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %71, %reinterpret_cast_2[%28, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %72 = vector.extract_strided_slice %57 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %72, %reinterpret_cast_2[%30, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %73 = vector.extract_strided_slice %57 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %73, %reinterpret_cast_2[%32, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
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
