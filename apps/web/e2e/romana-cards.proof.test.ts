import { NONE, underWay } from "@ara/pax-romana";
import { expect } from "vitest";
import { keep } from "./games.ts";
import { axe, overflow, PHONE, test } from "./harness.ts";
import { askedRomana, untouchedRomana } from "./romana-games.ts";
import { tapRomana } from "./tap-romana.ts";

const ADVANCED = { game: "advanced", format: "advanced5" } as const;

test.for(["desk", "phone"] as const)(
  "17.1: a turn with cards is played by tapping to its end, on a %s",
  async (where, { visit }) => {
    const page = await visit(where === "phone" ? { ...PHONE } : {});
    await keep(page, untouchedRomana({ id: "cards", scenario: "VII", config: ADVANCED }));
    await page.goto("/table/cards");
    await page.locator("[data-asked]").waitFor();
    const { over, answered, boards } = await tapRomana(page, 3, 4000);
    expect(over).toBe(true);
    console.log(`advanced VII on a ${where}: ${answered} questions; boards ${boards.join(", ")}`);
  },
);

test("1.2: bots alone play a game with cards to its end in the browser", async ({ visit }) => {
  const page = await visit();
  const table = untouchedRomana({ id: "bots", scenario: "VII", config: ADVANCED, people: [] });
  const seats = table.seats.map((seat, i) => ({ ...seat, bot: i % 2 === 0 ? "steady" : "random" }));
  await keep(page, { ...table, seats });
  await page.goto("/table/bots");
  for (let i = 0; i < 600 && (await page.locator("[data-result]").count()) === 0; i++) {
    const skip = page.locator(".romana-question button");
    if (await skip.count())
      await skip
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined);
    await page.waitForTimeout(200);
  }
  expect(await page.locator("[data-result]").count()).toBe(1);
});

/** A card was played, and somebody who holds cards may answer it. */
const opened = askedRomana({
  id: "window",
  scenario: "V",
  config: ADVANCED,
  when: ({ key, options }, state) =>
    key === "card.window" &&
    underWay(state, "cardWindow")!.card !== NONE &&
    options.some(({ action }) => action.type === "discardCard"),
});

/** Asked there also where none of his cards can be played. */
const asked = { ...opened, standing: opened.seats.map(() => ({ instructions: [], anyway: true })) };

test("17.15: who plays with bots alone and can play no card is not asked, unless he says that he wants to be", async ({
  visit,
}) => {
  const page = await visit();
  await keep(page, opened);
  await page.goto("/table/window");
  await page.locator(".cards-hand").waitFor();
  expect(await page.locator(".cards-window").count()).toBe(0);
  await page.locator(".cards-standing summary").click();
  await page.locator("input[name=cards-anyway]").check({ force: true });
  await page.reload();
  await page.locator(".cards-standing").waitFor();
  expect(await page.locator("input[name=cards-anyway]").isChecked()).toBe(true);
});

test("17.15: the window says what happens, who may answer, why one is asked; a pass that stands is visible and revocable", async ({
  visit,
}) => {
  const page = await visit();
  await keep(page, asked);
  await page.goto("/table/window");
  const board = page.locator(".cards-window");
  await board.waitFor();
  expect(await board.locator("dt").allInnerTexts()).toEqual(["Who may answer", "Why you are asked", "If all pass"]);
  expect(await board.locator(".pr-card h4").innerText()).not.toBe("");
  const hand = page.locator(".cards-hand .pr-card");
  expect(await hand.count()).toBeGreaterThan(0);
  for (const button of await page.locator(".cards-board button:visible").all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.locator(".cards-standing summary").click();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axe(page, ["color-contrast", "target-size", "scrollable-region-focusable"])).toEqual([]);
  expect(await overflow(page)).toEqual({ by: 0, what: [] });
  await page.locator("[data-stand$=' turn']").first().click();
  await board.waitFor({ state: "detached" });
  expect(await page.locator(".cards-standing").innerText()).toContain("Not in this turn when a card is played");
  await page.reload();
  await page.locator(".cards-standing").waitFor();
  expect(await page.locator(".cards-standing").textContent()).toContain("Not in this turn when a card is played");
  const again = page.locator(".cards-standing [data-ask-again]");
  if (!(await again.isVisible())) await page.locator(".cards-standing summary").click();
  await again.click();
  await again.waitFor({ state: "detached" });
});

test("17.15: the hand is reached by a key, and read in the table of text", async ({ visit }) => {
  const page = await visit();
  await keep(page, opened);
  await page.goto("/table/window");
  await page.locator(".cards-hand").waitFor();
  // What understands keys comes a moment after the table.
  await expect
    .poll(async () => {
      await page.keyboard.press("h");
      return page.evaluate(() => document.activeElement?.hasAttribute("data-hand"));
    })
    .toBe(true);
  await page.goto("/text/window");
  await page.locator(".cards-hand").waitFor();
  await page.locator("#romana-typed").fill("cards");
  await page.locator("#romana-typed").press("Enter");
  await page
    .getByText(/Your hand: \d of 3/)
    .first()
    .waitFor();
});

