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
  withoutNonce: (seats) => `kein Beitrag zum Zufall von Platz ${seats}`,
  withoutSignature: (seats) => `für Platz ${seats} bürgt allein der Server`,
  voids: (n) => (n === 1 ? "ein Versuch zu geben war nichtig" : `${n} Versuche zu geben waren nichtig`),
  foreignVoids: (n) =>
    `davon ${n} mit einem Schlüssel unterschrieben, von dem nichts zeigt, dass er dem Server gehörte`,
  proof: {
    "proof.roster": () => "was vom Online-Tisch gesagt wird, ist nicht lesbar",
    "proof.unlike": ({ field }) => `die Besetzung des Tisches nennt ein anderes "${field}" als die Aufzeichnung`,
    "proof.rosterSignature": () => "diese Besetzung hat der Server nicht unterschrieben",
    "proof.end": () => "dieses Ende der Partie hat der Server nicht unterschrieben",
    "proof.void": ({ attempt }) =>
      `was die Aufzeichnung über den gescheiterten Versuch ${attempt} sagt, fehlt oder stimmt nicht`,
    "proof.drawn": () => "die Plätze sind nicht die, die der Seed auslost",
    "proof.nonces": () => "die Beiträge zum Zufall sind nicht die der Plätze, die sich festgelegt haben",
    "proof.nonce": ({ seat }) => `der Beitrag von Platz ${seat} ist nicht der, auf den er sich festgelegt hat`,
    "proof.signature": () => "diesen Eintrag hat nicht unterschrieben, wer genannt ist",
    "proof.otherAction": () => "unterschrieben wurde eine andere Handlung als die des Eintrags",
    "proof.twice": () => "dieselbe unterschriebene Antwort steht hier ein zweites Mal",
  },
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
