import { expect } from "vitest";
import { test } from "./harness.ts";
import { playToEnd } from "./play.ts";

test("two guests meet by a link and play PAX to its end, each at his own screen; the score is kept in both browsers, and proven to each", async ({
  visit,
}) => {
  const livia = await visit({ to: "/new?players=2&online", settings: { name: "Livia" } });
  await livia.getByRole("button", { name: "Invite by a link" }).click();
  await livia.getByText("Waiting for one more player").waitFor();
  expect(livia.url()).toMatch(/\/online\/[\w-]{22}$/);
  const gaius = await visit({ to: livia.url(), settings: { name: "Gaius" } });
  await gaius.getByRole("button", { name: "Take this seat" }).click();
  const pages = [livia, gaius];
  await Promise.all(pages.map((page) => page.waitForURL(/\/table\/~/)));
  const ends = await Promise.all(pages.map((page, seed) => playToEnd(page, seed)));
  expect(ends.map(({ over }) => over)).toEqual([true, true]);
  for (const page of pages) {
    await page.goto(page.url().replace("/table/", "/score/"));
    await page
      .getByRole("heading", { name: /Livia|Gaius|Rome/ })
      .first()
      .waitFor();
    // Each browser has added to the luck and signed; each finds its own part in the record.
    await page.locator('[data-trust="proven"]').waitFor();
  }
});
