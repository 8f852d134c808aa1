import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { keep, played, setting } from "./games.ts";
import { axe, test } from "./harness.ts";
import { playByKeys } from "./by-keys.ts";
import { answered, lookOf, playToEnd, sit } from "./play.ts";
import { asked, restingAt } from "./wait.ts";

/** What can be pressed and shows no key, while all are shown. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Not scrolled away, and nothing over it. */
    const isSeen = (one: HTMLElement): boolean => {
      const { left, top, width, height } = one.getClientRects()[0]!;
      return one.contains(document.elementFromPoint(left + Math.min(14, width / 2), top + Math.min(14, height / 2)));
    };
    const seen = [...document.querySelectorAll<HTMLElement>(".table :is(button, a[href], summary)")].filter(
      (one) => one.checkVisibility() && !one.matches(":disabled") && isSeen(one),
    );
    const marks = [...document.querySelectorAll(".key-badges kbd, .table-number, .table-ask kbd")].map((one) =>
      one.getBoundingClientRect(),
    );
    const near = (box: DOMRect): boolean =>
      marks.some(
        (mark) =>
          mark.right > box.left - 8 &&
          mark.left < box.right + 8 &&
          mark.bottom > box.top - 8 &&
          mark.top < box.bottom + 8,
      );
    return seen.filter((one) => !near(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 120));
  });

const stepOf = (page: Page): Promise<string | null> => page.locator("[data-question]").getAttribute("data-step");

async function until(page: Page, wanted: string, seed: number): Promise<void> {
  while ((await stepOf(page)) !== wanted) await playToEnd(page, seed, 1);
}

describe("keyboard only", () => {
  test("a game is played by the keys that are shown", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("badges", 1));
    await playByKeys(page, 25);
  });

  test("everything that can be pressed shows a key at every step", async ({ visit }) => {
    const page = await visit();
    for (const step of ["turn", "draw", "buy", "play"]) {
      const id = `marked-${step}`;
      await keep(
        page,
        played(setting(id, 4), (state) => state.round >= 3 && state.step === step),
      );
      await page.goto(`/table/${id}`);
      await asked(page);
      await page.keyboard.press(",");
      await page.locator(".key-badges kbd").first().waitFor();
      await expect.poll(() => unmarked(page)).toEqual([]);
      expect(await page.evaluate(() => [...document.querySelectorAll("[data-key]")].length)).toBeGreaterThan(10);
    }
  });

  test("a key without a name presses what it stands on", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("others", 2));
    await page.keyboard.press("x");
    const all = page.locator(".table-all");
    const box = await restingAt(all);
    const badges = await page
      .locator(".key-badges kbd")
      .evaluateAll((found) =>
        found.map((one) => ({ keys: one.textContent, box: one.getBoundingClientRect().toJSON() as DOMRect })),
      );
    const { keys } = badges.find((one) => Math.abs(one.box.left - box.x) < 30 && Math.abs(one.box.top - box.y) < 30)!;
    await page.keyboard.press(keys[1]!.toLowerCase());
    await expect.poll(() => all.getAttribute("aria-pressed")).toBe("true");
  });

  test("the space bar never scrolls, arrows go from card to card", async ({ visit }) => {
    const page = await visit({ viewport: { width: 1000, height: 420 } });
    await sit(page, setting("space", 4));
    await page.locator("main").focus();
    const scrolled = (): Promise<number> =>
      page.evaluate(() => scrollY + [...document.querySelectorAll("*")].reduce((sum, one) => sum + one.scrollTop, 0));
    const before = await scrolled();
    await page.keyboard.press(" ");
    await page.locator("#table-question").focus();
    await page.keyboard.press(" ");
    expect(await scrolled()).toBe(before);
    await page.keyboard.press("ArrowRight");
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset["key"]);
    const first = await focused();
    await page.keyboard.press("ArrowRight");
    expect([first, await focused()]).toEqual(["1", "2"]);
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe("1");
  });

  test("caps lock, and a keyboard without Latin letters", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("layout", 2));
    await until(page, "turn", 3);
    const before = await lookOf(page);
    await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "в", code: "KeyD", bubbles: true })));
    await answered(page, before);
    expect(await stepOf(page)).toBe("draw");
    const drawn = await lookOf(page);
    await page.keyboard.press("H");
    await answered(page, drawn);
  });

  test("keys that are switched off do nothing, and always shown they always are", async ({ visit }) => {
    const off = await visit({ settings: { keys: "off" } });
    await sit(off, setting("off", 2));
    await until(off, "turn", 3);
    await off.keyboard.press("d");
    await off.keyboard.press("m");
    await off.keyboard.press("?");
    await off.locator("dialog:modal dl").waitFor();
    await off.keyboard.press("Escape");
    expect(await stepOf(off)).toBe("turn");
    const always = await visit({ settings: { keys: "always" } });
    await sit(always, setting("always", 2));
    await always.locator(".key-badges kbd", { hasText: "L1" }).first().waitFor();
  });
});

