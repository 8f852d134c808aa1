import { plural } from "@ara/pax/texts/words";
import type { RulesTexts } from "../en/rules.ts";

const aurei = (n: number): string => plural(n, "aureus", "aurei");

/** What the rulebook's page says around the rules, in Dutch. */
const nl: RulesTexts = {
  title: "De regels van PAX",
  toTable: "Terug naar de tafel",
  lead: "Elke regel in onze eigen woorden. De nummers zijn die welke de tafel noemt als iets niet mag; elk heeft een eigen adres.",
  contents: "Hoofdstukken",
  search: "Zoek in de regels",
  example: "vloot limiet, 3.7",
  keys: "/ om te zoeken, ↓ en ↑ langs de treffers, Esc toont weer alle regels.",
  print: "De regels afdrukken",
  count: ({ count }) => (count === 0 ? "Geen regel gevonden." : `${plural(count, "regel", "regels")} gevonden.`),
  none: ({ query }) =>
    `In geen enkele regel staan al deze woorden: ${query}. Probeer er minder, of een nummer zoals 3.7.`,
  nowhere: ({ number }) => `Een regel ${number} bestaat niet. Hier staan ze allemaal.`,
  pictures: {
    hand: "Hand",
    legion: "Legioen",
    deck: "Stapel",
    under: "Onder de stapel",
    rome: "Rome",
    you: "Jij",
    rival: "Rivaal",
    limit: "Limiet",
    players: ["Livia", "Cassius", "Octavia", "Varro", "Drusus"],
    card: {
      caption: "Een kaart, gelezen vanaf de hoek.",
      parts: {
        category: "Categorie: kleur, beeld en letter",
        pips: "Symbolen: elk één vierkantje, ook in het midden",
        value: "Waarde in aurei",
        name: "Naam, en hoe de Romeinen het noemden",
        pattern: "Patroon, voor ogen die kleuren anders zien",
      },
    },
    setup:
      "Met z'n tweeën: drie legioenen met elk een kaart, drie gedekte kaarten voor Rome, voor ieder 5 aurei en één geheime kaart.",
    draw: "Drie kaarten, drie plekken, elk één keer. Waar een kaart heen gaat, beslis je voordat je de volgende ziet.",
    buy: ({ values, price }) => `Alles of niets: ${values} is ${aurei(price)}, en alle drie de kaarten zijn van jou.`,
    wealth: ({ symbols, discount, sum, price }) =>
      `${symbols} rijkdomsymbolen zijn ${discount} volle drietallen: een groep met waarde ${sum} kost ${price}.`,
    play: ({ total }) => `Vier kaarten in één beurt: samen ${aurei(total)}.`,
    limitPicture: ({ limit }) =>
      `Het hoogste van Land en Intrige telt: tot ${limit} vloot- en tot ${limit} legersymbolen. De volgende Vloot moet wachten.`,
    incomePicture: ({ cards, income }) =>
      `Met het vierde Land liggen er ${cards} kaarten in de rij, de Senator doet er 1 bij: ${aurei(income)}.`,
    collect: ({ legion, sum }) => `Twee groepen zijn ${sum} waard. Rome pakt die met het laagste nummer: ${legion}.`,
    seals: ({ ahead, goal }) => `Rome ligt in ${ahead} categorieën voor. Met ${goal} wint het.`,
    score: "Het voorbeeld in getallen. Waar Rome gelijk of voor staat, is de rij van Rome.",
    scoreTable: "Symbolen, bonus inbegrepen",
    pointsTable: "Waar de punten vandaan komen",
    rows: {
      categories: "Eigen categorieën, elk 2",
      stronger: "Sterker dan Rome, elk 3",
      fleets: "Vlootsymbolen",
      armies: "Legersymbolen",
      conspiratus: "Primus conspiratus",
      wealth: "Meeste aurei en kaarten",
      total: "Totaal",
    },
    senate: ({ who }) =>
      `${who} heeft een Senator gespeeld. Met de klok mee mag ieder ander één kaart spelen voor 1 aureus.`,
    nocturnus: "De drie nieuwkomers.",
    militia: ({ symbols, draw, keep }) => `${symbols} militiesymbolen: trek er ${draw}, houd er ${keep}.`,
    scout: ({ symbols, total }) =>
      `${symbols} verkennersymbolen: twee kaarten zijn gratis, drie kosten ${aurei(total)}.`,
    adversary: ({ symbols }) =>
      `${symbols} tegenspelersymbolen: na je inkomsten gaat één kaart uit je hand open naar Rome.`,
  },
};

export default nl;
