import { RecordingChance, type Chance } from "../chance.ts";
import { FastChance } from "../fast.ts";
import type { Game, GameTypes, Seat, Viewer } from "../game.ts";
import { canonical, isObject } from "../json.ts";
import { Match } from "../match.ts";
import { RECORD_FORMAT } from "../record.ts";
import { chancesOf } from "../seeded.ts";
import { demand, demandOk, demandSame, spell, within } from "./demand.ts";
import { checkKnowledge } from "./knowledge.ts";
import { checkMoment, dueOf } from "./moment.ts";
import { checkRecord, stand } from "./records.ts";
import { checkStrangers } from "./strangers.ts";

/** How closely a game is watched: of thousands of games each needs less. */
export interface PlaythroughOptions<T extends GameTypes> {
  /** Views and the states guessed from them: all before every action, one now and then, or none. */
  readonly views?: "all" | "some" | "none";
  /** Whether the record is verified, replayed and resumed, and actions are taken back now and then. */
  readonly records?: boolean;
  /** A game with more actions than this counts as endless. */
  readonly limit?: number;
  /** Whether a listed action stands for one that was sent, as an empty text stands for any. */
  readonly stands?: ((listed: T["action"], sent: unknown) => boolean) | undefined;
  /** Takes one of the legal actions, in place of any: to see more of what random play rarely reaches. */
  readonly choose?: ((legal: readonly T["action"][], chance: Chance) => T["action"]) | undefined;
}

/** "some": one viewer before one action in so many. */
const VIEW_EVERY = 4;
/** One action in so many is taken back; the whole record is hashed for it. */
const UNDO_EVERY = 16;
/** One state in so many is written down and read again. */
const SNAPSHOT_EVERY = 16;
/** So many actions of earlier moments are tried again, most to be refused. */
const REMEMBERED = 12;
const NONCES = ["contract"];

/**
 * What every game owes: plays random legal actions to the end and throws at the first breach of the contract. The seed
 * decides the deal and the choices. Returns the finished match, for the game's own checks.
 */
export function checkPlaythrough<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  seed: string,
  options: PlaythroughOptions<T> = {},
): Match<T> {
  const seats = Array.from({ length: game.seats(config) }, (_, seat) => `seat ${seat}`);
  const match = new Match(game, config, { seats, seed, nonces: NONCES });
  within(
    () => `${game.id}, seed "${seed}", after ${match.length} actions`,
    () => play(match, seed, options),
  );
  return match;
}

function play<T extends GameTypes>(match: Match<T>, seed: string, options: PlaythroughOptions<T>): void {
  const { game } = match;
  const { views = "all", records = true, limit = 10_000, choose = pickAny } = options;
  const seats = match.seats.map((_, seat) => seat);
  const viewers: readonly Viewer[] = [...seats, "spectator"];
  const choice = new FastChance(seed);
  // Apart from the choices, so that a seed plays the same game however closely it is watched.
  const chance = new FastChance(`${seed}/watched`);
  const told = match.events.map(spell);
  const tried: T["action"][] = [];
  const chances = chancesOf(RECORD_FORMAT, seed, NONCES);
  let throws = 0;
  let copy = game.clone(match.state);

  for (;;) {
    const { state } = match;
    const before = spell(state);
    const due = checkMoment(game, state, seats);
    for (const viewer of watched(viewers, views, chance)) checkKnowledge(game, state, viewer, tried, chance);
    checkDoors(game, state, seats.length);
    if (match.length % SNAPSHOT_EVERY === 0) checkSnapshot(game, state);
    if (views !== "none" && due.length > 0) checkStrangers(game, state, chance.pick(due).seat, chance, options.stands);
    demand(spell(state) === before, () => "the state was only looked at, and changed");
    if (due.length === 0) break;

    demand(match.length < limit, () => `the game is not over, as it should be after ${limit}`);
    const { seat, legal } = choice.pick(due);
    const action = choose(legal, choice);
    tried[match.length % REMEMBERED] = action;
    const copyEvents: T["event"][] = [];
    const thrown = new RecordingChance(chances(throws));
    game.apply(copy, seat, action, thrown, (event) => copyEvents.push(event));
    if (thrown.outcomes.length > 0) throws++;
    demand(spell(state) === before, () => `${canonical(action)} on a clone changes the original`);

    const takesBack = records && chance.below(UNDO_EVERY) === 0;
    const events = takesBack ? actTwice(match, seat, action) : act(match, seat, action);
    told.push(...events.map(spell));
    demandSame(events, copyEvents, () => `${canonical(action)} causes other events on a clone`);
    // Clones are compared with clones, because a clone may leave out what play left behind.
    const next = game.clone(match.state);
    demandSame(next, game.clone(copy), () => `${canonical(action)} leads elsewhere on a clone`);
    copy = next;
  }

  demandSame(told, match.events.map(spell), () => "an event changed after it was told");
  for (const viewer of viewers) match.log(viewer);
  if (records) checkRecord(match, chance);
}

/** Nobody looks through a number that is no seat, and whoever is asked can be told from every view. */
function checkDoors<T extends GameTypes>(game: Game<T>, state: T["state"], seats: number): void {
  for (const nobody of [-1, seats, 0.5, "0", null]) {
    let shown: unknown;
    try {
      shown = game.view(state, nobody as Viewer);
    } catch {
      continue;
    }
    demand(shown === undefined, () => `viewer ${String(nobody)} is none, and sees something`);
  }
}

/** A state is plain data: written as JSON and read again it is the same, down to what can be done in it. */
function checkSnapshot<T extends GameTypes>(game: Game<T>, state: T["state"]): void {
  const copy = game.clone(state);
  demand(isPlain(copy), () => "a state is not plain data: written down and read again it is another");
  const woken = JSON.parse(spell(copy)) as T["state"];
  demandSame(dueOf(game, copy), dueOf(game, woken), () => "in a state read again something else can be done");
}

/** What JSON gives back as it was; a member that is undefined is left out, which is the same. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === "boolean" || typeof value === "string") return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((inner) => inner === undefined || isPlain(inner));
}

const pickAny = <Action>(legal: readonly Action[], chance: Chance): Action => chance.pick(legal);

function watched(viewers: readonly Viewer[], views: "all" | "some" | "none", chance: Chance): readonly Viewer[] {
  if (views === "some") return chance.below(VIEW_EVERY) === 0 ? [chance.pick(viewers)] : [];
  return views === "all" ? viewers : [];
}

function act<T extends GameTypes>(match: Match<T>, seat: Seat, action: T["action"]): readonly T["event"][] {
  return demandOk(match.act(seat, action), () => `${canonical(action)} was offered and is refused`);
}

/** Acts, takes it back where that is allowed, and acts again. */
function actTwice<T extends GameTypes>(match: Match<T>, seat: Seat, action: T["action"]): readonly T["event"][] {
  const before = spell(stand(match));
  const events = act(match, seat, action);
  if (match.undoable(seat) === 0) return events;
  demandOk(match.undo(seat), () => `${canonical(action)} cannot be taken back`);
  demandSame(before, spell(stand(match)), () => `taking back ${canonical(action)} does not restore the match`);
  return act(match, seat, action);
}
