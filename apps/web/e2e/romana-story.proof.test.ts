import { expect } from "vitest";
import { keep } from "./games.ts";
import { axe, PHONE, test } from "./harness.ts";
import { shown } from "./wait.ts";
import { askedRomana, playedRomana } from "./romana-games.ts";

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

test("whatever others did and is seen again, the map is where it was left when one is asked, or has seen enough", async ({
  visit,
}) => {
  // The question after the next Activations is about no place: else the map would go there.
  let markers = 0;
  const asked = askedRomana({
    id: "went",
    scenario: "II",
    when: ({ key }) => key === "activation.pay" && ++markers === 6,
  });
  const page = await visit({ settings: { pace: "fast" } });
  await keep(page, asked);
  await page.goto("/table/went");
  await page.locator(".telling-since").waitFor();
  const map = page.locator(".map-window");
  /** Where the first counter in sight lies. */
  const lies = (): Promise<string> =>
    page
      .locator(".ct[data-at]")
      .first()
      .evaluate((counter) => {
        const { x, y } = counter.getBoundingClientRect();
        return [counter.getAttribute("data-at"), Math.round(x), Math.round(y)].join(" ");
      });
  // Very near to one place.
  const { x, y, width, height } = (await map.boundingBox())!;
  for (let n = 0; n < 4; n++) await page.keyboard.press("+");
  await page.mouse.move(x + width / 2, y + height / 2);
  for (let n = 0; n < 5; n++) await page.mouse.wheel(0, -240);
  await expect.poll(() => map.getAttribute("data-scale")).toBe("2.600");
  // It is drawn anew where it comes to rest.
  let left = "";
  await expect.poll(async () => left === (left = await lies()), { interval: 300 }).toBe(true);
  await page.locator(".telling-since").click();
  await page.locator('[data-telling="again"]').waitFor();
  while ((await page.locator(".telling-do button").count()) > 1)
    await page.locator(".telling-do button").first().click();
  await expect.poll(lies).not.toBe(left);
  await page.locator(".telling-do button").last().click();
  await expect.poll(lies).toBe(left);
  // Now others act: the map goes along with them and comes back.
  await page.locator('[data-answer][data-care="gone"]').click();
  await page.locator("[data-do]").click();
  await page.locator('[data-telling="live"]').first().waitFor();
  await expect.poll(lies, { interval: 20 }).not.toBe(left);
  await page.locator(".side [data-answer]").first().waitFor();
  await expect.poll(lies).toBe(left);
});

test("15.11: what a turn brought waits for whoever is asked, is closed by the key that goes on, and opens again", async ({
  visit,
}) => {
  const between = playedRomana(
    { id: "account", scenario: "V" },
    ({ seat, state: { turn, phase } }) => turn === 3 && phase < "F" && seat === 0,
  );
  const page = await visit({ settings: { pace: "fast" } });
  await keep(page, between);
  await page.goto("/table/account");
  const account = page.locator("[data-account]");
  await account.waitFor();
  expect(await account.locator("tbody tr").count()).toBe(4);
  expect(await account.innerText()).toMatch(/plays first in the next turn/);
  expect(await axe(page)).toEqual([]);
  await account.getByRole("button", { name: "Turn 1" }).click();
  await page.locator('[data-account="1"]').waitFor();
  await page.keyboard.press("Escape");
  await account.waitFor({ state: "detached" });
  await page.locator('[data-lately="turn"] button').click();
  await page.locator('[data-account="2"]').waitFor();
  await page.keyboard.press("Enter");
  await account.waitFor({ state: "detached" });
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Turn 2 is counted" }).click();
  await account.waitFor();
});
