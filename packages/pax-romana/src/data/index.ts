export * from "./vocabulary.ts";
export { areaOf, type Area, type HomeChange } from "./area.ts";
export type { CardKind } from "./cards.ts";
export { STABILITY_CHANGES } from "./chart-file.ts";
export type { Charts, HordeFacts, Objective, ObjectiveControl } from "./charts.ts";
export { CORRECTIONS_FORMAT, readCorrections, type Corrections } from "./corrections.ts";
export { buildData, data, defaultFiles, FILES, type Data, type FileName, type Files } from "./data.ts";
export type { Drawing, DrawnEdge, Position } from "./drawing.ts";
export { OBJECTIVE_USES, type Format, type ObjectiveUse } from "./formats.ts";
export {
  GALLIC_REBEL,
  HORDE_LEADER,
  PERGAMUM_LEADER,
  POOL,
  SOLDIER_LEADER,
  type LeaderTables,
  type Ratings,
} from "./leaders.ts";
export { limitOf, type Limit } from "./limits.ts";
export type { EdgeKind } from "./map-file.ts";
export type { Beyond, MapTables } from "./map.ts";
export { confidenceCounts, factAt, inferred, provenance, type Provenance } from "./provenance.ts";
export type { DataKey, Place } from "./refusal.ts";
export {
  AUTOMATIC_VICTORIES,
  END_VICTORIES,
  INDEPENDENTS,
  SCENARIOS,
  type IndependentName,
  type ScenarioName,
} from "./scenario-file.ts";
export {
  measuresOf,
  type Form,
  type Measures,
  type OwnMeasures,
  type Placement,
  type Reserve,
  type Scenario,
  type SetupForce,
  type SetupLeader,
} from "./scenarios.ts";
export type { TribeCounters } from "./tribes.ts";
export { countsOf, type UnitTables, type WorksFacts } from "./units.ts";
