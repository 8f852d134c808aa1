import type en from "../en/files.ts";

const de: typeof en = {
  refused: ({ reason, entry }) => {
    const where = entry === 0 ? "Diese Datei wird abgelehnt" : `Diese Datei wird bei Schritt ${entry} abgelehnt`;
    return `${where}: ${reason.replace(/\.$/, "")}. Nichts wurde gespeichert.`;
  },
  refusals: {
    "file.large": ({ limit }) => `Sie ist größer als ${limit} MB, und das ist keine Aufzeichnung`,
    "file.unreadable": () => "Der Browser kann sie nicht lesen",
    "file.game": ({ game }) => `Sie ist von „${game}“, einem Spiel, das hier nicht gespielt wird`,
    "file.notKept": () => "Dieser Browser konnte sie nicht speichern",
  },
};

export default de;
