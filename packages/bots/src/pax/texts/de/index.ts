import type { en } from "../en/index.ts";

export const de: typeof en = {
  only: () => "Etwas anderes geht nicht.",
  draw: () => "Neue Karten bringen mehr als ein Blick auf die von Rom.",
  peek: () => "Roms verdeckte Karten zu kennen ist diesen Zug wert.",
  conspire: () => "Das bringt primus conspiratus: Wer ihn hat, gewinnt, wenn Rom gewinnt.",
  stronger: ({ category }) => `Das schlägt Roms offene Karten in ${category}.`,
  category: ({ category }) => `Das ist eine neue Kategorie: ${category}.`,
  lead: ({ category }) => `Das führt in ${category} vor allen anderen.`,
  more: ({ category }) => `Das stärkt die Kategorie ${category}.`,
  bury: ({ category }) => `${category} nützt gerade nichts, und sonst soll es auch niemand haben.`,
  feed: ({ category }) => `Dort schadet ${category} am wenigsten.`,
  buy: () => "Die Gruppe ist mehr wert, als sie kostet.",
  deny: () => "Die Gruppe lohnt sich, und sonst hätte Rom sie genommen.",
  save: () => "Später bringt das Geld mehr.",
  enough: () => "Der Rest der Hand kann warten, das Einkommen nicht.",
  tribute: ({ category }) => `${category} hilft Rom am wenigsten.`,
};
