import type { OnlineLifeTexts } from "../en/online-life.ts";

const de: OnlineLifeTexts = {
  strip: "Der Online-Tisch",
  broken: "Die Leitung ist unterbrochen. Nichts geht verloren; wir versuchen es weiter.",
  people: "Wer da ist",
  you: "du",
  state: { here: "ist da", gone: "ist nicht da", bot: "ein Bot spielt" },
  watchers: ({ n }) => (n === 1 ? "Noch jemand sieht zu." : `${n} andere sehen zu.`),
  day: "T",
  hour: "Std",
  warnLive: { low: "Du hast noch ein Fünftel deiner Zeit.", last: "Du hast weniger als eine Minute." },
  warnDays: { low: "Du hast weniger als einen Tag.", last: "Du hast weniger als vier Stunden." },
  leaveToBot: "Meinen Platz einem Bot überlassen",
  leaveSure:
    "Ein Bot spielt für dich weiter, und du siehst ohne deine Hand zu. Du kannst den Platz jederzeit zurücknehmen.",
  stay: "Bleiben",
  botPlays: "Ein Bot spielt für dich.",
  takeBack: "Platz zurücknehmen",
  chat: "Chat",
  chatUnread: ({ n }) => `Chat, ${n} ungelesen`,
  rooms: { players: "Spieler", watchers: "Zuschauer" },
  roomSaid: {
    players: "Das lesen nur die Spieler. Was hier gesagt wird, gehört nicht zur Partie.",
    watchers: "Das lesen nur, die zusehen; die Spieler erst, wenn die Partie vorbei ist.",
  },
  nothingSaid: "Noch hat niemand etwas gesagt.",
  yourWords: "Was willst du sagen?",
  send: "Sagen",
  muted: "stumm",
  closed: "von der Moderation geschlossen",
  muteWord: "Stumm",
  unmuteWord: "Hören",
  mute: ({ name }) => `${name} stummschalten`,
  unmute: ({ name }) => `${name} wieder hören`,
};

export default de;
