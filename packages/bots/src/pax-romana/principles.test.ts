import { expect, test } from "vitest";
import { principleOf } from "./principles.ts";

test("4.3: whoever offers nothing does not say that he agrees to something", () => {
  expect(principleOf("bribe.offer", { type: "noOffer" })).toBe("save");
  expect(principleOf("bribe.offer", { type: "offer", n: 4, kind: "desist" })).toBe("talk");
  expect(principleOf("bribe.answer", { type: "accept" })).toBe("talk");
});

test("12.14: a unit that becomes garrisons is not said to move alone", () => {
  expect(principleOf("minor.what", { type: "breakDownUnit", unit: 0 })).toBe("garrisons");
  expect(principleOf("minor.what", { type: "moveUnit", owner: 0, unit: 0 })).toBe("single");
});
