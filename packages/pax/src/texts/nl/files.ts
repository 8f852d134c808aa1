import { MAX_SYMBOLS, MAX_VALUE } from "../../card.ts";
import type { FileTexts } from "../en/files.ts";
import { cardText, plural } from "../words.ts";
import { nl } from "./index.ts";

const { actions, categories } = nl;

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

/** Why a file, a deck, a position or an action that no screen offers is refused, in Dutch. */
export const files: FileTexts = {
  over: () => "Het spel is afgelopen.",
  notYourTurn: () => "Nu beslist iemand anders.",
  "legion.unknown": ({ legions }) => `Er zijn ${legions} legioenen, geteld vanaf 1.`,
  "keep.notDrawn": ({ card }) => `${cardText(categories, card)} heb je niet getrokken.`,
  "keep.campaign": () => "In dit spel van de campagne speel je meteen al kaarten. Kies welke.",
  "start.notCampaign": () => "Alleen in spel 3 tot en met 5 van de solocampagne begin je met gespeelde kaarten.",
  "start.cards": ({ plays }) =>
    `Speel ${plays === 1 ? "één" : plays} van de getrokken kaarten, schuif er één onder de stapel en houd er één.`,
  "singly.must": () => "Aan deze tafel trek je met Religie je kaarten samen.",
  "singly.same": () =>
    "Eén voor één trekken is alleen een keuze met 3 religiesymbolen en minstens 2 kaarten op de stapel.",
  "place.notDrawn": ({ card }) => `${cardText(categories, card)} heb je niet getrokken.`,
  "play.notInHand": ({ card }) => `${cardText(categories, card)} heb je niet in de hand.`,
  "tribute.notInHand": ({ card }) => `${cardText(categories, card)} heb je niet in de hand.`,
  notNow: ({ action, step }) => `${actions[action]} kun je nu niet; het is tijd voor ${steps[step]}.`,
  "action.unknown": ({ found }) => `Deze actie bestaat niet in PAX: ${found}.`,
  "card.unknown": ({ found }) =>
    `${found} is geen kaart; kaarten schrijf je als “land:1:2”: categorie, symbolen (1 tot en met ${MAX_SYMBOLS}), waarde (1 tot en met ${MAX_VALUE}).`,
  "config.players": ({ found }) => `PAX is voor 1 tot en met 8 spelers, niet voor ${found}.`,
  "config.solo": ({ players, found }) =>
    players === 1
      ? `In je eentje speel je spel 1 tot en met 5 van de campagne, niet ${found}.`
      : `De solocampagne is voor één speler, niet voor ${players}.`,
  "config.field": ({ field, found }) => `De optie “${field}” kan niet ${found} zijn.`,
  "field.missing": ({ field }) => `“${field}” ontbreekt.`,
  "deck.file": () => "Een set kaarten is een object met een lijst “cards”.",
  "deck.line": ({ line }) =>
    `Onderdeel ${line} van de kaartenlijst heeft een categorie, symbolen (1 tot en met ${MAX_SYMBOLS}), een waarde (1 tot en met ${MAX_VALUE}) en een aantal nodig.`,
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
    "Voor een senaatszitting zijn minstens 5 spelers nodig, een Senator die deze beurt gespeeld is en een andere plaats die gevraagd wordt.",
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
};
