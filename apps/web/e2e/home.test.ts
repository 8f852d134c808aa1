import { describe } from "vitest";
import { test } from "./harness.ts";

describe("the first screen", () => {
  test("offers a lesson that is half done where it was left", async ({ visit }) => {
    const page = await visit({});
    await page.evaluate(() => localStorage.setItem("ara.learn", "3"));
    await page.goto("/");
    await page.getByRole("link", { name: /^Go on with the lesson: step 4 of/ }).click();
    await page.waitForURL("**/learn/play");
    await page.getByLabel(/^Step 4 of/).waitFor();
  });
});
