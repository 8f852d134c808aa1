import { FRESH, LG } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import type { Draft, OrderKind } from "../../state/slate.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { answerCard, isCardAnswer, offerCards, refuseCard, type CardVerb } from "../cards/own-plays.ts";
import { endSilence } from "../cards/windows.ts";
import { carryOut } from "./carry-out.ts";
import { musterOf, type Muster } from "./muster.ts";
import { extend, isFinished, isPossible, orderOptions, planOf, type OrderVerb } from "./orders.ts";
import type { Plan } from "./plan.ts";
import { FREE_LEGIONS, GALLEY_KINDS, isFree, LAND_KINDS } from "./recruiting.ts";
import { refuseOrder } from "./refusals.ts";

type Recruitment = Body<
  "recruitment",
  {
    locals: {
      /** Where it may raise what; looked at again after each order. */
      muster: Muster;
      /** Land units, or squadrons; nothing until that is chosen. */
      kinds: readonly OrderKind[];
      /** The order in the making, or null. */
      draft: Draft | null;
      /** Scenario I: legions still to be placed. */
      legions: number;
    };
    acts: "begin";
    asks: { which: "recruit" | "done" | CardVerb; orders: OrderVerb | "done" | CardVerb; legions: "at" };
    after: { playedFirst: "playCard"; played: "playCard" };
  }
>;
export type RecruitmentFrame = FrameOf<Recruitment>;

const planAt = (state: State, { power, muster, kinds, draft }: RecruitmentFrame): Plan =>
  planOf(state, power, muster, kinds, draft ? [draft] : []);

/** F.3b, 6.21, R128: one power raises and rebuilds land units, or builds squadrons, and does nothing else. */
export const recruitment = procedure<Recruitment>({
  name: "recruitment",
  rule: "6.21",
  locals: ({ power }, state) => ({ muster: musterOf(state, power), kinds: [], draft: null, legions: FREE_LEGIONS }),
  steps: {
    begin(state, { power }, course) {
      if (!isFree(state)) return course.go("which");
      setFlag(state, power, FLAGS.recruited);
      course.go("legions");
    },
    which: {
      prompt: "recruitment.which",
      rule: "6.21",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        const plan = planAt(state, frame);
        if (LAND_KINDS.some((kind) => isPossible(plan, kind))) into.push({ type: "recruit", kind: "land" });
        if (isPossible(plan, "galleys")) into.push({ type: "recruit", kind: "galleys" });
        into.push({ type: "done" });
        offerCards(state, frame.power, "own", into);
      },
      refuse: (state, _, power, action) => refuseCard(state, power, "own", action),
      take(state, frame, power, action, course) {
        if (action.type === "done") return course.end();
        if (isCardAnswer(action)) {
          const play = answerCard(state, power, action, course);
          return play ? course.call(play, "playedFirst") : course.wait();
        }
        frame.kinds = action.kind === "land" ? LAND_KINDS : GALLEY_KINDS;
        course.go("orders");
      },
    },
    playedFirst(state, frame, course) {
      endSilence(state);
      frame.muster = musterOf(state, frame.power);
      course.go("which");
    },
    /** 6.25: every order is paid and carried out at once. */
    orders: {
      prompt: "recruitment.orders",
      rule: "6.21",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        orderOptions(planAt(state, frame), into);
        if (frame.draft) return;
        into.push({ type: "done" });
        offerCards(state, frame.power, "own", into);
      },
      refuse: (state, frame, power, action) =>
        isCardAnswer(action)
          ? refuseCard(state, power, "own", action)
          : refuseOrder(() => planAt(state, frame), action),
      take(state, frame, power, action, course) {
        if (action.type === "done") return course.end();
        if (isCardAnswer(action)) {
          const play = answerCard(state, power, action, course);
          return play ? course.call(play, "played") : course.wait();
        }
        frame.draft = extend(frame.draft ?? undefined, action);
        if (!isFinished(frame.draft)) return course.wait();
        carryOut(state, power, frame.draft, frame.muster, course);
        frame.draft = null;
        frame.muster = musterOf(state, power);
        course.wait();
      },
    },
    /** 17.15: what a card has changed may change where troops are raised. */
    played(state, frame, course) {
      endSilence(state);
      frame.muster = musterOf(state, frame.power);
      course.go("orders");
    },
    /** Scenario I: the free legions, one by one. */
    legions: {
      prompt: "recruitment.legions",
      rule: "6.24",
      who: (_state, { power }) => [power],
      options(_state, { muster }, _, into) {
        for (const node of muster.raise) into.push({ type: "at", node });
      },
      take(state, frame, power, action, course) {
        const { node } = action;
        addUnits(state, keyOf(node, power, FRESH), LG, 1);
        course.tell({ type: "raised", power, node, unit: LG, n: 1, rule: "6.24" });
        if (--frame.legions > 0) course.wait();
        else course.end();
      },
    },
  },
});
