import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, Match } from "@ara/kernel";
import { config, paxRomana, questionOf, type PaxRomana } from "@ara/pax-romana";
import { Replay } from "@ara/protocol";
import { expect, test } from "vitest";
import { lookingBack } from "./looking-back.ts";
import type { RomanaLookBack } from "./replay/outline.ts";

const TABLE = config("VII", { game: "advanced" });
const bot = new Steady({ seed: "seal" });

function decide(match: Match<PaxRomana>): void {
  const seat = paxRomana.toAct(match.state)[0]!;
  match.act(seat, bot.choose(decisionOf(match, seat)));
}

/** A game in which several are asked about a card at once; not every one comes to that. */
function underSeal(): Match<PaxRomana> {
  for (let n = 0; n < 20; n++) {
    const match = new Match<PaxRomana>(paxRomana, TABLE, { seats: ["A", "B", "C", "D"], seed: `under seal ${n}` });
    for (let asked = paxRomana.toAct(match.state); asked.length > 0; asked = paxRomana.toAct(match.state)) {
      if (questionOf(match.state)?.key === "card.window" && asked.length > 1) return match;
      decide(match);
    }
  }
  throw new Error("nobody plays a card");
}

test("17.15: whoever looks back on a running game does not see who has answered under seal", () => {
  const match = underSeal();
  const asked = paxRomana.toAct(match.state);
  decide(match);
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
