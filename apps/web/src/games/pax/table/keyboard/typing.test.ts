import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { signOf } from "../../../../ui/sign.ts";
import { forget, type, typed } from "./typing.ts";

const bound = ["1", "2", "12", "D", "L1", "L2"].map((keys) => ({ keys }));
let pressed: string[];
const types = (signs: string): boolean[] =>
  signs.split("").map((sign) => type(sign, bound, ({ keys }) => pressed.push(keys)));

describe("keys one after the other", () => {
  beforeEach(() => {
    pressed = [];
    vi.useFakeTimers();
  });
  afterEach(() => {
    forget();
    vi.useRealTimers();
  });

  test("a key that is complete is pressed at once", () => {
    expect([types("D2"), pressed]).toEqual([
      [true, true],
      ["D", "2"],
    ]);
  });

  test("a number that might go on waits a moment", () => {
    types("1");
    expect([pressed, typed.value]).toEqual([[], "1"]);
    vi.advanceTimersByTime(800);
    expect([pressed, typed.value]).toEqual([["1"], ""]);
    types("12");
    expect(pressed).toEqual(["1", "12"]);
  });

  test("what cannot go on is pressed before what comes next", () => {
    types("1D");
    expect(pressed).toEqual(["1", "D"]);
  });

  test("the first of two alone does nothing, and is forgotten", () => {
    types("L");
    vi.advanceTimersByTime(5000);
    expect([pressed, typed.value]).toEqual([[], ""]);
    types("L2");
    expect(pressed).toEqual(["L2"]);
    expect(types("LQ")).toEqual([true, false]);
  });
});

describe("any keyboard", () => {
  const key = (sign: string, code: string, shiftKey = false): string | null => signOf({ key: sign, code, shiftKey });

  test("capitals are letters", () => expect([key("d", "KeyD"), key("D", "KeyD")]).toEqual(["D", "D"]));
  test("a letter is the printed one, wherever it stands", () => expect(key("z", "KeyY")).toBe("Z"));
  test("where letters are not Latin, the place counts", () => {
    expect([key("в", "KeyD"), key("δ", "KeyD")]).toEqual(["D", "D"]);
  });
  test("a digit is one with the shift key and without", () => {
    expect([key("&", "Digit1"), key("1", "Digit1", true), key("1", "Numpad1")]).toEqual(["1", "1", "1"]);
    expect(key("!", "Digit1", true)).toBe("!");
  });
  test("a question mark is one on every keyboard", () => {
    expect([key("?", "Slash", true), key("?", "Minus", true), key("?", "KeyM", true)]).toEqual(["?", "?", "?"]);
  });
  test("keys that only move are left alone", () => {
    expect([key("Tab", "Tab"), key("Shift", "ShiftLeft"), key("F5", "F5")]).toEqual([null, null, null]);
  });
});
