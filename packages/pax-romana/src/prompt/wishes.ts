import type { Action } from "../action.ts";
import { worldOf } from "../config.ts";
import { CARDS, OBJECTIVES, type Node } from "../data/index.ts";
import type { LandBattleFrame } from "../rules/battle/battle.ts";
import type { LossesFrame } from "../rules/battle/losses.ts";
import type { InterceptionFrame } from "../rules/battle/interceptors.ts";
import type { ConstructionFrame } from "../rules/cities/construction.ts";
import { SETTLERS } from "../rules/cities/sites.ts";
import { commandedBy, majorMoversOf } from "../rules/control/command.ts";
import type { DealFrame } from "../rules/diplomacy/deal.ts";
import { TERMS } from "../rules/diplomacy/term.ts";
import { OPENING_WISHES, ownPlaces, ownSpaces, type Wish } from "./opening.ts";
import { ordersWished } from "./orders.ts";
import { UNIT_ORDER, type ChooseUnitsFrame } from "../rules/movement/choose-units.ts";
import { leadersOf } from "../rules/movement/contents.ts";
import type { MinorMoveFrame } from "../rules/movement/minor-move.ts";
import type { Voyage } from "../rules/naval/voyage.ts";
import { fleetOf } from "../rules/units/independents.ts";
import { handOf, kindsIn } from "../state/cards.ts";
import type { State } from "../state/state.ts";
import { nodeOfKey, ownerOfKey, sumAt } from "../state/table.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import { isOf } from "../under-way.ts";
import type { Asked } from "./asked.ts";

/**
 * What somebody who is asked might want, whether he may or not: everything that belongs to the step, within reach. For
 * questions that are not listed, the legal answers are all there is.
 */
export const wishesOf = (asked: Asked): readonly Action[] =>
  asked.frame.proc === "chooseUnits"
    ? unitsWished(asked)
    : [...(WISHES[asked.key]?.(asked) ?? []), ...(WITH_CARDS.has(asked.key) ? cardsWished(asked) : [])];

/** 17.15: questions in which cards can be played beside what they are about. */
const WITH_CARDS: ReadonlySet<PromptKey> = new Set<PromptKey>([
  "activation.operation",
  "expansion.choose",
  "recruitment.orders",
  "recruitment.which",
  "card.full",
  "card.window",
]);

/** 17.14: each card in hand. */
const cardsWished = ({ state, power }: Asked): readonly Action[] =>
  state.cards === undefined
    ? []
    : kindsIn(handOf(state, power)).map((card) => ({ type: "playCard", kind: CARDS[card]! }) as const);

