/** What a reason may speak of: cards, categories and legions by their names in the same language, all else in numbers. */
export interface Said {
  readonly card: string;
  /** The card that goes under the deck, and the one that waits for room. */
  readonly under: string;
  readonly waiting: string;
  readonly category: string;
  readonly legion: string;
  /** The legion that Rome would take otherwise. */
  readonly instead: string;
  /** Symbols: one's own then, Rome's, the best other player's. */
  readonly after: number;
  readonly rome: number;
  readonly others: number;
  /** Categories in which Rome is ahead: then, and now. */
  readonly left: number;
  readonly ahead: number;
  readonly by: number;
  readonly cards: number;
  readonly hidden: number;
  readonly price: number;
  readonly aurei: number;
  readonly sum: number;
  readonly before: number;
  readonly cost: number;
  readonly income: number;
}

const aurei = (n: number): string => (n === 1 ? "1 aureus" : `${n} aurei`);

/** Why a bot does what it does, or would do it: what the move changes, and the plan behind it. */
export const en = {
  only: () => "There is nothing else to do.",
  draw: () => "New cards are worth more now than a look at Rome’s.",
  drawBuy: ({ legion, price }: Said) =>
    `A turn with cards can buy legion ${legion} for ${aurei(price)}; a look at Rome’s would leave it lying.`,
  peek: ({ hidden, ahead }: Said) =>
    `Rome is ahead in ${ahead} as far as can be seen: what its ${hidden} face-down cards add decides which side to take.`,
  keep: ({ card }: Said) => `${card} is the best beginning.`,
  start: ({ card, under }: Said) =>
    `${card} stays in hand for later, ${under} is needed least; all others lie there at once.`,
  hand: () => "It is worth the place in the hand.",

  conspire: ({ card }: Said) => `${card} takes primus conspiratus: whoever holds it wins if Rome wins.`,
  hold: ({ card, after, others }: Said) =>
    `${card} keeps primus conspiratus out of reach: ${after} symbols of Intrigue against ${others}.`,
  fromRome: ({ card, category, after, rome, left }: Said) =>
    `${card} gets past Rome in ${category}, ${after} to ${rome}; Rome is then ahead in ${left}.`,
  stronger: ({ card, category, after, rome }: Said) =>
    `${card} gets past Rome in ${category}, ${after} to ${rome}: 3 points.`,
  cheaper: ({ card, by }: Said) => `With ${card} every group costs ${by} less from now on.`,
  sees: ({ card, cards }: Said) => `With ${card} ${cards} drawn cards are seen before one is placed.`,
  draws: ({ card }: Said) => `With ${card} there is one more card to draw and keep each turn.`,
  free: ({ card }: Said) => `With ${card} one more card a turn can be played free.`,
  room: ({ card, waiting }: Said) => `${card} makes room for ${waiting}, which waits in the hand.`,
  opens: ({ card, category }: Said) => `${card} is the first ${category} in the display: 2 points.`,
  lead: ({ card, category, after, others }: Said) =>
    `${card} leads all players in ${category}, ${after} to ${others}: a category that Rome can lose.`,
  points: ({ card, after }: Said) => `${card} counts a point for each symbol, and makes it ${after}.`,
  more: ({ card, category, after, rome }: Said) => `${card} makes it ${after} ${category} against Rome’s ${rome}.`,

  feedNow: ({ card, legion, price, aurei: has }: Said) =>
    `${card} goes under legion ${legion} to be bought with its group this turn: ${price} of ${aurei(has)}.`,
  feedNext: ({ card, legion, price }: Said) =>
    `${card} waits under legion ${legion} for ${aurei(price)}, which Rome leaves: to be bought next turn.`,
  feedRome: ({ card, legion, instead }: Said) =>
    `${card} makes legion ${legion} the dearest, so that Rome takes it and leaves legion ${instead}.`,
  feedAlly: ({ card, legion }: Said) =>
    `${card} may go to Rome with legion ${legion}: whoever is primus conspiratus wins with a strong Rome.`,
  giftAhead: ({ card, legion, category }: Said) =>
    `${card} may go to Rome with legion ${legion}, which is ahead in ${category} anyway.`,
  giftBehind: ({ card, legion, category }: Said) =>
    `${card} may go to Rome with legion ${legion}: even then Rome is behind in ${category}.`,
  feedGift: ({ card, legion }: Said) =>
    `${card} goes under legion ${legion}, though Rome may take it: elsewhere it would do more harm.`,
  feedDear: ({ card, legion, sum, before }: Said) =>
    `${card} makes legion ${legion} dearer for everybody: ${sum} instead of ${before}.`,
  buryConspire: ({ card }: Said) => `Under the deck ${card} makes nobody else primus conspiratus.`,
  buryRival: ({ card, category }: Said) => `Under the deck ${card} helps nobody else past Rome in ${category}.`,
  buryRome: ({ card, category }: Said) =>
    `Under the deck ${card} does not come to Rome, which would catch up in ${category}.`,
  bury: ({ card }: Said) => `Of all places ${card} is missed least under the deck.`,

  buy: ({ legion, price }: Said) => `Legion ${legion} is worth its ${aurei(price)}.`,
  deny: ({ legion, price }: Said) => `Legion ${legion} for ${aurei(price)}: what is bought, Rome cannot take.`,
  save: () => "What lies under the legions is not worth its price now.",
  saveFor: ({ legion, price }: Said) =>
    `The money is kept for legion ${legion}: its ${aurei(price)} are there next turn.`,
  end: ({ cost, income }: Said) =>
    income === 0
      ? `There is no income this turn, and one more card would cost ${aurei(cost)}.`
      : `The income of ${income} is enough; one more card would cost ${aurei(cost)}.`,
  tribute: ({ card }: Said) => `${card} hurts least of what could be given.`,
  tributeAhead: ({ card, category }: Said) => `${card} changes nothing: Rome is ahead in ${category} anyway.`,
  tributeBehind: ({ card, category }: Said) => `Even with ${card} Rome stays behind in ${category}.`,
  pass: () => "The aureus for a card out of turn is better kept.",
};

export type ReasonKey = keyof typeof en;
