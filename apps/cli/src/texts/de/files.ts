import type { FileTexts } from "../en/files.ts";

export const files: FileTexts = {
  entry: (n) => `Eintrag ${n}`,
  good: (good, records) => `${good} von ${records} stimmig`,
  unfinished: (n) => `${n} nicht zu Ende gespielt`,
  unchained: (n) => `${n} ohne Hashkette`,
  rewound: (n) => `${n}, in denen nach etwas Gesehenem Schritte zurückgenommen wurden`,
  seedsVerified: (n) => `${n} mit einem Startwert, der zur Festlegung passt`,
  noRecord: "keine Aufzeichnung in dieser Datei",
  unreadable: (reason) => `nicht lesbar: ${reason}`,
  tooLong: "diese Zeile ist zu lang für eine Aufzeichnung",
  required: (name, met, records) => `verlangt: ${name}, ${met} von ${records}`,
  absent: (n) => `${n} ohne`,
  hidden: (n) => `${n} nicht prüfbar, weil der Startwert verborgen ist`,
  fault: (reason) => `die Prüfung ist gescheitert: ${reason}`,
  stopped: (bad) => `nach ${bad} fehlerhaften Aufzeichnungen nicht weitergelesen`,
  legal: "erlaubt",
  decides: (asked, seat, name) =>
    `Platz ${asked} hat gerade nichts zu entscheiden; es entscheidet Platz ${seat} (${name}).`,
  standing: {
    wins: (name) => `Nach diesem Stand gewinnt ${name}.`,
    shared: (names) => `Nach diesem Stand teilen sich ${names} den Sieg.`,
  },
};
