import { expect, test } from "vitest";
import { principleOf } from "./principles.ts";

test("4.3: whoever offers nothing does not say that he agrees to something", () => {
  expect(principleOf("bribe.offer", { type: "noOffer" })).toBe("save");
  expect(principleOf("bribe.offer", { type: "offer", n: 4, kind: "desist" })).toBe("talk");
  expect(principleOf("bribe.answer", { type: "accept" })).toBe("talk");
});
