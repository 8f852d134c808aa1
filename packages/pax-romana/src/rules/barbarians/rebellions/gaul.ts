import { worldOf } from "../../../config.ts";
import { NONE, type Province } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import type { State } from "../../../state/state.ts";
import { provincesOf } from "./rebels.ts";

type GaulRises = Body<"gaulRises", { acts: "begin" | "end" }>;

/** 13.3: from this sum on all of Gaul rises; scenario VI: not before this turn. */
const MASSIVE = 7;
const NOT_BEFORE = 6;

const controlled = (state: State): Province[] =>
  provincesOf(state, "gaul").filter((province) => state.control[province] !== NONE);

/** 13.3: once a game. */
function mayBeMassive({ config, rebellions, turn }: State): boolean {
  if (rebellions!.massiveUsed) return false;
  return turn >= NOT_BEFORE || !worldOf(config).scenario.special.includes("noEarlyMassiveRebellion");
}

/** 13.3 Gaul: while nobody controls anything of its mainland, a garrison; else a die and the provinces controlled tell how many rise. */
export const gaulRises = procedure<GaulRises>({
  name: "gaulRises",
  rule: "13.3",
  steps: {
    begin(state, { power }, course) {
      const provinces = controlled(state).length;
      if (provinces === 0) return course.call({ proc: "uprising", power, area: "freeGaul" }, "end");
      const die = course.chance.die(6);
      const massive = die + provinces >= MASSIVE && mayBeMassive(state);
      course.tell({ type: "gaulRose", power, die, provinces, massive, rule: "13.3" });
      if (massive) return course.call({ proc: "massiveRebellion", power }, "end");
      course.call({ proc: "uprising", power, area: "localGaul" }, "end");
    },
    end: (_state, _frame, course) => course.end(),
  },
});
