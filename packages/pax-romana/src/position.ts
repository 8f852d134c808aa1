import { brief, err, isObject, isWhole, ok, type JsonObject, type Refusal, type Result } from "@ara/kernel";
import type { Action } from "./action.ts";
import { readConfig, worldOf, writeConfig, type Config, type World } from "./config.ts";
import {
  DEEDS,
  deedsOf,
  FRESH,
  GALLIC_REVOLT,
  HORDE_0,
  HORDES,
  NONE,
  OWNERS,
  POWERS,
  SLAVES_ROME,
  PERGAMUM,
  PONTUS,
  SOLDIER_OF_FORTUNE,
  UNITS,
  WORKS,
  type Mark,
} from "./data/index.ts";
import { paxRomana } from "./game.ts";
import { refusal } from "./refusal.ts";
import { isInstantOpen } from "./rules/after-step.ts";
import { machine, machineOf } from "./rules/index.ts";
import { setControl } from "./rules/stability/settle.ts";
import { packWorks, unpackWorks, type WorksAt } from "./state/keys.ts";
import { DEAD, IN_BOX, IN_FORCE, IN_POOL } from "./state/leaders.ts";
import { cloneState, PHASES, ROW, type Army, type State } from "./state/state.ts";
import { addUnits, keyOf, markOfKey, nodeOfKey, ownerOfKey } from "./state/table.ts";

/** A position: a record without history. Pieces are written by their names; plans and procedures as they are. */
export interface Position {
  readonly seats: readonly string[];
  readonly state: State;
}

export const POSITION_FORMAT = "ara-position/1";

export const writePosition = ({ seats, state }: Position): JsonObject => ({
  format: POSITION_FORMAT,
  game: paxRomana.id,
  rules: paxRomana.rules,
  config: writeConfig(state.config),
  seats,
  state: writeState(state),
});

function writeState(whole: State): JsonObject {
  const { config, table, leaders, leaderFree, works, tribes, pirates, control, held, ...rest } = cloneState(whole);
  const world = worldOf(config);
  const { map, data } = world;
  const named = <T>(ids: readonly string[], list: readonly T[], write: (item: T) => JsonObject[string] | undefined) =>
    Object.fromEntries(
      list.flatMap((item, i) => {
        const written = write(item);
        return written === undefined ? [] : [[ids[i]!, written]];
      }),
    ) as JsonObject;
  return {
    ...(rest as unknown as JsonObject),
    stacks: table.keys.map((key, i) => ({
      at: map.ids[nodeOfKey(key)]!,
      owner: OWNERS[ownerOfKey(key)]!,
      ...(markOfKey(key) !== 0 && { deeds: deedsOf(markOfKey(key)) }),
      units: named(UNITS, table.counts.slice(i * ROW, i * ROW + UNITS.length), (n) => (n === 0 ? undefined : n)),
    })),
    leaders: named(data.leaders.ids, leaders, (place) => writePlace(world, place)),
    leaderFree: named(data.leaders.ids, leaderFree, (turn) => (turn === 0 ? undefined : turn)),
    works: named(map.ids, works, (here) => (here === 0 ? undefined : writeWorks(unpackWorks(here)))),
    tribes: named(
      map.tribalSpaces.map((space) => map.ids[space]!),
      tribes,
      (strength) => (strength === 0 ? undefined : strength),
    ),
    pirates: pirates.map((node) => map.ids[node]!),
    control: named(map.provinceIds, control, (power) => (power === NONE ? undefined : POWERS[power]!)),
    held: named(map.ids, held, (power) => (power === NONE ? undefined : POWERS[power]!)),
  };
}

const writeWorks = ({ owner, works, walls }: WorksAt): JsonObject => ({
  owner: OWNERS[owner]!,
  works: WORKS[works]!,
  walls,
});

const BOXES: Readonly<Record<number, string>> = { [IN_BOX]: "box", [DEAD]: "dead" };

/** Where a leader is: a Space, the Elite box, dead, a force by its number; nothing for the pool. */
function writePlace({ map }: World, place: number): string | undefined {
  if (place === IN_POOL) return undefined;
  return BOXES[place] ?? (place >= IN_FORCE ? `force ${place - IN_FORCE}` : map.ids[place]!);
}

