import { FastChance, Match, randomPlayer, run } from "@ara/kernel";
import { config, pax, writeConfig } from "@ara/pax";
import { expect, test } from "vitest";
import { handedOver } from "../../../store/hand-over.ts";
import { readFileText, writeFileText } from "../../../store/record-file.ts";
import { readKept } from "../../../store/read-kept.ts";
import type { Saved } from "../../../store/saved.ts";
import { firstSeats, isShared } from "../../../store/who-sat.ts";
import { packLink, readLink } from "../../../store/link.ts";
import { lookingBack } from "../looking-back.ts";

const find = async (game: string) => (game === "pax" ? lookingBack : undefined);
const NAMES = ["Livia", "Varro", "Octavia"];

async function played(people: number): Promise<Saved> {
  const match = new Match(pax, config(3), { seats: NAMES, seed: "hand over" });
  await run(
    match,
    NAMES.map(() => randomPlayer(new FastChance("hand over"))),
  );
  return {
    id: "x",
    game: "pax",
    created: 1,
    updated: 1,
    config: writeConfig(config(3)),
    seats: NAMES.map((name, seat) => ({ name, bot: seat < people ? null : "miles" })),
    seed: "hand over",
    record: match.record("keep"),
    over: true,
  };
}

test("a seat handed to a bot is written down with its moment, beside a record that still proves itself", async () => {
  const before = await played(1);
  const after = handedOver(before, { seat: 0, bot: "consul", resigned: true });
  const changes = [{ at: before.record!.entries.length, seat: 0, was: null, bot: "consul", resigned: true }];
  expect(after).toMatchObject({ changes, seats: [{ name: "Livia", bot: "consul" }, {}, {}] });
  expect(after.record).toBe(before.record);
  expect(firstSeats(after)).toEqual(before.seats);
  expect(readKept(structuredClone(after))).toEqual(after);
  // In a file and in a link too.
  expect(await readFileText(writeFileText(after)!, find)).toMatchObject({ ok: true, value: { changes } });
  const link = await packLink(after, find);
  expect(await readLink(link.ok ? link.value : "", find)).toMatchObject({ ok: true, value: { changes } });
});

test("nonsense about who played what is left out, and costs no game", async () => {
  const saved = await played(1);
  const changes = [
    7,
    { at: -1 },
    { at: 3, seat: 9, was: null, bot: null },
    { at: 3, seat: 1, was: "emperor", bot: null },
  ];
  expect(readKept({ ...saved, changes: changes.slice(0, 3) })).toEqual(saved);
  const file = await readFileText(JSON.stringify({ ...saved.record, changes }), find);
  expect(file).toMatchObject({ ok: true });
  expect(file.ok && file.value.changes).toBeUndefined();
});

test("a game of two people stays theirs while a bot plays for one: its file stays locked", async () => {
  const saved = { ...(await played(2)), over: false };
  expect(isShared(handedOver(saved, { seat: 1, bot: "tiro", resigned: false }))).toBe(true);
});
