import { expect } from "vitest";
import type { WebSocketRoute } from "playwright-core";
import { axe, PHONE, test } from "./harness.ts";
import { LOOK, playToEnd } from "./play.ts";

test("two guests meet by a link and play PAX to its end, each at his own screen; the score is kept in both browsers, and proven to each", async ({
  visit,
}) => {
  const livia = await visit({ to: "/new?players=2&online", settings: { name: "Livia" } });
  await livia.getByRole("button", { name: "Open the table" }).waitFor();
  // Whoever changes places by lot finds his part in the record all the same.
  await livia.getByRole("switch", { name: "Draw the seats by lot" }).press("Space");
  expect(await axe(livia)).toEqual([]);
  await livia.getByRole("button", { name: "Open the table" }).click();
  await livia.getByText("When all sit, the seats are drawn by lot.").waitFor();
  await livia.getByText("Waiting for one more player").waitFor();
  expect(livia.url()).toMatch(/\/online\/[\w-]{22}$/);
  // Whoever comes by the link without a name is told what he is invited to, and asked for a name first.
  const gaius = await visit({ to: livia.url() });
  await gaius.getByText("Livia invites you to this table.").waitFor();
  await gaius.getByText("2 players").waitFor();
  await gaius.getByRole("button", { name: "Take this seat" }).click();
  expect(await gaius.getByLabel("What shall the others call you?").inputValue()).toMatch(/^\w+ \w+$/);
  expect(await axe(gaius)).toEqual([]);
  await gaius.getByLabel("What shall the others call you?").fill("Gaius");
  await gaius.keyboard.press("Enter");
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
  // Whoever looks at the score is told who wants to play again.
  await livia.getByRole("button", { name: "Rematch" }).click();
  await gaius.getByText("Livia wants to play again.").waitFor();
  await gaius.getByRole("button", { name: "Join the rematch" }).waitFor();
  expect(await gaius.title()).toMatch(/^● /);

  // Whoever was not there opens the game by its address, and has it from then on.
  const id = gaius.url().split("~")[1]!.split(/[?#/]/, 1)[0]!;
  const nemo = await visit({ to: `/replay/~${id}?at=3` });
  await nemo.getByRole("button", { name: "Copy link" }).waitFor();
  expect(nemo.url()).toContain("at=3");
  await gaius.goto("/online/history");
  const row = gaius.locator(".online-row", { hasText: "Livia" });
  await row.waitFor();
  await expect.poll(() => row.textContent()).toMatch(/[12]\. (Livia|Gaius)/);
  expect(await row.getByRole("link", { name: "Score sheet" }).getAttribute("href")).toBe(`/score/~${id}`);
  expect(await axe(gaius)).toEqual([]);
  await gaius.goto("/online/ladder");
  await gaius.getByText("Nobody has been rated here yet.").waitFor();
  await gaius.getByRole("row", { name: /PAX · 2 players/ }).waitFor();
  expect(await axe(gaius)).toEqual([]);
});

test("at a table online everybody sees who is there, clocks run, a seat is left to a bot and taken back, and a broken line says so and comes back", async ({
  visit,
}) => {
  // Her network goes in the end, and the browser says of each line that it could not open meanwhile that it could not.
  const livia = await visit({
    to: "/new?players=2&online",
    settings: { name: "Livia" },
    allow: /ERR_INTERNET_DISCONNECTED/,
  });
  await livia.locator("label", { has: livia.locator("[name=clock][value=live]") }).click();
  await livia.getByRole("button", { name: "Open the table" }).click();
  await livia.getByText("Each player has 10 minutes").waitFor();
  const gaius = await visit({ ...PHONE, settings: { name: "Gaius" } });
  let line: WebSocketRoute | undefined;
  let isCut = false;
  await gaius.routeWebSocket(/\/line\//, (socket) => {
    line = socket;
    if (isCut) void socket.close();
    else socket.connectToServer();
  });
  await gaius.goto(livia.url());
  // The first line to the table is tried again too, and the page says so.
  isCut = true;
  await gaius.getByRole("button", { name: "Take this seat" }).click();
  await gaius.locator("[data-knocking]").waitFor();
  expect(await axe(gaius)).toEqual([]);
  isCut = false;
  await gaius.locator("[data-knocking]").waitFor({ state: "detached" });
  for (const page of [livia, gaius]) {
    await page.locator(".online-strip [data-running=true]").waitFor();
    expect(await page.locator(".online-strip [data-state=here]").count()).toBe(2);
    expect(await page.locator(".online-strip [data-running=true] time").textContent()).toMatch(/^9:5\d$|^10:00$/);
    expect(await axe(page)).toEqual([]);
  }
  // The other is at a screen of his own, and nothing is under way that could be skipped.
  await livia.locator(".table-kind").getByText("online", { exact: true }).waitFor();
  expect(await livia.getByRole("button", { name: /Skip ahead/ }).count()).toBe(0);
  const nemo = await visit({ to: livia.url() });
  await nemo.getByText("You look on.").waitFor();
  expect(await nemo.getByRole("button", { name: /^Undo/ }).count()).toBe(0);
  // Whoever looks on without a name is asked for one before he is heard.
  await nemo.locator("[data-online=chat]").click();
  await nemo.locator("[name=say]").fill("Ave!");
  await nemo.keyboard.press("Enter");
  await nemo.getByLabel("What shall the others call you?").fill("Nemo");
  expect(await axe(nemo)).toEqual([]);
  await nemo.keyboard.press("Enter");
  await nemo.locator(".online-chat").getByText("Nemo: Ave!").waitFor();
  await livia.locator("[data-online=chat]").click();
  await livia.locator("[name=say]").fill("1 2 3 Salve!");
  await livia.keyboard.press("Enter");
  await livia.getByText("1 2 3 Salve!").waitFor();
  await gaius.getByRole("button", { name: "Chat, 1 unread" }).click();
  await gaius.getByText("1 2 3 Salve!").waitFor();
  expect(await axe(gaius)).toEqual([]);
  await gaius.getByRole("button", { name: "Mute Livia" }).click();
  await gaius.getByText("muted").waitFor();
  expect(await gaius.getByText("1 2 3 Salve!").count()).toBe(0);
  await gaius.keyboard.press("Escape");
  await livia.locator("[data-online=people]").click();
  await livia.getByText("has added a part of its own to the luck. It signs your answers.").waitFor();
  await livia.getByRole("button", { name: "Leave my seat to a bot" }).click();
  await livia.getByText("A bot plays on for you").waitFor();
  await livia.locator("[data-online=away-sure]").click();
  await livia.getByText("A bot plays for you.").waitFor();
  await gaius.locator(".online-strip [data-state=bot]").waitFor();
  await livia.getByRole("button", { name: "Take my seat back" }).click();
  await livia.locator(".online-strip [data-own=true]").waitFor();
  await gaius.locator(".online-strip [data-state=here]").nth(1).waitFor();
  isCut = true;
  await line!.close();
  await gaius.locator(".online-broken").waitFor();
  isCut = false;
  await gaius.locator(".online-broken").waitFor({ state: "detached" });
  // A network that is gone closes no line: the browser says that it is.
  await livia.context().setOffline(true);
  await livia.locator(".online-broken").waitFor();
  await livia.context().setOffline(false);
  await livia.locator(".online-broken").waitFor({ state: "detached" });
  await gaius.close();
  await livia.locator(".table-kind").getByText("away", { exact: true }).waitFor();
});

test("players take back by consent, end a game by agreement and play again; a seat left to a bot is taken over", async ({
  visit,
}) => {
  const allow = /ERR_INTERNET_DISCONNECTED/;
  const livia = await visit({ to: "/new?players=2&online", settings: { name: "Livia" }, allow });
  await livia.getByRole("button", { name: "Open the table" }).click();
  await livia.getByText("Waiting for one more player").waitFor();
  const gaius = await visit({ ...PHONE, to: livia.url(), settings: { name: "Gaius" }, allow });
  await gaius.getByRole("button", { name: "Take this seat" }).click();
  const pages = [livia, gaius];
  const offer = async (page: typeof livia, kind: string): Promise<void> => {
    await page.locator("[data-online=people]").click();
    await page.locator(`[data-online=offer-${kind}]`).click();
  };
  await Promise.all(pages.map((page) => page.waitForURL(/\/table\/~/)));
  const mover = await Promise.any(
    pages.map(async (page) => {
      await page.locator("[data-action]").first().waitFor();
      return page;
    }),
  );
  const other = mover === livia ? gaius : livia;
  const before = await mover.evaluate(`(${LOOK})()`);
  await playToEnd(mover, 1, 1);
  await offer(mover, "back");
  await other.getByText(/asks to take back their last decision/).waitFor();
  await expect.poll(() => other.title()).toMatch(/^● /);
  expect(await axe(other)).toEqual([]);
  await other.locator("[data-online=agree]").click();
  await mover.getByText("All have agreed: you took back your last decision.").waitFor();
  await other.getByText(/^All have agreed: (Livia|Gaius) took back the last decision\.$/).waitFor();
  await mover.locator("[data-online=seen]").click();
  await expect.poll(() => mover.evaluate(`(${LOOK})()`)).toBe(before);
  // An answer given while the line is broken is kept, and the page says so.
  await mover.context().setOffline(true);
  await mover.locator(".online-broken").waitFor();
  await mover.locator("[data-action]").first().click();
  await mover.locator(".online-broken").getByText("Your answer waits here").waitFor();
  await mover.context().setOffline(false);
  await mover.locator(".online-broken").waitFor({ state: "detached" });
  await expect.poll(() => mover.evaluate(`(${LOOK})()`)).not.toBe(before);

  await offer(livia, "end");
  await gaius.locator("[data-online=decline]").click();
  await livia.getByText("Gaius declined.").waitFor();
  // What is offered is not covered by what was said.
  await livia.locator("[data-online=people]").click();
  await livia.locator("[data-online=chat]").click();
  await livia.locator("[name=say]").waitFor();
  await offer(gaius, "end");
  await livia.locator("[data-online=decline]").click({ trial: true });
  await livia.locator("[data-online=agree]").click();
  for (const page of pages) await page.getByText("It has no result and is not rated.").waitFor();
  await livia.getByRole("button", { name: "Rematch" }).click();
  await gaius.getByText("Livia wants to play again.").waitFor();
  await gaius.getByRole("button", { name: "Join the rematch" }).click();
  await Promise.all(pages.map((page) => page.waitForURL(/\/table\/~/)));
  const next = livia.url();
  const nemo = await visit({ to: next, settings: { name: "Nemo" } });
  await nemo.locator(".online-strip [data-state=here]").nth(1).waitFor();
  await gaius.locator("[data-online=people]").click();
  await gaius.locator("[data-online=away]").click();
  await gaius.locator("[data-online=away-sure]").click();
  await nemo.getByRole("button", { name: "Take over Gaius from the bot" }).click();
  await nemo.locator(".online-strip [data-own=true]", { hasText: "Nemo" }).waitFor();
  await livia.locator(".online-strip li", { hasText: "Nemo" }).waitFor();
  await livia.goto("/online/history");
  await livia.getByText("Ended by agreement: no result, no rating.").waitFor();
});
