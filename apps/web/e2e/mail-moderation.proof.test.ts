import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { withDevice } from "./device.ts";
import { axe, overflow, PHONE, test } from "./harness.ts";
import { mailSink, readMail } from "./mail-sink.ts";
import { serveSite } from "./serve-site.ts";
import { PATIENCE } from "./wait.ts";

let folder = "";
let sink: Awaited<ReturnType<typeof mailSink>>;
let site: Awaited<ReturnType<typeof serveSite>>;
/** Whoever sends mails says where links in them lead: on a port that is known before. */
let port = 0;
const serve = (more: Readonly<Record<string, string>> = {}) =>
  serveSite(
    {
      ARA_SMTP: `smtp://localhost:${sink.port}`,
      ARA_MAIL_FROM: "ara@mail.example",
      ARA_ORIGIN: `http://localhost:${port}`,
      ...more,
    },
    join(folder, "ara.sqlite"),
    port,
  );
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-mail-"));
  sink = await mailSink();
  port = await freePort();
  site = await serve();
}, 180_000);
afterAll(async () => {
  await site.close();
  sink.close();
  rmSync(folder, { recursive: true });
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const free = createServer().listen(0, "localhost", () => {
      const { port: found } = free.address() as AddressInfo;
      free.close(() => resolve(found));
    });
  });
const fits = async (page: Page): Promise<void> => {
  expect(await axe(page)).toEqual([]);
  expect(await overflow(page)).toMatchObject({ by: 0 });
};
async function beMember(page: Page, name: string): Promise<void> {
  await withDevice(page);
  await page.getByRole("button", { name: "Choose a name" }).click();
  await page.getByLabel("What shall the others call you?").fill(name);
  await page.getByRole("button", { name: "Keep this name" }).click();
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText(`You are signed in as ${name}.`).waitFor();
}
const ask = <Answer>(page: Page, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([to, sent]) => {
      const init = sent && { method: "POST", body: sent, headers: { "content-type": "application/json" } };
      return (await fetch(to, init || {})).json() as Promise<Answer>;
    },
    [path, body && JSON.stringify(body)] as const,
  );
const told = (page: Page) =>
  page.getByText("How you are told that it is your turn, where you chose nothing else", { exact: true });

