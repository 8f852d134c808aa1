import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import { Jobs } from "../jobs/jobs.ts";
import { realWorld } from "../real-world.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { Lobby } from "../tables/lobby.ts";
import type { Channel } from "./channel.ts";
import { Notices } from "./notices.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-share-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("somebody whose webhook does not answer keeps nobody else waiting, by that way or another", async () => {
  const store = await Store.open(sqliteEngine(join(folder, "ara.sqlite")));
  const jobs = new Jobs(store, realWorld, () => undefined);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const [begun, told]: [string[], string[]] = [[], []];
  const hook: Channel = {
    name: "webhook",
    async send({ person }) {
      begun.push(person);
      if (person === "slow") await answered;
      told.push(person);
    },
  };
  const mail: Channel = { name: "mail", send: async ({ person }) => void told.push(`${person} by mail`) };
  const notices = new Notices(store, realWorld, jobs, [hook, mail]);
  const lobby = new Lobby(store, realWorld, new Dealing(store, realWorld, await ServerKey.of(store, realWorld)));
  const made = await lobby.create(
    { id: "slow", name: "Slow", kind: "guest" },
    { game: "pax", config: { players: 2 }, listed: false, seats: [{ who: "me" }, { who: "open" }] },
  );
  if (!made.ok) throw new Error(made.error.key);
  await notices.choose("slow", undefined, ["webhook"]);
  await notices.choose("quick", undefined, ["webhook", "mail"]);
  const tell = (person: string, about: string) =>
    notices.tell({ person, game: made.value, seat: 0, what: "turn", about });
  for (let turn = 0; turn < 50; turn++) await tell("slow", String(turn));
  await expect.poll(() => begun).toEqual(["slow", "slow"]);
  await tell("quick", "50");
  await expect.poll(() => told.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(["quick", "quick by mail"]);
  expect(begun.filter((one) => one === "slow")).toHaveLength(2);
  answer();
  await jobs.close();
  await store.close();
});
