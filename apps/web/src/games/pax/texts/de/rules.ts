import { plural } from "@ara/pax/texts/words";
import type { RulesTexts } from "../en/rules.ts";

const aurei = (n: number): string => plural(n, "Aureus", "Aurei");

/** What the rulebook's page says around the rules, in German. */
const de: RulesTexts = {
  title: "Die Regeln von PAX",
  toTable: "Zurück zum Tisch",
  lead: "Jede Regel in unseren eigenen Worten. Die Nummern sind die, die der Tisch nennt, wenn etwas nicht geht; jede hat ihre eigene Adresse.",
  contents: "Kapitel",
  search: "In den Regeln suchen",
  example: "Flotte Limit, 3.7",
  keys: "/ zum Suchen, ↓ und ↑ durch die Treffer, Esc zeigt wieder alle Regeln.",
  print: "Die Regeln drucken",
  count: ({ count }) => (count === 0 ? "Keine Regel gefunden." : `${plural(count, "Regel", "Regeln")} gefunden.`),
  none: ({ query }) =>
    `In keiner Regel kommen alle diese Wörter vor: ${query}. Nimm weniger Wörter oder eine Nummer wie 3.7.`,
  nowhere: ({ number }) => `Eine Regel ${number} gibt es nicht. Hier sind alle, die es gibt.`,
  pictures: {
    hand: "Hand",
    legion: "Legion",
    deck: "Stapel",
    under: "Unter den Stapel",
    rome: "Rom",
    you: "Du",
    rival: "Rivale",
    limit: "Limit",
    players: ["Livia", "Cassius", "Octavia", "Varro", "Drusus"],
    card: {
      caption: "Eine Karte, von der Ecke aus gelesen.",
      parts: {
        category: "Kategorie: Farbe, Bild und Buchstabe",
        pips: "Symbole: je ein Quadrat, auch in der Mitte",
        value: "Wert in Aurei",
        name: "Name, und wie die Römer dazu sagten",
        pattern: "Muster, für Augen, die Farben anders sehen",
      },
    },
    setup:
      "Zu zweit: drei Legionen mit je einer Karte, drei verdeckte Karten für Rom, für jeden 5 Aurei und eine geheime Karte.",
    draw: "Drei Karten, drei Plätze, jeder einmal. Wohin eine Karte kommt, entscheidest du, bevor du die nächste siehst.",
    buy: ({ values, price }) => `Alles oder nichts: ${values} macht ${aurei(price)}, und alle drei Karten gehören dir.`,
    wealth: ({ symbols, discount, sum, price }) =>
      `${symbols} Wohlstandssymbole sind ${discount} volle Dreier: Eine Gruppe im Wert von ${sum} kostet ${price}.`,
    play: ({ total }) => `Vier Karten in einem Zug: zusammen ${aurei(total)}.`,
    limitPicture: ({ limit }) =>
      `Die größere Zahl von Land und Intrige gilt: bis zu ${limit} Flotten- und bis zu ${limit} Armeesymbole. Die nächste Flotte muss warten.`,
    incomePicture: ({ cards, income }) =>
      `Mit dem vierten Land liegen ${cards} Karten in der Reihe, der Senator bringt 1 dazu: ${aurei(income)}.`,
    collect: ({ legion, sum }) => `Zwei Gruppen sind ${sum} wert. Rom nimmt die mit der niedrigeren Nummer: ${legion}.`,
    seals: ({ ahead, goal }) => `Rom liegt in ${ahead} Kategorien vorn. Mit ${goal} gewinnt es.`,
    score: "Das Beispiel in Zahlen. Wo Rom gleichauf oder vorn liegt, gehört ihm die Zeile.",
    scoreTable: "Symbole samt Bonus",
    pointsTable: "Woher die Punkte kommen",
    rows: {
      categories: "Eigene Kategorien, je 2",
      stronger: "Stärker als Rom, je 3",
      fleets: "Flottensymbole",
      armies: "Armeesymbole",
      conspiratus: "primus conspiratus",
      wealth: "Meiste Aurei und Karten",
      total: "Summe",
    },
    senate: ({ who }) =>
      `${who} hat einen Senator ausgelegt. Im Uhrzeigersinn darf jeder andere eine Karte für 1 Aureus auslegen.`,
    nocturnus: "Die drei Neuen.",
    militia: ({ symbols, draw, keep }) => `${symbols} Milizsymbole: ${draw} ziehen, ${keep} behalten.`,
    scout: ({ symbols, total }) =>
      `${symbols} Kundschaftersymbole: Zwei Karten sind umsonst, drei kosten ${aurei(total)}.`,
    adversary: ({ symbols }) =>
      `${symbols} Gegenspielersymbole: Nach dem Einkommen geht eine deiner Handkarten offen an Rom.`,
  },
};

export default de;
