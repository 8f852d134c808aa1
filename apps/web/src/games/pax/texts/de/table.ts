import type { TableTexts } from "../en/table.ts";

const aurei = (n: number): string => (n === 1 ? "1 Aureus" : `${n} Aurei`);
const cards = (n: number): string => (n === 1 ? "1 Karte" : `${n} Karten`);

/** What the table says, in German. */
const de: TableTexts = {
  round: ({ round }) => `Runde ${round}`,
  steps: { draw: "Ziehen", buy: "Kaufen", play: "Auslegen", income: "Einkommen" },
  yourTurn: "Dein Zug",
  turnOf: ({ who }) => `${who} ist am Zug`,
  yourAnswer: "Deine Antwort",
  answerOf: ({ who }) => `${who} antwortet`,
  over: "Das Spiel ist zu Ende",
  you: "du",
  bot: ({ level }) => `Bot · ${level}`,

  undo: "Zurücknehmen",
  undoCount: ({ steps }) => `Zurücknehmen (${steps === 1 ? "1 Schritt" : `${steps} Schritte`})`,
  reset: "Meinen Zug zurücksetzen",
  hint: "Tipp",
  keys: "Tasten",
  menu: "Menü",
  tools: "Werkzeuge",
  undoFree: "Auch Gesehenes zurücknehmen; das steht dann in der Aufzeichnung",

  legions: "Legionen",
  legion: ({ legion }) => `Legion ${legion}`,
  legionSays: ({ legion, cards: list, price }) =>
    `Legion ${legion}: ${list}${price === null ? "" : `. Preis für dich: ${aurei(price)}`}.`,
  empty: "leer",
  toRome: "an Rom?",
  toRomeLong: "Bleibt es so, holt sich Rom diese Gruppe am Ende der Runde, falls der Stapel reicht.",
  discount: ({ sum, less }) => `${sum} − ${less}`,
  withIt: ({ from, to }) => `damit ${from}\u00A0→\u00A0${to}`,
  deckHolds: ({ cards: n }) => `${cards(n)} im Stapel`,
  deckRounds: ({ rounds }) => (rounds <= 1 ? "vielleicht die letzte Runde" : `etwa ${rounds} Runden`),
  deckEmpty: "Der Stapel ist leer",
  deckLast: "die letzte Runde",
  yours: ({ cards: n }) => `${n} von dir ganz unten`,

  ask: {
    keep: "Welche Karte behältst du?",
    keepNote: "Der Rest kommt in der gezogenen Reihenfolge unter den Stapel.",
    turn: "Dein Zug: ziehen oder Roms Karten ansehen?",
    draw: "Wohin damit?",
    drawSeveral: "Welche Karte kommt wohin?",
    buy: "Welche Gruppe kaufst du?",
    play: "Welche Karten legst du aus?",
    playFirst: ({ cost }) =>
      cost === 0 ? "Die nächste Karte ist umsonst." : `Die nächste Karte kostet ${aurei(cost)}.`,
    senate: "Der Senat tagt: Legst du eine Karte aus?",
    senateNone: "Der Senat tagt. Du kannst nur passen.",
    senateNote: ({ cost }) => `Eine Karte, für ${aurei(cost)}.`,
    tribute: "Welche Karte bekommt Rom als Tribut?",
    tributeLeft: ({ left }) => `Noch ${cards(left)} zu geben.`,
  },
  cardOf: ({ first, due }) => `Karte ${first} von ${due}`,
  drawButton: "Ziehen",
  drawNote: ({ due, kept, left }) =>
    left === 0
      ? "Der Stapel ist leer: stattdessen 2 Aurei"
      : left < due
        ? `${cards(due)}, falls der Stapel reicht`
        : `${cards(due)}: ${kept} auf die Hand, 1 unter eine Legion, 1 unter den Stapel`,
  peekButton: "Roms Karten ansehen",
  peekNote: "Statt eines Zuges, 2 Aurei",
  toHand: "Auf die Hand",
  toHandNote: "Behalten",
  toLegion: "Unter eine Legion",
  toLegionNote: ({ legions }) => `Wähle ${legions}`,
  toDeck: "Unter den Stapel",
  toDeckNote: ({ cards: n }) => (n === 0 ? "Sie kommt gleich zurück" : `Kann wiederkommen: ${cards(n)} davor`),
  used: "schon genutzt",
  buyFor: ({ price }) => `für ${aurei(price)}`,
  buyNothing: "Nichts kaufen",
  endTurn: "Zug beenden",
  endIncome: ({ income }) => `Einkommen: ${aurei(income)}`,
  pass: "Passen",
  confirm: "Bestätigen",

  rome: "Rom",
  romeHas: "Rom",
  strongest: "stärkster Spieler",
  faceDown: ({ cards: n }) => `${n} verdeckt`,
  peeked: "Diese kennst du; die anderen vielleicht nicht.",
  by: ({ symbols }) => `${symbols} mehr`,
  ahead: "Rom",
  tie: "gleich · Rom",
  nobody: "niemand",
  balanceRow: ({ category, rome, best, who, ahead }) =>
    `${category}: Rom ${rome}, ${best === 0 ? "niemand" : `${who} ${best}`}; vorn: ${ahead ? "Rom" : who}`,
  holds: ({ has, needs }) => `Rom führt in ${has}. Es braucht ${needs}.`,
  holdsNone: ({ needs }) => `Rom führt nirgends. Es braucht ${needs}.`,
  crowns: ({ who }) => `Gewinnt Rom, gewinnt ${who} mit.`,
  crownsYou: "Gewinnt Rom, gewinnst du mit.",
  crownsNobody: "Gewinnt Rom, gewinnt sonst niemand: Noch ist niemand primus conspiratus.",
  romeWinsNow: "Jetzt würde Rom gewinnen.",
  revoltWinsNow: ({ who }) => `Jetzt würde der Aufstand gewinnen: ${who}.`,
  soloGoal: ({ has, needs }) =>
    `Du bist ${has === 0 ? "nirgends" : `in ${has}`} stärker als Rom; du brauchst ${needs}.`,
  soloMissing: ({ categories }) => `In deiner Auslage fehlt noch: ${categories}.`,
  soloComplete: "Alle Kategorien liegen in deiner Auslage.",
  unseen: ({ cards: n }) => (n === 1 ? "Ohne Roms verdeckte Karte." : `Ohne Roms ${n} verdeckte Karten.`),

  romeWon: "Rom hat gewonnen, und niemand mit ihm.",
  romeWonWith: ({ who }) => `Rom hat gewonnen, und mit ihm: ${who}.`,
  revoltWon: ({ who }) => `Der Aufstand hat gewonnen: ${who}.`,
  soloWon: "Du hast gegen Rom gewonnen.",
  soloLost: "Rom hat gewonnen.",

  players: "Spieler",
  primus: "Primus: beginnt die Runde",
  conspiratus: "primus conspiratus",
  handOf: ({ cards: n }) => `Hand ${n}`,
  purseOf: ({ aurei: n }) => aurei(n),
  display: "Deine Auslage",
  bonus: ({ symbols, category }) => `+${symbols} aus ${category}`,
  limit: "Limit",
  limitNote: ({ fleet, army, limit }) =>
    limit === 0 ? `Noch nicht erlaubt: ${fleet} und ${army}.` : `${fleet} und ${army}: je höchstens ${limit}.`,

  hand: "Deine Hand",
  handEmpty: "Keine Karten auf der Hand.",
  purse: "Aurei",
  secret: "Nur du siehst Hand und Geld.",
  playable: "auslegbar",

  log: "Protokoll",

  tabs: { table: "Tisch", rome: "Rom", players: "Spieler", log: "Protokoll" },

  notYours: "Auf diesem Platz sitzt ein Bot.",

  actions: {
    keep: ({ card }) => `${card} behalten`,
    start: ({ card }) => `${card} behalten`,
    draw: "Ziehen",
    singly: "Einzeln ziehen",
    peek: "Roms Karten ansehen",
    toHand: ({ card }) => `${card} auf die Hand`,
    toDeck: ({ card }) => `${card} unter den Stapel`,
    toLegion: ({ card, legion }) => `${card} unter Legion ${legion}`,
    buy: ({ legion }) => `Legion ${legion} kaufen`,
    skip: "Nichts kaufen",
    play: ({ card }) => `${card} auslegen`,
    end: "Zug beenden",
    tribute: ({ card }) => `Rom ${card} geben`,
    pass: "Passen",
  },
};

export default de;
