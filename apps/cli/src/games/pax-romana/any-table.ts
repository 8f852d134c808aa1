import type { Chance } from "@ara/kernel";
import {
  config,
  data,
  isPlayed,
  OBJECTIVE_USES,
  optionsIn,
  SCENARIOS,
  type Config,
  type GameName,
  type Power,
} from "@ara/pax-romana";
import { FORMATS, gameOf, PLAYED } from "./options.ts";

/** A table of any kind that people could sit down at: the fuzzer's. One in three has something of each that is not usual. */
export function anyTable(chance: Chance): Config {
  const scenario = chance.pick(PLAYED);
  const found = data.scenarios[SCENARIOS.indexOf(scenario)]!;
  const format = chance.pick(FORMATS.filter((id) => isPlayed(found, gameOf(id))));
  const game = gameOf(format);
  const measures = isUnusual(chance) ? anyMeasures(chance, game) : undefined;
  return config(scenario, {
    game,
    format,
    seats: anySeats(found.powers, chance),
    options: optionsIn(game).filter(() => isUnusual(chance)),
    ...(measures && { measures }),
  });
}

const isUnusual = (chance: Chance): boolean => chance.below(3) === 0;

/** 3.81: some measures of one's own; never none of them. */
function anyMeasures(chance: Chance, game: GameName): NonNullable<Config["measures"]> {
  const all = {
    turns: 1 + chance.below(10),
    activations: 1 + chance.below(6),
    ...(game === "standard" && { events: chance.below(7) }),
    objectives: chance.pick(OBJECTIVE_USES),
  };
  const kept = Object.entries(all).filter(() => chance.below(2) === 0);
  return kept.length > 0 ? Object.fromEntries(kept) : { turns: all.turns };
}

/** 3.8: a seat for each power, or fewer; in the order of charts or any other. */
function anySeats(powers: readonly Power[], chance: Chance): Power[][] {
  const order = isUnusual(chance) ? chance.shuffle(powers.slice()) : powers.slice();
  if (!isUnusual(chance)) return order.map((power) => [power]);
  const seats: Power[][] = Array.from({ length: 1 + chance.below(order.length) }, () => []);
  order.forEach((power, i) => (i < seats.length ? seats[i]! : chance.pick(seats)).push(power));
  return seats;
}

/** What is worth counting of a table. */
export const kindOf = ({ scenario, format, options, measures, seats }: Config): Record<string, readonly string[]> => ({
  scenario: [scenario],
  format: [format],
  option: options.length > 0 ? options : ["none"],
  measures: measures ? Object.entries(measures).map(([name, value]) => `${name} ${value}`) : ["of the format"],
  seats: [seats.map(({ length }) => length).join("+")],
});
