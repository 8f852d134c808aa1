import { POWERS, worldOf, type Power, type State } from "@ara/pax-romana";
import { Survey } from "./features.ts";
import { infer, type Layer } from "./net.ts";
import { ROW_LENGTH, TARGETS, targetsOf } from "./rows.ts";
import data from "./data/value.json" with { type: "json" };

/** What a lead of 20 Victory Points counts beside a victory: without it nobody who is far behind would try for more. */
const LEAD = 0.4;

/** The learned value as data, with the command that made it. */
export interface ValueData {
  readonly command: string;
  readonly layers: readonly Layer[];
}

export const valueData: ValueData = data;

/** What a position is worth to a power: its chance to win, and a little for every point of its lead. */
export function valueOf(state: State, power: Power, { layers }: Pick<ValueData, "layers"> = valueData): number {
  if (state.over) {
    const { seatOf } = worldOf(state.config);
    const playing = POWERS.flatMap((_, one) => (seatOf[one]! < 0 ? [] : [one]));
    const [won, lead] = targetsOf(state.over, power, playing);
    return won + LEAD * lead;
  }
  const [win, lead] = infer(layers, new Survey(state).features(power));
  return 1 / (1 + Math.exp(-win!)) + LEAD * lead!;
}

/** How far a value is off in rows of a training: of victories the cross entropy, of leads the square, as it is trained. */
export function lossOf(layers: readonly Layer[], rows: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < rows.length; at += ROW_LENGTH) {
    const row = [...rows.subarray(at, at + ROW_LENGTH)];
    const [win, lead] = infer(layers, row.slice(0, -TARGETS));
    const [won, by] = row.slice(-TARGETS);
    sum += Math.log1p(Math.exp(-Math.abs(win!))) + Math.max(win!, 0) - win! * won! + (lead! - by!) ** 2;
  }
  return (sum * ROW_LENGTH) / rows.length;
}
