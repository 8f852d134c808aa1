import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axe, overflow, PHONE, test } from "./harness.ts";

const ask = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(to, { method: "POST", body: sent, headers })).json() as Promise<Answer>;
    },
    [path, JSON.stringify(body)] as const,
  );

test("at a table by days one goes on vacation, and the other sees it; on a phone, in German", async ({ visit }) => {
  const livia = await visit({ to: "/online" });
  const gaius = await visit({ to: "/online", settings: { language: "de" }, ...PHONE });
  await ask(livia, "/api/guest", { name: "Livia" });
  await ask(gaius, "/api/guest", { name: "Gaius" });
  const { id } = await ask<{ id: string }>(livia, "/api/tables", {
    game: "pax",
    config: { players: 2 },
    listed: false,
    seats: [{ who: "me" }, { who: "open" }],
    clock: { kind: "days", days: 3 },
  });
  await ask(gaius, `/api/tables/${id}/sit`, { seat: 1 });
  await livia.goto(`/table/~${id}`);
  await livia.locator("[data-online=people]").click();
  await livia.getByRole("heading", { name: "Vacation" }).waitFor();
  await livia.getByLabel("Days").fill("9");
  await livia.locator("button[data-online=vacation]").click();
  await livia.getByText("You are on vacation until").waitFor();
  await livia.getByText("on vacation until", { exact: false }).first().waitFor();
  expect(await axe(livia)).toEqual([]);
  await livia.goto("/online");
  await gaius.goto(`/table/~${id}`);
  await gaius.locator("[data-online=people]").click();
  await gaius.getByText("im Urlaub bis").waitFor();
  expect(await axe(gaius)).toEqual([]);
  expect(await overflow(gaius)).toMatchObject({ by: 0 });
  await gaius.goto("/online");
  await gaius.getByText("Wie du von Plätzen erfährst").click();
  await gaius.getByLabel("auf der Seite").first().waitFor();
});
