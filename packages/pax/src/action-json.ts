import { brief, err, isObject, isWhole, ok, type JsonObject, type Refusal, type Result, type Seat } from "@ara/kernel";
import * as a from "./action.ts";
import type { Action } from "./action.ts";
import { countCards, readCard, readCards, writeCard } from "./card.ts";
import { refusal } from "./refusal.ts";
import { check } from "./rules.ts";
import { startPlays, startsWithPlays } from "./setup.ts";
import type { State } from "./state.ts";

/** Actions as records write them. */
export function writeAction(state: State, _seat: Seat, action: Action): JsonObject {
  const type = a.actionType(action);
  const c = writeCard(a.actionCard(action));
  switch (type) {
    case "keep":
    case "play":
    case "tribute":
      return { type, card: c };
    case "start": {
      const plays = startPlays(state.drawn, a.actionCard(action), a.startUnder(action)) ?? [];
      return { type, keep: c, play: plays.map(writeCard), under: [writeCard(a.startUnder(action))] };
    }
    case "place":
      return { type, card: c, ...writePlace(a.placeTo(action)) };
    case "buy":
      return { type, legion: a.buyLegion(action) + 1 };
    default:
      return { type };
  }
}

function writePlace(to: a.Place): JsonObject {
  if (to === a.TO_HAND) return { to: "hand" };
  return to === a.TO_DECK ? { to: "deck" } : { to: "legion", legion: to - a.TO_LEGION + 1 };
}

/** Reads an action for this seat and checks it. */
export function readAction(state: State, seat: Seat, json: unknown): Result<Action, Refusal> {
  const read = parse(state, json);
  if (!read.ok) return read;
  const refused = check(state, seat, read.value);
  return refused ? err(refused) : read;
}

function parse(state: State, json: unknown): Result<Action, Refusal> {
  const unknown = err(refusal("action.unknown", { found: brief(json) }));
  if (!isObject(json)) return unknown;
  switch (json["type"]) {
    case "peek":
      return ok(a.PEEK);
    case "draw":
      return ok(a.DRAW);
    case "singly":
      return ok(a.SINGLY);
    case "skip":
      return ok(a.SKIP);
    case "end":
      return ok(a.END);
    case "pass":
      return ok(a.PASS);
    case "keep":
      return withCard(json["card"], a.keep);
    case "play":
      return withCard(json["card"], a.play);
    case "tribute":
      return withCard(json["card"], a.tribute);
    case "buy": {
      const legion = readLegion(state, json["legion"]);
      return legion.ok ? ok(a.buy(legion.value)) : legion;
    }
    case "place":
      return parsePlace(state, json);
    case "start":
      return parseStart(state, json);
    default:
      return unknown;
  }
}

function withCard(json: unknown, action: (c: number) => Action): Result<Action, Refusal> {
  const c = readCard(json);
  return c === undefined ? err(refusal("card.unknown", { found: brief(json) })) : ok(action(c));
}

function readLegion(state: State, json: unknown): Result<number, Refusal> {
  const { legions } = state.measures;
  return isWhole(json, 1, legions) ? ok(json - 1) : err(refusal("legion.unknown", { legions }));
}

function parsePlace(state: State, json: Readonly<Record<string, unknown>>): Result<Action, Refusal> {
  switch (json["to"]) {
    case "hand":
      return withCard(json["card"], (c) => a.place(c, a.TO_HAND));
    case "deck":
      return withCard(json["card"], (c) => a.place(c, a.TO_DECK));
    case "legion": {
      const legion = readLegion(state, json["legion"]);
      return legion.ok ? withCard(json["card"], (c) => a.place(c, a.TO_LEGION + legion.value)) : legion;
    }
    default:
      return err(refusal("action.unknown", { found: brief(json) }));
  }
}

/** 8.5: the three lists must be exactly the cards drawn. */
function parseStart(state: State, json: Readonly<Record<string, unknown>>): Result<Action, Refusal> {
  const { keep, play, under } = json;
  if (!Array.isArray(play) || !Array.isArray(under)) return err(refusal("action.unknown", { found: brief(json) }));
  const read = readCards([keep, ...under, ...play]);
  if ("bad" in read) return err(refusal("card.unknown", { found: brief(read.bad) }));
  const fits = under.length === 1 && countCards(read.cards).join() === countCards(state.drawn).join();
  if (state.step === "setup" && startsWithPlays(state) && !fits) {
    return err(refusal("start.cards", { plays: state.drawn.length - 2 }));
  }
  return ok(a.start(read.cards[0]!, read.cards[1] ?? 0));
}
