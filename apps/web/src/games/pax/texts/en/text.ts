import { SYMBOLS } from "./pax.ts";
import { withoutName } from "../../text/without-name.ts";
import { help } from "./help.ts";

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const aurei = (n: number): string => plural(n, "aureus", "aurei");
const cards = (n: number): string => plural(n, "card", "cards");
const symbols = (n: number): string => plural(n, "symbol", "symbols");

/** What the text table says, in English; the type of the other languages. */
const en = {
  title: "PAX as text",
  heading: ({ round }: { round: number }) => `PAX, round ${round}`,
  headingSetup: "PAX, set-up",
  headingOver: "PAX, the end",
  rome: "Rome",
  you: "you",
  /** How the game says the number of a legion, which is then read aloud as a figure. */
  legionNumber: /(legion) ([IVX]+)\b/gi,
  /** After the category of a card. */
  /** In the story of a turn, where its value does not matter. */
  cardInTurn: ({ category, symbols: n }: { category: string; symbols: number }) => `${category} with ${symbols(n)}`,
  marks: ({ symbols: n, value }: { symbols: number; value: number }) => `(${SYMBOLS[n - 1]}, value ${value})`,
  rule: ({ sentence, rule }: { sentence: string; rule: string }) => `${sentence} (PAX ${rule})`,

  page: {
    opening: "The table is being set.",
    unknown: "There is no game at this address.",
    reopened: "The table stopped and has been opened again. Nothing is lost.",
    goOnHere: "Go on here",
    unsaved: ({ reason }: { reason: string }) =>
      `This browser does not keep this game. Play on: it lasts until this window is closed. (${reason})`,
    toCommands: "Skip to the command line",
    toTable: "Skip to the table",
    tablet: "Question and command line",
    log: "What was said",
    choices: "What you can do now",
    noChoices: "Nothing at the moment.",
    refused: "What you cannot do now, and why",
    table: "The table",
    command: "Command",
    commandHelp: "Type help for all commands. Arrow up brings back what you typed.",
    send: "Do it",
    undo: "Take the last step back",
    reset: "Reset my turn",
    hint: "Ask for a hint",
    visual: "To the visual table",
    typed: ({ input }: { input: string }) => `You typed: ${input}`,
    yourTurn: "Your turn.",
    turnOf: ({ who }: { who: string }) => `${who}, your turn.`,
  },

  pass: {
    passOn: ({ who }: { who: string }) => `I have read it. Pass the screen to ${who}`,
    waiting: "The bots play.",
    title: ({ who }: { who: string }) => `It is the turn of ${who}`,
    text: ({ who }: { who: string }) => `Pass the screen to ${who}. Nothing secret is shown until ${who} goes on.`,
    confirm: ({ who }: { who: string }) => `I am ${who}. Show my cards`,
    back: ({ who }: { who: string }) => `${who} takes the last step back`,
  },

  sections: {
    question: "The question",
    verdict: "The result",
    hand: "Your hand",
    display: "Your display",
    legions: "Legions",
    rome: "Rome",
    balance: "Balance",
    players: "The others",
    deck: "Deck and round",
  },

  question: {
    decides: ({ who }: { who: string }) => `${who} decides.`,
    keep: ({ cards: list }: { cards: string }) =>
      `Which card do you keep? You drew ${list}. The others go under the deck.`,
    start: ({ cards: list, plays }: { cards: string; plays: number }) =>
      `You drew ${list}. Keep one, slip one under the deck; the other ${plays === 1 ? "one is" : `${plays} are`} laid out. Name the card to keep, then the one for under the deck.`,
    turn: "Do you draw, or do you peek at Rome's cards?",
    turnDraw: "Draw your cards.",
    drawn: ({ first, due, card, places }: Drawn) => `Card ${first} of ${due}: ${card}. Where does it go: ${places}?`,
    drawnLast: ({ first, due, card, places }: Drawn) =>
      `Card ${first} of ${due}: ${card}. One place is left: ${places}.`,
    drawnSeveral: ({ first, last, due, cards: list, places }: DrawnSeveral) =>
      `Cards ${first} to ${last} of ${due}: ${list}. Place one of them: ${places}.`,
    places: { hand: "into your hand", deck: "under the deck", legion: "under a legion" },
    buy: ({ aurei: purse, groups }: { aurei: number; groups: string }) =>
      groups === ""
        ? `You have ${aurei(purse)} and can buy no group. Type “nothing” to go on.`
        : `Do you buy a group? You have ${aurei(purse)}. ${groups}.`,
    group: ({ legion, price }: { legion: number; price: number }) => `Legion ${legion} costs ${price}`,
    play: ({ cost, cards: list, income }: { cost: number; cards: string; income: number }) =>
      `${list === "" ? "You can play no card." : `Which card do you play? ${cost === 0 ? "The next one is free" : `The next one costs ${aurei(cost)}`}. You can play ${list}.`} Ending now brings ${aurei(income)}.`,
    tribute: ({ left }: { left: number }) =>
      left === 1 ? "Which card do you give Rome?" : `Which card do you give Rome? You owe ${left}.`,
    senate: ({ cards: list }: { cards: string }) =>
      `The senate is in session. ${list === "" ? "You can only pass." : `You may play one card for 1 aureus: ${list}. Or you pass.`}`,
  },

  actions: {
    keep: ({ card }: { card: string }) => `Keep ${card}.`,
    start: ({ card, under }: { card: string; under: string }) =>
      `Keep ${card}, slip ${under} under the deck and lay out the rest.`,
    singly: "Draw your cards one by one.",
    peek: "Look at Rome's face-down cards, take 2 aurei and end the turn.",
    draw: "Take a full turn: draw, buy, play, income.",
    toHand: ({ card }: { card: string }) => `Take ${card} into your hand.`,
    toDeck: ({ card }: { card: string }) => `Slip ${card} under the deck.`,
    toLegion: ({ card, legion, price }: { card: string; legion: number; price: number }) =>
      `Put ${card} under legion ${legion}. You would pay ${aurei(price)} for the group.`,
    buy: ({ legion, price, cards: list }: { legion: number; price: number; cards: string }) =>
      `Buy legion ${legion} for ${aurei(price)}: ${list}.`,
    buyEmpty: ({ legion }: { legion: number }) => `Buy legion ${legion}.`,
    skip: "Buy nothing.",
    play: ({ card, cost }: { card: string; cost: number }) =>
      `Play ${card} ${cost === 0 ? "for free" : `for ${aurei(cost)}`}.`,
    end: ({ income }: { income: number }) => `End the turn. Your income: ${aurei(income)}.`,
    tribute: ({ card }: { card: string }) => `Give Rome ${card}.`,
    pass: "Pass.",
  },

  hand: {
    empty: "No cards in hand.",
    purse: ({ aurei: n }: { aurei: number }) => `You have ${aurei(n)}.`,
    limit: ({ fleet, army, limit }: { fleet: string; army: string; limit: number }) =>
      `${fleet} and ${army} may each reach ${symbols(limit)}. (PAX 3.10)`,
    drawn: ({ cards: list }: { cards: string }) => `Drawn and not placed yet: ${list}.`,
  },

  display: {
    empty: "Nothing laid out yet.",
    line: ({ category, symbols: n, cards: count }: { category: string; symbols: number; cards: number }) =>
      `${category}: ${symbols(n)} on ${cards(count)}`,
    bonus: ({ category, bonus }: { category: string; bonus: number }) => `${category}: ${bonus} bonus (PAX 6.4)`,
  },

  legions: {
    head: { legion: "Legion", group: "Group", value: "Value", price: "You pay" },
    empty: "empty",
    next: "As things stand, Rome takes this group next, if the deck lasts. (PAX 4.2)",
    line: ({ legion, group, value, price }: LegionLine) =>
      group === ""
        ? `Legion ${legion} is empty.`
        : `Legion ${legion}: ${group}. Value ${value}${price === null ? "" : `, you pay ${price}`}.`,
  },

  romeCards: {
    none: "Nothing open yet.",
    line: ({ category, symbols: n, cards: list }: { category: string; symbols: number; cards: string }) =>
      `${category}: ${symbols(n)}: ${list}`,
    hidden: ({ hidden }: { hidden: number }) => (hidden === 0 ? "No card face down." : `${cards(hidden)} face down.`),
    known: ({ cards: list }: { cards: string }) => `You have seen the cards face down: ${list}.`,
    revealed: ({ cards: list }: { cards: string }) => `Its cards face down were ${list}.`,
  },

  balance: {
    head: { category: "Category", rome: "Rome", you: "You", best: "Strongest player", ahead: "Ahead" },
    nobody: "nobody",
    line: ({ category, rome, you, best, who, ahead }: BalanceLine) =>
      `${category}: Rome ${rome}${you === null ? "" : `, you ${you}`}${who === "" ? "" : `, strongest ${best}: ${who}`}. Ahead: ${ahead}.`,
    count: ({ ahead, of, goal }: { ahead: number; of: number; goal: number }) =>
      `Rome is ahead in ${ahead} of ${of} categories. With ${goal} it wins. (PAX 6.3)`,
    solo: ({ stronger, goal, of }: { stronger: number; goal: number; of: number }) =>
      `You are stronger than Rome ${stronger === 0 ? "nowhere" : `in ${plural(stronger, "category", "categories")}`}. You need ${goal}, and all ${of} in your display. (PAX 8.4)`,
    missing: ({ names }: { names: string }) => `Missing in your display: ${names}.`,
    romeWith: ({ who }: { who: string }) => `If the game ended now, Rome would win, and with it ${who}.`,
    romeNobody: "If the game ended now, Rome would win, and nobody with it.",
    players: ({ who }: { who: string }) => `If the game ended now, the revolt would succeed. In the lead: ${who}.`,
    unseen: ({ unseen }: { unseen: number }) =>
      `${unseen === 1 ? "One card of Rome is" : `${unseen} cards of Rome are`} face down and not counted.`,
  },

  players: {
    none: "Nobody else sits here.",
    line: ({ who, symbols: list }: { who: string; symbols: string }) =>
      `${who}: ${list === "" ? "nothing laid out" : `symbols laid out: ${list}`}.`,
    bot: ({ who, level }: { who: string; level: string }) => `${who} (bot, ${level})`,
    purse: ({ aurei: n, cards: count }: { aurei: number; cards: number }) => `${aurei(n)}, ${cards(count)} in hand.`,
    hand: ({ cards: list }: { cards: string }) => `Hand: ${list}.`,
    peeked: "Has seen Rome's face-down cards.",
    conspiratus: "Primus conspiratus.",
    primus: "Start player.",
  },

  deck: {
    left: ({ deck }: { deck: number }) => `${cards(deck)} in the deck.`,
    own: ({ cards: list }: { cards: string }) => `You slipped under the deck, in this order: ${list}.`,
    round: ({ round }: { round: number }) => `Round ${round}.`,
    primus: ({ who }: { who: string }) => `Primus, who starts the round: ${who}.`,
    conspiratus: ({ who }: { who: string }) => `Primus conspiratus: ${who}.`,
    noConspiratus: "Nobody is primus conspiratus yet.",
  },

  score: {
    title: "Score sheet",
    now: "If the game ended now, as far as you can see:",
    caption: "Points of every player",
    part: "Points for",
    rows: {
      categories: "Categories, 2 each",
      stronger: "Stronger than Rome, 3 each",
      fleets: "Fleets",
      armies: "Armies",
      conspiratus: "Primus conspiratus",
      wealth: "Largest fortune, 4",
    },
    riches: "Aurei and cards",
    total: "Points",
    secret: "secret",
    secretNote: "The 4 points for the largest fortune are left out: purses and hands are secret. (PAX 2.7)",
    line: ({ who, points, parts }: { who: string; points: number; parts: string }) =>
      `${who}: ${plural(points, "point", "points")}${parts === "" ? "" : ` (${parts})`}.`,
    partLine: ({ part, points }: { part: string; points: number }) => `${part}: ${points}`,
  },

  result: {
    romeNobody: "Rome wins, and nobody stood at its side.",
    romeWith: ({ who, you }: { who: string; you: boolean }) =>
      you
        ? "Rome wins, and you with it: you are primus conspiratus."
        : `Rome wins, and with it ${who}, primus conspiratus.`,
    players: ({ who, you }: { who: string; you: boolean }) =>
      `The revolt succeeds. ${you ? "You win" : `${who} wins`}.`,
    shared: ({ who }: { who: string }) => `The revolt succeeds. ${who} share the victory.`,
    soloWon: ({ game }: { game: number }) => `You have won game ${game} of the campaign.`,
    soloLost: ({ game }: { game: number }) => `Rome wins game ${game} of the campaign. You may try it again.`,
    score: "The whole score sheet",
    replay: "Replay the game",
    fresh: "A new table",
  },

  news: {
    laid: ({ cards: list }: { cards: string }) => `New under the legions: ${list}.`,
    laidUnder: ({ legion, card }: { legion: number; card: string }) => `${legion}: ${card}`,
    romeLeads: ({ leads, goal }: { leads: number; goal: number }) =>
      `Rome now leads in ${leads}; it wins with ${goal}.`,
    undoneSeen: "Taken back, past a card you had seen: the record says so.",
    undone: "Taken back.",
    /** A further sentence on somebody who was named in the one before: "Cassius buys legion 3." becomes "Buys legion 3." */
    again: ({ sentence, who }: { sentence: string; who: string }) => withoutName(sentence, who),
    earlier: ({ lines }: { lines: number }) =>
      `${lines === 1 ? "One earlier line is" : `${lines} earlier lines are`} in the log.`,
  },

  answers: {
    which: {
      card: ({ options }: { options: string }) => `Which card? ${options}.`,
      place: ({ options }: { options: string }) => `Where to? ${options}.`,
      legion: ({ options }: { options: string }) => `Which legion? ${options}.`,
    },
    numbered: ({ number, card }: { number: number; card: string }) => `${number}: ${card}`,
    missing: ({ category, from }: { category: string; from: "hand" | "drawn" }) =>
      from === "hand" ? `There is no ${category} in your hand.` : `There is no ${category} among the cards you drew.`,
    noNumber: ({ number, count }: { number: number; count: number }) =>
      count === 0 ? "There is no card to choose." : `There is no card ${number}; there are ${count}.`,
    unclear: ({ input, near }: { input: string; near: string }) =>
      `"${input}" is not a command here. Did you mean ${near}? Type help for all commands.`,
    several: ({ input, near }: { input: string; near: string }) => `"${input}" could be ${near}. Type more of it.`,
    empty: "Type a command, or help.",
    nothingRefused: "Nothing is refused now.",
    allowed: "Nothing speaks against it: you can do it now.",
    refused: ({ what, why }: { what: string; why: string }) => `${what}: ${why}`,
    botReason: ({ who, reason }: { who: string; reason: string }) => `${who}: ${reason}`,
    noReason: ({ who }: { who: string }) => `${who} has given no reason yet.`,
    spectator: "You are watching; there is nothing to decide for you.",
    thinking: "One moment.",
    hint: ({ action, reason, command }: { action: string; reason: string; command: string }) =>
      `A consul would say: ${action} ${reason} Type ${command}.`,
    hintWins: ({ win }: { win: number }) => `That wins about ${win} of 100 games from here.`,
    noHint: "It is not your turn to decide.",
    chances: ({ rome }: { rome: number }) => `Rome wins about ${rome} of 100 games from here.`,
    chanceOf: ({ who, win, withRome }: { who: string; win: number; withRome: number }) =>
      `${who}: about ${win} of 100${withRome === 0 ? "" : `, ${withRome} of them with Rome, as primus conspiratus`}.`,
    saved: "Every step is saved in this browser. You can close the page and go on later.",
    undone: "Taken back.",
    failed: "The table did not answer. Try once more.",
    choices: "You can do this now:",
    noRule: ({ rule }: { rule: string }) => `There is no rule ${rule}.`,
    ruleHelp: "Type rule and a chapter, 1 to 10, or the number of a rule, like rule 3.7.",
    visual: "Going to the visual table.",
    example: "Cards have a number, or a category with symbols and value, like army 2 4.",
  },

  help,
};

type Drawn = { first: number; due: number; card: string; places: string };
type DrawnSeveral = { first: number; last: number; due: number; cards: string; places: string };
interface LegionLine {
  legion: number;
  group: string;
  value: number;
  price: number | null;
}
interface BalanceLine {
  category: string;
  rome: number;
  you: number | null;
  best: number;
  who: string;
  ahead: string;
}

export default en;
export type TextTexts = typeof en;
