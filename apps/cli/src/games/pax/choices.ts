import { grammars, legalActions, type Language, type Refusal, type Seat } from "@ara/kernel";
import * as pax from "@ara/pax";
import {
  actionCard,
  actionType,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  type Action,
  type Card,
  type State,
  type View,
} from "@ara/pax";
import { roman, sayNo } from "@ara/pax/texts";
import { tableTexts } from "./texts/index.ts";
import { cardList, cardText } from "./card-text.ts";

export interface Choices {
  readonly question: string;
  /** What can be typed, and what it does. */
  readonly open: readonly { readonly key: string; readonly label: string }[];
  /** What one might want to do and cannot, with the reason. */
  readonly closed: readonly string[];
  /** What an input means, also one that the rules will refuse. */
  readonly actions: ReadonlyMap<string, Action>;
  /** Where there is but one thing to do, Enter does it. */
  readonly only: Action | undefined;
}

type Built = Omit<Choices, "only">;

export function choicesOf(state: State, seat: Seat, language: Language): Choices {
  const legal = legalActions(pax.pax, state, seat);
  const built = build({ state, seat, language, legal, view: pax.pax.view(state, seat) });
  return { ...built, only: legal.length === 1 ? legal[0] : undefined };
}

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly language: Language;
  readonly legal: readonly Action[];
  readonly view: View;
}

function build(asked: Asked): Built {
  const { state, language, legal } = asked;
  const { choose, actions: say } = tableTexts[language];
  switch (state.step) {
    case "setup":
      return actionType(legal[0]!) === "start"
        ? starts(asked)
        : numbered(choose.setup, legal, (action) => say.keep(cardText(language, actionCard(action))));
    case "turn": {
      const refusal = refusalOf(asked, pax.PEEK);
      const closed = refusal ? [sayNo(language, refusal)] : [];
      const label = (action: Action): string =>
        action === pax.PEEK ? say.peek : action === pax.SINGLY ? say.singly : say.draw;
      return { ...numbered(choose.turn, legal, label), closed };
    }
    case "draw":
      return places(asked);
    case "buy":
      return groups(asked);
    case "play": {
      const { question, open, closed, actions } = cards(asked, choose.play(asked.view.own!.nextPlayCost));
      return {
        question,
        open: [...open, { key: "e", label: say.end(pax.income(state)) }],
        closed,
        actions: new Map([...actions, ["e", pax.END], ["0", pax.END]]),
      };
    }
    case "senate": {
      const { question, open, closed, actions } = cards(asked, choose.senate);
      return {
        question,
        open: [...open, { key: "0", label: say.pass }],
        closed,
        actions: new Map([...actions, ["0", pax.PASS]]),
      };
    }
    default:
      return numbered(choose.tribute, legal, (action) => say.tribute(cardText(language, actionCard(action))));
  }
}

const refusalOf = ({ state, seat }: Asked, action: Action): Refusal | undefined => pax.pax.check(state, seat, action);

function numbered(question: string, legal: readonly Action[], label: (action: Action) => string): Built {
  return {
    question,
    open: legal.map((action, i) => ({ key: String(i + 1), label: label(action) })),
    closed: [],
    actions: new Map(legal.map((action, i) => [String(i + 1), action])),
  };
}

/** 8.5: the letter of the card to keep and of the one for under the deck; a number would need twenty lines. */
function starts({ state, language, legal }: Asked): Built {
  const letters = letterOf(state.drawn);
  const plays = pax.startPlays(state.drawn, actionCard(legal[0]!), pax.startUnder(legal[0]!)) ?? [];
  const keys = (action: Action): string => letters(actionCard(action)) + letters(pax.startUnder(action));
  return {
    question: tableTexts[language].choose.start(plays.length),
    open: [...new Set(state.drawn)].map((c) => ({ key: letters(c), label: cardText(language, c) })),
    closed: [],
    actions: new Map(
      legal.flatMap((action, i) => [
        [String(i + 1), action],
        [keys(action), action],
      ]),
    ),
  };
}

