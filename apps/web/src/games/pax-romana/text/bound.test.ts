import { expect, test } from "vitest";
import { bound } from "./bound.ts";

test("a number stays on one line with what it counts, in every language", () => {
  expect(bound("2 legions; 2 MP, 8 against 4 BP")).toBe("2 legions; 2\u00a0MP, 8 against 4\u00a0BP");
  expect(bound("8 gegen 4 KP (2 / MP)")).toBe("8 gegen 4\u00a0KP (2\u00a0/\u00a0MP)");
  expect(bound("8 tegen 4 GP, 83 %")).toBe("8 tegen 4\u00a0GP, 83\u00a0%");
});
