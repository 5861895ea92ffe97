#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 32) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8)>
#map2 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 16)>
#map3 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 4) mod 32)>
#map4 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map5 = affine_map<()[s0, s1] -> (s1 * 32 + s0 floordiv 4 - ((s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map6 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 16)>
#map7 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32)>
#map8 = affine_map<()[s0] -> (s0 floordiv 4 - ((s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map9 = affine_map<()[s0] -> (s0 mod 16 + 16)>
#map10 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 32)>
#map11 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 48)>
#map12 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 32)>
#map13 = affine_map<()[s0] -> (s0 mod 16)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 8 + 64)>
#map15 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 8 + 80)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 64)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map18 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map19 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map21 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map22 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map23 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map24 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map25 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
#map26 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map27 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 32) * 32)>
#map28 = affine_map<()[s0] -> (s0 mod 32)>
#map29 = affine_map<()[s0] -> ((s0 floordiv 32) * 16 + ((s0 mod 32) floordiv 16) * 8)>
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
        %c2 = arith.constant 2 : index
        %c1 = arith.constant 1 : index
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
        %4 = affine.apply #map()[%thread_id_x, %block_id_x]
        %5 = affine.apply #map1()[%thread_id_x]
        %6 = vector.load %reinterpret_cast[%4, %5] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %7 = affine.apply #map2()[%thread_id_x]
        %8 = vector.load %reinterpret_cast[%4, %7] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %9 = affine.apply #map3()[%thread_id_x, %block_id_y]
        %10 = affine.apply #map4()[%thread_id_x]
        %11 = vector.load %reinterpret_cast_0[%9, %10] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
        %12 = affine.apply #map5()[%thread_id_x, %block_id_y]
        %13 = vector.load %reinterpret_cast_0[%12, %10] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
        %14 = affine.apply #map6()[%thread_id_x]
        vector.store %6, %view_5[%14, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %8, %view_5[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %15 = affine.apply #map7()[%thread_id_x]
        vector.store %11, %view_4[%15, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %16 = affine.apply #map8()[%thread_id_x]
        vector.store %13, %view_4[%16, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %17 = affine.apply #map9()[%thread_id_x]
        %18 = vector.load %view_4[%17, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %19 = vector.load %view_4[%17, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %20 = vector.load %view_5[%14, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %21 = vector.load %view_5[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %22 = affine.apply #map10()[%thread_id_x]
        %23 = vector.load %reinterpret_cast[%4, %22] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %24 = affine.apply #map11()[%thread_id_x]
        %25 = vector.load %reinterpret_cast[%4, %24] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %26 = affine.apply #map12()[%thread_id_x]
        %27 = vector.load %reinterpret_cast_0[%9, %26] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
        %28 = vector.load %reinterpret_cast_0[%12, %26] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
        %29 = affine.apply #map13()[%thread_id_x]
        %30 = vector.load %view_4[%29, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %31 = vector.load %view_4[%29, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %32 = amdgpu.wmma 16x16x16 %20 * %18 + %cst : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %33 = amdgpu.wmma 16x16x16 %20 * %30 + %cst : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %34 = amdgpu.wmma 16x16x16 %21 * %19 + %32 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.barrier.wait -1
        vector.store %23, %view_5[%14, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %25, %view_5[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %27, %view_4[%15, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %28, %view_4[%16, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %35:4 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %34, %arg6 = %31, %arg7 = %21, %arg8 = %33) -> (vector<8xf32>, vector<8xf16>, vector<8xf16>, vector<8xf32>) {
          %103 = amdgpu.wmma 16x16x16 %arg7 * %arg6 + %arg8 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %104 = vector.load %view_4[%17, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %105 = vector.load %view_4[%17, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %106 = vector.load %view_5[%14, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %107 = vector.load %view_5[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %108 = affine.apply #map14()[%arg4, %thread_id_x]
          %109 = vector.load %reinterpret_cast[%4, %108] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          %110 = affine.apply #map15()[%arg4, %thread_id_x]
          %111 = vector.load %reinterpret_cast[%4, %110] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          %112 = affine.apply #map16()[%arg4, %thread_id_x]
          %113 = vector.load %reinterpret_cast_0[%9, %112] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
          %114 = vector.load %reinterpret_cast_0[%12, %112] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
          %115 = vector.load %view_4[%29, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %116 = vector.load %view_4[%29, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          %117 = amdgpu.wmma 16x16x16 %106 * %104 + %arg5 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %118 = amdgpu.wmma 16x16x16 %106 * %115 + %103 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %119 = amdgpu.wmma 16x16x16 %107 * %105 + %117 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          rocdl.s.barrier.wait -1
          vector.store %109, %view_5[%14, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %111, %view_5[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %113, %view_4[%15, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %114, %view_4[%16, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          scf.yield %119, %116, %107, %118 : vector<8xf32>, vector<8xf16>, vector<8xf16>, vector<8xf32>
        }
        %36 = amdgpu.wmma 16x16x16 %35#2 * %35#1 + %35#3 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %37 = vector.load %view_4[%17, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %38 = vector.load %view_4[%17, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %39 = vector.load %view_5[%14, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %40 = vector.load %view_5[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %41 = vector.load %view_4[%29, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %42 = vector.load %view_4[%29, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %43 = amdgpu.wmma 16x16x16 %39 * %37 + %35#0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %44 = amdgpu.wmma 16x16x16 %39 * %41 + %36 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %45 = amdgpu.wmma 16x16x16 %40 * %38 + %43 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %46 = amdgpu.wmma 16x16x16 %40 * %42 + %44 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %47 = vector.extract_strided_slice %46 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        amdgpu.lds_barrier
        %48 = affine.apply #map17()[%block_id_x, %thread_id_x]
        %49 = affine.apply #map18()[%thread_id_x, %block_id_y]
        vector.store %47, %view_3[%48, %49] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %50 = vector.extract_strided_slice %46 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %51 = affine.apply #map19()[%block_id_x, %thread_id_x]
        vector.store %50, %view_3[%51, %49] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %52 = vector.extract_strided_slice %46 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %53 = affine.apply #map20()[%block_id_x, %thread_id_x]
        vector.store %52, %view_3[%53, %49] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %54 = vector.extract_strided_slice %46 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %55 = affine.apply #map21()[%block_id_x, %thread_id_x]
        vector.store %54, %view_3[%55, %49] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %56 = vector.extract_strided_slice %46 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %57 = affine.apply #map22()[%block_id_x, %thread_id_x]
        vector.store %56, %view_3[%57, %49] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %58 = vector.extract_strided_slice %46 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %59 = affine.apply #map23()[%block_id_x, %thread_id_x]
        vector.store %58, %view_3[%59, %49] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %60 = vector.extract_strided_slice %46 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %61 = affine.apply #map24()[%block_id_x, %thread_id_x]
        vector.store %60, %view_3[%61, %49] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %62 = vector.extract_strided_slice %46 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %63 = affine.apply #map25()[%block_id_x, %thread_id_x]
        vector.store %62, %view_3[%63, %49] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %64 = vector.extract_strided_slice %45 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %65 = affine.apply #map26()[%thread_id_x, %block_id_y]
        vector.store %64, %view_3[%48, %65] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %66 = vector.extract_strided_slice %45 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %66, %view_3[%51, %65] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %67 = vector.extract_strided_slice %45 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %67, %view_3[%53, %65] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %68 = vector.extract_strided_slice %45 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %68, %view_3[%55, %65] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %69 = vector.extract_strided_slice %45 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %69, %view_3[%57, %65] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %70 = vector.extract_strided_slice %45 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %70, %view_3[%59, %65] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %71 = vector.extract_strided_slice %45 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %71, %view_3[%61, %65] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %72 = vector.extract_strided_slice %45 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %72, %view_3[%63, %65] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %73 = affine.apply #map27()[%thread_id_x, %block_id_y]
        %74 = vector.load %reinterpret_cast_1[%73] : memref<96xf32, strided<[1]>>, vector<1xf32>
        amdgpu.lds_barrier
        %75 = affine.apply #map28()[%thread_id_x]
        vector.store %74, %view[%75] : memref<34xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %76 = memref.load %view[%29] : memref<34xf32, #gpu.address_space<workgroup>>
        %77 = memref.load %view[%17] : memref<34xf32, #gpu.address_space<workgroup>>
        %78 = vector.broadcast %76 : f32 to vector<8xf32>
        %79 = vector.broadcast %77 : f32 to vector<8xf32>
        %80 = affine.apply #map29()[%thread_id_x]
        %81 = vector.load %view_3[%80, %29] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<8xf32>
        %82 = vector.load %view_3[%80, %17] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<8xf32>
        %83 = arith.addf %81, %78 : vector<8xf32>
        %84 = arith.addf %82, %79 : vector<8xf32>
        %85 = arith.maximumf %83, %cst : vector<8xf32>
        %86 = arith.maximumf %84, %cst : vector<8xf32>
        %87 = vector.extract_strided_slice %85 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %87, %reinterpret_cast_2[%48, %49] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %88 = vector.extract_strided_slice %85 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %88, %reinterpret_cast_2[%51, %49] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %89 = vector.extract_strided_slice %85 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %89, %reinterpret_cast_2[%53, %49] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %90 = vector.extract_strided_slice %85 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %90, %reinterpret_cast_2[%55, %49] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %91 = vector.extract_strided_slice %85 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %91, %reinterpret_cast_2[%57, %49] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %92 = vector.extract_strided_slice %85 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %92, %reinterpret_cast_2[%59, %49] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %93 = vector.extract_strided_slice %85 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %93, %reinterpret_cast_2[%61, %49] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %94 = vector.extract_strided_slice %85 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %94, %reinterpret_cast_2[%63, %49] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %95 = vector.extract_strided_slice %86 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %95, %reinterpret_cast_2[%48, %65] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %96 = vector.extract_strided_slice %86 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %96, %reinterpret_cast_2[%51, %65] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %97 = vector.extract_strided_slice %86 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %97, %reinterpret_cast_2[%53, %65] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %98 = vector.extract_strided_slice %86 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %98, %reinterpret_cast_2[%55, %65] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %99 = vector.extract_strided_slice %86 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %99, %reinterpret_cast_2[%57, %65] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %100 = vector.extract_strided_slice %86 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %100, %reinterpret_cast_2[%59, %65] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %101 = vector.extract_strided_slice %86 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %101, %reinterpret_cast_2[%61, %65] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %102 = vector.extract_strided_slice %86 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %102, %reinterpret_cast_2[%63, %65] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
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
