// What a net is told. `policyFeatures`: what the seat that decides may know. `hiddenFeatures`: the rest, for a critic and for guessed
// states. `valueFeatures`: the same numbers as packages/bots/src/pax/features.ts makes.
#pragma once
#include "pax.h"

namespace pax {

constexpr int EACH = 14 + LEGIONS, BESIDES = 63 + 3 * LEGIONS;
constexpr int POLICY = EACH * CATS + BESIDES;
constexpr int HIDDEN = 3 * CATS + 2;
constexpr int VALUE = 12 * CATS + 36;

HD inline float clip(float v, float m) { return v > m ? m : v < -m ? -m : v; }
HD inline int room(const Player &p) { return limitOf(p) - mx(p.sym[FLEET], p.sym[ARMY]); }

#ifdef __CUDACC__
__device__ __constant__
#endif
const uint8_t ALL_SYMBOLS_[CATS] = {16, 16, 14, 14, 14, 14, 14, 15, 15, 15};

template <class T> HD inline void policyFeatures(const Game &g, T *x) {
  const int seat = g.active;
  const Player &me = g.p[seat];
  float unseen[CATS], rome[CATS];
  uint8_t rival[CATS], drawn[CATS], hand[CATS];
  float unseenAll = 0;
  int purse = 0, rich = -1, intrigue = 0, size = 0, freeRoom = -9, devout = 0;
  for (int c = 0; c < CATS; c++) rival[c] = drawn[c] = hand[c] = 0;
  for (int k = 0; k < KINDS; k++) hand[catOf(k)] += me.hand[k] * symOf(k);
  for (int i = 0; i < g.nDrawn; i++) drawn[catOf(kindOf(g.drawn[i]))] += symOf(kindOf(g.drawn[i]));
  for (int s = 0; s < g.players; s++) {
    if (s == seat) continue;
    const Player &p = g.p[s];
    for (int c = 0; c < g.cats; c++) rival[c] = mx(rival[c], total(p, c));
    purse = mx(purse, p.aurei);
    size = mx(size, p.size);
    rich = mx(rich, p.aurei + p.size);
    intrigue = mx(intrigue, p.sym[INTRIGUE]);
    freeRoom = mx(freeRoom, room(p));
    devout = mx(devout, p.sym[RELIGION]);
  }
  for (int c = 0; c < CATS; c++) {
    int n = ALL_SYMBOLS_[c] - hand[c] - drawn[c] - g.romeOpen[c];
    if (me.peeked) n -= g.romeHidden[c];
    for (int s = 0; s < g.players; s++) n -= g.p[s].sym[c];
    for (int l = 0; l < g.legions; l++) n -= g.leg[l][2 * c] + 2 * g.leg[l][2 * c + 1];
    unseen[c] = c < g.cats ? n : 0;
    unseenAll += unseen[c];
  }
  for (int c = 0; c < CATS; c++)
    rome[c] = g.romeOpen[c] + (me.peeked ? (float)g.romeHidden[c] : unseenAll > 0 ? 4.2f * unseen[c] / unseenAll : 0.f);
  {
    int f = (int)(rome[FLEET] / 3), a = (int)(rome[ARMY] / 3);
    rome[ARMY] += f;
    rome[FLEET] += a;
  }
  int k = 0, ahead = 0, stronger = 0, laid = 0;
  for (int c = 0; c < CATS; c++) {
    if (c >= g.cats) {
      for (int i = 0; i < EACH; i++) x[k++] = T(0.f);
      continue;
    }
    int mine = total(me, c), theirs = rival[c];
    float held = rome[c];
    x[k++] = T(mine / 4.f);
    x[k++] = T(theirs / 4.f);
    x[k++] = T(held / 4.f);
    x[k++] = T(hand[c] / 3.f);
    x[k++] = T(me.sym[c] > 0 ? 1.f : 0.f);
    x[k++] = T(clip(mine - held, 3) / 3.f);
    x[k++] = T(clip(theirs - held, 3) / 3.f);
    x[k++] = T(mine > held ? 1.f : 0.f);
    x[k++] = T(theirs > held ? 1.f : 0.f);
    x[k++] = T(me.cards[c] / 4.f);
    x[k++] = T(unseen[c] / 8.f);
    x[k++] = T(drawn[c] / 2.f);
    x[k++] = T(g.extended >> c & 1 ? 1.f : 0.f);
    x[k++] = T(clip(mine + hand[c] - held, 3) / 3.f);
    for (int r = 0; r < LEGIONS; r++)
      x[k++] = T(r < g.legions ? (g.leg[g.rank[r]][2 * c] + 2 * g.leg[g.rank[r]][2 * c + 1]) / 2.f : 0.f);
    if (held >= mine && held >= theirs) ahead++;
    if (mine > held) stronger++;
    if (me.sym[c]) laid++;
  }
  int riches = me.aurei + me.size, top = mx(riches, rich);
  float points = 0, best = 0;
  for (int s = 0; s < g.players; s++) {
    const Player &p = g.p[s];
    float n = (g.conspiratus == s ? 1 : 0) + (p.aurei + p.size >= top ? 4 : 0);
    for (int c = 0; c < g.cats; c++) {
      if (p.sym[c]) n += 2;
      if (total(p, c) > rome[c]) n += 3;
    }
    n += total(p, FLEET) + total(p, ARMY);
    if (s == seat) points = n;
    else best = n > best ? n : best;
  }
  int deck = deckSize(g), round = 2 * g.players + 1, goal = g.solo ? g.solo + (g.nocturnus ? 5 : 2) : g.goal;
  bool last = g.taken == g.players - 1;
  const int steps[6] = {KEEP, TURN, DRAW, BUY, PLAY, TRIBUTE};
  for (int i = 0; i < 6; i++) x[k++] = T(g.step == steps[i] || (i == 5 && g.step == UNDER) ? 1.f : 0.f);
  x[k++] = T(me.aurei / 8.f);
  x[k++] = T(mn(me.aurei, 1));
  x[k++] = T(mn(me.aurei, 2) / 2.f);
  x[k++] = T(mn(me.aurei, 4) / 4.f);
  x[k++] = T(purse / 8.f);
  x[k++] = T(size / 6.f);
  x[k++] = T(me.size / 6.f);
  x[k++] = T(deck / (6.f * round));
  x[k++] = T(deck == 0 ? 1.f : 0.f);
  x[k++] = T(mn(10 * deck, 16 * round) / (16.f * round));
  x[k++] = T(deck < round ? 1.f : 0.f);
  x[k++] = T(g.conspiratus == seat ? 1.f : 0.f);
  x[k++] = T(g.conspiratus != seat && g.conspiratus != NOBODY ? 1.f : 0.f);
  x[k++] = T(clip(me.sym[INTRIGUE] - intrigue, 6) / 3.f);
  x[k++] = T(g.taken / (float)g.players);
  x[k++] = T(last ? 1.f : 0.f);
  x[k++] = T((ahead - goal) / 3.f);
  x[k++] = T(ahead >= goal ? 1.f : 0.f);
  x[k++] = T(ahead == goal ? 1.f : 0.f);
  x[k++] = T(ahead == goal - 1 ? 1.f : 0.f);
  x[k++] = T(clip(points - best, 20) / 15.f);
  x[k++] = T(points / 30.f);
  x[k++] = T(riches > rich ? 1.f : riches < rich ? -1.f : 0.f);
  x[k++] = T(clip(riches - rich, 6) / 6.f);
  x[k++] = T(me.sym[RELIGION] >= 3 ? 1.f : 0.f);
  x[k++] = T(me.sym[RELIGION] >= 6 ? 1.f : 0.f);
  x[k++] = T(devout >= 3 ? 1.f : 0.f);
  x[k++] = T(clip(room(me), 3) / 3.f);
  x[k++] = T(clip(freeRoom, 3) / 3.f);
  for (int r = 0; r < LEGIONS; r++) {
    int l = r < g.legions ? g.rank[r] : -1;
    x[k++] = T(l < 0 ? 0.f : g.legSum[l] / 8.f);
    x[k++] = T(l < 0 ? 0.f : g.legCards[l] / 3.f);
    x[k++] = T(l >= 0 && price(me, g.legSum[l]) <= me.aurei ? 1.f : 0.f);
  }
  int cost = playCost(g);
  x[k++] = T(cost / 3.f);
  x[k++] = T(cost <= me.aurei ? 1.f : 0.f);
  x[k++] = T(g.played / 3.f);
  x[k++] = T(income(g) / 4.f);
  x[k++] = T(g.intrigue);
  x[k++] = T(g.senator);
  x[k++] = T(g.placeHand / 2.f);
  x[k++] = T(g.placeLegion);
  x[k++] = T(g.placeDeck);
  x[k++] = T(g.nDrawn ? valueOf(g.drawn[0]) / 4.f : 0.f);
  x[k++] = T(g.nDrawn / 3.f);
  x[k++] = T(me.sym[WEALTH] % 3 == 2 ? 1.f : 0.f);
  x[k++] = T(me.sym[FLEET] % 3 / 2.f);
  x[k++] = T(me.sym[ARMY] % 3 / 2.f);
  x[k++] = T(me.sym[MILITIA] % 4 / 4.f);
  x[k++] = T(me.sym[SCOUT] % 4 / 4.f);
  x[k++] = T(me.sym[ADVERSARY] % 4 / 4.f);
  x[k++] = T(discount(me) / 2.f);
  x[k++] = T(me.peeked);
  x[k++] = T(g.nocturnus);
  x[k++] = T(g.solo / 5.f);
  x[k++] = T(g.players / 8.f);
  x[k++] = T((g.cats - laid) / 4.f);
  x[k++] = T(clip(stronger - goal, 6) / 3.f);
  x[k++] = T(1.f - unseenAll / 100.f);
  x[k++] = T(g.round / 10.f);
  x[k++] = T(g.p[seat].size > 3 ? 1.f : 0.f);
  x[k++] = T(g.start == seat ? 1.f : 0.f);
}

template <class T> HD inline void hiddenFeatures(const Game &g, T *x) {
  const int seat = g.active;
  int k = 0;
  for (int c = 0; c < CATS; c++) {
    int held = 0;
    for (int s = 0; s < g.players; s++)
      if (s != seat) held += g.p[s].hand[2 * c] + 2 * g.p[s].hand[2 * c + 1];
    x[k++] = T(held / (3.f * mx(1, g.players - 1)));
    x[k++] = T(g.romeHidden[c] / 3.f);
    float r = g.romeOpen[c] + g.romeHidden[c];
    x[k++] = T(clip(total(g.p[seat], c) - r, 3) / 3.f);
  }
  int next = 0, other = 0; // the cards on top: what luck there will be
  for (int i = g.top; i < g.end && i < g.top + 3; i++) next += symOf(kindOf(g.deck[i]));
  for (int s = 0; s < g.players; s++)
    if (s != seat) other += g.p[s].size;
  x[k++] = T(next / 6.f);
  x[k++] = T(other / 10.f);
}

template <class T> HD inline void valueFeatures(const Game &g, int seat, T *x) {
  const Player &me = g.p[seat];
  uint8_t rome[CATS], rivals[CATS], own[CATS], others[CATS], offered[CATS];
  int purse = 0, rich = 0, intrigue = 0, handOfOthers = 0, freeRoom = -9, devout = 0;
  const int n = mx(1, g.players - 1);
  for (int c = 0; c < CATS; c++) {
    rome[c] = g.romeOpen[c] + g.romeHidden[c];
    own[c] = me.hand[2 * c] + 2 * me.hand[2 * c + 1];
    rivals[c] = others[c] = offered[c] = 0;
    for (int l = 0; l < g.legions; l++) offered[c] += g.leg[l][2 * c] + 2 * g.leg[l][2 * c + 1];
  }
  int fleets = bonus(rome, FLEET), armies = bonus(rome, ARMY);
  rome[FLEET] += fleets;
  rome[ARMY] += armies;
  for (int s = 0; s < g.players; s++) {
    if (s == seat) continue;
    const Player &p = g.p[s];
    handOfOthers += p.size;
    for (int c = 0; c < g.cats; c++) {
      others[c] += p.hand[2 * c] + 2 * p.hand[2 * c + 1];
      rivals[c] = mx(rivals[c], total(p, c));
    }
    purse = mx(purse, p.aurei);
    rich = mx(rich, p.aurei + p.size);
    intrigue = mx(intrigue, p.sym[INTRIGUE]);
    freeRoom = mx(freeRoom, room(p));
    devout = mx(devout, p.sym[RELIGION]);
  }
  int dear = g.rank[0], cheapest = g.legSum[g.rank[g.legions - 1]];
  int k = 0, ahead = 0, laid = 0, stronger = 0;
  for (int c = 0; c < CATS; c++) {
    if (c >= g.cats) {
      for (int i = 0; i < 12; i++) x[k++] = T(0.f);
      continue;
    }
    int mine = total(me, c), theirs = rivals[c], held = rome[c];
    x[k++] = T(mine / 6.f);
    x[k++] = T(theirs / 6.f);
    x[k++] = T(held / 6.f);
    x[k++] = T(own[c] / 3.f);
    x[k++] = T(others[c] / (3.f * n));
    x[k++] = T(offered[c] / 3.f);
    x[k++] = T((g.leg[dear][2 * c] + 2 * g.leg[dear][2 * c + 1]) / 3.f);
    x[k++] = T(me.sym[c] > 0 ? 1.f : 0.f);
    x[k++] = T(mine > held ? 1.f : 0.f);
    x[k++] = T(theirs > held ? 1.f : 0.f);
    x[k++] = T(clip(mine - held, 3) / 3.f);
    x[k++] = T(clip(theirs - held, 3) / 3.f);
    if (held >= mine && held >= theirs) ahead++;
    if (me.sym[c]) laid++;
    if (mine > held) stronger++;
  }
  int riches = me.aurei + me.size, top = mx(riches, rich);
  int points = 0, best = 0, better = 0, all[SEATS];
  for (int s = 0; s < g.players; s++) {
    const Player &p = g.p[s];
    int m = (g.conspiratus == s ? 1 : 0) + (p.aurei + p.size >= top ? 4 : 0);
    for (int c = 0; c < g.cats; c++) {
      if (p.sym[c]) m += 2;
      if (total(p, c) > rome[c]) m += 3;
    }
    all[s] = m + total(p, FLEET) + total(p, ARMY);
  }
  points = all[seat];
  for (int s = 0; s < g.players; s++)
    if (s != seat) {
      best = mx(best, all[s]);
      if (all[s] > points) better++;
    }
  int deck = deckSize(g), round = 2 * g.players + 1, until = (seat - g.active + g.players) % g.players;
  int goal = g.solo ? g.solo + (g.nocturnus ? 5 : 2) : g.goal;
  x[k++] = T(me.aurei / 10.f);
  x[k++] = T(purse / 10.f);
  x[k++] = T(me.size / 6.f);
  x[k++] = T(handOfOthers / (6.f * n));
  x[k++] = T(deck / (6.f * round));
  x[k++] = T(deck == 0 ? 1.f : 0.f);
  x[k++] = T(mn(10 * deck, 16 * round) / (16.f * round));
  x[k++] = T(deck < round ? 1.f : 0.f);
  x[k++] = T(g.conspiratus == seat ? 1.f : 0.f);
  x[k++] = T(g.conspiratus != seat && g.conspiratus != NOBODY ? 1.f : 0.f);
  x[k++] = T(clip(me.sym[INTRIGUE] - intrigue, 6) / 3.f);
  x[k++] = T(until == 0 ? 1.f : 0.f);
  x[k++] = T(until / (float)g.players);
  x[k++] = T(g.taken / (float)g.players);
  x[k++] = T(until == 0 && g.taken == g.players - 1 ? 1.f : 0.f);
  x[k++] = T((ahead - goal) / 3.f);
  x[k++] = T(ahead >= goal ? 1.f : 0.f);
  x[k++] = T(ahead == goal ? 1.f : 0.f);
  x[k++] = T(ahead == goal - 1 ? 1.f : 0.f);
  x[k++] = T(clip(points - best, 20) / 15.f);
  x[k++] = T(points / 30.f);
  x[k++] = T(better / (float)n);
  x[k++] = T(riches > rich ? 1.f : riches < rich ? -1.f : 0.f);
  x[k++] = T(clip(riches - rich, 6) / 6.f);
  x[k++] = T(me.sym[RELIGION] >= 3 ? 1.f : 0.f);
  x[k++] = T(me.sym[RELIGION] >= 6 ? 1.f : 0.f);
  x[k++] = T(devout >= 3 ? 1.f : 0.f);
  x[k++] = T(clip(room(me), 3) / 3.f);
  x[k++] = T(clip(freeRoom, 3) / 3.f);
  x[k++] = T(g.legSum[dear] / 8.f);
  x[k++] = T(cheapest / 4.f);
  x[k++] = T((g.cats - laid) / 4.f);
  x[k++] = T(clip(stronger - goal, 6) / 3.f);
  x[k++] = T(g.players / 8.f);
  x[k++] = T(g.nocturnus);
  x[k] = T(g.solo / 5.f);
}

} // namespace pax
