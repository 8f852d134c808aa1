import { plural } from "@ara/pax/texts/words";
import type { SourcesTexts } from "../en/sources.ts";

const de: SourcesTexts = {
  title: "Daten und Quellen",
  intro:
    "Was wir über das gedruckte Spiel wissen, was wir erschlossen haben, und wie du jede Partie hier prüfen kannst.",
  known: "Was bekannt ist",
  knownText:
    "Die Regeln stammen aus den veröffentlichten Regelheften und stehen hier in eigenen Worten. Wie viele Karten jede Kategorie hat, ist sicher. Welche Symbole und Werte sie zeigen, steht nirgends, wo wir nachsehen konnten. Dieser Teil des Stapels ist deshalb rekonstruiert: Er hält sich an die sechs Tatsachen unten, mehr ist nicht bekannt.",
  marks: { stated: "belegt", corroborated: "doppelt belegt", inferred: "erschlossen" },
  marksAbout: {
    stated: "Ein Regelheft oder eine andere Quelle sagt es ausdrücklich.",
    corroborated: "Zwei oder mehr voneinander unabhängige Quellen sagen es.",
    inferred: "Wir haben es erschlossen oder rekonstruiert.",
  },
  facts: "Sechs Tatsachen, an die sich der Stapel hält",
  factOf: {
    K1: "Jede Karte zeigt 1 oder 2 Symbole ihrer Kategorie.",
    K2: "Die Werte reichen von 1 bis 4 Aurei.",
    K3: "Es gibt eine Armeekarte mit dem Wert 4.",
    K4: "Eine Karte Land und eine Karte Intrige können zusammen 4 kosten.",
    K5: "In Armee, Flotte und Land gibt es Karten mit 1 Symbol: Beispiele im Regelheft haben ungerade Summen.",
    K6: "9 Symbole einer Kategorie sind erreichbar, mit Nocturnus 12: Die Schwellen gehen immer weiter.",
  },
  sourceParts: [
    [
      "value 4 on an Army card: stated (rulebook end-of-round example); its symbol count and the number of such cards: inferred",
      "Wert 4 auf einer Karte Armee: belegt (Beispiel zum Rundenende im Regelheft); ihre Symbole und wie viele es davon gibt: erschlossen",
    ],
    [
      "existence of a 1-symbol Land card: deduced from the rulebook limit example (3 Land symbols)",
      "dass es eine Karte Land mit 1 Symbol gibt: aus dem Beispiel zum Limit im Regelheft (3 Landsymbole)",
    ],
    [
      "existence of a 1-symbol Fleet card: deduced from the rulebook scoring example (Livinia's 3 natural Fleets is odd)",
      "dass es eine Karte Flotte mit 1 Symbol gibt: aus dem Beispiel zur Wertung im Regelheft (Livinia hat ohne Bonus 3 Flotten, eine ungerade Zahl)",
    ],
    [
      "existence of a 1-symbol Army card: deduced from the rulebook scoring example (Livinia has exactly 1 natural Army)",
      "dass es eine Karte Armee mit 1 Symbol gibt: aus dem Beispiel zur Wertung im Regelheft (Livinia hat ohne Bonus genau 1 Armee)",
    ],
    ["value and count: inferred", "Wert und Anzahl: erschlossen"],
    ["reconstruction within the constraints K1 to K6", "rekonstruiert nach den Tatsachen K1 bis K6"],
    ["rulebook end-of-round example", "Beispiel zum Rundenende im Regelheft"],
    ["rulebook buying example", "Beispiel zum Kauf im Regelheft"],
    ["rulebook scoring and limit examples", "Beispiele zu Wertung und Limit im Regelheft"],
    ["same text at", "derselbe Text bei"],
    ["rulebooks", "Regelhefte"],
  ],
  source: "Quelle",
  deck: "Der Stapel, Karte für Karte",
  deckText: ({ base, all }) =>
    `${base} Karten, ${all} mit Nocturnus. Die Kartenzahl einer Kategorie und jede Art von Karte tragen ihr eigenes Zeichen.`,
  cards: (n) => plural(n, "Karte", "Karten"),
  times: (n) => `${n}-mal`,
  nocturnus: "Nocturnus",
  why: "Woher das kommt",
  correct: "Du hast die Schachtel",
  correctText: [
    "Dann kannst du diesen Stapel genau machen. Er ist eine einzige Datei: packages/pax/src/data/cards.json. Jede Zeile nennt Kategorie, Symbole, Wert und wie viele solcher Karten es gibt.",
    "Zähle deine Karten, ändere die Zahlen und schreibe „stated“, wo du nachgesehen hast. Jede Kategorie behält ihre Kartenzahl: 12 bei Land und Intrige, 10 bei den anderen. Eine Datei, die nicht aufgeht, wird mit Begründung abgelehnt.",
    "Dann verwende deine Datei hier: Neue Tische spielen damit, und ihre Aufzeichnungen tragen sie mit sich, sodass jeder sie prüfen kann.",
  ],
  correctSave: "Datei sichern",
  ownUse: "Eigene Datei verwenden",
  ownNow: "Neue Tische spielen mit deiner Datei.",
  ownDrop: "Zurück zu unserer",
  ownRefused: (reason) => `Diese Datei wird abgelehnt: ${reason}`,
  rulings: "Eigene Festlegungen",
  rulingsText:
    "Wo die Regelhefte etwas offen lassen, müssen doch alle eine Aufzeichnung gleich lesen. Wir haben entschieden:",
  fair: "Was eine Aufzeichnung zeigt",
  fairText: [
    "Bevor die erste Karte ausgeteilt wird, zieht der Tisch einen geheimen Startwert und schreibt dessen Fingerabdruck in die Aufzeichnung: Der Startwert ist festgelegt. Er bestimmt das ganze Mischen. Ist das Spiel aus, steht der Startwert selbst daneben.",
    "Wer die Aufzeichnung hat, kann prüfen, dass der Startwert zum Fingerabdruck passt, dass er genau diesen Stapel ergibt, dass jeder Schritt erlaubt war und dass alles zur Kette der Fingerabdrücke passt: Die Aufzeichnung ist stimmig. Das Nachspielen prüft das, bevor es eine Partie zeigt, und lehnt eine Datei ab, die nicht stimmig ist.",
    "Mehr kann sie nicht zeigen. Wer die Datei hat, kann eine andere schreiben, die genauso stimmig ist, und wer austeilt, kann mehrere Startwerte versuchen und sich einen aussuchen. An deinem eigenen Tisch bist das du.",
  ],
  credits: "Dank",
  creditsText: [
    "PAX und Nocturnus sind Spiele von Bernd Eisenstein. Namen und Regelhefte gehören ihrem Autor und Verlag.",
    "Ara Pacis ist ein inoffizieller Tisch. Alle Texte, Bilder, Zeichen und Buchstaben hier sind unsere eigenen; nichts ist aus dem gedruckten Spiel übernommen.",
    "Wenn es dir gefällt, besorg dir die Schachtel: echte Karten, echte Menschen, echter Verrat.",
  ],
};

export default de;