const WISHES: Readonly<Partial<Record<PromptKey, Wish>>> = {
  ...OPENING_WISHES,
  "activation.operation": () => [{ type: "operation", kind: "recruitment" }],
  "expansion.choose": ({ state }) => [
    ...majorMoversOf(state).map((kind) => ({ type: "major", kind }) as const),
    { type: "minor" },
    { type: "construct" },
    { type: "hire" },
  ],
  "major.where": (asked) => ownPlaces(asked).map((node) => ({ type: "at", node })),
  "minor.where": (asked) => ownPlaces(asked).map((node) => ({ type: "at", node })),
  "minor.what": minorWished,
  "land.step": marchWished,
  "sea.sail": (asked) => [
    ...seaways(asked).map((node) => ({ type: "sail", node }) as const),
    { type: "halt" },
    { type: (asked.frame as Voyage).repulsed ? "landAgain" : "debark" },
  ],
  "sea.stopped": () => [{ type: "goOn" }, { type: "debark" }, { type: "finish" }],
  "sea.meet": () => [{ type: "evade" }],
  "sea.toll": () => [{ type: "toll", yes: true }, { type: "toll", yes: false }, { type: "fight" }],
  "sea.withdraw": (asked) => [...seaways(asked).map((node) => ({ type: "sail", node }) as const), { type: "halt" }],
  "withdrawal.go": (asked) => [...landways(asked).map((node) => ({ type: "step", node }) as const), { type: "stop" }],
  "leader.step": (asked) => [...landways(asked).map((node) => ({ type: "step", node }) as const), { type: "stop" }],
  "retreat.first": (asked) => landways(asked).map((node) => ({ type: "retreatTo", node })),
  "retreat.second": (asked) => landways(asked).map((node) => ({ type: "retreatTo", node })),
  "retreat.sea": (asked) => seaways(asked).map((node) => ({ type: "retreatTo", node })),
  "slaves.move": () => [{ type: "stop" }],
  "interception.attempt": interceptionWished,
  "construction.what": () => [
    { type: "build", kind: "town" },
    { type: "build", kind: "city" },
    { type: "build", kind: "repair" },
  ],
  "construction.where": (asked) => ownSpaces(asked).map((node) => ({ type: "at", node })),
  "construction.with": (asked) => {
    const here = sumAt(asked.state, (asked.frame as ConstructionFrame).node, asked.power);
    return here.flatMap((n, unit) => (n > 0 || SETTLERS.includes(unit) ? [{ type: "with", unit } as const] : []));
  },
  "militia.place": (asked) => homeSpaces(asked).map((node) => ({ type: "levyAt", node })),
  "soldier.place": (asked) => homeSpaces(asked).map((node) => ({ type: "choose", node })),
  "soldier.next": (asked) => homeSpaces(asked).map((node) => ({ type: "choose", node })),
  "leaders.place": (asked) => {
    const [leader] = placedLeader(asked);
    return leader === undefined ? [] : ownSpaces(asked).map((node) => ({ type: "leaderAt", leader, node }));
  },
  "mutiny.pay": ({ state, power }) => fleetsOf(state, power).map((node) => ({ type: "payMutiny", node })),
  "maintenance.plan": () => [{ type: "lock" }],
  "manpower.plan": ordersWished,
  "recruitment.orders": ordersWished,
  "recruitment.which": () => [
    { type: "recruit", kind: "land" },
    { type: "recruit", kind: "galleys" },
  ],
  "meeting.invite": ({ state, power }) => [
    ...others(state, power).map((other) => ({ type: "invite", power: other }) as const),
    { type: "begin" },
  ],
  "meeting.speak": ({ state, power }) => others(state, power).map((other) => ({ type: "propose", power: other })),
  "deal.terms": (asked) => {
    const { power, partner, when } = asked.frame as DealFrame;
    const isByCard = when === "alliance";
    const named = TERMS.filter((kind) => kind !== "promise" && (isByCard || (kind !== "card" && kind !== "hand")));
    return [
      ...named.flatMap((kind) => [power, partner].map((giver) => ({ type: "term", kind, power: giver }) as const)),
      { type: "send" },
    ];
  },
  "deal.answer": () => [{ type: "accept" }],
  "deal.show": ({ state, power }) => inHand(state, power).map((kind) => ({ type: "show", kind })),
  "objective.claim": ({ state, power }) => inHand(state, power).map((kind) => ({ type: "show", kind })),
  // One more than there is to give: the refusal says why.
  "siege.bid": (asked) => [{ type: "bid", n: treasuryOf(asked) + 1 }],
  "stability.bread": (asked) => [{ type: "payUnrest", n: treasuryOf(asked) + 1 }],
  "battle.raise": (asked) => [{ type: "raise", n: shiftsOf(asked) + 1 }],
  "battle.lower": (asked) => [{ type: "lower", n: shiftsOf(asked) + 1 }],
  "losses.lose": lossesWished,
  "deal.talents": (asked) => [
    { type: "termTalents", n: asked.state.powers[(asked.frame as DealFrame).giver]!.treasury + 1 },
  ],
};

/** 10.51: all shifts of a battle, whatever the dice leave room for. */
const shiftsOf = ({ frame }: Asked): number => Math.abs((frame as LandBattleFrame).net);

/** 10.8: of the line in question any number there is. */
function lossesWished({ frame }: Asked): readonly Action[] {
  const { lines, at } = frame as LossesFrame;
  const { kind, owner, unit, count } = lines[at]!;
  return Array.from({ length: count + 1 }, (_, n) =>
    kind === "walls" ? { type: "loseWalls", n } : { type: "loseUnits", kind, owner, unit, n },
  );
}

