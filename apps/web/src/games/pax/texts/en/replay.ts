const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What the replay says, in English; the type of the other languages. */
const en = {
  title: "Replay",
  reading: "The record is being checked.",
  missing: "There is no such game in this browser.",
  empty: "Nothing has happened at this table yet.",
  toTable: "To the table",
  toScore: "Score sheet",
  refused: ({ reason }: { reason: string }) => `This record cannot be shown: ${reason}`,
  running: "This game still runs. You see it as you may see it, and no more.",

  setup: "The set-up",
  round: ({ round }: { round: string }) => `Round ${round}`,
  turnOf: ({ who, you }: { who: string; you: boolean }) => (you ? "Your turn" : `${who}’s turn`),
  over: "The end",
  decides: ({ who, you }: { who: string; you: boolean }) => (you ? "you decide" : `${who} decides`),
  deciding: "decides now",
  step: ({ step, of }: { step: number; of: number }) => `Step ${step} of ${of}`,
  event: ({ event, of }: { event: number; of: number }) => `event ${event} of ${of}`,

  controls: "Steps",
  first: "To the start",
  last: "To the end",
  back: { event: "One event back", decision: "One step back", turn: "One turn back" },
  on: { event: "One event on", decision: "One step on", turn: "One turn on" },
  play: "Play by itself",
  pause: "Pause",
  slider: "Step",
  speed: "Speed",
  speeds: { slow: "slow", normal: "normal", fast: "fast" },
  viewpoint: "Seen by",
  spectator: "a spectator",
  everything: "everything face up",
  keys: "Keys: ← → an event, comma and full stop a step, Shift with ← → a turn, Home and End, Space plays.",
  copyLink: "Copy link",
  copied: "The link to this step is copied. It opens in any browser: the whole game is in it, with its proof.",
  notCopied: "The browser did not let the link be copied. Here it is:",
  longLink: ({ length }: { length: number }) =>
    `It has ${length} characters; some programs cut such a link. The file is safer.`,
  linkBroken: "the link is broken or was cut off. Ask for it once more, or for the file.",
  linkShown: "This game came with its link. Every step of it was checked; it is not kept in this browser.",
  linkKeep: "Keep it",
  linkNotKept: "This browser could not keep it.",

  legions: "Legions",
  legion: ({ legion, cards, sum }: { legion: string; cards: string; sum: number }) =>
    `Legion ${legion}: ${cards}; sum of values ${sum}`,
  emptyLegion: ({ legion }: { legion: string }) => `Legion ${legion}: empty`,
  toRome: "to Rome?",
  toRomeLong: "As things stand, Rome takes this group at the end of the round, if the deck lasts.",
  deck: ({ cards }: { cards: number }) => `${count(cards, "card", "cards")} in the deck`,
  drawn: ({ who, you }: { who: string; you: boolean }) => (you ? "You have drawn" : `${who} has drawn`),
  players: "Players",
  hand: "Hand",
  handOf: ({ cards }: { cards: number }) => count(cards, "card in hand", "cards in hand"),
  handEmpty: "no cards in hand",
  aurei: ({ aurei }: { aurei: number }) => count(aurei, "aureus", "aurei"),
  secret: "Hand and purse are secret.",
  display: ({ list }: { list: string }) => `Display: ${list}`,
  displayEmpty: "The display is empty.",
  primus: "starts the round",
  conspiratus: "primus conspiratus",
  bot: ({ level }: { level: string }) => `bot, ${level}`,
  person: "person",
  rome: "Rome",
  balance: "Balance",
  balanceRow: ({
    category,
    rome,
    best,
    who,
    ahead,
  }: {
    category: string;
    rome: number;
    best: number;
    who: string;
    ahead: boolean;
  }) =>
    `${category}: Rome ${rome}, ${best === 0 ? "nobody has any" : `${who} ${best}`}; ${ahead ? "Rome is ahead" : `${who} ahead`}`,
  seals: ({ ahead, goal }: { ahead: string; goal: string }) => `Rome is ahead in ${ahead}; it wins with ${goal}.`,
  soloSeals: ({ stronger, goal }: { stronger: string; goal: string }) =>
    `Stronger than Rome in ${stronger}, ${goal} needed.`,
  faceDown: ({ cards }: { cards: number }) => `${count(cards, "card", "cards")} face down, not counted`,

  log: "Log",
  later: "Show what comes later",

  whatIf: "What if?",
  whatIfNote:
    "Take the game up from here: everything before stays, the rest is yours to play. The cards come in the same order. Bots stay as strong as they were.",
  whatIfSeat: "You sit as",
  whatIfLevel: "For the other people bots sit down",
  whatIfGo: "Play on from here",
  whatIfOver: "The game is over here. Go back to a step before the end.",
  whatIfSeed: "This record keeps its seed back, so nobody can go on with it.",
  levels: { tiro: "Tiro", miles: "Miles", centurio: "Centurio", legatus: "Legatus", consul: "Consul" },

  opinion: "Ask the bot",
  thinking: "The bot is thinking.",
  opinionOf: ({ who, you, action }: { who: string; you: boolean; action: string }) =>
    `In ${you ? "your" : `${who}’s`} place the strongest bot would: ${action}.`,
  opinionOnly: ({ who, you }: { who: string; you: boolean }) =>
    you ? "You have no choice here." : `${who} has no choice here.`,
  considered: ({ action, win }: { action: string; win: number }) => `${action}: ${win} of 100`,
  wasPlayed: "this was played",
  advised: "the bot",
  did: "played",
  didTo: { hand: "played: into the hand", display: "played: into the display", rome: "played: to Rome" },
  advisedTo: { hand: "the bot: into the hand", display: "the bot: into the display", rome: "the bot: to Rome" },
  chances: ({ who, you, win, withRome }: { who: string; you: boolean; win: number; withRome: number }) =>
    `As far as ${you ? "you could" : `${who} could`} know, the best move wins ${win} of 100 games from here${withRome === 0 ? "" : `, ${withRome} of these ${win} with Rome, as primus conspiratus`}.`,
  chancesRome: ({ rome }: { rome: number }) =>
    rome === 0 ? "Rome wins none of the 100." : `Rome wins ${rome} of the 100 in all.`,
  opinionFailed: "The bot could not say.",
};

export default en;
