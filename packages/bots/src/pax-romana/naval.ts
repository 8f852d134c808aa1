import { countsOfForce, emptyRow, GS, NONE, PORT, underWay, type Node } from "@ara/pax-romana";
import { bestRating, rowAt } from "./board.ts";
import type { Outlook } from "./outlook.ts";
import { about, inFrame, type Questions, type Worth } from "./question.ts";
import { quantity } from "./quantity.ts";
import { fieldOf } from "./troops.ts";

/** Whether a port is one's own. */
function isOwnPort({ world, holder, power }: Outlook, node: Node): boolean {
  const { map } = world;
  if (map.kind[node] !== PORT) return false;
  return holder[node] === power || (holder[node] === NONE && map.homeAt[node] === power);
}

/** By node, how near the next own port without enemies is, for fleets that want to go home. */
const homeward = (outlook: Outlook): readonly number[] =>
  outlook.once("homeward", () => {
    const { map } = outlook.world;
    const near = Array.from({ length: map.nodes }, () => 0);
    const queue: Node[] = map.ports.filter((node) => isOwnPort(outlook, node) && outlook.foeFleet[node] === 0);
    for (const node of queue) near[node] = 1;
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i]!;
      for (const to of map.sea[node]!) {
        const worth = near[node]! * (outlook.foeFleet[to]! > 0 ? 0.5 : 0.9);
        if (near[to]! > 0) continue;
        near[to] = worth;
        queue.push(to);
      }
    }
    return near;
  });

/** 11.1: an army goes where it is wanted, a fleet goes home and stays. */
const sail: Worth = (view, action, outlook) => {
  const { force: index } = inFrame(view, "fleetMove");
  const force = view.forces[index]!;
  const row = countsOfForce(force);
  const isFleet = row.every((n, unit) => unit === GS || n === 0) && force.leaders.length === 0;
  const node = action.node ?? force.node;
  if (isFleet) {
    if (action.type === "sail") return homeward(outlook)[node]!;
    return action.type === "halt" ? homeward(outlook)[node]! + (isOwnPort(outlook, node) ? 1 : 0) : -1;
  }
  const field = fieldOf(outlook, index);
  if (action.type === "sail") return field.sail(node) + 0.01;
  if (action.type === "debark") return field.debark(node) + 0.02;
  if (action.type === "landAgain") return field.prize(node);
  return action.type === "halt" ? -0.5 : -1;
};

/** 11.13: after a stop; on the open sea an army must go on, and in a port it is safer ashore. */
const stopped: Worth = (view, action, outlook) => {
  const { force: index } = inFrame(view, "fleetMove");
  const force = view.forces[index]!;
  const field = fieldOf(outlook, index);
  if (action.type === "debark") return 0.2 + field.debark(force.node);
  if (action.type === "attackAgain" || action.type === "setDown") return -1;
  const isSafe = isOwnPort(outlook, force.node);
  if (action.type === "goOn") {
    let best = 0;
    for (const to of outlook.world.map.sea[force.node]!)
      best = Math.max(best, field.sail(to), isSafe ? 0 : 0.3 * homeward(outlook)[to]!);
    return 0.55 * best;
  }
  return isSafe ? 0.3 : 0.05;
};

/** 11.32: with enemies at sea all that there is, otherwise nobody leaves his port. */
const escort = about(["escort"], (_view, { n }, outlook) => {
  const danger = outlook.foeFleet.some((foes) => foes > 0) || outlook.view.pirates.length > 0;
  return danger ? n : -n;
});

/** Squadrons of the fleet that comes, and of those that lie there. */
function fleets({ view, power }: Outlook): { readonly comes: number; readonly lies: number; readonly laden: boolean } {
  const { force } = inFrame(view, "seaEntry");
  const moving = view.forces[force]!;
  const row = countsOfForce(moving);
  const lies = rowAt(view, moving.node, (owner) => owner === power || power === moving.power)[GS]!;
  return { comes: row[GS]!, lies, laden: row.some((n, unit) => unit !== GS && n > 0) };
}

/** 11.41: whoever comes weaker, or with an army and no ships, is fought; a stronger fleet is avoided. */
const meet: Worth = (_view, action, outlook) => {
  const { comes, lies, laden } = fleets(outlook);
  if (action.type === "fight") return lies > comes || (laden && lies >= comes) ? 2 : -1;
  if (action.type === "evade") return comes > lies + 1 && !laden ? 1 : 0;
  return 0.5;
};

const goOnInPeace: Worth = (_view, action) => (action.type === "goOn" || action.type === "letPass" ? 1 : 0);

/** Nearer home is better for a fleet in flight. */
const flee: Worth = (view, action, outlook) => {
  const fleeing = underWay(view, "navalWithdrawal")?.force ?? NONE;
  const node = action.node ?? view.forces[fleeing]?.node ?? NONE;
  return node === NONE ? 0 : homeward(outlook)[node]! + (action.type === "halt" ? 0.05 : 0);
};

/** Chapter 11: at sea. */
export const navalQuestions: Questions = {
  "sea.sail": sail,
  "sea.stopped": stopped,
  "sea.escort": escort,
  "sea.lead": about(["lead"], (view, { leader }) => bestRating(view, "campaign", [leader])),
  "sea.meet": meet,
  "sea.passing": goOnInPeace,
  "sea.parting": meet,
  "sea.toll": (_view, action) => (action.type === "toll" && action.yes ? 1 : 0),
  "sea.sink": about(["sink"], (_view, { n }) => n),
  "sea.storm": about(["sink"], (_view, { n }) => n),
  "sea.port": flee,
  "sea.withdraw": flee,
  ...quantity("sea.pickUp", () => emptyRow()),
};
