import type { FileTexts } from "../en/files.ts";

export const files: FileTexts = {
  entry: (n) => `vermelding ${n}`,
  good: (good, records) => `${good} van ${records} consistent`,
  unfinished: (n) => `${n} niet uitgespeeld`,
  unchained: (n) => `${n} zonder hashketen`,
  rewound: (n) => `${n} waarin stappen zijn teruggenomen nadat er iets gezien was`,
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
