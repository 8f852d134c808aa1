/** Score and story of a finished game of Pax Romana, in English; the type of the other languages. */
const en = {
  title: "Score and story",
  reading: "The game is being read.",
  missing: "There is no such game in this browser.",
  running: "This game is not over yet.",
  refused: (reason: string) => `This record cannot be shown: ${reason}`,
  toTable: "To the table",
  replay: "Replay",
  again: "Another table",
  home: "Home",
  download: "Download",
  at: (turns: number) => (turns === 1 ? "after 1 turn" : `after ${turns} turns`),
  points: "Points by turn and source",
  pointsNote: "Victory Points each turn for GOP, for CVP and for objectives, and the sum until then.",
  noPoints: "This scenario counts no Victory Points.",
  power: "Power",
  turn: (turn: number) => `Turn ${turn}`,
  sum: "Sum",
  sources: { forGop: "GOP", forCvp: "CVP", forObjectives: "Objectives" },
  provinces: "Provinces over time",
  provincesNote: "Who controlled how many provinces. The slider or the play button takes the map through the game.",
  ofProvinces: ({ who, from, most, to }: { who: string; from: number; most: number; to: number }) =>
    `${who}: ${from} provinces at first, ${most} at most, ${to} in the end`,
  play: "Play",
  pause: "Pause",
  slider: "When",
  map: "Provinces on the map",
  story: "The story",
  storyNote: "Where most changed hands. Each leads into the replay.",
  battles: "Battles",
  noBattles: "Nobody fought.",
  allBattles: (n: number) => `All ${n} battles`,
  fewer: "Only the greatest",
  battle: { where: "Where", sides: "Who", points: "BP", dice: "Dice", lost: "Losses", won: "Won" },
  dice: (thrown: string, shifted: string) => (shifted === "" ? thrown : `${thrown} → ${shifted}`),
  draw: "nobody",
  kinds: {
    attack: "battle",
    amphibious: "landing",
    interception: "interception",
    walls: "siege",
    sea: "at sea",
  },
  reduced: (units: string) => `reduced: ${units}`,
  wonLost: ({ won, lost, draws }: { won: number; lost: number; draws: number }) =>
    `${won} won, ${lost} lost${draws === 0 ? "" : `, ${draws} drawn`}`,
  luck: "Luck with the dice",
  luckNote:
    "Points above or below 3.5 for each die, where a high die helps. The bar ends at two standard deviations: about one in twenty goes farther.",
  throws: { march: "Marches", battle: "Battles", sea: "At sea", interception: "Interceptions" },
  all: "All",
  diceOf: (n: number) => (n === 1 ? "1 die" : `${n} dice`),
  /** From the worst to the best. */
  judged: ["very unlucky", "unlucky", "as expected", "lucky", "very lucky"] as readonly string[],
};

export default en;
export type RomanaScoreTexts = typeof en;
