import { grammar } from "@ara/kernel/grammar/nl";
import type { Texts } from "../en/index.ts";
import { cardText, plural } from "../words.ts";

const categories = {
  land: "Land",
  intrigue: "Intrige",
  wealth: "Rijkdom",
  fleet: "Vloot",
  army: "Leger",
  religion: "Religie",
  senator: "Senator",
  militia: "Militie",
  scout: "Verkenner",
  adversary: "Tegenspeler",
};

/** After "het is tijd voor". */
const steps = {
  setup: "de keuze van de eerste kaart",
  turn: "het begin van een beurt",
  draw: "het plaatsen van de getrokken kaarten",
  buy: "de aankoop",
  play: "het spelen van kaarten",
  tribute: "het tribuut aan Rome",
  senate: "de senaatszitting",
  over: "het einde",
};

/** Infinitives that open a sentence: "... kun je nu niet". */
const actions = {
  keep: "Een kaart houden",
  start: "Startkaarten spelen",
  peek: "De kaarten van Rome bekijken",
  draw: "Trekken",
  place: "Een kaart plaatsen",
  buy: "Een groep kopen",
  skip: "De aankoop overslaan",
  play: "Een kaart spelen",
  end: "De beurt beëindigen",
  tribute: "Tribuut betalen",
  pass: "Passen",
};

const money = {
  "3.2": "blik op de kaarten van Rome",
  "3.6": "lege stapel",
  "3.7": "aankoop",
  "3.9": "volgende kaart",
  "3.11": "inkomen",
  "7.5": "senaatszitting",
};

const aurei = (n: number): string => plural(n, "aureus", "aurei");

