import { plural } from "@ara/pax/texts/words";

const aurei = (n: number): string => plural(n, "aureus", "aurei");

/** What the rulebook's page says around the rules, in English; the type of the other languages. */
const en = {
  title: "The rules of PAX",
  toTable: "Back to the table",
  lead: "Every rule in our own words. The numbers are those the table names when it says no; each has an address of its own.",
  contents: "Chapters",
  search: "Search the rules",
  example: "fleet limit, 3.7",
  keys: "/ to search, ↓ and ↑ through what was found, Esc to see all rules.",
  print: "Print the rules",
  count: ({ count }: { count: number }) =>
    count === 0 ? "No rule found." : `${plural(count, "rule", "rules")} found.`,
  none: ({ query }: { query: string }) =>
    `No rule has all of these words: ${query}. Try fewer, or a number such as 3.7.`,
  nowhere: ({ number }: { number: string }) => `There is no rule ${number}. Here are all there are.`,
  /** The pictures: words in them, and below each what it shows. */
  pictures: {
    hand: "Hand",
    legion: "Legion",
    deck: "Deck",
    under: "Under the deck",
    rome: "Rome",
    you: "You",
    rival: "Rival",
    limit: "Limit",
    players: ["Livia", "Cassius", "Octavia", "Varro", "Drusus"],
    card: {
      caption: "A card, read from the corner.",
      parts: {
        category: "Category: colour, picture and letter",
        pips: "Symbols: one square each, also in the middle",
        value: "Value in aurei",
        name: "Name, and what the Romans called it",
        pattern: "Pattern, for eyes that see colours differently",
      },
    },
    setup:
      "Two players: three legions with a card each, three cards face down for Rome, 5 aurei and one hidden card for each of you.",
    draw: "Three cards, three places, each used once. Which card goes where is decided before you see the next.",
    buy: ({ values, price }: { values: string; price: number }) =>
      `All or nothing: ${values} make ${aurei(price)}, and all three cards are yours.`,
    wealth: ({ symbols, discount, sum, price }: { symbols: number; discount: number; sum: number; price: number }) =>
      `${symbols} Wealth symbols are ${discount} full threes: a group worth ${sum} costs ${price}.`,
    play: ({ total }: { total: number }) => `Four cards in one turn: ${aurei(total)} in all.`,
    limitPicture: ({ limit }: { limit: number }) =>
      `The larger of Land and Intrigue counts: up to ${limit} Fleet and up to ${limit} Army symbols. The next Fleet must wait.`,
    incomePicture: ({ cards, income }: { cards: number; income: number }) =>
      `The fourth Land makes a row of ${cards} cards, the Senator adds 1: ${aurei(income)}.`,
    collect: ({ legion, sum }: { legion: string; sum: number }) =>
      `Two groups are worth ${sum}. Rome takes the one with the lower number, ${legion}.`,
    seals: ({ ahead, goal }: { ahead: number; goal: number }) =>
      `Rome is ahead in ${ahead} categories. With ${goal} it wins.`,
    score: "The example in numbers. Where Rome is level or ahead, the row is Rome's.",
    scoreTable: "Symbols, bonus included",
    pointsTable: "Where the points come from",
    rows: {
      categories: "Own categories, 2 each",
      stronger: "Stronger than Rome, 3 each",
      fleets: "Fleet symbols",
      armies: "Army symbols",
      conspiratus: "Primus conspiratus",
      wealth: "Most aurei and cards",
      total: "Total",
    },
    senate: ({ who }: { who: string }) =>
      `${who} played a Senator. Clockwise, each of the others may play one card for 1 aureus.`,
    nocturnus: "The three newcomers.",
    militia: ({ symbols, draw, keep }: { symbols: number; draw: number; keep: number }) =>
      `${symbols} Militia symbols: draw ${draw}, keep ${keep}.`,
    scout: ({ symbols, total }: { symbols: number; total: number }) =>
      `${symbols} Scout symbols: two cards are free, three cost ${aurei(total)}.`,
    adversary: ({ symbols }: { symbols: number }) =>
      `${symbols} Adversary symbols: after your income one card of your hand goes to Rome, face up.`,
  },
};

export default en;
export type RulesTexts = typeof en;
