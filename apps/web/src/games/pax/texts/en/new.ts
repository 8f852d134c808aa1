import { plural } from "@ara/pax/texts/words";

const en = {
  title: "A new table",
  intro: "Press “Begin” and you play. Everything else can stay as it is.",
  players: "How many play",
  playersOption: (n: number) => plural(n, "player", "players"),
  about: {
    solo: "Alone against Rome: a campaign of five games.",
    small: "The game as it is best known.",
    large: "A second deck joins in, Rome starts with three open cards, and Senators call the senate.",
  },
  seats: "Who sits where",
  seat: (n: number) => `Seat ${n}`,
  sitter: (n: number) => `Who sits in seat ${n}`,
  name: (n: number) => `Name in seat ${n}`,
  people: "At this screen",
  bots: "Bots",
  me: "Me",
  person: "Another person",
  levels: {
    tiro: { name: "Tiro", about: "A recruit. Does anything the rules allow." },
    miles: {
      name: "Miles",
      about: "A soldier. Takes what counts most now, and never looks ahead. Good to begin with.",
    },
    centurio: { name: "Centurio", about: "An officer. Knows what wins games, and plays at once." },
    legatus: { name: "Legatus", about: "A general. Plays a few futures through before each step." },
    consul: { name: "Consul", about: "The strongest. Thinks for up to a second." },
  },
  personAbout: "Plays here too. A screen between turns keeps hands secret.",
  meAbout: "That is you.",
  nocturnus: "With Nocturnus",
  nocturnusHint: ({ names, cards, plain }: { names: string; cards: number; plain: number }) =>
    `Three more categories: ${names}. ${cards} cards instead of ${plain}. Better after a few games without.`,
  options: "Table options",
  table: {
    memory: {
      name: "Hands and money",
      values: { strict: "Secret", open: "Counts shown" },
      hints: {
        strict: "Nobody sees how many cards and aurei the others hold.",
        open: "Everybody sees how many cards and aurei the others hold. The cards themselves stay secret.",
      },
    },
    religion: {
      name: "With Religion",
      values: { must: "Draw together", may: "Choose each turn" },
      hints: {
        must: "From 3 Religion symbols on, cards are always drawn together, as in the English print.",
        may: "From 3 Religion symbols on, you may also draw one by one, as the German print can be read.",
      },
    },
    emptyDeck: {
      name: "2 aurei from a short deck",
      values: { draw: "No card drawn", hand: "No card kept" },
      hints: {
        draw: "Whoever finds no card to draw takes 2 aurei.",
        hand: "Whoever takes no card into the hand, because the deck ran out, takes 2 aurei, as in the Dutch print.",
      },
    },
    income: {
      name: "Income counts cards of",
      values: { turn: "The turn", round: "The round" },
      hints: {
        turn: "What you play in a senate session does not touch the income of your own turn.",
        round: "What you play in a senate session before your turn counts for its income too, Intrigue included.",
      },
    },
    lastClear: {
      name: "When the deck runs out",
      values: { no: "Rome takes no more", yes: "Rome collects once more" },
      hints: {
        no: "Everybody still finishes the round, and the game is over. Rome takes no group any more.",
        yes: "Everybody still finishes the round, Rome takes its group, and the game is over.",
      },
    },
    fifthGame: {
      name: "The fifth game",
      values: { laid: "All seven laid out", won: "All seven won" },
      hints: {
        laid: "You need a card of every category in your display, as in every game of the campaign.",
        won: "Being stronger than Rome in all seven is enough: a bonus Army or Fleet may stand for a card.",
      },
    },
  },
  start: "Who begins",
  chance: "Chance",
  startHint: "Later players see more cards before they keep their first.",
  campaign: "The campaign",
  campaignHint: "Have every category in your display at the end, and be stronger than Rome in enough of them.",
  progress: ({ won, games }: { won: number; games: number }) =>
    won === games ? "All five games are won. Rome is yours." : `${won} of ${games} won`,
  game: (roman: string) => `Game ${roman}`,
  goal: ({ goal, of }: { goal: number; of: number }) =>
    goal === of ? `Stronger than Rome in all ${of}` : `Stronger than Rome in ${goal} of ${of}`,
  opening: {
    keep: ({ draw }: { draw: number }) => `You draw ${draw} cards and keep 1.`,
    play: ({ draw, play }: { draw: number; play: number }) =>
      `You draw ${draw} cards, play ${play} for nothing and keep 1.`,
  },
  won: "Won",
  open: "Open",
  closed: (roman: string) => `Win game ${roman} first`,
  yourName: "Your name",
  begin: "Begin",
  beginning: "The table is laid …",
  summary: ({ cards, legions, goal, of }: { cards: number; legions: number; goal: number; of: number }) =>
    `${cards} cards, ${legions} legions. Rome wins with ${goal} of ${of} categories.`,
  summarySolo: ({ cards, goal, of }: { cards: number; goal: number; of: number }) =>
    `${cards} cards, 3 legions. You need ${goal} of ${of} categories.`,
  ownCards: "Cards from your own file",
  nobody: "Only bots sit at this table. Give one seat to a person.",
  sameName: (name: string) => `Two seats have the name ${name}. Give each its own.`,
};

export default en;
export type NewTexts = typeof en;
