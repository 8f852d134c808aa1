import { grammar } from "@ara/kernel/grammar/de";
import type { Texts } from "../en/index.ts";
import { plural } from "../words.ts";

const categories = {
  land: "Land",
  intrigue: "Intrige",
  wealth: "Wohlstand",
  fleet: "Flotte",
  army: "Armee",
  religion: "Religion",
  senator: "Senator",
  militia: "Miliz",
  scout: "Kundschafter",
  adversary: "Gegenspieler",
};

/** Infinitives that open a sentence: "... kannst du gerade nicht". */
const actions = {
  keep: "Eine Karte behalten",
  start: "Startkarten auslegen",
  peek: "Roms Karten ansehen",
  draw: "Ziehen",
  singly: "Einzeln ziehen",
  place: "Eine Karte platzieren",
  buy: "Eine Gruppe kaufen",
  skip: "Auf den Kauf verzichten",
  play: "Eine Karte auslegen",
  end: "Den Zug beenden",
  tribute: "Tribut zahlen",
  pass: "Passen",
};

const money = {
  "3.2": "Blick auf Roms Karten",
  "3.6": "leerer Stapel",
  "3.7": "Kauf",
  "3.9": "weitere Karte",
  "3.11": "Einkommen",
  "7.5": "Senatssitzung",
};

const aurei = (n: number): string => plural(n, "Aureus", "Aurei");

/** All that PAX says, in German. */
export const de: Texts = {
  grammar,
  categories,
  actions,
  events: {
    dealtToRome: ({ cards, hidden }) =>
      cards === ""
        ? `Rom erhält ${hidden} verdeckte Karten.`
        : `Rom erhält offen ${cards}, dazu ${hidden} verdeckte Karten.`,
    dealt: ({ who, you, cards }) =>
      `${who} ${you ? "ziehst" : "zieht"} ${cards} und ${you ? "behältst" : "behält"} eine davon.`,
    kept: ({ who, you, cards, under }) =>
      `${who} ${you ? "behältst" : "behält"} ${cards} und ${you ? "schiebst" : "schiebt"} ${under} unter den Stapel.`,
    keptUnseen: ({ who, hidden }) => `${who} behält 1 Karte und schiebt ${hidden} unter den Stapel.`,
    started: ({ who, you, cards }) => `${who} ${you ? "beginnst" : "beginnt"} mit ${cards} in der Auslage.`,
    laid: ({ card, legion }) => `${card} kommt unter Legion ${legion}.`,
    round: ({ round, who, you }) => `Runde ${round}: ${who} ${you ? "beginnst" : "beginnt"}.`,
    turn: ({ who, you }) => `${who} ${you ? "bist" : "ist"} am Zug.`,
    peeked: ({ who, you, cards }) =>
      `${who} ${you ? "siehst dir" : "sieht sich"} Roms verdeckte Karten an${cards === "" ? "" : `: ${cards}`}.`,
    drew: ({ who, you, cards }) => `${who} ${you ? "ziehst" : "zieht"} ${cards}.`,
    placedHand: ({ who, you, cards }) => `${who} ${you ? "nimmst" : "nimmt"} ${cards} auf die Hand.`,
    placedDeck: ({ who, you, cards }) => `${who} ${you ? "schiebst" : "schiebt"} ${cards} unter den Stapel.`,
    fed: ({ who, you, card, legion }) => `${who} ${you ? "legst" : "legt"} ${card} unter Legion ${legion}.`,
    bought: ({ who, you, cards, legion }) =>
      `${who} ${you ? "kaufst" : "kauft"} die Karten unter Legion ${legion}: ${cards}.`,
    played: ({ who, you, card }) => `${who} ${you ? "legst" : "legt"} ${card} aus.`,
    conspiratus: ({ who, you }) => `${who} ${you ? "wirst" : "wird"} primus conspiratus.`,
    conspiratusFrom: ({ who, from }) => `${who} löst ${from} als primus conspiratus ab.`,
    tribute: ({ who, you, card }) => `${who} ${you ? "gibst" : "gibt"} Rom ${card} als Tribut.`,
    senate: ({ who, you }) => `${who} ${you ? "eröffnest" : "eröffnet"} mit einem Senator eine Senatssitzung.`,
    asked: ({ who, you }) => `${who} ${you ? "wirst" : "wird"} im Senat gefragt.`,
    adjourned: () => "Die Sitzung ist geschlossen.",
    passed: ({ who }) => `${who} passt.`,
    paid: ({ who, you, aurei: n, rule }) =>
      `${who} ${you ? "zahlst" : "zahlt"} ${aurei(n)} (${money[rule]}, PAX ${rule}).`,
    received: ({ who, you, aurei: n, rule }) =>
      `${who} ${you ? "erhältst" : "erhält"} ${aurei(n)} (${money[rule]}, PAX ${rule}).`,
    collected: ({ legion, cards }) => `Rom holt sich die Karten unter Legion ${legion}: ${cards}.`,
    over: ({ cards }) => `Das Spiel ist zu Ende. Rom deckt auf: ${cards}.`,
  },
  you: { does: "Du", suffers: "dich" },
  unknownCards: (n) => plural(n, "Karte", "Karten"),
  nothing: "nichts",
  refusals: {
    "peek.solo": () => "Allein gegen Rom darfst du dir Roms Karten nicht ansehen.",
    "peek.public": () => "Rom hat keine verdeckten Karten, die du dir ansehen könntest.",
    "place.handUsed": () => "Du darfst in diesem Zug keine weitere gezogene Karte auf die Hand nehmen.",
    "place.deckUsed": () => "Du hast in diesem Zug schon eine Karte unter den Stapel geschoben.",
    "place.legionUsed": () => "Du hast in diesem Zug schon eine Karte unter eine Legion gelegt.",
    "place.firstTwo": () => "Eine der ersten beiden Karten muss unter eine Legion oder unter den Stapel.",
    "buy.empty": () => "Unter dieser Legion liegt nichts.",
    "buy.cannotPay": ({ price, aurei: purse }) => `Diese Gruppe kostet ${aurei(price)}; du hast ${purse}.`,
    "play.cannotPay": ({ cost, aurei: purse }) => `Die nächste Karte kostet ${aurei(cost)}; du hast ${purse}.`,
    "play.limit": ({ category, symbols, limit }) =>
      `Damit käme deine ${categories[category]} auf ${plural(symbols, "Symbol", "Symbole")}; dein Land oder deine Intrige erlaubt höchstens ${limit}.`,
  },
};
