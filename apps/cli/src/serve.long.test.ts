import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { ARA, testFolder } from "./testing/ara.ts";

const { ara } = testFolder();

test.each([
  [["serve", "pax"], 'unexpected "pax"'],
  [["serve", "--port", "80800"], "--port takes a whole number from 0 to 65535"],
  [["serve", "--port", "web"], "--port takes a whole number"],
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
