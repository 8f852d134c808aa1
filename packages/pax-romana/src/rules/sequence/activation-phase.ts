import { POWERS, type Power } from "../../data/index.ts";
import { procedure, type Body, type Call } from "../../engine/procedure.ts";
import { advancedOf } from "../../state/cards.ts";
import type { State } from "../../state/state.ts";
import { drawerOf } from "../chance-events/event-segment.ts";
import { judgeDisorderOfCard } from "../chance-events/disorder.ts";
import { partAllies } from "../diplomacy/pacts.ts";
import { endLevies } from "../units/militia.ts";

type ActivationPhase = Body<"activationPhase", { acts: "next" | "draw" | "done" }>;

/** The place of event markers in the cup. */
export const EVENT_MARKERS = POWERS.length;
/** 12.55: the place of the marker of Pontus behind them. */
const PONTUS_MARKER = EVENT_MARKERS + 1;

/** 3.41-3.43: first one marker of each power in order, then whatever is drawn from the cup. */
export const activationPhase = procedure<ActivationPhase>({
  name: "activationPhase",
  rule: "3.41",
  steps: {
    next(state, _, course) {
      const first = state.row.shift();
      if (first !== undefined) return course.call(activate(state, first, false), "next");
      const isLeft = state.cup.some((markers) => markers > 0) || (state.advanced?.pontusMarkers ?? 0) > 0;
      course.go(isLeft ? "draw" : "done");
    },
    draw(state, _, course) {
      const marker = drawMarker(state, (n) => course.chance.below(n));
      if (marker === PONTUS_MARKER) {
        beginMarker(state);
        return course.call({ proc: "pontusActivation", power: advancedOf(state).pontusPlayer }, "next");
      }
      course.tell({ type: "markerDrawn", power: marker, rule: "3.42" });
      endLevies(state);
      if (marker === EVENT_MARKERS) return course.call({ proc: "eventSegment", power: drawerOf(state) }, "next");
      course.call(activate(state, marker, true), "next");
    },
    /** 17.2, R329: where no Activation was left for it, a Disorder has failed. */
    done(state, _frame, course) {
      if (state.advanced) for (const power of state.order) judgeDisorderOfCard(state, power, course.tell);
      course.end();
    },
  },
});

/** What lasted for the marker before is over. */
function beginMarker(state: State): void {
  endLevies(state);
  partAllies(state);
  if (state.rebellions) state.rebellions.marched = false;
}

function activate(state: State, power: Power, drawn: boolean): Call<"activation"> {
  const { streak } = state;
  beginMarker(state);
  state.streak = { power, times: streak.power === power ? streak.times + 1 : 1 };
  return { proc: "activation", power, drawn };
}

/** 3.42, R24, R25, R116: never a third in a row, while another power's marker is left. */
function drawMarker(state: State, below: (n: number) => number): number {
  const { streak, advanced } = state;
  // 3.44, R24: the marker of Pontus is drawn with the others, and is one of them.
  const cup = advanced === undefined ? state.cup : [...state.cup, advanced.pontusMarkers];
  const others = cup.some((markers, power) => power !== EVENT_MARKERS && power !== streak.power && markers > 0);
  const barred = streak.times >= 2 && others ? streak.power : -1;
  const odds = cup.map((markers, power) => (power === barred ? 0 : markers));
  let left = below(odds.reduce((sum, markers) => sum + markers, 0));
  const marker = odds.findIndex((markers) => (left -= markers) < 0);
  if (marker === PONTUS_MARKER) advanced!.pontusMarkers--;
  else state.cup[marker]!--;
  return marker;
}
