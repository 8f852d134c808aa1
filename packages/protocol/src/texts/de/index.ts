import type { en } from "../en/index.ts";

export const de: typeof en = {
  "table.notYours": () => "das ist nicht dein Platz",
  "table.stale": () => "der Tisch ist schon weiter; sieh noch einmal hin",
  "table.unsaved": ({ reason }) => `es ließ sich nicht speichern (${reason}) und ist darum nicht geschehen`,
  "table.running": () => "die Aufzeichnung wird gezeigt, wenn das Spiel zu Ende ist",
  "table.fault": () => "am Tisch ist etwas fehlgeschlagen; nichts ist geschehen, das Spiel geht weiter",
  "line.badMessage": () => "eine solche Nachricht kennt der Tisch nicht",
  "line.version": ({ speaks }) =>
    `der Tisch spricht Version ${speaks} der Leitung, diese Seite eine andere: lade sie neu`,
  "line.rules": ({ game, rules }) =>
    `der Tisch spielt ${game}, Version ${rules} der Regeln; diese Seite hat eine andere Version: lade sie neu`,
  "line.tooFast": () => "eine Frage nach der anderen",
  "line.closed": () => "die Leitung wurde geschlossen",
};