test("whoever has an address chooses mails, how often, and ends them by the link in one", async ({ visit }) => {
  const page = await visit({ to: "/online", baseURL: site.url, allow: /40[39]/ });
  await beMember(page, "Livia");
  // Without an address there is nothing to choose.
  await page.goto("/online");
  await told(page).click();
  await page.getByLabel("by mail").click();
  await page.getByText("There is no address to write to.").waitFor();
  await page.goto("/account");
  await page.getByLabel("E-mail address").fill("livia@mail.example");
  await page.getByRole("button", { name: "Send a link to confirm it" }).click();
  await expect.poll(() => sink.mails.length, { timeout: PATIENCE }).toBeGreaterThan(0);
  const [, link] = /(http:\S+#link=[\w-]+)/.exec(readMail(sink.mails[0]!))!;
  await page.goto("about:blank");
  await page.goto(link!);
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.getByText("Your address is confirmed").waitFor();
  await page.getByText("livia@mail.example").first().waitFor();

  await page.goto("/online");
  await told(page).click();
  await page.getByLabel("by mail").check();
  await page.getByText("Kept.").waitFor();
  await page.getByLabel("once a day").check({ force: true });
  await expect
    .poll(() => ask<{ rhythm: string }>(page, "/api/notices/mail"), { timeout: PATIENCE })
    .toMatchObject({ rhythm: "daily" });
  await page.getByLabel("at once").check({ force: true });
  await expect
    .poll(() => ask<{ rhythm: string }>(page, "/api/notices/mail"), { timeout: PATIENCE })
    .toMatchObject({ rhythm: "now" });
  await fits(page);
  await page.setViewportSize(PHONE.viewport);
  await fits(page);

  // Somebody offers her something while she looks elsewhere; she is written to, and has had enough of it.
  const { id } = await ask<{ id: string }>(page, "/api/tables", {
    game: "pax",
    config: { players: 2, startPlayer: 0 },
    listed: false,
    seats: [{ who: "me" }, { who: "open" }],
  });
  const other = await visit({ to: "/online", baseURL: site.url });
  await ask(other, "/api/guest", { name: "Gaius" });
  await ask(other, `/api/tables/${id}/sit`, { seat: 1 });
  const before = sink.mails.length;
  await expect
    .poll(() => sink.mails.slice(before).map(readMail).join("\n"), { timeout: 3 * PATIENCE })
    .toContain(`/table/~${id}`);
  const [, stop] = /(http:\S+\/online\/stop#[\w-]+)/.exec(readMail(sink.mails.at(-1)!))!;
  await page.goto("about:blank");
  await page.goto(stop!);
  await page.getByRole("button", { name: "No more mails" }).click();
  await page.getByText("You get no more mails about your turns.").waitFor();
  expect((await ask<{ channels: string[] }>(page, "/api/notices")).channels).toEqual(["page"]);
});

test("somebody is reported; a moderator closes what he said, shuts him out and lets him in again", async ({
  visit,
}) => {
  const moderata = await visit({ to: "/online", baseURL: site.url, allow: /WebSocket|ERR_/ });
  await beMember(moderata, "Moderata");
  // A name in the settings is given to nobody any more: who is to moderate is a member before.
  await site.close();
  site = await serve({ ARA_MODERATORS: "Moderata" });
  const [victim, rude] = [
    await visit({ to: "/online", baseURL: site.url }),
    await visit({ to: "/online", baseURL: site.url, allow: /40[13]/ }),
  ];
  await ask(victim, "/api/guest", { name: "Cornelia" });
  await ask(rude, "/api/guest", { name: "Rufus" });
  const { id } = await ask<{ id: string }>(victim, "/api/tables", {
    game: "pax",
    config: { players: 2 },
    listed: false,
    seats: [{ who: "me" }, { who: "open" }],
  });
  await ask(rude, `/api/tables/${id}/sit`, { seat: 1 });
  await ask(rude, `/api/tables/${id}/say`, { text: "You play like a Gaul" });

  await victim.goto("/account");
  await victim.getByRole("button", { name: "Report" }).click();
  await victim.getByLabel("What did Rufus do?").fill("He is rude.");
  await victim.getByRole("button", { name: "Send the report" }).click();
  await victim.getByText("Your report is kept").waitFor();
  // Nobody else finds the way, or gets in by the address.
  await victim.goto("/online");
  expect(await victim.getByRole("link", { name: "Moderation" }).count()).toBe(0);

  await moderata.goto(`${site.url}/online`);
  await moderata.getByRole("link", { name: "Moderation" }).click();
  await moderata.getByRole("heading", { name: "Cornelia about Rufus" }).waitFor();
  await moderata.getByText("He is rude.").waitFor();
  await moderata.getByText("What was said there").click();
  await moderata.getByRole("button", { name: "Close: “You play like a Gaul”" }).click();
  await moderata.getByText("Moderata closed a line by Rufus.").waitFor();
  await fits(moderata);
  await moderata.getByRole("button", { name: "Shut Rufus out" }).click();
  await moderata.getByText("Press once more if you are sure.").waitFor();
  await moderata.getByRole("button", { name: "Shut Rufus out" }).click();
  await moderata.getByText("Moderata shut Rufus out.").waitFor();
  await moderata.setViewportSize(PHONE.viewport);
  await fits(moderata);
  await expect.poll(() => ask<{ me: unknown }>(rude, "/api/me"), { timeout: PATIENCE }).toMatchObject({ me: null });
  const said = await ask<{ lines: { text: string; closed: boolean }[] }>(victim, `/api/tables/${id}/chat`);
  expect(said.lines).toMatchObject([{ text: "", closed: true }]);
  await moderata.getByRole("button", { name: "Let Rufus in again" }).click();
  await moderata.getByText("Moderata let Rufus in again.").waitFor();
});

test("whoever goes on vacation says so on his account, and comes back", async ({ visit }) => {
  for (const size of [{}, PHONE]) {
    const page = await visit({ to: "/online", baseURL: site.url, ...size });
    await ask(page, "/api/guest", { name: "Octavia" });
    await page.goto("/account");
    await page.getByRole("heading", { name: "Vacation" }).waitFor();
    await page.getByText("You can take 30 days of 30 in a year.").waitFor();
    await page.getByLabel("Days").fill("5");
    await page.getByRole("button", { name: "Go on vacation" }).click();
    await page.getByText("You are on vacation until").waitFor();
    await fits(page);
    await page.getByRole("button", { name: "I am back" }).click();
    await page.getByText("You can take 29 days of 30 in a year.").waitFor();
  }
});
