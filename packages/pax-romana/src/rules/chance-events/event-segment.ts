import type { Chance } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { EVENTS, ROME, type EventName, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import type { Tell } from "../../event.ts";
import { procedure } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import type { PowerFrame } from "../frames.ts";
import { harvest } from "./harvest.ts";
import { revenues } from "./revenues.ts";

interface EventSegmentFrame extends PowerFrame {
  readonly proc: "eventSegment";
}

/** 16.13: events that strike whoever is activated by the next marker drawn. */
const WAITING: ReadonlySet<EventName> = new Set(["conqueror", "disease", "galleyTechnology", "stabilityCheck"]);

/** 16.12: events that happen at once, all by themselves. */
const AT_ONCE: Readonly<Partial<Record<EventName, (state: State, chance: Chance, tell: Tell) => void>>> = {
  harvest,
  revenues: (state, _chance, tell) => revenues(state, tell),
};

/** 16.12, R28: an event marker is drawn by the power activated last. */
export const drawerOf = ({ streak, order }: State): Power => (streak.power >= 0 ? streak.power : order[0]!);

/** 16.11-16.13: an event marker is drawn: two dice tell what happens, at once or to the next power drawn. */
export const eventSegment = procedure<EventSegmentFrame>({
  name: "eventSegment",
  rule: "16.1",
  steps: {
    begin(state, { power }, course) {
      const dice = [course.chance.die(6), course.chance.die(6)] as const;
      const event = worldOf(state.config).data.charts.events[dice[0] + dice[1]]!;
      const name = EVENTS[event]!;
      course.tell({ e: "eventRolled", power, dice, event, rule: "16.12" });
      // 12.47, R29: Rome never gets the Soldier of Fortune, and rolls again.
      if (name === "soldierOfFortune" && power === ROME) return course.go("begin");
      if (WAITING.has(name)) {
        state.waiting.push(event);
        course.tell({ e: "eventWaits", event, rule: "16.13" });
        return course.end();
      }
      const happen = AT_ONCE[name];
      if (!happen) return course.call({ proc: name, step: "begin", power } as Frame, "end");
      happen(state, course.chance, course.tell.bind(course));
      course.end();
    },
    end: (_state, _frame, course) => course.end(),
  },
});
