import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness.ts";
import { playTogether } from "./play-romana.ts";
import { serveSite } from "./serve-site.ts";
import { PATIENCE } from "./wait.ts";

const ask = <Answer>(page: Page, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { "content-type": "application/json" };
      const init = sent === undefined ? {} : { method: "POST", body: sent, headers };
      return (await fetch(to, init)).json() as Promise<Answer>;
    },
    [path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );

/** What is told at a table. */
const logOf = (page: Page): Promise<string> => page.locator(".romana-log").innerText();

test(
  "two play Pax Romana by correspondence; the server is started anew in the middle, and they go on where they were",
  { timeout: 600_000 },
  async ({ visit }) => {
    const folder = mkdtempSync(join(tmpdir(), "ara-romana-online-"));
    const database = join(folder, "ara.sqlite");
    let site = await serveSite({}, database);
    try {
      const allow = /WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/;
      const pages: Page[] = [];
      for (const name of ["Livia", "Gaius"]) {
        const page = await visit({ baseURL: site.url, to: "/icon.svg", allow });
        await ask(page, "/api/guest", { name });
        pages.push(page);
      }
      const [livia, gaius] = pages as [Page, Page];
      const { id } = await ask<{ id: string }>(livia, "/api/tables", {
        game: "pax-romana",
        config: { scenario: "II" },
        listed: false,
        seats: [{ who: "me" }, { who: "open" }],
        clock: { kind: "days", days: 3 },
      });
      await ask(gaius, `/api/tables/${id}/sit`, { seat: 1 });
      for (const page of pages) await page.goto(`/text/~${id}`);
      const before = await playTogether(pages, "before", 60);
      expect(Math.min(...before)).toBeGreaterThan(0);

      const port = Number(new URL(site.url).port);
      // What somebody is about to confirm is asked anew when the table is told anew: that comes first.
      const told = pages.map((page) => {
        const anew = { news: 0 };
        page.on("websocket", (socket) =>
          socket.on("framereceived", ({ payload }) => {
            if (String(payload).includes('"t":"news"')) anew.news++;
          }),
        );
        return anew;
      });
      await site.close();
      for (const page of pages) await page.getByText("The line is broken").first().waitFor();
      site = await serveSite({}, database, port);
      for (const page of pages) await page.getByText("The line is broken").first().waitFor({ state: "hidden" });
      await expect.poll(() => told.every(({ news }) => news > 0), { timeout: PATIENCE }).toBe(true);
      const after = await playTogether(pages, "after", 60);
      expect(Math.min(...after)).toBeGreaterThan(0);

      // Whoever opens the table anew finds what both have seen.
      const { table } = await ask<{ table: { status: string; askedAt: number } }>(livia, `/api/tables/${id}`);
      expect(table.status).toBe("running");
      const log = await logOf(livia);
      expect(log.length).toBeGreaterThan(100);
      await livia.reload();
      await livia.locator(".romana-log").waitFor();
      await expect.poll(() => logOf(livia)).toBe(log);
    } finally {
      await site.close();
      rmSync(folder, { recursive: true });
    }
  },
);
