import type { Spoken } from "../spoken.ts";
import type { Refusal } from "@ara/kernel";
import { LG, NONE, ROME, type OwnerName } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import { at, battle, entering, intercepted, setOut } from "../../rules/battle/testing.ts";
import type { Side } from "../../rules/frames.ts";
import { lossOf } from "../../rules/battle/losses.ts";
import type { State } from "../../state/state.ts";
import { ownerOf, position, powerOf, type Given } from "../position.ts";
import { refusedIn, type Row } from "./row.ts";

/** In and around battles (chapters 7, 8 and 10). */

type Pieces = NonNullable<Given["pieces"]>;
const from = (pieces: Pieces, more: Given = {}): State => position("V", { pieces, ...more });

/** Rome has marched from Roma into Capua; the answers so far, and the one that is refused. */
function fight(pieces: Pieces, action: Spoken, dice: readonly number[], ...answers: readonly Spoken[]) {
  const state = from({ "rome roma": { LG: 4 }, ...pieces }, { treasury: { rome: 3, greece: 3 } });
  const force = setOut(state, "rome", "roma", "capua");
  return refusedIn(state, battle(state, force, ["greece"]), action, { dice, answers });
}

const HERE: Pieces = { "greece capua": { HI: 2 } };
const STANDS: Spoken = { type: "stand" };

/** Four units of Rome in Roma, as a side that has something to lose. */
function suffers(action: Spoken): Refusal | undefined {
  const state = from({ "rome roma": { LG: 2, LI: 2 } });
  const side: Side = { power: ROME, force: NONE, owners: [ROME] };
  const call = lossOf({ space: at(state, "roma"), side, need: 3, walls: false, infantryOnly: false });
  return refusedIn(state, call, action);
}

const attrition = (action: Spoken): Refusal | undefined => {
  const state = from({ "rome roma": { LG: 6, LI: 6 } });
  return refusedIn(
    state,
    { proc: "attrition", power: ROME, force: NONE, node: at(state, "roma"), rule: "9.41" },
    action,
    { dice: [6] },
  );
};

/** Greece withdraws from Capua. */
const withdraws = (action: Spoken): Refusal | undefined =>
  fight(HERE, action, [5], { type: "withdraw" }, { type: "all" });

/** Greece has lost at Capua and retreats. */
const retreats = (action: Spoken): Refusal | undefined => {
  const state = from({ "greece capua": { HI: 2 }, "rome roma": { LG: 4 } });
  const side: Side = { power: powerOf("greece"), force: NONE, owners: [ownerOf("greece")] };
  const call: Call<"retreat"> = {
    proc: "retreat",
    space: at(state, "capua"),
    side,
    entry: at(state, "roma"),
    bySea: false,
  };
  return refusedIn(state, call, action);
};

function flees(action: Spoken): Refusal | undefined {
  const state = from({ "rome roma": { LG: 4 } }, { leaders: { "greece-1": "capua" } });
  const force = setOut(state, "rome", "roma", "capua");
  return refusedIn(state, entering(force), action, { dice: [6], answers: [{ type: "withdraw" }] });
}

function intercepts(owner: OwnerName, space: string): Refusal | undefined {
  const state = from({ "rome roma": { LG: 1 }, "greece paestum": { HI: 2 }, "greece utica": { HI: 2 } });
  const force = setOut(state, "rome", "roma", "capua");
  return refusedIn(state, intercepted(force), { type: "intercept", node: at(state, space), owner: ownerOf(owner) });
}

function bids(): Refusal | undefined {
  const state = from({}, { treasury: { rome: 3, greece: 3 } });
  return refusedIn(
    state,
    { proc: "siegeBid", attacker: ROME, defender: powerOf("greece") },
    {
      type: "bid",
      n: 9,
    },
  );
}

function levies(): Refusal | undefined {
  const state = from({ "greece capua": { HI: 2 } }, { settled: true });
  return refusedIn(
    state,
    { proc: "militia", power: ROME },
    { type: "levyAt", node: at(state, "capua") },
    { dice: [6], answers: [{ type: "levy", yes: true }] },
  );
}

const to = (verb: string, id: string): Spoken => ({ type: verb, node: at(position("V"), id) });

export const BATTLE: readonly Row[] = [
  [
    "attrition.number",
    "10.85",
    "a third of twelve units is not all of them",
    () => attrition({ type: "lose", unit: LG, n: 6 }),
  ],
  [
    "battle.tooManyShifts",
    "10.51",
    "the odds give so many shifts and no more",
    () => fight(HERE, { type: "raise", n: 9 }, [3, 3], STANDS),
  ],
  [
    "elephants.notSoMany",
    "10.67",
    "there is one elephant",
    () => fight({ "greece capua": { HI: 2, EL: 1 } }, { type: "commit", n: 3 }, [], STANDS),
  ],
  [
    "losses.illegal",
    "10.53",
    "3 BP are not two legions",
    () => suffers({ type: "loseUnits", kind: "standing", owner: ROME, unit: LG, n: 2 }),
  ],
  ["siege.tooMuch", "10.71", "nobody bids more than he has", bids],
  ["interception.notFromThere", "10.31", "Utica is beyond the sea", () => intercepts("greece", "utica")],
  ["withdrawal.mustGo", "10.41", "who withdraws does not stay where he is", () => withdraws({ type: "stop" })],
  ["withdrawal.noWay", "10.44", "that is where the enemy comes from", () => withdraws(to("step", "roma"))],
  ["withdrawal.noWay", "10.44", "a leader alone does not flee into the enemy either", () => flees(to("step", "roma"))],
  [
    "retreat.noWay",
    "10.94",
    "nobody retreats to where the attacker came from",
    () => retreats(to("retreatTo", "roma")),
  ],
  ["militia.notThere", "12.33", "enemies stand in Capua", levies],
];
