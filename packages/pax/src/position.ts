import { brief, err, isObject, isWhole, ok, type JsonObject, type Refusal, type Result, type Seat } from "@ara/kernel";
import { countSymbols, readCards, writeCard, type Card } from "./card.ts";
import { measure, RULES, writeConfig, type Config } from "./config.ts";
import { readConfig } from "./config-json.ts";
import { deckCards, deckOf, deckSlippedBy, NOBODY } from "./deck.ts";
import { extraDraws } from "./draw.ts";
import { pax } from "./game.ts";
import { judge } from "./judge.ts";
import { positionRefusal } from "./position-refusal.ts";
import { fieldRefusal } from "./refusal.ts";
import { nextAsked } from "./senate.ts";
import { openPlaces, STEPS, type Places, type PlayerState, type State, type Step } from "./state.ts";
import { tributeDue } from "./tribute.ts";
import { writeSeat } from "./view-json.ts";

/** A position: a record without history. What loads can be played on from; `partial` ones may lack cards. */
export interface Position {
  readonly seats: readonly string[];
  readonly partial: boolean;
  readonly state: State;
}

export const POSITION_FORMAT = "ara-position/1";

export function writePosition({ seats, partial, state }: Position): JsonObject {
  const { config } = state;
  return {
    format: POSITION_FORMAT,
    game: pax.id,
    rules: config.rules,
    config: writeConfig(config),
    seats,
    ...(partial && { partial }),
    state: writeState(state),
  };
}

export function writeState(state: State): JsonObject {
  const slippedBy = deckSlippedBy(state.deck).map(writeSeat);
  const peeked = state.players.flatMap((player, seat) => (player.peeked ? [seat] : []));
  const cards = (list: readonly Card[]): string[] => list.map(writeCard);
  return {
    deck: cards(deckCards(state.deck)),
    ...(slippedBy.some((seat) => seat !== null) && { slippedBy }),
    setAside: cards(state.setAside),
    rome: { open: cards(state.rome.open), hidden: cards(state.rome.hidden) },
    legions: state.legions.map(cards),
    players: state.players.map(({ aurei, hand, display }) => ({ aurei, hand: cards(hand), display: cards(display) })),
    round: state.round,
    startPlayer: state.startPlayer,
    conspiratus: writeSeat(state.conspiratus),
    active: state.active,
    taken: Array.from({ length: state.taken }, (_, i) => (state.startPlayer + i) % state.config.players),
    step: state.step,
    ...(state.drawn.length > 0 && { drawn: cards(state.drawn) }),
    ...(state.step === "draw" && { placesLeft: writePlaces(state.places) }),
    ...(state.playedThisTurn.length > 0 && { playedThisTurn: cards(state.playedThisTurn) }),
    ...(state.step === "tribute" && { tributeLeft: state.tributeLeft }),
    ...(state.step === "senate" && { decider: state.decider }),
    ...(peeked.length > 0 && { peeked }),
    ...(state.singly && { singly: true }),
    ...(state.players.some(({ sessionPlays }) => sessionPlays.length > 0) && {
      sessionPlays: state.players.map(({ sessionPlays }) => cards(sessionPlays)),
    }),
  };
}

const writePlaces = ({ hand, legion, deck }: Places): string[] => [
  ...Array.from({ length: hand }, () => "hand"),
  ...Array.from({ length: legion }, () => "legion"),
  ...Array.from({ length: deck }, () => "deck"),
];

/** Reads and judges a position: one that no game can reach is refused with the reason. */
export function readPosition(json: unknown): Result<Position, Refusal> {
  try {
    return ok(read(json));
  } catch (error) {
    if (error instanceof Refused) return err(error.refusal);
    throw error;
  }
}

