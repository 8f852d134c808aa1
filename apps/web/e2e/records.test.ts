import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Saved } from "../src/store/saved.ts";
import { keep, played, setting, untouched } from "./games.ts";
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

  test("a damaged row hides no game: it can be saved and deleted, and says so where it is opened", async ({
    visit,
  }) => {
    const page = await visit({ to: "/" });
    const rows = [{ id: "bad" }, { ...untouched(setting("chess", 2)), game: "chess" }, untouched(setting("fine", 2))];
    await keep(page, ...(rows as readonly Saved[]));
    await page.goto("/");
    await page.locator('a[href="/table/fine"]').waitFor();
    const damaged = page.getByRole("region", { name: "Damaged games" });
    expect(await damaged.getByRole("listitem").count()).toBe(2);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      damaged.getByRole("button", { name: "Download: bad" }).click(),
    ]);
    expect(JSON.parse(await text(await download.createReadStream()))).toEqual({ id: "bad" });
    for (const [address, sentence] of [
      ["/table/bad", /damaged/],
      ["/text/bad", /damaged/],
      ["/replay/bad", /damaged/],
      ["/table/chess", /not played/],
    ] as const) {
      await page.goto(address);
      await page.getByText(sentence).first().waitFor();
    }
    await page.goto("/");
    await damaged.getByRole("button", { name: "Delete: bad" }).click();
    await page.getByRole("button", { name: /^Delete it/ }).click();
    await expect.poll(() => kept(page)).toBe(2);
    expect(await damaged.getByRole("listitem").count()).toBe(1);
  });
});
