import { worldOf } from "../../config.ts";
import { EVENTS, ROME, type Power } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import { STRIKES } from "./strikes.ts";

type EventSegment = Body<"eventSegment", { acts: "begin" | "end" }>;

/** 16.12, R28: an event marker is drawn by the power activated last. */
export const drawerOf = ({ streak, order }: State): Power => (streak.power >= 0 ? streak.power : order[0]!);

/** 16.11-16.13: an event marker is drawn: two dice tell what happens, at once or to the next power drawn. */
export const eventSegment = procedure<EventSegment>({
  name: "eventSegment",
  rule: "16.1",
  steps: {
    begin(state, { power }, course) {
      const dice = [course.chance.die(6), course.chance.die(6)] as const;
      const event = worldOf(state.config).data.charts.events[dice[0] + dice[1]]!;
      const name = EVENTS[event]!;
      course.tell({ type: "eventRolled", power, dice, event, rule: "16.12" });
      // 12.47, R29: Rome never gets the Soldier of Fortune, and rolls again.
      if (name === "soldierOfFortune" && power === ROME) return course.go("begin");
      const strike = STRIKES[name];
      if (strike.when === "waits") {
        state.waiting.push(event);
        course.tell({ type: "eventWaits", event, rule: "16.13" });
        return course.end();
      }
      if ("proc" in strike) return course.call({ proc: strike.proc, power }, "end");
      strike.act(state, power, course);
      course.end();
    },
    end: (_state, _frame, course) => course.end(),
  },
});
