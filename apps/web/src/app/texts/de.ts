import type { AppTexts } from "./en.ts";

const de: AppTexts = {
  home: "Start",
  newTable: "Neuer Tisch",
  rulebook: "Regelbuch",
  learn: "Spielen lernen",
  sources: "Daten und Quellen",
  settings: "Einstellungen",
  skip: "Zum Inhalt",
  loading: "Einen Augenblick.",
  broken: "Diese Seite konnte nicht geladen werden.",
  again: "Noch einmal",
  notFound: "Unter dieser Adresse liegt nichts.",
  taken: "Diese Partie ist in einem anderen Fenster geöffnet worden. Lade diese Seite neu, um hier weiterzuspielen.",
  deleted: "Diese Partie ist in einem anderen Fenster gelöscht worden.",
  back: "Zurück",
  close: "Schließen",
  offline: "Du bist offline. Hier geht alles weiter.",
  update: "Eine neue Fassung ist bereit.",
  updateNow: "Verwenden",
  letters: {
    land: "L",
    intrigue: "I",
    wealth: "W",
    fleet: "F",
    army: "A",
    religion: "R",
    senator: "S",
    militia: "M",
    scout: "K",
    adversary: "G",
  },
  card: ({ category, symbols, value }) =>
    `${category}, ${symbols === 1 ? "ein Symbol" : "zwei Symbole"}, Wert ${value}`,
  faceDown: "Eine verdeckte Karte",
  menu: "Hauptmenü",
  rule: ({ rule }) => `Regel ${rule}`,
};

export default de;
