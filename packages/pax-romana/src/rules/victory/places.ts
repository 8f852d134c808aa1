import { floored } from "../floored.ts";

/**
 * 15.23, 15.33, R110: Victory Points by standing. Equals share the prizes of their places, fractions rounded down; the
 * scale is read from the first place down, however many there are.
 */
export function prizes(points: readonly number[], scale: readonly number[]): number[] {
  return points.map((own) => {
    const ahead = points.filter((other) => other > own).length;
    const equal = points.filter((other) => other === own).length;
    let sum = 0;
    for (let place = ahead; place < ahead + equal; place++) sum += scale[place] ?? 0;
    return floored(sum / equal);
  });
}
