import { worldOf } from "../../config.ts";
import { EAST, NONE, OBJECTIVES, type Power } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { FLAGS } from "../../state/flags.ts";
import { beginTurnOfCards } from "../../state/cards.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { Seen, State } from "../../state/state.ts";
import { endPacts } from "../diplomacy/pacts.ts";
import { earnToll } from "../units/independents.ts";
import { resetRhodes } from "../units/rhodes.ts";
import { RICHEST, showObjective } from "../victory/objectives.ts";
import { isCollected, isWorthToll, sourcesOf, type Source, type SourceKind } from "./revenue.ts";

type Income = Body<
  "income",
  {
    locals: {
      /** Who collects now: an index of the order of play. */
      turn: number;
      /** What comes of itself, by kind of source. */
      parts: Record<SourceKind, number>;
      /** 6.16: sources by way of Rhodes that are still to be decided, and what the others brought. */
      tolls: Toll[];
      byRhodes: number;
    };
    acts: "begin" | "next" | "collect";
    asks: { toll: "toll"; richest: "show" | "keepSilent" };
  }
>;

type Toll = Pick<Source, "kind" | "at" | "talents">;

/** Phase A, 6.1: what ended with the old turn is cleared, then everybody collects. */
export const income = procedure<Income>({
  name: "income",
  rule: "6.11",
  locals: () => ({ turn: 0, parts: noIncome(), tolls: [], byRhodes: 0 }),
  steps: {
    begin(state, _, course) {
      beginTurn(state, course.tell);
      course.go("next");
    },
    next(state, frame, course) {
      const power = state.order[frame.turn];
      if (power === undefined) return course.go("richest");
      frame.parts = noIncome();
      frame.tolls = [];
      frame.byRhodes = 0;
      const { rhodesToll } = worldOf(state.config).data.charts.prices;
      for (const source of sourcesOf(state, power)) {
        const { kind, at, talents } = source;
        if (isCollected(source)) frame.parts[kind] += talents;
        else if (isWorthToll(rhodesToll, source)) frame.tolls.push({ kind, at, talents });
      }
      course.go(frame.tolls.length > 0 ? "toll" : "collect");
    },
    /** 6.16, 12.51, R45: for each source one Talent to Rhodes, or nothing comes from it. */
    toll: {
      prompt: "income.toll",
      rule: "6.16",
      who: (state, { turn }) => [state.order[turn]!],
      options(_state, { tolls }, _, into) {
        const { kind, at } = tolls[0]!;
        const about = kind === "province" ? { province: at } : { node: at };
        into.push({ type: "toll", yes: true, ...about });
        into.push({ type: "toll", yes: false, ...about });
      },
      take(state, frame, _, action, course) {
        const { talents } = frame.tolls.shift()!;
        const { rhodesToll } = worldOf(state.config).data.charts.prices;
        if (action.yes) {
          frame.byRhodes += talents - rhodesToll;
          earnToll(state, rhodesToll, course.tell);
        }
        if (frame.tolls.length > 0) course.wait();
        else course.go("collect");
      },
    },
    collect(state, frame, course) {
      const { turn, parts, byRhodes } = frame;
      const power = state.order[turn]!;
      const { province: provinces, territory: territories, works, mine: mines } = parts;
      const talents = provinces + territories + works + mines + byRhodes;
      changeTalents(state, power, talents, "6.11", course.tell);
      course.tell({ type: "incomeCollected", power, provinces, territories, works, mines, byRhodes, rule: "6.11" });
      const beyond = fromBeyond(state, power);
      if (beyond > 0) {
        changeTalents(state, power, beyond, "6.11", course.tell);
        course.tell({ type: "satrapiesPaid", power, talents: beyond, rule: "6.11" });
      }
      frame.turn++;
      course.go("next");
    },
    /** 15.49 L, R108: the richest may show it now; whoever holds any marker is asked. */
    richest: {
      prompt: "objective.richest",
      rule: "15.49",
      who: (state) => [richestOf(state)],
      options(state, _, power, into) {
        if (state.objectives.hands[power]!.includes(RICHEST)) into.push({ type: "show", kind: OBJECTIVES[RICHEST]! });
        into.push({ type: "keepSilent" });
      },
      skip(state) {
        const richest = richestOf(state);
        const asked = richest !== NONE && state.objectives.hands[richest]!.length > 0;
        return asked ? undefined : { type: "keepSilent" };
      },
      take(state, _, power, action, course) {
        if (action.type === "show") showObjective(state, power, RICHEST, course.tell);
        course.end();
      },
    },
  },
});

/** Scenario VI: what The East receives from satrapies beyond the map, without a line. */
const SATRAPIES = 2;

const fromBeyond = ({ config }: State, power: Power): number =>
  power === EAST && worldOf(config).scenario.special.includes("eastExtraIncome") ? SATRAPIES : 0;

const noIncome = (): Record<SourceKind, number> => ({ province: 0, territory: 0, works: 0, mine: 0 });

/** 3.2 A, 4.1, R113, R24: flags, gains and what was agreed up to it end with the old turn, and a new count of markers begins. */
function beginTurn(state: State, tell: Tell): void {
  const { activation, dearMarker } = worldOf(state.config).data.charts.prices;
  endPacts(state, tell);
  state.proposals = [];
  state.mutinies.length = 0;
  state.streak = { power: NONE, times: 0 };
  for (const power of state.powers) {
    // 16.2, R117: after a Civil War with no marker left to lose.
    power.markerCost = activation + ((power.flags & FLAGS.dearMarkers) === 0 ? 0 : dearMarker);
    power.flags = 0;
    power.unpaid = NONE;
    power.gained = 0;
  }
  resetRhodes(state);
  if (state.advanced) beginTurnOfCards(state);
  if (state.rebellions) state.rebellions.cyprusClosed = false;
}

/** 15.49 L: the one power with the most Talents; NONE in a tie. */
function richestOf({ order, powers }: Seen): Power {
  const most = Math.max(...order.map((power) => powers[power]!.treasury));
  const rich = order.filter((power) => powers[power]!.treasury === most);
  return rich.length === 1 ? rich[0]! : NONE;
}
