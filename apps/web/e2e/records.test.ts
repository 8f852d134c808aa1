import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { keep, played, setting } from "./games.ts";
import { test } from "./harness.ts";
import { shown } from "./wait.ts";

const good = played(setting("record", 2)).record!;

async function choose(page: Page, content: string): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
}

const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open("ara", 1);
        request.addEventListener("success", () => {
          const all = request.result.transaction("tables").objectStore("tables").count();
          all.addEventListener("success", () => resolve(all.result));
        });
      }),
  );

describe("records", () => {
  test("broken files are refused with the reason, and nothing is kept of them", async ({ visit }) => {
    const page = await visit({ to: "/" });
    await shown(page);
    const damaged = structuredClone(good) as unknown as {
      entries: { action: unknown; prev?: unknown }[];
      chain?: unknown;
    };
    damaged.entries[7]!.action = { type: "buy", legion: 77 };
    for (const [content, reason] of [
      ["", /./],
      ["{]", /JSON/],
      ['{"format":"ara-record/9"}', /ara-record/],
      [JSON.stringify({ ...good, game: "chess" }), /chess/],
      [JSON.stringify(damaged), /./],
      [JSON.stringify(good).slice(0, -40), /./],
    ] as const) {
      await choose(page, content);
      const refusal = page.locator(".home-file .note.no");
      await refusal.waitFor();
      expect(await refusal.textContent()).toMatch(reason);
      expect(await kept(page)).toBe(0);
      await page.reload();
      await shown(page);
    }
  });

  test("a good one opens in the replay; a game goes out as a file and comes back in", async ({ visit }) => {
    const page = await visit({ to: "/" });
    await shown(page);
    await choose(page, JSON.stringify(good));
    await page.waitForURL("**/replay/*");
    expect(await kept(page)).toBe(1);
    await keep(
      page,
      played(setting("running", 2), (_, decisions) => decisions > 20),
    );
    await page.goto("/");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("button", { name: /^Download/ })
        .first()
        .click(),
    ]);
    const file = await text(await download.createReadStream());
    await page.goto("/");
    await shown(page);
    await choose(page, file);
    await page.waitForURL("**/table/*");
    await page.locator("[data-action]").first().waitFor();
    expect(await kept(page)).toBe(3);
  });
});
