import { expect, test } from "vitest";
import { ownerOf, powerOf } from "../../testing/position.ts";
import { answerFirst, asked, begin, told } from "../battle/testing.ts";
import { advanced, hold } from "../cards/testing.ts";
import { machine } from "../index.ts";
import { Sea } from "./testing.ts";

const [rome, carthage] = [powerOf("rome"), powerOf("carthage")];

test("17.15, 17.2, R292: before the dice both sides may play cards, and better galleys count at once", () => {
  const state = advanced({
    pieces: { "rome melite": { GS: 2, GARR: 1 }, "carthage thapsus": { GS: 2, HI: 1 } },
  });
  hold(hold(hold(state, "carthage", "corvus"), "rome", "spies"), "greece", "harpax");
  const sea = new Sea(state);
  const force = sea.force("rome", "melite", { GS: 2 }, { mp: -1, aboard: true });
  state.forces[force]!.node = sea.node("thapsus");
  const played = begin(state, { proc: "navalBattle", force, enemy: carthage }, [1, 1, 1]);
  expect([asked(state), machine.who(state)]).toEqual(["card.window", [rome, carthage]]);
  answerFirst(state, { type: "passCard", kind: "now" }, played);
  answerFirst(state, { type: "playCard", kind: "corvus" }, played);
  while (asked(state) === "card.window") answerFirst(state, { type: "passCard", kind: "now" }, played);
  expect(told(played, "navalBattle")).toMatchObject([{ battlePoints: [4, 6], result: "lost" }]);
});

test("17.15, 12.5: nobody plays cards for independents at sea", () => {
  const state = advanced({
    pieces: { "rome melite": { GS: 2, GARR: 1 }, "syracuse syracusae": { GS: 1, HI: 1, city: 5 } },
  });
  hold(hold(state, "carthage", "corvus"), "greece", "harpax");
  const sea = new Sea(state);
  const force = sea.force("rome", "melite", { GS: 2 }, { mp: -1, aboard: true });
  state.forces[force]!.node = sea.node("syracusae");
  const played = begin(state, { proc: "navalBattle", force, enemy: ownerOf("syracuse") }, [1, 1, 1]);
  expect(told(played, "windowOpened")).toEqual([]);
});
