import { expect } from "vitest";
import { keep, played, setting } from "./games.ts";
import { test } from "./harness.ts";
import { shown } from "./wait.ts";

/** Looking back takes as long as it takes. */
const LONG = { timeout: 120_000 };

test("a moment of the score sheet says in the replay what it says there, and is played on with the same bots", async ({
  visit,
}) => {
  const page = await visit({ to: "/" });
  await shown(page);
  // Somebody who plays at random has something to regret.
  await keep(page, played(setting("moments", 2, { level: "miles" }), undefined, "tiro"));
  await page.goto("/score/moments#score-turning");
  const card = page.locator(".score-moment").first();
  await card.waitFor(LONG);
  expect(await page.locator(".score-moment").count()).toBeLessThanOrEqual(3);
  // Whoever comes for the moments sees them without scrolling.
  await page.waitForFunction(() => document.querySelector("#score-turning")!.getBoundingClientRect().top < 60);
  const [, had, left, low, high] = /wins (\d+) of 100 .* this one (\d+)\..*?(\d+)(?: and (\d+))? of 100/
    .exec(await card.locator(".score-moment-cost").innerText())!
    .map(Number);
  expect(had! - left!).toBeGreaterThan(0);
  expect(low!).toBeGreaterThan(0);
  expect(high || low!).toBeLessThanOrEqual(had!);
  const better = await card.locator("dd").nth(1).innerText();

  const step = /after step (\d+)/i.exec(await card.locator("h3").innerText())![1];
  await card.locator("a").click();
  // Before anybody asks: the same step, what was done and what was better, in words and on the board.
  await page.locator(".replay-where", { hasText: `Step ${step} of` }).waitFor();
  await page.locator(".replay-opinion ol li b").waitFor();
  const found = await page.locator(".replay-opinion [role=status]").innerText();
  await page.locator(".replay-opinion button").click();
  const answer = page.locator(".replay-opinion [role=status]");
  await answer.locator("ol li b").waitFor(LONG);
  const said = await answer.innerText();
  expect(said).toBe(found);
  expect(said).toContain(`the best move wins ${had} of 100`);
  expect(said.toLowerCase()).toContain(better.split("\n")[0]!.trim().toLowerCase());
  const chances = (await answer.locator("ol li").allInnerTexts()).map((line) =>
    Number(/: (\d+) of 100/.exec(line)![1]),
  );
  expect(chances[0]).toBe(had);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  expect(await answer.locator("ol li", { hasText: "this was played" }).innerText()).toContain(`: ${left} of 100`);

  await page.goto("/score/moments");
  await card.locator("button").click();
  await page.waitForURL("**/table/**");
  await page.locator("[data-question]").waitFor();
  expect(await page.title()).toContain("What if?");
  await page.locator(".table-frieze h1", { hasText: "What if?" }).waitFor();
  // The better move is told without asking.
  await page.locator(".note", { hasText: `You win ${had} of 100` }).waitFor(LONG);
  // What the bots said before is in the log, though this page never heard them say it.
  await page.locator(".table-all").click();
  await page.locator(".table-log details").first().waitFor({ state: "attached" });
  await page.goto("/");
  await page.locator(".home-game h3", { hasText: "What if?" }).waitFor();
  const bots = await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open("ara", 1).addEventListener("success", (event) => {
          const { result } = event.target as IDBOpenDBRequest;
          const all = result.transaction("tables").objectStore("tables").getAll();
          all.addEventListener("success", () =>
            resolve(
              all.result
                .filter(({ whatIf }) => whatIf)
                .map(({ seats }) => seats.map(({ bot }: { bot: unknown }) => bot)),
            ),
          );
        });
      }),
  );
  expect(bots).toEqual([[null, "miles"]]);
}, 300_000);
