// Plays games along that packages/pax played, and says where the rules or what nets are told differ: see docs/bots.md.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "features.h"
using namespace pax;

static int fail(long line, const char *what) {
  printf("line %ld: %s differs\n", line, what);
  return 1;
}

// Where a guess of Rome's cards is level with what a player has, single precision may see one ahead: so many numbers at most.
static bool alike(std::istringstream &in, const float *x, int n, int most) {
  int other = 0;
  float v;
  for (int i = 0; i < n; i++) {
    in >> v;
    if (std::fabs(v - x[i]) > 1e-4) other++;
  }
  return in && other <= most;
}

int main() {
  std::string text;
  Game g;
  long games = 0, decisions = 0, rows = 0, line = 0;
  float x[POLICY];
  while (std::getline(std::cin, text)) {
    line++;
    std::istringstream in(text);
    char what;
    in >> what;
    if (what == 'G') {
      int players, nocturnus, solo, start, n, card;
      in >> players >> nocturnus >> solo >> start >> n;
      for (int i = 0; i < n; i++) {
        in >> card;
        g.deck[i] = (uint8_t)card;
      }
      setup(g, players, nocturnus, solo, n, start);
      games++;
    } else if (what == 'D') {
      int done, one;
      in >> done;
      std::vector<int> want;
      while (in >> one) want.push_back(one);
      Legal l;
      legal(g, l);
      std::vector<int> have(l.a, l.a + l.n);
      std::sort(have.begin(), have.end());
      if (have != want) return fail(line, "what can be done");
      apply(g, done);
      decisions++;
    } else if (what == 'V') {
      int seat;
      in >> seat;
      valueFeatures(g, seat, x);
      if (!alike(in, x, VALUE, 0)) return fail(line, "what a net is told");
      rows++;
    } else if (what == 'P') {
      if (g.step == UNDER) return fail(line, "the step");
      policyFeatures(g, x);
      if (!alike(in, x, POLICY, 4)) return fail(line, "what a policy is told");
      rows++;
    } else if (what == 'O') {
      float win[SEATS], lead[SEATS], a, b;
      int points[SEATS], n;
      if (g.step != OVER) return fail(line, "the end");
      outcome(g, win, lead, points);
      for (int s = 0; s < g.players; s++) {
        in >> a >> b >> n;
        if (std::fabs(a - win[s]) > 1e-3 || std::fabs(b - lead[s]) > 1e-3 || (!g.solo && n != points[s])) return fail(line, "the outcome");
      }
    }
  }
  printf("%ld games, %ld decisions and %ld rows are the same\n", games, decisions, rows);
  return games == 0;
}
