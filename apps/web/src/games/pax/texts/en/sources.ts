import { plural } from "@ara/pax/texts/words";

const en = {
  title: "Data and sources",
  intro:
    "What we know about the printed game, what we worked out ourselves, and how you can check every game played here.",
  known: "What is known",
  knownText:
    "The rules come from the published rulebooks and are told here in our own words. How many cards each category has is certain. Which symbols and values they show is not printed anywhere we could look, so that part of the deck is a reconstruction: it keeps to the six facts below, no more is known.",
  marks: { stated: "stated", corroborated: "found twice", inferred: "inferred" },
  marksAbout: {
    stated: "A rulebook or another source says it outright.",
    corroborated: "Two or more sources that do not depend on each other say it.",
    inferred: "We deduced or reconstructed it.",
  },
  facts: "Six facts the deck keeps to",
  /** Our own words for the facts of the file, by their number; the file's are shown for others. */
  factOf: {
    K1: "Each card shows 1 or 2 symbols of its category.",
    K2: "Values run from 1 to 4 aurei.",
    K3: "There is an Army card worth 4.",
    K4: "A Land and an Intrigue card can cost 4 together.",
    K5: "There are cards with 1 symbol in Army, Fleet and Land: examples in the rulebook have odd totals.",
    K6: "9 symbols of a category can be reached, 12 with Nocturnus: thresholds go on without end.",
  } as Readonly<Record<string, string>>,
  /** The file names its sources in English; here each of its phrases is said in this language, longer ones first. */
  sourceParts: [] as readonly (readonly [english: string, here: string])[],
  source: "Source",
  deck: "The deck, card by card",
  deckText: ({ base, all }: { base: number; all: number }) =>
    `${base} cards, ${all} with Nocturnus. The number of cards in a category and each kind of card carry their own mark.`,
  cards: (n: number) => plural(n, "card", "cards"),
  times: (n: number) => `${n} times`,
  nocturnus: "Nocturnus",
  why: "Where this comes from",
  correct: "You own the box",
  correctText: [
    "Then you can make this deck exact. It is one file: packages/pax/src/data/cards.json. Each line has a category, the symbols, the value and how many such cards there are.",
    "Count your cards, change the numbers, and write “stated” where you have looked. Every category must keep its number of cards: 12 for Land and Intrigue, 10 for the others. A file that does not add up is refused with the reason.",
    "Then use your file here: new tables play with it, and their records carry it, so anybody can check them.",
  ],
  correctSave: "Save the file",
  ownUse: "Use a file of yours",
  ownNow: "New tables play with your file.",
  ownDrop: "Back to ours",
  ownRefused: (reason: string) => `This file is refused: ${reason}`,
  rulings: "Rulings of our own",
  rulingsText: "Where the rulebooks leave something open, everybody must read a record the same way. We decided:",
  fair: "What a record shows",
  fairText: [
    "Before the first card is dealt, the table draws a secret seed and writes its fingerprint into the record: the seed is committed. It decides the whole shuffle. When the game is over, the seed itself is written beside it.",
    "Whoever has the record can check that the seed fits the fingerprint, that it gives this very deck, that every step was legal, and that all of it fits the chain of fingerprints: the record is consistent. Replay does that before it shows a game, and refuses a file that is not.",
    "More it cannot show. Whoever has the file can write another one that is just as consistent, and whoever deals can try several seeds and keep one. At a table of your own that is you.",
  ],
  credits: "Credits",
  creditsText: [
    "PAX and Nocturnus are games by Bernd Eisenstein. The names and rulebooks belong to their author and publisher.",
    "Ara Pacis is an unofficial table. All texts, pictures, icons and letters here are our own; nothing is taken from the printed game.",
    "If you like it, get the box: real cards, real people, real betrayal.",
  ],
};

export default en;
export type SourcesTexts = typeof en;
