import type { Spoken } from "../spoken.ts";
import type { Refusal } from "@ara/kernel";
import type { Action, Parts } from "../../action.ts";
import { CARTHAGE, data, EL, GREECE, HI, LG, LG_REDUCED, LI, ROME, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { at, begin } from "../../rules/battle/testing.ts";
import { provinceOf } from "../../rules/economy/testing.ts";
import { machine } from "../../rules/index.ts";
import type { State } from "../../state/state.ts";
import { position, type Given } from "../position.ts";
import { refusedIn, refusedNow, type Row } from "./row.ts";

/** Turn, markers, getting and spending (chapters 3, 6, 7, 8.1, 15). */

const from = (given: Given): State => position("V", { settled: true, ...given });
const power = (proc: string, step: string, whose: Power, more: object = {}): Frame =>
  ({ proc, step, power: whose, ...more }) as Frame;

/** Why a power is refused an order, after parts of orders that it gave. */
function orders(whose: Power, parts: readonly Spoken[], action: Spoken, given: Given = {}): Refusal | undefined {
  const state = from({ pieces: PIECES, treasury: { rome: 3, carthage: 3, greece: 1 }, ...given });
  begin(state, { proc: "manpower" }, []);
  for (const part of parts) answer(state, whose, part);
  return machine.refuse(state, whose, action as Action);
}

function answer(state: State, whose: Power, part: Spoken): void {
  const options: Action[] = [];
  machine.options(state, whose, options);
  const found = options.find((option) =>
    Object.entries(part).every(([field, value]) => (option as Parts)[field as keyof Parts] === value),
  );
  machine.answer(state, whose, found!, undefined as never, undefined);
}

const PIECES = {
  "rome roma": { lg: 1, GS: 1, city: 5 },
  "rome pisae": { LI: 1 },
  "greece pisae": { GS: 1 },
  "carthage capua": { LI: 1 },
  "carthage carthago": { HI: 14, GS: 1 },
  "greece pella": { LI: 1 },
};

const node = (id: string): number => at(position("V"), id);
const rich: Given = { treasury: { carthage: 9 }, stability: { carthage: 4 } };

function recruits(): Refusal | undefined {
  const state = from({ treasury: { rome: 9 }, pieces: { "rome roma": { LG: 1, city: 5 } } });
  return refusedIn(
    state,
    { proc: "recruitment", power: ROME },
    { type: "order", kind: "galleys" },
    { answers: [{ type: "recruit", kind: "land" }] },
  );
}

function builds(
  pieces: Given["pieces"],
  action: Spoken,
  noTown: readonly number[] = [],
  rome = 9,
): Refusal | undefined {
  const state = from({ pieces: { "rome roma": { GARR: 2, LG: 1 }, ...pieces }, treasury: { rome } });
  const answers = action.type === "at" ? [{ type: "build", kind: "town" }] : [];
  const expansion = {
    proc: "expansion",
    step: "choose",
    power: ROME,
    major: 1,
    minors: 2,
    noTown: [...noTown],
  } as Frame;
  begin(state, expansion, [], [{ type: "construct" }, ...answers]);
  return refusedNow(state, action);
}

function places(): Refusal | undefined {
  const state = position("I", { pieces: { "greece capua": { HI: 1 } }, leaders: { "soldier-of-fortune": "corcyra" } });
  const units = Array.from({ length: 15 }, (_, unit) => (unit === LI ? 2 : 0));
  return refusedIn(
    state,
    { proc: "placement", power: ROME, territory: 0, units },
    {
      type: "at",
      node: at(state, "capua"),
    },
  );
}

function claims(): Refusal | undefined {
  const state = from({ pieces: { "rome roma": { LG: 1 }, "carthage carthago": { HI: 1 } } });
  state.objectives.hands[ROME] = [12, 0];
  begin(state, { proc: "victoryPhase" }, []);
  return machine.refuse(state, ROME, { type: "show", kind: "A" });
}

function leads(): Refusal | undefined {
  const state = from({ pieces: { "rome roma": { LG: 1, city: 5 }, "rome capua": { LG: 1 }, "rome pisae": { LG: 1 } } });
  begin(state, { proc: "leaderSelection" }, []);
  const [option] = [ROME].flatMap((who) => {
    const options: Action[] = [];
    machine.options(state, who, options);
    return options;
  });
  return machine.refuse(state, ROME, { ...option!, node: at(state, "carthago") } as Action);
}

export const ECONOMY: readonly Row[] = [
  [
    "activation.cannotPay",
    "3.44",
    "a marker costs a Talent, and there is none",
    () =>
      refusedIn(from({ treasury: { rome: 0 } }), power("activation", "pay", ROME, { drawn: false }), { type: "pay" }),
  ],
  [
    "notNow",
    "3.44",
    "nobody marches before the marker is paid for",
    () =>
      refusedIn(from({ treasury: { rome: 1 } }), power("activation", "pay", ROME, { drawn: false }), { type: "stop" }),
  ],
  [
    "notAsked",
    "3.44",
    "it is Rome's marker",
    () => {
      const state = from({ treasury: { rome: 1 } });
      begin(state, power("activation", "pay", ROME, { drawn: false }), []);
      return machine.refuse(state, CARTHAGE, { type: "pay" });
    },
  ],
  ["placement.notThere", "3.1", "Greeks stand in Capua", places],
  ["leaders.notThere", "8.15", "no leader of Rome begins in Carthago", leads],
  [
    "maintenance.cannotPay",
    "6.41",
    "squadrons must be paid or disbanded",
    () => {
      const state = from({ pieces: { "rome roma": { GS: 9, city: 5 } }, treasury: { rome: 0 } });
      begin(state, { proc: "maintenance" }, []);
      return machine.refuse(state, ROME, { type: "lock" });
    },
  ],
  ["order.notInThisOperation", "6.21", "who recruits troops builds no galleys", recruits],
  [
    "order.nowhereRaised",
    "6.24",
    "Rome has no province left",
    () => orders(ROME, [], { type: "order", kind: "raise" }, { control: { rome: [] }, settled: false }),
  ],
  [
    "order.nothingReduced",
    "10.86",
    "all units of Carthage are at full strength",
    () => orders(CARTHAGE, [], { type: "order", kind: "rebuild" }),
  ],
  [
    "order.noObjective",
    "15.43",
    "this format has none",
    () => orders(CARTHAGE, [], { type: "order", kind: "objective" }),
  ],
  [
    "order.isolated",
    "6.24",
    "no line leads from Sardinia, where enemy squadrons lie",
    () =>
      orders(
        ROME,
        [{ kind: "raise" }],
        { type: "orderProvince", province: provinceOf("sardinia") },
        {
          pieces: { ...PIECES, "rome caralis": { LI: 1 }, "carthage caralis": { GS: 1 }, "carthage olbia": { GS: 1 } },
        },
      ),
  ],
  [
    "order.otherProvince",
    "6.24",
    "Rhegium is not in Italia",
    () =>
      orders(ROME, [{ kind: "raise" }, { province: provinceOf("italia") }, { unit: LG }], {
        type: "orderAt",
        node: node("rhegium"),
      }),
  ],
  [
    "order.elephants",
    "10.68",
    "no land unit of Carthage stands in Zama",
    () =>
      orders(CARTHAGE, [{ kind: "raise" }, { province: provinceOf("africa") }, { unit: EL }], {
        type: "orderAt",
        node: node("zama"),
      }),
  ],
  [
    "order.longest",
    "6.24",
    "one order has at most 40 units",
    () =>
      orders(
        CARTHAGE,
        [{ kind: "raise" }, { province: provinceOf("africa") }, { unit: LI }, { node: node("zama") }],
        { type: "orderNumber", n: 41 },
        { treasury: { carthage: 99 } },
      ),
  ],
  [
    "order.notBrokenDown",
    "12.14",
    "nothing of Carthage is in Roma",
    () => orders(CARTHAGE, [{ kind: "breakDown" }], { type: "orderAt", node: node("roma") }),
  ],
  [
    "order.notSoMany",
    "12.14",
    "fourteen stand there",
    () =>
      orders(CARTHAGE, [{ kind: "breakDown" }, { node: node("carthago") }, { unit: HI }], {
        type: "orderNumber",
        n: 15,
      }),
  ],
  [
    "order.romeHiresNobody",
    "12.21",
    "Rome has no mercenaries",
    () => orders(ROME, [], { type: "order", kind: "hire" }),
  ],
  [
    "order.tooFewTalents",
    "6.27",
    "a squadron costs more than one Talent",
    () => orders(GREECE, [], { type: "order", kind: "galleys" }),
  ],
  [
    "order.notControlled",
    "6.24",
    "Africa is Carthage's",
    () => orders(ROME, [{ kind: "raise" }], { type: "orderProvince", province: provinceOf("africa") }),
  ],
  [
    "order.notRaisedHere",
    "6.25",
    "Italy raises no light infantry for Rome",
    () => orders(ROME, [{ kind: "raise" }, { province: provinceOf("italia") }], { type: "orderUnit", unit: LI }),
  ],
  [
    "order.spaceTaken",
    "6.23",
    "Carthaginians stand in Capua",
    () =>
      orders(ROME, [{ kind: "raise" }, { province: provinceOf("italia") }, { unit: LG }], {
        type: "orderAt",
        node: node("capua"),
      }),
  ],
  [
    "order.tooFewTalents",
    "6.27",
    "three Talents are one squadron",
    () => orders(ROME, [{ kind: "galleys" }, { node: node("roma") }], { type: "orderNumber", n: 2 }),
  ],
  [
    "order.foreignSquadrons",
    "6.3",
    "a Greek fleet lies in Pisae",
    () => orders(ROME, [{ kind: "galleys" }], { type: "orderAt", node: node("pisae") }),
  ],
  [
    "order.notYourPort",
    "6.3",
    "Carthago is not Rome's port",
    () => orders(ROME, [{ kind: "galleys" }], { type: "orderAt", node: node("carthago") }),
  ],
  [
    "order.notRebuiltHere",
    "10.86",
    "no reduced legion is in Pisae",
    () => orders(ROME, [{ kind: "rebuild" }], { type: "orderRebuild", node: node("pisae"), unit: LG_REDUCED }),
  ],
  [
    "order.notHiredHere",
    "12.21",
    "Roma is not Carthage's",
    () =>
      orders(
        CARTHAGE,
        [{ kind: "hire" }, { province: provinceOf("africa") }],
        { type: "orderAt", node: node("roma") },
        rich,
      ),
  ],
  [
    "order.aboveMaximum",
    "6.43",
    "in Unrest Carthage has as many heavies as it may",
    () =>
      orders(
        CARTHAGE,
        [{ kind: "hire" }, { province: provinceOf("africa") }, { node: node("carthago") }],
        { type: "orderNumber", n: 2 },
        rich,
      ),
  ],
  [
    "construction.nowhere",
    "7.12",
    "no Town of Rome has the troops to become a City",
    () => builds({}, { type: "build", kind: "city" }),
  ],
  [
    "construction.mountain",
    "7.14",
    "nobody builds on a Mountain Fortress",
    () => builds({}, { type: "at", node: data.map.mountain.indexOf(1) }),
  ],
  [
    "construction.newGarrison",
    "12.14",
    "that garrison was made in this Activation",
    () => builds({ "rome capua": { GARR: 1 } }, { type: "at", node: node("capua") }, [node("capua")]),
  ],
  [
    "construction.notControlled",
    "7.12",
    "Greeks stand there, and no Romans",
    () => builds({ "greece capua": { HI: 1 } }, { type: "at", node: node("capua") }),
  ],
  [
    "construction.others",
    "7.12",
    "slaves sit in the Space",
    () => builds({ "rome capua": { GARR: 1 }, "slavesRome capua": { BI: 1 } }, { type: "at", node: node("capua") }),
  ],
  [
    "construction.notYours",
    "7.15",
    "that Town is Carthage's",
    () => builds({ "carthage utica": { town: 2 } }, { type: "at", node: node("utica") }),
  ],
  [
    "construction.tooFewTalents",
    "7.12",
    "a City costs three Talents",
    () => builds({}, { type: "build", kind: "city" }, [], 2),
  ],
  [
    "construction.notHere",
    "7.12",
    "a Town needs a garrison",
    () => builds({ "rome capua": { LI: 1 } }, { type: "at", node: node("capua") }),
  ],
  ["objective.notFulfilled", "15.48", "Rome holds nothing in Asia Minor", claims],
];
