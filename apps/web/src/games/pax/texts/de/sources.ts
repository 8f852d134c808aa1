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
    K4: "Eine Landkarte und eine Intrigenkarte können zusammen 4 kosten.",
    K5: "In Armee, Flotte und Land gibt es Karten mit 1 Symbol: Beispiele im Regelheft haben ungerade Summen.",
    K6: "9 Symbole einer Kategorie sind erreichbar, mit Nocturnus 12: Die Schwellen gehen immer weiter.",
  },
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
  rulingList: [
    {
      rule: "2.5",
      text: "Werden zu Beginn zwei gleiche Karten gezogen und eine behalten, ist es die zuerst gezogene.",
    },
    {
      rule: "3.11",
      text: "Am Ende eines Zuges kommt das Einkommen, dann der Tribut, dann die Senatssitzung, dann der nächste Platz.",
    },
    {
      rule: "9.4",
      text: "Tribut folgt auf jeden vollen Zug, auch auf einen ohne ausgespielte Karte. Wer nur Roms Karten ansieht, zahlt nichts.",
    },
    {
      rule: "3.4",
      text: "Eine der ersten beiden Karten darf nicht auf die Hand: Das gilt auch mit Nocturnus, solange die Miliz keine Karte mehr gibt.",
    },
    {
      rule: "8.4",
      text: "Auch solo werden Punkte gezählt. Eine verlorene Partie hat keinen Sieger, wer auch immer Primus conspiratus hat.",
    },
    { rule: "6.5", text: "Ist das Spiel aus, werden Hände und Geld offengelegt." },
    { rule: "6.3", text: "Gewinnt Rom und niemand hat Primus conspiratus, gewinnt niemand." },
    {
      rule: "5.2",
      text: "Geht der Stapel während einer Runde aus, nimmt Rom keine Gruppe mehr. Der Tisch kann es anders vereinbaren.",
    },
    { rule: "1.3", text: "Der Bank gehen die Aurei nie aus." },
  ],
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
