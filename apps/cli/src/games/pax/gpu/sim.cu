// Many games of PAX at once, one thread each, for learning by self-play: `libpax` for Python (see learn.py). Compiled with nvcc it
// runs on the GPU, with a plain C++ compiler (-x c++) on the processor.
#include <cmath>
#include <cstring>
#include "features.h"
using namespace pax;

struct bf {
  uint16_t v;
  HD bf() {}
  HD bf(float f) {
    union { float f; uint32_t u; } b;
    b.f = f;
    v = (uint16_t)((b.u + 0x7fff + (b.u >> 16 & 1)) >> 16);
  }
  HD operator float() const {
    union { uint32_t u; float f; } b;
    b.u = (uint32_t)v << 16;
    return b.f;
  }
};

struct Rng {
  uint64_t s;
  HD uint32_t next() {
    uint64_t old = s;
    s = old * 6364136223846793005ull + 1442695040888963407ull;
    uint32_t x = (uint32_t)(((old >> 18) ^ old) >> 27), rot = (uint32_t)(old >> 59);
    return (x >> rot) | (x << ((32 - rot) & 31));
  }
  HD int below(int n) { return (int)((uint64_t)next() * n >> 32); }
  HD float unit() { return (next() >> 8) * (1.f / 16777216.f); }
};

// What is kept beside a game: dice, how many of its turns begin astray, and rows for the value net that wait for the outcome.
constexpr int WAITING = 96;
struct Side {
  Rng rng;
  int16_t turns, astray, mover; // mover: whose turn it was last
  int32_t waiting, rows[WAITING];
  uint8_t seats[WAITING];
};

struct Rows {
  bf *x;            // [capacity, VALUE + 2]
  int *count;       // rows begun
  int capacity;
};

#ifdef __CUDACC__
__device__ inline int grab(int *count) { return atomicAdd(count, 1); }
__device__ inline void addTo(float *to, float v) { atomicAdd(to, v); }
#else
inline int grab(int *count) { return (*count)++; }
inline void addTo(float *to, float v) { *to += v; }
#endif
#ifdef __CUDACC__
#define DEV __device__
#else
#define DEV
#endif

// kind 0: two at a table; 1: the campaign, its later games more often; 2: three and four. A third of all with Nocturnus.
DEV inline void deal(Game &g, Side &side, int kind) {
  Rng &r = side.rng;
  int players = 2, nocturnus = r.below(3) == 0, solo = 0;
  if (kind == 1) {
    players = 1;
    int w = r.below(20);
    solo = 1 + (w < 2 ? 0 : w < 4 ? 1 : w < 7 ? 2 : w < 12 ? 3 : 4);
  }
  if (kind == 2) players = 3 + r.below(2);
  int n = 0;
  for (int c = 0; c < (nocturnus ? 10 : 7); c++)
    for (int v = 0; v < 8; v++)
      for (int i = 0; i < BOX_[c][v]; i++) g.deck[n++] = (uint8_t)(c * 8 + v);
  for (int i = n - 1; i > 0; i--) {
    int j = r.below(i + 1);
    uint8_t o = g.deck[i];
    g.deck[i] = g.deck[j];
    g.deck[j] = o;
  }
  setup(g, players, nocturnus, solo, n, r.below(players));
  side.turns = 0;
  side.mover = -1;
  side.waiting = 0;
}

// On to the next decision in which there is a choice.
DEV inline void advance(Game &g, Side &side, Legal &l, const Rows &rows) {
  for (;;) {
    if (g.step == OVER) return;
    if (g.step == TURN) {
      side.turns++;
      if (rows.x && side.turns > side.astray && side.waiting < WAITING) {
        int at = grab(rows.count);
        if (at < rows.capacity) {
          // Mostly whoever has just had his turn: that is where searches stop.
          int seat = side.mover < 0 || side.rng.below(4) == 0 ? side.rng.below(g.players) : side.mover;
          bf *x = rows.x + (size_t)at * (VALUE + 2);
          valueFeatures(g, seat, x);
          x[VALUE] = bf(-1.f);
          side.rows[side.waiting] = at;
          side.seats[side.waiting++] = (uint8_t)seat;
        }
      }
    }
    if (g.step != KEEP && g.step != UNDER) side.mover = g.active;
    legal(g, l);
    if (l.n != 1) return;
    apply(g, l.a[0]);
  }
}

