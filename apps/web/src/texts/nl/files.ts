import type en from "../en/files.ts";

const nl: typeof en = {
  refused: ({ reason, entry }) => {
    const where = entry === 0 ? "Dit bestand wordt geweigerd" : `Dit bestand wordt bij stap ${entry} geweigerd`;
    return `${where}: ${reason.replace(/\.$/, "")}. Er is niets bewaard.`;
  },
  refusals: {
    "file.large": ({ limit }) => `het is groter dan ${limit} MB, en zo groot is geen verslag`,
    "file.unreadable": () => "de browser kan het niet lezen",
    "file.game": ({ game }) => `het is van “${game}”, een spel dat hier niet wordt gespeeld`,
    "file.notKept": () => "deze browser kon het niet bewaren",
  },
};

export default nl;
