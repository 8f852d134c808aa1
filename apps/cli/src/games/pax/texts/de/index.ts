import { en, type PaxTableTexts } from "../en/index.ts";

const aurei = (n: number): string => (n === 1 ? "1 Aureus" : `${n} Aurei`);

export const de: PaxTableTexts = {
  names: en.names,
  rome: "Rom",
  welcome: {
    aim: "Rom herrscht, ihr verschwört euch. Gelingt der Aufstand, entscheiden die Punkte.",
    rome: (goal, of) => `Vorn (◆) in ${goal} von ${of} Kategorien gewinnt Rom, mit ihm nur primus conspiratus.`,
    soloAim: "Allein gegen Rom: Geht der Stapel zu Ende, musst du stärker sein.",
    soloGoal: (goal, of) => `Nötig: in ${goal} Kategorien mehr Symbole als Rom, und alle ${of} in deiner Auslage.`,
    card: "So liest du eine Karte: Land ●● 3 ist Kategorie, Symbole, Wert. Hilfe: ?",
  },
  round: (n) => `Runde ${n}`,
  deck: (n) => `Stapel ${n}`,
  startPlayer: (name) => `Startspieler ${name}`,
  conspirator: (name) => `primus conspiratus ${name}`,
  hides: (cards) => `Rom verbirgt: ${cards}`,
  columns: { aurei: "Aurei", hand: "Hand" },
  standing: {
    ahead: (ahead, of) => `${ahead} von ${of}`,
    romeWith: (name) => `Rom gewänne jetzt, und mit ihm ${name}`,
    romeNobody: "Rom gewänne jetzt, und niemand mit ihm",
    revolt: (names) => `der Aufstand gelänge jetzt, vorn: ${names}`,
    unseen: (n) => `${n} verdeckt`,
    solo: (stronger, goal) => `Stärker als Rom in ${stronger}, nötig sind ${goal}`,
    display: (found, of) => `Kategorien in der Auslage ${found} von ${of}`,
    missing: (names) => `es fehlt: ${names}`,
  },
  legions: "Legionen",
  value: "Wert",
  youPay: "du zahlst",
  romeNext: "▸ holt sich Rom als Nächstes, falls der Stapel reicht (PAX 4.2)",
  empty: "leer",
  hand: "Hand",
  display: "Auslage",
  purse: aurei,
  limit: (fleet, army) => `${fleet}, ${army} (PAX 3.10)`,
  count: (what, n, of) => `${what} ${n} von ${of}`,
  happened: "Was geschah",
  choose: {
    setup: "Welche Karte behältst du? Die anderen kommen unter den Stapel.",
    start: (plays) =>
      `Zwei Buchstaben: die Karte, die du behältst, dann die für unter den Stapel, etwa ab. Die ${plays === 1 ? "andere legst du" : `anderen ${plays} legst du`} gleich aus.`,
    turn: "Du bist am Zug.",
    drawn: (n, of, card) => `Karte ${n} von ${of}: ${card}. Wohin damit?`,
    drawnSeveral: (from, to, of) =>
      `Karten ${from} bis ${to} von ${of}. Buchstabe der Karte, dann der Platz, etwa ah oder b1:`,
    buy: "Kaufst du eine Gruppe? Die Nummer ihrer Legion:",
    play: (cost) =>
      `Welche Karte legst du aus? ${cost === 0 ? "Die nächste kostet nichts." : `Die nächste kostet ${aurei(cost)}.`}`,
    tribute: "Welche Karte gibst du Rom?",
    senate: "Der Senat tagt: eine Karte für 1 Aureus.",
  },
  actions: {
    keep: (card) => `${card} behalten`,
    singly: "einzeln ziehen, eine Karte nach der anderen",
    peek: "Roms verdeckte Karten ansehen, 2 Aurei nehmen, Zug beenden",
    draw: "ein voller Zug: ziehen, kaufen, auslegen, Einkommen",
    toHand: "auf die Hand",
    toDeck: "unter den Stapel",
    toLegion: "unter diese Legion",
    buy: (legion, price) => `${legion} für ${price} kaufen`,
    skip: "nichts kaufen",
    end: (income) => `Zug beenden: Einkommen ${income}`,
    tribute: (card) => `${card} an Rom geben`,
    pass: "passen",
  },
  used: "schon genutzt (PAX 3.3)",
  tooDear: (purse) => `zu teuer, du hast ${aurei(purse)} (PAX 3.7)`,
  overLimit: (limit) => `mehr Symbole, als dein Land oder deine Intrige erlaubt (${limit}) (PAX 3.10)`,
  tip: (key, reason, win) =>
    `Ein Konsul würde ${key} tippen. ${reason}${win === undefined ? "" : ` (Gewinnt von hier aus etwa ${win} von 100 Partien.)`}`,
  commands: "u zurück, l Protokoll, s Wertung bisher, t Tipp, r Regeln, v Tisch, ? Hilfe, q speichern und beenden",
  help: (categories) => `Gib die Nummer oder den Buchstaben dessen ein, was du tun willst. Andere Befehle:
  u, undo    den letzten Schritt zurücknehmen (solange nichts aufgedeckt wurde)
  l, log     alles, was bisher geschah
  s, score   die Wertung, als wäre die Partie jetzt zu Ende, soweit sichtbar
  t, tip     was ein Bot an deiner Stelle täte, und warum
  r, rules   die Regeln; „r 3“ ein Kapitel, „r 3.7“ eine einzelne
  v, view    den Tisch noch einmal zeigen
  q, quit    speichern und beenden; der Befehl zum Fortsetzen wird dann angezeigt
So liest du eine Karte: Land ●● 3 ist die Kategorie Land mit zwei Symbolen und dem Wert 3 Aurei.
◆ Rom liegt vorn: Es hat mindestens so viele Symbole wie jeder einzelne Spieler (PAX 6.2). 4+1: Eines davon ist ein Bonus (PAX 6.4).
Grün: mehr Symbole als Rom. › du. ▸ die Legion, die Rom am Ende der Runde abräumt. ? geheim (PAX 2.7).
${categories}
`,
  news: {
    earlier: (n) => `… ${n} ${n === 1 ? "frühere Zeile" : "frühere Zeilen"}: l`,
    dealt: (cards) => `zieht ${cards}`,
    kept: (card, under) => `behält ${card}; schiebt ${under} unter den Stapel`,
    keptUnseen: (n) => `behält eine von ${n} Karten`,
    started: (cards) => `beginnt mit ${cards}`,
    peeked: (cards) => `sieht sich Roms verdeckte Karten an${cards === "" ? "" : `: ${cards}`}`,
    toHand: (cards) => `nimmt ${cards}`,
    toDeck: (cards) => `schiebt ${cards} unter den Stapel`,
    fed: (card, legion) => `legt ${card} unter ${legion}`,
    bought: (legion, price) => `kauft ${legion} für ${price}`,
    played: (cards) => `legt ${cards} aus`,
    conspiratus: "wird primus conspiratus",
    tribute: (card) => `gibt Rom ${card}`,
    senate: "eröffnet eine Senatssitzung",
    passed: "passt",
    income: (n) => `Einkommen ${n}`,
    received: (n) => `erhält ${aurei(n)}`,
    laid: (cards) => `Neu unter den Legionen: ${cards}`,
  },
  sheet: {
    title: "Wertung",
    rows: {
      categories: "Kategorien, je 2",
      stronger: "stärker als Rom, je 3",
      fleets: "Flotten",
      armies: "Armeen",
      conspiratus: "primus conspiratus",
      wealth: "am reichsten, 4",
    },
    total: "Punkte",
    riches: "Aurei und Karten",
    secret: "? geheim (PAX 2.7): Die 4 Punkte für die meisten Aurei und Karten sind nicht dabei.",
    unseen: (n) => `${n === 1 ? "Eine verdeckte Karte" : `${n} verdeckte Karten`} Roms nicht mitgezählt.`,
  },
  result: {
    romeNobody: "Rom gewinnt, und niemand stand an seiner Seite.",
    romeWith: (name) => `Rom gewinnt und mit ihm ${name}, primus conspiratus.`,
    players: (names) => `Der Aufstand gelingt. ${names} gewinnt.`,
    shared: (names) => `Der Aufstand gelingt. ${names} teilen sich den Sieg.`,
    soloWon: (game) => `Du hast Partie ${game} der Kampagne gewonnen.`,
    soloLost: (game) => `Rom gewinnt Partie ${game} der Kampagne. Du darfst sie noch einmal versuchen.`,
    campaignWon: "Das war die letzte: Die Kampagne ist gewonnen.",
    next: (command) => `Weiter: ${command}`,
    again: (command) => `Noch einmal: ${command}`,
  },
  ifEnded: {
    romeNobody: "Nach diesem Stand gewinnt Rom, und niemand mit ihm.",
    romeWith: (name) => `Nach diesem Stand gewinnt Rom und mit ihm ${name} als primus conspiratus.`,
    soloWon: (game) => `Nach diesem Stand ist Partie ${game} der Kampagne gewonnen.`,
    soloLost: (game) => `Nach diesem Stand gewinnt Rom Partie ${game} der Kampagne.`,
  },
};
