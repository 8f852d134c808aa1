import { plural } from "@ara/pax/texts/words";

const en = {
  title: "PAX",
  lead: "Rome is strong, and you have just broken your chains. Outgrow it together, or betray the others and win with it.",
  pax: "PAX",
  paxText:
    "A card game of the revolt under Spartacus. Seven powers, three cards a turn, and Rome takes what you leave.",
  facts: { players: "players", minutes: "minutes", categories: "categories, X with Nocturnus" },
  quick: "You against two bots",
  campaign: "Solo campaign",
  learn: "Learn it in ten minutes",
  learnOn: ({ step, of }: { step: number; of: number }) => `Go on with the lesson: step ${step} of ${of}`,
  today: "Position of the day",
  history: "Your games",
  welcome: "Salve",
  welcomeText:
    "You have not played here yet. A prepared game of ten minutes shows you everything: how to draw, what to buy, when to be afraid of Rome.",
  welcomeLater: "Or sit down and look things up as you go: whatever cannot be done says why.",
  against: (names: string) => `Against ${names}`,
  solo: (roman: string) => `Solo, game ${roman}`,
  unnamed: "A game of PAX",
  whatIf: "What if?",
  nocturnus: "Nocturnus",
  round: (n: number) => `Round ${n}`,
  yourTurn: "Your turn",
  turn: (name: string) => `Turn of ${name}`,
  notBegun: "Not begun",
  results: {
    you: ({ points }: { points: number }) => `You win with ${plural(points, "point", "points")}.`,
    other: ({ name, points }: { name: string; points: number }) =>
      `${name} wins with ${plural(points, "point", "points")}.`,
    shared: ({ names, points }: { names: string; points: number }) =>
      `${names} share the victory with ${plural(points, "point", "points")}.`,
    rome: "Rome wins, and nobody with it.",
    romeYou: "Rome wins, and you with it.",
    romeWith: (name: string) => `Rome wins, and ${name} with it.`,
    soloWon: "Won. Rome is beaten.",
    soloLost: "Lost. Rome stands.",
  },
  unofficial: "PAX is a game by Bernd Eisenstein. This is an unofficial table.",
};

export default en;
export type PaxHomeTexts = typeof en;
