import type { HomeTexts } from "../en/home.ts";

const de: HomeTexts = {
  running: "Deine Tische",
  finished: "Beendete Partien",
  damaged: "Beschädigte Partien",
  none: "Es läuft keine Partie.",
  goOn: "Weiter",
  score: "Wertung",
  replay: "Nachspielen",
  download: "Herunterladen",
  remove: "Löschen",
  removeSure: "Diese Partie für immer löschen?",
  removeYes: "Löschen",
  removeNo: "Behalten",
  removed: "Die Partie ist gelöscht.",
  of: ({ what, game }) => `${what}: ${game}`,
  broken: "Diese Partie lässt sich nicht mehr lesen. Ihre Datei kannst du noch sichern.",
  nothingYet: "Noch nichts zu sichern: Diese Partie hat nicht begonnen.",
  more: (n) => `${n} ${n === 1 ? "weitere Partie" : "weitere Partien"} zeigen`,
  file: "Dateien",
  fileText:
    "Zieh eine Partie oder eine Datei mit allem hierher oder wähle eine. Jeder Schritt wird geprüft, bevor sie hereinkommt; nichts wird überschrieben.",
  fileChoose: "Aus einer Datei zurückholen",
  fileReading: "Die Aufzeichnung wird nachgespielt und geprüft …",
  storage:
    "Dieser Browser lässt uns keine Partien aufbewahren; ein privates Fenster oder voller Speicher kann der Grund sein. Spielen kannst du trotzdem: Eine Partie bleibt dann, bis dieses Fenster geschlossen wird, und lässt sich in einer Datei sichern.",
  promises: ["Alles geht ohne Netz.", "Jedes Mischen lässt sich prüfen.", "Deine Partien gehören dir: je eine Datei."],
};

export default de;
