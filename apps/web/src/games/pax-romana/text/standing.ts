import { powerBehind, SOLDIER_OF_FORTUNE, worldOf, type Owner, type View } from "@ara/pax-romana";
import type { PowerLine } from "@ara/pax-romana/overview";
import { powerName, type Speech } from "./speech.ts";

export interface Cell {
  readonly title: string;
  readonly value: string;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** Whether the scenario counts Victory Points at all. */
export const isScored = ({ config }: View): boolean => worldOf(config).scenario.victory.end !== "pyrrhicWar";

/** Talents, Stability and points of a power, as far as the scenario has them. */
export function cellsOf({ text, game }: Speech, view: View, line: PowerLine): Cell[] {
  const { columns } = text;
  const { scenario } = worldOf(view.config);
  return [
    ...(scenario.treasury ? [{ title: columns.talents, value: `${line.talents}` }] : []),
    ...(scenario.stability
      ? [{ title: columns.stability, value: `${signed(line.stability)} (${game.words.ranges[line.range]})` }]
      : []),
    ...(isScored(view) ? [{ title: columns.points, value: `${line.points}` }] : []),
    { title: columns.gop, value: `${line.gop}` },
    { title: columns.cvp, value: `${line.cvp}` },
    { title: columns.provinces, value: `${line.provinces.length}` },
  ];
}

/** The name of a power and whether a viewer plays it. */
export const isMine = ({ config, viewer }: View, power: number): boolean =>
  viewer !== "spectator" && (config.seats[viewer]?.includes(power) ?? false);

/** Whose pieces a viewer moves: those of his powers, and a Soldier of Fortune in his service. */
export const isOwn =
  (view: View) =>
  (owner: Owner): boolean =>
    isMine(view, owner) || (owner === SOLDIER_OF_FORTUNE && isMine(view, powerBehind(view, owner)));

/** A power in a sentence. */
export function standingLine(speech: Speech, view: View, line: PowerLine): string {
  const { list, sentence, titled } = speech.game.words.grammar;
  const cells = cellsOf(speech, view, line).map(({ title, value }) => `${title} ${value}`);
  return sentence(titled(powerName(speech, view, line.power), list(cells)));
}
