import type { BrowserContext } from "playwright-core";
import { describe, expect } from "vitest";
import { setting, untouched, keep } from "./games.ts";
import { test } from "./harness.ts";
import { playToEnd } from "./play.ts";
import { measure, SIZES } from "./sizes.ts";
import { asked } from "./wait.ts";

/** A browser that lets nobody open a database, as some do in a private window. */
const CLOSED = `indexedDB.open = () => { throw new DOMException("not here", "SecurityError"); };`;
/** A browser without room: what is written does not stay. */
const FULL = `{
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    const request = put.apply(this, args);
    this.transaction.abort();
    return request;
  };
}`;

/** Spoils the storage of the page and of the table's worker. */
async function spoil(context: BrowserContext, how: string): Promise<void> {
  await context.addInitScript(how);
  await context.route("**/assets/table-worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${how}\n${await response.text()}` });
  });
}

describe("a browser that keeps nothing", () => {
  test.for([
    ["lets no database be opened", CLOSED],
    ["has no room left", FULL],
  ] as const)("because it %s: a game is played all the same, and it says so", async ([, how], { visit }) => {
    const page = await visit({});
    await spoil(page.context(), how);
    await page.goto("/");
    await page.getByRole("button", { name: "You against two bots" }).click();
    await page.waitForURL("**/table/*");
    await asked(page);
    await page.getByText(/does not keep this game/).waitFor();
    for (const size of SIZES.filter(({ width }) => width === 960 || width === 1440))
      expect(await measure(page, size)).toEqual([]);
    await playToEnd(page, 5, 4);
    const answers = await page.locator("[data-place=hand]").textContent();
    // To the first page and back: the game is still there.
    await page.getByRole("link", { name: "Ara Pacis" }).click();
    await page.getByText(/does not let us keep games/).waitFor();
    await page.getByRole("link", { name: /^Go on/ }).click();
    await asked(page);
    await page.getByText(/does not keep this game/).waitFor();
    expect(await page.locator("[data-place=hand]").textContent()).toBe(answers);
  });

  test("has no more room in the middle of a game: the last step is on the screen and in the list", async ({
    visit,
  }) => {
    const page = await visit({});
    const at = setting("full", 2);
    await keep(page, untouched(at));
    await spoil(page.context(), FULL);
    await page.goto("/table/full");
    await asked(page);
    await playToEnd(page, 3, 5);
    await page.getByText(/does not keep this game/).waitFor();
    await page.getByRole("link", { name: "Ara Pacis" }).click();
    await page
      .locator(".home-facts")
      .getByText(/^Round/)
      .waitFor();
  });
});
