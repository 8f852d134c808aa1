import { brief, type Refusal, type Seat, type Sink } from "@ara/kernel";
import {
  actionCard,
  actionType,
  bareAction,
  BUY,
  buyLegion,
  DRAW,
  END,
  isAction,
  KEEP,
  PASS,
  PEEK,
  PLACE,
  PLAY,
  SINGLY,
  SKIP,
  START,
  TRIBUTE,
  type Action,
  type ActionType,
} from "./action.ts";
import { applyBuy, applySkip, legalBuy, priceFor, refuseBuy } from "./buy.ts";
import { categoryOf, CATEGORIES, symbolsOf, writeCard } from "./card.ts";
import { limitOf } from "./display.ts";
import { applyDraw, applyPlace, legalPlace, refusePlace, refuseSingly } from "./draw.ts";
import type { Tell } from "./event.ts";
import { applyEnd, applyPlay, legalPlay, nextPlayCost, refusePlay } from "./play.ts";
import { refusal, type RefusalKey } from "./refusal.ts";
import { applyPass, applySenatePlay, legalSenate, refuseSenatePlay, SESSION_COST } from "./senate.ts";
import { applyKeep, applyStart, legalSetup, refuseKeep, refuseStart } from "./setup.ts";
import type { State, Step } from "./state.ts";
import { applyTribute, legalTribute, refuseTribute } from "./tribute.ts";
import { applyPeek, legalTurn, refusePeek } from "./turn.ts";

/** The flow of the game: what can be decided at each step. What follows a decision is in the file of that step. */
const ACTIONS_OF: Readonly<Record<Step, readonly ActionType[]>> = {
  setup: ["keep", "start"],
  turn: ["draw", "singly", "peek"],
  draw: ["place"],
  buy: ["buy", "skip"],
  play: ["play", "end"],
  tribute: ["tribute"],
  senate: ["play", "pass"],
  over: [],
};

/** The rule that says when an action is due. */
export const RULE_OF_ACTION: Readonly<Record<ActionType, string>> = {
  keep: "2.5",
  start: "8.5",
  peek: "3.2",
  draw: "3.3",
  singly: "3.4",
  place: "3.3",
  buy: "3.7",
  skip: "3.7",
  play: "3.9",
  end: "3.11",
  tribute: "9.4",
  pass: "7.5",
};

const NO_SEAT: readonly Seat[] = [];
const ONE_SEAT: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat]);

export const toAct = (state: State): readonly Seat[] => (state.step === "over" ? NO_SEAT : ONE_SEAT[state.decider]!);

export function legal(state: State, seat: Seat, into: Sink<Action>): void {
  if (seat !== state.decider) return;
  switch (state.step) {
    case "play":
      return legalPlay(state, into);
    case "draw":
      return legalPlace(state, into);
    case "buy":
      return legalBuy(state, into);
    case "turn":
      return legalTurn(state, into);
    case "setup":
      return legalSetup(state, into);
    case "tribute":
      return legalTribute(state, into);
    case "senate":
      return legalSenate(state, into);
    case "over":
  }
}

/** 10.4: a refusal names its rule; the state is not touched. */
export function check(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (!isAction(action)) return refusal("action.unknown", { found: brief(action) });
  if (state.step === "over") return refusal("over", {});
  if (seat !== state.decider) return refusal("notYourTurn", {});
  const type = actionType(action);
  if (!ACTIONS_OF[state.step].includes(type)) {
    return refusal("notNow", { action: type, step: state.step }, RULE_OF_ACTION[type]);
  }
  const key = refuse(state, action);
  if (key !== undefined) return explain(state, seat, action, key);
  return isListed(state, seat, action) ? undefined : refusal("action.unknown", { found: brief(action) });
}

/** Whatever was sent: what is not in the list does not exist. */
function isListed(state: State, seat: Seat, action: Action): boolean {
  const listed: Action[] = [];
  legal(state, seat, listed);
  return listed.includes(action);
}

function refuse(state: State, action: Action): RefusalKey | undefined {
  switch (actionType(action)) {
    case "keep":
      return refuseKeep(state, action);
    case "start":
      return refuseStart(state, action);
    case "peek":
      return refusePeek(state);
    case "singly":
      return refuseSingly(state);
    case "place":
      return refusePlace(state, action);
    case "buy":
      return refuseBuy(state, action);
    case "play":
      return state.step === "senate" ? refuseSenatePlay(state, action) : refusePlay(state, action);
    case "tribute":
      return refuseTribute(state, action);
    default:
      return undefined;
  }
}

export function apply(state: State, action: Action, tell?: Tell): void {
  switch (bareAction(action)) {
    case PLACE:
      return applyPlace(state, action, tell);
    case PLAY:
      return state.step === "senate" ? applySenatePlay(state, action, tell) : applyPlay(state, action, tell);
    case END:
      return applyEnd(state, tell);
    case DRAW:
      return applyDraw(state, false, tell);
    case SINGLY:
      return applyDraw(state, true, tell);
    case SKIP:
      return applySkip(state);
    case BUY:
      return applyBuy(state, action, tell);
    case PEEK:
      return applyPeek(state, tell);
    case PASS:
      return applyPass(state, tell);
    case TRIBUTE:
      return applyTribute(state, action, tell);
    case KEEP:
      return applyKeep(state, action, tell);
    case START:
      return applyStart(state, action, tell);
  }
}

/** What the next card a seat lays out costs it; 1 in a session of somebody else (7.5). */
export const playCostFor = (state: State, seat: Seat): number =>
  seat === state.active ? nextPlayCost(state) : SESSION_COST;

/** The numbers behind a refusal, for its sentence. */
function explain(state: State, seat: Seat, action: Action, key: RefusalKey): Refusal {
  const player = state.players[seat]!;
  const c = actionCard(action);
  switch (key) {
    case "buy.cannotPay":
      return refusal(key, { price: priceFor(player, state.legions[buyLegion(action)]!), aurei: player.aurei });
    case "play.cannotPay":
      return refusal(
        key,
        { cost: playCostFor(state, seat), aurei: player.aurei },
        seat === state.active ? "3.9" : "7.5",
      );
    case "play.limit":
      return refusal(key, {
        category: CATEGORIES[categoryOf(c)]!,
        symbols: player.symbols[categoryOf(c)]! + symbolsOf(c),
        limit: limitOf(player),
      });
    case "keep.notDrawn":
    case "place.notDrawn":
    case "play.notInHand":
    case "tribute.notInHand":
      return refusal(key, { card: writeCard(c) });
    case "legion.unknown":
      return refusal(key, { legions: state.legions.length });
    case "start.cards":
      return refusal(key, { plays: state.drawn.length - 2 });
    default:
      return refusal(key, {});
  }
}
