import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, Match } from "@ara/kernel";
import { config, paxRomana, questionOf, type PaxRomana } from "@ara/pax-romana";
import { Replay } from "@ara/protocol";
import { expect, test } from "vitest";
import { lookingBack } from "./looking-back.ts";
import type { RomanaLookBack } from "./replay/outline.ts";

test("17.15: whoever looks back on a running game does not see who has answered under seal", () => {
  const match = new Match<PaxRomana>(paxRomana, config("VII", { game: "advanced" }), {
    seats: ["A", "B", "C", "D"],
    seed: "under seal",
  });
  const bot = new Steady({ seed: "seal" });
  const decide = (): void => {
    const seat = paxRomana.toAct(match.state)[0]!;
    match.act(seat, bot.choose(decisionOf(match, seat)));
  };
  while (questionOf(match.state)?.key !== "card.window" || paxRomana.toAct(match.state).length < 2) decide();
  const asked = paxRomana.toAct(match.state);
  decide();
  const replay = Replay.open<PaxRomana>(paxRomana, match.record("keep"));
  if (!replay.ok) throw new Error(JSON.stringify(replay.error));
  const looked = lookingBack.lookBack(replay.value) as RomanaLookBack;
  const last = looked.outline().length - 1;
  expect(looked.moment(last, "everything").toAct).toEqual(asked.slice(1));
  expect([looked.moment(last - 1, "spectator").toAct, looked.moment(last, "spectator").toAct]).toEqual([asked, asked]);
  // Whoever has answered knows it of himself, and of nobody else.
  expect(looked.moment(last, asked[0]!).toAct).toEqual(asked.slice(1));
  expect(looked.moment(last, asked[1]!).toAct).toEqual(asked);
});