describe("looking into things beside the table", () => {
  test("a display, Rome and a rule by keys, and the table is as it was, with its undo", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("beside", 3));
    await until(page, "draw", 5);
    const question = await lookOf(page);
    await page.keyboard.press("h");
    await answered(page, question);
    await until(page, "buy", 5);
    const before = await lookOf(page);
    await page.keyboard.press("n");
    await answered(page, before);
    const now = await lookOf(page);
    const sheet = page.locator("[data-sheet]");

    await page.keyboard.type("s2");
    expect(await sheet.locator("h2").textContent()).toContain("Marcus");
    expect(await sheet.locator("tbody tr").count()).toBe(7);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await sheet.count()).toBe(0);
    // The focus is where the sheet was opened.
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset["key"])).toBe("S2");

    await page.keyboard.press("c");
    expect(await sheet.locator(".card.back").count()).toBe(3);
    // A rule from there, and back again.
    await sheet.locator("a.rule").press("Enter");
    await expect.poll(() => sheet.locator("h2").textContent()).toBe("PAX 6.4");
    await sheet.locator(".rb-text").waitFor();
    expect(new URL(page.url()).pathname).toBe("/table/beside");
    await sheet.locator(".sheet-steps button").press("Enter");
    await sheet.locator(".card.back").first().waitFor();
    await page.keyboard.press("Escape");

    expect(await lookOf(page)).toBe(now);
    await page.keyboard.press("z");
    await expect.poll(() => lookOf(page)).toBe(before);
  });

  test("the table is played on while a sheet is open", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("open", 2));
    await until(page, "turn", 3);
    await page.keyboard.press("c");
    const before = await lookOf(page);
    await page.keyboard.press("d");
    await answered(page, before);
    expect(await page.locator("[data-sheet]").count()).toBe(1);
  });

  test("one's own cards in the deck are listed, and nobody else's", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("slipped", 2));
    await until(page, "draw", 5);
    const card = await page.locator("[data-place=drawn] .card").first().getAttribute("aria-label");
    const before = await lookOf(page);
    await page.keyboard.press("u");
    await answered(page, before);
    await page.keyboard.press("k");
    const listed = await page.locator("[data-sheet] li b").allTextContents();
    expect(listed.at(-1)).toBe(card);
    const known = Number(/\d+/.exec((await page.locator('[data-key="K"]').textContent()) ?? "")?.[0]);
    expect(listed.length).toBe(known);
  });

  test("a refusal stands beside what was pressed, covers no answer, names its rule and what would help", async ({
    visit,
  }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const page = await visit({ viewport });
      await sit(page, setting("beside-it", 2));
      await until(page, "draw", 5);
      const question = await lookOf(page);
      await page.keyboard.press("u");
      await answered(page, question);
      await until(page, "draw", 5);
      await page.keyboard.press("u");
      const refusal = page.locator("[data-refusal]");
      await refusal.waitFor();
      expect(await refusal.locator(".table-help").count()).toBe(1);
      expect(await axe(page)).toEqual([]);
      const { far, covered } = await page.evaluate(() => {
        const note = document.querySelector("[data-refusal]")!.getBoundingClientRect();
        const boxOf = (one: Element): DOMRect => one.getBoundingClientRect();
        const pressed = boxOf([...document.querySelectorAll("[data-key=U]")].find((one) => one.checkVisibility())!);
        const gap = Math.max(
          note.left - pressed.right,
          pressed.left - note.right,
          note.top - pressed.bottom,
          pressed.top - note.bottom,
        );
        const answers = [...document.querySelectorAll("[data-question] [data-action]")].map(boxOf);
        const isOn = (box: DOMRect): boolean =>
          box.left < note.right && box.right > note.left && box.top < note.bottom && box.bottom > note.top;
        return { far: gap, covered: answers.filter(isOn).length };
      });
      expect(far).toBeGreaterThanOrEqual(0);
      expect(far).toBeLessThan(24);
      expect(covered).toBe(0);
      await page.keyboard.press("w");
      await page.locator("[data-sheet] .rb-text").waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      expect(await refusal.count()).toBe(0);
      expect(await page.locator("[data-sheet]").count()).toBe(0);
    }
  });

  test("a hint lights what it advises", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("hint", 2));
    await until(page, "turn", 3);
    await page.keyboard.press("t");
    const lit = page.locator(".is-advised");
    await lit.first().waitFor();
    expect(await lit.first().locator(".table-advised").count()).toBe(1);
    const before = await lookOf(page);
    await lit.first().click();
    await answered(page, before);
    expect(await lit.count()).toBe(0);
  });
});
