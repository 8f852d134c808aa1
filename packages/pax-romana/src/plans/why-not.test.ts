import { expect, test } from "vitest";
import { ROME } from "../data/index.ts";
import { paxRomana } from "../game.ts";
import { at, begin } from "../rules/battle/testing.ts";
import { expansionOf } from "../rules/sequence/operations.ts";
import { position, type Given } from "../testing/position.ts";
import { stackAt, waysOf } from "../ways/index.ts";
import { pointsMeeting, whyNot, type WhyNot } from "./index.ts";

/** Why Rome cannot go from one place to another. */
function why(pieces: NonNullable<Given["pieces"]>, from: string, to: string, kind: "army" | "fleet" = "army"): WhyNot {
  const state = position("V", { pieces });
  begin(state, expansionOf(ROME), []);
  const view = paxRomana.view(
    state,
    state.config.seats.findIndex((powers) => powers.includes(ROME)),
  );
  const stack = stackAt(view, ROME, at(state, from), { kind })!;
  const reach = waysOf(view, stack);
  expect(reach.goals.some(({ node, rests }) => rests && node === at(state, to))).toBe(false);
  return whyNot(view, stack, reach, at(state, to));
}

test("9.12, 11.34: a place for which no die gives enough is far away; a landing by force needs a reserve", () => {
  expect(why({ "rome capua": { LG: 1 } }, "capua", "augusta_raurica")).toEqual({ by: "mp", most: 6, lands: false });
  const shores = { "carthage caralis": { HI: 4 }, "carthage olbia": { HI: 4 } };
  const held = why({ "rome verona": { LG: 1 }, ...shores }, "verona", "caralis");
  expect(held).toEqual({ by: "mp", most: 6, lands: true });
});

test("11.11: no fleet gets into the country; an army may be too far from everywhere", () => {
  expect(why({ "rome rhegium": { GS: 2 } }, "rhegium", "capua", "fleet")).toEqual({ by: "none", isFleet: true });
  expect(why({ "rome capua": { LG: 1 } }, "capua", "palmyra").by).toMatch(/none|mp/);
});

test("10.31: who may intercept is known with his Battle Points", () => {
  const state = position("V", { pieces: { "rome capua": { LG: 2 }, "carthage roma": { LI: 1 } } });
  begin(state, expansionOf(ROME), []);
  const view = paxRomana.view(
    state,
    state.config.seats.findIndex((powers) => powers.includes(ROME)),
  );
  const stack = stackAt(view, ROME, at(state, "capua"), { kind: "army" })!;
  const leads = waysOf(view, stack).goals.flatMap(({ way }) => way.flatMap((leg) => leg.leads));
  const lead = leads.find((one) => one.to === "interception");
  expect(lead?.to === "interception" && pointsMeeting(view, stack, lead)).toEqual([8, 1]);
  expect(lead?.to === "interception" && pointsMeeting(view, null, lead)).toBeNull();
});