/** a, b, c: equal cards share a letter. */
function letterOf(drawn: readonly Card[]): (c: Card) => string {
  const different = [...new Set(drawn)];
  return (c) => "abcdefgh"[different.indexOf(c)]!;
}

/** 3.3: h, d or a legion's number; with several cards in sight their letter first. */
function places(asked: Asked): Built {
  const { state, language, view } = asked;
  const { choose, actions: say, used } = tableTexts[language];
  const drawn = [...new Set(state.drawn)];
  const letter = drawn.length > 1 ? letterOf(drawn) : () => "";
  const spots = [
    { key: "h", label: say.toHand, to: [TO_HAND] },
    { key: "d", label: say.toDeck, to: [TO_DECK] },
    { key: `1-${state.legions.length}`, label: say.toLegion, to: state.legions.map((_, i) => TO_LEGION + i) },
  ];
  const keyOf = (to: number): string => (to === TO_HAND ? "h" : to === TO_DECK ? "d" : String(to - TO_LEGION + 1));
  const refused = spots.map(({ to }) => refusalOf(asked, pax.place(drawn[0]!, to[0]!)));
  // 9.2: what Militia adds was added when the draw began; the display does not change until it is over.
  const due = 3 + pax.extraDraws(state.players[asked.seat]!);
  const first = due - pax.openPlaces(view.places) + 1;
  return {
    question:
      state.drawn.length === 1
        ? choose.drawn(first, due, cardText(language, drawn[0]!))
        : choose.drawnSeveral(first, first + state.drawn.length - 1, due),
    open: [
      ...(drawn.length > 1 ? drawn.map((c) => ({ key: letter(c), label: cardText(language, c) })) : []),
      ...spots.filter((_, i) => !refused[i]),
    ],
    closed: spots.flatMap(({ key, label }, i) => {
      const no = refused[i];
      return no
        ? [grammars[language].titled(`${key}  ${label}`, no.key.endsWith("Used") ? used : sayNo(language, no))]
        : [];
    }),
    actions: new Map(
      drawn.flatMap((c) =>
        spots.flatMap(({ to }) => to.map((spot): [string, Action] => [letter(c) + keyOf(spot), pax.place(c, spot)])),
      ),
    ),
  };
}

/** 3.7: a legion's number, or 0. */
function groups(asked: Asked): Built {
  const { state, seat, language, view } = asked;
  const { choose, actions: say, tooDear } = tableTexts[language];
  const { list, titled } = grammars[language];
  const legions = state.legions.map((_, legion) => legion);
  const dear = legions.filter((legion) => refusalOf(asked, pax.buy(legion))?.key === "buy.cannotPay");
  return {
    question: choose.buy,
    open: [
      ...legions
        .filter((legion) => asked.legal.includes(pax.buy(legion)))
        .map((legion) => ({ key: String(legion + 1), label: say.buy(roman(legion), view.own!.prices[legion]!) })),
      { key: "0", label: say.skip },
    ],
    closed: dear.length === 0 ? [] : [titled(list(dear.map(roman)), tooDear(state.players[seat]!.aurei))],
    actions: new Map([
      ["0", pax.SKIP],
      ...legions.map((legion): [string, Action] => [String(legion + 1), pax.buy(legion)]),
    ]),
  };
}

/** 3.9, 7.5: the cards in hand by number; those that cannot be played, by reason. */
function cards(asked: Asked, question: string): Built {
  const { language, legal, view } = asked;
  const hand = [...new Set(view.players[asked.seat]!.hand)];
  const plays = legal.filter((action) => actionType(action) === "play");
  const reasons = new Map<string, Card[]>();
  for (const c of hand) {
    const no = refusalOf(asked, pax.play(c));
    if (!no) continue;
    const reason = no.key === "play.limit" ? tableTexts[language].overLimit(view.own!.limit) : sayNo(language, no);
    reasons.set(reason, [...(reasons.get(reason) ?? []), c]);
  }
  return {
    ...numbered(question, plays, (action) => cardText(language, actionCard(action))),
    closed: [...reasons].map(([reason, blocked]) => grammars[language].titled(cardList(language, blocked), reason)),
  };
}
