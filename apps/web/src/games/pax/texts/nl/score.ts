import type en from "../en/score.ts";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const symbols = (n: number): string => count(n, "symbool", "symbolen");

const capital = (level: string): string => level.slice(0, 1).toUpperCase() + level.slice(1);

const nl: typeof en = {
  playedBy: {
    bot: ({ step, who, bot }) => `Na stap ${step} speelde de bot ${capital(bot)} voor ${who}.`,
    back: ({ step, who }) => `Na stap ${step} speelde ${who} weer zelf.`,
    resigned: ({ step, who, bot }) => `Na stap ${step} gaf ${who} op, en de bot ${capital(bot)} speelde verder.`,
  },
  title: "Scoreblad",
  you: "Jij",
  reading: "Het verslag wordt gecontroleerd.",
  missing: "Dit spel is niet in deze browser.",
  running: "Dit spel is nog niet afgelopen.",
  whatIf: "Wat als?",
  toTable: "Terug naar de tafel",
  refused: ({ reason }) => `Dit verslag kan niet worden getoond: ${reason}`,
  rounds: ({ rounds }) => count(rounds, "ronde", "rondes"),
  players: ({ players }) => (players === 1 ? "alleen tegen Rome" : `${players} spelers`),

  verdict: {
    rome: "Rome wint.",
    romeShort: "Rome komt er één tekort.",
    wins: ({ who, you }) => (you ? "Je wint." : `${who} wint.`),
    shared: "Een gedeelde overwinning.",
    soloWon: ({ game }) => `Spel ${game} is gewonnen.`,
    soloLost: ({ game }) => `Rome wint spel ${game}.`,
  },
  lead: {
    romeHeld: ({ categories, ahead, goal }) =>
      ahead === 0
        ? `Rome staat nergens voor; het heeft er ${goal} nodig.`
        : `Rome staat voor in ${categories}: ${ahead}, en ${goal} is genoeg.`,
    crowned: ({ who, you }) =>
      you ? "Je bent primus conspiratus en wint met Rome." : `${who} is primus conspiratus en wint met Rome.`,
    nobody: "Niemand is primus conspiratus, dus wint niemand met Rome.",
    held: ({ categories, ahead, goal }) =>
      ahead === 0
        ? `Rome staat nergens voor; het had er ${goal} nodig.`
        : `Rome staat voor in ${categories}: ${ahead}, en het had er ${goal} nodig.`,
    wouldCrown: ({ who, you }) => `Eén meer had ${you ? "jou" : who} gekroond.`,
    wouldNobody: "Eén meer, en niemand had gewonnen.",
    counted: ({ who, you, points }) =>
      `Dus worden de punten geteld, en ${you ? "jij wint" : `${who} wint`} met ${count(points, "punt", "punten")}.`,
    countedShared: ({ who, points }) =>
      `Dus worden de punten geteld: ${who} delen de overwinning met ${count(points, "punt", "punten")}.`,
    solo: ({ stronger, goal }) => `Je bent in ${stronger} sterker dan Rome; dit spel vraagt er ${goal}.`,
    soloAll: "Elke categorie ligt voor je op tafel.",
    soloMissing: ({ categories }) => `Voor je op tafel ontbreekt: ${categories}.`,
    soloNext: ({ game }) => `Spel ${game} van de campagne staat voor je open.`,
    soloEnd: "Dat was het laatste spel: de campagne is gewonnen.",
    soloAgain: "Een verloren spel mag je overdoen.",
    soloNotCounted: "Voor de campagne telt het niet mee.",
  },
  seals: "Waar Rome voorstaat",
  soloSeals: "Waar je sterker bent",
  podium: "Punten",

  watch: "Nog eens bekijken",
  download: "Downloaden",
  share: "Delen",
  again: "Zelfde plaatsen, nieuw spel",
  soloNextButton: ({ game }) => `Door naar spel ${game}`,
  soloAgainButton: ({ game }) => `Spel ${game} nog eens`,
  home: "Begin",
  shareTitle: "Een spel PAX",
  shuffle: {
    verified: "Het schudden is consistent: de startwaarde die het verslag vastlegt, geeft elke kaart.",
    hidden: "De startwaarde van dit verslag blijft verborgen, dus het schudden is niet te controleren.",
    none: "Dit verslag legt geen startwaarde vast, dus het schudden is niet te controleren.",
  },

  balance: "De stand aan het eind",
  balanceNote: ({ ahead, goal }) => `Rome staat voor in ${ahead}; met ${goal} wint het.`,
  balanceSolo: ({ stronger, goal }) =>
    `Je bent in ${stronger} sterker; dit spel vraagt er ${goal}, en elke categorie voor je op tafel.`,
  category: "Categorie",
  rome: "Rome",
  ahead: "Voor",
  tie: "Rome, bij gelijke stand",
  nobodyHas: "Rome, want niemand heeft iets",
  by: ({ who, lead }) => `${who} met ${lead}`,
  bonus: ({ bonus }) => `waarvan ${symbols(bonus)} bonus`,
  bonusNote: "+ zijn bonussymbolen: drie vloten lenen een leger uit, drie legers een vloot.",

  sheet: "Waar de punten vandaan komen",
  sheetRome: "Rome heeft gewonnen, dus deze punten beslissen niets. Zo zou de telling zijn gegaan.",
  sheetSolo: "Alleen beslissen punten niets. Ze laten zien hoe ver je bent gekomen.",
  player: "Speler",
  sources: {
    categories: { name: "Categorieën", each: "2 per stuk" },
    stronger: { name: "Sterker dan Rome", each: "3 per stuk" },
    fleets: { name: "Vloten", each: "1 per stuk" },
    armies: { name: "Legers", each: "1 per stuk" },
    conspiratus: { name: "Primus conspiratus", each: "1" },
    wealth: { name: "Grootste vermogen", each: "4" },
  },
  total: "Punten",
  riches: ({ riches }) => `${riches} aurei en kaarten`,
  winner: "winnaar",

  course: "Hoe het ging",
  courseNote: "Wie voorstond aan het eind van elke ronde. Romes gedekte kaarten tellen pas in de laatste kolom.",
  round: ({ round }) => `Ronde ${round}`,
  reveal: "De onthulling",
  romeAhead: "Rome staat voor",
  romeWouldWin: "Rome had gewonnen",
  initials: "wie voorstaat",
  change: {
    takes: ({ who, you, categories }) => `${you ? "Je neemt" : `${who} neemt`} ${categories} over.`,
    rome: ({ categories }) => `Rome neemt ${categories} over.`,
    falls: ({ from, to }) => `Rome zakt van ${from} naar ${to}.`,
    rises: ({ from, to }) => `Rome stijgt van ${from} naar ${to}.`,
    stays: ({ to }) => `Rome blijft op ${to}.`,
    revealed: ({ cards }) => `Rome draait ${cards} om.`,
    revealNothing: "Er verandert niets.",
  },

  moments: ({ count: found, own }) =>
    own ? (["Jouw momenten", "Jouw moment", "Jouw twee momenten"][found] ?? "Jouw drie momenten") : "Keerpunten",
  momentsNote:
    "De bot bekijkt elke beslissing opnieuw en weet daarbij alleen wat de speler wist. Wat het slechtst lijkt, wordt opnieuw uitgespeeld: een paar honderd spellen met elk van beide zetten en hetzelfde geluk. Hier staat wat dan zonder twijfel slechter was.",
  analysing: "De bot kijkt terug op het spel.",
  analysisFailed: "De bot kon niet op dit spel terugkijken.",
  tryAgain: "Opnieuw proberen",
  noMoments: "Geen beslissing was zonder twijfel slechter dan wat de bot had gedaan.",
  youDid: "Jouw zet",
  didWhat: "Gespeeld",
  better: "Beter",
  cost: ({ had, left, low, high }) =>
    `De betere zet wint van hieruit ${had} van de 100 spellen, deze ${left}. Hij kostte er ${low === high ? low : `tussen ${low} en ${high}`} van de 100.`,
  playOn: "Van hier verder spelen",
  board: {
    drawn: "Getrokken",
    hand: "Hand",
    display: "Uitleg",
    deck: "Stapel",
    rome: "Rome",
    did: "gespeeld",
    better: "beter",
  },
  see: "In de herhaling bekijken",
  step: ({ step, round }) => `Ronde ${round}, na stap ${step}`,
  chances: "De kansen in de loop van het spel",
  chancesNote:
    "Eén punt per beurt: hoe vaak de speler wint als het spel van daar een paar honderd keer wordt uitgespeeld, voor zover hij de kaarten zelf kon kennen. De lijn van Rome is wat de speler aan de beurt kon weten. Wie in de herhaling de bot vraagt, hoort hetzelfde.",
  chancesTable: "De kansen als tabel",
  percent: ({ percent }) => `${percent}\u00A0%`,
  chanceOf: ({ who, from, low, high, to }) =>
    `${who}: begint op ${from} %, laagste ${low} %, hoogste ${high} %, eindigt op ${to} %.`,

  luck: "Geluk en spel",
  luckNote:
    "Geluk is wat de stapel gaf: de symbolen op de kaarten die iemand vers trok, vergeleken met alle mogelijke schudbeurten. 50 is een gewone schudbeurt, 90 beter dan negen van de tien. Kaarten die van onderop terugkwamen tellen niet.",
  luckSays: ({ rank }) =>
    rank >= 80
      ? "een gulle stapel"
      : rank >= 60
        ? "een beetje geluk"
        : rank > 40
          ? "een gewone stapel"
          : rank > 20
            ? "een beetje pech"
            : "een gierige stapel",
  luckDrawn: ({ symbols: found, cards, expected }) =>
    `${symbols(found)} op ${count(cards, "kaart", "kaarten")}, gemiddeld ${expected}`,
  luckHead: "Geluk bij het trekken",
  playHead: "Zo goed als de bot",
  agreement: ({ good, of }) => `${good} van ${of} beslissingen, voor zover hij het kan zeggen`,
  waiting: "zo meteen",

  actions: {
    keep: ({ card }) => `${card} houden`,
    start: ({ card, under }) => `${card} houden, ${under} onder de stapel`,
    draw: "trekken",
    singly: "één voor één trekken",
    peek: "Romes kaarten bekijken",
    toHand: ({ card }) => `${card} in de hand`,
    toDeck: ({ card }) => `${card} onder de stapel`,
    toLegion: ({ card, legion }) => `${card} onder legioen ${legion}`,
    buy: ({ legion }) => `legioen ${legion} kopen`,
    skip: "niets kopen",
    play: ({ card }) => `${card} spelen`,
    end: "de beurt beëindigen",
    tribute: ({ card }) => `Rome ${card} geven`,
    pass: "passen",
  },
};

export default nl;
