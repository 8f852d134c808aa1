import { worldOf } from "../../config.ts";
import {
  EVENTS,
  GS,
  NONE,
  PONTUS,
  POWERS,
  REBELLIONS,
  type Node,
  type Owner,
  type Power,
  type Province,
} from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { against, procedure, type Body } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { hasOwner, justOwner, nodeOfPlace, ownerOfPlace, placeOf, type Owners } from "../../state/keys.ts";
import { changeStability } from "../../state/ledger.ts";
import { ROW, type State } from "../../state/state.ts";
import { countAt, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { holderOf } from "../control/holder.ts";
import { isPower } from "../control/keeper.ts";
import { garrisonsOnly, removeUnits } from "../chance-events/removing.ts";
import { fleetOf, ownersOfFleet } from "../units/independents.ts";
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

/** 16.2, R493: whether the fleet in a node to which squadrons of an owner belong may not move in this turn. */
export const isMutinied = (state: State, node: Node, owner: Owner): boolean =>
  state.mutinies.length > 0 && state.mutinies.includes(placeOf(node, fleetOf(state, owner)));

/** 16.2, R493: the fleets that a power may have to pay: its own and, if it is the Pontus Player, that of Pontus (12.55). */
const fleetsHeldBy = ({ advanced }: State, power: Power): readonly Owner[] =>
  advanced?.pontusPlayer === power ? [power, PONTUS] : [power];

/** 16.2: the nodes where fleets that a power would have to pay have mutinied and still lie. */
export const mutiniesOf = (state: State, power: Power): Node[] =>
  state.mutinies.length === 0
    ? []
    : [
        ...new Set(
          fleetsHeldBy(state, power).flatMap((fleet) =>
            fleetsOf(state, fleet).filter((node) => isMutinied(state, node, fleet)),
          ),
        ),
      ];

/** 16.2: the squadrons in mutiny in a node that a power would have to pay. */
export const mutineersAt = (state: State, node: Node, power: Power): number =>
  fleetsHeldBy(state, power).reduce(
    (sum, fleet) => sum + (isMutinied(state, node, fleet) ? hullsAt(state, node, fleet) : 0),
    0,
  );

/** 16.2: a power has paid for all of them, and they move again. */
export function payMutineers(state: State, node: Node, power: Power): void {
  for (const fleet of fleetsHeldBy(state, power)) endMutiny(state, node, fleet);
}

/** 16.2: a fleet that is driven off does not obey in its new port either; NONE: it is no more. */
export function moveMutiny(state: State, from: Node, to: Node, fleet: Owner): void {
  if (!isMutinied(state, from, fleet)) return;
  endMutiny(state, from, fleet);
  if (to === NONE || isMutinied(state, to, fleet)) return;
  state.mutinies.push(placeOf(to, fleet));
  state.mutinies.sort((a, b) => a - b);
}

/** 16.2: the fleet is paid, and moves again. */
export function endMutiny(state: State, node: Node, power: Owner): void {
  state.mutinies = state.mutinies.filter((key) => key !== placeOf(node, power));
}

/** R289: a mutiny is over where no squadron of the fleet is left. Asked after every step, while there is one. */
export function endMutinies(state: State): void {
  const isLeft = (place: number): boolean =>
    hullsAt(state, nodeOfPlace(place), ownerOfPlace(place)) > 0 ||
    state.forces.some((force) => force?.node === nodeOfPlace(place));
  if (!state.mutinies.every(isLeft)) state.mutinies = state.mutinies.filter(isLeft);
}

const fleetOwners = (state: State): Power[] =>
  worldOf(state.config).scenario.powers.filter((power) => loyalFleets(state, power).length > 0);

const loyalNodes = (state: State, fleet: Owner): Node[] =>
  fleetsOf(state, fleet).filter((node) => !isMutinied(state, node, fleet));

/** Where fleets lie that can be named; of two in one port that of the power itself is named first. */
const loyalFleets = (state: State, power: Power): Node[] => [
  ...new Set(fleetsHeldBy(state, power).flatMap((fleet) => loyalNodes(state, fleet))),
];

/** 3.52, R493: a fleet is all squadrons in a node that a power commands, those that serve it among them. */
function fleetsOf(state: State, fleet: Owner): Node[] {
  const { keys, counts } = state.table;
  const found = new Set<Node>();
  keys.forEach((key, i) => {
    if (counts[i * ROW + GS]! > 0 && fleetOf(state, ownerOfKey(key)) === fleet) found.add(nodeOfKey(key));
  });
  return [...found];
}

/** The squadrons of a fleet in a node. */
const hullsAt = (state: State, node: Node, fleet: Owner): number =>
  ownersOfFleet(state, fleet).reduce((sum, owner) => sum + countAt(state, node, owner, GS), 0);
