/** What is said at a table on the server beside the game, in English; the type of the other languages. */
const en = {
  strip: "The online table",
  broken: "The line is broken. Nothing is lost; we keep trying.",
  brokenKept: "The line is broken. Your answer waits here and goes out when the line is back.",
  people: "Who is here",
  you: "you",
  state: { here: "is here", gone: "is not here", bot: "a bot plays", lost: "lost by time; a bot plays" },
  aBot: "bot",
  away: "away",
  onVacation: "on vacation",
  vacationUntil: ({ when }: { when: string }) => `on vacation until ${when}`,
  looksOn: "You look on.",
  looksOnText: "You see what everybody sees.",
  playYourself: "Play yourself",
  watchers: ({ n }: { n: number }) => (n === 1 ? "One more looks on." : `${n} others look on.`),
  day: "d",
  hour: "h",
  warnLive: { low: "A fifth of your time is left.", last: "You have less than a minute left." },
  warnDays: { low: "You have less than a day left.", last: "You have less than four hours left." },
  leaveToBot: "Leave my seat to a bot",
  leaveSure: "A bot plays on for you, and you look on without your hand. You can take the seat back at any time.",
  stay: "Stay",
  botPlays: "A bot plays for you.",
  takeBack: "Take my seat back",
  chat: "Chat",
  chatUnread: ({ n }: { n: number }) => `Chat, ${n} unread`,
  rooms: { players: "Players", watchers: "Spectators" },
  roomSaid: {
    players: "Only the players read this. What is said here is no part of the game.",
    watchers: "Only those who look on read this; the players do when the game is over.",
  },
  nothingSaid: "Nobody has said anything yet.",
  yourWords: "What do you want to say?",
  send: "Say it",
  muted: "muted",
  closed: "closed by a moderator",
  muteWord: "Mute",
  unmuteWord: "Unmute",
  mute: ({ name }: { name: string }) => `Mute ${name}`,
  unmute: ({ name }: { name: string }) => `Hear ${name} again`,
  agree: {
    title: "Agree with the others",
    text: "All people at the table have to agree; bots always do. An offer ends with the next decision that everybody sees.",
    back: ({ n }: { n: number }) =>
      n === 1 ? "Ask to take back my last decision" : `Ask to take back my last ${n} decisions`,
    fewer: "One decision fewer",
    more: "One decision more",
    end: "Offer to end the game",
    pause: "Offer to stop the clocks",
    wish: {
      back: ({ name, n, mine }: { name: string; n: number; mine: boolean }) => {
        const what = n === 1 ? "last decision" : `last ${n} decisions`;
        return mine ? `You ask to take back your ${what}.` : `${name} asks to take back their ${what}.`;
      },
      end: ({ name, mine }: { name: string; n: number; mine: boolean }) =>
        `${mine ? "You offer" : `${name} offers`} to end the game: no result, no rating.`,
      pause: ({ name, mine }: { name: string; n: number; mine: boolean }) =>
        `${mine ? "You offer" : `${name} offers`} to stop the clocks for a while.`,
    },
    standing: ({ agreed, awaited }: { agreed: string; awaited: string }) =>
      `For it: ${agreed}. Still to answer: ${awaited}.`,
    declined: ({ name }: { name: string }) => `${name} declined.`,
    withdrawn: "The offer was withdrawn.",
    taken: ({ name, n, mine }: { name: string; n: number; mine: boolean }) => {
      const what = n === 1 ? "last decision" : `last ${n} decisions`;
      return `All have agreed: ${mine ? "you" : name} took back ${mine ? "your" : "the"} ${what}.`;
    },
    allRight: "All right",
    agreeTo: "Agree",
    decline: "Decline",
    withdraw: "Withdraw",
    paused: "The clocks stand still, by agreement, until somebody decides.",
    goOn: "Let them run",
    cut: {
      agreed: "You have all agreed to end this game. It has no result and is not rated.",
      time: "Time was up: whoever had none left has lost.",
      abandoned: "Nobody came any more: this game has ended without a result.",
    },
    lost: "Your time was up, and with it this game is lost for you. A bot plays on in your seat; you can look on.",
    deserted:
      "All who played have left, and the game rests. It goes on as soon as somebody comes back or takes over a seat.",
    rematch: "Rematch",
    rematchAsked: ({ name }: { name: string }) => `${name || "Somebody"} wants to play again.`,
    rematchJoin: "Join the rematch",
    free: "A bot plays where somebody has left.",
    take: ({ name }: { name: string }) => `Take over ${name} from the bot`,
    tookOver: ({ name }: { name: string }) => `took over from ${name}`,
    allow: "Others may take over seats that were left to a bot",
  },
  luck: {
    title: "The luck",
    part: ({ commitment }: { commitment: string }) =>
      `Before the deal the table had committed to its secret (${commitment} …). Your browser remembers that, and has added a part of its own to the luck.`,
    signs: "It signs your answers.",
    noKey: "It can sign nothing here: that takes a page served by https.",
    none: "This browser had no part in the deal.",
    end: "What is proven by it is said when the game is over.",
  },
  orders: {
    title: "Let the table answer for me",
  },
};

export default en;
export type OnlineLifeTexts = typeof en;
