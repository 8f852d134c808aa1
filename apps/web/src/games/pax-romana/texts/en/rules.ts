const en = {
  title: "Rules of Pax Romana",
  toTable: "Back to the table",
  lead: "Every rule in our own words: the publisher’s living rules have the same numbers. Dotted words are terms: press one to see what it means.",
  contents: "Chapters",
  search: "Search the rules",
  example: "siege, 9.21",
  keys: "/ to search, ↓ and ↑ through what was found, Esc to see all rules.",
  print: "Print the rules",
  count: ({ count }: { count: number }) =>
    count === 0 ? "No rule found." : `${count} ${count === 1 ? "rule" : "rules"} found.`,
  none: ({ query }: { query: string }) =>
    `No rule has all of these words: ${query}. Try fewer, or a number such as 9.21.`,
  nowhere: ({ number }: { number: string }) => `There is no rule ${number}.`,
  rule: ({ rule }: { rule: string }) => `Rule ${rule}`,
  rulings: (n: number) => (n === 1 ? "A ruling of ours" : `${n} rulings of ours`),
  /** In which language rulings are, where it is not that of the page. */
  rulingsIn: "" as string,
  back: "Back",
  wholeBook: "In the whole book",
  cards: "The cards",
  allCards: "All cards, with their pictures",
  pictures: {
    spaces: {
      caption: "Spaces by their shape, and what can stand in them; the number is that of the walls.",
      kinds: {
        inland: "Space inland",
        port: "Port",
        capital: "Capital",
        mountain: "Mountain Fortress",
        tribe: "Tribal Space, unknown",
        town: "Town",
        city: "City",
        garrison: "Garrison",
      },
    },
    counter: {
      caption: "An army on the map; a second card behind it means more than one stack.",
      parts: {
        emblem: "The power, by colour and emblem",
        ratings: "Its best leader: Tactical and Campaign Rating; a star is an Elite leader",
        unit: "Land units; a ship stands for squadrons",
        points: "Battle Points together",
        pips: "A square for each unit",
      },
    },
    turn: {
      caption: "A turn. Most of the time is spent in F, where the markers are drawn.",
      phases: [
        "Income",
        "Maintenance",
        "Removal",
        "Leaders",
        "Manpower",
        "Activations",
        "Attrition",
        "Victory",
        "Order of play",
      ],
    },
    battle: {
      caption:
        "Four Shifts: three raise your 3 to a 6, one lowers their 4 to a 3. You win, they lose 60 %, and you lose 30 %.",
      own: "Your die",
      other: "Their die",
    },
    stability: {
      caption: "Stability and its three ranges.",
      turmoil: "Turmoil",
      unrest: "Unrest",
      stable: "Stable",
    },
  },
};

export default en;
export type RomanaRulesTexts = typeof en;
