// The rules of PAX (two to four players, alone, with and without Nocturnus) for one thread a game; the same as packages/pax plays
// them by default. Hands and legions are counts of kinds (category and symbols): values matter only in the deck and as sums.
#pragma once
#include <cstdint>
#ifdef __CUDACC__
#define HD __host__ __device__
#else
#define HD
#endif

namespace pax {

constexpr int CATS = 10, KINDS = 2 * CATS, SEATS = 4;
#ifndef LEGIONS
#define LEGIONS 3
#endif
constexpr int NOBODY = -1;
enum Category { LAND, INTRIGUE, WEALTH, FLEET, ARMY, RELIGION, SENATOR, MILITIA, SCOUT, ADVERSARY };
enum Step { KEEP, UNDER, TURN, DRAW, BUY, PLAY, TRIBUTE, OVER };

// Actions by number, the same for every step: where a drawn kind goes, what is bought, what is played ...
constexpr int PLACE = 0;                             // + dest * KINDS + kind; dest: 0 hand, 1 deck, 2 + rank of the legion
constexpr int BUY_SKIP = (2 + LEGIONS) * KINDS;      // + 1 + rank of the legion
constexpr int PLAY_END = BUY_SKIP + 1 + LEGIONS;     // + 1 + kind
constexpr int TURN_DRAW = PLAY_END + 1 + KINDS;      // + 1: peek
constexpr int PICK = TURN_DRAW + 2;                  // + kind: what is kept, slipped under, paid as tribute
constexpr int ACTIONS = PICK + KINDS;

struct Player {
  int8_t aurei;
  uint8_t hand[KINDS], size, sym[CATS], cards[CATS], peeked;
};

struct Game {
  uint8_t players, nocturnus, solo, cats, legions, goal;
  uint8_t step, active, start, taken, round;
  int8_t conspiratus;
  uint8_t top, end, deck[176];
  Player p[SEATS];
  uint8_t leg[LEGIONS][KINDS], legSum[LEGIONS], legCards[LEGIONS], rank[LEGIONS];
  uint8_t romeOpen[CATS], romeHidden[CATS];
  uint8_t drawn[8], nDrawn, placeHand, placeLegion, placeDeck;
  uint8_t played, intrigue, senator, scouts, tributeLeft;
  uint16_t extended;
};

struct Legal {
  uint16_t a[48];
  int n;
  HD void add(int action) { a[n++] = (uint16_t)action; }
};

HD inline int kindOf(int card) { return card >> 2; }
HD inline int valueOf(int card) { return (card & 3) + 1; }
HD inline int catOf(int kind) { return kind >> 1; }
HD inline int symOf(int kind) { return (kind & 1) + 1; }
HD inline int mx(int a, int b) { return a > b ? a : b; }
HD inline int mn(int a, int b) { return a < b ? a : b; }
HD inline int deckSize(const Game &g) { return g.end - g.top; }
HD inline int limitOf(const Player &p) { return mx(p.sym[LAND], p.sym[INTRIGUE]); }
HD inline int bonus(const uint8_t *sym, int c) { return c == ARMY ? sym[FLEET] / 3 : c == FLEET ? sym[ARMY] / 3 : 0; }
HD inline int total(const Player &p, int c) { return p.sym[c] + bonus(p.sym, c); }
HD inline int extraDraws(const Player &p) { return p.sym[MILITIA] / 4; }
HD inline int discount(const Player &p) { return p.sym[WEALTH] / 3; }
HD inline int price(const Player &p, int sum) { return mx(0, sum - discount(p)); }
HD inline int openPlaces(const Game &g) { return g.placeHand + g.placeLegion + g.placeDeck; }
HD inline int holds(const Game &g) {
  int r = g.p[g.active].sym[RELIGION];
  return r >= 6 ? 99 : r >= 3 ? 2 : 1;
}

// Legions by sum, the dearest first, on a tie the lowest number: rank 0 is the one Rome takes next.
HD inline void rankLegions(Game &g) {
  for (int i = 0; i < g.legions; i++) {
    int r = 0;
    for (int j = 0; j < g.legions; j++)
      if (g.legSum[j] > g.legSum[i] || (g.legSum[j] == g.legSum[i] && j < i)) r++;
    g.rank[r] = (uint8_t)i;
  }
}

HD inline void feed(Game &g, int legion, int card) {
  g.leg[legion][kindOf(card)]++;
  g.legSum[legion] += valueOf(card);
  g.legCards[legion]++;
}

HD inline void clearLegion(Game &g, int legion) {
  for (int k = 0; k < KINDS; k++) g.leg[legion][k] = 0;
  g.legSum[legion] = 0;
  g.legCards[legion] = 0;
}

HD inline void layOut(Game &g, int seat, int kind) {
  Player &p = g.p[seat];
  int c = catOf(kind);
  p.sym[c] += symOf(kind);
  p.cards[c]++;
  if ((c != INTRIGUE && c != ADVERSARY) || seat == g.conspiratus || p.sym[INTRIGUE] == 0) return;
  if (g.conspiratus == NOBODY) {
    g.conspiratus = (int8_t)seat;
    return;
  }
  const Player &q = g.p[g.conspiratus];
  int lead = p.sym[INTRIGUE] - q.sym[INTRIGUE];
  if (lead > 0 || (lead == 0 && p.sym[ADVERSARY] > q.sym[ADVERSARY])) g.conspiratus = (int8_t)seat;
}

HD inline void beginTurn(Game &g, int seat) {
  g.active = (uint8_t)seat;
  g.played = g.intrigue = g.senator = g.scouts = 0;
  g.extended = 0;
  g.step = TURN;
}

HD inline void endTurn(Game &g) {
  if (++g.taken < g.players) return beginTurn(g, (g.active + 1) % g.players);
  if (deckSize(g) == 0) {
    g.step = OVER;
    return;
  }
  rankLegions(g);
  int dearest = g.rank[0];
  if (g.legSum[dearest] > 0) {
    for (int k = 0; k < KINDS; k++) g.romeOpen[catOf(k)] += g.leg[dearest][k] * symOf(k);
    clearLegion(g, dearest);
  }
  if (g.conspiratus != NOBODY) g.start = (uint8_t)g.conspiratus;
  int empty = 0;
  for (int l = 0; l < g.legions; l++) empty += g.legCards[l] == 0;
  if (deckSize(g) < empty) {
    g.step = OVER;
    return;
  }
  for (int l = 0; l < g.legions; l++)
    if (g.legCards[l] == 0) feed(g, l, g.deck[g.top++]);
  rankLegions(g);
  g.round++;
  g.taken = 0;
  beginTurn(g, g.start);
}

HD inline int income(const Game &g) {
  if (g.played == 0) return 2;
  if (g.intrigue) return 0;
  int longest = 0;
  for (int c = 0; c < CATS; c++)
    if (g.extended >> c & 1) longest = mx(longest, g.p[g.active].cards[c]);
  return longest + g.senator;
}

HD inline int playCost(const Game &g) { return mx(0, g.played - (g.p[g.active].sym[SCOUT] - g.scouts) / 4); }

HD inline void drawUpTo(Game &g, int held) {
  int most = mn(held, openPlaces(g));
  while (g.nDrawn < most && deckSize(g) > 0) g.drawn[g.nDrawn++] = g.deck[g.top++];
}

HD inline int startingCards(const Game &g) { return g.solo ? mx(2, g.solo) : mn(2 + g.taken, 5); }

HD inline void drawStart(Game &g) {
  int n = startingCards(g);
  g.nDrawn = 0;
  for (int i = 0; i < n; i++) g.drawn[g.nDrawn++] = g.deck[g.top++];
  g.step = KEEP;
}

HD inline bool mayKeep(const Game &g) {
  if (g.placeHand == 0) return false;
  bool firstOfTwo = g.nDrawn == 2 && openPlaces(g) == 3;
  return !(firstOfTwo && holds(g) == 2 && extraDraws(g.p[g.active]) == 0 && deckSize(g) > 0);
}

HD inline void legal(const Game &g, Legal &out) {
  out.n = 0;
  const Player &p = g.p[g.active];
  switch (g.step) {
    case KEEP:
    case UNDER:
    case DRAW: {
      uint32_t seen = 0;
      bool keep = g.step == DRAW && mayKeep(g);
      for (int i = 0; i < g.nDrawn; i++) {
        int k = kindOf(g.drawn[i]);
        if (seen >> k & 1) continue;
        seen |= 1u << k;
        if (g.step != DRAW) {
          out.add(PICK + k);
          continue;
        }
        if (keep) out.add(PLACE + k);
        if (g.placeDeck) out.add(PLACE + KINDS + k);
        if (!g.placeLegion) continue;
        for (int r = 0; r < g.legions; r++) {
          out.add(PLACE + (2 + r) * KINDS + k);
          if (g.legCards[g.rank[r]] == 0) break; // one empty legion is like another
        }
      }
      return;
    }
    case TURN:
      out.add(TURN_DRAW);
      if (!g.solo) out.add(TURN_DRAW + 1);
      return;
    case BUY: {
      out.add(BUY_SKIP);
      int most = p.aurei + discount(p);
      for (int r = 0; r < g.legions; r++)
        if (g.legCards[g.rank[r]] > 0 && g.legSum[g.rank[r]] <= most) out.add(BUY_SKIP + 1 + r);
      return;
    }
    case PLAY: {
      out.add(PLAY_END);
      if (playCost(g) > p.aurei) return;
      int limit = limitOf(p);
      for (int k = 0; k < KINDS; k++) {
        int c = catOf(k);
        if (p.hand[k] && ((c != FLEET && c != ARMY) || p.sym[c] + symOf(k) <= limit)) out.add(PLAY_END + 1 + k);
      }
      return;
    }
    case TRIBUTE:
      for (int k = 0; k < KINDS; k++)
        if (p.hand[k]) out.add(PICK + k);
      return;
  }
}

HD inline int takeDrawn(Game &g, int kind) {
  int i = 0;
  while (kindOf(g.drawn[i]) != kind) i++;
  int card = g.drawn[i];
  for (i++; i < g.nDrawn; i++) g.drawn[i - 1] = g.drawn[i];
  g.nDrawn--;
  return card;
}

HD inline void finishSetup(Game &g) {
  g.nDrawn = 0;
  g.taken++;
  if (g.taken < g.players) {
    g.active = (uint8_t)((g.active + 1) % g.players);
    drawStart(g);
    return;
  }
  for (int l = 0; l < g.legions; l++) feed(g, l, g.deck[g.top++]);
  rankLegions(g);
  g.taken = 0;
  beginTurn(g, g.start);
}

HD inline void slipUnder(Game &g, int card) { g.deck[g.end++] = (uint8_t)card; }

HD inline void toHand(Player &p, int kind) {
  p.hand[kind]++;
  p.size++;
}

HD inline void endPlay(Game &g) {
  g.p[g.active].aurei += income(g);
  g.tributeLeft = g.p[g.active].sym[ADVERSARY] / 4;
  g.step = TRIBUTE;
  if (g.tributeLeft == 0 || g.p[g.active].size == 0) {
    g.tributeLeft = 0;
    endTurn(g);
  }
}

HD inline void apply(Game &g, int action) {
  Player &p = g.p[g.active];
  switch (g.step) {
    case KEEP: {
      int card = takeDrawn(g, action - PICK);
      toHand(p, kindOf(card));
      if (g.solo > 2) {
        g.step = UNDER;
        return;
      }
      for (int i = 0; i < g.nDrawn; i++) slipUnder(g, g.drawn[i]);
      return finishSetup(g);
    }
    case UNDER: {
      int card = takeDrawn(g, action - PICK);
      for (int i = 0; i < g.nDrawn; i++) layOut(g, g.active, kindOf(g.drawn[i]));
      slipUnder(g, card);
      return finishSetup(g);
    }
    case TURN:
      if (action == TURN_DRAW + 1) {
        p.peeked = 1;
        p.aurei += 2;
        return endTurn(g);
      }
      if (deckSize(g) == 0) {
        p.aurei += 2;
        g.step = BUY;
        return;
      }
      g.step = DRAW;
      g.placeHand = (uint8_t)(1 + extraDraws(p));
      g.placeLegion = g.placeDeck = 1;
      return drawUpTo(g, holds(g));
    case DRAW: {
      int dest = action / KINDS;
      int card = takeDrawn(g, action % KINDS);
      if (dest == 0) {
        g.placeHand--;
        toHand(p, kindOf(card));
      } else if (dest == 1) {
        g.placeDeck--;
        slipUnder(g, card);
      } else {
        g.placeLegion--;
        feed(g, g.rank[dest - 2], card);
        rankLegions(g);
      }
      if (holds(g) != 99) drawUpTo(g, holds(g));
      if (g.nDrawn == 0) {
        g.placeHand = g.placeLegion = g.placeDeck = 0;
        g.step = BUY;
      }
      return;
    }
    case BUY: {
      g.step = PLAY;
      if (action == BUY_SKIP) return;
      int l = g.rank[action - BUY_SKIP - 1];
      p.aurei -= price(p, g.legSum[l]);
      for (int k = 0; k < KINDS; k++) {
        p.hand[k] += g.leg[l][k];
        p.size += g.leg[l][k];
      }
      clearLegion(g, l);
      return rankLegions(g);
    }
    case PLAY: {
      if (action == PLAY_END) return endPlay(g);
      int k = action - PLAY_END - 1, c = catOf(k);
      p.aurei -= playCost(g);
      p.hand[k]--;
      p.size--;
      g.played++;
      g.extended |= 1 << c;
      if (c == INTRIGUE) g.intrigue = 1;
      if (c == SENATOR) g.senator = 1;
      if (c == SCOUT) g.scouts += symOf(k);
      return layOut(g, g.active, k);
    }
    case TRIBUTE: {
      int k = action - PICK;
      p.hand[k]--;
      p.size--;
      g.romeOpen[catOf(k)] += symOf(k);
      g.tributeLeft--;
      if (g.tributeLeft == 0 || p.size == 0) {
        g.tributeLeft = 0;
        endTurn(g);
      }
    }
  }
}

// 1.2: how many cards of each kind and value there are, category by category: symbols 1 of value 1 to 4, symbols 2 of 1 to 4.
#ifdef __CUDACC__
__device__ __constant__
#endif
const uint8_t BOX_[CATS][8] = {
    {6, 2, 0, 0, 0, 2, 2, 0}, {5, 3, 0, 0, 0, 1, 3, 0}, {4, 2, 0, 0, 0, 1, 2, 1}, {3, 3, 0, 0, 0, 0, 2, 2},
    {3, 3, 0, 0, 0, 0, 2, 2}, {4, 2, 0, 0, 0, 1, 3, 0}, {5, 1, 0, 0, 0, 2, 2, 0}, {3, 2, 0, 0, 0, 1, 3, 1},
    {3, 2, 0, 0, 0, 1, 3, 1}, {3, 2, 0, 0, 0, 1, 3, 1}};

HD inline int setAside(int players, int nocturnus, int solo) {
  if (solo) return nocturnus ? 40 : 30;
  return players == 2 ? (nocturnus ? 30 : 20) : players == 3 ? (nocturnus ? 15 : 10) : 0;
}

// The deck lies in g.deck, shuffled; all else is set up.
HD inline void setup(Game &g, int players, int nocturnus, int solo, int cards, int start) {
  g.players = (uint8_t)players;
  g.nocturnus = (uint8_t)nocturnus;
  g.solo = (uint8_t)solo;
  g.cats = nocturnus ? 10 : 7;
  g.legions = (uint8_t)(solo ? 3 : players + 1);
  g.goal = nocturnus ? 5 : 4;
  g.active = g.start = (uint8_t)start;
  g.taken = 0;
  g.round = 1;
  g.conspiratus = NOBODY;
  g.top = (uint8_t)setAside(players, nocturnus, solo);
  g.end = (uint8_t)cards;
  for (int s = 0; s < SEATS; s++) {
    Player &p = g.p[s];
    p.aurei = 5;
    p.size = p.peeked = 0;
    for (int k = 0; k < KINDS; k++) p.hand[k] = 0;
    for (int c = 0; c < CATS; c++) p.sym[c] = p.cards[c] = 0;
  }
  for (int l = 0; l < LEGIONS; l++) {
    clearLegion(g, l);
    g.rank[l] = (uint8_t)l;
  }
  for (int c = 0; c < CATS; c++) g.romeOpen[c] = g.romeHidden[c] = 0;
  for (int i = 0; i < 3; i++) {
    int k = kindOf(g.deck[g.top++]);
    g.romeHidden[catOf(k)] += symOf(k);
  }
  g.nDrawn = g.placeHand = g.placeLegion = g.placeDeck = g.tributeLeft = 0;
  g.played = g.intrigue = g.senator = g.scouts = 0;
  g.extended = 0;
  drawStart(g);
}

// What became of each seat: its share of the victory, and its lead from 0 to 1.
HD inline void outcome(const Game &g, float *win, float *lead, int *points = nullptr) {
  uint8_t rs[CATS];
  for (int c = 0; c < CATS; c++) rs[c] = g.romeOpen[c] + g.romeHidden[c];
  int ahead = 0, pts[SEATS], most = -1, strong = 0, laid = 0, rich = 0;
  for (int s = 0; s < g.players; s++) rich = mx(rich, g.p[s].aurei + g.p[s].size);
  for (int c = 0; c < g.cats; c++) {
    int r = rs[c] + bonus(rs, c), best = 0;
    for (int s = 0; s < g.players; s++) best = mx(best, total(g.p[s], c));
    if (r >= best) ahead++;
  }
  for (int s = 0; s < g.players; s++) {
    const Player &p = g.p[s];
    int n = g.conspiratus == s ? 1 : 0;
    strong = laid = 0;
    for (int c = 0; c < g.cats; c++) {
      if (p.sym[c]) laid++;
      if (total(p, c) > rs[c] + bonus(rs, c)) strong++;
    }
    n += 2 * laid + 3 * strong + total(p, FLEET) + total(p, ARMY) + (p.aurei + p.size == rich ? 4 : 0);
    pts[s] = n;
    if (points) points[s] = n;
    most = mx(most, n);
  }
  if (g.solo) {
    win[0] = laid == g.cats && strong >= g.solo + (g.nocturnus ? 5 : 2) ? 1.f : 0.f;
    lead[0] = 0.5f - 4.f * ahead / 40.f;
    if (lead[0] < 0) lead[0] = 0;
    return;
  }
  int share = 0;
  for (int s = 0; s < g.players; s++) share += pts[s] == most;
  for (int s = 0; s < g.players; s++) {
    win[s] = ahead >= g.goal ? (g.conspiratus == s ? 1.f : 0.f) : (pts[s] == most ? 1.f / share : 0.f);
    int rival = -99;
    for (int o = 0; o < g.players; o++)
      if (o != s) rival = mx(rival, pts[o]);
    float l = 0.5f + (pts[s] - rival) / 40.f;
    lead[s] = l < 0 ? 0 : l > 1 ? 1 : l;
  }
}

} // namespace pax
