import { expect } from "vitest";
import { axe, overflow, PHONE, test } from "./harness.ts";
import { PATIENCE } from "./wait.ts";

test("the lobby is live: a table appears and is found by its filters, and play now brings two together", async ({
  visit,
}) => {
  const livia = await visit({ to: "/online", settings: { name: "Livia" } });
  const gaius = await visit({ to: "/online", settings: { name: "Gaius", language: "de" }, ...PHONE });
  await livia.getByRole("heading", { name: "Open tables" }).waitFor();
  await gaius.getByRole("heading", { name: "Offene Tische" }).waitFor();
  await livia.getByLabel("Players").selectOption("2");
  await livia.getByLabel("Clock").selectOption("days");
  await livia.getByRole("button", { name: "Play now" }).click();
  await livia.getByText("Waiting for one more player").waitFor();
  const row = gaius.locator(".online-row", { hasText: "Livia" }).filter({ hasText: "3 Tage für jede Entscheidung" });
  await row.waitFor();
  await gaius.getByLabel("Spieler").selectOption("7");
  await row.waitFor({ state: "hidden" });
  await gaius.getByText("Gerade passt kein offener Tisch").waitFor();
  await gaius.getByLabel("Spieler").selectOption("2");
  await gaius.getByLabel("Uhr").selectOption("days");
  await row.waitFor();
  expect(await axe(gaius)).toEqual([]);
  expect((await overflow(gaius)).by).toBe(0);
  await gaius.getByRole("button", { name: "Jetzt spielen" }).click();
  await Promise.all([livia, gaius].map((page) => page.waitForURL(/\/table\/~/)));

  // One of them is to move: title and icon say so, at the table, in the lobby and on the first screen.
  const turn = (page: typeof livia) => page.title().then((title) => title.startsWith("● "));
  await expect.poll(async () => Promise.all([livia, gaius].map(turn)), { timeout: PATIENCE }).toContain(true);
  const mover = (await turn(livia)) ? livia : gaius;
  expect(await mover.locator('link[rel~="icon"]').getAttribute("href")).toMatch(/^data:image/);
  await mover.goto("/online");
  await mover.locator(".online-row[data-turn=true] .online-turn").waitFor();
  await expect.poll(() => turn(mover), { timeout: PATIENCE }).toBe(true);
  await mover.locator(".online-row[data-turn=true] summary").click();
  const ways = mover.locator(".online-row[data-turn=true] input[type=checkbox]");
  await ways.nth(1).check();
  await mover
    .locator(".online-row[data-turn=true] .online-told p")
    .getByText(/Kept|Gemerkt/)
    .waitFor();
  await mover.reload();
  await mover.locator(".online-row[data-turn=true] summary").click();
  await expect.poll(() => ways.nth(1).isChecked(), { timeout: PATIENCE }).toBe(true);
  expect(await ways.nth(0).isChecked()).toBe(true);
  expect(await axe(mover)).toEqual([]);
  await mover.goto("/");
  await mover
    .locator(".home-online .home-game[data-mine=true]")
    .getByText(/It is your turn|Du bist am Zug/)
    .waitFor();
  expect(await mover.getByText(/You have not played here yet|Du hast hier noch nicht/).count()).toBe(0);
  await expect.poll(() => turn(mover), { timeout: PATIENCE }).toBe(true);
  expect((await overflow(mover)).by).toBe(0);
});

test("where there is no table it says so; and what the server says itself is no page, though all pages are kept in the browser", async ({
  visit,
}) => {
  const page = await visit({ to: "/", serviceWorkers: "allow", allow: /404/ });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  for (const [to, says] of [
    ["/online/mistyped", "There is no such table."],
    ["/online/tournaments/mistyped", "There is no such tournament."],
    ["/table/~mistyped", "There is no such table here."],
    ["/table/~AAAAAAAAAAAAAAAAAAAAAA", "There is no such table here."],
  ] as const) {
    await page.goto(to);
    await page.getByText(says).waitFor();
  }
  await page.goto("/online/history");
  const [records] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "records", exact: true }).click(),
  ]);
  expect(records.suggestedFilename()).toBe("records.jsonl");
  const api = await page.goto("/api/openapi.json");
  expect(await api?.json()).toMatchObject({ openapi: "3.1.0" });
});
