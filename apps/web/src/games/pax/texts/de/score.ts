import type en from "../en/score.ts";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const symbols = (n: number): string => count(n, "Symbol", "Symbole");

const capital = (level: string): string => level.slice(0, 1).toUpperCase() + level.slice(1);

const de: typeof en = {
  playedBy: {
    bot: ({ step, who, bot }) => `Nach Schritt ${step} spielte der Bot ${capital(bot)} für ${who}.`,
    back: ({ step, who }) => `Nach Schritt ${step} spielte ${who} wieder selbst.`,
    resigned: ({ step, who, bot }) =>
      `Nach Schritt ${step} gab ${who} auf, und der Bot ${capital(bot)} spielte weiter.`,
  },
  title: "Wertung",
  you: "Du",
  reading: "Die Aufzeichnung wird geprüft.",
  missing: "Diese Partie gibt es in diesem Browser nicht.",
  running: "Diese Partie ist noch nicht zu Ende.",
  whatIf: "Was wäre, wenn?",
  toTable: "Zurück an den Tisch",
  refused: ({ reason }) => `Diese Aufzeichnung lässt sich nicht zeigen: ${reason}`,
  rounds: ({ rounds }) => count(rounds, "Runde", "Runden"),
  players: ({ players }) => (players === 1 ? "allein gegen Rom" : `${players} Spieler`),

  verdict: {
    rome: "Rom gewinnt.",
    romeShort: "Rom fehlt eine Kategorie.",
    wins: ({ who, you }) => (you ? "Du gewinnst." : `${who} gewinnt.`),
    shared: "Ein geteilter Sieg.",
    soloWon: ({ game }) => `Partie ${game} ist gewonnen.`,
    soloLost: ({ game }) => `Rom gewinnt Partie ${game}.`,
  },
  lead: {
    romeHeld: ({ categories, ahead, goal }) =>
      ahead === 0
        ? `Rom führt nirgends; es braucht ${goal}.`
        : `Rom führt in ${categories}: ${ahead}, und ${goal} genügen.`,
    crowned: ({ who, you }) =>
      you ? "Du bist primus conspiratus und gewinnst mit Rom." : `${who} ist primus conspiratus und gewinnt mit Rom.`,
    nobody: "Niemand ist primus conspiratus, also gewinnt niemand mit Rom.",
    held: ({ categories, ahead, goal }) =>
      ahead === 0
        ? `Rom führt nirgends; es hätte ${goal} gebraucht.`
        : `Rom führt in ${categories}: ${ahead}, gebraucht hätte es ${goal}.`,
    wouldCrown: ({ who, you }) => `Eine mehr hätte ${you ? "dich" : who} gekrönt.`,
    wouldNobody: "Eine mehr, und niemand hätte gewonnen.",
    counted: ({ who, you, points }) =>
      `Also wird gezählt, und ${you ? "du gewinnst" : `${who} gewinnt`} mit ${count(points, "Punkt", "Punkten")}.`,
    countedShared: ({ who, points }) =>
      `Also wird gezählt: ${who} teilen sich den Sieg mit ${count(points, "Punkt", "Punkten")}.`,
    solo: ({ stronger, goal }) => `Du bist in ${stronger} stärker als Rom; diese Partie verlangt ${goal}.`,
    soloAll: "Jede Kategorie liegt in deiner Auslage.",
    soloMissing: ({ categories }) => `In deiner Auslage fehlt: ${categories}.`,
    soloNext: ({ game }) => `Partie ${game} der Kampagne steht dir offen.`,
    soloEnd: "Das war die letzte Partie: Die Kampagne ist gewonnen.",
    soloAgain: "Eine verlorene Partie darfst du wiederholen.",
    soloNotCounted: "Für die Kampagne zählt sie nicht.",
  },
  seals: "Wo Rom führt",
  soloSeals: "Wo du stärker bist",
  podium: "Punkte",

  watch: "Noch einmal ansehen",
  download: "Herunterladen",
  share: "Teilen",
  again: "Gleiche Plätze, neue Partie",
  soloNextButton: ({ game }) => `Weiter zu Partie ${game}`,
  soloAgainButton: ({ game }) => `Partie ${game} noch einmal`,
  home: "Start",
  shareTitle: "Eine Partie PAX",
  shuffle: {
    verified: "Das Mischen ist stimmig: Der Startwert, den die Aufzeichnung festlegt, ergibt jede Karte.",
    hidden: "Der Startwert dieser Aufzeichnung bleibt verborgen, darum lässt sich das Mischen nicht prüfen.",
    none: "Diese Aufzeichnung legt keinen Startwert fest, darum lässt sich das Mischen nicht prüfen.",
  },

  balance: "Der Stand am Ende",
  balanceNote: ({ ahead, goal }) => `Rom führt in ${ahead}; mit ${goal} gewinnt es die Partie.`,
  balanceSolo: ({ stronger, goal }) =>
    `Du bist in ${stronger} stärker; diese Partie verlangt ${goal} und jede Kategorie in deiner Auslage.`,
  category: "Kategorie",
  rome: "Rom",
  ahead: "Vorn",
  tie: "Rom, bei Gleichstand",
  nobodyHas: "Rom, denn niemand hat etwas",
  by: ({ who, lead }) => `${who} mit ${lead}`,
  bonus: ({ bonus }) => `davon ${symbols(bonus)} Bonus`,
  bonusNote: "+ sind Bonussymbole: Drei Flotten leihen eine Armee, drei Armeen eine Flotte.",

  sheet: "Woher die Punkte kommen",
  sheetRome: "Rom hat gewonnen, diese Punkte entscheiden nichts. So wäre die Zählung ausgegangen.",
  sheetSolo: "Allein entscheiden Punkte nichts. Sie zeigen, wie weit du gekommen bist.",
  player: "Spieler",
  sources: {
    categories: { name: "Kategorien", each: "je 2" },
    stronger: { name: "Stärker als Rom", each: "je 3" },
    fleets: { name: "Flotten", each: "je 1" },
    armies: { name: "Armeen", each: "je 1" },
    conspiratus: { name: "primus conspiratus", each: "1" },
    wealth: { name: "Größtes Vermögen", each: "4" },
  },
  total: "Punkte",
  riches: ({ riches }) => `${riches} Aurei und Karten`,
  winner: "Sieg",

  course: "Wie es lief",
  courseNote: "Wer am Ende jeder Runde vorn lag. Roms verdeckte Karten zählen erst in der letzten Spalte.",
  round: ({ round }) => `Runde ${round}`,
  reveal: "Die Aufdeckung",
  romeAhead: "Rom führt",
  romeWouldWin: "Rom hätte gewonnen",
  initials: "wer vorn liegt",
  change: {
    takes: ({ who, you, categories }) => `${you ? "Du übernimmst" : `${who} übernimmt`} ${categories}.`,
    rome: ({ categories }) => `Rom übernimmt ${categories}.`,
    falls: ({ from, to }) => `Rom fällt von ${from} auf ${to}.`,
    rises: ({ from, to }) => `Rom steigt von ${from} auf ${to}.`,
    stays: ({ to }) => `Rom bleibt bei ${to}.`,
    revealed: ({ cards }) => `Rom deckt ${cards} auf.`,
    revealNothing: "Nichts wechselt den Besitzer.",
  },

  moments: ({ count: found, own }) =>
    own ? (["Deine Momente", "Dein Moment", "Deine zwei Momente"][found] ?? "Deine drei Momente") : "Wendepunkte",
  momentsNote:
    "Der Bot sieht sich jede Entscheidung noch einmal an und weiß dabei nur, was der Spieler wusste. Was am schlechtesten aussieht, wird neu ausgespielt: einige hundert Partien mit jedem der beiden Züge und demselben Glück. Hier steht, was dann ohne Zweifel schlechter war.",
  analysing: "Der Bot blickt auf die Partie zurück.",
  analysisFailed: "Der Bot konnte auf diese Partie nicht zurückblicken.",
  tryAgain: "Noch einmal versuchen",
  noMoments: "Keine Entscheidung war ohne Zweifel schlechter als das, was der Bot getan hätte.",
  youDid: "Dein Zug",
  didWhat: "Gespielt",
  better: "Besser",
  cost: ({ had, left, low, high }) =>
    `Der bessere Zug gewinnt von hier aus ${had} von 100 Partien, dieser ${left}. Er kostete ${low === high ? low : `zwischen ${low} und ${high}`} von 100.`,
  playOn: "Von hier weiterspielen",
  board: {
    drawn: "Gezogen",
    hand: "Hand",
    display: "Auslage",
    deck: "Stapel",
    rome: "Rom",
    did: "gespielt",
    better: "besser",
  },
  see: "In der Wiederholung ansehen",
  step: ({ step, round }) => `Runde ${round}, nach Schritt ${step}`,
  chances: "Die Chancen im Lauf der Partie",
  chancesNote:
    "Ein Punkt je Zug: wie oft der Spieler gewinnt, wenn die Partie von dort einige hundertmal zu Ende gespielt wird, soweit er die Karten selbst kennen konnte. Roms Linie zeigt, was der Spieler am Zug wissen konnte. Wer in der Wiederholung den Bot fragt, hört dasselbe.",
  chancesTable: "Die Chancen als Tabelle",
  percent: ({ percent }) => `${percent}\u00A0%`,
  chanceOf: ({ who, from, low, high, to }) =>
    `${who}: beginnt bei ${from} %, am tiefsten ${low} %, am höchsten ${high} %, endet bei ${to} %.`,

  luck: "Glück und Spiel",
  luckNote:
    "Glück ist, was der Stapel gab: die Symbole auf den Karten, die jemand frisch zog, verglichen mit allen möglichen Mischungen. 50 ist eine gewöhnliche Mischung, 90 besser als neun von zehn. Karten, die von unten zurückkamen, zählen nicht.",
  luckSays: ({ rank }) =>
    rank >= 80
      ? "ein großzügiger Stapel"
      : rank >= 60
        ? "ein wenig Glück"
        : rank > 40
          ? "ein gewöhnlicher Stapel"
          : rank > 20
            ? "ein wenig Pech"
            : "ein geiziger Stapel",
  luckDrawn: ({ symbols: found, cards, expected }) =>
    `${symbols(found)} auf ${count(cards, "Karte", "Karten")}, im Mittel ${expected}`,
  luckHead: "Glück beim Ziehen",
  playHead: "So gut wie der Bot",
  agreement: ({ good, of }) => `${good} von ${of} Entscheidungen, soweit er es sagen kann`,
  waiting: "kommt noch",

  actions: {
    keep: ({ card }) => `${card} behalten`,
    start: ({ card, under }) => `${card} behalten, ${under} unter den Stapel`,
    draw: "ziehen",
    singly: "einzeln ziehen",
    peek: "Roms Karten ansehen",
    toHand: ({ card }) => `${card} auf die Hand`,
    toDeck: ({ card }) => `${card} unter den Stapel`,
    toLegion: ({ card, legion }) => `${card} unter Legion ${legion}`,
    buy: ({ legion }) => `Legion ${legion} kaufen`,
    skip: "nichts kaufen",
    play: ({ card }) => `${card} auslegen`,
    end: "den Zug beenden",
    tribute: ({ card }) => `Rom ${card} geben`,
    pass: "passen",
  },
};

export default de;
