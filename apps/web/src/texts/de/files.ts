import type en from "../en/files.ts";

const shared = (n: number): string =>
  n === 1 ? "eine laufende Partie mehrerer Leute" : `${n} laufende Partien mehrerer Leute`;

const de: typeof en = {
  refused: ({ reason, entry }) => {
    const where = entry === 0 ? "Diese Datei wird abgelehnt" : `Diese Datei wird bei Schritt ${entry} abgelehnt`;
    return `${where}: ${reason.replace(/\.$/, "")}. Nichts wurde gespeichert.`;
  },
  password: "Passwort",
  cancel: "Abbrechen",
  open: "Öffnen",
  lockGame:
    "Diese Partie spielen mehrere Leute, und in einer offenen Datei stünden die Karten von allen. Mit einem Passwort ist sie verschlossen; wer sie zurückholt, wird danach gefragt. Wer das Passwort kennt, könnte die Karten lesen: Wählt es gemeinsam, jeder einen Teil.",
  lockSave: "Verschlossen sichern",
  unlock: "Diese Datei ist verschlossen. Wie lautet ihr Passwort?",
  saveAll: "Alles in einer Datei sichern",
  saved: "Alles ist in einer Datei gesichert.",
  savedWithout: (n) => `In einer Datei gesichert, ohne ${shared(n)}.`,
  saveWithout: (n) => `Ohne ${shared(n)} sichern`,
  lockAll: (n) =>
    `Es gibt ${shared(n)}, und in einer offenen Datei stünden die Karten von allen. Mit einem Passwort ist die ganze Datei verschlossen; wer es kennt, könnte die Karten lesen.`,
  brought: ({ came, copies, known, ended }) =>
    [
      came === 0 ? "Keine neue Partie." : `${came === 1 ? "Eine Partie ist" : `${came} Partien sind`} dazugekommen.`,
      ...(copies > 0
        ? [`${copies === 1 ? "Eine davon stand" : `${copies} davon standen`} hier anders: Beides bleibt.`]
        : []),
      ...(known > 0 ? [`${known === 1 ? "Eine war" : `${known} waren`} schon da.`] : []),
      ...(ended > 0 ? [`${ended} ${ended === 1 ? "Ergebnis" : "Ergebnisse"} für deine Statistik.`] : []),
      "Nichts wurde überschrieben.",
    ].join(" "),
  broughtNot: ({ name, reason, entry }) =>
    `${name} wurde${entry === 0 ? "" : ` bei Schritt ${entry}`} abgelehnt: ${reason}`,
  refusals: {
    "file.locked": () => "Das ist nicht ihr Passwort, oder jemand hat sie verändert",
    "file.noLock": () => "Dieser Browser kann Dateien nur an einer sicheren Adresse (https) ver- und entschließen",
    "file.large": ({ limit }) => `Sie ist größer als ${limit} MB, und das ist keine Aufzeichnung`,
    "file.unreadable": () => "Der Browser kann sie nicht lesen",
    "file.game": ({ game }) => `Sie ist von „${game}“, einem Spiel, das hier nicht gespielt wird`,
    "file.notKept": () => "Dieser Browser konnte sie nicht speichern",
  },
};

export default de;