/** All that PAX says, in Dutch. */
export const nl: Texts = {
  grammar,
  categories,
  steps,
  actions,
  events: {
    dealtToRome: ({ cards, hidden }) =>
      cards === ""
        ? `Rome krijgt ${hidden} gedekte kaarten.`
        : `Rome krijgt open ${cards}, plus ${hidden} gedekte kaarten.`,
    dealt: ({ who, cards }) => `${who} trekt ${cards} en houdt er één.`,
    kept: ({ who, cards, under }) => `${who} houdt ${cards} en schuift ${under} onder de stapel.`,
    keptUnseen: ({ who, hidden }) => `${who} houdt 1 kaart en schuift er ${hidden} onder de stapel.`,
    started: ({ who, cards }) => `${who} begint met ${cards} voor zich.`,
    laid: ({ card, legion }) => `${card} komt onder legioen ${legion}.`,
    round: ({ round, who }) => `Ronde ${round}: ${who} begint.`,
    turn: ({ who }) => `${who} is aan de beurt.`,
    peeked: ({ who, cards }) => `${who} bekijkt de gedekte kaarten van Rome${cards === "" ? "" : `: ${cards}`}.`,
    drew: ({ who, cards }) => `${who} trekt ${cards}.`,
    placedHand: ({ who, cards }) => `${who} neemt ${cards} in de hand.`,
    placedDeck: ({ who, cards }) => `${who} schuift ${cards} onder de stapel.`,
    fed: ({ who, card, legion }) => `${who} legt ${card} onder legioen ${legion}.`,
    bought: ({ who, cards, legion }) => `${who} koopt de kaarten onder legioen ${legion}: ${cards}.`,
    played: ({ who, card }) => `${who} speelt ${card}.`,
    conspiratus: ({ who }) => `${who} wordt primus conspiratus.`,
    conspiratusFrom: ({ who, from }) => `${who} lost ${from} af als primus conspiratus.`,
    tribute: ({ who, card }) => `${who} geeft Rome ${card} als tribuut.`,
    senate: ({ who }) => `${who} opent met een Senator een senaatszitting.`,
    asked: ({ who }) => `${who} wordt in de senaat gevraagd.`,
    adjourned: () => "De zitting is gesloten.",
    passed: ({ who }) => `${who} past.`,
    paid: ({ who, aurei: n, rule }) => `${who} betaalt ${aurei(n)} (${money[rule]}, PAX ${rule}).`,
    received: ({ who, aurei: n, rule }) => `${who} krijgt ${aurei(n)} (${money[rule]}, PAX ${rule}).`,
    collected: ({ legion, cards }) => `Rome pakt de kaarten onder legioen ${legion}: ${cards}.`,
    over: ({ cards }) => `Het spel is afgelopen. Rome onthult ${cards}.`,
  },
  unknownCards: (n) => plural(n, "kaart", "kaarten"),
  nothing: "niets",
  rules: {
    "1.1": "De zeven categorieën",
    "1.2": "Categorie, symbolen en waarde van een kaart",
    "1.3": "De bank raakt nooit leeg",
    "1.4": "De drie categorieën van Nocturnus",
    "2.1": "Ongezien verwijderde kaarten",
    "2.2": "Eén legioen meer dan spelers",
    "2.3": "De drie gedekte kaarten van Rome",
    "2.4": "Vijf aurei per speler",
    "2.5": "Startspeler en eerste kaart",
    "2.6": "Eén kaart onder elk legioen",
    "2.7": "Hand en geld zijn geheim",
    "3.1": "Een volledige beurt, of spieken bij Rome",
    "3.2": "Spieken bij Rome",
    "3.3": "Trekken: hand, legioen, stapel",
    "3.4": "Religie vanaf 3 symbolen",
    "3.5": "Religie vanaf 6 symbolen",
    "3.6": "Als de stapel opraakt",
    "3.7": "Een groep kopen",
    "3.8": "Rijkdom drukt de prijs",
    "3.9": "Kaarten spelen en betalen",
    "3.10": "De limiet voor vloten en legers",
    "3.11": "Inkomen",
    "3.12": "Primus conspiratus",
    "3.13": "Wat ligt, blijft liggen",
    "4.1": "Een ronde",
    "4.2": "Rome pakt een groep",
    "4.3": "De volgende startspeler",
    "4.4": "Lege legioenen aanvullen",
    "5.1": "Het einde van het spel",
    "5.2": "De laatste groep voor Rome",
    "6.1": "Rome onthult zijn kaarten",
    "6.2": "Waar Rome voorligt",
    "6.3": "Rome wint",
    "6.4": "Bonuslegers en bonusvloten",
    "6.5": "Punten",
    "6.6": "Gelijke stand",
    "6.7": "Een voorbeeld van de puntentelling",
    "7.1": "Kaarten uit een tweede set",
    "7.2": "Eerste kaart vanaf vijf spelers",
    "7.3": "Legioenen vanaf vijf spelers",
    "7.4": "De zes kaarten van Rome",
    "7.5": "Senaatszitting",
    "7.6": "Verder blijft alles hetzelfde",
    "8.1": "Solo: voorbereiding",
    "8.2": "Solo: een ronde",
    "8.3": "Solo: niet spieken",
    "8.4": "De campagne van vijf spellen",
    "8.5": "Begin van een campagnespel",
    "8.6": "Winnen opent het volgende spel",
    "9.1": "Nocturnus: tien categorieën",
    "9.2": "Militie",
    "9.3": "Verkenner",
    "9.4": "Tegenspeler",
    "9.5": "Solo met Nocturnus",
    "10.1": "Er gaat geen kaart verloren",
    "10.2": "Geen geld uit het niets",
    "10.3": "Wat geheim is, blijft geheim",
    "10.4": "Elk nee noemt zijn regel",
  },
  refusals: {
    over: () => "Het spel is afgelopen.",
    notYourTurn: () => "Nu beslist iemand anders.",
    notNow: ({ action, step }) => `${actions[action]} kun je nu niet; het is tijd voor ${steps[step]}.`,
    "action.unknown": ({ found }) => `Deze actie bestaat niet in PAX: ${found}.`,
    "card.unknown": ({ found }) =>
      `${found} is geen kaart; kaarten schrijf je als “land:1:2”: categorie, symbolen (1 of 2), waarde (1 tot en met 4).`,
    "legion.unknown": ({ legions }) => `Er zijn ${legions} legioenen, geteld vanaf 1.`,
    "keep.notDrawn": ({ card }) => `${cardText(categories, card)} heb je niet getrokken.`,
    "keep.campaign": () => "In dit spel van de campagne speel je meteen al kaarten. Kies welke.",
    "start.notCampaign": () => "Alleen in spel 3 tot en met 5 van de solocampagne begin je met gespeelde kaarten.",
    "start.cards": ({ plays }) =>
      `Speel ${plays === 1 ? "één" : plays} van de getrokken kaarten, schuif er één onder de stapel en houd er één.`,
    "peek.solo": () => "Als je alleen tegen Rome speelt, mag je zijn kaarten niet bekijken.",
    "peek.public": () => "Rome heeft geen gedekte kaarten om te bekijken.",
    "place.notDrawn": ({ card }) => `${cardText(categories, card)} heb je niet getrokken.`,
    "place.handUsed": () => "Je mag deze beurt geen getrokken kaart meer in de hand nemen.",
    "place.deckUsed": () => "Je hebt deze beurt al een kaart onder de stapel geschoven.",
    "place.legionUsed": () => "Je hebt deze beurt al een kaart onder een legioen gelegd.",
    "place.firstTwo": () => "Een van de eerste twee kaarten moet onder een legioen of onder de stapel.",
    "buy.empty": () => "Onder dit legioen ligt niets.",
    "buy.cannotPay": ({ price, aurei: purse }) => `Deze groep kost ${aurei(price)}; je hebt er ${purse}.`,
    "play.notInHand": ({ card }) => `${cardText(categories, card)} heb je niet in de hand.`,
    "play.cannotPay": ({ cost, aurei: purse }) => `De volgende kaart kost ${aurei(cost)}; je hebt er ${purse}.`,
    "play.limit": ({ category, symbols, limit }) =>
      `Daarmee komt je ${categories[category].toLowerCase()} op ${plural(symbols, "symbool", "symbolen")}; je Land of Intrige staat er hoogstens ${limit} toe.`,
    "tribute.notInHand": ({ card }) => `${cardText(categories, card)} heb je niet in de hand.`,
    "config.players": ({ found }) => `PAX is voor 1 tot en met 8 spelers, niet voor ${found}.`,
    "config.solo": ({ players, found }) =>
      players === 1
        ? `In je eentje speel je spel 1 tot en met 5 van de campagne, niet ${found}.`
        : `De solocampagne is voor één speler, niet voor ${players}.`,
    "config.field": ({ field, found }) => `De optie “${field}” kan niet ${found} zijn.`,
    "field.missing": ({ field }) => `“${field}” ontbreekt.`,
    "deck.file": () => "Een set kaarten is een object met een lijst “cards”.",
    "deck.line": ({ line }) =>
      `Onderdeel ${line} van de kaartenlijst heeft een categorie, symbolen (1 of 2), een waarde (1 tot en met 4) en een aantal nodig.`,
    "deck.size": ({ category, found, expected }) =>
      `${categories[category]} heeft ${plural(found, "kaart", "kaarten")}; in het spel zijn het er ${expected}.`,
    "deck.missing": ({ card, found, expected }) =>
      `${cardText(categories, card)} moet minstens ${expected} keer voorkomen, niet ${found} keer.`,
    "deck.tooMany": ({ card, found, expected }) =>
      `${cardText(categories, card)} komt ${found} keer voor, in één set maar ${expected} keer.`,
    "deck.total": ({ found, expected }) => `Het aantal kaarten is ${found}; bij dit spel horen er ${expected}.`,
    "result.field": ({ field, found }) => `“${field}” in de uitslag kan niet ${found} zijn.`,
    "deal.deck": () => "Het verslag moet onder “chance” de geschudde stapel noemen.",
    "deal.startPlayer": ({ found }) => `De startspeler kan niet ${found} zijn.`,
    "position.field": ({ field, found }) => `“${field}” kan niet ${found} zijn.`,
    "position.cardMissing": ({ card, found, expected }) =>
      `${cardText(categories, card)} moet minstens ${expected} keer voorkomen, niet ${found} keer; met "partial": true mag het.`,
    "position.cardTooMany": ({ card, found, expected }) =>
      `${cardText(categories, card)} komt ${found} keer voor, in één set maar ${expected} keer; met "partial": true mag het.`,
    "position.cardTotal": ({ found, expected }) =>
      `Het aantal kaarten is ${found}; bij dit spel horen er ${expected}; met "partial": true mag het.`,
    "position.setAside": ({ found, expected }) =>
      `Het aantal weggelegde kaarten is ${found}, het moeten er ${expected} zijn.`,
    "position.romeHidden": ({ found }) =>
      `Rome heeft ${plural(found, "gedekte kaart", "gedekte kaarten")}, het moeten er 3 zijn.`,
    "position.legions": ({ found, expected }) => `Het aantal legioenen is ${found}, het moeten er ${expected} zijn.`,
    "position.category": ({ card }) => `${cardText(categories, card)} hoort bij Nocturnus.`,
    "position.limit": ({ seat }) =>
      `Plaats ${seat} heeft meer vloot- of legersymbolen liggen dan Land of Intrige toestaat.`,
    "position.conspiratus": () => "Wie de meeste intrigesymbolen heeft, moet primus conspiratus zijn.",
    "position.taken": () =>
      "Alleen de plaatsen vanaf de startspeler tot aan de actieve plaats zijn al aan de beurt geweest.",
    "position.step": ({ found }) => `${found} is geen stap van het spel.`,
    "position.drawn": () => "De getrokken kaarten passen niet bij dit moment van het trekken.",
    "position.notDrawing": () => "In deze stap worden geen kaarten getrokken, of niet zoveel.",
    "position.played": () => "Kaarten die deze beurt gespeeld zijn, moeten voor de actieve speler liggen.",
    "position.senate": () =>
      "Voor een senaatszitting zijn minstens 5 spelers nodig, een Senator die deze beurt gespeeld is en iemand die een kaart kan spelen.",
    "position.tribute": () => "Voor tribuut zijn Nocturnus, Tegenspelers en een kaart in de hand nodig.",
    "position.setup": ({ field }) => `Tijdens de voorbereiding kan “${field}” er nog niet zo uitzien.`,
    "position.setupDeck": () =>
      "De stapel is te klein voor de kaarten die bij de voorbereiding nog getrokken en onder de legioenen gelegd worden.",
    "position.emptyLegion": ({ legion }) =>
      `Legioen ${legion} is leeg, maar aan het begin van een ronde ligt er onder elk legioen een kaart.`,
    "position.notOver": () => "Het spel is pas afgelopen als de stapel leeg is of te klein voor alle lege legioenen.",
    "position.slippedBy": () =>
      "“slippedBy” noemt elke kaart van de stapel, van boven af, en ondergeschoven kaarten liggen onder alle andere.",
    "position.peeked": () => "Als je alleen tegen Rome speelt, heeft niemand zijn gedekte kaarten gezien.",
  },
};
