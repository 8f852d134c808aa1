import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, Match } from "@ara/kernel";
import { config, paxRomana } from "@ara/pax-romana";
import { digestOf } from "@ara/pax-romana/texts";
import { expect, test } from "vitest";

test("before the first question of a turn a hundred lines become some twenty", () => {
  const table = config("V");
  const match = new Match(paxRomana, table, { seats: ["a", "b", "c", "d"], seed: "digest" });
  const bot = new Steady({ seed: "digest" });
  while (match.state.turn < 2) {
    const [seat] = paxRomana.toAct(match.state);
    match.act(seat!, bot.choose(decisionOf(match, seat!)));
  }
  for (const language of ["en", "de", "nl"] as const) {
    const { items, left: unseen } = digestOf(language, table, match.log(3));
    expect(match.events.length).toBeGreaterThan(300);
    expect(items.length).toBeLessThan(60);
    expect(unseen).toBeGreaterThan(200);
    for (const item of items) if (item.type === "digest") expect(item.text).not.toMatch(/undefined|→ nowhere|;;/);
  }
});
