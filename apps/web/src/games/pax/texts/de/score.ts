import type en from "../en/score.ts";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const symbols = (n: number): string => count(n, "Symbol", "Symbole");

const de: typeof en = {
  title: "Wertung",
  reading: "Die Aufzeichnung wird geprüft.",
  missing: "Diese Partie gibt es in diesem Browser nicht.",
  running: "Diese Partie ist noch nicht zu Ende.",
  toTable: "Zurück an den Tisch",
  refused: ({ reason }) => `Diese Aufzeichnung lässt sich nicht zeigen: ${reason}`,
  rounds: ({ rounds }) => count(rounds, "Runde", "Runden"),
  players: ({ players }) => (players === 1 ? "allein gegen Rom" : `${players} Spieler`),

  verdict: {
    rome: "Rom gewinnt.",
    romeShort: "Rom fehlt eine Kategorie.",
    wins: ({ who }) => `${who} gewinnt.`,
    shared: "Ein geteilter Sieg.",
    soloWon: ({ game }) => `Partie ${game} ist gewonnen.`,
    soloLost: ({ game }) => `Rom gewinnt Partie ${game}.`,
  },
  lead: {
    romeHeld: ({ categories, ahead, goal }) =>
      ahead === 0
        ? `Rom führt nirgends; es braucht ${goal}.`
        : `Rom führt in ${categories}: ${ahead}, und ${goal} genügen.`,
    crowned: ({ who }) => `${who} ist Primus conspiratus und gewinnt mit Rom.`,
    nobody: "Niemand ist Primus conspiratus, also gewinnt niemand mit Rom.",
    held: ({ categories, ahead, goal }) =>
      ahead === 0
        ? `Rom führt nirgends; es hätte ${goal} gebraucht.`
        : `Rom führt in ${categories}: ${ahead}, gebraucht hätte es ${goal}.`,
    wouldCrown: ({ who }) => `Eine mehr hätte ${who} gekrönt.`,
    wouldNobody: "Eine mehr, und niemand hätte gewonnen.",
    counted: ({ who, points }) => `Also wird gezählt, und ${who} gewinnt mit ${count(points, "Punkt", "Punkten")}.`,
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
    conspiratus: { name: "Primus conspiratus", each: "1" },
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
    takes: ({ who, categories }) => `${who} übernimmt ${categories}.`,
    rome: ({ categories }) => `Rom übernimmt ${categories}.`,
    falls: ({ from, to }) => `Rom fällt von ${from} auf ${to}.`,
    rises: ({ from, to }) => `Rom steigt von ${from} auf ${to}.`,
    stays: ({ to }) => `Rom bleibt bei ${to}.`,
    revealed: ({ cards }) => `Rom deckt ${cards} auf.`,
    revealNothing: "Nichts wechselt den Besitzer.",
  },

  turning: "Wendepunkte",
  turningNote: "Der stärkste Bot blickt auf jede Entscheidung zurück und weiß dabei nur, was der Spieler wusste.",
  analysing: "Der Bot blickt auf die Partie zurück.",
  analysisFailed: "Der Bot konnte auf diese Partie nicht zurückblicken.",
  tryAgain: "Noch einmal versuchen",
  noWorst: "Keine Entscheidung hat viel gekostet: Alle haben etwa so gut gespielt wie der Bot.",
  didWhat: "Gespielt",
  better: "Der Bot",
  cost: ({ percent }) => `kostete etwa ${percent} % eines Sieges`,
  see: "In der Wiederholung ansehen",
  step: ({ step, round }) => `Runde ${round}, Schritt ${step}`,
  chances: "Die Chancen im Lauf der Partie",
  chancesNote:
    "Jede Linie sagt, wie oft Rom oder der Spieler gewinnt, wenn die Partie von dort hundertmal zu Ende gespielt wird, alle Karten bekannt.",
  chancesTable: "Die Chancen als Tabelle",
  percent: ({ percent }) => `${percent} %`,
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
  playHead: "Gespielt wie der Bot",
  agreement: ({ same, of }) => `${same} von ${of} Entscheidungen`,
  waiting: "kommt noch",

  actions: {
    keep: ({ card }) => `${card} behalten`,
    start: ({ card, under }) => `${card} behalten, ${under} unter den Stapel`,
    draw: "ziehen",
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
