import { expect, test } from "vitest";
import type { Answer } from "../text/answers.ts";
import { besides, sharedWords, stopsIn } from "./ways.ts";

const answer = (key: string, action: object): Answer =>
  ({ key, action, label: key, meaning: [], note: "", at: undefined, care: undefined }) as unknown as Answer;

test("numbers stand in a row by their size, and what is no number stands beside them", () => {
  const bids = [2, 0, 1].map((n) => answer(`${n}`, { type: "bid", n }));
  expect(stopsIn([...bids, answer("9", { type: "pass" })])?.map(({ key }) => key)).toEqual(["0", "1", "2"]);
});

test("two numbers are two answers, and numbers of different things are no row", () => {
  expect(stopsIn([answer("1", { type: "take", n: 1 }), answer("2", { type: "take", n: 2 })])).toBeNull();
  expect(stopsIn([1, 2, 3].map((n) => answer(`${n}`, { type: "lose", unit: n, n })))).toBeNull();
});

test("what is placed is said once, above the places", () => {
  const at = (label: string): Answer => ({ ...answer("1", { type: "leaderAt" }), label, at: 1 });
  expect(sharedWords([at("Manlius (2-4): Roma"), at("Manlius (2-4): Pisae")])).toBe("Manlius (2-4): ");
  expect(sharedWords([at("Manlius: Roma"), at("Fabius: Roma")])).toBe("");
  expect(sharedWords([at("Roma"), at("Pisae")])).toBe("");
});

test("beside a number stands what it is a number of, or what it costs", () => {
  expect(besides("2 squadrons of Pergamum", 2)).toBe("squadrons of Pergamum");
  expect(besides("2 (4 Talents)", 2)).toBe("4 Talents");
  expect([besides("Nothing", 0), besides("3", 3)]).toEqual(["Nothing", ""]);
});
