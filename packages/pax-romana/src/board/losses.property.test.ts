import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Event } from "../event.ts";
import { paxRomana } from "../game.ts";
import { watchGames } from "../prompt/testing.ts";
import { questionOf } from "../question.ts";
import { underWay } from "../under-way.ts";
import { numbersFor } from "../rules/battle/distribution.ts";
import type { LossesFrame } from "../rules/battle/losses.ts";
import { cloneState, type State } from "../state/state.ts";
import { absorbed, cheapest, lossAnswer, lossesWith, type Given } from "./losses.ts";

/** Gives all answers that losses mean; what happened until they were suffered. */
function suffer(state: State, given: Given): Event[] {
  const events: Event[] = [];
  const chance = new FastChance("losses");
  for (let n = 0; n < 30; n++) {
    const frame = underWay(state, "losses");
    const [seat] = paxRomana.toAct(state);
    const action = frame && frame === state.frames.at(-1) ? lossAnswer(frame, given) : undefined;
    if (!action || events.some((event) => /^(losses|flipped|wallsLost)$/.test(event.type))) break;
    expect(paxRomana.check(state, seat!, action)).toBeUndefined();
    paxRomana.apply(state, seat!, action, chance, (event) => events.push(event));
  }
  return events;
}

/** Every number that a line has in some legal distribution, found by going through all of them. */
function numbersOf({ lines, need, dues }: LossesFrame, line: number): Set<number> {
  const found = new Set<number>();
  const go = (taken: readonly number[]): void => {
    if (taken.length === lines.length) return void found.add(taken[line]!);
    for (const n of numbersFor(lines, need, taken, taken.length, dues)) go([...taken, n]);
  };
  go([]);
  return found;
}

test("10.52, 10.8: the preset losses and any that are wished for can be taken as they are shown", () => {
  let looked = 0;
  let wished = 0;
  watchGames("loss board", 3, 250, (state, _seat, chance) => {
    const frame = underWay(state, "losses");
    if (questionOf(state)?.key !== "losses.lose" || !frame || frame.taken.length > 0) return;
    const ways = [cheapest(frame)];
    for (let n = 0; n < 3; n++) {
      const line = chance.below(frame.lines.length);
      const number = chance.below(frame.lines[line]!.count + 1);
      const given = lossesWith(frame, [{ line, n: number }]);
      expect(given !== undefined).toBe(numbersOf(frame, line).has(number));
      if (!given) continue;
      expect(given.taken[line]).toBe(number);
      ways.push(given);
      wished++;
    }
    for (const given of ways) {
      if (frame.dues.length === 0) expect(absorbed(frame, given)).toBeGreaterThanOrEqual(Math.min(frame.need, 99));
      const copy = cloneState(state);
      const before = frame.lines;
      const whose = new Set(before.map(({ owner }) => owner));
      const events = suffer(copy, given);
      const lost = events.flatMap((event) => (event.type === "losses" && whose.has(event.owner) ? [event] : []));
      for (const { owner, units } of lost)
        units.forEach((n, unit) => {
          const meant = before.reduce(
            (sum, line, i) =>
              line.kind !== "walls" && line.owner === owner && line.unit === unit ? sum + given.taken[i]! : sum,
            0,
          );
          expect(n).toBe(meant);
        });
      looked++;
    }
  });
  expect(looked).toBeGreaterThan(20);
  expect(wished).toBeGreaterThan(10);
});
