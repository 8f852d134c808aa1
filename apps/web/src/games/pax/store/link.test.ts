import { chain, decisionOf, FastChance, Match, randomPlayer, run, type GameRecord } from "@ara/kernel";
import { config, pax } from "@ara/pax";
import { Bot } from "@ara/bots/pax";
import { describe, expect, test } from "vitest";
import { packLink, readLink } from "../../../store/link.ts";
import { lookingBack } from "../looking-back.ts";

const find = async (game: string) => (game === "pax" ? lookingBack : undefined);

async function played(players: number, more: Parameters<typeof config>[1] = {}) {
  const names = Array.from({ length: players }, (_, i) => ["Livia", "Cassius", "Octavia", "Varro"][i] ?? `Nomen ${i}`);
  const seed = "0123456789abcdefghijklmnopqrstuvwxyz0123";
  const match = new Match(pax, config(players, more), { seats: names, seed, salt: "a".repeat(24) });
  const bot = new Bot("centurio", { seed });
  while (!match.over) {
    const seat = pax.toAct(match.state)[0]!;
    match.act(seat, bot.choose(decisionOf(match, seat)));
  }
  return { record: match.record(), seats: names.map((name, i) => ({ name, bot: i === 0 ? null : "centurio" })) };
}

async function opened(link: string) {
  const read = await readLink(link, find);
  if (!read.ok) throw new Error(read.error.refusal.key);
  return read.value;
}

describe("a finished game in an address", () => {
  test.each([
    [1, { solo: 3 }],
    [2, {}],
    [4, {}],
    [8, { nocturnus: true }],
  ])("of %i players comes out as it went in, and is short", async (players, more) => {
    const saved = await played(players, more);
    const link = await packLink(saved, find);
    if (!link.ok) throw new Error(link.error.key);
    expect(await opened(link.value)).toEqual({ record: saved.record, seats: saved.seats, over: true });
    expect(link.value).toMatch(/^[\w-]+$/);
    expect(link.value.length).toBeLessThan(1000);
  });

  test("that was changed, cut off or never was one is refused", async () => {
    const link = await packLink(await played(2), find);
    if (!link.ok) throw new Error(link.error.key);
    const { value } = link;
    const at = value.length - 20;
    const changed = value.slice(0, at) + (value[at] === "A" ? "B" : "A") + value.slice(at + 1);
    for (const broken of ["", "?", "AAAA", changed, value.slice(0, -9), value.slice(0, 40)]) {
      expect(await readLink(broken, find)).toMatchObject({ ok: false, error: { refusal: { key: "link.broken" } } });
    }
  });

  test("whose entries say more, or that has no seed, comes out as it went in too", async () => {
    const match = new Match(pax, config(2), { seats: ["a", "b"], seed: "x" });
    await run(
      match,
      [0, 1].map(() => randomPlayer(new FastChance("x"))),
    );
    const { seed: _seed, head: _head, seal: _seal, ...bare } = match.record();
    const timed = chain({ ...match.record(), entries: match.record().entries.map((entry) => ({ ...entry, time: 7 })) });
    for (const record of [bare as GameRecord, timed]) {
      const link = await packLink({ record, seats: ["a", "b"].map((name) => ({ name, bot: null })) }, find);
      if (!link.ok) throw new Error(link.error.key);
      expect((await opened(link.value)).record).toEqual(record);
    }
  });
});
