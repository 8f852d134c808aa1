import type en from "../en/files.ts";

const shared = (n: number): string => (n === 1 ? "één spel van meer mensen" : `${n} spellen van meer mensen`);

const nl: typeof en = {
  refused: ({ reason, entry }) => {
    const where = entry === 0 ? "Dit bestand wordt geweigerd" : `Dit bestand wordt bij stap ${entry} geweigerd`;
    return `${where}: ${reason.replace(/\.$/, "")}. Er is niets bewaard.`;
  },
  password: "Wachtwoord",
  cancel: "Annuleren",
  open: "Openen",
  lockGame:
    "Dit spel wordt door meer mensen gespeeld, en in een gewoon bestand staan ieders kaarten. Met een wachtwoord zit het op slot; wie het terughaalt, moet het intypen. Wie het wachtwoord kent, zou de kaarten kunnen lezen: kies het samen, ieder een deel.",
  lockSave: "Op slot bewaren",
  unlock: "Dit bestand zit op slot. Wat is het wachtwoord?",
  saveAll: "Alles in een bestand bewaren",
  saved: "Alles is in een bestand bewaard.",
  savedWithout: (n) => `In een bestand bewaard, zonder ${shared(n)}.`,
  saveWithout: (n) => `Bewaren zonder ${shared(n)}`,
  lockAll: (n) =>
    `Er ${n === 1 ? "loopt" : "lopen"} ${shared(n)}, en in een gewoon bestand staan ieders kaarten. Met een wachtwoord zit het hele bestand op slot; wie het kent, zou de kaarten kunnen lezen.`,
  brought: ({ came, copies, known, ended }) =>
    [
      came === 0 ? "Geen nieuw spel." : `Er ${came === 1 ? "is één spel" : `zijn ${came} spellen`} bij gekomen.`,
      ...(copies > 0
        ? [`${copies === 1 ? "Eén daarvan stond" : `${copies} daarvan stonden`} hier anders: allebei blijven ze.`]
        : []),
      ...(known > 0 ? [`${known === 1 ? "Eén was" : `${known} waren`} er al.`] : []),
      ...(ended > 0 ? [`${ended} ${ended === 1 ? "uitslag" : "uitslagen"} voor je statistiek.`] : []),
      "Er is niets overschreven.",
    ].join(" "),
  broughtNot: ({ name, reason, entry }) =>
    `${name} werd${entry === 0 ? "" : ` bij stap ${entry}`} geweigerd: ${reason}`,
  refusals: {
    "file.locked": () => "dit is niet het wachtwoord, of iemand heeft het veranderd",
    "file.noLock": () => "deze browser kan bestanden alleen op een beveiligd adres (https) op slot doen en openen",
    "file.large": ({ limit }) => `het is groter dan ${limit} MB, en zo groot is geen verslag`,
    "file.unreadable": () => "de browser kan het niet lezen",
    "file.game": ({ game }) => `het is van “${game}”, een spel dat hier niet wordt gespeeld`,
    "file.notKept": () => "deze browser kon het niet bewaren",
  },
};

export default nl;
