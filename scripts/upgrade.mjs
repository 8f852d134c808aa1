// Tries an upgrade: an earlier commit (--from, the one before this by default) beside what is here. Two people play PAX online in
// Chromium (1) with the old client at the new server, (2) with the new client at the old server, (3) at an old server that is
// replaced by the new one in the middle of their game, on the same database, with the old client still open in their browsers.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { launchOptions } from "../apps/web/e2e/chromium.ts";
import { playToEnd } from "../apps/web/e2e/play.ts";

const { values } = parseArgs({ options: { from: { type: "string", default: "HEAD~1" } } });
const here = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ara-upgrade-"));
const there = join(folder, "old");
const siteOf = (tree) => join(tree, "apps/web/dist/site");
const run = (cwd, command, ...args) => execFileSync(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });

/** A server of one tree with the client of another, in a process of its own; the first line it says is its port. */
async function serve(tree, site, database, port = 0) {
  const program = `
    import { startServer } from ${JSON.stringify(join(tree, "apps/server/src/index.ts"))};
    const [site, database, port] = process.argv.slice(2);
    const server = await startServer({ site, host: "localhost", ports: [Number(port)], database, log: () => {} });
    console.log(server.port);
    process.once("SIGTERM", async () => { await server.close(); process.exit(0); });`;
  const file = join(folder, `serve-${tree === here ? "new" : "old"}.mjs`);
  writeFileSync(file, program);
  const args = [file, site, database, String(port)];
  const child = spawn(process.execPath, args, { cwd: tree, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const line = await Promise.race([
    new Promise((resolve) => createInterface(child.stdout).once("line", resolve)),
    ended.then(() => Promise.reject(new Error(`the server of ${tree} did not start`))),
  ]);
  return { port: Number(line), close: () => (child.kill("SIGTERM"), ended) };
}

/** Two people at a table that has begun, each in a browser of his own. */
async function sitDown(browser, port) {
  const pages = [];
  let table = "";
  for (const name of ["Livia", "Gaius"]) {
    const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
    const page = await context.newPage();
    await page.goto("/");
    table = await page.evaluate(
      async ([who, id]) => {
        const post = async (path, body) => {
          const headers = { "content-type": "application/json" };
          const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
          if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
          return answer.json();
        };
        await post("/api/guest", { name: who });
        if (id !== "") return (await post(`/api/tables/${id}/sit`, { seat: 1 })) && id;
        const seats = [{ who: "me" }, { who: "open" }];
        return (await post("/api/tables", { game: "pax", config: { players: 2 }, listed: false, seats })).id;
      },
      [name, table],
    );
    pages.push(page);
  }
  for (const page of pages) await page.goto(`/table/~${table}`);
  return pages;
}

/** So often somebody presses once more what was pressed into a broken line, and refused: an earlier client does not do so by itself. */
const TRIES = 8;

/** Plays on to the end over lines that break meanwhile. */
async function playOn(page, seed) {
  for (let tries = 1; ; tries++) {
    try {
      return await playToEnd(page, seed + tries, undefined, 15_000);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

/** Plays on to the end; or so many answers each, where one may end up waiting for the other, who has given his. */
async function play(pages, most) {
  const played = await Promise.allSettled(
    pages.map((page, i) => playToEnd(page, i + 1, most, most === undefined ? 60_000 : 8000)),
  );
  const failed = played.find(({ status }) => status === "rejected");
  if (most === undefined && failed) throw failed.reason;
  return played.reduce((sum, { value }) => sum + (value?.decisions ?? 0), 0);
}

let browser;
try {
  run(here, "git", "worktree", "add", "--detach", there, values.from);
  // What is installed here serves both where both ask for the same.
  const isSame =
    execFileSync("git", ["diff", "--name-only", values.from, "--", "package-lock.json"], { cwd: here }).length === 0;
  if (isSame)
    cpSync(join(here, "node_modules"), join(there, "node_modules"), { recursive: true, verbatimSymlinks: true });
  else run(there, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund");
  for (const tree of [here, there]) if (existsSync(tree)) run(tree, process.execPath, "scripts/build-web.mjs");
  browser = await chromium.launch(launchOptions());

  /** Each: what is tried, whose server, whose client. */
  const mixed = [
    ["old client, new server", here, siteOf(there)],
    ["new client, old server", there, siteOf(here)],
  ];
  for (const [what, tree, site] of mixed) {
    const server = await serve(tree, site, ":memory:");
    const decisions = await play(await sitDown(browser, server.port));
    await server.close();
    console.log(`${what}: a game of ${decisions} decisions, to its end`);
  }

  const database = join(folder, "ara.sqlite");
  const old = await serve(there, siteOf(there), database);
  const pages = await sitDown(browser, old.port);
  const before = await play(pages, 8);
  await old.close();
  const next = await serve(here, siteOf(here), database, old.port);
  const last = await Promise.all(pages.map((page, i) => playOn(page, i + 1)));
  await next.close();
  const after = last.reduce((sum, { decisions }) => sum + decisions, 0);
  console.log(
    `a server replaced in the middle: at least ${before} decisions before it, at least ${after} of both after, to its end`,
  );
} finally {
  await browser?.close();
  if (existsSync(there)) run(here, "git", "worktree", "remove", "--force", there);
  rmSync(folder, { recursive: true, force: true });
}
