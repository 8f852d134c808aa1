import { worldOf } from "../../config.ts";
import { EVENTS, NONE, POWERS, REBELLIONS, type Power, type Province } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { against, procedure, type Body } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { hasOwner, justOwner, placeOf, type Owners } from "../../state/keys.ts";
import { changeStability } from "../../state/ledger.ts";
import { type State } from "../../state/state.ts";
import { holderOf } from "../control/holder.ts";
import { isPower } from "../control/keeper.ts";
import { garrisonsOnly, removeUnits } from "../chance-events/removing.ts";
import { fleetsHeldBy, loyalFleets, loyalNodes } from "./mutinies.ts";
import { spacesOf } from "./rebellions/rebels.ts";

type Rebellion = Body<
  "rebellion",
  {
    locals: { /** Whose fleet mutinies, or NONE. */ whose: Power };
    asks: { whose: "choosePower" | "nothing"; fleet: "choose" };
    acts: "begin" | "end";
  }
>;

/** R19: where it is told what happens: in short, or with all its effects. */
const ruleIn = ({ rebellions }: State): "16.2" | "13.3" => (rebellions ? "13.3" : "16.2");

/** 16.2, 13.3, 17.2 Rebellion: an area rises, or a fleet mutinies. R19: in short, or with all its effects. */
export const rebellion = procedure<Rebellion>({
  name: "rebellion",
  rule: "16.2",
  locals: () => ({ whose: NONE }),
  steps: {
    /** R2: two six-sided dice. */
    begin(state, { power }, course) {
      const dice = [course.chance.die(6), course.chance.die(6)] as const;
      const { rebellions, rebellionAreas } = worldOf(state.config).data.charts;
      const area = rebellions[dice[0] + dice[1]]!;
      course.tell({ type: "rebellionRolled", power, dice, area, rule: ruleIn(state) });
      const name = REBELLIONS[area]!;
      if (name === "navalMutiny") return course.go("whose");
      if (!state.rebellions) {
        rebel(state, rebellionAreas[area]!, course.tell);
        return course.end();
      }
      // R364.
      if (spacesOf(state, rebellionAreas[area]!).length === 0) {
        course.tell({ type: "noEvent", event: EVENTS.indexOf("rebellion"), rule: "13.3" });
        return course.end();
      }
      if (name === "africa") return course.call({ proc: "africaRises", power }, "end");
      if (name === "gaul") return course.call({ proc: "gaulRises", power }, "end");
      course.call({ proc: "uprising", power, area: name }, "end");
    },
    end: (_state, _frame, course) => course.end(),
    /** 16.2 Naval Mutiny: the drawer names one fleet on the map. */
    whose: {
      prompt: "mutiny.whose",
      rule: "16.2",
      who: (_state, { power }) => [power],
      options(state, _, _power, into) {
        for (const whose of fleetOwners(state)) into.push({ type: "choosePower", power: whose });
      },
      skip(state) {
        const owners = fleetOwners(state);
        if (owners.length === 0) return { type: "nothing" };
        return owners.length === 1 ? { type: "choosePower", power: owners[0]! } : undefined;
      },
      take(state, frame, _, action, course) {
        if (action.type === "nothing") {
          course.tell({ type: "noEvent", event: EVENTS.indexOf("rebellion"), rule: ruleIn(state) });
          return course.end();
        }
        frame.whose = action.power;
        course.go("fleet");
      },
    },
    fleet: {
      prompt: "mutiny.fleet",
      rule: "16.2",
      who: (_state, { power }) => [power],
      options(state, { whose }, _, into) {
        for (const node of loyalFleets(state, whose)) into.push({ type: "choose", node });
      },
      skip(state, { whose }) {
        const fleets = loyalFleets(state, whose);
        return fleets.length === 1 ? { type: "choose", node: fleets[0]! } : undefined;
      },
      refuse: against("choose", () => refusal("mutiny.noFleet", {})),
      take(state, { whose }, _, action, course) {
        const fleet = fleetsHeldBy(state, whose).find((one) => loyalNodes(state, one).includes(action.node))!;
        state.mutinies.push(placeOf(action.node, fleet));
        state.mutinies.sort((a, b) => a - b);
        course.tell({ type: "fleetMutinied", fleet, node: action.node, rule: ruleIn(state) });
        course.end();
      },
    },
  },
});

/** 16.2, R175: whoever controls a Space there loses Stability, and all garrisons there are gone. */
function rebel(state: State, provinces: readonly Province[], tell: Tell): void {
  const { province } = worldOf(state.config).map;
  let present: Owners = 0;
  for (const node of spacesOf(state, provinces)) {
    const holder = holderOf(state, node);
    if (isPower(holder)) present |= justOwner(holder);
  }
  removeUnits(state, (node) => provinces.includes(province[node] ?? NONE), garrisonsOnly, "16.2", tell);
  for (let power = 0; power < POWERS.length; power++)
    if (hasOwner(present, power)) changeStability(state, power, -1, ["rebellion"], "16.2", tell);
}

const fleetOwners = (state: State): Power[] =>
  worldOf(state.config).scenario.powers.filter((power) => loyalFleets(state, power).length > 0);
