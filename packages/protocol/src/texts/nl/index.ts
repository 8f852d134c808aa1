import type { en } from "../en/index.ts";

export const nl: typeof en = {
  "table.notYours": () => "dit is niet jouw plaats",
  "table.stale": () => "de tafel is al verder; kijk nog eens",
  "table.unsaved": ({ reason }) => `het kon niet worden bewaard (${reason}) en is daarom niet gebeurd`,
  "table.running": () => "het verslag wordt getoond als het spel voorbij is",
  "table.fault": () => "er ging iets mis aan tafel; er is niets gebeurd en het spel gaat door",
  "line.badMessage": () => "zo'n bericht kent de tafel niet",
  "line.version": ({ speaks }) =>
    `de tafel spreekt versie ${speaks} van de lijn, deze pagina een andere: laad haar opnieuw`,
  "line.rules": ({ game, rules }) =>
    `de tafel speelt ${game}, versie ${rules} van de regels; deze pagina heeft een andere versie: laad haar opnieuw`,
  "line.tooFast": () => "één vraag tegelijk",
  "line.closed": () => "de lijn is gesloten",
};
