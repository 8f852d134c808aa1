import { plural } from "@ara/pax/texts/words";
import type { Facts } from "../../learn/facts.ts";

const aurei = (n: number): string => plural(n, "aureus", "aurei");

interface Said {
  readonly title: string;
  readonly text: (facts: Facts) => string;
}

/** What the lesson says, in English; the type of the other languages. */
const en = {
  title: "Learn PAX",
  learner: "Livia",
  rival: "Cassius",
  start: {
    title: "Learn PAX in ten minutes",
    lead: "You play a short prepared game against Cassius. A coach tells you one thing at a time and shows you where to press. Nothing can go wrong.",
    points: [
      "What you fight for, and who wins",
      "The draw: three cards, three places",
      "Buying groups, playing cards, income",
      "How Rome grows, and how to hold it back",
    ],
    begin: "Begin",
    goOn: ({ step, of }: { step: number; of: number }) => `Go on at step ${step} of ${of}`,
    again: "Start over",
    rules: "I would rather read the rules",
  },
  coach: "Coach",
  progress: ({ step, of }: { step: number; of: number }) => `Step ${step} of ${of}`,
  next: "Next",
  back: "Back",
  skip: "Do it for me",
  show: "Show me",
  leave: "Leave",
  more: ({ rule }: { rule: string }) => `Read rule ${rule}`,
  watch: ({ rival }: { rival: string }) => `Watch what ${rival} and Rome do.`,
  /** Something else was pressed. */
  readFirst: "Not yet. Read on here first, then press Next.",
  other: ({ asked }: { asked: string }) => `Possible, but not now. The next step here is: ${asked}.`,
  tryIt: ({ asked }: { asked: string }) => `Soon. First see what the table says to: ${asked}.`,
  noAdvice: ({ asked }: { asked: string }) => `The advice for now: ${asked}.`,
  steps: {
    goal: {
      title: "What you fight for",
      text: ({ goal }) =>
        `Seven categories, Rome on the left, the strongest player on the right. Where nobody has more symbols than Rome, the category is Rome’s. With ${goal} of them at the end, Rome wins.`,
    },
    traitor: {
      title: "Who wins",
      text: ({ goal, rival }) =>
        `If Rome has fewer than ${goal}, you and ${rival} count points, and the most points win. If Rome has ${goal}, one player wins with Rome: the holder of primus conspiratus, the first among the conspirators. So far nobody holds it.`,
    },
    keep: {
      title: "Your first card",
      text: ({ card }) =>
        `You were dealt two cards. One you keep in secret, the other goes under the deck. Keep ${card}: the dots are its symbols, the number is its value.`,
    },
    hand: {
      title: "Your hand and your purse",
      text: ({ hand, aurei: n, rival }) =>
        `${rival} chose a card too. Down here is what is yours: ${hand} and ${aurei(n)}. Nobody else sees them.`,
    },
    legions: {
      title: "The legions",
      text: ({ prices }) =>
        `Cards under a legion are for sale, always the whole group. The coin is the price for you, all values added up. Today: ${prices}.`,
    },
    dearest: {
      title: "What Rome wants",
      text: ({ dearest, most }) =>
        `At the end of each round Rome takes the dearest group. Now that is legion ${dearest}, worth ${most}. What nobody buys makes Rome stronger.`,
    },
    draw: {
      title: "Your turn",
      text: () => "A turn has four parts: draw, buy, play, income. Draw the first of three cards.",
    },
    placeHand: {
      title: "Three places",
      text: ({ card }) =>
        `One card goes into your hand, one under a legion, one under the deck; each place is used once, and you decide before you see the next card. ${card} is useful. Take it into your hand.`,
    },
    placeLegion: {
      title: "Under a legion",
      text: ({ card, legion, group, price }) =>
        `${card} could lie beside ${group}. Then the group costs ${aurei(price)}, and you can afford both. Put it under legion ${legion}.`,
    },
    placeDeck: {
      title: "Under the deck",
      text: ({ card }) =>
        `Only one place is left, so ${card} goes under the deck. A pity, but there it helps neither Rome nor your rival for now.`,
    },
    buy: {
      title: "Buying",
      text: ({ legion, group, cost, aurei: n }) =>
        `Once per turn you may buy one group. Legion ${legion} has ${group} for ${aurei(cost)}; you have ${n}. Buy it.`,
    },
    limit: {
      title: "A no with a reason",
      text: ({ card, limit }) =>
        `Now you play cards from your hand. Fleets and armies need backing: at most as many symbols as your Land or your Intrigue, whichever is more. Yours allow ${limit} so far. Press ${card} and see what the table says.`,
    },
    playFree: {
      title: "The first card is free",
      text: ({ card, cost }) =>
        `That is how every no looks, with its rule. So Land first. The first card of a turn costs ${aurei(cost)}. Play ${card}.`,
    },
    playOne: {
      title: "The second costs one",
      text: ({ card, cost, limit }) =>
        `Your limit is now ${limit}, so ${card} may come out. The second card costs ${aurei(cost)}. Play it.`,
    },
    playTwo: {
      title: "The third costs two",
      text: ({ card, cost, aurei: n }) =>
        `Each further card is one dearer. ${card} costs ${cost}, and you have ${n}. Play it.`,
    },
    income: {
      title: "Income",
      text: ({ income }) =>
        `End your turn. You get 1 aureus for each card in the longest row you added to. Your Land has two cards, so ${aurei(income)}. Without any card played it would be 2 as well.`,
    },
    collected: {
      title: "Rome collects",
      text: ({ from, collected, ahead }) =>
        `The round is over. Rome took legion ${from}: ${collected}. The empty legions got new cards. Rome is ahead in ${ahead} categories now, for an empty category counts for Rome.`,
    },
    conspiratus: {
      title: "Primus conspiratus",
      text: ({ holder }) =>
        `${holder} played an Intrigue, the first of the game, and took primus conspiratus. He starts the next round, and if Rome wins, he wins. The price: a turn with an Intrigue brings no income.`,
    },
    peek: {
      title: "A look at Rome’s cards",
      text: ({ aurei: n }) =>
        `Three of Rome’s cards lie face down. Instead of a whole turn you may look at them; you take 2 aurei for it. You have ${n}, so it suits you. Look.`,
    },
    peeked: {
      title: "What Rome hides",
      text: ({ hidden, collected }) =>
        `${hidden}. Only you know. The balance counts them for you from now on. And Rome has collected again: ${collected}.`,
    },
    drawAgain: {
      title: "Round three",
      text: ({ rival }) =>
        `${rival} has 3 Religion symbols: he draws two cards at once and chooses better. You still draw one by one. Draw.`,
    },
    bait: {
      title: "Build your own group",
      text: ({ card, legion, group, price }) =>
        `The order of the places is yours. Under legion ${legion} lies ${group}. Put ${card} beside it, and you can buy both for ${price}.`,
    },
    keepWealth: {
      title: "Wealth",
      text: ({ card }) =>
        `${card}. Wealth makes every purchase cheaper, for the rest of the game. Into your hand with it.`,
    },
    bury: {
      title: "Keep it from Rome",
      text: ({ card }) =>
        `${card} would make any group the dearest, and Rome has a fleet hidden already. The place that is left suits you: under the deck.`,
    },
    buyPair: {
      title: "Buy your group",
      text: ({ legion, group, cost }) => `Buy legion ${legion}: ${group} for ${aurei(cost)}.`,
    },
    playWealth: {
      title: "Play Wealth",
      text: ({ card }) =>
        `Every full 3 Wealth symbols in your display take 1 aureus off each price. Play ${card} first.`,
    },
    playThird: {
      title: "The third symbol",
      text: ({ card, cost }) => `And ${card} for ${aurei(cost)}: that makes three.`,
    },
    discount: {
      title: "Cheaper from now on",
      text: ({ discount, prices }) =>
        `Look at the coins: every group costs you ${discount} less than its cards are worth. ${prices}.`,
    },
    endThird: {
      title: "End of your turn",
      text: ({ income }) =>
        `Two Wealth cards in the row: ${aurei(income)} of income. A Senator among the cards played would bring 1 more. End your turn.`,
    },
    drawLast: {
      title: "Your fourth turn",
      text: ({ holder }) => `${holder} still holds primus conspiratus, with a single Intrigue symbol. Draw.`,
    },
    keepIntrigue: {
      title: "A chance",
      text: ({ card, rival }) => `${card}: more symbols than ${rival} has. Take it into your hand.`,
    },
    addLand: {
      title: "Under a legion",
      text: ({ card, legion, price }) =>
        `Put ${card} under legion ${legion}. Land raises your limit, and the group will cost you ${price}, discount included.`,
    },
    slip: {
      title: "Under the deck",
      text: ({ card, deck }) =>
        `${card} goes to the place that is left. It may come back near the end: ${deck} cards lie above it.`,
    },
    buyCheap: {
      title: "Buy with the discount",
      text: ({ legion, sum, cost }) => `Legion ${legion} is worth ${sum} and costs you ${cost}. Buy it.`,
    },
    takeOver: {
      title: "Take it over",
      text: ({ card, holder }) =>
        `Play ${card}. With more Intrigue symbols than ${holder} you take primus conspiratus at once. On a tie it would stay.`,
    },
    noIncome: {
      title: "The price of Intrigue",
      text: ({ income }) =>
        `You are primus conspiratus now, and start the next round. But with an Intrigue played your income is ${income}. End your turn.`,
    },
    leap: {
      title: "You know how it goes",
      text: ({ deck, rival }) =>
        `Every turn goes like this. The game ends with the round in which the deck, ${deck} cards now, runs out, or after one that leaves too few cards for the empty legions. We leap ahead to your last turn; you and ${rival} play on as two bots would.`,
    },
    danger: {
      title: "Danger",
      text: ({ ahead, aheadIn, holder }) =>
        `Rome is ahead in ${ahead} categories: ${aheadIn}. And ${holder} is primus conspiratus again. If it ended like this, he would win with Rome, whatever your points.`,
    },
    last: {
      title: "Your last card",
      text: ({ card }) => `One more symbol in Land, and you are ahead of Rome there. Play ${card}.`,
    },
    finish: {
      title: "It is enough",
      text: ({ ahead }) => `Rome is ahead in ${ahead} only. End your turn; the game is over then.`,
    },
    verdict: {
      title: "Rome reveals its cards",
      text: ({ hidden, ahead, goal, aheadIn }) =>
        `${hidden}: you knew them. Rome is ahead in ${ahead} (${aheadIn}) and would need ${goal}. The revolt has won. Now points decide.`,
    },
    points: {
      title: "Points",
      text: ({ score, rival }) =>
        `You: ${score.categories} for your categories, 2 each; ${score.stronger} where you beat Rome, 3 each; ${score.symbols} for Fleet and Army symbols; ${score.conspiratus} for primus conspiratus; ${score.wealth} for the most aurei and cards. That makes ${score.total}. ${rival} has ${score.rival}.`,
    },
  } satisfies Readonly<Record<string, Said>>,
  ready: {
    title: "You are ready",
    lead: "You know what PAX is about. The rest comes by playing. At the table, anything that cannot be done says why, and there is always a hint.",
    game: "A first game against one bot",
    gameNote: "Two players, about twenty minutes",
    campaign: "The campaign: alone against Rome",
    campaignNote: "Five games, each harder than the last",
    rules: "The rulebook",
    rulesNote: "Every rule with its number and pictures",
    again: "Play the lesson again",
  },
};

export default en;
export type LearnTexts = Omit<typeof en, "steps"> & { readonly steps: Readonly<Record<keyof typeof en.steps, Said>> };
