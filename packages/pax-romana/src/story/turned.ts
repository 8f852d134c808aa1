import type { Power } from "../data/index.ts";
import type { Event } from "../event.ts";
import type { StabilityCause } from "../state/events.ts";

/** What the phases between the Activations of two turns brought a power. */
export interface Turned {
  readonly power: Power;
  /** The level before and now, and what moved it; `null` where it did not change. */
  readonly stability: { readonly from: number; readonly to: number; readonly causes: readonly StabilityCause[] } | null;
  readonly points: number;
  /** `null` where the phase has not come to this power. */
  readonly income: number | null;
  readonly upkeep: number | null;
}

/** 3.2: what each power was told from the end of the last Activations on; nothing before the first turn is over. */
export function turnedIn(events: readonly Event[], powers: readonly Power[]): Turned[] {
  const turn = events.findLastIndex(({ type }) => type === "turnBegan");
  const active = events.findLastIndex((event, i) => i < turn && event.type === "phaseBegan" && event.phase === "F");
  if (active < 0) return [];
  const from = events.findIndex((event, i) => i > active && event.type === "phaseBegan");
  const later = events.slice(from);
  const end = later.findIndex((event) => event.type === "phaseBegan" && event.phase === "F");
  const between = end < 0 ? later : later.slice(0, end);
  return powers.map((power) =>
    turnedOf(
      between.filter((event) => "power" in event && event.power === power),
      power,
    ),
  );
}

function turnedOf(events: readonly Event[], power: Power): Turned {
  let [first, last, points]: [number | null, number, number] = [null, 0, 0];
  const causes = new Set<StabilityCause>();
  let income: number | null = null;
  let upkeep: number | null = null;
  for (const event of events) {
    if (event.type === "stability") {
      first ??= event.level - event.change;
      last = event.level;
      if (event.change !== 0) for (const cause of event.causes) causes.add(cause);
    } else if (event.type === "points") points += event.change;
    else if (event.type === "incomeCollected")
      income = event.provinces + event.territories + event.works + event.mines + event.byRhodes;
    else if (event.type === "satrapiesPaid") income = (income ?? 0) + event.talents;
    else if (event.type === "maintenancePaid") upkeep = event.talents;
  }
  return {
    power,
    stability: first === null || first === last ? null : { from: first, to: last, causes: [...causes] },
    points,
    income,
    upkeep,
  };
}
