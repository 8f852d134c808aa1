import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { keep, played, setting } from "./games.ts";
import { test } from "./harness.ts";
import { playToEnd, sit } from "./play.ts";
import { asked, shown } from "./wait.ts";

async function choose(page: Page, content: string): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({
    name: "everything.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
}

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return text(await download.createReadStream());
}

const finished = played(setting("finished", 2));
const running = played(setting("running", 3), (_, decisions) => decisions > 20);
const shared = played(setting("shared", 2, { people: 2 }), (_, decisions) => decisions > 20);

describe("everything in one file", () => {
  test("goes out, comes back in another browser, and a second time changes nothing", async ({ visit }) => {
    const page = await visit({ to: "/", settings: { name: "Agrippa" } });
    await keep(page, finished, running, shared);
    await page.goto("/");
    await page.locator('a[href="/table/shared"]').waitFor();
    await page.getByRole("button", { name: "Save everything to a file" }).click();
    await page.getByLabel("Password").fill("salve");
    const locked = await saved(page, () => page.getByRole("button", { name: "Save it locked" }).click());
    expect(locked).not.toContain("e2e/shared");
    await page.getByRole("button", { name: "Save everything to a file" }).click();
    const plain = await saved(page, () => page.getByRole("button", { name: /^Save without/ }).click());
    expect(plain).not.toContain("e2e/shared");
    expect(plain).toContain("e2e/running");

    const other = await visit({ to: "/" });
    await shown(other);
    await choose(other, plain);
    await other.getByText("2 games came in.").waitFor();
    await other.locator('a[href="/replay/finished"]').waitFor();
    await choose(other, locked);
    await other.getByLabel("Password").fill("vale");
    await other.getByRole("button", { name: "Open" }).click();
    await other.getByText(/not its password/).waitFor();
    await choose(other, locked);
    await other.getByLabel("Password").fill("salve");
    await other.keyboard.press("Enter");
    await other.getByText("One game came in. 2 were here already.").waitFor();
    await other.locator('a[href="/table/shared"]').waitFor();
    expect(await other.evaluate(() => localStorage.getItem("ara.settings"))).toContain("Agrippa");
    // A file cut off in the middle loses nothing.
    await choose(other, plain.slice(0, -200));
    await other.locator(".home-file .note.no").waitFor();
    await other.reload();
    await other.locator('a[href="/table/shared"]').waitFor();
    expect(await other.locator(".home-game").count()).toBe(3);
  });
});

describe("a link to a finished game", () => {
  test("opens at its step in another browser, keeps nothing unasked, and is refused when cut off", async ({
    visit,
  }) => {
    const page = await visit({ to: "/", permissions: ["clipboard-read", "clipboard-write"] });
    await keep(page, finished);
    await page.goto("/replay/finished?at=30&seat=1");
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText(/The link to this step is copied/).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(1000);

    const other = await visit({ to: link });
    await other.getByText("Step 30 of").waitFor();
    expect(await other.getByLabel("Seen by").inputValue()).toBe("1");
    // Somebody else reads it: whoever is you there is called by name here.
    const said = await page.locator(".replay-said").textContent();
    expect(await other.locator(".replay-said").textContent()).toBe(said?.replace(/^You (\w+)/, "Livia $1s"));
    await other.keyboard.press(".");
    await other.getByText("Step 31 of").waitFor();
    await expect.poll(() => other.url()).toContain("#at=31");
    await other.getByRole("button", { name: "Keep it" }).click();
    await other.waitForURL(/\/replay\/\w+\?at=31/);
    await other.getByText("Step 31 of").waitFor();
    await other.goto("/");
    await other.locator('a[href^="/replay/"]').waitFor();
    await other.goto(link.slice(0, -30));
    await other.getByText(/the link is broken/).waitFor();
  });
});

describe("who plays", () => {
  test("a bot is made stronger, a player resigns and a bot plays on; the score sheet says so", async ({ visit }) => {
    const page = await visit();
    await sit(page, setting("seats", 2));
    await playToEnd(page, 8, 6);
    const openSeats = async (): Promise<void> => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("button", { name: "Who plays" }).click();
    };
    await openSeats();
    await page.locator(".table-seats").getByLabel("Marcus").selectOption("centurio");
    await page.getByText("From now on Bot Centurio plays for Marcus?").waitFor();
    await page.getByRole("button", { name: "Do it" }).click();
    await asked(page);
    await playToEnd(page, 9, 4);
    await openSeats();
    expect(await page.locator(".table-seats").getByLabel("Marcus").inputValue()).toBe("centurio");
    expect(await page.locator(".table-seats").getByLabel("Marcus").locator("option").count()).toBe(5);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Do it" }).click();
    await page.locator("[data-over]").waitFor({ state: "attached" });
    await page.locator('a[href^="/score/seats"]').first().click();
    await page.getByText(/^After step \d+ the bot Centurio played for Marcus\.$/).waitFor();
    await page.getByText(/^After step \d+ Livia gave up, and the bot Centurio played on\.$/).waitFor();
  });
});