/** Carries a refusal out of the nested readers below; never leaves this file. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(at: string, found: unknown) {
    super(at);
    this.refusal = refusal("position.field", { at, found: brief(found) });
  }
}

/** Reads a position and looks at it: one whose question cannot be asked, or that breaks an invariant, is refused. */
export function readPosition(json: unknown): Result<Position, Refusal> {
  if (!isObject(json) || json["format"] !== POSITION_FORMAT || json["game"] !== paxRomana.id)
    return err(refusal("position.shape", {}));
  const config = readConfig(json["config"]);
  if (!config.ok) return config;
  const { seats } = json;
  if (!Array.isArray(seats) || seats.length !== config.value.seats.length || !seats.every(isText))
    return err(refusal("position.field", { at: "seats", found: brief(seats) }));
  try {
    const state = readState(config.value, json["state"]);
    const broken = paxRomana.invariants.find((invariant) => !invariant.holds(state));
    if (broken) return err(refusal("position.impossible", { why: broken.name }));
    lookAt(state);
    return ok({ seats, state });
  } catch (error) {
    if (error instanceof Refused) return err(error.refusal);
    // Locals of frames, forces and plans are as many as there are procedures: what trips over one of them tells enough.
    return err(
      refusal("position.field", { at: "state", found: brief(error instanceof Error ? error.message : error) }),
    );
  }
}

