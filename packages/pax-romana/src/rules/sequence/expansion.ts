import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { ROME, type Node } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { answerCard, isCardAnswer, offerCards, refuseCard, type CardVerb } from "../cards/own-plays.ts";
import { endPassesOfMove, endSilence, isPauseWanted, pauseOf } from "../cards/windows.ts";
import { canBuild, refuseProject } from "../cities/construction.ts";
import { majorMoversOf } from "../control/command.ts";
import { MAJOR_MOVES } from "./has-moved.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { minorMoveOf } from "../movement/minor-move.ts";
import { canMoveMajor, canMoveMinor } from "../movement/movers.ts";
import { canHire } from "../units/hiring.ts";

type Expansion = Body<
  "expansion",
  {
    locals: {
      /** Major and Minor Moves that are left. */
      majorsLeft: number;
      minorsLeft: number;
      /** 12.14: for each garrison that may not become a Town in this Activation, its Space. */
      noTown: Node[];
    };
    asks: { choose: MoveVerb | "done" | CardVerb };
    acts: "pause";
    after: { broken: "minorMove"; paused: "cardWindow"; played: "playCard" };
  }
>;
export type ExpansionFrame = FrameOf<Expansion>;

type MoveVerb = "major" | "minor" | "construct" | "hire";

/** 3.51, 9.11, 9.13: one Major Move and two Minor Moves, in any order; building or hiring take the place of a Minor one. */
export const expansion = procedure<Expansion>({
  name: "expansion",
  rule: "3.51",
  locals: ({ minors }, { rebellions }) => ({
    // R359: the march of the Gallic revolt was the Major Move.
    majorsLeft: rebellions?.marched === true ? 0 : MAJOR_MOVES,
    minorsLeft: minors,
    noTown: [],
  }),
  steps: {
    choose: {
      prompt: "expansion.choose",
      rule: "3.51",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        offerMoves(state, frame, into);
        into.push({ type: "done" });
        offerCards(state, frame.power, "own", into);
      },
      refuse(state, { majorsLeft, minorsLeft }, power, action) {
        const { type: verb } = action;
        if (isCardAnswer(action)) return refuseCard(state, power, "own", action);
        if (verb !== "major" && verb !== "minor" && verb !== "construct" && verb !== "hire") return undefined;
        if ((verb === "major" ? majorsLeft : minorsLeft) === 0) return refusal("expansion.noMoreMoves", {});
        // What takes the place of a Minor Move says itself what it needs.
        if (verb === "construct") return refuseProject(state, power, "town");
        return verb === "hire" && power === ROME ? refusal("order.romeHiresNobody", {}) : undefined;
      },
      skip: (_state, { majorsLeft, minorsLeft }) =>
        majorsLeft === 0 && minorsLeft === 0 ? { type: "done" } : undefined,
      take(state, frame, power, action, course) {
        if (action.type === "done") return course.end();
        if (isCardAnswer(action)) {
          const play = answerCard(state, power, action, course);
          return play ? course.call(play, "played") : course.wait();
        }
        const next = state.advanced ? "pause" : "choose";
        if (action.type === "major") {
          frame.majorsLeft--;
          return course.call(majorMoveOf(power, action.kind), next);
        }
        frame.minorsLeft--;
        const mover = frame.only === "pontus" ? "pontus" : "own";
        if (action.type === "minor") return course.call(minorMoveOf(power, mover), "broken");
        if (action.type === "hire") return course.call({ proc: "hireMercenaries", power }, next);
        course.call({ proc: "construction", power, noTown: frame.noTown }, next);
      },
    },
    played: (_state, _frame, course) => course.go("pause"),
    /** R292: between Moves others may play cards. */
    pause(state, { power }, course) {
      endPassesOfMove(state);
      if (isPauseWanted(state, power)) course.call(pauseOf(state, power), "paused");
      else course.go("choose");
    },
    paused(state, _frame, course) {
      endSilence(state);
      course.go("choose");
    },
    /** 12.14: garrisons made by a Minor Move do not become a Town in this Activation. */
    broken(state, frame, course, { noTown }) {
      frame.noTown.push(...noTown);
      course.go(state.advanced ? "pause" : "choose");
    },
  },
});

/** Only Moves that something can make; 7.11, 12.21: building and hiring. */
function offerMoves(state: State, frame: ExpansionFrame, into: Sink<Action<MoveVerb>>): void {
  const { power, majorsLeft, minorsLeft, only } = frame;
  if (majorsLeft > 0)
    for (const mover of only === undefined ? majorMoversOf(state) : [only])
      if (canMoveMajor(state, power, mover)) into.push({ type: "major", kind: mover });
  if (minorsLeft === 0) return;
  if (only === "pontus") {
    if (canMoveMinor(state, power, only)) into.push({ type: "minor" });
    return;
  }
  if (canMoveMinor(state, power)) into.push({ type: "minor" });
  if (canBuild(state, frame)) into.push({ type: "construct" });
  if (canHire(state, power)) into.push({ type: "hire" });
}
