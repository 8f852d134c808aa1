import { config, paxRomana, ROME, worldOf } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { targetsOf } from "./imperator/targets.ts";
import { Outlook } from "./outlook.ts";
import { opening } from "./testing.ts";

test("a province that is aimed at is worth more in every Space that is not one's own, and only as long as it is", () => {
  const state = opening(config("V"), "wish");
  const { map } = worldOf(state.config);
  const [province, other] = targetsOf(state, ROME);
  const outlook = new Outlook();
  const gains = (aim: Outlook["aim"]): number[] => {
    outlook.aim = aim;
    outlook.look(paxRomana.view(state, 0), ROME);
    return Array.from({ length: map.spaces }, (_, node) => outlook.gain(node));
  };
  const usual = gains(undefined);
  const aimed = gains({ province: province!, worth: 4 });
  const differences = aimed.map((gain, node) => gain - usual[node]!);
  const isIn = (node: number): boolean => map.province[node] === province && outlook.holder[node] !== ROME;
  differences.forEach((more, node) => expect(more).toBeCloseTo(isIn(node) && map.inPlay[node] === 1 ? 4 : 0));
  expect(differences.some((more) => more > 3)).toBe(true);
  // The board is the same: what was counted for one aim is not taken for another.
  expect(gains({ province: other!, worth: 4 })).not.toEqual(aimed);
  expect(gains(undefined)).toEqual(usual);
});

test("in a mood it goes by other weights, and afterwards by its own", () => {
  const state = opening(config("V"), "mood");
  const outlook = new Outlook();
  const gains = (mood: Outlook["mood"]): number[] => {
    outlook.mood = mood;
    outlook.look(paxRomana.view(state, 0), ROME);
    return Array.from({ length: worldOf(state.config).map.spaces }, (_, node) => outlook.gain(node));
  };
  const usual = gains(undefined);
  expect(gains({ province: 9 })).not.toEqual(usual);
  expect(gains(undefined)).toEqual(usual);
});
