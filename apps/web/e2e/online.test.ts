import { expect } from "vitest";
import { axe, test } from "./harness.ts";
import { playToEnd } from "./play.ts";

test("two guests meet by a link and play PAX to its end, each at his own screen; the score is kept in both browsers", async ({
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
  }

  // Whoever was not there opens the game by its address, and has it from then on.
  const id = livia.url().split("~")[1]!.split(/[?#/]/, 1)[0]!;
  const nemo = await visit({ to: `/replay/~${id}?at=3` });
  await nemo.getByRole("button", { name: "Copy link" }).waitFor();
  expect(nemo.url()).toContain("at=3");
  await gaius.goto("/online/history");
  const row = gaius.locator(".online-row", { hasText: "Livia" });
  await row.waitFor();
  await expect.poll(() => row.textContent()).toMatch(/[12]\. (Livia|Gaius)/);
  expect(await axe(gaius)).toEqual([]);
  await gaius.goto("/online/ladder");
  await gaius.getByText("Nobody has been rated here yet.").waitFor();
  await gaius.getByRole("row", { name: /PAX · 2 players/ }).waitFor();
  expect(await axe(gaius)).toEqual([]);
});
