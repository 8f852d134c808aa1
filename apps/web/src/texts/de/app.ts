import type { AppTexts } from "../en/app.ts";

const de: AppTexts = {
  home: "Start",
  newTable: "Neuer Tisch",
  online: "Online",
  rulebook: "Regelbuch",
  learn: "Spielen lernen",
  sources: "Daten und Quellen",
  settings: "Einstellungen",
  skip: "Zum Inhalt",
  loading: "Einen Augenblick.",
  broken: "Diese Seite konnte nicht geladen werden.",
  again: "Noch einmal",
  notFound: "Unter dieser Adresse liegt nichts.",
  taken: "Diese Partie geht jetzt in einem anderen Fenster weiter.",
  deleted: "Diese Partie ist in einem anderen Fenster gelöscht worden.",
  damaged:
    "Diese Partie ist beschädigt und lässt sich nicht öffnen. Auf der Startseite kannst du sie sichern oder löschen.",
  stopped: "Der Tisch bleibt immer wieder stehen. Das Spiel ist sicher.",
  reopen: "Noch einmal öffnen",
  noGame: "Dieses Spiel wird an diesem Tisch nicht gespielt.",
  back: "Zurück",
  close: "Schließen",
  offline: "Du bist offline. Hier geht alles weiter.",
  update: "Eine neue Fassung ist bereit.",
  updateNow: "Verwenden",
  menu: "Hauptmenü",
  whatIf: "Was wäre, wenn?",
  rule: ({ rule }) => `Regel ${rule}`,
};

export default de;
