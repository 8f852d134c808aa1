import { worldOf } from "../../config.ts";
import { EVENTS, TURMOIL, UNREST, type Power } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { changeStability, changeTalents } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { rangeOf } from "../stability/range.ts";

type StabilityCheck = Body<"stabilityCheck", { asks: { bread: "payUnrest" }; acts: "begin" | "torn" }>;

/** 16.2: above this level a power is safe; at or below it bread and circuses cost Talents. */
const SAFE_ABOVE = 3;

const priceOf = ({ config }: State): number => worldOf(config).data.charts.prices.breadAndCircuses;
const mostBread = (state: State, power: Power): number => Math.min(priceOf(state), state.powers[power]!.treasury);

/** 16.2 Stability Check, R105: by the level of the power drawn, bread and circuses, Disorder or Civil War. */
export const stabilityCheck = procedure<StabilityCheck>({
  name: "stabilityCheck",
  rule: "16.2",
  steps: {
    begin(state, { power }, course) {
      const range = rangeOf(state, power);
      if (range === TURMOIL) return course.call({ proc: "civilWar", power }, "torn");
      if (range === UNREST) return course.end({ check: "disorder" });
      if (state.powers[power]!.stability <= SAFE_ABOVE) return course.go("bread");
      if (worldOf(state.config).scenario.powers.every((other) => state.powers[other]!.stability > SAFE_ABOVE))
        // R190: where nobody at all is in danger, the power drawn feels it.
        changeStability(state, power, -1, ["check"], "16.2", course.tell);
      else course.tell({ type: "noEvent", event: EVENTS.indexOf("stabilityCheck"), rule: "16.2" });
      course.end({ check: "none" });
    },
    /** 16.2 Unrest, R21: up to three Talents; every one not paid costs a level. */
    bread: {
      prompt: "stability.bread",
      rule: "16.2",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (let n = mostBread(state, power); n >= 0; n--) into.push({ type: "payUnrest", n });
      },
      skip: (state, { power }) => (state.powers[power]!.treasury === 0 ? { type: "payUnrest", n: 0 } : undefined),
      refuse: (state, { power }, _, action) =>
        action.type === "payUnrest"
          ? refusal("stability.bread", { n: action.n, most: mostBread(state, power) })
          : undefined,
      take(state, { power }, _, action, course) {
        course.tell({ type: "breadPaid", power, n: action.n, rule: "16.2" });
        changeTalents(state, power, -action.n, "16.2", course.tell);
        changeStability(state, power, action.n - priceOf(state), ["check"], "16.2", course.tell);
        course.end({ check: "none" });
      },
    },
    torn: (_state, _frame, course) => course.end({ check: "civilWar" }),
  },
});
