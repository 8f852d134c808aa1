import type { OnlineLifeTexts } from "../en/online-life.ts";

const nl: OnlineLifeTexts = {
  strip: "De online tafel",
  broken: "De lijn is verbroken. Er gaat niets verloren; we blijven het proberen.",
  people: "Wie er is",
  you: "jij",
  state: { here: "is er", gone: "is er niet", bot: "een bot speelt" },
  watchers: ({ n }) => (n === 1 ? "Nog iemand kijkt toe." : `${n} anderen kijken toe.`),
  day: "d",
  hour: "u",
  warnLive: { low: "Je hebt nog een vijfde van je tijd.", last: "Je hebt minder dan een minuut." },
  warnDays: { low: "Je hebt minder dan een dag.", last: "Je hebt minder dan vier uur." },
  leaveToBot: "Mijn plaats aan een bot overlaten",
  leaveSure: "Een bot speelt voor je verder en jij kijkt toe zonder je hand. Je kunt de plaats altijd terugnemen.",
  stay: "Blijven",
  botPlays: "Een bot speelt voor jou.",
  takeBack: "Plaats terugnemen",
  chat: "Chat",
  chatUnread: ({ n }) => `Chat, ${n} ongelezen`,
  rooms: { players: "Spelers", watchers: "Toeschouwers" },
  roomSaid: {
    players: "Alleen de spelers lezen dit. Wat hier gezegd wordt, hoort niet bij het spel.",
    watchers: "Alleen wie toekijkt leest dit; de spelers pas als het spel voorbij is.",
  },
  nothingSaid: "Nog heeft niemand iets gezegd.",
  yourWords: "Wat wil je zeggen?",
  send: "Zeggen",
  muted: "gedempt",
  closed: "gesloten door de moderatie",
  muteWord: "Dempen",
  unmuteWord: "Horen",
  mute: ({ name }) => `${name} dempen`,
  unmute: ({ name }) => `${name} weer horen`,
};

export default nl;