struct Out { // of one step of all games; what is null is not written
  bf *policy, *hidden;   // of the decision that comes next
  uint8_t *mask, *seat;
  int16_t *action;       // of the decision that was made
  float *logp, *reward;  // reward: [n, SEATS]
  uint8_t *done;
};

DEV inline void observe(const Game &g, const Legal &l, int i, const Out &o) {
  if (o.policy) policyFeatures(g, o.policy + (size_t)i * POLICY);
  if (o.hidden) hiddenFeatures(g, o.hidden + (size_t)i * HIDDEN);
  if (o.mask) {
    uint8_t *m = o.mask + (size_t)i * ACTIONS;
    for (int a = 0; a < ACTIONS; a++) m[a] = 0;
    for (int j = 0; j < l.n; j++) m[l.a[j]] = 1;
  }
  if (o.seat) o.seat[i] = g.active;
}

struct Task {
  Game *games;
  Side *sides;
  const bf *logits, *other; // other: of those who sit at no seat of A
  float sharp;              // times the logits; beyond 100: the best
  int kind, n, astray;      // astray: of so many turns at the start a part is random
  float *tally;             // games, wins of A, and of A by kind
  Rows rows;
  Out out;
};

DEV inline void beginOne(const Task &t, int i, uint64_t seed) {
  Side &side = t.sides[i];
  side.rng.s = (seed + i) * 0x9E3779B97F4A7C15ull + 12345;
  for (int j = 0; j < 4; j++) side.rng.next();
  Legal l;
  do {
    deal(t.games[i], side, t.kind);
    side.astray = t.astray ? (int16_t)side.rng.below(t.astray) : 0;
    advance(t.games[i], side, l, t.rows);
    // Begin anywhere in a game, so that not all end at once.
    for (int skip = side.rng.below(60); skip > 0 && t.games[i].step != OVER; skip--) {
      apply(t.games[i], l.a[side.rng.below(l.n)]);
      advance(t.games[i], side, l, t.rows);
    }
  } while (t.games[i].step == OVER);
  side.waiting = 0;
  observe(t.games[i], l, i, t.out);
}

DEV inline void stepOne(const Task &t, int i) {
  Game &g = t.games[i];
  Side &side = t.sides[i];
  Legal l;
  legal(g, l);
  const int seatA = i % g.players;
  const bf *z = (t.other && g.active != seatA ? t.other : t.logits) + (size_t)i * ACTIONS;
  float zs[48], top = -1e30f, sum = 0;
  int pick = 0;
  for (int j = 0; j < l.n; j++) {
    zs[j] = (float)z[l.a[j]] * t.sharp;
    if (zs[j] > top) {
      top = zs[j];
      pick = j;
    }
  }
  if (t.sharp < 100.f) {
    for (int j = 0; j < l.n; j++) sum += expf(zs[j] - top);
    float u = side.rng.unit() * sum, acc = 0;
    for (int j = 0; j < l.n; j++) {
      acc += expf(zs[j] - top);
      pick = j;
      if (acc > u) break;
    }
  }
  if (side.astray && side.turns <= side.astray && side.rng.below(100) < 30) pick = side.rng.below(l.n);
  if (t.out.action) t.out.action[i] = (int16_t)l.a[pick];
  if (t.out.logp) t.out.logp[i] = zs[pick] - top - logf(sum);
  apply(g, l.a[pick]);
  advance(g, side, l, t.rows);
  bool over = g.step == OVER;
  if (t.out.done) t.out.done[i] = over;
  if (over) {
    float win[SEATS], lead[SEATS];
    outcome(g, win, lead);
    if (t.out.reward)
      for (int s = 0; s < g.players; s++) t.out.reward[(size_t)i * SEATS + s] = 0.8f * win[s] + 0.2f * lead[s];
    for (int j = 0; j < side.waiting; j++) {
      bf *x = t.rows.x + (size_t)side.rows[j] * (VALUE + 2);
      x[VALUE] = bf(win[side.seats[j]]);
      x[VALUE + 1] = bf(lead[side.seats[j]]);
    }
    if (t.tally) {
      int k = g.solo ? 2 + 2 * (g.nocturnus * 5 + g.solo - 1) : 2 + 2 * g.nocturnus;
      addTo(t.tally, 1);
      addTo(t.tally + 1, win[seatA]);
      addTo(t.tally + k, 1);
      addTo(t.tally + k + 1, win[seatA]);
    }
    do {
      deal(g, side, t.kind);
      side.astray = t.astray ? (int16_t)side.rng.below(t.astray) : 0;
      advance(g, side, l, t.rows);
    } while (g.step == OVER);
  }
  observe(g, l, i, t.out);
}

