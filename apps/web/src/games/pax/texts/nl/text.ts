import { SYMBOLS } from "./pax.ts";
import type { TextTexts } from "../en/text.ts";
import { withoutName } from "../../text/without-name.ts";
import { help } from "./help.ts";

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const aurei = (n: number): string => plural(n, "aureus", "aurei");
const cards = (n: number): string => plural(n, "kaart", "kaarten");
const symbols = (n: number): string => plural(n, "symbool", "symbolen");

const nl: TextTexts = {
  title: "PAX als tekst",
  heading: ({ round }) => `PAX, ronde ${round}`,
  headingSetup: "PAX, voorbereiding",
  headingOver: "PAX, het einde",
  rome: "Rome",
  you: "jij",
  legionNumber: /(legioen) ([IVX]+)\b/gi,
  cardInTurn: ({ category, symbols: n }) => `${category} met ${symbols(n)}`,
  marks: ({ symbols: n, value }) => `(${SYMBOLS[n - 1]}, waarde ${value})`,
  rule: ({ sentence, rule }) => `${sentence} (PAX ${rule})`,

  page: {
    opening: "De tafel wordt gedekt.",
    unknown: "Op dit adres is geen spel.",
    reopened: "De tafel bleef steken en is opnieuw geopend. Er is niets verloren.",
    goOnHere: "Hier verder spelen",
    unsaved: ({ reason }) =>
      `Deze browser bewaart dit spel niet. Speel gerust door: het blijft tot dit venster dichtgaat. (${reason})`,
    toCommands: "Naar de opdrachtregel",
    toTable: "Naar de tafel",
    tablet: "Vraag en opdrachtregel",
    log: "Wat er gezegd is",
    choices: "Wat je nu kunt doen",
    noChoices: "Op dit moment niets.",
    refused: "Wat nu niet kan, en waarom",
    table: "De tafel",
    command: "Opdracht",
    commandHelp: "Hulp toont alle opdrachten. Pijl omhoog haalt terug wat je typte.",
    send: "Uitvoeren",
    undo: "Laatste stap terugnemen",
    reset: "Mijn beurt opnieuw",
    hint: "Om een tip vragen",
    visual: "Naar de getekende tafel",
    typed: ({ input }) => `Je typte: ${input}`,
    yourTurn: "Jij bent aan de beurt.",
    turnOf: ({ who }) => `${who}, jij bent aan de beurt.`,
  },

  pass: {
    passOn: ({ who }) => `Ik heb het gelezen. Door naar ${who}`,
    waiting: "De bots spelen.",
    title: ({ who }) => `${who} is aan de beurt`,
    text: ({ who }) => `Geef het scherm aan ${who}. Er verschijnt niets geheims totdat ${who} verdergaat.`,
    confirm: ({ who }) => `Ik ben ${who}. Toon mijn kaarten`,
    back: ({ who }) => `${who} neemt de laatste stap terug`,
  },

  sections: {
    question: "De vraag",
    verdict: "De uitslag",
    hand: "Je hand",
    display: "Voor jou op tafel",
    legions: "Legioenen",
    rome: "Rome",
    balance: "Stand",
    players: "De anderen",
    deck: "Stapel en ronde",
  },

  question: {
    decides: ({ who }) => `${who} beslist.`,
    keep: ({ cards: list }) => `Welke kaart houd je? Je trok ${list}. De andere gaan onder de stapel.`,
    start: ({ cards: list, plays }) =>
      `Je trok ${list}. Eén houd je, één gaat onder de stapel, ${plays === 1 ? "de andere speel je" : `de andere ${plays} speel je`} meteen. Noem de kaart die je houdt, dan die voor onder de stapel.`,
    turn: "Trek je, of bekijk je de kaarten van Rome?",
    turnDraw: "Trek je kaarten.",
    drawn: ({ first, due, card, places }) => `Kaart ${first} van ${due}: ${card}. Waar gaat die heen: ${places}?`,
    drawnLast: ({ first, due, card, places }) =>
      `Kaart ${first} van ${due}: ${card}. Er is nog één plek vrij: ${places}.`,
    drawnSeveral: ({ first, last, due, cards: list, places }) =>
      `Kaart ${first} tot en met ${last} van ${due}: ${list}. Plaats er één: ${places}.`,
    places: { hand: "in je hand", deck: "onder de stapel", legion: "onder een legioen" },
    buy: ({ aurei: purse, groups }) =>
      groups === ""
        ? `Je hebt ${aurei(purse)} en kunt geen groep kopen. Verder gaat het met “niets”.`
        : `Koop je een groep? Je hebt ${aurei(purse)}. ${groups}.`,
    group: ({ legion, price }) => `Legioen ${legion} kost ${price}`,
    play: ({ cost, cards: list, income }) =>
      `${list === "" ? "Je kunt geen kaart spelen." : `Welke kaart speel je? ${cost === 0 ? "De volgende kost niets" : `De volgende kost ${aurei(cost)}`}. Het kan met ${list}.`} Nu je beurt beëindigen levert ${aurei(income)} op.`,
    tribute: ({ left }) =>
      left === 1 ? "Welke kaart geef je aan Rome?" : `Welke kaart geef je aan Rome? Je bent er ${left} schuldig.`,
    senate: ({ cards: list }) =>
      `De senaat is bijeen. ${list === "" ? "Je kunt alleen passen." : `Je mag één kaart spelen voor 1 aureus: ${list}. Of je past.`}`,
  },

  actions: {
    keep: ({ card }) => `${card} houden.`,
    start: ({ card, under }) => `${card} houden, ${under} onder de stapel schuiven en de rest spelen.`,
    singly: "De kaarten één voor één trekken.",
    peek: "De gedekte kaarten van Rome bekijken, 2 aurei nemen en de beurt beëindigen.",
    draw: "Een volle beurt: trekken, kopen, spelen, inkomen.",
    toHand: ({ card }) => `${card} in de hand nemen.`,
    toDeck: ({ card }) => `${card} onder de stapel schuiven.`,
    toLegion: ({ card, legion, price }) =>
      `${card} onder legioen ${legion} leggen. De groep zou je ${aurei(price)} kosten.`,
    buy: ({ legion, price, cards: list }) => `Legioen ${legion} kopen voor ${aurei(price)}: ${list}.`,
    buyEmpty: ({ legion }) => `Legioen ${legion} kopen.`,
    skip: "Niets kopen.",
    play: ({ card, cost }) => `${card} ${cost === 0 ? "gratis" : `voor ${aurei(cost)}`} spelen.`,
    end: ({ income }) => `De beurt beëindigen. Jouw inkomen: ${aurei(income)}.`,
    tribute: ({ card }) => `${card} aan Rome geven.`,
    pass: "Passen.",
  },

  hand: {
    empty: "Geen kaarten in de hand.",
    purse: ({ aurei: n }) => `Je hebt ${aurei(n)}.`,
    limit: ({ fleet, army, limit }) => `${fleet} en ${army} mogen elk ${symbols(limit)} hebben. (PAX 3.10)`,
    drawn: ({ cards: list }) => `Getrokken en nog niet geplaatst: ${list}.`,
  },

  display: {
    empty: "Nog niets gespeeld.",
    line: ({ category, symbols: n, cards: count }) => `${category}: ${symbols(n)} op ${cards(count)}`,
    bonus: ({ category, bonus }) => `${category}: ${bonus} bonus (PAX 6.4)`,
  },

  legions: {
    head: { legion: "Legioen", group: "Groep", value: "Waarde", price: "Jij betaalt" },
    empty: "leeg",
    next: "Blijft het zo, dan pakt Rome deze groep als volgende, als de stapel het uithoudt. (PAX 4.2)",
    line: ({ legion, group, value, price }) =>
      group === ""
        ? `Legioen ${legion} is leeg.`
        : `Legioen ${legion}: ${group}. Waarde ${value}${price === null ? "" : `, jij betaalt ${price}`}.`,
  },

  romeCards: {
    none: "Nog niets open.",
    line: ({ category, symbols: n, cards: list }) => `${category}: ${symbols(n)}: ${list}`,
    hidden: ({ hidden }) =>
      hidden === 0 ? "Geen gedekte kaarten." : plural(hidden, "gedekte kaart.", "gedekte kaarten."),
    known: ({ cards: list }) => `De gedekte kaarten heb je gezien: ${list}.`,
    revealed: ({ cards: list }) => `Gedekt lagen ${list}.`,
  },

  balance: {
    head: { category: "Categorie", rome: "Rome", you: "Jij", best: "Sterkste speler", ahead: "Voor" },
    nobody: "niemand",
    line: ({ category, rome, you, best, who, ahead }) =>
      `${category}: Rome ${rome}${you === null ? "" : `, jij ${you}`}${who === "" ? "" : `, het sterkst met ${best}: ${who}`}. Voor: ${ahead}.`,
    count: ({ ahead, of, goal }) =>
      `Rome staat voor in ${ahead} van ${of} categorieën. Met ${goal} wint het. (PAX 6.3)`,
    solo: ({ stronger, goal, of }) =>
      `Je bent ${stronger === 0 ? "nergens" : `in ${plural(stronger, "categorie", "categorieën")}`} sterker dan Rome. Nodig: ${goal}, en alle ${of} voor je op tafel. (PAX 8.4)`,
    missing: ({ names }) => `Voor jou op tafel ontbreekt: ${names}.`,
    romeWith: ({ who }) => `Als het spel nu eindigde, zou Rome winnen, en met Rome ook ${who}.`,
    romeNobody: "Als het spel nu eindigde, zou Rome winnen, en niemand met Rome.",
    players: ({ who }) => `Als het spel nu eindigde, zou de opstand slagen. Aan kop: ${who}.`,
    unseen: ({ unseen }) =>
      `${unseen === 1 ? "Eén kaart van Rome is gedekt en telt" : `${unseen} kaarten van Rome zijn gedekt en tellen`} niet mee.`,
  },

  players: {
    none: "Verder zit hier niemand.",
    line: ({ who, symbols: list }) => `${who}: ${list === "" ? "niets gespeeld" : `gespeelde symbolen: ${list}`}.`,
    bot: ({ who, level }) => `${who} (bot, ${level})`,
    purse: ({ aurei: n, cards: count }) => `${aurei(n)}, ${cards(count)} in de hand.`,
    hand: ({ cards: list }) => `Hand: ${list}.`,
    peeked: "Heeft de gedekte kaarten van Rome gezien.",
    conspiratus: "Primus conspiratus.",
    primus: "Startspeler.",
  },

  deck: {
    left: ({ deck }) => `${cards(deck)} in de stapel.`,
    own: ({ cards: list }) => `Jij schoof onder de stapel, in deze volgorde: ${list}.`,
    round: ({ round }) => `Ronde ${round}.`,
    primus: ({ who }) => `Primus, begint de ronde: ${who}.`,
    conspiratus: ({ who }) => `Primus conspiratus: ${who}.`,
    noConspiratus: "Nog niemand is primus conspiratus.",
  },

  score: {
    title: "Puntentelling",
    now: "Als het spel nu eindigde, voor zover je kunt zien:",
    caption: "Punten van alle spelers",
    part: "Punten voor",
    rows: {
      categories: "Categorieën, elk 2",
      stronger: "Sterker dan Rome, elk 3",
      fleets: "Vloten",
      armies: "Legers",
      conspiratus: "Primus conspiratus",
      wealth: "Grootste vermogen, 4",
    },
    riches: "Aurei en kaarten",
    total: "Punten",
    secret: "geheim",
    secretNote: "De 4 punten voor het grootste vermogen ontbreken: geld en handen zijn geheim. (PAX 2.7)",
    line: ({ who, points, parts }) =>
      `${who}: ${plural(points, "punt", "punten")}${parts === "" ? "" : ` (${parts})`}.`,
    partLine: ({ part, points }) => `${part}: ${points}`,
  },

  result: {
    romeNobody: "Rome wint, en niemand stond aan zijn zijde.",
    romeWith: ({ who, you }) =>
      you
        ? "Rome wint, en jij met Rome: je bent primus conspiratus."
        : `Rome wint, en met Rome ook ${who}, primus conspiratus.`,
    players: ({ who, you }) => `De opstand slaagt. ${you ? "Je wint" : `${who} wint`}.`,
    shared: ({ who }) => `De opstand slaagt. ${who} delen de overwinning.`,
    soloWon: ({ game }) => `Je hebt spel ${game} van de campagne gewonnen.`,
    soloLost: ({ game }) => `Rome wint spel ${game} van de campagne. Je mag het nog eens proberen.`,
    score: "De hele puntentelling",
    replay: "Het spel opnieuw bekijken",
    fresh: "Een nieuwe tafel",
  },

  news: {
    laid: ({ cards: list }) => `Nieuw onder de legioenen: ${list}.`,
    laidUnder: ({ legion, card }) => `${legion}: ${card}`,
    romeLeads: ({ leads, goal }) => `Rome ligt nu voor in ${leads}; met ${goal} wint het.`,
    undoneSeen: "Teruggenomen, ook wat je al had gezien: dat staat in het verslag.",
    undone: "Teruggenomen.",
    again: ({ sentence, who }) => withoutName(sentence, who),
    earlier: ({ lines }) =>
      lines === 1 ? "Eén eerdere regel staat in het logboek." : `${lines} eerdere regels staan in het logboek.`,
  },

  answers: {
    which: {
      card: ({ options }) => `Welke kaart? ${options}.`,
      place: ({ options }) => `Waarheen? ${options}.`,
      legion: ({ options }) => `Welk legioen? ${options}.`,
    },
    numbered: ({ number, card }) => `${number}: ${card}`,
    missing: ({ category, from }) =>
      from === "hand"
        ? `Je hebt geen kaart van de categorie ${category} in je hand.`
        : `Onder de getrokken kaarten is er geen van de categorie ${category}.`,
    noNumber: ({ number, count }) =>
      count === 0 ? "Er is geen kaart om te kiezen." : `Kaart ${number} is er niet; het zijn er ${count}.`,
    unclear: ({ input, near }) => `“${input}” is hier geen opdracht. Bedoel je ${near}? Hulp toont alle opdrachten.`,
    several: ({ input, near }) => `“${input}” kan ${near} betekenen. Typ meer ervan.`,
    empty: "Typ een opdracht, of hulp.",
    nothingRefused: "Er wordt nu niets geweigerd.",
    allowed: "Niets staat in de weg: je kunt het nu doen.",
    refused: ({ what, why }) => `${what}: ${why}`,
    botReason: ({ who, reason }) => `${who}: ${reason}`,
    noReason: ({ who }) => `${who} heeft nog geen reden genoemd.`,
    spectator: "Je kijkt toe; voor jou valt er niets te beslissen.",
    thinking: "Een ogenblik.",
    hint: ({ action, reason, command }) => `Een consul zou zeggen: ${action} ${reason} Typ ${command}.`,
    hintWins: ({ win }) => `Dat wint van hieruit ongeveer ${win} van de 100 spellen.`,
    noHint: "Je bent nu niet aan de beurt.",
    chances: ({ rome }) => `Rome wint van hieruit ongeveer ${rome} van de 100 spellen.`,
    chanceOf: ({ who, win, withRome }) =>
      `${who}: ongeveer ${win} van de 100${withRome === 0 ? "" : `, waarvan ${withRome} met Rome, als primus conspiratus`}.`,
    saved: "Elke stap is in deze browser bewaard. Je kunt de pagina sluiten en later verdergaan.",
    undone: "Teruggenomen.",
    failed: "De tafel antwoordde niet. Probeer het nog eens.",
    choices: "Dit kun je nu doen:",
    noRule: ({ rule }) => `Regel ${rule} bestaat niet.`,
    ruleHelp: "Typ regel en een hoofdstuk, 1 tot 10, of het nummer van een regel, zoals regel 3.7.",
    visual: "Op naar de getekende tafel.",
    example: "Kaarten hebben een nummer, of een categorie met symbolen en waarde, zoals leger 2 4.",
  },

  help,
};

export default nl;
