import { en, type PaxTableTexts } from "../en/index.ts";

const aurei = (n: number): string => (n === 1 ? "1 aureus" : `${n} aurei`);

export const nl: PaxTableTexts = {
  names: en.names,
  rome: "Rome",
  welcome: {
    aim: "Rome heerst, jullie spannen samen. Slaagt de opstand, dan tellen de punten.",
    rome: (goal, of) => `Voor (◆) in ${goal} van ${of} categorieën wint Rome, en alleen primus conspiratus wint mee.`,
    soloAim: "Alleen tegen Rome: als de stapel op is, moet jij de sterkste zijn.",
    soloGoal: (goal, of) => `Nodig: in ${goal} categorieën meer symbolen dan Rome, en alle ${of} voor je op tafel.`,
    card: "Zo lees je een kaart: Land ●● 3 is categorie, symbolen, waarde. Hulp: ?",
  },
  round: (n) => `Ronde ${n}`,
  deck: (n) => `stapel ${n}`,
  startPlayer: (name) => `startspeler ${name}`,
  conspirator: (name) => `primus conspiratus ${name}`,
  hides: (cards) => `Rome verbergt: ${cards}`,
  columns: { aurei: "Aurei", hand: "Hand" },
  standing: {
    ahead: (ahead, of) => `${ahead} van ${of}`,
    romeWith: (name) => `Rome zou nu winnen, en met Rome ook ${name}`,
    romeNobody: "Rome zou nu winnen, en niemand met Rome",
    revolt: (names) => `de opstand zou nu slagen, aan kop: ${names}`,
    unseen: (n) => `${n} gedekt`,
    solo: (stronger, goal) => `Sterker dan Rome in ${stronger}, nodig zijn er ${goal}`,
    display: (found, of) => `categorieën op tafel ${found} van ${of}`,
    missing: (names) => `ontbreekt: ${names}`,
  },
  legions: "Legioenen",
  value: "waarde",
  youPay: "jij betaalt",
  romeNext: "▸ pakt Rome als volgende, als de stapel het uithoudt (PAX 4.2)",
  empty: "leeg",
  hand: "Hand",
  display: "Gespeeld",
  purse: aurei,
  limit: (fleet, army) => `${fleet}, ${army} (PAX 3.10)`,
  count: (what, n, of) => `${what} ${n} van ${of}`,
  happened: "Wat er gebeurde",
  choose: {
    setup: "Welke kaart houd je? De andere gaan onder de stapel.",
    start: (plays) =>
      `Twee letters: de kaart die je houdt, dan die voor onder de stapel, zoals ab. De ${plays === 1 ? "andere" : `andere ${plays}`} speel je meteen.`,
    turn: "Jij bent aan de beurt.",
    drawn: (n, of, card) => `Kaart ${n} van ${of}: ${card}. Waar leg je deze kaart?`,
    drawnSeveral: (from, to, of) =>
      `Kaart ${from} tot en met ${to} van ${of}. Letter van de kaart, dan de plek, zoals ah of b1:`,
    buy: "Koop je een groep? Het nummer van het legioen:",
    play: (cost) =>
      `Welke kaart speel je? ${cost === 0 ? "De volgende kost niets." : `De volgende kost ${aurei(cost)}.`}`,
    tribute: "Welke kaart geef je aan Rome?",
    senate: "De senaat is bijeen: één kaart voor 1 aureus.",
  },
  actions: {
    keep: (card) => `${card} houden`,
    singly: "één voor één trekken",
    peek: "de gedekte kaarten van Rome bekijken, 2 aurei nemen, beurt beëindigen",
    draw: "een volle beurt: trekken, kopen, spelen, inkomen",
    toHand: "in de hand",
    toDeck: "onder de stapel",
    toLegion: "onder dit legioen",
    buy: (legion, price) => `${legion} kopen voor ${price}`,
    skip: "niets kopen",
    end: (income) => `beurt beëindigen: inkomen ${income}`,
    tribute: (card) => `${card} aan Rome geven`,
    pass: "passen",
  },
  used: "al gebruikt (PAX 3.3)",
  tooDear: (purse) => `te duur, je hebt ${aurei(purse)} (PAX 3.7)`,
  overLimit: (limit) => `meer symbolen dan je Land of Intrige toestaat (${limit}) (PAX 3.10)`,
  tip: (key, reason, win) =>
    `Een consul zou ${key} typen. ${reason}${win === undefined ? "" : ` (Wint van hieruit ongeveer ${win} van de 100 partijen.)`}`,
  commands: "u terug, l verslag, s stand tot nu toe, t tip, r regels, v tafel, ? hulp, q bewaren en stoppen",
  help: (categories) => `Typ het nummer of de letter van wat je wilt doen. Andere opdrachten:
  u, undo    je laatste stap terugnemen (zolang er niets onthuld is)
  l, log     alles wat er tot nu toe gebeurde
  s, score   de puntentelling alsof het spel nu eindigt, voor zover zichtbaar
  t, tip     wat een bot in jouw plaats zou doen, en waarom
  r, rules   de regels; “r 3” een hoofdstuk, “r 3.7” één regel
  v, view    de tafel opnieuw tonen
  q, quit    bewaren en stoppen; daarna zie je de opdracht om verder te gaan
Zo lees je een kaart: Land ●● 3 is de categorie Land, met twee symbolen en een waarde van 3 aurei.
◆ Rome staat voor: het heeft minstens zoveel symbolen als elke speler afzonderlijk (PAX 6.2). 4+1: één ervan is een bonus (PAX 6.4).
Groen: meer symbolen dan Rome. › jij. ▸ het legioen dat Rome aan het einde van de ronde leeghaalt. ? geheim (PAX 2.7).
${categories}
`,
  news: {
    earlier: (n) => `… ${n} ${n === 1 ? "eerdere regel" : "eerdere regels"}: l`,
    dealt: (cards) => `trekt ${cards}`,
    kept: (card, under) => `houdt ${card}; schuift ${under} onder de stapel`,
    keptUnseen: (n) => `houdt één van ${n} kaarten`,
    started: (cards) => `begint met ${cards}`,
    peeked: (cards) => `bekijkt de gedekte kaarten van Rome${cards === "" ? "" : `: ${cards}`}`,
    toHand: (cards) => `neemt ${cards}`,
    toDeck: (cards) => `schuift ${cards} onder de stapel`,
    fed: (card, legion) => `legt ${card} onder ${legion}`,
    bought: (legion, price) => `koopt ${legion} voor ${price}`,
    played: (cards) => `speelt ${cards}`,
    conspiratus: "wordt primus conspiratus",
    tribute: (card) => `geeft Rome ${card}`,
    senate: "opent een senaatszitting",
    passed: "past",
    income: (n) => `inkomen ${n}`,
    received: (n) => `krijgt ${aurei(n)}`,
    laid: (cards) => `Nieuw onder de legioenen: ${cards}`,
  },
  sheet: {
    title: "Puntentelling",
    rows: {
      categories: "categorieën, elk 2",
      stronger: "sterker dan Rome, elk 3",
      fleets: "vloten",
      armies: "legers",
      conspiratus: "primus conspiratus",
      wealth: "rijkste, 4",
    },
    total: "punten",
    riches: "aurei en kaarten",
    secret: "? geheim (PAX 2.7): de 4 punten voor de meeste aurei en kaarten tellen niet mee.",
    unseen: (n) => `${n === 1 ? "Eén gedekte kaart" : `${n} gedekte kaarten`} van Rome niet meegeteld.`,
  },
  result: {
    romeNobody: "Rome wint, en niemand stond aan zijn zijde.",
    romeWith: (name) => `Rome wint, en met Rome ook ${name}, primus conspiratus.`,
    players: (names) => `De opstand slaagt. ${names} wint.`,
    shared: (names) => `De opstand slaagt. ${names} delen de overwinning.`,
    soloWon: (game) => `Je hebt spel ${game} van de campagne gewonnen.`,
    soloLost: (game) => `Rome wint spel ${game} van de campagne. Je mag het nog eens proberen.`,
    campaignWon: "Dat was het laatste: de campagne is gewonnen.",
    next: (command) => `Verder: ${command}`,
    again: (command) => `Opnieuw: ${command}`,
  },
  ifEnded: {
    romeNobody: "Zoals het er nu voorstaat, wint Rome, en niemand met Rome.",
    romeWith: (name) => `Zoals het er nu voorstaat, wint Rome, en met Rome ${name} als primus conspiratus.`,
    soloWon: (game) => `Zoals het er nu voorstaat, is spel ${game} van de campagne gewonnen.`,
    soloLost: (game) => `Zoals het er nu voorstaat, wint Rome spel ${game} van de campagne.`,
  },
};
