import { expect } from "vitest";
import { keep } from "./games.ts";
import { test } from "./harness.ts";
import { askedRomana } from "./romana-games.ts";

/** Somebody comes, and Rome could bribe him. */
const bribed = askedRomana({ id: "standing", scenario: "V", when: ({ key }) => key === "bribe.offer" });

test("4.3: nothing is offered, and nobody asks again this turn, until he is to", async ({ visit }) => {
  const page = await visit();
  await keep(page, bribed);
  await page.goto("/table/standing");
  const button = page.locator("[data-standing='bribe.offer']");
  await button.waitFor();
  const box = (await button.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  await button.click();
  const again = page.locator("[data-ask-again]");
  await again.waitFor();
  expect(await page.locator(".standing").innerText()).toContain("You offer no bribes this turn.");
  await again.click();
  await again.waitFor({ state: "detached" });
});
