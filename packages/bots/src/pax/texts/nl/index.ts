import type { en } from "../en/index.ts";

export const nl: typeof en = {
  only: () => "Iets anders kan niet.",
  draw: () => "Nieuwe kaarten zijn meer waard dan een blik op die van Rome.",
  peek: () => "Romes gedekte kaarten kennen is deze beurt waard.",
  conspire: () => "Dit levert primus conspiratus op: wie hem heeft, wint als Rome wint.",
  stronger: ({ category }) => `Dit verslaat de open kaarten van Rome in ${category}.`,
  category: ({ category }) => `Dit is een nieuwe categorie: ${category}.`,
  lead: ({ category }) => `Dit staat in ${category} voor op alle anderen.`,
  more: ({ category }) => `Het versterkt ${category}.`,
  bury: ({ category }) => `${category} is nu niet nodig, en een ander hoeft het ook niet te hebben.`,
  feed: ({ category }) => `Daar doet ${category} het minste kwaad.`,
  buy: () => "De groep is meer waard dan ze kost.",
  deny: () => "De groep is de moeite waard, en anders had Rome haar genomen.",
  save: () => "Later koopt dat geld meer.",
  enough: () => "De rest van de hand kan wachten, het inkomen niet.",
  tribute: ({ category }) => `${category} helpt Rome het minst.`,
};
