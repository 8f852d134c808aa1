import type { SourcesTexts } from "../en/sources.ts";

const de: SourcesTexts = {
  title: "Daten und Quellen von Pax Romana",
  intro:
    "Karte und Tabellen sind unsere eigene Arbeit: Was die Regeln des Verlags und öffentliche Berichte sagen, ist daraus genommen, der Rest erschlossen. Hier steht jede Angabe mit ihrem Zeichen. Ein Druck darauf zeigt sie auf der Karte, und ihr Blatt sagt, woher sie kommt.",
  file: "Datei",
  confidence: "Wie sicher",
  search: "Name oder Ort",
  all: "alle",
  items: "Angaben",
  count: (n) => `${n} ${n === 1 ? "Angabe" : "Angaben"}`,
  more: "Mehr zeigen",
  map: "Karte des Spiels; die Angabe leuchtet",
  lit: "Sie leuchtet auf der Karte.",
  source: "Quelle",
  correct: "Ich habe die Schachtel und weiß es besser",
  correctHow:
    "Sichere das als Datei, ändere, was falsch ist, und wähle sie für einen neuen Tisch. Eine Datei kann viele Korrekturen enthalten.",
  files: {
    map: "Karte",
    charts: "Tabellen",
    units: "Einheiten",
    leaders: "Feldherren",
    tribes: "Stämme",
    scenarios: "Szenarien",
    formats: "Formate",
    cards: "Ereigniskarten",
  },
  confidences: {
    stated: { name: "belegt", text: "Die Regeln oder die Tabellenkarte des Verlags sagen es." },
    corroborated: { name: "bestätigt", text: "Ein veröffentlichter Bericht sagt es, oder ein Zug darin verlangt es." },
    reported: { name: "berichtet", text: "In einem Bericht oder einer Übersetzung gesehen, meist nur einmal." },
    partly: { name: "teilweise", text: "Der genannte Teil ist berichtet, der Rest erschlossen." },
    derived: { name: "abgeleitet", text: "Es folgt aus belegten Angaben." },
    inferred: {
      name: "erschlossen",
      text: "Nichts Öffentliches war zu finden: hier so entworfen, dass es zu allem Belegten passt.",
    },
    corrected: { name: "korrigiert", text: "Von jemandem korrigiert, der die Schachtel hat." },
  },
};

export default de;
