import { capacityIn, lossesAt, type Frames, type View } from "@ara/pax-romana";
import type { Outlook } from "./outlook.ts";
import { about, inFrame, type Worth } from "./question.ts";

type Battle = Frames["landBattle"];
type Index = 0 | 1;

/** What it counts, in Battle Points, to be rid of all that stands in the way; walls give the Space with it. */
const RID = 1;
const TAKEN = 5;
/** What it counts to win. */
const WON = 2;

/** 10.53: Battle Points that a side loses by a die. */
const lossOf = ({ world }: Outlook, { bp }: Battle, side: Index, die: number): number =>
  lossesAt(world.data.charts, bp[side], die);

/** What it is worth to a side that the other one loses so much. */
function harm(view: View, outlook: Outlook, battle: Battle, side: Index, die: number): number {
  const loss = lossOf(outlook, battle, side, die);
  const capacity = capacityIn(view, battle, side);
  if (loss < capacity) return loss;
  return capacity + (battle.walled === (side === 0 ? "attacker" : "defender") ? TAKEN : RID);
}

/** 10.51: shifts go where they do most: they take the Space, hurt the other side, or spare one's own. */
export const raise: Worth = about(["raise"], (view, { n }, outlook) => {
  const battle = inFrame(view, "landBattle");
  const { net, dice } = battle;
  const { dieLowest } = outlook.world.data.charts.battle;
  const [own, other]: [Index, Index] = net >= 0 ? [0, 1] : [1, 0];
  const raised = dice[own] + n;
  const lowered = Math.max(dieLowest, dice[other] - (Math.abs(net) - n));
  const wins = Math.sign(raised - lowered) * WON;
  return wins + harm(view, outlook, battle, other, raised) - harm(view, outlook, battle, own, lowered);
});

/** 10.92: the loser is driven out, unless his losses are the end of him, for whoever is driven out loses less. */
export const driveOut: Worth = (view, action, outlook) => {
  const battle = inFrame(view, "landBattle");
  const survives = lossOf(outlook, battle, 1, battle.pips[1]) < capacityIn(view, battle, 1);
  return (action.yes === true) === survives ? 1 : 0;
};
