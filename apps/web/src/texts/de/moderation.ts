import type { ModerationTexts } from "../en/moderation.ts";

const de: ModerationTexts = {
  title: "Moderation",
  intro: "Meldungen, mit dem, was am Tisch gesagt wurde. Alles, was du hier tust, steht unten für alle Moderatoren.",
  none: "Niemand hat etwas gemeldet.",
  reported: ({ by, about }) => `${by} über ${about}`,
  chat: "Was dort gesagt wurde",
  nothingSaid: "Dort wurde nichts gesagt.",
  close: "Schließen",
  open: "Wieder öffnen",
  closeLine: ({ text }) => `Schließen: „${text}“`,
  openLine: ({ text }) => `Wieder öffnen: „${text}“`,
  closed: "geschlossen",
  ban: ({ name }) => `${name} aussperren`,
  unban: ({ name }) => `${name} wieder zulassen`,
  banSure: "Alle Sitzungen enden, an allen Tischen spielen Bots weiter. Drück noch einmal, wenn du sicher bist.",
  done: "Was getan wurde",
  nothingDone: "Bisher nichts.",
  acts: {
    close: ({ moderator, person }) => `${moderator} hat eine Zeile von ${person} geschlossen.`,
    open: ({ moderator, person }) => `${moderator} hat eine Zeile von ${person} wieder geöffnet.`,
    ban: ({ moderator, person }) => `${moderator} hat ${person} ausgesperrt.`,
    unban: ({ moderator, person }) => `${moderator} hat ${person} wieder zugelassen.`,
  },
};

export default de;
