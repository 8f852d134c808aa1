import { Steady } from "@ara/bots/pax-romana";
import { canonical, decisionOf, Match } from "@ara/kernel";
import { config, paxRomana, writeConfig, type PaxRomana, type ScenarioName } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { packLink, readLink } from "../../../store/link.ts";
import { LONG_LINK } from "../../../store/long-link.ts";
import { LEVELS } from "../levels.ts";

/** A whole game of bots. */
function played(scenario: ScenarioName): Match<PaxRomana> {
  const agreed = config(scenario);
  const match = new Match<PaxRomana>(paxRomana, agreed, {
    seats: agreed.seats.map((_, seat) => `P${seat}`),
    seed: "link",
  });
  const bot = new Steady({ seed: "link" });
  for (let [seat] = paxRomana.toAct(match.state); seat !== undefined; [seat] = paxRomana.toAct(match.state))
    match.act(seat, bot.choose(decisionOf(match, seat)));
  return match;
}

const find = async (name: string) => (name === "pax-romana" ? { game: paxRomana as never, levels: LEVELS } : undefined);

test("a whole game fits into a link, and comes out of it with its proof as it went in", async () => {
  const match = played("I");
  const record = match.record("keep");
  const seats = record.seats.map((name) => ({ name, bot: "steady" }));
  const link = await packLink({ record, seats }, find);
  if (!link.ok) throw new Error(link.error.key);
  expect(link.value.length).toBeLessThan(LONG_LINK / 10);
  const read = await readLink(link.value, find);
  if (!read.ok) throw new Error(read.error.refusal.key);
  expect(canonical(read.value.record)).toBe(canonical(match.record()));
  expect(read.value).toMatchObject({ over: true, seats });
  expect(read.value.record.config).toEqual(writeConfig(config("I")));
});

test("a link that was cut off is broken", async () => {
  const record = played("I").record("keep");
  const link = await packLink({ record, seats: record.seats.map((name) => ({ name, bot: "steady" })) }, find);
  if (!link.ok) throw new Error(link.error.key);
  expect(await readLink(link.value.slice(0, -30), find)).toMatchObject({ ok: false });
});
