// What a Move costs with plans: the real ways and the real plan are asked at every position of the game that was played.
import { isSameAction, paxRomana, promptOf, GS } from "@ara/pax-romana";
import {
  canGarrisonHere,
  canSpareGarrisons,
  follow,
  gainsOn,
  garrisonable,
  intentOf,
  usualUnits,
} from "@ara/pax-romana/plans";
import { stackAt, stackNow, waysNow, waysOf } from "@ara/pax-romana/ways";
import { tapsFor } from "./asked.mjs";

const LEGS = { step: "march", embark: "embark", sail: "sail", debark: "debark" };
/** Who moves is said on the sheet. */
const NAMED = new Set([
  "major.where",
  "minor.where",
  "minor.what",
  "force.kind",
  "units.move",
  "force.leader",
  "move.lead",
]);
/** Which units, on a sheet of their own. */
const UNITS = new Set(["units.drop", "units.breakDown", "units.pickUp", "sea.pickUp"]);
const ENDS = new Set(["stop", "halt", "finish"]);
/** Done on the way, where the march pauses. */
const PAUSES = new Set([
  "pickUp",
  "pickLeader",
  "dropLeader",
  "breakDown",
  "destroy",
  "pickUpUnit",
  "dropUnit",
  "setDown",
]);

/** Taps of Major Moves by what they were for. */
export const spentOn = new Map();

/** Of the Move that is counted: taps by which what is chosen at first was changed. */
let changing = 0;

function changes(taps) {
  changing += taps;
  return taps;
}

function note(what, taps) {
  spentOn.set(what, (spentOn.get(what) ?? 0) + taps);
  return taps;
}

const viewOf = ({ before, seat }) => paxRomana.view(before, seat);
const promptAt = (answer) => promptOf(viewOf(answer), answer.seat);
const isSea = ({ by }) => by === "sail" || by === "embark";
const sum = (row) => row.reduce((all, n) => all + n, 0);

/**
 * Taps of one Move, from what its mover answered, the choice of the Move first: exactly so, and with what is chosen at first
 * accepted. `hand` is what the switches stand at.
 */
export function tapsOfMove(answers, hand) {
  changing = 0;
  const taps = exactly(answers, hand);
  return { taps, accepted: taps - changing };
}

function exactly(answers, hand) {
  const [first] = answers;
  const isMinor = first.action.type === "minor";
  const named = answers.findIndex(({ key }, i) => i > 0 && !NAMED.has(key));
  const { action: start } = answers[1];
  if (isMinor && answers[2]?.action.type === "breakDownUnit") return 2;
  // What left the place: the force as it is asked for the first time.
  const asked = answers[named];
  const gone = asked && stackNow(viewOf(asked));
  if (!gone) return 3;
  const stack = { ...gone, node: start.node, isMinor };
  let taps = note("who goes", choosing(first, stack, isMinor));
  const march = { left: answers.slice(named), stack, isFirst: true, hand };
  while (march.left.length > 0) taps += next(march, first);
  return taps;
}

/** The stack, and what is changed of what is chosen at first. */
function choosing(first, stack, isMinor) {
  const isFleet =
    stack.units.length > 0 && stack.units.every(({ counts }) => counts.every((n, unit) => n === 0 || unit === GS));
  const mover = first.action.kind ?? "own";
  const of = (kind) => stackAt(viewOf(first), stack.power, stack.node, { kind, mover });
  const all = stackAt(viewOf(first), stack.power, stack.node, { kind: isFleet ? "fleet" : "army", mover, whole: true });
  const preset = of(isFleet ? "fleet" : "army");
  const taps = 1 + (isFleet && of("army") ? 1 : 0);
  if (!preset || !all) return taps;
  if (isMinor) return taps + lone(first, stack, preset);
  const changed = all.units.reduce((sum_, { owner, counts }) => {
    const inRow = (units) => units.find((row) => row.owner === owner)?.counts ?? [];
    return sum_ + rows(counts, inRow(preset.units), inRow(stack.units));
  }, 0);
  const led = all.leaders.filter((one) => preset.leaders.includes(one) !== stack.leaders.includes(one)).length;
  return taps + changes(changed + led);
}

/** Taps that make of some numbers others: minus and plus, or all or none and then these. */
const rows = (all, before, after) =>
  sum(
    all.map((n, unit) => {
      const [from, to] = [before[unit] ?? 0, after[unit] ?? 0];
      return Math.min(Math.abs(from - to), 1 + Math.min(to, n - to));
    }),
  );

