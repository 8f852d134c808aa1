import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axe, SITE, test } from "./harness.ts";
import { playRomana } from "./play-romana.ts";
import { sit } from "./play.ts";
import { setting } from "./games.ts";
import { shown } from "./wait.ts";

/** From the table with a map to the one of sentences alone. */
async function byText(page: Page): Promise<void> {
  await page.waitForURL(/\/table\//);
  await page.goto(page.url().replace("/table/", "/text/"));
}

test("Pax Romana by text: from a new table to the score by typing alone, over a reload", async ({ visit }) => {
  const page = await visit({ to: "/pax-romana/new?scenario=I" });
  await page.locator("[data-begin]").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator("[data-begin]").focus();
  await page.keyboard.press("Enter");
  await byText(page);
  const answers = await playRomana(page, {
    seed: "by text",
    async onQuestion(answered) {
      if (answered === 3) expect(await axe(page)).toEqual([]);
      if (answered !== 8) return;
      const question = await page.locator(".romana-asks").textContent();
      await page.reload();
      await page.locator("[data-asked]").waitFor();
      expect(await page.locator(".romana-asks").textContent()).toBe(question);
    },
  });
  expect(answers).toBeGreaterThan(8);
  expect(await page.locator("[data-result] .romana-asks").textContent()).toMatch(/^Victory: \S/);
  expect(await axe(page)).toEqual([]);
});

test("Pax Romana by text: places are looked at, a step is taken back, and what is unknown is said so", async ({
  visit,
}) => {
  const page = await visit({ to: "/pax-romana/new?scenario=II" });
  await page.locator("[data-begin]").click();
  await byText(page);
  await page.locator("[data-asked]").waitFor();
  const say = async (words: string): Promise<string> => {
    await page.locator("#romana-typed").fill(words);
    await page.keyboard.press("Enter");
    await page.locator("[data-reply]").waitFor();
    return (await page.locator("[data-reply]").textContent()) ?? "";
  };
  expect(await say("look carthago")).toMatch(/Carthago.*By land/);
  expect(await page.locator("#romana-spot").textContent()).toBe("Carthago");
  expect(await say("abracadabra")).toContain("abracadabra");
  const question = await page.locator(".romana-asks").textContent();
  await page.locator("#romana-typed").fill("1");
  await page.keyboard.press("Enter");
  await page.waitForFunction((before) => document.querySelector(".romana-asks")?.textContent !== before, question);
  await page.locator("[data-undo]").click();
  await page.waitForFunction((before) => document.querySelector(".romana-asks")?.textContent === before, question);
});

test("who plays PAX loads nothing of Pax Romana; who opens a new table of it has it offline", async ({ visit }) => {
  const code = await (await fetch(`${SITE}/service-worker.js`)).text();
  const games = JSON.parse(/const GAMES = (\{.*?\});/.exec(code)![1]!) as Record<string, string[]>;
  const files = games["pax-romana"]!;
  expect(files.length).toBeGreaterThan(20);
  const page = await visit({ to: "/", serviceWorkers: "allow" });
  const loaded: string[] = [];
  page.context().on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await shown(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await sit(page, setting("only-pax", 2));
  for (const address of ["/new", "/rules", "/learn", "/settings"]) {
    await page.goto(address);
    await shown(page);
  }
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  expect(loaded.length).toBeGreaterThan(10);
  expect([...loaded, ...(await kept())].filter((file) => files.includes(file))).toEqual([]);

  await page.goto("/pax-romana/new?scenario=VII");
  await page.locator("[data-begin]").waitFor();
  await expect
    .poll(async () => (await kept()).filter((file) => files.includes(file)).length, { timeout: 20_000 })
    .toBe(files.length);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator("[data-begin]").click();
  await page.locator("[data-asked]").waitFor();
});