struct Gae {
  const uint8_t *seat, *done;
  const float *value, *reward;
  float *adv, *ret;
  uint8_t *valid;
  int steps, n;
  float lambda;
};

// Backwards through one game's decisions, seat by seat: what came after, as far as it is known.
DEV inline void gaeOne(const Gae &t, int i) {
  float nextV[SEATS], nextA[SEATS];
  bool known[SEATS];
  for (int s = 0; s < SEATS; s++) known[s] = false;
  for (int k = t.steps - 1; k >= 0; k--) {
    size_t at = (size_t)k * t.n + i;
    if (t.done[at])
      for (int s = 0; s < SEATS; s++) {
        nextV[s] = t.reward[at * SEATS + s];
        nextA[s] = 0;
        known[s] = true;
      }
    int s = t.seat[at];
    float v = t.value[at];
    t.valid[at] = known[s];
    float a = known[s] ? nextV[s] - v + t.lambda * nextA[s] : 0;
    t.adv[at] = a;
    t.ret[at] = v + a;
    nextV[s] = v;
    nextA[s] = a;
    known[s] = true;
  }
}

#ifdef __CUDACC__
__global__ void beginAll(Task t, uint64_t seed) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < t.n) beginOne(t, i, seed);
}
__global__ void stepAll(Task t) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < t.n) stepOne(t, i);
}
__global__ void gaeAll(Gae t) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < t.n) gaeOne(t, i);
}
#define LAUNCH(kernel, n, stream, ...) kernel<<<((n) + 127) / 128, 128, 0, (cudaStream_t)stream>>>(__VA_ARGS__)
extern "C" int lastError() { return (int)cudaGetLastError(); }
#else
void beginAll(Task t, uint64_t seed) { for (int i = 0; i < t.n; i++) beginOne(t, i, seed); }
void stepAll(Task t) { for (int i = 0; i < t.n; i++) stepOne(t, i); }
void gaeAll(Gae t) { for (int i = 0; i < t.n; i++) gaeOne(t, i); }
#define LAUNCH(kernel, n, stream, ...) kernel(__VA_ARGS__)
extern "C" int lastError() { return 0; }
#endif

extern "C" void sizes(int *out) {
  int all[] = {sizeof(Game), sizeof(Side), ACTIONS, POLICY, HIDDEN, VALUE, SEATS, KINDS, sizeof(Task), sizeof(Gae)};
  memcpy(out, all, sizeof all);
}
extern "C" void begin(const Task *t, uint64_t seed, void *stream) { LAUNCH(beginAll, t->n, stream, *t, seed); }
extern "C" void step(const Task *t, void *stream) { LAUNCH(stepAll, t->n, stream, *t); }
extern "C" void gae(const Gae *t, void *stream) { LAUNCH(gaeAll, t->n, stream, *t); }