const treasuryOf = ({ state, power }: Asked): number => state.powers[power]!.treasury;

const others = (state: State, power: number): number[] => state.order.filter((other) => other !== power);

const inHand = ({ objectives }: State, power: number): (typeof OBJECTIVES)[number][] =>
  [...new Set(objectives.hands[power])].map((objective) => OBJECTIVES[objective]!);

const fleetsOf = (state: State, power: number): Node[] => [
  ...new Set(
    state.mutinies.length === 0
      ? []
      : state.table.keys.flatMap((key) => (fleetOf(state, ownerOfKey(key)) === power ? [nodeOfKey(key)] : [])),
  ),
];

function homeSpaces({ state, power }: Asked): Node[] {
  const { homeProvinces, spacesOf } = worldOf(state.config).map;
  return homeProvinces[power]!.flatMap((province) => [...spacesOf[province]!]);
}

/** Where the force in question could go by land or strait; or whoever is in the battle he flees from. */
function landways({ state, frame, force }: Asked): readonly Node[] {
  const { space } = frame as { readonly space?: Node };
  const from = force?.node ?? space;
  if (from === undefined) return [];
  const { land, strait } = worldOf(state.config).map;
  return [...new Set([...land[from]!, ...strait[from]!])];
}

function seaways({ state, frame, force }: Asked): readonly Node[] {
  const { space } = frame as { readonly space?: Node };
  const from = force?.node ?? space;
  return from === undefined ? [] : worldOf(state.config).map.sea[from]!;
}

/** Steps, and what a force on the march can do. */
function marchWished(asked: Asked): readonly Action[] {
  const { force } = asked;
  const steps = landways(asked).map((node) => ({ type: "step", node }) as const);
  if (!force) return steps;
  const isOwn = force.rows.some(({ owner }) => owner === asked.power);
  return [
    ...steps,
    { type: "pickUp", owner: force.rows[0]?.owner ?? asked.power },
    ...(isOwn ? [{ type: "breakDown" } as const, { type: "embark" } as const] : []),
    { type: "destroy" },
    { type: "stop" },
  ];
}

/** 9.11: every unit and leader that stands there. */
function minorWished(asked: Asked): readonly Action[] {
  const { state, power } = asked;
  const { node } = asked.frame as MinorMoveFrame;
  return commandedBy(state, power).flatMap((owner): Action[] => [
    ...sumAt(state, node, owner).flatMap((n, unit) => (n > 0 ? [{ type: "moveUnit", owner, unit } as const] : [])),
    ...leadersOf(state, node, owner).map((leader) => ({ type: "moveLeader", owner, leader }) as const),
    ...(owner === power
      ? sumAt(state, node, owner).flatMap((n, unit) => (n > 0 ? [{ type: "breakDownUnit", unit } as const] : []))
      : []),
  ]);
}

/** 10.31: whoever stands next to the Space that was entered. */
function interceptionWished(asked: Asked): readonly Action[] {
  const { state, power } = asked;
  const { space } = asked.frame as InterceptionFrame;
  return commandedBy(state, power).flatMap((owner) =>
    worldOf(state.config).map.direct[space]!.flatMap((node) =>
      sumAt(state, node, owner).some((n) => n > 0) ? [{ type: "intercept", node, owner } as const] : [],
    ),
  );
}

/** 9.11: all, none or some; of one sort as many as there are. */
function unitsWished(asked: Asked): readonly Action[] {
  const { step, pool, taken } = asked.frame as ChooseUnitsFrame;
  if (step === "how") return [{ type: "all" }, { type: "none" }, { type: "some" }];
  const unit = UNIT_ORDER[taken.length];
  if (unit === undefined) return [];
  return Array.from({ length: pool[unit]! + 1 }, (_, n) => ({ type: "takeUnits", unit, n }));
}

/** 8.15: the leader whose place is named now. */
function placedLeader({ state, power, frame }: Asked): readonly number[] {
  if (!isOf(frame, "leaderSelection")) return [];
  const { slate } = state.powers[power]!;
  const named = slate?.kind === "leaders" ? slate.orders.length : 0;
  return frame.drawn[power]!.slice(named, named + 1);
}
