/** Who sits at a table where nobody was named. */
export const NAMES = ["Livia", "Cassius", "Octavia", "Varro", "Aemilia", "Lentulus", "Cornelia", "Gracchus"] as const;

export const sameName = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Somebody among bots: nobody else has his name. */
export function namesAround(own: string, players: number, seat: number): string[] {
  const others = NAMES.filter((name) => !sameName(name, own));
  return Array.from({ length: players }, (_, i) => (i === seat ? own : others[i < seat ? i : i - 1]!));
}
