import { worldOf } from "../../config.ts";
import { NONE, POWERS, type Node, type Owner, type Power, type Province } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import type { StabilityCause } from "../../state/events.ts";
import { hasOwner, justOwner } from "../../state/keys.ts";
import { changeStability } from "../../state/ledger.ts";
import type { Army, State } from "../../state/state.ts";
import { anythingTouched, clearTouched, eachTouched, isTouched } from "../../state/touched.ts";
import { holderOf, homeOf, occupiersAt } from "../control/holder.ts";
import { isHorde, isPower } from "../control/keeper.ts";
import { controllerOf, type HolderAt } from "../control/province.ts";

/** 6.12: who controls what at the start of a scenario; it costs and gives no Stability. */
export function setControl(state: State): void {
  for (let province = 0; province < state.control.length; province++) {
    rememberHolders(state, province);
    state.control[province] = controllerOf(state, province, rememberedHolder);
  }
  const { capitals } = worldOf(state.config).map;
  state.capitals = 0;
  for (let i = 0; i < capitals.length; i++) if (isHeld(state, capitals[i]!)) state.capitals |= 1 << i;
  clearTouched(state);
}

/** Whether a capital in play is in the hands of its power (5.22a). */
function isHeld(state: State, capital: Node): boolean {
  return worldOf(state.config).map.inPlay[capital] === 1 && holderOf(state, capital) === homeOf(state, capital);
}

const changes = POWERS.map(() => 0);

/** What moved each power's Stability in this instant, one bit for each cause; and the lists all eight sums stand for. */
const CAUSES: readonly StabilityCause[] = ["provinces", "capital", "barbarians"];
const PROVINCES = 1;
const CAPITAL = 2;
const BARBARIANS = 4;
const CAUSE_LISTS = Array.from({ length: 8 }, (_, bits) => CAUSES.filter((__, i) => (bits & (1 << i)) !== 0));
const causes = POWERS.map(() => 0);

function move(power: Power, by: number, cause: number): void {
  changes[power]! += by;
  causes[power]! |= cause;
}

/**
 * 14.21: control is compared with what it was, and Stability follows. All causes of one instant are summed and put on the
 * track at once (R179).
 */
export function settle(state: State, tell: Tell | undefined): void {
  if (!anythingTouched(state)) return;
  changes.fill(0);
  causes.fill(0);
  const { capitals, province: provinceAt } = worldOf(state.config).map;
  eachTouched(state, (province) => settleProvince(state, province, tell));
  for (let i = 0; i < capitals.length; i++)
    if (isTouched(state, provinceAt[capitals[i]!]!)) settleCapital(state, i, tell);
  for (const army of state.armies) if (isHorde(army.owner)) settleHorde(state, army);
  clearTouched(state);
  if (worldOf(state.config).scenario.stability === undefined) return;
  for (let power = 0; power < changes.length; power++)
    if (changes[power] !== 0)
      changeStability(state, power, changes[power]!, CAUSE_LISTS[causes[power]!]!, "14.21", tell);
}

/** 14.21: +1 and -1 for other provinces, +2 and -2 for those of its own Home. */
function settleProvince(state: State, province: Province, tell: Tell | undefined): void {
  rememberHolders(state, province);
  const from = state.control[province]!;
  const to = controllerOf(state, province, rememberedHolder);
  if (from === to) return;
  state.control[province] = to;
  tell?.({ type: "controlChanged", province, from, to, rule: "5.2" });
  const { map, data } = worldOf(state.config);
  const { gainProvince, loseProvince, regainHomeProvince, loseHomeProvince } = data.charts.stability.changes;
  const isHome = (power: Power): boolean => map.home[province] === power;
  if (from !== NONE) move(from, isHome(from) ? loseHomeProvince : loseProvince, PROVINCES);
  if (to !== NONE) move(to, isHome(to) ? regainHomeProvince : gainProvince, PROVINCES);
}

/** R421, R458: whoever had a Space keeps it when an ally comes there. */
function rememberHolders(state: State, province: Province): void {
  for (const node of worldOf(state.config).map.spacesOf[province]!) {
    const holder = holderOf(state, node);
    state.held[node] = isPower(holder) ? holder : NONE;
  }
}

const rememberedHolder: HolderAt = ({ held }, node) => held[node]!;

/** 13.44, 14.21, R102: a horde within 1 MP of a capital frightens its power, once for each army. */
function settleHorde(state: State, army: Army): void {
  const { map, data } = worldOf(state.config);
  for (const capital of map.capitals) {
    const power = homeOf(state, capital);
    if (hasOwner(army.warned, power) || !isNear(state, army.owner, capital)) continue;
    // 13.44: a capital that is in other hands already frightens nobody.
    const holder = holderOf(state, capital);
    if (holder !== power && holder !== army.owner) continue;
    army.warned |= justOwner(power);
    move(power, data.charts.stability.changes.barbariansAtCapital, BARBARIANS);
  }
}

/** R102: in the Space, or next to it but not over a strait; no capital lies in mountains, so that one MP leads into it. */
function isNear(state: State, owner: Owner, capital: Node): boolean {
  const { direct } = worldOf(state.config).map;
  const stands = (node: Node): boolean => hasOwner(occupiersAt(state, node), owner);
  return stands(capital) || direct[capital]!.some(stands);
}

/** 14.21, R47: a capital lost, or retaken, beside what its province costs or gives. */
function settleCapital(state: State, i: number, tell: Tell | undefined): void {
  const { map, data } = worldOf(state.config);
  const node = map.capitals[i]!;
  const held = isHeld(state, node);
  if (held === ((state.capitals & (1 << i)) !== 0)) return;
  state.capitals ^= 1 << i;
  const power = homeOf(state, node);
  const { loseCapital, retakeCapital } = data.charts.stability.changes;
  move(power, held ? retakeCapital : loseCapital, CAPITAL);
  tell?.({ type: held ? "capitalRetaken" : "capitalLost", power, node, rule: "14.21" });
}