/** One unit or leader of several: the Minor Move is chosen, if there is a choice, and which, if it is not the first. */
function lone(first, stack, preset) {
  if (sum(preset.units.flatMap(({ counts }) => counts)) + preset.leaders.length === 1) return 0;
  const isChoice = promptAt(first).options.some(({ refusal, action }) => refusal === null && action.type === "major");
  const unitOf = ({ units }) => units[0]?.counts.findIndex((n) => n > 0);
  return (isChoice ? 1 : 0) + (unitOf(stack) === unitOf(preset) ? 0 : 1);
}

/** Taps for the next answer; what follows from a plan is taken with it. */
function next(march, first) {
  const [answer] = march.left;
  if (
    LEGS[answer.action.type] &&
    (answer.key === "land.step" || answer.key === "sea.sail" || answer.key === "sea.stopped")
  )
    return plan(march, first);
  if (UNITS.has(answer.key)) return naming(march);
  if (garrisonAt(march.left, 0) > 0) return leaveGarrison(march);
  march.left.shift();
  const taps = ENDS.has(answer.action.type) ? 1 : answer.options === 1 ? 0 : tapsFor(answer, march.last);
  note(`${answer.key} ${answer.action.type}`, taps);
  march.last = answer;
  return taps;
}

/**
 * 12.14: how many answers from one on leave a garrison where the force is, by the very answers that a plan gives; 0 where
 * they do something else.
 */
function garrisonAt(answers, from) {
  const [first] = answers.slice(from);
  if (first.action.type !== "breakDown" || !canGarrisonHere(promptAt(first), viewOf(first))) return 0;
  const intent = leaving(first);
  const given = answers.slice(from).findIndex((answer) => {
    const wanted = follow(intent, promptAt(answer), viewOf(answer));
    return !wanted || !isSameAction(wanted, answer.action);
  });
  const end = given < 0 ? answers.length - from : given;
  // One unit is broken down, and then the others have come along, or there are none.
  const last = answers[from + end];
  return end > 1 && last && follow(intent, promptAt(last), viewOf(last)) === null ? end : 0;
}

function leaving(answer) {
  const { node } = promptAt(answer).about.force;
  const stack = { ...stackNow(viewOf(answer)), node };
  return intentOf(stack, { way: [], need: 0 }, { garrison: [node], ends: false });
}

/** Whether the sheet of a plan made at one answer offers to leave a garrison where the legs so far end. */
function isOfferedAt(first, answer, legs) {
  const [view, last] = [viewOf(first), legs.at(-1)];
  if (answer.key !== "land.step" || !last) return false;
  const stack = stackNow(view);
  const gains = gainsOn(view, stack, [...legs, last]);
  return canSpareGarrisons(view, stack) && garrisonable(view, gains).includes(last.node);
}

/** It takes one tap. */
function leaveGarrison(march) {
  const gone = march.left.splice(0, garrisonAt(march.left, 0));
  march.last = gone.at(-1);
  return note("garrison", 1);
}

/** One sheet for all sorts of units: what is changed of what is chosen at first, and the button. */
function naming(march) {
  const [first] = march.left;
  const before = march.last;
  const prompt = promptAt(first);
  const usual = usualUnits(prompt, viewOf(first));
  const { pool } = prompt.about.choice;
  const taken = first.action.type === "all" ? pool.slice() : pool.map(() => 0);
  let isAsked = first.action.type !== "some";
  while (march.left[0]?.key === first.key) {
    const { action } = (march.last = march.left.shift());
    if (action.type !== "takeUnits") continue;
    taken[action.unit] = action.n;
    isAsked = true;
  }
  if (first.options === 1) return 0;
  // Of two units of one sort "some" is one, and no number is asked for.
  const changed = isAsked ? changes(rows(pool, usual, taken)) : 0;
  // With the units that are usually meant, it is one tap together with the answer before.
  const isTogether = ["drop", "pickUp", "breakDown"].includes(before?.action.type);
  return note(first.key, isTogether ? (changed > 0 ? changes(1) : 0) + changed : 1 + changed);
}

