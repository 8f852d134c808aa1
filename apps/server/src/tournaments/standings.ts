/** How a table ended: who sat there, and the place of each; 1 is first, equals share a place. */
export interface Result {
  readonly players: readonly number[];
  readonly places: readonly number[];
}

/** The place of whoever did not come, or left. */
export const ABSENT = 99;

/** Where somebody stands. Points are counted in halves, so that they are whole. */
export interface Standing {
  readonly player: number;
  readonly place: number;
  readonly halves: number;
  /** Sonneborn-Berger, in quarters: the points of those whom he has beaten, and half of those he was equal with. */
  readonly quarters: number;
  /** What he has made against those who have as many points, in halves. */
  readonly direct: number;
  readonly wins: number;
  readonly played: number;
}

/**
 * What somebody makes of another, in halves. Where nobody is first the game itself has beaten all of them: none of them is the
 * better for it.
 */
function against({ places }: Result, seat: number, other: number): number {
  const [own, his] = [places[seat]!, places[other]!];
  if (!places.includes(1) || own > his) return 0;
  return own < his ? 2 : own === ABSENT ? 0 : 1;
}

const ORDER = ["halves", "quarters", "direct", "wins"] as const;

/**
 * A round robin as it stands: points, then Sonneborn-Berger, then how equals did among themselves, then wins. Where not all have
 * as many byes as others a bye is worth something (`rested`, in halves).
 */
export function standingsOf(
  players: readonly number[],
  results: readonly Result[],
  rested: ReadonlyMap<number, number> = new Map(),
): readonly Standing[] {
  /** What one has made against each other, in halves. */
  const made = new Map(players.map((player) => [player, new Map<number, number>()]));
  const counts = new Map(players.map((player) => [player, { wins: 0, played: 0 }]));
  for (const result of results)
    for (const [seat, player] of result.players.entries()) {
      const own = made.get(player)!;
      for (const [other, one] of result.players.entries())
        if (other !== seat) own.set(one, (own.get(one) ?? 0) + against(result, seat, other));
      const { wins, played } = counts.get(player)!;
      const isThere = result.places[seat] !== ABSENT;
      counts.set(player, {
        wins: wins + (result.places[seat] === 1 ? 1 : 0),
        played: played + (isThere ? 1 : 0),
      });
    }
  const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
  const halves = new Map(
    players.map((player) => [player, (rested.get(player) ?? 0) + sum(made.get(player)!.values())]),
  );
  const rows = players.map((player) => {
    const own = [...made.get(player)!];
    return {
      player,
      halves: halves.get(player)!,
      quarters: sum(own.map(([other, of]) => of * halves.get(other)!)),
      direct: sum(own.map(([other, of]) => (halves.get(other) === halves.get(player) ? of : 0))),
      ...counts.get(player)!,
    };
  });
  const isAhead = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean => {
    const key = ORDER.find((one) => a[one] !== b[one]);
    return key !== undefined && a[key] > b[key];
  };
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => isAhead(other, row)).length }))
    .toSorted((a, b) => a.place - b.place);
}

/** A table of a knockout: who was there, who was first, and all who go on. */
export interface Decided {
  readonly players: readonly number[];
  /** Where each ended; nothing is said of whoever did not come. */
  readonly places: readonly (number | null)[] | null;
  readonly winner: number | null;
  readonly through: readonly number[];
}

interface Reached {
  readonly player: number;
  readonly place: number;
  readonly wins: number;
  readonly out: boolean;
}

/**
 * How far each came in a knockout, by the tables that are decided. Of those who were out in the same round is ahead who was
 * further ahead at his table; who did not come is last of them.
 */
export function knockoutStandings(
  players: readonly number[],
  rounds: readonly (readonly Decided[])[],
): readonly Reached[] {
  /** By round, and behind how many of his last table: the less the better. */
  const fate = new Map<number, { readonly round: number; readonly behind: number }>();
  for (const [round, tables] of rounds.entries())
    for (const { players: there, places, through } of tables)
      for (const [seat, player] of there.entries())
        if (!through.includes(player)) fate.set(player, { round, behind: places?.[seat] ?? ABSENT });
  const of = (player: number) => fate.get(player) ?? { round: rounds.length, behind: 0 };
  const isAhead = (a: number, b: number): boolean => {
    const [one, other] = [of(a), of(b)];
    return one.round > other.round || (one.round === other.round && one.behind < other.behind);
  };
  return players
    .map((player) => ({
      player,
      place: 1 + players.filter((other) => isAhead(other, player)).length,
      wins: rounds.flat().filter(({ players: there, winner }) => winner === player && there.length > 1).length,
      out: fate.has(player),
    }))
    .toSorted((a, b) => a.place - b.place);
}
