import type { View } from "@ara/pax";
import { expect, test } from "vitest";
import { awaited } from "./awaited.ts";

const during = (step: View["step"], active: number): View => ({ step, active }) as View;

test("in a senate session the one who is asked is awaited, not the one whose turn it is", () => {
  const view = during("senate", 1);
  expect(awaited({ asked: [0], view }, 0)).toEqual({ seat: 0, within: true });
  expect(awaited({ asked: [2], view }, 0)).toEqual({ seat: 2, within: true });
  expect(awaited({ asked: [1], view }, 0)).toEqual({ seat: 1, within: false });
});

test("in a turn its player is awaited; whoever is asked among others, himself", () => {
  expect(awaited({ asked: [1], view: during("buy", 1) }, 0)).toEqual({ seat: 1, within: false });
  expect(awaited({ asked: [0, 1, 2], view: during("setup", 0) }, 2)).toEqual({ seat: 2, within: false });
});
