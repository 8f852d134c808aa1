import type { RomanaRulesTexts } from "../en/rules.ts";

const nl: RomanaRulesTexts = {
  title: "Regels van Pax Romana",
  toTable: "Terug naar de tafel",
  lead: "Elke regel in onze eigen woorden: de regels van de uitgever hebben dezelfde nummers. Gestippelde woorden zijn begrippen: druk erop en je ziet wat ze betekenen.",
  contents: "Hoofdstukken",
  search: "In de regels zoeken",
  example: "belegering, 9.21",
  keys: "/ om te zoeken, ↓ en ↑ door wat gevonden is, Esc toont weer alle regels.",
  print: "Regels afdrukken",
  count: ({ count }) =>
    count === 0 ? "Geen regel gevonden." : `${count} ${count === 1 ? "regel" : "regels"} gevonden.`,
  none: ({ query }) => `Geen regel bevat al deze woorden: ${query}. Probeer er minder, of een nummer zoals 9.21.`,
  nowhere: ({ number }) => `Er is geen regel ${number}.`,
  rule: ({ rule }) => `Regel ${rule}`,
  rulings: (n) => (n === 1 ? "Een beslissing van ons" : `${n} beslissingen van ons`),
  rulingsIn: "De beslissingen zijn er alleen in het Engels.",
  back: "Terug",
  wholeBook: "In het hele boek",
  cards: "De kaarten",
  allCards: "Alle kaarten met hun afbeelding",
  pictures: {
    spaces: {
      caption: "Vakken naar hun vorm, en wat erin kan staan; het getal is dat van de muren.",
      kinds: {
        inland: "Vak in het binnenland",
        port: "Haven",
        capital: "Hoofdstad",
        mountain: "Bergvesting",
        tribe: "Stamvak, onbekend",
        town: "Stad",
        city: "Grote stad",
        garrison: "Garnizoen",
      },
    },
    counter: {
      caption: "Een leger op de kaart; een tweede kaart erachter betekent meer dan één stapel.",
      parts: {
        emblem: "De macht, aan kleur en teken",
        ratings: "De beste veldheer: tactiekwaarde en veldtochtwaarde; een ster is een eliteveldheer",
        unit: "Landeenheden; een schip staat voor eskaders",
        points: "Gevechtspunten samen",
        pips: "Een vierkantje voor elke eenheid",
      },
    },
    turn: {
      caption: "Een ronde. De meeste tijd gaat naar F, waar de fiches worden getrokken.",
      phases: [
        "Inkomen",
        "Onderhoud",
        "Verwijderen",
        "Veldheren",
        "Lichting",
        "Activaties",
        "Uitputting",
        "Overwinningspunten",
        "Speelvolgorde",
      ],
    },
    battle: {
      caption:
        "Vier verschuivingen: drie maken van jouw 3 een 6, één van hun 4 een 3. Jij wint, zij verliezen 60 %, jij 30 %.",
      own: "Jouw worp",
      other: "Hun worp",
    },
    stability: {
      caption: "De stabiliteit en haar drie bereiken.",
      turmoil: "Oproer",
      unrest: "Onrust",
      stable: "Stabiel",
    },
  },
};

export default nl;
