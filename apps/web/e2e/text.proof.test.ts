import { expect } from "vitest";
import { keep, setting, untouched } from "./games.ts";
import { test } from "./harness.ts";
import { askByText, playByText } from "./play-by-text.ts";

test("the text front end: a game from the first to the last move, by commands alone", async ({ visit }) => {
  const page = await visit();
  await keep(page, untouched(setting("by-text", 2)));
  await page.goto("/text/by-text");
  const { commands, verdict } = await playByText(page, {
    // Now the first answer, now the last: draws go everywhere, groups are bought and left.
    choose: (offered, turn) => offered[turn % 3 === 0 ? offered.length - 1 : 0]!,
    onQuestion: (question) => expect(question.trim()).not.toBe(""),
  });
  expect(commands).toBeGreaterThan(30);
  expect(verdict.trim()).not.toBe("");
});

test("the text front end answers questions, and says why not", async ({ visit }) => {
  const page = await visit();
  await keep(page, untouched(setting("ask", 3)));
  await page.goto("/text/ask");
  await page.locator("[data-command]").first().waitFor();
  expect((await askByText(page, "help")).join("\n")).toMatch(/draw/i);
  expect((await askByText(page, "why not buy 3")).join("\n")).toMatch(/PAX \d+\.\d+/);
});
