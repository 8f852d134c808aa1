import { createServer } from "node:http";
import { describe, expect } from "vitest";
import { setting } from "./games.ts";
import { SITE, test } from "./harness.ts";
import { playToEnd, sit } from "./play.ts";
import { PAGES, see } from "./screens.ts";
import { shown } from "./wait.ts";

describe("offline", () => {
  test("after the first visit every screen opens, every language speaks, and games are played", async ({ visit }) => {
    const page = await visit({ to: "/", serviceWorkers: "allow" });
    await shown(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.context().setOffline(true);
    for (const screen of PAGES) await see(page, screen);
    for (const language of ["de", "nl", "en"]) {
      await page.evaluate(
        (chosen) =>
          localStorage.setItem("ara.settings", JSON.stringify({ pace: "instant", motion: "still", language: chosen })),
        language,
      );
      await page.goto("/rules/3.7");
      await shown(page);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
    }
    await sit(page, setting("offline", 2));
    expect((await playToEnd(page, 14, 8)).decisions).toBe(8);
  });

  test("a new version waits until it is wanted", async ({ visit }) => {
    await using site = await behindMirror();
    const page = await visit({ to: "/", serviceWorkers: "allow", baseURL: site.url });
    await shown(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    site.version = "next";
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const prompt = page.getByRole("status").filter({ hasText: "A new version is ready." });
    await prompt.waitFor();
    const kept = (): Promise<string[]> => page.evaluate(() => caches.keys());
    expect(await kept()).toHaveLength(2);
    await Promise.all([page.waitForEvent("load"), prompt.getByRole("button").click()]);
    await shown(page);
    expect(await kept()).toEqual(["ara-next"]);
    expect(await prompt.count()).toBe(0);
  });

  test("it can be installed", async ({ visit }) => {
    const page = await visit({ to: "/" });
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? "{}") as { icons: { src: string; sizes: string }[] };
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  });
});

/** The same site at another address, where a service worker of another version can be had. */
async function behindMirror(): Promise<{ readonly url: string; version: string | null } & AsyncDisposable> {
  const mirror = {
    url: "",
    version: null as string | null,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(SITE + request.url!);
      const body = Buffer.from(await answer.arrayBuffer());
      const isWorker = mirror.version !== null && request.url === "/service-worker.js";
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type")! });
      response.end(
        isWorker ? body.toString().replace(/const VERSION = "\w+"/, `const VERSION = "${mirror.version}"`) : body,
      );
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  mirror.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return mirror;
}