test("1.2: a table with cards is laid from the form, and one without has none of them", async ({ visit }) => {
  const page = await visit();
  await page.goto("/pax-romana/new?scenario=VII");
  await page.locator("input[name=game][value=advanced]").check({ force: true });
  await page.locator("[data-begin]").click();
  await page.locator(".cards-others").waitFor();
  await page.goto("/pax-romana/new?scenario=II");
  await page.locator("[data-begin]").waitFor();
  expect(await page.locator("input[name=game]").count()).toBe(0);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.locator("[data-begin]").click();
  await page.locator("[data-asked]").waitFor();
  expect(loaded.filter((url) => /\/cards?-/.test(url))).toEqual([]);
});

test("17.2: all cards are in the rulebook, found by their words, and each card of a table leads to its own", async ({
  visit,
}) => {
  const page = await visit({ to: "/pax-romana/rules/cards" });
  await page.locator("#chapter-cards .pr-card").first().waitFor();
  expect(await page.locator("#chapter-cards .pr-card .pr-emblem").count()).toBe(39);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("/");
  await page.keyboard.type("helepolis");
  await expect.poll(() => page.locator(".rb-entry:visible").count()).toBe(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/rules\/cards-poliorcetes-effect$/);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(PHONE.viewport);
  expect(await axe(page, ["color-contrast", "target-size"])).toEqual([]);
  expect(await overflow(page)).toEqual({ by: 0, what: [] });
  await keep(page, opened);
  await page.goto("/table/window");
  const card = page.locator(".cards-hand .pr-card").first();
  const title = await card.locator("h4").innerText();
  await card.locator("h4 a").click();
  await expect.poll(() => page.locator("[data-reader] .pr-card h3").innerText()).toBe(title);
  await page.locator("[data-reader] [data-whole]").click();
  await page.waitForURL(/\/rules\/cards-/);
});

/** An alliance is played as soon as its player holds another card too, and a proposal is made. */
const allied = (): ReturnType<typeof askedRomana> =>
  askedRomana({
    id: "allied",
    scenario: "V",
    config: ADVANCED,
    when: ({ key, options }) =>
      key === "deal.terms" && options.some(({ action }) => action.type === "term" && action.kind === "card"),
    lead: ({ key, options }) =>
      options.find(
        ({ action, refusal }) =>
          refusal === null &&
          ((action.type === "playCard" && action.kind === "alliance" && cardsIn(options) > 1) ||
            (key === "alliance.speak" && action.type === "propose")),
      )?.action,
  });

const cardsIn = (options: readonly { readonly action: { readonly type: string } }[]): number =>
  options.filter(({ action }) => action.type === "discardCard").length;

test("4.2, R341: whom a card has brought together names cards and a look at hands in a proposal", async ({ visit }) => {
  const page = await visit();
  await keep(page, allied());
  await page.goto("/table/allied");
  const card = page.locator("select[data-gap=card]").first();
  await card.waitFor();
  const name = await card.locator("option").nth(1).innerText();
  await card.selectOption({ index: 1 });
  expect(await page.locator(".deal-sentence p").innerText()).toContain(name);
  expect(await page.locator(".deal-change li").first().innerText()).toContain(name);
  await page.locator("[data-gap=hand]").first().check();
  expect(await page.locator(".deal-change li").count()).toBeGreaterThanOrEqual(2);
  // What they agree on ends with the turn: nobody is asked for how long.
  await page.locator(".deal [data-gap=sea]").first().check();
  expect(await page.locator(".deal > .deal-lasting").count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.locator("[data-send]").click();
  await page.locator(".deal").waitFor({ state: "detached" });
});

test("17.15: around one screen the pass screen offers once in plain sight, then behind a line, that it need not come for every card", async ({
  visit,
}) => {
  const page = await visit();
  const shared = askedRomana({
    id: "shared",
    scenario: "V",
    config: ADVANCED,
    people: [0, 1],
    when: ({ key }) => key === "card.window",
  });
  await keep(page, shared);
  await page.goto("/table/shared");
  await page.locator(".romana-pass [data-offers=first]").waitFor();
  expect(await axe(page)).toEqual([]);
  // In his own hands it is there too, and never again in the way.
  await page.locator("[data-pass]").click();
  await page.locator("[data-window] [data-offers=again] summary").waitFor();
  await page.locator("[data-window] [data-offers=again] summary").click();
  await page.locator("[data-window] [data-stand='any turn']").click();
  await page.locator("[data-window]").waitFor({ state: "detached" });
});
