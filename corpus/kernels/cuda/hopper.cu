// sm_90a
// Warp-specialized pipelines with mbarriers, bulk copies and wgmma.
#include "ptx.cuh"

// One warp loads rows by bulk copies, four warps scale them, and one thread stores them by bulk copies.
extern "C" __global__ void __launch_bounds__(160) bulk_scale(const float* x, float* y, int rows) {
  constexpr int STAGES = 4, COLUMNS = 512;
  __shared__ __align__(128) float memory[STAGES][COLUMNS];
  __shared__ __align__(128) float result[COLUMNS];
  __shared__ u64 full[STAGES], empty[STAGES];
  int tid = threadIdx.x;
  if (tid == 0) {
    for (int i = 0; i < STAGES; ++i) {
      init(&full[i], 1);
      init(&empty[i], 128);
    }
    fence_init();
  }
  __syncthreads();
  if (tid < 32) {
    if (tid == 0) {
      for (int i = 0; i < rows; ++i) {
        int slot = i % STAGES;
        wait(&empty[slot], (i / STAGES & 1) ^ 1);
        expect(&full[slot], COLUMNS * 4);
        bulk_load(memory[slot], x + (blockIdx.x * rows + i) * COLUMNS, COLUMNS * 4, &full[slot]);
      }
    }
    return;
  }
  for (int i = 0; i < rows; ++i) {
    int slot = i % STAGES;
    wait(&full[slot], i / STAGES & 1);
    float own[4];
    for (int j = 0; j < 4; ++j) own[j] = memory[slot][(tid - 32) + j * 128];
    arrive(&empty[slot]);
    if (tid == 32) wait_stores_read<0>();
    sync_named(1, 128);
    for (int j = 0; j < 4; ++j) result[(tid - 32) + j * 128] = 2 * own[j];
    fence_async();
    sync_named(1, 128);
    if (tid == 32) {
      bulk_store(y + (blockIdx.x * rows + i) * COLUMNS, result, COLUMNS * 4);
      commit_stores();
    }
  }
  if (tid == 32) wait_stores_read<0>();
}

// C = A B^T with tiles of 64 x 64 x 64. A warp group loads, `GROUPS` warp groups multiply.
template <int STAGES, int GROUPS>
__device__ void gemm(const TensorMap* a_map, const TensorMap* b_map, float* c, int n, int k) {
  constexpr int TILE = 64 * 64 * 2;
  extern __shared__ __align__(1024) char memory[];
  char *a_tiles = memory, *b_tiles = memory + STAGES * GROUPS * TILE;
  u64 *full = reinterpret_cast<u64*>(b_tiles + STAGES * TILE), *empty = full + STAGES;
  int group = __shfl_sync(0xffffffff, threadIdx.x / 128, 0), steps = k / 64;
  if (threadIdx.x == 0) {
    for (int i = 0; i < STAGES; ++i) {
      init(&full[i], 1);
      init(&empty[i], 4 * GROUPS);
    }
    fence_init();
  }
  __syncthreads();
  int slot = 0;
  u32 phase = 0;
  if (group == 0) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if (threadIdx.x / 32 == 0 && elect()) {
      for (int step = 0; step < steps; ++step) {
        wait(&empty[slot], phase ^ 1);
        expect(&full[slot], (GROUPS + 1) * TILE);
        for (int i = 0; i < GROUPS; ++i)
          tensor_load(a_tiles + (slot * GROUPS + i) * TILE, a_map, step * 64, (blockIdx.x * GROUPS + i) * 64, &full[slot]);
        tensor_load(b_tiles + slot * TILE, b_map, step * 64, blockIdx.y * 64, &full[slot]);
        if (++slot == STAGES) slot = 0, phase ^= 1;
      }
    }
    return;
  }
  asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
  int own = group - 1, tid = threadIdx.x % 128;
  float sums[32] = {};
  for (int step = 0; step < steps; ++step) {
    wait(&full[slot], phase);
    u64 left = descriptor(a_tiles + (slot * GROUPS + own) * TILE), right = descriptor(b_tiles + slot * TILE);
    wgmma_fence();
    for (int i = 0; i < 4; ++i) wgmma_64x64x16(sums, left + 2 * i, right + 2 * i, true);
    wgmma_commit();
    wgmma_wait<0>();
    if (tid % 32 == 0) arrive(&empty[slot]);
    if (++slot == STAGES) slot = 0, phase ^= 1;
  }
  int row = (blockIdx.x * GROUPS + own) * 64 + tid / 32 * 16 + tid % 32 / 4, column = blockIdx.y * 64 + tid % 4 * 2;
  for (int i = 0; i < 32; ++i) c[(row + i / 2 % 2 * 8) * n + column + i / 4 * 8 + i % 2] = sums[i];
}

extern "C" __global__ void __launch_bounds__(256)
    gemm_one_group(const __grid_constant__ TensorMap a, const __grid_constant__ TensorMap b, float* c, int n, int k) {
  gemm<4, 1>(&a, &b, c, n, k);
}
extern "C" __global__ void __launch_bounds__(384)
    gemm_two_groups(const __grid_constant__ TensorMap a, const __grid_constant__ TensorMap b, float* c, int n, int k) {
  gemm<3, 2>(&a, &b, c, n, k);
}

// Two warp groups take turns by named barriers: while one reads the shared rows, the other computes.
extern "C" __global__ void __launch_bounds__(256) turns(const float* x, float* y, int rows) {
  __shared__ float memory[128];
  int group = __shfl_sync(0xffffffff, threadIdx.x / 128, 0), tid = threadIdx.x % 128;
  if (group == 0) {
    for (int i = 0; i < rows; ++i) {
      memory[tid] = x[i * 128 + tid];
      arrive_named(1, 256);
      sync_named(2, 256);
    }
  } else {
    for (int i = 0; i < rows; ++i) {
      sync_named(1, 256);
      y[i * 128 + tid] = memory[127 - tid];
      arrive_named(2, 256);
    }
  }
}

// The sum over two CTAs of a cluster: each adds what the other has in its shared memory.
extern "C" __global__ void __cluster_dims__(2, 1, 1) __launch_bounds__(128) cluster_sum(const float* x, float* y, int steps) {
  __shared__ float own[128];
  u32 rank, remote;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(remote) : "r"(shared(&own[threadIdx.x])), "r"(rank ^ 1));
  for (int step = 0; step < steps; ++step) {
    own[threadIdx.x] = x[(step * gridDim.x + blockIdx.x) * 128 + threadIdx.x];
    cluster_sync();
    float other;
    asm volatile("ld.shared::cluster.f32 %0, [%1];" : "=f"(other) : "r"(remote) : "memory");
    y[(step * gridDim.x + blockIdx.x) * 128 + threadIdx.x] = own[threadIdx.x] + other;
    cluster_sync();
  }
}
