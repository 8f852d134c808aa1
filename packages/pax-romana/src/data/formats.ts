import type { Place } from "./refusal.ts";
import { item, oneOf, shape, table, tableOf, text, whole } from "./reader.ts";
import { GAMES, type GameName } from "./vocabulary.ts";

/** 3.81, 15.4: no Opportunity Objectives, one for each power, or all as in 15.4. */
export const OBJECTIVE_USES = ["none", "one", "all"] as const;
export type ObjectiveUse = (typeof OBJECTIVE_USES)[number];

const readFile = shape({
  title: text,
  formats: table(
    item({
      name: text,
      game: oneOf(GAMES),
      turns: whole(1, 10),
      activations: whole(1, 9),
      events: whole(0, 9),
      objectives: oneOf(OBJECTIVE_USES),
    }),
  ),
  fewerPlayers: tableOf(["one", "two", "three"], item({ text })),
});

/** 3.8: a format of play: turns, Activation Markers for each power, event markers, objectives. */
export interface Format {
  readonly id: string;
  readonly name: string;
  readonly game: GameName;
  readonly turns: number;
  readonly activations: number;
  readonly events: number;
  readonly objectives: ObjectiveUse;
}

/** Reads `formats.json`. */
export function readFormats(json: unknown, at: Place): readonly Format[] {
  return Object.entries(readFile(json, at).formats).map(
    ([id, { name, game, turns, activations, events, objectives }]): Format => ({
      id,
      name,
      game,
      turns,
      activations,
      events,
      objectives,
    }),
  );
}
