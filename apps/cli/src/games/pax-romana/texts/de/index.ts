import type { RomanaTexts } from "../en/index.ts";
export const de: RomanaTexts = {
  turn: (turn, last, phase) => `Runde ${turn} von ${last}, ${phase}`,
  first: (who) => `noch vor dem Becher: ${who}`,
  cup: (markers) => `im Becher: ${markers}`,
  eventMarkers: "Ereignisse",
  empty: "nichts",
  movesLeft: (majors, minors) =>
    `Noch übrig: ${majors} ${majors === 1 ? "Hauptbewegung" : "Hauptbewegungen"}, ${minors} ${minors === 1 ? "Nebenbewegung" : "Nebenbewegungen"}.`,
  decides: (who) => `${who} entscheidet`,
  commands:
    "m Karte, m NAME ein Ort, w wohin, s Wertung, t Tipp, r Regel, l Protokoll, u zurück, v Tisch, ? Hilfe, q gehen",
  help: `Tippe die Nummer dessen, was du tun willst, oder ein paar Buchstaben davon; wo gefragt ist, wie viele, tippe wie viele.
Enter, wo es nur eine Antwort gibt; + für alle Antworten, wo sie nicht auf den Schirm passen. Andere Befehle:
  m, map     Mächte, Provinzen, deine Truppen und die der anderen
  m NAME     alles über ein Feld oder eine Provinz: was dort steht und wohin es von dort geht
  w, where   wohin der Verband kommt, der gerade zieht; "w NAME" ein Ort, und warum nicht
  s, score   was eine Siegphase jetzt brächte, und wer gewänne
  t, tip     was der Bot "steady" an deiner Stelle täte
  r, rule    die Kapitel des Regelbuchs; "r 9" eines davon, "r 9.21" eine Regel mit unseren Entscheidungen
  l, log     was in dieser Runde geschah; "l 20" die letzten 20 Zeilen, "l all" das ganze Spiel
  u, undo    den letzten Schritt zurücknehmen (solange kein Würfel fiel und niemand sonst entschieden hat)
  v, view    die Frage noch einmal zeigen
  q, quit    speichern und gehen; der Befehl, mit dem es weitergeht, wird dann gezeigt
Eine Zahl in Klammern nach einer Frage oder Zeile ist die Regel dahinter, wie in den Living Rules.
Die Werte eines Feldherrn sind Taktik-Feldzug; * heißt Elite. MP sind Marschpunkte, KP Kampfpunkte.`,
  columns: ["", "Talente", "Stabilität", "SP", "GOP", "CVP", "Provinzen"],
  sheet: {
    columns: ["", "SP bisher", "GOP", "CVP", "Ziele", "SP dann"],
    noPoints: "Dieses Szenario zählt keine Siegpunkte.",
    how: "GOP und CVP mit den Siegpunkten für die Plätze; deine Ziele sind dabei, die der anderen nicht.",
  },
  nobody: "niemand",
  control: "Kontrolle",
  own: "Deine Truppen",
  others: "Andere",
  tribes: "Stämme, die noch niemand gesehen hat",
  knownTribes: "Stämme, die du gesehen hast, mit ihrer Stärke",
  objectives: (letters) => `Deine Ziele: ${letters}`,
  theirObjectives: (of, letters) => `Bekannte Ziele ${of}: ${letters}`,
  notFound: (name) => `Kein Feld und keine Provinz heißt "${name}".`,
  say: "In deinen Worten: ",
  more: (n) => `      … ${n} weitere: tippe ein paar Buchstaben des Gesuchten, oder + für alle`,
  reach: {
    nothing: "Von dir ist gerade niemand unterwegs.",
    noWay:
      "Von hier führt gerade kein Weg weiter: über Land steht nichts offen, und über das Einschiffen ist noch nicht entschieden.",
    notAsked: "danach ist hier nicht gefragt",
    open: (places) => `Erreichbar, mit den MP, die dort bleiben: ${places}`,
    fleet: (places) => `Erreichbar: ${places}`,
    contested: (places) => `Würfel oder andere entscheiden auf dem Weg nach: ${places}`,
    lost: (places) => `Nichts bliebe davon übrig in: ${places}`,
  },
  unseen: (n) => `… ${n} weitere ${n === 1 ? "Zeile" : "Zeilen"} im Protokoll: l`,
  tip: (key, label) => `Steady würde ${key} tippen: ${label}`,
  rules: {
    rulings: "Unsere Entscheidungen dazu, nur auf Englisch:",
    how: "In unseren Worten: die Living Rules des Verlags zu Pax Romana haben dieselben Nummern.",
  },
  welcome: {
    game: (id, title, you, turns) =>
      `Szenario ${id}: ${title}. Du spielst ${you}; noch ${turns} ${turns === 1 ? "Runde" : "Runden"}.`,
    end: {
      mostPoints: "Die meisten Siegpunkte nach der letzten Runde gewinnen",
      mostPointsWithAsiaMinor:
        "Die meisten Siegpunkte nach der letzten Runde gewinnen, zwei mehr für jede Provinz Kleinasiens",
      pyrrhicWar: "Nach der letzten Runde entscheiden Tarentum und Capua, dann die geringeren Verluste an Kampfpunkten",
    },
    automatic: {
      none: ".",
      enemyCapital: "; oder sofort, wer alle Hauptstädte des Feindes hält.",
      bothCapitalsOrAsiaMinor:
        "; oder sofort, wer alle Hauptstädte des Feindes hält, oder in einer Siegphase ganz Kleinasien.",
      pyrrhicWar:
        "; oder sofort: Griechenland mit Roma, Rom nach dem Tod des Pyrrhus, wenn kein Grieche in Italien bleibt.",
    },
    help: "? zeigt die Befehle: Karte, Wertung, Tipp, Protokoll, Zurücknehmen.",
  },
};
