import { either, flag, item, list, oneOf, shape, someOf, table, tableOf, text, whole, type Read } from "./reader.ts";
import { inside, type Place } from "./refusal.ts";
import { OBJECTIVE_USES } from "./formats.ts";
import { readCounts } from "./units.ts";
import { GAMES, OWNERS, POWERS, WORKS } from "./vocabulary.ts";

/** The scenarios, in the order of the playbook. */
export const SCENARIOS = ["I", "II", "III", "IV", "V", "VI", "VII"] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** 12.5: those who belong to nobody at the start. */
export const INDEPENDENTS = ["mamertines", "syracuse", "rhodes", "pergamum", "pontus", "egypt"] as const;
export type IndependentName = (typeof INDEPENDENTS)[number];

/** 3.2 H: how a scenario is won at once, and at its end. */
export const AUTOMATIC_VICTORIES = ["none", "enemyCapital", "bothCapitalsOrAsiaMinor", "pyrrhicWar"] as const;
export const END_VICTORIES = ["mostPoints", "mostPointsWithAsiaMinor", "pyrrhicWar"] as const;

const force = { space: text, units: readCounts };
const works = { works: oneOf(WORKS) };

const readSetup = shape(
  {
    order: item({ powers: list(oneOf(POWERS)) }),
    leaders: list(item({ leader: text, power: oneOf(POWERS), space: text })),
    forces: list(item({ owner: oneOf(OWNERS), ...force }, works)),
    placements: list(item({ power: oneOf(POWERS), units: readCounts, territory: text })),
    reserves: list(item({ power: oneOf(POWERS), name: text, leader: text, ...force })),
    independents: tableOf(GAMES, list(oneOf(INDEPENDENTS))),
    special: table(item({ text, optional: flag })),
  },
  {
    treasury: item({ talents: someOf(POWERS, whole(0, 99)) }),
    stability: item({ levels: someOf(POWERS, whole(-6, 8)) }),
    home: item({ provinces: someOf(POWERS, list(text)) }),
  },
);
/** The set-up of a scenario as the file has it. */
export type SetupFile = Read<typeof readSetup>;

const readForm = item({
  turns: either(whole(1, 10), "format"),
  activations: either(whole(1, 9), "format"),
  events: either(whole(0, 9), "format"),
  objectives: oneOf([...OBJECTIVE_USES, "format"]),
});

const readFile = shape({
  title: text,
  status: text,
  scenarios: tableOf(
    SCENARIOS,
    shape({
      title: text,
      powers: list(oneOf(POWERS)),
      start: item({ turn: whole(1, 10), step: oneOf(["F", "F3"]) }),
      forms: someOf(GAMES, readForm),
      area: item({}, { whole: flag, territories: list(text), provinces: list(text), spaces: list(text) }),
      victory: item({ automatic: oneOf(AUTOMATIC_VICTORIES), end: oneOf(END_VICTORIES), text }),
      setup: (value: unknown, at: Place) =>
        typeof value === "string" ? oneOf(SCENARIOS)(value, at) : readSetup(value, at),
    }),
  ),
  independents: tableOf(INDEPENDENTS, item({ forces: list(shape(force, works)) }, { byCard: readCounts })),
  later: table(item({ title: text })),
});
export type ScenarioFile = Read<typeof readFile>;

/** Reads `scenarios.json`, without looking at the map. */
export const readScenarioFile = readFile;

/** The set-up of a scenario, which may be that of another one; the place is where it is written. */
export function setupOf(file: ScenarioFile, name: ScenarioName, at: Place): { setup: SetupFile; at: Place } {
  const { setup } = file.scenarios[name];
  const place = inside(inside(at, name), "setup");
  if (typeof setup !== "string") return { setup, at: place };
  const other = file.scenarios[setup].setup;
  return { setup: readSetup(other, place), at: inside(inside(at, setup), "setup") };
}
