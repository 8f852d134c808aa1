import { NONE } from "@ara/pax-romana";
import type { BattleReport } from "@ara/pax-romana/board/report";
import type { Tongue } from "./speaking.ts";

export const titleOf = ({ text, names }: Tongue, { kind, at }: BattleReport): string =>
  text.title[kind](names.node(at));

/** How it ended, in a few words. */
export function resultOf({ text, names }: Tongue, { winner, sides }: BattleReport): string {
  if (winner === null) return text.result.open;
  if (winner === "draw" || winner === "vacated") return text.result[winner];
  return text.result.won(names.who(sides[winner === "attacker" ? 0 : 1]));
}

/** What came of it beside the losses, line by line: walls, elephants, bids, leaders, flights, what changed hands. */
export function afterOf(tongue: Tongue, report: BattleReport): string[] {
  const { text, names, speech } = tongue;
  const { walls, elephants, bids, dead, moved, taken, provinces, plunder, winner, holds, sides, kind } = report;
  const thrown = (dice: readonly number[]): string => (dice.length === 0 ? "–" : names.dice(dice));
  const isLeft = !holds && moved.some(({ owner }) => owner === sides[1]);
  // Where the defender has gone and nobody came in, nobody holds anything but walls.
  const isField = kind !== "sea" && winner !== null && winner !== "vacated" && !isLeft;
  return [
    ...(walls ? [text.wallsLeft(walls.before, walls.left)] : []),
    ...(bids && bids[0] + bids[1] > 0 ? [text.siege(bids[0], bids[1])] : []),
    ...(elephants ? [text.elephants(thrown(elephants[0]), thrown(elephants[1]))] : []),
    ...(isField ? [text.result.holds(names.who(sides[holds ? 0 : 1]))] : []),
    ...(dead.length > 0 ? [text.dead(names.leaders(dead))] : []),
    ...moved.map(({ owner, to, how }) => text.moved[how](names.who(owner), names.node(to))),
    ...taken.map(({ node, to }) => text.taken(names.node(node), names.who(to))),
    ...provinces.map(({ province, to }) => text.province(names.province(province), names.who(to))),
    ...(plunder === NONE ? [] : [text.plunder(names.talents(plunder))]),
  ].map(speech.game.words.grammar.sentence);
}

/** 10.2, 10.97: what of it a card says: the walls, who has the field, and where anybody went. */
export function briefOf(tongue: Tongue, report: BattleReport): string {
  const walls = report.walls?.left === report.walls?.before ? null : report.walls;
  const told = { ...report, walls, bids: null, elephants: null, taken: [], provinces: [], plunder: NONE };
  return afterOf(tongue, told).join(" ");
}

/** Between two dice: they stay on one line. */
const TO = "\u00a0:\u00a0";

/** 10.51, 11.43: the dice and what shifts made of them; at sea with the Battle Points that are added to them. */
export function scoreOf({ text }: Tongue, { kind, thrown, dice, points }: BattleReport): string {
  if (!thrown || !dice) return "";
  if (kind === "sea" && points) {
    const sums = thrown.map((die, i) => die + points[i]!);
    return text.summed(thrown.map((die, i) => `${die} + ${points[i]}`).join(TO), sums.join(TO));
  }
  return text.scored(thrown.join(TO), dice.join(TO));
}

/** So many battles at most, in their order: first of all those of some powers, then the latest. */
export function foremost<One extends Pick<BattleReport, "sides">>(
  all: readonly One[],
  powers: readonly number[],
  most: number,
): One[] {
  const isOwn = ({ sides }: One): boolean => sides.some((owner) => powers.includes(owner));
  const others = all.filter((one) => !isOwn(one));
  const chosen = new Set([...others, ...all.filter(isOwn)].slice(-most));
  return all.filter((one) => chosen.has(one));
}