/** Carries a refusal out of the nested readers below; never leaves this file. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(reason: Refusal) {
    super(reason.key);
    this.refusal = reason;
  }
}

const fail = (field: string, found: unknown): never => {
  throw new Refused(fieldRefusal("position.field", field, found));
};

type Fields = Readonly<Record<string, unknown>>;

function read(json: unknown): Position {
  if (!isObject(json)) return fail("position", json);
  if (json["format"] !== POSITION_FORMAT) fail("format", json["format"]);
  if (json["game"] !== pax.id) fail("game", json["game"]);
  const { rules } = json;
  if (!isWhole(rules, 1, RULES)) return fail("rules", rules);
  const agreed = readConfig(json["config"]);
  if (!agreed.ok) throw new Refused(agreed.error);
  const config: Config = { ...agreed.value, rules };
  const { seats } = json;
  if (!Array.isArray(seats) || seats.length !== config.players || !seats.every((name) => typeof name === "string")) {
    return fail("seats", seats);
  }
  const partial = json["partial"] ?? false;
  if (typeof partial !== "boolean") return fail("partial", partial);
  if (!isObject(json["state"])) return fail("state", json["state"]);
  const state = readState(config, json["state"]);
  const wrong = judge(state, partial);
  if (wrong) throw new Refused(wrong);
  return { seats, partial, state };
}

function readState(config: Config, json: Fields): State {
  const seat = (value: unknown, field: string): Seat =>
    isWhole(value, 0, config.players - 1) ? value : fail(field, value);
  const seatOrNobody = (value: unknown, field: string): Seat => (value === null ? NOBODY : seat(value, field));
  const rome = json["rome"];
  if (!isObject(rome)) return fail("rome", rome);
  const legions = list(json["legions"], "legions").map((group, i) => cardList(group, `legions[${i}]`));
  const peeked = list(json["peeked"] ?? [], "peeked").map((value) => seat(value, "peeked"));
  const players = list(json["players"], "players").map((player, i) => readPlayer(player, i, peeked));
  if (players.length !== config.players) fail("players", `${players.length} players`);
  const deck = cardList(json["deck"], "deck");
  const slippedBy = list(json["slippedBy"] ?? deck.map(() => null), "slippedBy").map((value) =>
    seatOrNobody(value, "slippedBy"),
  );
  if (slippedBy.length !== deck.length) throw new Refused(positionRefusal("position.slippedBy", {}));
  const step = STEPS.find((name) => name === json["step"]);
  if (!step) throw new Refused(positionRefusal("position.step", { found: brief(json["step"]) }));
  const active = seat(json["active"], "active");
  const startPlayer = seat(json["startPlayer"], "startPlayer");
  const round = json["round"] ?? 1;
  if (!isWhole(round, 1, 1_000_000)) return fail("round", round);
  const state: State = {
    config,
    measures: measure(config),
    step,
    round,
    active,
    decider: active,
    startPlayer,
    taken: readTaken(json["taken"] ?? [], step, active, startPlayer, config.players),
    conspiratus: seatOrNobody(json["conspiratus"] ?? null, "conspiratus"),
    deck: deckOf(deck, slippedBy),
    setAside: cardList(json["setAside"] ?? [], "setAside"),
    rome: { open: cardList(rome["open"], "rome.open"), hidden: cardList(rome["hidden"], "rome.hidden") },
    legions,
    players,
    drawn: cardList(json["drawn"] ?? [], "drawn"),
    places: { hand: 0, legion: 0, deck: 0 },
    playedThisTurn: cardList(json["playedThisTurn"] ?? [], "playedThisTurn"),
    tributeLeft: 0,
    singly: json["singly"] === true,
  };
  for (const [at, plays] of list(json["sessionPlays"] ?? [], "sessionPlays").entries()) {
    const player = players[at] ?? fail("sessionPlays", plays);
    player.sessionPlays = cardList(plays, `sessionPlays[${at}]`);
  }
  if (step === "draw") state.places = readPlaces(json["placesLeft"], players[active]!);
  if (step === "tribute") {
    const owed = json["tributeLeft"] ?? tributeDue(players[active]!);
    state.tributeLeft = isWhole(owed, 0, 100) ? owed : fail("tributeLeft", owed);
  }
  if (step === "senate") {
    const decider = json["decider"] ?? nextAsked(state, active);
    if (decider === NOBODY) throw new Refused(positionRefusal("position.senate", {}));
    state.decider = seat(decider, "decider");
  }
  return state;
}

const list = (value: unknown, field: string): readonly unknown[] => (Array.isArray(value) ? value : fail(field, value));

function cardList(value: unknown, field: string): Card[] {
  const found = readCards(list(value, field));
  return "cards" in found ? found.cards : fail(field, found.bad);
}

function readPlayer(json: unknown, seat: number, peeked: readonly Seat[]): PlayerState {
  const field = `players[${seat}]`;
  if (!isObject(json)) return fail(field, json);
  const { aurei } = json;
  if (!isWhole(aurei, 0, 1_000_000)) return fail(`${field}.aurei`, aurei);
  const display = cardList(json["display"], `${field}.display`);
  return {
    aurei,
    hand: cardList(json["hand"], `${field}.hand`).toSorted((a, b) => a - b),
    display,
    symbols: countSymbols(display),
    peeked: peeked.includes(seat),
    sessionPlays: [],
  };
}

/** 4.1: those who had their turn sit between the start player and the active one. */
function readTaken(json: unknown, step: Step, active: Seat, startPlayer: Seat, players: number): number {
  const taken = list(json, "taken");
  const before = (active - startPlayer + players) % players;
  const expected = Array.from({ length: before }, (_, i) => (startPlayer + i) % players);
  const named = expected.length === taken.length && expected.every((seat) => taken.includes(seat));
  if (step !== "over" && !named) throw new Refused(positionRefusal("position.taken", {}));
  return step === "over" ? Math.min(taken.length, players) : before;
}

/** A list of places, or how many of each; all of them if nothing is said. */
function readPlaces(json: unknown, player: PlayerState): Places {
  const all = { hand: 1 + extraDraws(player), legion: 1, deck: 1 };
  if (json === undefined) return all;
  const count = (place: keyof Places): number => {
    const n = Array.isArray(json)
      ? json.filter((name) => name === place).length
      : isObject(json)
        ? (json[place] ?? 0)
        : fail("placesLeft", json);
    return isWhole(n, 0, all[place]) ? n : fail("placesLeft", json);
  };
  const places = { hand: count("hand"), legion: count("legion"), deck: count("deck") };
  return Array.isArray(json) && json.length !== openPlaces(places) ? fail("placesLeft", json) : places;
}
