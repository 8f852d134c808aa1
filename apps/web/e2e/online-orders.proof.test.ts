import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axe, overflow, PHONE, test } from "./harness.ts";
import { PATIENCE } from "./wait.ts";

const ask = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(to, { method: "POST", body: sent, headers })).json() as Promise<Answer>;
    },
    [path, JSON.stringify(body)] as const,
  );

test("what one lets stand at an online table is each game's own, in its words, and stands when one comes back; on a phone", async ({
  visit,
}) => {
  const livia = await visit({ to: "/online" });
  const gaius = await visit({ to: "/online", settings: { language: "de" }, ...PHONE });
  await ask(livia, "/api/guest", { name: "Livia" });
  await ask(gaius, "/api/guest", { name: "Gaius" });
  const table = async (wanted: object): Promise<string> => {
    const { id } = await ask<{ id: string }>(livia, "/api/tables", { listed: false, ...wanted });
    await ask(gaius, `/api/tables/${id}/sit`, { seat: 1 });
    return id;
  };
  const me = { who: "me" };
  const bots = Array.from({ length: 3 }, () => ({ who: "bot", level: "tiro" }));
  const romana = await table({ game: "pax-romana", config: { scenario: "II" }, seats: [me, { who: "open" }] });
  const large = await table({ game: "pax", config: { players: 5 }, seats: [me, { who: "open" }, ...bots] });
  const small = await table({ game: "pax", config: { players: 2 }, seats: [me, { who: "open" }] });

  // Whose turn it is elsewhere is said above everything, until it is put away.
  const elsewhere = gaius.locator(".turns-above");
  await gaius.addLocatorHandler(elsewhere, () => elsewhere.getByRole("button").click());
  const lookAt = async (id: string): Promise<void> => {
    await gaius.goto(`/table/~${id}`);
    await gaius.locator("[data-online=people]").click();
    await gaius.locator(".online-people").waitFor();
  };
  await lookAt(romana);
  const never = gaius.getByLabel("Vor einer Schlacht nie ausweichen");
  const always = gaius.getByLabel("Vor einer Schlacht immer ausweichen");
  // However fast somebody is, all of it stands.
  await gaius.getByLabel("Keine Bestechung anbieten").waitFor();
  await gaius.evaluate(() => {
    for (const name of ["bribes", "interceptions"])
      document.querySelector<HTMLElement>(`[data-policy=${name}]`)!.click();
  });
  await never.check();
  await always.check();
  await expect.poll(() => never.isChecked(), { timeout: PATIENCE }).toBe(false);
  expect(await axe(gaius)).toEqual([]);
  expect(await overflow(gaius)).toMatchObject({ by: 0 });
  await lookAt(romana);
  await expect.poll(() => always.isChecked(), { timeout: PATIENCE }).toBe(true);
  expect(await gaius.locator("[data-policy=bribes]").isChecked()).toBe(true);
  expect(await gaius.locator("[data-policy=interceptions]").isChecked()).toBe(true);

  await lookAt(large);
  await gaius.getByLabel("In Senatssitzungen nichts auslegen").check();
  expect(await gaius.locator("[data-policy]").count()).toBe(1);
  // 7.5: there are no senate sessions at small tables.
  await lookAt(small);
  expect(await gaius.locator("[data-policy]").count()).toBe(0);

  await livia.goto("/online");
  const made = livia.locator(".online-make a[href$='?online']");
  await made.first().waitFor();
  expect(await made.allInnerTexts()).toEqual(["PAX", "Pax Romana"]);
  await livia.goto("/online/ladder");
  await livia.getByRole("radio", { name: "Pax Romana" }).check();
  await livia.locator("input[name=online-players][value='4']").waitFor({ state: "attached" });
  expect(await livia.locator("input[name=online-players]").count()).toBe(3);
});
