import type { en } from "./en.ts";

export const de: typeof en = {
  only: () => "Etwas anderes geht nicht.",
  draw: () => "Neue Karten bringen mehr als ein Blick auf die von Rom.",
  peek: () => "Roms verdeckte Karten zu kennen ist diesen Zug wert.",
  conspire: () => "Damit werde ich primus conspiratus: Gewinnt Rom, gewinne auch ich.",
  stronger: ({ category }) => `Damit bin ich in ${category} stärker als Rom.`,
  category: ({ category }) => `Damit habe ich eine neue Kategorie: ${category}.`,
  lead: ({ category }) => `Damit liege ich in ${category} vor allen anderen.`,
  more: ({ category }) => `Das stärkt meine Kategorie ${category}.`,
  bury: ({ category }) => `${category} brauche ich gerade nicht, und sonst soll es auch niemand haben.`,
  feed: ({ category }) => `Dort schadet ${category} am wenigsten.`,
  buy: () => "Die Gruppe ist mir mehr wert, als sie kostet.",
  deny: () => "Ich will die Gruppe haben, und sonst hätte Rom sie genommen.",
  save: () => "Später kaufe ich für das Geld mehr.",
  enough: () => "Der Rest meiner Hand kann warten, das Einkommen nicht.",
  tribute: ({ category }) => `${category} hilft Rom am wenigsten.`,
};
