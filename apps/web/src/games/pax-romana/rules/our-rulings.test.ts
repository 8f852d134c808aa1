import { expect, test } from "vitest";
import { rulingsIn, rulingsOn } from "./our-rulings.ts";

test("rulings are found by the rules they are about, without what is only for builders", () => {
  const found = rulingsIn(
    "24. **3.42 third AM**: where? Ruling: `back`. Test: `a/b.test.ts`.\n25. **6.43, R48**. Ruling: no.",
  );
  expect(found.get("3.42")).toEqual([{ number: "24", text: "3.42 third AM: where? Ruling: back." }]);
  expect(found.get("6.43")?.[0]?.number).toBe("25");
});

test("the book of rulings is read: most name a rule, none a test", () => {
  expect(rulingsOn("3.42").length).toBeGreaterThan(0);
  expect(rulingsOn("12.34").every(({ text }) => !text.includes("test.ts"))).toBe(true);
});
