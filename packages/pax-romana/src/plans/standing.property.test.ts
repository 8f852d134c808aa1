/** Property: what stands, stands for one turn, or for one Move, of one power. */
import { expect, test } from "vitest";
import { legalActions } from "@ara/kernel";
import { paxRomana } from "../game.ts";
import { promptOf } from "../prompt/index.ts";
import { watchGames } from "../prompt/testing.ts";
import { questionOf } from "../question.ts";
import { isStanding, standingFor } from "./index.ts";

test("4.3, 10.31: an answer that stands is legal, and is asked no more in another turn or another Move", () => {
  const seen = { "bribe.offer": 0, "interception.attempt": 0 };
  watchGames("standing", 1, 500, (state, seat) => {
    const key = questionOf(state)?.key;
    if (key !== "bribe.offer" && key !== "interception.attempt") return;
    const view = paxRomana.view(state, seat);
    const standing = standingFor(promptOf(view, seat)!, view);
    if (!standing) return;
    expect(legalActions(paxRomana, state, seat)).toContainEqual(standing.answer);
    expect(isStanding(standing, view)).toBe(true);
    expect(isStanding(standing, { ...view, turn: view.turn + 1 })).toBe(false);
    expect(isStanding({ ...standing, power: standing.power + 1 }, view)).toBe(false);
    if (standing.key === "interception.attempt") {
      const frames = view.frames.map((frame) => (frame.proc === "expansion" ? { ...frame, minorsLeft: -1 } : frame));
      expect(isStanding(standing, { ...view, frames })).toBe(false);
      expect(isStanding(standing, { ...view, frames: view.frames.filter(({ proc }) => proc !== "expansion") })).toBe(
        false,
      );
    }
    seen[standing.key]++;
  });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
