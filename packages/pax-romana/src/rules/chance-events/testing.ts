import type { PowerName, EventName } from "../../data/index.ts";
import { data, EVENTS } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import type { AnyProcedure } from "../../engine/machine.ts";
import { loose } from "../../testing/loose.ts";
import { dissolve } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { powerOf } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { hordeMarch } from "../barbarians/horde-march.ts";
import { invasion } from "../barbarians/invasion.ts";
import { loseWithForce } from "../leaders/fate.ts";
import { mutinyPay } from "../barbarians/mutiny-pay.ts";
import { rebellion } from "../barbarians/rebellion.ts";
import { deal } from "../diplomacy/deal.ts";
import { meeting } from "../diplomacy/meeting.ts";
import { activation } from "../sequence/activation.ts";
import { activationPhase } from "../sequence/activation-phase.ts";
import { reserve } from "../sequence/reserve.ts";
import { slaveDuty } from "../units/slaves.ts";
import { soldierOfFortune } from "../units/soldier-of-fortune.ts";
import { civilWar } from "./civil-war.ts";
import { disease } from "./disease.ts";
import { eventSegment } from "./event-segment.ts";
import { pirates } from "./pirates.ts";
import { slaveRevolt } from "./slave-revolt.ts";
import { stabilityCheck } from "./stability-check.ts";

/** Procedures of other chapters, as small as can be: whoever moves does nothing, whoever arrives holds the Space. */
interface ForceFrame extends Frame {
  readonly force: number;
}

export const idleMove = loose<ForceFrame>({
  name: "move",
  rule: "9.1",
  steps: { begin: (_state, _frame, course) => course.end() },
});

/** An arrival that always ends the same way. */
export const arrivalThat = (how: "held" | "back" | "gone" | "finished"): AnyProcedure =>
  loose<ForceFrame>({
    name: "arrival",
    rule: "9.21",
    steps: {
      begin(state, { force }, course) {
        const moving = state.forces[force]!;
        if (how === "gone") {
          loseWithForce(state, moving, course.tell);
          dissolve(state, force);
        } else if (how === "back") moving.node = moving.from;
        course.end({ how });
      },
    },
  });

/** An Expansion that nothing happens in: it only asks once. */
export const idleExpansion = loose({
  name: "expansion",
  rule: "3.51",
  steps: {
    choose: {
      prompt: "expansion.choose",
      rule: "3.51",
      who: (state) => [state.streak.power],
      options: (_state, _frame, _, into) => void into.push({ type: "done" }),
      take: (_state, _frame, _, _action, course) => course.end(),
    },
  },
});

export const PROCEDURES: readonly AnyProcedure[] = [
  activation,
  activationPhase,
  civilWar,
  deal,
  disease,
  eventSegment,
  hordeMarch,
  invasion,
  meeting,
  mutinyPay,
  pirates,
  rebellion,
  reserve,
  slaveDuty,
  slaveRevolt,
  soldierOfFortune,
  stabilityCheck,
];

export const eventOf = (name: EventName): number => EVENTS.indexOf(name);

/** Two dice for a line of a table by sums, as chance says them. */
export function twoDice(table: readonly number[], line: number): number[] {
  const sum = table.indexOf(line);
  const first = Math.max(1, sum - 6);
  return [first - 1, sum - first - 1];
}

/** Two dice that bring an event. */
export const diceFor = (name: EventName): number[] => twoDice(data.charts.events, eventOf(name));

/** A power has drawn an event marker, and the dice bring this event; `chance` is what follows them. */
export const draws = (
  state: State,
  power: PowerName,
  name: EventName,
  chance: readonly number[] = [],
  others: readonly AnyProcedure[] = [arrivalThat("held"), idleMove],
): Table =>
  new Table(state, [...PROCEDURES, ...others], { proc: "eventSegment", step: "begin", power: powerOf(power) }, [
    ...diceFor(name),
    ...chance,
  ]);

/** A marker of this power has been drawn from the cup, or taken from the row. */
export function activates(
  state: State,
  power: PowerName,
  chance: readonly number[] = [],
  drawn = true,
  others: readonly AnyProcedure[] = [arrivalThat("held"), idleMove, idleExpansion],
): Table {
  state.streak = { power: powerOf(power), times: 1 };
  const frame = { proc: "activation", step: "begin", power: powerOf(power), drawn } as Frame;
  return new Table(state, [...PROCEDURES, ...others], frame, chance);
}
