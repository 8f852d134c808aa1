import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ARA, testFolder } from "./testing/ara.ts";

const { ara } = testFolder();

test.each([
  [["serve", "pax"], 'unexpected "pax"'],
  [["serve", "--port", "80800"], "--port takes a whole number from 0 to 65535"],
  [["serve", "--port", "web"], "--port takes a whole number"],
  [["serve", "--settings", "nowhere.json"], "nowhere.json"],
])("%j is refused in one line", async (args, message) => {
  const { code, err } = await ara(args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err.trim().split("\n")).toHaveLength(1);
});

test.skipIf(process.platform === "win32")(
  "ara serve says where it is, answers, and ends when it is told to",
  async () => {
    const child = spawn(process.execPath, [ARA, "serve", "--port", "0", "--json"], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    const said = await new Promise<string>((resolve, reject) => {
      let out = "";
      child.stdout.on("data", (part: Buffer) => {
        out += part.toString();
        if (out.endsWith("\n")) resolve(out);
      });
      void ended.then(() => reject(new Error("it ended")));
    });
    const { url, port } = JSON.parse(said);
    expect(url).toBe(`http://localhost:${port}/`);
    const page = await fetch(new URL("/table/x", url));
    expect(await page.text()).toContain("<title>Ara Pacis</title>");
    const licences = await (await fetch(new URL("/licences.txt", url))).text();
    expect(licences).toMatch(/preact 11\S* \(MIT\)[^]*Permission is hereby granted/);
    expect(licences).toMatch(/@preact\/signals-core \S+ \(MIT\)/);
    child.kill("SIGINT");
    expect(await ended).toBe(0);
  },
);

const PAX = {
  game: "pax",
  config: { players: 2 },
  listed: true,
  seats: [{ who: "me" }, { who: "bot", level: "tiro" }],
};

test.skipIf(process.platform === "win32")(
  "told to end, it tells every line to come back, keeps everything and is gone within seconds, one line of JSON for each thing it says",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "ara-end-"));
    const settings = join(folder, "settings.json");
    writeFileSync(settings, JSON.stringify({ port: 0, database: join(folder, "ara.sqlite"), logLevel: "info" }));
    const child = spawn(process.execPath, [ARA, "serve", "--settings", settings, "--json"], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    let [out, log] = ["", ""];
    child.stderr.on("data", (part: Buffer) => (log += part.toString()));
    child.stdout.on("data", (part: Buffer) => (out += part.toString()));
    await expect.poll(() => out.endsWith("\n"), { timeout: 60_000 }).toBe(true);
    const { url, port } = JSON.parse(out);
    const post = async (path: string, body: unknown, cookie = ""): Promise<Response> =>
      fetch(new URL(path, url), {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", cookie },
      });
    const guest = await post("/api/guest", { name: "Livia" });
    const cookie = guest.headers.get("set-cookie")!.split(";", 1)[0]!;
    const { id } = (await (await post("/api/tables", PAX, cookie)).json()) as { id: string };
    const line = new WebSocket(`ws://localhost:${port}/line/${id}`);
    await new Promise((resolve) => line.addEventListener("open", resolve));
    const closed = new Promise<number>((resolve) => line.addEventListener("close", ({ code }) => resolve(code)));
    const before = performance.now();
    child.kill("SIGTERM");
    expect(await closed).toBe(1012);
    expect(await ended).toBe(0);
    expect(performance.now() - before).toBeLessThan(8000);
    const lines = log.split("\n").filter((one) => one.startsWith("{"));
    expect(lines.map((one) => JSON.parse(one).what)).toEqual(["started", "ending", "ended"]);
    expect(log).not.toContain(cookie.split("=")[1]);
    rmSync(folder, { recursive: true });
  },
);
