/** What is said at a table on the server beside the game, in English; the type of the other languages. */
const en = {
  strip: "The online table",
  broken: "The line is broken. Nothing is lost; we keep trying.",
  people: "Who is here",
  you: "you",
  state: { here: "is here", gone: "is not here", bot: "a bot plays" },
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
};

export default en;
export type OnlineLifeTexts = typeof en;
