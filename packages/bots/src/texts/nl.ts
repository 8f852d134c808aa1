import type { en } from "./en.ts";

export const nl: typeof en = {
  only: () => "Iets anders kan niet.",
  draw: () => "Nieuwe kaarten zijn meer waard dan een blik op die van Rome.",
  peek: () => "Romes gedekte kaarten kennen is deze beurt waard.",
  conspire: () => "Zo word ik primus conspiratus: wint Rome, dan win ik ook.",
  stronger: ({ category }) => `Zo ben ik in ${category} sterker dan Rome.`,
  category: ({ category }) => `Het geeft me een nieuwe categorie: ${category}.`,
  lead: ({ category }) => `Zo sta ik in ${category} voor op alle anderen.`,
  more: ({ category }) => `Het versterkt mijn ${category}.`,
  bury: ({ category }) => `${category} heb ik nu niet nodig, en een ander hoeft het ook niet te hebben.`,
  feed: ({ category }) => `Daar doet ${category} het minste kwaad.`,
  buy: () => "De groep is me meer waard dan ze kost.",
  deny: () => "Ik wil de groep hebben, en anders had Rome haar genomen.",
  save: () => "Later koop ik meer voor dat geld.",
  enough: () => "De rest van mijn hand kan wachten, het inkomen niet.",
  tribute: ({ category }) => `${category} helpt Rome het minst.`,
};
