import { expect, test } from "vitest";
import { data } from "../../data/index.ts";
import { edgeBySentences } from "../../testing/oracles/battle.ts";
import { position } from "../../testing/position.ts";
import { edgeOver, legionaryCavalry, negate } from "./cavalry.ts";

const { charts } = data;

test("10.61: more cavalry is Superiority, three times or two against none is Supremacy", () => {
  const edge = (a: number, b: number) => edgeOver(charts, { regular: a, legionary: 0 }, { regular: b, legionary: 0 });
  expect([edge(1, 0), edge(2, 0), edge(4, 2), edge(6, 2), edge(2, 2), edge(1, 2)]).toEqual([
    "superiority",
    "supremacy",
    "superiority",
    "supremacy",
    "none",
    "none",
  ]);
});

test("10.64: legionary cavalry counts, but gives Supremacy only beside as much regular cavalry", () => {
  for (let regular = 0; regular <= 12; regular++) {
    for (let legions = 0; legions <= 12; legions++) {
      for (let enemy = 0; enemy <= 12; enemy++) {
        const own = { regular, legionary: legions >> 1 };
        const found = edgeOver(charts, own, { regular: enemy, legionary: 0 });
        expect(found, `${regular} ${legions} ${enemy}`).toBe(edgeBySentences(regular, legions, enemy));
      }
    }
  }
});

test("10.64: legionary cavalry is an option and begins with turn 3 (R83)", () => {
  const played = position("II", { turn: 3, config: { options: ["legionaryCavalry"] } });
  const early = position("II", { turn: 2, config: { options: ["legionaryCavalry"] } });
  const without = position("II", { turn: 3 });
  expect([played, early, without].map((state) => legionaryCavalry(state, 5))).toEqual([2, 0, 0]);
});

test("10.87: a reduced legion has no cavalry: four legions have two, three and a reduced one have one", () => {
  const state = position("II", { turn: 3, config: { options: ["legionaryCavalry"] } });
  expect(legionaryCavalry(state, 4)).toBe(2);
  expect(legionaryCavalry(state, 3)).toBe(1);
});

test("10.67: elephants negate the cavalry of legions first (R152)", () => {
  expect(negate({ regular: 2, legionary: 1 }, 2)).toEqual({ regular: 1, legionary: 0 });
  expect(negate({ regular: 2, legionary: 1 }, 5)).toEqual({ regular: 0, legionary: 0 });
});
