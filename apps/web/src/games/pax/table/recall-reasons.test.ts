import { Bot } from "@ara/bots/pax";
import { decisionOf, Match } from "@ara/kernel";
import { config, pax, servedPax, type Pax } from "@ara/pax";
import { Replay } from "@ara/protocol";
import { expect, test } from "vitest";
import { lookingBack } from "../looking-back.ts";
import { paxManner } from "../manner.ts";
import type { PaxLookBack } from "../replay/outline.ts";
import type { PaxNews } from "../types.ts";
import { withReasons } from "./recall-reasons.ts";

test("after a reload every line has the reason that the bot gave for it, for whoever looks", () => {
  const match = new Match<Pax>(pax, config(3), { seats: ["a", "b", "c"], seed: "reload" });
  const bot = new Bot("centurio", { seed: "reload" });
  const said = new Map<number, unknown>();
  for (let i = 0; i < 90; i++) {
    const seat = match.state.decider;
    const { action, reason } = bot.think(decisionOf(match, seat));
    const from = match.log(0).length;
    match.act(seat, action);
    if (!servedPax.isOpen(action)) continue;
    // As a session puts it beside a line.
    const at = paxManner.reasonAt({ said: { seat, reason }, log: match.log(0).slice(from) } as unknown as PaxNews);
    if (at >= 0) said.set(from + at, reason);
  }
  const opened = Replay.open(pax, match.record("keep"));
  if (!opened.ok) throw new Error(opened.error.refusal.key);
  const told = (lookingBack.lookBack(opened.value) as PaxLookBack).reasons(0);
  const bare = match.log(0).map((event) => ({ event, said: null }));
  const lines = withReasons(bare, told);
  expect(said.size).toBeGreaterThan(20);
  expect(new Map(lines.flatMap((line, i) => (line.said ? [[i, line.said] as const] : [])))).toEqual(said);

  // Where something else stands by now, nothing is said.
  expect(withReasons(bare.toReversed(), told).filter((line) => line.said).length).toBeLessThan(said.size);
});
