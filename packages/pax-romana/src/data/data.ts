import type { Refusal, Result } from "@ara/kernel";
import { readCards, type CardKind } from "./cards.ts";
import { readCharts, type Charts } from "./charts.ts";
import { buildDrawing, type Drawing } from "./drawing.ts";
import { readFormats, type Format } from "./formats.ts";
import { readLeaders, type LeaderTables } from "./leaders.ts";
import { readMapFile } from "./map-file.ts";
import { buildMap, freezeObjects, type MapTables } from "./map.ts";
import { attempt } from "./reader.ts";
import type { Place } from "./refusal.ts";
import { readScenarioFile, type IndependentName } from "./scenario-file.ts";
import { readByCard, readScenarios, type Scenario } from "./scenarios.ts";
import { readTribes, type TribeCounters } from "./tribes.ts";
import { readUnits, type UnitTables } from "./units.ts";
import cards from "./cards.json" with { type: "json" };
import charts from "./charts.json" with { type: "json" };
import formats from "./formats.json" with { type: "json" };
import leaders from "./leaders.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import scenarios from "./scenarios.json" with { type: "json" };
import tribes from "./tribes.json" with { type: "json" };
import units from "./units.json" with { type: "json" };

/** The data files that an owner of the box can correct. */
export const FILES = ["map", "charts", "units", "leaders", "tribes", "scenarios", "formats", "cards"] as const;
export type FileName = (typeof FILES)[number];
/** The content of every file, as it was parsed. */
export type Files = Readonly<Record<FileName, unknown>>;

/** Everything the rules look up; nothing ever changes it. */
export interface Data {
  readonly map: MapTables;
  readonly drawing: Drawing;
  readonly charts: Charts;
  readonly units: UnitTables;
  readonly leaders: LeaderTables;
  readonly tribes: TribeCounters;
  /** In the order of `SCENARIOS`. */
  readonly scenarios: readonly Scenario[];
  /** 12.55: units that a card brings, by independent. */
  readonly byCard: Readonly<Partial<Record<IndependentName, readonly number[]>>>;
  readonly formats: readonly Format[];
  readonly cards: readonly CardKind[];
  /** What it was built from, for `provenance`. */
  readonly files: Files;
}

/** The files of this package. */
export const defaultFiles: Files = { map, charts, units, leaders, tribes, scenarios, formats, cards };

/** Builds the data from files nobody vouches for; `place` says where the user finds a file's content. */
export function buildData(files: Files, place: (file: FileName) => Place): Result<Data, Refusal> {
  return attempt(() => {
    const mapFile = readMapFile(files.map, place("map"));
    const tables = buildMap(mapFile);
    const leaderTables = readLeaders(files.leaders, place("leaders"));
    const known = { map: tables, leaders: leaderTables };
    const scenarioFile = readScenarioFile(files.scenarios, place("scenarios"));
    return freezeObjects({
      map: tables,
      drawing: buildDrawing(mapFile, tables),
      charts: readCharts(files.charts, place("charts"), tables),
      units: readUnits(files.units, place("units"), tables),
      leaders: leaderTables,
      tribes: readTribes(files.tribes, place("tribes")),
      scenarios: readScenarios(scenarioFile, place("scenarios"), known),
      byCard: readByCard(scenarioFile),
      formats: readFormats(files.formats, place("formats")),
      cards: readCards(files.cards, place("cards"), cards.cards),
      files,
    });
  });
}

/** The data that come with the game. */
export const data: Data = load();

function load(): Data {
  const built = buildData(defaultFiles, (file) => ({ file: `${file}.json`, path: "" }));
  if (!built.ok) throw new Error(`the data of Pax Romana are broken: ${JSON.stringify(built.error)}`);
  return built.value;
}
