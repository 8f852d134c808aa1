import { grammar } from "@ara/kernel/grammar/nl";
import type { Texts } from "../en/index.ts";
import { plural } from "../words.ts";

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

/** Infinitives that open a sentence: "... kun je nu niet". */
const actions = {
  keep: "Een kaart houden",
  start: "Startkaarten spelen",
  peek: "De kaarten van Rome bekijken",
  draw: "Trekken",
  singly: "Eén voor één trekken",
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
  actions,
  events: {
    dealtToRome: ({ cards, hidden }) =>
      cards === ""
        ? `Rome krijgt ${hidden} gedekte kaarten.`
        : `Rome krijgt open ${cards}, plus ${hidden} gedekte kaarten.`,
    dealt: ({ who, cards }) => `${who} trekt ${cards} en houdt er één.`,
    kept: ({ who, cards, under }) => `${who} houdt ${cards} en schuift ${under} onder de stapel.`,
    keptUnseen: ({ who, hidden }) => `${who} houdt 1 kaart en schuift er ${hidden} onder de stapel.`,
    started: ({ who, you, cards }) => `${who} begint met ${cards} voor ${you ? "je" : "zich"}.`,
    laid: ({ card, legion }) => `${card} komt onder legioen ${legion}.`,
    round: ({ round, who, you }) => `Ronde ${round}: ${you ? "jij" : who} begint.`,
    turn: ({ who, you }) => `${who} ${you ? "bent" : "is"} aan de beurt.`,
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
  you: { does: "Je", suffers: "jou" },
  unknownCards: (n) => plural(n, "kaart", "kaarten"),
  nothing: "niets",
  refusals: {
    "peek.solo": () => "Als je alleen tegen Rome speelt, mag je zijn kaarten niet bekijken.",
    "peek.public": () => "Rome heeft geen gedekte kaarten om te bekijken.",
    "place.handUsed": () => "Je mag deze beurt geen getrokken kaart meer in de hand nemen.",
    "place.deckUsed": () => "Je hebt deze beurt al een kaart onder de stapel geschoven.",
    "place.legionUsed": () => "Je hebt deze beurt al een kaart onder een legioen gelegd.",
    "place.firstTwo": () => "Een van de eerste twee kaarten moet onder een legioen of onder de stapel.",
    "buy.empty": () => "Onder dit legioen ligt niets.",
    "buy.cannotPay": ({ price, aurei: purse }) => `Deze groep kost ${aurei(price)}; je hebt er ${purse}.`,
    "play.cannotPay": ({ cost, aurei: purse }) => `De volgende kaart kost ${aurei(cost)}; je hebt er ${purse}.`,
    "play.limit": ({ category, symbols, limit }) =>
      `Daarmee komt je ${categories[category].toLowerCase()} op ${plural(symbols, "symbool", "symbolen")}; je Land of Intrige staat er hoogstens ${limit} toe.`,
  },
};
