import { GS, NONE, PONTUS, type Node, type Owner, type Power } from "../../data/index.ts";
import { nodeOfPlace, ownerOfPlace, placeOf } from "../../state/keys.ts";
import { ROW, type State } from "../../state/state.ts";
import { countAt, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { fleetOf, ownersOfFleet } from "../units/independents.ts";

/** 16.2, R493: whether the fleet in a node to which squadrons of an owner belong may not move in this turn. */
export const isMutinied = (state: State, node: Node, owner: Owner): boolean =>
  state.mutinies.length > 0 && state.mutinies.includes(placeOf(node, fleetOf(state, owner)));

/** 16.2, R493: the fleets that a power may have to pay: its own and, if it is the Pontus Player, that of Pontus (12.55). */
export const fleetsHeldBy = ({ advanced }: State, power: Power): readonly Owner[] =>
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

export const loyalNodes = (state: State, fleet: Owner): Node[] =>
  fleetsOf(state, fleet).filter((node) => !isMutinied(state, node, fleet));

/** Where fleets lie that can be named; of two in one port that of the power itself is named first. */
export const loyalFleets = (state: State, power: Power): Node[] => [
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
