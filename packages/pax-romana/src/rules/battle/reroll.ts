import type { Happening } from "../../event.ts";
import { procedure, type Ask, type Body, type FrameOf } from "../../engine/procedure.ts";
import { ratingsOf } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { yesOrNo } from "./battle.ts";
import { isElite } from "./leadership.ts";
import { SIDES } from "./shifts.ts";

type Reroll = Body<
  "reroll",
  {
    asks: { larger: "reroll"; largerChooses: "rerollDie"; smaller: "reroll"; smallerChooses: "rerollDie" };
    acts: "largerRolls" | "smallerRolls" | "end";
  }
>;
export type RerollFrame = FrameOf<Reroll>;

type Asker = "larger" | "smaller";

const indexOf = ({ larger }: RerollFrame, asker: Asker): 0 | 1 =>
  (larger === "attacker") === (asker === "larger") ? 0 : 1;

/** 10.55, optional: the larger side demands another throw; if its leaders fail it, the smaller may. */
export const reroll = procedure<Reroll>({
  name: "reroll",
  rule: "10.55",
  steps: {
    larger: demand("larger", "largerRolls"),
    largerRolls: (state, frame, course) =>
      course.go(succeeds(state, frame, "larger", course) ? "largerChooses" : "smaller"),
    largerChooses: choose("larger"),
    smaller: demand("smaller", "smallerRolls"),
    smallerRolls: (state, frame, course) =>
      course.go(succeeds(state, frame, "smaller", course) ? "smallerChooses" : "end"),
    smallerChooses: choose("smaller"),
    end: (_state, { dice }, course) => course.end({ dice }),
  },
});

function demand(asker: Asker, then: "largerRolls" | "smallerRolls"): Ask<Reroll, "reroll"> {
  return {
    prompt: `reroll.${asker}`,
    rule: "10.55",
    who: (_state, frame) => [frame.powers[indexOf(frame, asker)]],
    options: (_state, _frame, _, into) => yesOrNo(into, "reroll"),
    // 8.22, R244: whoever has no leader has a 0-0, and nobody is asked whose dice cannot be low enough.
    skip: (state, frame) => (highestFor(state, frame, asker) < LOWEST ? { type: "reroll", yes: false } : undefined),
    take: (_state, _frame, _, action, course) => course.go(action.yes ? then : "end"),
  };
}

/** What two dice show at the least. */
const LOWEST = 2;

/** 10.55, 8.22: the most that two dice may show for a side that demands another throw. */
function highestFor(state: State, frame: RerollFrame, asker: Asker): number {
  const { tactical, campaign } = ratingsOf(state, frame.leaders[indexOf(frame, asker)]);
  return tactical + campaign + (asker === "smaller" ? 2 : 0);
}

/** 10.55: the same for the side that is asked just now. */
export const mostNow = (state: State, frame: RerollFrame): number =>
  highestFor(state, frame, frame.step === "smaller" ? "smaller" : "larger");

/** 10.55: two dice against the sum of both ratings. */
function succeeds(state: State, frame: RerollFrame, asker: Asker, { chance, tell }: Happening): boolean {
  const dice = [chance.die(6), chance.die(6)];
  const success = dice[0]! + dice[1]! <= highestFor(state, frame, asker);
  tell({ type: "rerolled", side: SIDES[indexOf(frame, asker)], dice, success, rule: "10.55" });
  return success;
}

/** The larger side has 1 less on its own die or 1 more on the other; an Elite leader adds 1 to his own side's (R273). */
const changeOf = (state: State, { leaders }: RerollFrame, i: 0 | 1, isOwn: boolean): number =>
  (isOwn ? -1 : 1) + (isElite(state, leaders[i]) ? 1 : 0);

function choose(asker: Asker): Ask<Reroll, "rerollDie"> {
  return {
    prompt: `reroll.${asker}Chooses`,
    rule: "10.55",
    who: (_state, frame) => [frame.powers[indexOf(frame, asker)]],
    options(_state, _frame, _, into) {
      into.push({ type: "rerollDie", kind: "own" });
      into.push({ type: "rerollDie", kind: "other" });
    },
    take(state, frame, _, action, course) {
      const isOwn = action.kind === "own";
      const own = indexOf(frame, asker);
      const i = isOwn ? own : own === 0 ? 1 : 0;
      const die = course.chance.die(6) + (asker === "larger" ? changeOf(state, frame, i, isOwn) : 0);
      course.tell({ type: "rerollResult", side: SIDES[i], die, rule: "10.55" });
      const [attacker, defender] = frame.dice;
      course.end({ dice: i === 0 ? [die, defender] : [attacker, die] });
    },
  };
}
