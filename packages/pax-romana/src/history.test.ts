import { expect, test } from "vitest";
import { config, worldOf } from "./config.ts";
import { SOLDIER_LEADER } from "./data/index.ts";
import { nameInHistory } from "./history.ts";
import { en } from "./texts/en/index.ts";
import { namesIn } from "./texts/names.ts";

test("8.1: every leader of a pool has a name in every turn, each his own, and no other leader has one", () => {
  for (let turn = 1; turn <= 10; turn++)
    for (let power = 0; power < 4; power++) {
      const names = Array.from({ length: 10 }, (_, i) => nameInHistory(power * 10 + i, turn));
      expect(names).not.toContain("");
      expect(new Set(names).size).toBe(10);
    }
  expect([nameInHistory(SOLDIER_LEADER, 1), nameInHistory(0, 11)]).toEqual(["", ""]);
});

test("8.3: the best names are those of Elite leaders", () => {
  const { elite } = worldOf(config("V")).data.leaders;
  expect([elite[0], elite[10]]).toEqual([1, 1]);
  expect([nameInHistory(0, 4), nameInHistory(10, 4)]).toEqual(["Scipio Africanus", "Hannibal Barca"]);
});

test("8.21: a leader is said by his name if there is one, always with his ratings", () => {
  const said = (called: (leader: number) => string): string => namesIn({ ...en.words, called }, config("V")).leader(10);
  expect(said((leader) => nameInHistory(leader, 4))).toMatch(/^Hannibal Barca \(\d-\d\*\)$/);
  expect(said(() => "")).toMatch(/^leader 1 of Carthage \(\d-\d\*\)$/);
});
