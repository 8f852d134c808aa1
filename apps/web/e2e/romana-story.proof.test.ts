import { expect } from "vitest";
import { keep } from "./games.ts";
import { axe, PHONE, test } from "./harness.ts";
import { shown } from "./wait.ts";
import { playedRomana } from "./romana-games.ts";

const short = playedRomana({ id: "short", scenario: "I" });

test("a record of Pax Romana is imported and opens in the replay: by keys through the game, another viewpoint, what if", async ({
  visit,
}) => {
  const page = await visit({ to: "/" });
  await shown(page);
  await page.locator("input[type=file]").setInputFiles({
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(short.record)),
  });
  await page.waitForURL("**/replay/*");
  const said = page.locator("[data-said]");
  await page.locator("[data-painted]").waitFor();
  expect(await said.textContent()).toBe("");
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press(".");
  await expect.poll(() => said.textContent()).toMatch(/\.$/);
  const first = await said.textContent();
  await page.keyboard.press(".");
  await expect.poll(() => said.textContent()).not.toBe(first);
  await page.keyboard.press(",");
  await expect.poll(() => said.textContent()).toBe(first);
  // No key is lost, however quick they come.
  for (const key of [".", ".", "."]) await page.keyboard.press(key);
  await expect.poll(() => said.textContent()).toContain("Taurinorum");
  await page.locator(".map-marks .trail").first().waitFor({ state: "attached" });
  await page.locator(".replay-tools select").first().selectOption("everything");
  await page.waitForURL(/seat=everything/);

  await page.locator(".replay-whatif summary").click();
  await page.locator(".replay-whatif button").click();
  await page.waitForURL("**/table/*");
  await page.locator("[data-asked], .romana-question").first().waitFor();
});

test("the score of a finished game: verdict, story, battles, luck; the map plays; a chapter leads into the replay", async ({
  visit,
}) => {
  const page = await visit();
  await keep(page, short);
  await page.goto("/");
  await page.locator('a[href="/score/short"]').click();
  await page.locator("[data-result]").waitFor();
  expect(await page.locator("[data-result]").textContent()).toMatch(/^Victory: \S/);
  await page.locator(".tally-map [data-painted]").waitFor({ state: "attached" });
  expect(await axe(page)).toEqual([]);
  expect(await page.locator(".tally-story li").count()).toBeGreaterThan(1);
  expect(await page.locator(".tally-battles tbody tr").count()).toBeGreaterThan(0);
  const when = page.locator(".tally-when input");
  const last = await when.getAttribute("max");
  await page.locator(".tally-when button").click();
  await expect.poll(() => when.inputValue()).not.toBe(last);
  await page.locator(".tally-story a").first().click();
  await page.waitForURL(/\/replay\/short\?at=\d+&part=\d+/);
  await page.locator("[data-said]", { hasText: /\S/ }).waitFor();
});

test("at the table what happened since one's last turn is seen again upon the map, and can be skipped", async ({
  visit,
}) => {
  const page = await visit(PHONE);
  let decisions = 0;
  const asked = playedRomana(
    { id: "since", scenario: "I" },
    ({ seat, state: { phase, frames } }) =>
      ++decisions > 30 && seat === 0 && phase === "F" && frames.at(-1)!.proc === "activation",
  );
  await keep(page, asked);
  await page.goto("/table/since");
  await page.locator(".telling-since").tap();
  await page.locator('[data-telling="again"]').waitFor();
  await page.locator(".map-marks .trail").first().waitFor({ state: "attached" });
  expect(await axe(page)).toEqual([]);
  await page.locator(".telling-do button").last().tap();
  await page.locator(".telling-since").waitFor();
  await expect.poll(() => page.locator(".map-marks .trail").count()).toBe(0);
  expect(await page.locator(".romana-log h3").first().textContent()).toBe("Since your last turn");
  // It lies below the question, which a thumb pulls up.
  await page.locator(".romana-log summary").first().dispatchEvent("click");
  await page.locator(".romana-log li").first().waitFor({ state: "attached" });
});
