import type { Seat } from "@ara/kernel";
import {
  actionCard,
  actionType,
  buyLegion,
  placeTo,
  startUnder,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  type Action,
  type Option,
  type Prompt,
  type View,
} from "@ara/pax";
import type { PaxNews } from "../types.ts";
import { drawnOf, handOf, nameOf, sayCard, sayCards, sayNo, sayNumbered, type Speech } from "./speech.ts";

/** What is asked now, in a few sentences, with what can be answered. */
export function questionOf(news: PaxNews, speech: Speech): string {
  const { view, prompt } = news;
  if (news.over) return verdictOf(view, speech);
  if (!prompt) return speech.text.question.decides({ who: nameOf(speech, news.asked[0] ?? view.decider) });
  return asked(view, prompt, speech);
}

const legalOf = ({ options }: Prompt): Option[] => options.filter(({ refusal }) => refusal === null);

function asked(view: View, prompt: Prompt, speech: Speech): string {
  const say = speech.text.question;
  const legal = legalOf(prompt);
  const drawn = drawnOf(view);
  const plays = legal.flatMap(({ action }) => (actionType(action) === "play" ? [actionCard(action)] : []));
  const playable = sayNumbered(speech, handOf(view), plays);
  switch (prompt.step) {
    case "setup": {
      const cards = sayNumbered(speech, drawn);
      const starts = legal.some(({ action }) => actionType(action) === "start");
      return starts ? say.start({ cards, plays: drawn.length - 2 }) : say.keep({ cards });
    }
    case "turn":
      return legal.length > 1 ? say.turn : say.turnDraw;
    case "draw":
      return placing(view, prompt, speech);
    case "buy": {
      const groups = legal.flatMap(({ action, cost }) =>
        actionType(action) === "buy" ? [say.group({ legion: buyLegion(action) + 1, price: cost ?? 0 })] : [],
      );
      return say.buy({ aurei: purseOf(view), groups: speech.pax.grammar.sentences(groups) });
    }
    case "play": {
      const end = legal.find(({ action }) => actionType(action) === "end");
      return say.play({ cost: view.own?.nextPlayCost ?? 0, cards: playable, income: end?.income ?? 0 });
    }
    case "tribute":
      return say.tribute({ left: view.tributeLeft });
    case "senate":
      return say.senate({ cards: playable });
    case "over":
      return "";
  }
}

const purseOf = (view: View): number => (view.viewer === "spectator" ? 0 : (view.players[view.viewer]!.aurei ?? 0));

/** 3.3: the places still open. */
function placing(view: View, prompt: Prompt, speech: Speech): string {
  const say = speech.text.question;
  const drawn = drawnOf(view);
  const open = new Set(legalOf(prompt).map(({ action }) => Math.min(placeTo(action), TO_LEGION)));
  const words = [
    ...(open.has(TO_HAND) ? [say.places.hand] : []),
    ...(open.has(TO_LEGION) ? [say.places.legion] : []),
    ...(open.has(TO_DECK) ? [say.places.deck] : []),
  ];
  const places = speech.pax.grammar.or(words);
  const { first, due } = prompt.draw ?? { first: 1, due: drawn.length };
  return drawn.length === 1
    ? say[words.length === 1 ? "drawnLast" : "drawn"]({ first, due, card: sayCards(speech, drawn), places })
    : say.drawnSeveral({ first, last: first + drawn.length - 1, due, cards: sayNumbered(speech, drawn), places });
}

/** What an action does, as a whole sentence. */
export function sentenceOf(
  { action, cost, price, income }: Omit<Option, "refusal">,
  view: View,
  speech: Speech,
): string {
  const say = speech.text.actions;
  const card = sayCard(speech, actionCard(action));
  switch (actionType(action)) {
    case "keep":
      return say.keep({ card });
    case "start":
      return say.start({ card, under: sayCard(speech, startUnder(action)) });
    case "place": {
      const to = placeTo(action);
      if (to === TO_HAND) return say.toHand({ card });
      if (to === TO_DECK) return say.toDeck({ card });
      return say.toLegion({ card, legion: to - TO_LEGION + 1, price: price ?? 0 });
    }
    case "buy": {
      const legion = buyLegion(action);
      const cards = view.legions[legion] ?? [];
      return cards.length === 0
        ? say.buyEmpty({ legion: legion + 1 })
        : say.buy({ legion: legion + 1, price: cost ?? 0, cards: sayCards(speech, cards) });
    }
    case "play":
      return say.play({ card, cost: cost ?? 0 });
    case "end":
      return say.end({ income: income ?? 0 });
    case "tribute":
      return say.tribute({ card });
    case "peek":
      return say.peek;
    case "draw":
      return say.draw;
    case "singly":
      return say.singly;
    case "skip":
      return say.skip;
    case "pass":
      return say.pass;
  }
}

/** What the table said of an action, or its bare sentence where the table does not offer it. */
export const offered = (prompt: Prompt | null, action: Action): Omit<Option, "refusal"> =>
  prompt?.options.find((option) => option.action === action) ?? { action };

/** Everything that is refused now, each with its rule. */
export function refusalsOf({ prompt }: PaxNews, speech: Speech): string[] {
  const reasons = new Map<string, Set<string>>();
  for (const { action, refusal } of prompt?.options ?? []) {
    if (!refusal) continue;
    const why = sayNo(speech, refusal);
    reasons.set(why, (reasons.get(why) ?? new Set()).add(shortOf(action, speech)));
  }
  return [...reasons].map(([why, whats]) =>
    speech.text.answers.refused({ what: speech.pax.grammar.list([...whats]), why }),
  );
}

/** An action in a word or two. */
function shortOf(action: Action, speech: Speech): string {
  const { legions, question } = speech.text;
  switch (actionType(action)) {
    case "play":
    case "keep":
    case "tribute":
      return sayCard(speech, actionCard(action));
    case "buy":
      return `${legions.head.legion} ${buyLegion(action) + 1}`;
    case "place": {
      const to = placeTo(action);
      return speech.pax.grammar.capital(question.places[to === TO_HAND ? "hand" : to === TO_DECK ? "deck" : "legion"]);
    }
    default:
      return speech.pax.grammar.capital(speech.pax.actions[actionType(action)]);
  }
}

/** 6.3, 6.6, 8.4: who has won. */
export function verdictOf(view: View, speech: Speech): string {
  const say = speech.text.result;
  const { solo } = view.config;
  const { score } = view;
  if (!score) return "";
  const you = score.winners.includes(view.viewer as Seat);
  // With others the name stays: a list with "you" in it wants another verb in every language.
  const who = speech.pax.grammar.and(score.winners.map((seat) => nameOf(speech, seat)));
  if (solo !== null) return score.romeWins ? say.soloLost({ game: solo }) : say.soloWon({ game: solo });
  if (score.romeWins) return score.winners.length === 0 ? say.romeNobody : say.romeWith({ who, you });
  return score.winners.length > 1 ? say.shared({ who }) : say.players({ who, you });
}
