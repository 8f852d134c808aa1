import type { Seat } from "@ara/kernel";
import type { Action } from "../action.ts";
import { worldOf } from "../config.ts";
import type { Node, Owner } from "../data/index.ts";
import { commandedBy } from "../rules/control/command.ts";
import { ownersOfFleet } from "../rules/units/independents.ts";
import { IN_FORCE } from "../state/leaders.ts";
import { nodeOfKey, ownerOfKey } from "../state/table.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import type { View } from "../view.ts";
import { isOf } from "../under-way.ts";
import type { Asked } from "./asked.ts";
import { promptWith, type Details, type Prompt } from "./detail.ts";

export type Wish = (asked: Asked) => readonly Action[];

/** What belongs to the questions that open a game. */
export const OPENING_WISHES: Readonly<Partial<Record<PromptKey, Wish>>> = {
  "activation.pay": () => [{ type: "pay" }, { type: "callMeeting" }],
  "placement.where": (asked) => ownSpaces(asked).map((node) => ({ type: "at", node })),
};

/** Nodes with units or leaders under a power's command, or squadrons that serve it. */
export function ownPlaces({ state, power }: Asked): Node[] {
  const owners = new Set<Owner>([...commandedBy(state, power), ...ownersOfFleet(state, power)]);
  const found = new Set<Node>();
  for (const key of state.table.keys) if (owners.has(ownerOfKey(key))) found.add(nodeOfKey(key));
  state.leaders.forEach((place, leader) => {
    if (place >= 0 && place < IN_FORCE && worldOf(state.config).data.leaders.power[leader] === power) found.add(place);
  });
  return [...found].toSorted((a, b) => a - b);
}

/** Spaces where a power has units, a Town or a City. */
export function ownSpaces(asked: Asked): Node[] {
  const { state, power } = asked;
  const { spaces } = worldOf(state.config).map;
  const built = state.held.flatMap((holder, node) => (holder === power ? [node] : []));
  return [...new Set([...ownPlaces(asked), ...built])].filter((node) => node < spaces).toSorted((a, b) => a - b);
}

/** What there is to know of these questions: no dice fall, nothing moves, and nobody has ordered anything. */
const DETAILS: Details = {
  aboutOf(state, frame, power) {
    if (isOf(frame, "placement")) return { unit: frame.left.findIndex((n) => n > 0) };
    const { treasury } = worldOf(state.config).scenario;
    return treasury === undefined ? {} : { purse: { talents: state.powers[power]!.treasury } };
  },
  wishesOf: (asked) => OPENING_WISHES[asked.key]!(asked),
  costOf({ state, power }, { type }) {
    const { markerCost } = state.powers[power]!;
    return type === "pay" && markerCost > 0 ? { talents: markerCost } : undefined;
  },
  gainOf: () => 0,
  rollOf: () => undefined,
  leadsOf: (_asked, { type }) =>
    type === "lapse" ? [{ to: "unused" }] : type === "callMeeting" ? [{ to: "meeting" }] : [],
};

/** The first question of a game, as `promptOf` puts it too. */
export const openingPrompt = (view: View, seat: Seat): Prompt | null => promptWith(DETAILS, view, seat);
