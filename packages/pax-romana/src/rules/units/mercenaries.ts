import { worldOf } from "../../config.ts";
import { NONE, type Node, type Province } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { roomForHeavies } from "../economy/stock.ts";
import { canHire, hire, hirePlaces, mostHired } from "./hiring.ts";

type HireMercenaries = Body<
  "hireMercenaries",
  {
    locals: {
      /** Where they muster; NONE until it is named. */
      province: Province;
      node: Node;
      /** Whether some are hired already: then it may be enough. */
      hired: boolean;
    };
    asks: { which: "hireIn" | "done"; where: "at"; number: "take" };
  }
>;

/** 12.21, 12.25, R129: mercenaries hired with one Minor Move, Space by Space. Called only while `canHire`. */
export const hireMercenaries = procedure<HireMercenaries>({
  name: "hireMercenaries",
  rule: "12.21",
  locals: () => ({ province: NONE, node: NONE, hired: false }),
  steps: {
    which: {
      prompt: "hire.province",
      rule: "12.21",
      who: (_state, { power }) => [power],
      options(state, { hired }, power, into) {
        const { province } = worldOf(state.config).map;
        const provinces = new Set(hirePlaces(state, power).map((node) => province[node]!));
        for (const one of provinces) into.push({ type: "hireIn", province: one });
        if (hired) into.push({ type: "done" });
      },
      skip: (state, { power, hired }) => (hired && !canHire(state, power) ? { type: "done" } : undefined),
      take(_state, frame, _, action, course) {
        if (action.type === "done") return course.end();
        frame.province = action.province;
        course.go("where");
      },
    },
    where: {
      prompt: "hire.where",
      rule: "12.25",
      who: (_state, { power }) => [power],
      options(state, frame, power, into) {
        const { province } = worldOf(state.config).map;
        for (const node of hirePlaces(state, power))
          if (province[node] === frame.province) into.push({ type: "at", node });
      },
      take(_state, frame, _, action, course) {
        frame.node = action.node;
        course.go("number");
      },
    },
    number: {
      prompt: "hire.number",
      rule: "12.21",
      who: (_state, { power }) => [power],
      options(state, _, power, into) {
        const most = mostHired(state, power, state.powers[power]!.treasury, roomForHeavies(state, power));
        for (let n = 1; n <= most; n++) into.push({ type: "take", n });
      },
      take(state, frame, power, action, course) {
        hire(state, power, frame.node, action.n, course.tell);
        frame.hired = true;
        course.go("which");
      },
    },
  },
});
