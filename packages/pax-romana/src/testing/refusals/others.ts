import type { Spoken } from "../spoken.ts";
import type { Refusal } from "@ara/kernel";
import type { OptionName } from "../../config.ts";
import { CARTHAGE, data, EAST, ROME, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { invades } from "../../rules/barbarians/testing.ts";
import { at, begin } from "../../rules/battle/testing.ts";
import { activates, draws } from "../../rules/chance-events/testing.ts";
import { bribeOf } from "../../rules/diplomacy/bribe.ts";
import { answerOf, dealOf } from "../../rules/diplomacy/deal.ts";
import { meetingOf } from "../../rules/diplomacy/invitation.ts";
import { term } from "../../rules/diplomacy/terms.ts";
import { expansionOf } from "../../rules/sequence/operations.ts";
import { addArmy, slavesOf } from "../../state/armies.ts";
import { pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { position, type Given } from "../position.ts";
import type { Table } from "../table.ts";
import { refusedIn, type Row } from "./row.ts";

/** Talks (chapter 4), events, slaves and barbarians (chapters 12, 13, 16). */

const node = (id: string): number => at(position("V"), id);

/** Rome proposes something to Carthage. */
function proposes(action: Spoken, ...answers: readonly Spoken[]): Refusal | undefined {
  const state = position("V", { treasury: { rome: 5, carthage: 5 }, pieces: { "rome massilia": { GARR: 1 } } });
  return refusedIn(state, dealOf(ROME, CARTHAGE, [ROME, CARTHAGE]), action, { answers });
}

function shows(): Refusal | undefined {
  const state = position("V");
  state.objectives.hands[ROME] = [0, 2];
  const answers = [{ type: "term", kind: "objective", power: ROME }, { type: "send" }, { type: "accept" }];
  return refusedIn(state, dealOf(ROME, CARTHAGE, [ROME, CARTHAGE]), { type: "show", kind: "N" }, { answers });
}

function bribes(): Refusal | undefined {
  const state = position("V", { treasury: { carthage: 2 }, bribery: true });
  return refusedIn(state, bribeOf(ROME, CARTHAGE, "attack", node("utica")), { type: "offer", kind: "desist", n: 3 });
}

const talkative = (options: readonly OptionName[] = ["secretAlliances"]): State =>
  position("V", { treasury: { rome: 5, east: 5 }, config: { options } });

/** Rome has spoken to the East, and wants something more. */
function talks(action: Spoken, options?: readonly OptionName[]): Refusal | undefined {
  const state = talkative(options);
  state.talked = 1 << pairOf(ROME, EAST);
  return refusedIn(state, { proc: "activation", step: "pay", power: ROME, drawn: false }, action);
}

/** The East hears of Talents that Rome no longer has. */
function hears(): Refusal | undefined {
  const terms = [term("talents", ROME, { n: 9 })];
  return refusedIn(talkative(), answerOf({ from: ROME, to: EAST, terms }, "between"), { type: "accept" });
}

const refusedAt = (table: Table, power: Power, action: Spoken): Refusal | undefined => table.whyNot(power, action);

function revolt(): Table {
  const state = position("V", { treasury: { carthage: 5 }, pieces: { "slavesRome capua": { BI: 2 } } });
  addArmy(state, slavesOf(ROME, at(state, "capua")));
  return activates(state, "carthage");
}

function mutiny(action: Spoken, ...answers: readonly Spoken[]): Refusal | undefined {
  const state = position("V", {
    pieces: { "carthage utica": { GS: 2, GARR: 1 }, "carthage carthago": { GS: 3, GARR: 1 } },
  });
  const frame = { proc: "rebellion", step: "whose", power: ROME, whose: CARTHAGE } as unknown as Frame;
  return refusedIn(state, frame, action, { answers });
}

function pays(): Refusal | undefined {
  const state = position("V", {
    treasury: { carthage: 2 },
    pieces: { "carthage utica": { GS: 1, GARR: 1 }, "carthage carthago": { GS: 3, GARR: 1 } },
  });
  const mutinies = { proc: "rebellion" as const, step: "whose", power: ROME };
  begin(state, { ...mutinies }, [], [{ type: "choose", node: at(state, "utica") }]);
  // The other fleet is the only one left.
  begin(state, { ...mutinies }, []);
  return refusedIn(
    state,
    { proc: "mutinyPay", step: "begin", power: CARTHAGE },
    {
      type: "payMutiny",
      node: at(state, "carthago"),
    },
  );
}

/** Two leaders with the same ratings, and a lesser one. */
function ill(): Refusal | undefined {
  const { tactical, campaign, ids } = data.leaders;
  const rank = (leader: number): number => tactical[leader]! * 10 + campaign[leader]!;
  const own = Array.from({ length: 10 }, (_, leader) => leader);
  const best = own.find((one) => own.some((other) => other > one && rank(other) === rank(one)))!;
  const lesser = own.find((one) => tactical[one]! < tactical[best]! && campaign[one]! < campaign[best]!)!;
  const there = own.filter((one) => rank(one) === rank(best) || one === lesser);
  const state = position("V", { leaders: Object.fromEntries(there.map((one) => [ids[one]!, "roma"])) });
  return refusedIn(state, { proc: "disease", step: "begin", power: ROME }, { type: "chooseLeader", leader: lesser });
}

const event = (proc: string, given: Given, action: Spoken, ...answers: readonly Spoken[]): Refusal | undefined =>
  refusedIn(position("V", given), { proc, step: "begin", power: ROME } as Frame, action, { answers });

export const OTHERS: readonly Row[] = [
  [
    "meeting.invite",
    "4.1",
    "nobody invites himself",
    () => refusedIn(position("V"), meetingOf(ROME), { type: "invite", power: ROME }),
  ],
  [
    "meeting.notInvited",
    "4.1",
    "the East was not invited",
    () =>
      refusedIn(
        position("V"),
        meetingOf(ROME),
        { type: "propose", power: EAST },
        { answers: [{ type: "invite", power: CARTHAGE }, { type: "begin" }] },
      ),
  ],
  ["deal.term", "4.1", "an empty proposal is none", () => proposes({ type: "send" })],
  [
    "deal.tooMuch",
    "4.1",
    "Rome has five Talents",
    () => proposes({ type: "termTalents", n: 6 }, { type: "term", kind: "talents", power: ROME }),
  ],
  [
    "deal.cannotCede",
    "4.1",
    "Carthago is not Rome's to cede",
    () => proposes({ type: "termSpace", node: node("carthago") }, { type: "term", kind: "cede", power: ROME }),
  ],
  ["deal.objective", "15.45", "Rome does not have that objective", shows],
  ["deal.notNow", "4.4", "Rome can no longer give so much", hears],
  ["talk.notAgreed", "4.4", "the table has not agreed to talks", () => talks({ type: "talk", power: EAST }, [])],
  ["meeting.invite", "4.4", "nobody talks to himself", () => talks({ type: "talk", power: ROME })],
  ["talk.enough", "4.4", "Rome has just spoken to the East", () => talks({ type: "talk", power: EAST })],
  ["talk.nothingToHear", "4.4", "the East has proposed nothing", () => talks({ type: "hear", power: EAST })],
  [
    "talk.noPact",
    "4.1",
    "nothing is permitted between them",
    () => refusedIn(talkative(), expansionOf(ROME), { type: "breakPact", power: EAST }),
  ],
  ["bribe.tooMuch", "4.3", "Carthage has two Talents", bribes],
  [
    "soldier.notAtHome",
    "12.43",
    "Roma is not Carthage's Home",
    () =>
      refusedAt(draws(position("V"), "carthage", "soldierOfFortune"), CARTHAGE, { type: "choose", node: node("roma") }),
  ],
  [
    "slaves.mustMove",
    "12.71",
    "slaves do not stay where they are",
    () => refusedAt(revolt(), CARTHAGE, { type: "stop" }),
  ],
  [
    "slaves.noWay",
    "12.71",
    "slaves have no ships",
    () => refusedAt(revolt(), CARTHAGE, { type: "step", node: node("carthago") }),
  ],
  [
    "slaves.occupied",
    "12.71",
    "a legion stands in Capua",
    () => event("slaveRevolt", { pieces: { "rome capua": { LG: 1 } } }, { type: "choose", node: node("capua") }),
  ],
  [
    "pirates.notThere",
    "12.61",
    "pirates lurk on points of the sea, not in Roma",
    () => event("pirates", {}, { type: "choose", node: node("roma") }, { type: "pirates", kind: "point" }),
  ],
  ["disease.notHighest", "16.2", "the illness takes one of the best", ill],
  [
    "stability.bread",
    "16.2",
    "bread costs three Talents and no more",
    () => event("stabilityCheck", { treasury: { rome: 9 }, stability: { rome: 1 } }, { type: "payUnrest", n: 5 }),
  ],
  ["mutiny.noFleet", "16.2", "no fleet of Carthage lies in Roma", () => mutiny({ type: "choose", node: node("roma") })],
  ["mutiny.cannotPay", "16.2", "two Talents do not pay three squadrons", pays],
  [
    "invasion.notThere",
    "13.4",
    "Germans do not come out of Italy",
    () =>
      refusedAt(invades(position("V"), "germans"), ROME, {
        type: "chooseProvince",
        province: data.map.provinceOf.get("italia")!,
      }),
  ],
];
