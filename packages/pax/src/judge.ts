import { brief, isWhole, type Refusal } from "@ara/kernel";
import { categoryOf, countCards, SENATOR, writeCard } from "./card.ts";
import { ROME_HIDDEN } from "./config.ts";
import { checkWhole } from "./deal.ts";
import { deckSize, deckSlippedBy, NOBODY, type Deck } from "./deck.ts";
import { isRightful, startsBeyondLimit, withinLimit } from "./display.ts";
import { holds } from "./draw.ts";
import { allCards } from "./invariants.ts";
import { positionRefusal } from "./position-refusal.ts";
import { refusal } from "./refusal.ts";
import { isAsked } from "./senate.ts";
import { STARTING_AUREI, startingCards } from "./setup.ts";
import { openPlaces, type PlayerState, type State, type Step } from "./state.ts";
import { tributeDue } from "./tribute.ts";

/** Why no game can reach this position; `undefined` if one can. */
export function judge(state: State, partial: boolean): Refusal | undefined {
  return (
    (partial ? undefined : judgeCards(state)) ?? judgeTable(state) ?? judgeStep(state) ?? judgeTime(state, partial)
  );
}

function judgeCards(state: State): Refusal | undefined {
  const { measures, setAside, rome } = state;
  const wrong = checkWhole(state.config, allCards(state));
  if (wrong) return positionRefusal(PARTIAL_HINT[wrong.key]!, wrong.params as never);
  if (setAside.length !== measures.setAside) {
    return positionRefusal("position.setAside", { found: setAside.length, expected: measures.setAside });
  }
  return rome.hidden.length === ROME_HIDDEN
    ? undefined
    : positionRefusal("position.romeHidden", { found: rome.hidden.length });
}

/** The same sentences, but a position can be declared partial. */
const PARTIAL_HINT: Readonly<Record<string, "position.cardMissing" | "position.cardTooMany" | "position.cardTotal">> = {
  "deck.missing": "position.cardMissing",
  "deck.tooMany": "position.cardTooMany",
  "deck.total": "position.cardTotal",
};

function judgeTable(state: State): Refusal | undefined {
  const { config, measures, players, legions } = state;
  if (legions.length !== measures.legions) {
    return positionRefusal("position.legions", { found: legions.length, expected: measures.legions });
  }
  const foreign = allCards(state).findIndex((count, c) => count > 0 && categoryOf(c) >= measures.categories);
  if (foreign >= 0) return positionRefusal("position.category", { card: writeCard(foreign) });
  const beyond = players.findIndex((player) => !withinLimit(player));
  if (beyond >= 0 && !startsBeyondLimit(config)) return positionRefusal("position.limit", { seat: beyond });
  if (!isRightful(state)) return positionRefusal("position.conspiratus", {});
  if (config.solo !== null && players[0]!.peeked) return positionRefusal("position.peeked", {});
  return slippedLast(state.deck) ? undefined : positionRefusal("position.slippedBy", {});
}

/** 2.5, 3.3: cards come back under the deck, so those nobody slipped under lie above all that somebody did. */
function slippedLast(deck: Deck): boolean {
  const by = deckSlippedBy(deck);
  return by.every((seat, i) => i === 0 || seat !== NOBODY || by[i - 1] === NOBODY);
}

function judgeStep(state: State): Refusal | undefined {
  const { step, playedThisTurn, players, active, decider } = state;
  const player = players[active]!;
  if (!drawnFits(state)) return positionRefusal(step === "draw" ? "position.drawn" : "position.notDrawing", {});
  const displayed = countCards(player.display);
  const played = countCards(playedThisTurn).every((count, c) => count <= displayed[c]!);
  const isEarlier = ({ sessionPlays, display }: PlayerState): boolean => {
    const laid = countCards(display);
    return countCards(sessionPlays).every((count, c) => count <= laid[c]!);
  };
  const sessions = players.every(isEarlier) && (state.config.income === "round" || players.every(playedInNone));
  if (!played || !sessions || (playedThisTurn.length > 0 && !AFTER_PLAYING.includes(step)))
    return positionRefusal("position.played", {});
  if (step === "tribute") {
    const owes = isWhole(state.tributeLeft, 1, tributeDue(player)) && player.hand.length > 0;
    return owes ? undefined : positionRefusal("position.tribute", {});
  }
  if (step === "senate") {
    const senators = playedThisTurn.length > 0 ? playedThisTurn : player.display;
    const opened = state.measures.senate && senators.some((c) => categoryOf(c) === SENATOR);
    return opened && decider !== active && isAsked(state, players[decider]!)
      ? undefined
      : positionRefusal("position.senate", {});
  }
  return undefined;
}