/** A goal and one button: as far as the ways lead where the game went, and the plan gives what was answered. */
function plan(march, first) {
  const answers = march.left;
  const reach = march.isFirst ? waysOf(viewOf(first), march.stack) : waysNow(viewOf(answers[0]), answers[0].seat);
  const legs = [];
  let cost = 0;
  let best;
  const lastLeg = answers.findLast(({ action }) => LEGS[action.type]);
  const dropped = [];
  const garrisons = [];
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    // Who goes on at once has no sheet on which to say so.
    const left = march.hasGone || !isOfferedAt(answers[0], answer, legs) ? 0 : garrisonAt(answers, i);
    if (left > 0) {
      garrisons.push(answer.before.forces.find(Boolean).node);
      i += left - 1;
      continue;
    }
    if (PAUSES.has(answer.action.type)) break;
    if (answer.action.type === "drop") dropped.push(answer.before.forces.find(Boolean).node);
    const by = LEGS[answer.action.type];
    if (!by || !["land.step", "sea.sail", "sea.stopped"].includes(answer.key)) continue;
    const option = promptAt(answer).options.find(({ action }) => isSameAction(action, answer.action));
    const node = answer.action.node ?? legs.at(-1)?.node ?? answer.before.forces.find(Boolean).node;
    // Back to where it was is another goal.
    if (legs.some((leg) => leg.node === node && isSea(leg) === isSea({ by }))) break;
    const mp = option?.cost?.mp ?? 0;
    cost += mp;
    legs.push({ node, by, mp, attack: option?.cost?.attack ?? 0 });
    const goal = reach?.goals.find((one) => one.node === node);
    const isAboard = isSea({ by });
    if (goal?.rests && goal.aboard === isAboard && (goal.cost <= cost || answer === lastLeg))
      best = { legs: legs.slice(), cost, occupy: dropped.slice(), garrison: garrisons.slice() };
  }
  // Where no way of the map is the one that was gone, it is one step, given from the list.
  const way = best ?? { legs: legs.slice(0, 1) };
  const stack = stackNow(viewOf(answers[0]));
  march.isFirst = false;
  // The goal of a plan that was interrupted is still chosen: it takes the button alone.
  const goal = way.legs.at(-1).node;
  // On the way a sure goal takes one tap, and the Move goes on from there.
  const found = reach?.goals.find(({ node }) => node === goal);
  const isAtOnce = march.hasGone && found?.how === "sure" && !found.battle;
  let taps = note(march.hasGone ? "goal again" : "goal", best && goal !== march.goal && !isAtOnce ? 2 : 1);
  march.hasGone = true;
  march.goal = undefined;
  // Units stay where the switch says so, or where it is said otherwise, Space by Space: whatever takes fewer taps.
  const occupy = best?.occupy ?? [];
  const gains = gainsOn(viewOf(answers[0]), stack, way.legs);
  const asOn = gains.filter((node) => !occupy.includes(node)).length;
  const asOff = occupy.length;
  const { hand } = march;
  const staying = Math.min(asOn + (hand.occupy ? 0 : 1), asOff + (hand.occupy ? 1 : 0));
  taps += note("occupy", staying);
  // Accepted, it is the switch alone: on where any unit stays, off where none does.
  const isOn = occupy.length > 0;
  const flips = gains.length > 0 && isOn !== (hand.isOn ?? false);
  if (gains.length > 0) hand.isOn = isOn;
  changes(Math.max(0, staying - (flips ? 1 : 0)));
  hand.occupy = asOn + (hand.occupy ? 0 : 1) <= asOff + (hand.occupy ? 1 : 0);
  // What gives something up is said Space by Space.
  const { garrison = [] } = best ?? {};
  taps += note("garrison", garrison.length);
  const intent = intentOf(stack, { way: way.legs, need: 0 }, { occupy, garrison, ends: !isAtOnce });
  const had = march.left.length;
  const more = carry(march, intent);
  // What the plan does not give at all is given from the list.
  if (march.left.length === had) march.last = march.left.shift();
  else if (march.isCut || isElsewhere(march.left[0], goal)) march.goal = goal;
  return taps + more;
}

/** A battle for the goal was not won: it is still chosen. */
const isElsewhere = (answer, goal) => answer?.key === "land.step" && answer.before.forces.find(Boolean).node !== goal;

/** Takes from the row what the plan answers; what it does not is left. */
function carry(march, given) {
  let intent = given;
  let taps = 0;
  while (march.left.length > 0) {
    const [answer] = march.left;
    const prompt = promptAt(answer);
    const wanted = follow(intent, prompt, viewOf(answer));
    const isLeg = LEGS[answer.action.type] !== undefined;
    if (wanted && isSameAction(wanted, answer.action)) {
      march.left.shift();
      march.last = answer;
      if (isLeg) intent = { ...intent, done: intent.done + 1 };
      continue;
    }
    const isOfTheWay = answer.key === "land.step" || answer.key === "sea.sail";
    if (isOfTheWay) {
      march.isCut = intent.done < intent.way.length;
      return taps;
    }
    // Somebody's answer or dice have asked something else: that is answered, and the plan goes on.
    if (UNITS.has(answer.key)) {
      taps += naming(march);
      continue;
    }
    march.left.shift();
    taps += note(answer.key, answer.options === 1 ? 0 : tapsFor(answer, march.last));
    march.last = answer;
  }
  return taps;
}
