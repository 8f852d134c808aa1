import { worksAt, type Frames, type View } from "@ara/pax-romana";
import { rowOfSide } from "./board.ts";
import type { Outlook } from "./outlook.ts";
import { inFrame, type Worth } from "./question.ts";

type Battle = Frames["landBattle"];
type Index = 0 | 1;

/** What it counts, in Battle Points, to be rid of all that stands in the way; walls give the Space with it. */
const RID = 1;
const TAKEN = 5;
/** What it counts to win. */
const WON = 2;

/** 10.52: Battle Points that a side loses by a die. */
function lossOf({ world }: Outlook, { bp }: Battle, side: Index, die: number): number {
  return Math.floor((bp[side] * die * world.data.charts.battle.lossPercent + 50) / 100);
}

/** 7.32, 10.8: Battle Points that a side can lose before nothing is left; behind walls only infantry counts. */
function capacityOf(view: View, { world }: Outlook, battle: Battle, side: Index): number {
  const { units, charts } = world.data;
  const { space, walled, attacker, defender } = battle;
  const isWalled = walled === (side === 0 ? "attacker" : "defender");
  const row = rowOfSide(view, space, side === 0 ? attacker : defender);
  let sum = 0;
  for (let unit = 0; unit < row.length; unit++)
    if (!isWalled || units.isCavalry[unit] !== 1) sum += row[unit]! * (units.absorbs[unit] ?? 0);
  const works = isWalled ? worksAt(view, space) : undefined;
  if (works) sum += (works.walls - units.works[works.works]!.leastWalls) * charts.battle.wallAbsorbs;
  return sum;
}

/** What it is worth to a side that the other one loses so much. */
function harm(view: View, outlook: Outlook, battle: Battle, side: Index, die: number): number {
  const loss = lossOf(outlook, battle, side, die);
  const capacity = capacityOf(view, outlook, battle, side);
  if (loss < capacity) return loss;
  return capacity + (battle.walled === (side === 0 ? "attacker" : "defender") ? TAKEN : RID);
}

/** 10.51: shifts go where they do most: they take the Space, hurt the other side, or spare one's own. */
export const raise: Worth = (view, action, outlook) => {
  const battle = inFrame(view, "landBattle");
  const { net, dice } = battle;
  const { dieLowest } = outlook.world.data.charts.battle;
  const [own, other]: [Index, Index] = net >= 0 ? [0, 1] : [1, 0];
  const raised = dice[own] + action.n!;
  const lowered = Math.max(dieLowest, dice[other] - (Math.abs(net) - action.n!));
  const wins = Math.sign(raised - lowered) * WON;
  return wins + harm(view, outlook, battle, other, raised) - harm(view, outlook, battle, own, lowered);
};

/** 10.92: the loser is driven out, unless his losses are the end of him: who is driven out loses less. */
export const driveOut: Worth = (view, action, outlook) => {
  const battle = inFrame(view, "landBattle");
  const survives = lossOf(outlook, battle, 1, battle.pips[1]) < capacityOf(view, outlook, battle, 1);
  return (action.yes === true) === survives ? 1 : 0;
};
