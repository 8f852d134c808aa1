import type en from "../en/replay.ts";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const de: typeof en = {
  title: "Wiederholung",
  reading: "Die Aufzeichnung wird geprüft.",
  missing: "Diese Partie gibt es in diesem Browser nicht.",
  empty: "An diesem Tisch ist noch nichts geschehen.",
  toTable: "An den Tisch",
  toScore: "Wertung",
  refused: ({ reason }) => `Diese Aufzeichnung lässt sich nicht zeigen: ${reason}`,
  running: "Diese Partie läuft noch. Du siehst, was du sehen darfst, und nicht mehr.",

  setup: "Der Aufbau",
  round: ({ round }) => `Runde ${round}`,
  turnOf: ({ who, you }) => (you ? "Du bist am Zug" : `${who} ist am Zug`),
  over: "Das Ende",
  decides: ({ who, you }) => (you ? "du entscheidest" : `${who} entscheidet`),
  deciding: "entscheidet jetzt",
  step: ({ step, of }) => `Schritt ${step} von ${of}`,
  event: ({ event, of }) => `Ereignis ${event} von ${of}`,

  controls: "Schritte",
  first: "An den Anfang",
  last: "Ans Ende",
  back: { event: "Ein Ereignis zurück", decision: "Einen Schritt zurück", turn: "Einen Zug zurück" },
  on: { event: "Ein Ereignis weiter", decision: "Einen Schritt weiter", turn: "Einen Zug weiter" },
  play: "Von selbst abspielen",
  pause: "Anhalten",
  slider: "Schritt",
  speed: "Tempo",
  speeds: { slow: "langsam", normal: "normal", fast: "schnell" },
  viewpoint: "Gesehen von",
  spectator: "einem Zuschauer",
  everything: "alles aufgedeckt",
  keys: "Tasten: ← → ein Ereignis, Komma und Punkt ein Schritt, Umschalt mit ← → ein Zug, Pos1 und Ende, Leertaste spielt ab.",
  copyLink: "Link kopieren",
  copied:
    "Der Link zu diesem Schritt ist kopiert. Er öffnet sich in jedem Browser: Die ganze Partie steckt darin, samt Beweis.",
  notCopied: "Der Browser ließ das Kopieren nicht zu. Hier ist der Link:",
  longLink: ({ length }) =>
    `Er hat ${length} Zeichen; manche Programme schneiden so lange Links ab. Die Datei ist sicherer.`,
  linkBroken: "Der Link ist beschädigt oder abgeschnitten. Lass ihn dir noch einmal schicken, oder die Datei.",
  linkShown:
    "Diese Partie kam mit ihrem Link. Jeder Schritt wurde geprüft; in diesem Browser ist sie nicht gespeichert.",
  linkKeep: "Behalten",
  linkNotKept: "Dieser Browser konnte sie nicht speichern.",

  legions: "Legionen",
  legion: ({ legion, cards, sum }) => `Legion ${legion}: ${cards}; Summe der Werte ${sum}`,
  emptyLegion: ({ legion }) => `Legion ${legion}: leer`,
  toRome: "an Rom?",
  toRomeLong: "Bleibt es so, holt sich Rom diese Gruppe am Ende der Runde, falls der Stapel reicht.",
  deck: ({ cards }) => `${count(cards, "Karte", "Karten")} im Stapel`,
  drawn: ({ who, you }) => (you ? "Du hast gezogen" : `${who} hat gezogen`),
  players: "Spieler",
  hand: "Hand",
  handOf: ({ cards }) => count(cards, "Handkarte", "Handkarten"),
  handEmpty: "keine Handkarten",
  aurei: ({ aurei }) => count(aurei, "Aureus", "Aurei"),
  secret: "Hand und Geld sind geheim.",
  display: ({ list }) => `Auslage: ${list}`,
  displayEmpty: "Die Auslage ist leer.",
  primus: "beginnt die Runde",
  conspiratus: "primus conspiratus",
  bot: ({ level }) => `Bot, ${level}`,
  person: "Mensch",
  rome: "Rom",
  balance: "Stand",
  balanceRow: ({ category, rome, best, who, ahead }) =>
    `${category}: Rom ${rome}, ${best === 0 ? "niemand hat etwas" : `${who} ${best}`}; ${ahead ? "Rom führt" : `${who} führt`}`,
  seals: ({ ahead, goal }) => `Rom führt in ${ahead}; mit ${goal} gewinnt es.`,
  soloSeals: ({ stronger, goal }) => `Stärker als Rom in ${stronger}, nötig sind ${goal}.`,
  faceDown: ({ cards }) => `${count(cards, "Karte", "Karten")} verdeckt, nicht gezählt`,

  log: "Protokoll",
  later: "Auch zeigen, was noch kommt",

  whatIf: "Was wäre, wenn?",
  whatIfNote:
    "Nimm die Partie von hier auf: Alles davor bleibt, den Rest spielst du. Die Karten kommen in der gleichen Reihenfolge. Bots bleiben so stark, wie sie waren.",
  whatIfSeat: "Du sitzt als",
  whatIfLevel: "Für die anderen Menschen setzen sich Bots",
  whatIfGo: "Von hier weiterspielen",
  whatIfOver: "Hier ist die Partie zu Ende. Geh zu einem Schritt vor dem Ende.",
  whatIfSeed: "Diese Aufzeichnung hält ihren Startwert zurück, darum kann niemand mit ihr weiterspielen.",
  levels: { tiro: "Tiro", miles: "Miles", centurio: "Centurio", legatus: "Legatus", consul: "Consul" },

  opinion: "Den Bot fragen",
  thinking: "Der Bot denkt nach.",
  opinionOf: ({ who, you, action }) =>
    `An ${you ? "deiner Stelle" : `Stelle von ${who}`} würde der stärkste Bot: ${action}.`,
  opinionOnly: ({ who, you }) => (you ? "Du hast hier keine Wahl." : `${who} hat hier keine Wahl.`),
  considered: ({ action, win }) => `${action}: ${win} von 100`,
  wasPlayed: "so wurde gespielt",
  advised: "der Bot",
  did: "gespielt",
  didTo: { hand: "gespielt: auf die Hand", display: "gespielt: in die Auslage", rome: "gespielt: zu Rom" },
  advisedTo: { hand: "der Bot: auf die Hand", display: "der Bot: in die Auslage", rome: "der Bot: zu Rom" },
  chances: ({ who, you, win, withRome }) =>
    `Soweit ${you ? "du es wissen konntest" : `${who} es wissen konnte`}, gewinnt der beste Zug von hier aus ${win} von 100 Partien${withRome === 0 ? "" : `, ${withRome} dieser ${win} mit Rom, als primus conspiratus`}.`,
  chancesRome: ({ rome }) => (rome === 0 ? "Rom gewinnt keine der 100." : `Rom gewinnt insgesamt ${rome} der 100.`),
  opinionFailed: "Der Bot konnte nichts sagen.",
};

export default de;