/** Everybody can see it, and whoever is asked has an answer. */
function lookAt(state: State): void {
  for (const viewer of ["spectator", ...state.config.seats.keys()] as const) paxRomana.view(state, viewer);
  if (state.over !== null) return;
  const asked = machine.who(state);
  if (asked.length === 0 || paxRomana.toAct(state).length === 0) throw new Refused("frames", state.frames.at(-1)?.step);
  for (const { power } of state.forces.filter((force) => force !== null))
    checkPower(state.config, power, "forces.power");
  for (const power of asked) {
    const options: Action[] = [];
    machineOf(state).options(state, power, options);
    if (options.length === 0) throw new Refused("frames", state.frames.at(-1)?.proc);
  }
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Fields that are taken over as they are, once they look like those of any state of this table. */
function readState(config: Config, json: unknown): State {
  if (!isObject(json)) throw new Refused("state", json);
  const world = worldOf(config);
  const { map, data } = world;
  const blank = paxRomana.setup(config, {
    tribes: data.tribes.slice(),
    objectives: data.charts.objectives.flatMap(({ count }, objective) => Array<number>(count).fill(objective)),
  });
  const { stacks, leaders, leaderFree, works, tribes, pirates, control, held, ...rest } = json;
  for (const [field, value] of Object.entries(rest)) checkLike(field, value, (blank as unknown as JsonObject)[field]);
  const missing = Object.keys(blank).find((field) => field !== "config" && field !== "table" && !(field in json));
  if (missing !== undefined) throw new Refused(missing, undefined);
  if (!PHASES.includes(rest["phase"] as never)) throw new Refused("phase", rest["phase"]);
  if (listOf("powers", rest["powers"]).length !== blank.powers.length) throw new Refused("powers", rest["powers"]);
  checkOver(rest["over"]);
  const state: State = cloneState({
    ...(rest as unknown as State),
    config,
    table: { keys: [], counts: [] },
    leaders: readTable("leaders", leaders, data.leaders.ids, IN_POOL, (place) => readPlace(world, place)),
    leaderFree: readTable("leaderFree", leaderFree, data.leaders.ids, 0, number(0, 99)),
    works: readTable("works", works, map.ids.slice(0, blank.works.length), 0, readWorks),
    tribes: readTable(
      "tribes",
      tribes,
      map.tribalSpaces.map((space) => map.ids[space]!),
      0,
      number(1, 99),
    ),
    pirates: listOf("pirates", pirates).map((id) => indexIn("pirates", map.ids, id)),
    control: readTable("control", control, map.provinceIds, NONE, (name) => indexIn("control", POWERS, name)),
    held: readTable("held", held, map.ids.slice(0, blank.held.length), NONE, (name) => indexIn("held", POWERS, name)),
    frames: [],
  });
  checkSizes("frames", json["frames"]);
  checkSizes("forces", json["forces"]);
  for (const stack of listOf("stacks", stacks)) readStack(state, world, stack);
  state.frames = readFrames(config, json["frames"]);
  checkArmies(world, config, state.armies);
  // 5.2: who controls what follows from the pieces; while a battle or an arrival is under way, what the position says stands.
  if (isInstantOpen(state)) state.touched = (rest as unknown as State).touched;
  else setControl(state);
  return state;
}

/** A number where a number is, a list where a list is, an object with the same fields where an object is. */
function checkLike(at: string, value: unknown, like: unknown): void {
  if (at === "frames" || at === "handed" || at === "over" || at === "forces" || at === "armies") return;
  if (like === undefined) throw new Refused(at, value);
  if (typeof like === "number" && !isWhole(value, -1_000_000_000, 2 ** 32)) throw new Refused(at, value);
  if (typeof like === "string" && typeof value !== "string") throw new Refused(at, value);
  if (Array.isArray(like) !== Array.isArray(value)) throw new Refused(at, value);
  if (Array.isArray(like)) for (const item of value as unknown[]) checkLike(`${at}.`, item, like[0] ?? item);
  else if (isObject(like)) {
    if (!isObject(value)) throw new Refused(at, value);
    for (const field of Object.keys(like))
      if (like[field] !== null) checkLike(`${at}.${field}`, value[field], like[field]);
  }
}

function listOf(at: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Refused(at, value);
  return value;
}

function indexIn(at: string, names: readonly string[], name: unknown): number {
  const index = names.indexOf(name as string);
  if (index < 0) throw new Refused(at, name);
  return index;
}

const number =
  (low: number, high: number) =>
  (value: unknown, at: string): number => {
    if (!isWhole(value, low, high)) throw new Refused(at, value);
    return value;
  };

/** An object from names to values, as a list in the order of the names. */
function readTable(
  at: string,
  json: unknown,
  names: readonly string[],
  otherwise: number,
  read: (value: unknown, at: string) => number,
): number[] {
  if (!isObject(json)) throw new Refused(at, json);
  const list = Array<number>(names.length).fill(otherwise);
  for (const [name, value] of Object.entries(json)) list[indexIn(at, names, name)] = read(value, `${at}.${name}`);
  return list;
}

function readPlace({ map }: World, place: unknown): number {
  if (place === "box") return IN_BOX;
  if (place === "dead") return DEAD;
  const force = typeof place === "string" ? /^force (\d+)$/.exec(place)?.[1] : undefined;
  return force === undefined ? indexIn("leaders", map.ids, place) : IN_FORCE + Number(force);
}

function readWorks(json: unknown, at: string): number {
  if (!isObject(json)) throw new Refused(at, json);
  return packWorks({
    owner: indexIn(at, OWNERS, json["owner"]),
    works: indexIn(at, WORKS, json["works"]),
    walls: number(1, 7)(json["walls"], at),
  });
}

function readStack(state: State, { map }: World, json: unknown): void {
  if (!isObject(json) || !isObject(json["units"])) throw new Refused("stacks", json);
  const owner = indexIn("stacks.owner", OWNERS, json["owner"]);
  const key = keyOf(indexIn("stacks.at", map.ids, json["at"]), owner, readDeeds(json["deeds"] ?? []));
  for (const [unit, n] of Object.entries(json["units"]))
    addUnits(state, key, indexIn("stacks.units", UNITS, unit), number(1, 999)(n, `stacks.units.${unit}`));
}

/** A mark from the names of what was done. */
function readDeeds(json: unknown): Mark {
  let mark: Mark = FRESH;
  for (const deed of listOf("stacks.deeds", json)) mark |= 1 << indexIn("stacks.deeds", DEEDS, deed);
  return mark;
}

/** Locals of frames that name a power: who decides, and whom it is about. */
const POWER_LOCALS = ["power", "partner", "actor", "victim"];

function readFrames(config: Config, json: unknown): State["frames"] {
  return listOf("frames", json).map((frame, i) => {
    const read = frame as State["frames"][number];
    if (!isObject(frame) || !machine.knows(read)) throw new Refused("frames", frame);
    for (const local of POWER_LOCALS) if (local in frame) checkPower(config, frame[local], `frames.${i}.${local}`);
    if ("owner" in frame) number(NONE, OWNERS.length - 1)(frame["owner"], `frames.${i}.owner`);
    return read;
  });
}

/** A power that somebody plays. */
function checkPower({ seats }: Config, power: unknown, at: string): void {
  if (!seats.some((powers) => powers.includes(power as number))) throw new Refused(at, power);
}

/** 12.4, 12.7, 13.4: each army that is no power's has the pieces of its kind, and no two have the same. */
function checkArmies({ map }: World, config: Config, armies: State["armies"]): void {
  armies.forEach((army, i) => {
    const at = `armies.${i}`;
    checkPower(config, army.keeper, `${at}.keeper`);
    const isTwice = armies.findIndex(({ owner }) => owner === army.owner) !== i;
    if (isTwice || !isOwnerOf(army)) throw new Refused(`${at}.owner`, army.owner);
    if (!USES.includes(army.use)) throw new Refused(`${at}.use`, army.use);
    number(NONE, map.provinceIds.length - 1)(army.origin, `${at}.origin`);
    number(0, 2 ** POWERS.length - 1)(army.warned, `${at}.warned`);
    number(NONE, map.ids.length - 1)(army.node, `${at}.node`);
    checkParts(map, config, army, `${at}.parts`);
  });
}

/** R451: parts of a horde by node, each of another power than the keeper of the rest. */
function checkParts(map: World["map"], config: Config, { parts, keeper, kind }: Army, at: string): void {
  let last: number = NONE;
  for (const part of listOf(at, parts)) {
    if (!isObject(part) || kind === "soldier" || kind === "slaves" || kind === "pergamum" || kind === "pontus")
      throw new Refused(at, part);
    last = number(last + 1, map.ids.length - 1)(part["node"], at);
    checkPower(config, part["keeper"], at);
    if (part["keeper"] === keeper) throw new Refused(at, part);
  }
}

/** Whoever counts up to a number must come to an end: no game has as many of anything. */
function checkSizes(at: string, value: unknown): void {
  if (typeof value === "number" && !isWhole(value, -MOST, MOST)) throw new Refused(at, value);
  if (Array.isArray(value) && value.length > MOST) throw new Refused(at, value.length);
  if (Array.isArray(value)) value.forEach((item, i) => checkSizes(`${at}.${i}`, item));
  else if (isObject(value)) for (const [field, inner] of Object.entries(value)) checkSizes(`${at}.${field}`, inner);
}

const MOST = 20_000;

const USES: readonly Army["use"][] = ["keeper", "nobody", "anybody"];

function isOwnerOf({ kind, owner, keeper }: Army): boolean {
  if (kind === "soldier") return owner === SOLDIER_OF_FORTUNE;
  if (kind === "pergamum") return owner === PERGAMUM;
  if (kind === "pontus") return owner === PONTUS;
  if (kind === "slaves") return owner === SLAVES_ROME + keeper;
  if (kind === "revolt") return owner === GALLIC_REVOLT;
  return HORDES.includes(kind) && isWhole(owner, HORDE_0, SLAVES_ROME - 1);
}

/** How the game ended; `null` while it runs. */
function checkOver(over: unknown): void {
  if (over === null) return;
  const isWholeList = (list: unknown, low: number, high: number): boolean =>
    Array.isArray(list) && list.every((n) => isWhole(n, low, high));
  if (!isObject(over) || !isText(over["reason"])) throw new Refused("over", over);
  if (!isWholeList(over["winners"], 0, POWERS.length - 1)) throw new Refused("over.winners", over["winners"]);
  if (!isWholeList(over["points"], -999, 999)) throw new Refused("over.points", over["points"]);
}
