import type { Language } from "@ara/kernel";

/** What the command line says about files: records that are verified and positions that are asked about. */
const en = {
  entry: (n: number) => `entry ${n}`,
  good: (good: number, records: number) => `${good} of ${records} consistent`,
  unfinished: (n: number) => `${n} unfinished`,
  unchained: (n: number) => `${n} without a hash chain`,
  seedsVerified: (n: number) => `${n} with a seed that fits its commitment`,
  noRecord: "no record in this file",
  unreadable: (reason: string) => `cannot be read: ${reason}`,
  tooLong: "this line is too long to be a record",
  required: (name: string, met: number, records: number) => `required: ${name}, ${met} of ${records}`,
  absent: (n: number) => `${n} without`,
  hidden: (n: number) => `${n} cannot be checked because the seed is hidden`,
  fault: (reason: string) => `checking failed: ${reason}`,
  stopped: (bad: number) => `not read any further after ${bad} bad records`,
  legal: "legal",
  decides: (asked: number, seat: number, name: string) =>
    `Seat ${asked} has nothing to decide now; seat ${seat} (${name}) decides.`,
  standing: {
    wins: (name: string) => `As it stands, ${name} wins.`,
    shared: (names: string) => `As it stands, ${names} share the victory.`,
  },
};

export type FileTexts = typeof en;

const de: FileTexts = {
  entry: (n) => `Eintrag ${n}`,
  good: (good, records) => `${good} von ${records} stimmig`,
  unfinished: (n) => `${n} nicht zu Ende gespielt`,
  unchained: (n) => `${n} ohne Hashkette`,
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

const nl: FileTexts = {
  entry: (n) => `vermelding ${n}`,
  good: (good, records) => `${good} van ${records} consistent`,
  unfinished: (n) => `${n} niet uitgespeeld`,
  unchained: (n) => `${n} zonder hashketen`,
  seedsVerified: (n) => `${n} met een startwaarde die bij de vastlegging past`,
  noRecord: "geen verslag in dit bestand",
  unreadable: (reason) => `niet leesbaar: ${reason}`,
  tooLong: "deze regel is te lang voor een verslag",
  required: (name, met, records) => `vereist: ${name}, ${met} van ${records}`,
  absent: (n) => `${n} zonder`,
  hidden: (n) => `${n} niet te controleren, omdat de startwaarde verborgen is`,
  fault: (reason) => `de controle is mislukt: ${reason}`,
  stopped: (bad) => `na ${bad} foute verslagen niet verder gelezen`,
  legal: "toegestaan",
  decides: (asked, seat, name) => `Plaats ${asked} heeft nu niets te beslissen; plaats ${seat} (${name}) beslist.`,
  standing: {
    wins: (name) => `Zoals het er nu voorstaat, wint ${name}.`,
    shared: (names) => `Zoals het er nu voorstaat, delen ${names} de overwinning.`,
  },
};

export const fileTexts: Readonly<Record<Language, FileTexts>> = { en, de, nl };