/** What is true at set-up, when a round begins, and at the end. */
function judgeTime(state: State, partial: boolean): Refusal | undefined {
  const { step, config, round, taken, startPlayer, legions } = state;
  const agreed = config.startPlayer ?? startPlayer;
  // 4.3: before the game ends by 4.4, primus conspiratus has become start player.
  if (round === 1 && step !== "over" && startPlayer !== agreed) {
    return refusal("deal.startPlayer", { found: brief(startPlayer) });
  }
  if (step === "setup") return judgeSetup(state, partial);
  if (partial) return undefined;
  const empty = legions.filter((group) => group.length === 0).length;
  if (step === "turn" && taken === 0 && empty > 0) {
    return positionRefusal("position.emptyLegion", { legion: legions.findIndex((group) => group.length === 0) + 1 });
  }
  const left = deckSize(state.deck);
  return step === "over" && left > 0 && left >= empty ? positionRefusal("position.notOver", {}) : undefined;
}

/** 2.1 to 2.5: nobody has anything yet but 5 aurei and the card kept. */
function judgeSetup(state: State, partial: boolean): Refusal | undefined {
  const { config, measures, taken, startPlayer, players, rome } = state;
  const wrong = (field: string): Refusal => positionRefusal("position.setup", { field });
  if (state.round !== 1) return wrong("round");
  const filled = state.legions.findIndex((group) => group.length > 0);
  if (filled >= 0) return wrong(`legions[${filled}]`);
  if (partial ? rome.open.length > measures.romeOpen : rome.open.length !== measures.romeOpen)
    return wrong("rome.open");
  for (const [seat, { aurei, hand, display }] of players.entries()) {
    const kept = (seat - startPlayer + config.players) % config.players < taken ? 1 : 0;
    if (aurei !== STARTING_AUREI) return wrong(`players[${seat}].aurei`);
    if (hand.length > kept || (!partial && hand.length < kept)) return wrong(`players[${seat}].hand`);
    if (display.length > 0) return wrong(`players[${seat}].display`);
  }
  return deckLasts(state) ? undefined : positionRefusal("position.setupDeck", {});
}

/** 2.5, 2.6: whether the deck holds what the seats still draw and what is laid under the legions. */
function deckLasts({ config, measures, taken, deck, drawn }: State): boolean {
  const comesBack = (cards: number): number => (config.solo === null ? cards - 1 : 1); // 8.5: the others are laid out
  let left = deckSize(deck) + comesBack(drawn.length);
  for (let before = taken + 1; before < config.players; before++) {
    const cards = startingCards(config, before);
    if (left < cards) return false;
    left += comesBack(cards) - cards;
  }
  return left >= measures.legions;
}

const playedInNone = ({ sessionPlays }: PlayerState): boolean => sessionPlays.length === 0;

const AFTER_PLAYING: readonly Step[] = ["play", "tribute", "senate", "over"];

/** 3.3 to 3.6: whether a player can hold just these cards now. */
function drawnFits(state: State): boolean {
  const { step, config, taken, drawn, deck, places } = state;
  if (state.singly && (step !== "draw" || config.religion !== "may")) return false;
  if (step === "setup") return drawn.length === startingCards(config, taken);
  if (step !== "draw") return drawn.length === 0;
  const most = Math.min(holds(state), openPlaces(places));
  const short = deckSize(deck) === 0 || holds(state) === Infinity;
  return drawn.length > 0 && (drawn.length === most || (short && drawn.length < most));
}
