import type { AppTexts } from "./en.ts";

const nl: AppTexts = {
  home: "Start",
  newTable: "Nieuwe tafel",
  rulebook: "Spelregels",
  learn: "Leren spelen",
  sources: "Gegevens en bronnen",
  settings: "Instellingen",
  skip: "Naar de inhoud",
  loading: "Een ogenblik.",
  broken: "Deze pagina kon niet worden geladen.",
  again: "Opnieuw",
  notFound: "Op dit adres ligt niets.",
  taken: "Dit spel is in een ander venster geopend. Laad deze pagina opnieuw om hier verder te spelen.",
  deleted: "Dit spel is in een ander venster verwijderd.",
  back: "Terug",
  close: "Sluiten",
  offline: "Je bent offline. Hier gaat alles door.",
  update: "Er is een nieuwe versie.",
  updateNow: "Gebruiken",
  letters: {
    land: "L",
    intrigue: "I",
    wealth: "R",
    fleet: "V",
    army: "E",
    religion: "G",
    senator: "S",
    militia: "M",
    scout: "K",
    adversary: "T",
  },
  card: ({ category, symbols, value }) =>
    `${category}, ${symbols === 1 ? "één symbool" : "twee symbolen"}, waarde ${value}`,
  faceDown: "Een dichte kaart",
  menu: "Hoofdmenu",
  rule: ({ rule }) => `Regel ${rule}`,
};

export default nl;
