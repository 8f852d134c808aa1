import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { keep } from "./games.ts";
import { axe, test, type Visit } from "./harness.ts";
import { askedRomana, type Asking } from "./romana-games.ts";

type Visiting = (wanted?: Visit) => Promise<Page>;

/** A table that waits for the question a game was played up to. */
async function seated(visit: Visiting, wanted: Asking): Promise<Page> {
  const page = await visit();
  await keep(page, askedRomana(wanted));
  await page.goto(`/table/${wanted.id}`);
  await takeSeat(page);
  return page;
}

/** Whoever is next takes the screen, where it is to be handed on. */
async function takeSeat(page: Page): Promise<void> {
  const pass = page.locator("[data-pass]");
  const isTaken = async (): Promise<boolean> => {
    if ((await pass.count()) > 0) await pass.click();
    return page.locator("[data-asked]").isVisible();
  };
  await expect.poll(isTaken).toBe(true);
}

const purse = async (page: Page): Promise<number[]> =>
  ((await page.locator("[data-purse]").getAttribute("data-purse")) ?? "").split(" ").map(Number);

/** All answers of a game as it is kept. */
const answersKept = (page: Page, id: string): Promise<{ readonly type: string; readonly n?: number }[]> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const request = indexedDB.open("ara", 1);
        request.addEventListener("success", () => {
          const got = request.result.transaction("tables").objectStore("tables").get(wanted);
          got.addEventListener("success", () => {
            request.result.close();
            const { entries } = (got.result as { record: { entries: { action: never }[] } }).record;
            resolve(entries.map(({ action }) => action));
          });
        });
      }),
    id,
  );

const provinceOf = (page: Page, n: number): Locator => page.locator(".books-offers details summary").nth(n);

test("a manpower plan by clicks and one by keys, each sealed before the screen is handed on", async ({ visit }) => {
  const page = await seated(visit, {
    id: "plan",
    scenario: "V",
    people: [0, 1],
    when: ({ key }) => key === "manpower.plan",
  });
  await page.locator("[data-seal]").waitFor();
  const [, kept = 0, free = 0] = await purse(page);

  // By clicks: two of the first thing that is offered, one is taken back, and more than can be paid for is refused.
  await provinceOf(page, 0).click();
  const chip = page.locator(".books-offers details[open] .books-chip").first();
  await chip.click();
  await chip.click();
  const line = page.locator("[data-line]").first();
  expect(await line.locator(".stepper b").textContent()).toBe("2");
  const [planned] = await purse(page);
  expect(planned).toBeGreaterThan(0);
  expect((await purse(page)).reduce((sum, n) => sum + n, 0)).toBe(kept + free);
  await line.locator(".stepper-less").click();
  expect(await line.locator(".stepper b").textContent()).toBe("1");
  const more = line.locator(".stepper-more");
  for (let n = 0; n < 40 && (await page.locator(".books-no").count()) === 0; n++) await more.dispatchEvent("click");
  expect(await page.locator(".books-no .rule").count()).toBe(1);
  const most = Number(await line.locator(".stepper b").textContent());
  await page.locator("[data-seal]").click();

  // Nothing of the plan is left on the screen that is handed on.
  await page.locator("[data-pass]").waitFor();
  expect(await page.locator("[data-line], [data-purse]").count()).toBe(0);
  await takeSeat(page);
  await page.locator("[data-seal]").waitFor();
  expect(await page.locator("[data-line]").count()).toBe(0);
  expect(await page.locator(".books-desks li[data-ready]").count()).toBeGreaterThan(0);

  // By keys: a province is opened, one is added, plus adds another, and Enter seals.
  await provinceOf(page, 0).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("[data-line] .stepper-more").first().focus();
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  await page.keyboard.press("+");
  expect(await page.locator("[data-line] .stepper b").first().textContent()).toBe("2");
  await page.locator("[data-seal]").focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-pass], [data-asked]:not(:has([data-seal]))").first().waitFor();
  await takeSeat(page);
  const given = await answersKept(page, "plan");
  expect(given.filter(({ type }) => type === "lock").length).toBeGreaterThanOrEqual(2);
  expect(given).toContainEqual({ type: "orderNumber", n: most });
  expect(given).toContainEqual({ type: "orderNumber", n: 2 });
});

test("a press on the map adds to the plan, and the books open beside any question", async ({ visit }) => {
  const page = await seated(visit, {
    id: "pressed",
    scenario: "V",
    when: ({ key, options }) => key === "manpower.plan" && options.length > 3,
  });
  await page.locator("[data-painted]").waitFor();
  await page.locator("[data-seal]").waitFor();
  expect(Number(await page.locator(".map-window").getAttribute("data-answers"))).toBeGreaterThan(5);
  await page.locator(".map-window").focus();
  await page.keyboard.press("]");
  await page.keyboard.press("Enter");
  await page.locator("[data-line]").first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator("[data-tab=standing]").click();
  await page.locator(".books-standing tbody tr").nth(3).waitFor();
  await page.locator("[data-tab=plan]").click();
  expect(await page.locator("[data-line]").count()).toBe(1);

  await page.locator("[data-seal]").click();
  await page.locator("[data-asked]:not(:has([data-seal]))").waitFor();
  await page.keyboard.press("b");
  await page.locator("[data-sheet] [data-books=standing]").waitFor();
  for (const tab of ["plan", "income", "upkeep", "pacts"]) {
    await page.locator(`[data-sheet] [data-tab=${tab}]`).click();
    await page.locator(`[data-sheet] [data-books=${tab}]`).waitFor();
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("[data-sheet]").count()).toBe(0);
});

test("a Meeting: guests by switches, a deal as a sentence, what it changes, and it is taken", async ({ visit }) => {
  const page = await seated(visit, {
    id: "meeting",
    scenario: "V",
    people: [0, 1],
    when: ({ key }) => key === "meeting.invite",
    lead: ({ seat, options }) =>
      seat === 0
        ? options.find(({ action, refusal }) => refusal === null && action.type === "callMeeting")?.action
        : undefined,
  });
  await page.locator("[data-begin-meeting]").waitFor();
  // The other person alone is invited.
  for (const guest of await page.locator(".talk input[type=checkbox]").all())
    if ((await guest.getAttribute("name")) !== "invite-1") await guest.click();
  await page.locator("[data-begin-meeting]").click();
  await page.locator("[data-pass], [data-talk=propose]").first().waitFor();
  await takeSeat(page);
  await page.locator("[data-talk=propose]").first().click();
  expect(await page.locator(".deal-side legend").allInnerTexts()).toEqual([
    expect.stringMatching(/^\s*\w+ \(you\) …$/),
    expect.not.stringContaining("(you)"),
  ]);
  await page.locator("[data-gap=talents] .stepper-more").first().click();
  await page.locator("[data-gap=talents] .stepper-more").first().click();
  await page.locator("[data-gap=sea]").last().click();
  const change = page.locator(".deal-change [data-change=talents]");
  expect(await change.first().textContent()).toMatch(/^(\d+) → (\d+)$/);
  expect(await axe(page)).toEqual([]);
  const sentence = await page.locator(".deal-sentence p").textContent();
  await page.locator("[data-send]").click();
  await page.locator("[data-pass]").waitFor();
  await takeSeat(page);
  expect(await page.locator(".deal-sentence p").textContent()).toBe(sentence);
  expect(await change.first().textContent()).toContain("→");
  await page.locator("[data-deal=accept]").click();
  await page.keyboard.press("m");
  await page.locator(".books-pacts li").first().waitFor();
});
