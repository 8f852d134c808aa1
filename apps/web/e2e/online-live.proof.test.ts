import { expect } from "vitest";
import { test } from "./harness.ts";
import { playToEnd } from "./play.ts";

test(
  "two people and a bot play a live game of PAX to its end, somebody looks on; no clock runs out, and it is proven to both",
  { timeout: 900_000 },
  async ({ visit }) => {
    const livia = await visit();
    const id = await livia.evaluate(async () => {
      const post = async (path: string, body: object) => {
        const headers = { "content-type": "application/json" };
        return (await (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as {
          readonly id: string;
        };
      };
      await post("/api/guest", { name: "Livia" });
      const wanted = {
        game: "pax",
        config: { players: 3 },
        listed: false,
        draws: true,
        fair: true,
        seats: [{ who: "me" }, { who: "open" }, { who: "bot", level: "legatus" }],
        clock: { kind: "live", bank: 1_800_000, increment: 20_000 },
        atZero: "loses",
      };
      return (await post("/api/tables", wanted)).id;
    });
    await livia.goto(`/online/${id}`);
    const gaius = await visit({ to: `/online/${id}` });
    await gaius.getByRole("button", { name: "Take this seat" }).click();
    await gaius.getByLabel("What shall the others call you?").fill("Gaius");
    await gaius.keyboard.press("Enter");
    const pages = [livia, gaius];
    await Promise.all(pages.map((page) => page.waitForURL(/\/table\/~/)));
    const nemo = await visit({ to: `/table/~${id}` });
    await nemo.getByText("You look on.").waitFor();
    const ends = await Promise.all(pages.map((page, seed) => playToEnd(page, seed, 3000, 120_000)));
    for (const { over, decisions } of ends) expect([over, decisions > 10]).toEqual([true, true]);
    await nemo.locator("[data-over]").waitFor({ state: "attached" });
    for (const page of pages) {
      await page.goto(`/score/~${id}`);
      await page.locator('[data-trust="proven"]').waitFor();
    }
    await nemo.goto(`/score/~${id}`);
    await nemo.locator('[data-trust="consistent"]').waitFor();
  },
);
