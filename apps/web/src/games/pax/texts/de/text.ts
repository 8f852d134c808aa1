import { SYMBOLS } from "./pax.ts";
import type { TextTexts } from "../en/text.ts";
import { withoutName } from "../../text/without-name.ts";
import { help } from "./help.ts";

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const aurei = (n: number): string => plural(n, "Aureus", "Aurei");
const cards = (n: number): string => plural(n, "Karte", "Karten");
const symbols = (n: number): string => plural(n, "Symbol", "Symbole");

const de: TextTexts = {
  title: "PAX als Text",
  heading: ({ round }) => `PAX, Runde ${round}`,
  headingSetup: "PAX, Vorbereitung",
  headingOver: "PAX, das Ende",
  rome: "Rom",
  you: "du",
  legionNumber: /(legion) ([IVX]+)\b/gi,
  cardInTurn: ({ category, symbols: n }) => `${category} mit ${plural(n, "Symbol", "Symbolen")}`,
  marks: ({ symbols: n, value }) => `(${SYMBOLS[n - 1]}, Wert ${value})`,
  rule: ({ sentence, rule }) => `${sentence} (PAX ${rule})`,

  page: {
    opening: "Der Tisch wird gedeckt.",
    unknown: "Unter dieser Adresse gibt es kein Spiel.",
    reopened: "Der Tisch blieb stehen und wurde neu geöffnet. Nichts ist verloren.",
    goOnHere: "Hier weiterspielen",
    unsaved: ({ reason }) =>
      `Dieser Browser bewahrt diese Partie nicht auf. Spiel ruhig weiter: Sie bleibt, bis dieses Fenster geschlossen wird. (${reason})`,
    toCommands: "Zur Befehlszeile",
    toTable: "Zum Tisch",
    tablet: "Frage und Befehlszeile",
    log: "Was gesagt wurde",
    choices: "Was du jetzt tun kannst",
    noChoices: "Im Augenblick nichts.",
    refused: "Was jetzt nicht geht, und warum",
    table: "Der Tisch",
    command: "Befehl",
    commandHelp: "Hilfe zeigt alle Befehle. Pfeil nach oben holt zurück, was du getippt hast.",
    send: "Ausführen",
    undo: "Letzten Schritt zurücknehmen",
    reset: "Meinen Zug zurücksetzen",
    hint: "Um einen Tipp bitten",
    visual: "Zum gezeichneten Tisch",
    typed: ({ input }) => `Du hast getippt: ${input}`,
    yourTurn: "Du bist am Zug.",
    turnOf: ({ who }) => `${who}, du bist am Zug.`,
  },

  pass: {
    passOn: ({ who }) => `Ich habe es gelesen. Weiter an ${who}`,
    waiting: "Die Bots spielen.",
    title: ({ who }) => `${who} ist am Zug`,
    text: ({ who }) => `Gib den Bildschirm an ${who}. Nichts Geheimes erscheint, bevor ${who} weitergeht.`,
    confirm: ({ who }) => `Ich bin ${who}. Zeig mir meine Karten`,
    back: ({ who }) => `${who} nimmt den letzten Schritt zurück`,
  },

  sections: {
    question: "Die Frage",
    verdict: "Das Ergebnis",
    hand: "Deine Hand",
    display: "Deine Auslage",
    legions: "Legionen",
    rome: "Rom",
    balance: "Stand",
    players: "Die anderen",
    deck: "Stapel und Runde",
  },

  question: {
    decides: ({ who }) => `${who} entscheidet.`,
    keep: ({ cards: list }) =>
      `Welche Karte behältst du? Gezogen hast du ${list}. Die anderen kommen unter den Stapel.`,
    start: ({ cards: list, plays }) =>
      `Gezogen hast du ${list}. Eine behältst du, eine kommt unter den Stapel, ${plays === 1 ? "die andere legst du" : `die anderen ${plays} legst du`} aus. Nenne die Karte, die du behältst, dann die für unter den Stapel.`,
    turn: "Ziehst du, oder siehst du dir Roms Karten an?",
    turnDraw: "Zieh deine Karten.",
    drawn: ({ first, due, card, places }) => `Karte ${first} von ${due}: ${card}. Wohin damit: ${places}?`,
    drawnLast: ({ first, due, card, places }) =>
      `Karte ${first} von ${due}: ${card}. Ein Platz ist noch frei: ${places}.`,
    drawnSeveral: ({ first, last, due, cards: list, places }) =>
      `Karten ${first} bis ${last} von ${due}: ${list}. Platziere eine davon: ${places}.`,
    places: { hand: "auf deine Hand", deck: "unter den Stapel", legion: "unter eine Legion" },
    buy: ({ aurei: purse, groups }) =>
      groups === ""
        ? `Du hast ${aurei(purse)} und kannst keine Gruppe kaufen. Weiter geht es mit „nichts“.`
        : `Kaufst du eine Gruppe? Du hast ${aurei(purse)}. ${groups}.`,
    group: ({ legion, price }) => `Legion ${legion} kostet ${price}`,
    play: ({ cost, cards: list, income }) =>
      `${list === "" ? "Du kannst keine Karte auslegen." : `Welche Karte legst du aus? ${cost === 0 ? "Die nächste kostet nichts" : `Die nächste kostet ${aurei(cost)}`}. Es gehen ${list}.`} Den Zug jetzt zu beenden bringt ${aurei(income)}.`,
    tribute: ({ left }) =>
      left === 1 ? "Welche Karte gibst du Rom?" : `Welche Karte gibst du Rom? Du schuldest ${left}.`,
    senate: ({ cards: list }) =>
      `Der Senat tagt. ${list === "" ? "Du kannst nur passen." : `Du darfst eine Karte für 1 Aureus auslegen: ${list}. Oder du passt.`}`,
  },

  actions: {
    keep: ({ card }) => `${card} behalten.`,
    start: ({ card, under }) => `${card} behalten, ${under} unter den Stapel schieben und den Rest auslegen.`,
    singly: "Die Karten einzeln ziehen.",
    peek: "Roms verdeckte Karten ansehen, 2 Aurei nehmen und den Zug beenden.",
    draw: "Einen vollen Zug machen: ziehen, kaufen, auslegen, Einkommen.",
    toHand: ({ card }) => `${card} auf die Hand nehmen.`,
    toDeck: ({ card }) => `${card} unter den Stapel schieben.`,
    toLegion: ({ card, legion, price }) =>
      `${card} unter Legion ${legion} legen. Die Gruppe würde dich ${aurei(price)} kosten.`,
    buy: ({ legion, price, cards: list }) => `Legion ${legion} für ${aurei(price)} kaufen: ${list}.`,
    buyEmpty: ({ legion }) => `Legion ${legion} kaufen.`,
    skip: "Nichts kaufen.",
    play: ({ card, cost }) => `${card} ${cost === 0 ? "kostenlos" : `für ${aurei(cost)}`} auslegen.`,
    end: ({ income }) => `Den Zug beenden. Dein Einkommen: ${aurei(income)}.`,
    tribute: ({ card }) => `Rom ${card} geben.`,
    pass: "Passen.",
  },

  hand: {
    empty: "Keine Karten auf der Hand.",
    purse: ({ aurei: n }) => `Du hast ${aurei(n)}.`,
    limit: ({ fleet, army, limit }) => `${fleet} und ${army} dürfen je ${symbols(limit)} haben. (PAX 3.10)`,
    drawn: ({ cards: list }) => `Gezogen und noch nicht platziert: ${list}.`,
  },

  display: {
    empty: "Noch nichts ausgelegt.",
    line: ({ category, symbols: n, cards: count }) => `${category}: ${symbols(n)} auf ${cards(count)}`,
    bonus: ({ category, bonus }) => `${category}: ${bonus} Bonus (PAX 6.4)`,
  },

  legions: {
    head: { legion: "Legion", group: "Gruppe", value: "Wert", price: "Du zahlst" },
    empty: "leer",
    next: "Bleibt es so, holt sich Rom diese Gruppe als Nächstes, falls der Stapel reicht. (PAX 4.2)",
    line: ({ legion, group, value, price }) =>
      group === ""
        ? `Legion ${legion} ist leer.`
        : `Legion ${legion}: ${group}. Wert ${value}${price === null ? "" : `, du zahlst ${price}`}.`,
  },

  romeCards: {
    none: "Noch nichts offen.",
    line: ({ category, symbols: n, cards: list }) => `${category}: ${symbols(n)}: ${list}`,
    hidden: ({ hidden }) => (hidden === 0 ? "Keine Karte verdeckt." : `${cards(hidden)} verdeckt.`),
    known: ({ cards: list }) => `Die verdeckten Karten hast du gesehen: ${list}.`,
    revealed: ({ cards: list }) => `Verdeckt lagen ${list}.`,
  },

  balance: {
    head: { category: "Kategorie", rome: "Rom", you: "Du", best: "Stärkster Spieler", ahead: "Vorn" },
    nobody: "niemand",
    line: ({ category, rome, you, best, who, ahead }) =>
      `${category}: Rom ${rome}${you === null ? "" : `, du ${you}`}${who === "" ? "" : `, am stärksten mit ${best}: ${who}`}. Vorn: ${ahead}.`,
    count: ({ ahead, of, goal }) => `Rom ist in ${ahead} von ${of} Kategorien vorn. Mit ${goal} gewinnt es. (PAX 6.3)`,
    solo: ({ stronger, goal, of }) =>
      `Du bist ${stronger === 0 ? "nirgends" : `in ${plural(stronger, "Kategorie", "Kategorien")}`} stärker als Rom. Nötig sind ${goal}, und alle ${of} in deiner Auslage. (PAX 8.4)`,
    missing: ({ names }) => `In deiner Auslage fehlt: ${names}.`,
    romeWith: ({ who }) => `Wäre das Spiel jetzt zu Ende, gewänne Rom, und mit ihm ${who}.`,
    romeNobody: "Wäre das Spiel jetzt zu Ende, gewänne Rom, und niemand mit ihm.",
    players: ({ who }) => `Wäre das Spiel jetzt zu Ende, gelänge der Aufstand. Vorn: ${who}.`,
    unseen: ({ unseen }) =>
      `${unseen === 1 ? "Eine Karte Roms liegt verdeckt und zählt" : `${unseen} Karten Roms liegen verdeckt und zählen`} nicht mit.`,
  },

  players: {
    none: "Sonst sitzt niemand hier.",
    line: ({ who, symbols: list }) => `${who}: ${list === "" ? "nichts ausgelegt" : `ausgelegte Symbole: ${list}`}.`,
    bot: ({ who, level }) => `${who} (Bot, ${level})`,
    purse: ({ aurei: n, cards: count }) => `${aurei(n)}, ${cards(count)} auf der Hand.`,
    hand: ({ cards: list }) => `Hand: ${list}.`,
    peeked: "Kennt Roms verdeckte Karten.",
    conspiratus: "primus conspiratus.",
    primus: "Startspieler.",
  },

  deck: {
    left: ({ deck }) => `${cards(deck)} im Stapel.`,
    own: ({ cards: list }) => `Du hast unter den Stapel geschoben, in dieser Reihenfolge: ${list}.`,
    round: ({ round }) => `Runde ${round}.`,
    primus: ({ who }) => `Primus, beginnt die Runde: ${who}.`,
    conspiratus: ({ who }) => `primus conspiratus: ${who}.`,
    noConspiratus: "Noch niemand ist primus conspiratus.",
  },

  score: {
    title: "Wertung",
    now: "Wäre das Spiel jetzt zu Ende, soweit du sehen kannst:",
    caption: "Punkte aller Spieler",
    part: "Punkte für",
    rows: {
      categories: "Kategorien, je 2",
      stronger: "Stärker als Rom, je 3",
      fleets: "Flotten",
      armies: "Armeen",
      conspiratus: "primus conspiratus",
      wealth: "Größtes Vermögen, 4",
    },
    riches: "Aurei und Karten",
    total: "Punkte",
    secret: "geheim",
    secretNote: "Die 4 Punkte für das größte Vermögen fehlen: Geld und Hände sind geheim. (PAX 2.7)",
    line: ({ who, points, parts }) =>
      `${who}: ${plural(points, "Punkt", "Punkte")}${parts === "" ? "" : ` (${parts})`}.`,
    partLine: ({ part, points }) => `${part}: ${points}`,
  },

  result: {
    romeNobody: "Rom gewinnt, und niemand stand ihm zur Seite.",
    romeWith: ({ who, you }) =>
      you
        ? "Rom gewinnt, und du mit ihm: Du bist primus conspiratus."
        : `Rom gewinnt, und mit ihm ${who}, primus conspiratus.`,
    players: ({ who, you }) => `Der Aufstand gelingt. ${you ? "Du gewinnst" : `${who} gewinnt`}.`,
    shared: ({ who }) => `Der Aufstand gelingt. ${who} teilen sich den Sieg.`,
    soloWon: ({ game }) => `Du hast Spiel ${game} der Kampagne gewonnen.`,
    soloLost: ({ game }) => `Rom gewinnt Spiel ${game} der Kampagne. Du darfst es noch einmal versuchen.`,
    score: "Die ganze Wertung",
    replay: "Das Spiel noch einmal ansehen",
    fresh: "Ein neuer Tisch",
  },

  news: {
    laid: ({ cards: list }) => `Neu unter den Legionen: ${list}.`,
    laidUnder: ({ legion, card }) => `${legion}: ${card}`,
    romeLeads: ({ leads, goal }) => `Rom liegt jetzt in ${leads} vorn; mit ${goal} gewinnt es.`,
    undoneSeen: "Zurückgenommen, auch was du schon gesehen hattest: Das steht in der Aufzeichnung.",
    undone: "Zurückgenommen.",
    again: ({ sentence, who }) => withoutName(sentence, who),
    earlier: ({ lines }) =>
      lines === 1 ? "Eine frühere Zeile steht im Protokoll." : `${lines} frühere Zeilen stehen im Protokoll.`,
  },

  answers: {
    which: {
      card: ({ options }) => `Welche Karte? ${options}.`,
      place: ({ options }) => `Wohin? ${options}.`,
      legion: ({ options }) => `Welche Legion? ${options}.`,
    },
    numbered: ({ number, card }) => `${number}: ${card}`,
    missing: ({ category, from }) =>
      from === "hand"
        ? `Du hast keine Karte der Kategorie ${category} auf der Hand.`
        : `Unter den gezogenen Karten ist keine der Kategorie ${category}.`,
    noNumber: ({ number, count }) =>
      count === 0 ? "Es gibt keine Karte zur Wahl." : `Eine Karte ${number} gibt es nicht; es sind ${count}.`,
    unclear: ({ input, near }) => `„${input}“ ist hier kein Befehl. Meinst du ${near}? Hilfe zeigt alle Befehle.`,
    several: ({ input, near }) => `„${input}“ kann ${near} heißen. Tippe mehr davon.`,
    empty: "Tippe einen Befehl, oder Hilfe.",
    nothingRefused: "Gerade wird nichts abgelehnt.",
    allowed: "Nichts spricht dagegen: Du kannst es jetzt tun.",
    refused: ({ what, why }) => `${what}: ${why}`,
    botReason: ({ who, reason }) => `${who}: ${reason}`,
    noReason: ({ who }) => `${who} hat noch keinen Grund genannt.`,
    spectator: "Du siehst zu; für dich gibt es nichts zu entscheiden.",
    thinking: "Einen Augenblick.",
    hint: ({ action, reason, command }) => `Ein Consul würde sagen: ${action} ${reason} Tippe ${command}.`,
    hintWins: ({ win }) => `Das gewinnt von hier aus etwa ${win} von 100 Spielen.`,
    noHint: "Du bist gerade nicht dran.",
    chances: ({ rome }) => `Rom gewinnt von hier aus etwa ${rome} von 100 Spielen.`,
    chanceOf: ({ who, win, withRome }) =>
      `${who}: etwa ${win} von 100${withRome === 0 ? "" : `, davon ${withRome} mit Rom, als primus conspiratus`}.`,
    saved: "Jeder Schritt ist in diesem Browser gespeichert. Du kannst die Seite schließen und später weiterspielen.",
    undone: "Zurückgenommen.",
    failed: "Der Tisch hat nicht geantwortet. Versuch es noch einmal.",
    choices: "Das kannst du jetzt tun:",
    noRule: ({ rule }) => `Regel ${rule} gibt es nicht.`,
    ruleHelp: "Tippe Regel und ein Kapitel, 1 bis 10, oder die Nummer einer Regel, etwa Regel 3.7.",
    visual: "Es geht zum gezeichneten Tisch.",
    example: "Karten haben eine Nummer, oder eine Kategorie mit Symbolen und Wert, etwa Armee 2 4.",
  },

  help,
};

export default de;
