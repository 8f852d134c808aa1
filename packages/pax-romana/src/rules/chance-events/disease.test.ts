import { expect, test } from "vitest";
import { data } from "../../data/index.ts";
import { DEAD } from "../../state/leaders.ts";
import { position } from "../../testing/position.ts";
import { dice } from "../../testing/table.ts";
import { activates, eventOf } from "./testing.ts";

const leader = (id: string): number => data.leaders.leaderOf.get(id)!;

const ROMAN = (of: (id: number) => boolean): string =>
  data.leaders.ids.find((_, id) => data.leaders.power[id] === 0 && of(id))!;

test("16.2 Disease: it asks only for leaders of the power drawn, and spares one whose rating the die passes", () => {
  const weak = ROMAN((id) => data.leaders.campaign[id]! < 6);
  const struck = (id: string, die: number) => {
    const state = position("V", { leaders: { [id]: "roma" } });
    state.waiting = [eventOf("disease")];
    return activates(state, "rome", dice(die));
  };
  expect(struck(weak, 6).state.leaders[leader(weak)]).not.toBe(DEAD);
  expect(struck(weak, data.leaders.campaign[leader(weak)]!).state.leaders[leader(weak)]).toBe(DEAD);
  expect(struck("greece-1", 1).told("noEvent")).toHaveLength(1);
});

test("16.2 Disease, R20: the highest-rated leader dies on a die up to his Campaign Rating", () => {
  const worth = (id: number): number => data.leaders.tactical[id]! + data.leaders.campaign[id]!;
  const romans = data.leaders.ids
    .flatMap((_, id) => (data.leaders.power[id] === 0 ? [id] : []))
    .toSorted((a, b) => worth(b) - worth(a));
  const [best, worst] = [romans[0]!, romans.at(-1)!];
  const rating = data.leaders.campaign[best]!;
  for (const [die, dead] of [
    [rating, true],
    [rating + 1, false],
  ] as const) {
    if (die > 6) continue;
    const state = position("V", {
      leaders: { [data.leaders.ids[best]!]: "roma", [data.leaders.ids[worst]!]: "capua" },
    });
    state.waiting = [eventOf("disease")];
    activates(state, "rome", dice(die));
    expect(state.leaders[best] === DEAD).toBe(dead);
    expect(state.leaders[worst]).toBeGreaterThanOrEqual(0);
  }
});

test("16.2 Disease: among equals the player chooses; without leaders nothing happens", () => {
  const worth = (id: number): string =>
    `${data.leaders.power[id]} ${data.leaders.tactical[id]! + data.leaders.campaign[id]!}`;
  const ids = data.leaders.ids.flatMap((_, id) => (data.leaders.power[id]! >= 0 ? [id] : []));
  const [a, b] = ids.flatMap((one) =>
    ids.filter((other) => other > one && worth(other) === worth(one)).map((other) => [one, other]),
  )[0]!;
  const power = ["rome", "carthage", "greece", "east"][data.leaders.power[a!]!]! as "rome";
  const home = data.map.ids[data.map.capitalsOf[data.leaders.power[a!]!]![0]!]!;
  const state = position("V", { leaders: { [data.leaders.ids[a!]!]: home, [data.leaders.ids[b!]!]: home } });
  state.waiting = [eventOf("disease")];
  const table = activates(state, power, dice(1));
  expect(table.choices(power, "leader")).toEqual([data.leaders.ids[a!], data.leaders.ids[b!]]);
  table.take(power, { leader: data.leaders.ids[b!]! });
  expect(state.leaders[b!]).toBe(DEAD);
  expect(state.leaders[a!]).not.toBe(DEAD);
  const empty = position("V");
  empty.waiting = [eventOf("disease")];
  expect(activates(empty, "rome").told("noEvent")).toHaveLength(1);
});
