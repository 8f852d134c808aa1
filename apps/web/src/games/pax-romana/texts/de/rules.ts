import type { RomanaRulesTexts } from "../en/rules.ts";

const de: RomanaRulesTexts = {
  title: "Regeln von Pax Romana",
  toTable: "Zurück zum Tisch",
  lead: "Jede Regel in unseren Worten: Die Regeln des Verlags haben dieselben Nummern. Punktierte Wörter sind Begriffe: Ein Druck darauf sagt, was sie bedeuten.",
  contents: "Kapitel",
  search: "In den Regeln suchen",
  example: "Belagerung, 9.21",
  keys: "/ zum Suchen, ↓ und ↑ durch die Treffer, Esc zeigt wieder alle Regeln.",
  print: "Regeln drucken",
  count: ({ count }) =>
    count === 0 ? "Keine Regel gefunden." : `${count} ${count === 1 ? "Regel" : "Regeln"} gefunden.`,
  none: ({ query }) =>
    `Keine Regel enthält all diese Wörter: ${query}. Versuch es mit weniger oder mit einer Nummer wie 9.21.`,
  nowhere: ({ number }) => `Eine Regel ${number} gibt es nicht.`,
  rule: ({ rule }) => `Regel ${rule}`,
  rulings: (n) => (n === 1 ? "Eine Entscheidung von uns" : `${n} Entscheidungen von uns`),
  rulingsIn: "Die Entscheidungen gibt es nur auf Englisch.",
  back: "Zurück",
  wholeBook: "Im ganzen Buch",
  cards: "Die Karten",
  allCards: "Alle Karten mit ihren Bildern",
  pictures: {
    spaces: {
      caption: "Felder nach ihrer Form, und was darauf stehen kann; die Zahl ist die der Mauern.",
      kinds: {
        inland: "Feld im Binnenland",
        port: "Hafen",
        capital: "Hauptstadt",
        mountain: "Bergfestung",
        tribe: "Stammesfeld, unbekannt",
        town: "Stadt",
        city: "Großstadt",
        garrison: "Garnison",
      },
    },
    counter: {
      caption: "Ein Heer auf der Karte; eine zweite Karte dahinter heißt: mehr als ein Stapel.",
      parts: {
        emblem: "Die Macht, an Farbe und Zeichen",
        ratings: "Ihr bester Feldherr: Taktikwert und Feldzugswert; ein Stern ist ein Elite-Feldherr",
        unit: "Landeinheiten; ein Schiff steht für Geschwader",
        points: "Kampfpunkte zusammen",
        pips: "Ein Quadrat für jede Einheit",
      },
    },
    turn: {
      caption: "Eine Runde. Die meiste Zeit verbringt man in F, wo die Marker gezogen werden.",
      phases: [
        "Einkommen",
        "Unterhalt",
        "Entfernen",
        "Feldherren",
        "Aushebung",
        "Aktivierungen",
        "Zermürbung",
        "Siegpunkte",
        "Spielreihenfolge",
      ],
    },
    battle: {
      caption:
        "Vier Verschiebungen: Drei heben deine 3 auf eine 6, eine senkt die 4 auf eine 3. Du siegst, die anderen verlieren 60 %, du 30 %.",
      own: "Dein Würfel",
      other: "Der andere Würfel",
    },
    stability: {
      caption: "Die Stabilität und ihre drei Bereiche.",
      turmoil: "Aufruhr",
      unrest: "Unruhe",
      stable: "Stabil",
    },
  },
};

export default de;
