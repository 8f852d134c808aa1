import type { TableTexts } from "../en/table.ts";

const aurei = (n: number): string => (n === 1 ? "1 aureus" : `${n} aurei`);
const cards = (n: number): string => (n === 1 ? "1 kaart" : `${n} kaarten`);

/** What the table says, in Dutch. */
const nl: TableTexts = {
  round: ({ round }) => `Ronde ${round}`,
  steps: { draw: "Trekken", buy: "Kopen", play: "Spelen", income: "Inkomen" },
  yourTurn: "Jouw beurt",
  turnOf: ({ who }) => `${who} is aan de beurt`,
  yourAnswer: "Jouw antwoord",
  answerOf: ({ who }) => `${who} antwoordt`,
  over: "Het spel is afgelopen",
  you: "jij",
  bot: ({ level }) => `bot · ${level}`,

  undo: "Terugnemen",
  undoCount: ({ steps }) => `Terugnemen (${steps === 1 ? "1 stap" : `${steps} stappen`})`,
  reset: "Mijn beurt opnieuw",
  hint: "Tip",
  keys: "Toetsen",
  menu: "Menu",
  tools: "Gereedschap",
  undoFree: "Ook terugnemen wat je hebt gezien; dat komt dan in het verslag",

  legions: "Legioenen",
  legion: ({ legion }) => `Legioen ${legion}`,
  legionSays: ({ legion, cards: list, price }) =>
    `Legioen ${legion}: ${list}${price === null ? "" : `. Prijs voor jou: ${aurei(price)}`}.`,
  empty: "leeg",
  toRome: "naar Rome?",
  toRomeLong: "Blijft het zo, dan pakt Rome deze groep aan het eind van de ronde, als de stapel het uithoudt.",
  discount: ({ sum, less }) => `${sum} − ${less}`,
  withIt: ({ from, to }) => `dan ${from}\u00A0→\u00A0${to}`,
  deckHolds: ({ cards: n }) => `${cards(n)} in de stapel`,
  deckRounds: ({ rounds }) => (rounds <= 1 ? "misschien de laatste ronde" : `zo’n ${rounds} rondes`),
  deckEmpty: "De stapel is leeg",
  deckLast: "de laatste ronde",
  yours: ({ cards: n }) => `${n} van jou onderop`,

  ask: {
    keep: "Welke kaart houd je?",
    keepNote: "De rest gaat onder de stapel, in de volgorde waarin je trok.",
    turn: "Jouw beurt: trekken, of spieken bij Rome?",
    draw: "Waar gaat die heen?",
    drawSeveral: "Welke kaart gaat waarheen?",
    buy: "Welke groep koop je?",
    play: "Welke kaarten speel je?",
    playFirst: ({ cost }) => (cost === 0 ? "De volgende kaart is gratis." : `De volgende kaart kost ${aurei(cost)}.`),
    senate: "De senaat is bijeen: speel je een kaart?",
    senateNone: "De senaat is bijeen. Je kunt alleen passen.",
    senateNote: ({ cost }) => `Eén kaart, voor ${aurei(cost)}.`,
    tribute: "Welke kaart krijgt Rome als tribuut?",
    tributeLeft: ({ left }) => `Nog ${cards(left)} te geven.`,
  },
  cardOf: ({ first, due }) => `kaart ${first} van ${due}`,
  drawButton: "Trekken",
  drawNote: ({ due, kept, left }) =>
    left === 0
      ? "De stapel is leeg: in plaats daarvan 2 aurei"
      : left < due
        ? `${cards(due)}, als de stapel het toelaat`
        : `${cards(due)}: ${kept} voor je hand, 1 onder een legioen, 1 onder de stapel`,
  peekButton: "Spieken bij Rome",
  peekNote: "In plaats van een beurt, 2 aurei",
  toHand: "In de hand",
  toHandNote: "Houden",
  toLegion: "Onder een legioen",
  toLegionNote: ({ legions }) => `Kies ${legions}`,
  toDeck: "Onder de stapel",
  toDeckNote: ({ cards: n }) => (n === 0 ? "Hij komt meteen terug" : `Kan terugkomen: ${cards(n)} ervoor`),
  used: "al gebruikt",
  buyFor: ({ price }) => `voor ${aurei(price)}`,
  buyNothing: "Niets kopen",
  endTurn: "Beurt beëindigen",
  endIncome: ({ income }) => `Inkomen: ${aurei(income)}`,
  pass: "Passen",
  confirm: "Bevestigen",

  rome: "Rome",
  romeHas: "Rome",
  strongest: "sterkste speler",
  faceDown: ({ cards: n }) => `${n} gedekt`,
  peeked: "Deze ken jij; de anderen misschien niet.",
  by: ({ symbols }) => `${symbols} meer`,
  ahead: "Rome",
  tie: "gelijk · Rome",
  nobody: "niemand",
  balanceRow: ({ category, rome, best, who, ahead }) =>
    `${category}: Rome ${rome}, ${best === 0 ? "niemand" : `${who} ${best}`}; voor: ${ahead ? "Rome" : who}`,
  holds: ({ has, needs }) => `Rome ligt voor in ${has}. Nodig: ${needs}.`,
  holdsNone: ({ needs }) => `Rome ligt nergens voor. Nodig: ${needs}.`,
  crowns: ({ who }) => `Wint Rome, dan wint ${who} mee.`,
  crownsYou: "Wint Rome, dan win jij mee.",
  crownsNobody: "Wint Rome, dan wint verder niemand: er is nog geen primus conspiratus.",
  romeWinsNow: "Nu zou Rome winnen.",
  revoltWinsNow: ({ who }) => `Nu zou de opstand winnen: ${who}.`,
  soloGoal: ({ has, needs }) =>
    `Je bent ${has === 0 ? "nergens" : `in ${has}`} sterker dan Rome; je hebt er ${needs} nodig.`,
  soloMissing: ({ categories }) => `Nog niet voor je op tafel: ${categories}.`,
  soloComplete: "Alle categorieën liggen voor je op tafel.",
  unseen: ({ cards: n }) =>
    n === 1 ? "Zonder de gedekte kaart van Rome." : `Zonder de ${n} gedekte kaarten van Rome.`,

  romeWon: "Rome heeft gewonnen, en niemand met Rome.",
  romeWonWith: ({ who }) => `Rome heeft gewonnen, en met Rome: ${who}.`,
  revoltWon: ({ who }) => `De opstand heeft gewonnen: ${who}.`,
  soloWon: "Je hebt van Rome gewonnen.",
  soloLost: "Rome heeft gewonnen.",

  players: "Spelers",
  primus: "Primus: begint de ronde",
  conspiratus: "Primus conspiratus",
  handOf: ({ cards: n }) => `hand ${n}`,
  purseOf: ({ aurei: n }) => aurei(n),
  display: "Voor jou op tafel",
  bonus: ({ symbols, category }) => `+${symbols} van ${category}`,
  limit: "Limiet",
  limitNote: ({ fleet, army, limit }) =>
    limit === 0 ? `Nog geen ${fleet} of ${army}.` : `${fleet} en ${army}: elk hoogstens ${limit}.`,

  hand: "Je hand",
  handEmpty: "Geen kaarten in de hand.",
  purse: "Aurei",
  secret: "Alleen jij ziet je hand en je geld.",
  playable: "speelbaar",

  log: "Logboek",

  tabs: { table: "Tafel", rome: "Rome", players: "Spelers", log: "Logboek" },

  notYours: "Op deze plaats zit een bot.",

  actions: {
    keep: ({ card }) => `${card} houden`,
    start: ({ card }) => `${card} houden`,
    draw: "Trekken",
    singly: "Één voor één trekken",
    peek: "Spieken bij Rome",
    toHand: ({ card }) => `${card} in de hand`,
    toDeck: ({ card }) => `${card} onder de stapel`,
    toLegion: ({ card, legion }) => `${card} onder legioen ${legion}`,
    buy: ({ legion }) => `Legioen ${legion} kopen`,
    skip: "Niets kopen",
    play: ({ card }) => `${card} spelen`,
    end: "Beurt beëindigen",
    tribute: ({ card }) => `Rome ${card} geven`,
    pass: "Passen",
  },
};

export default nl;
