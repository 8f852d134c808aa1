import type { AppTexts } from "../en/app.ts";

const nl: AppTexts = {
  home: "Start",
  newTable: "Nieuwe tafel",
  online: "Online",
  rulebook: "Spelregels",
  learn: "Leren spelen",
  sources: "Gegevens en bronnen",
  settings: "Instellingen",
  skip: "Naar de inhoud",
  loading: "Een ogenblik.",
  broken: "Deze pagina kon niet worden geladen.",
  again: "Opnieuw",
  notFound: "Op dit adres ligt niets.",
  taken: "Dit spel gaat nu in een ander venster verder.",
  deleted: "Dit spel is in een ander venster verwijderd.",
  damaged: "Dit spel is beschadigd en kan niet worden geopend. Op de beginpagina kun je het opslaan of verwijderen.",
  stopped: "De tafel blijft steken. Het spel is veilig.",
  reopen: "Opnieuw openen",
  noGame: "Dit spel wordt aan deze tafel niet gespeeld.",
  back: "Terug",
  close: "Sluiten",
  offline: "Je bent offline. Hier gaat alles door.",
  update: "Er is een nieuwe versie.",
  updateNow: "Gebruiken",
  menu: "Hoofdmenu",
  whatIf: "Wat als?",
  rule: ({ rule }) => `Regel ${rule}`,
};

export default nl;
