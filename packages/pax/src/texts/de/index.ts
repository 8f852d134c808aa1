import { grammar } from "@ara/kernel/grammar/de";
import type { Texts } from "../en/index.ts";
import { cardText, plural } from "../words.ts";

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

/** In the nominative: "jetzt ist ... dran". */
const steps = {
  setup: "die Wahl der ersten Karte",
  turn: "der Zugbeginn",
  draw: "das Verteilen der gezogenen Karten",
  buy: "der Kauf",
  play: "das Auslegen",
  tribute: "der Tribut an Rom",
  senate: "die Senatssitzung",
  over: "das Spielende",
};

/** Infinitives that open a sentence: "... kannst du gerade nicht". */
const actions = {
  keep: "Eine Karte behalten",
  start: "Startkarten auslegen",
  peek: "Roms Karten ansehen",
  draw: "Ziehen",
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
  steps,
  actions,
  events: {
    dealtToRome: ({ cards, hidden }) =>
      cards === ""
        ? `Rom erhält ${hidden} verdeckte Karten.`
        : `Rom erhält offen ${cards}, dazu ${hidden} verdeckte Karten.`,
    dealt: ({ who, cards }) => `${who} zieht ${cards} und behält eine davon.`,
    kept: ({ who, cards, under }) => `${who} behält ${cards} und schiebt ${under} unter den Stapel.`,
    keptUnseen: ({ who, hidden }) => `${who} behält 1 Karte und schiebt ${hidden} unter den Stapel.`,
    started: ({ who, cards }) => `${who} beginnt mit ${cards} in der Auslage.`,
    laid: ({ card, legion }) => `${card} kommt unter Legion ${legion}.`,
    round: ({ round, who }) => `Runde ${round}: ${who} beginnt.`,
    turn: ({ who }) => `${who} ist am Zug.`,
    peeked: ({ who, cards }) => `${who} sieht sich Roms verdeckte Karten an${cards === "" ? "" : `: ${cards}`}.`,
    drew: ({ who, cards }) => `${who} zieht ${cards}.`,
    placedHand: ({ who, cards }) => `${who} nimmt ${cards} auf die Hand.`,
    placedDeck: ({ who, cards }) => `${who} schiebt ${cards} unter den Stapel.`,
    fed: ({ who, card, legion }) => `${who} legt ${card} unter Legion ${legion}.`,
    bought: ({ who, cards, legion }) => `${who} kauft die Karten unter Legion ${legion}: ${cards}.`,
    played: ({ who, card }) => `${who} legt ${card} aus.`,
    conspiratus: ({ who }) => `${who} wird Primus conspiratus.`,
    conspiratusFrom: ({ who, from }) => `${who} löst ${from} als Primus conspiratus ab.`,
    tribute: ({ who, card }) => `${who} gibt Rom ${card} als Tribut.`,
    senate: ({ who }) => `${who} eröffnet mit einem Senator eine Senatssitzung.`,
    asked: ({ who }) => `${who} wird im Senat gefragt.`,
    adjourned: () => "Die Sitzung ist geschlossen.",
    passed: ({ who }) => `${who} passt.`,
    paid: ({ who, aurei: n, rule }) => `${who} zahlt ${aurei(n)} (${money[rule]}, PAX ${rule}).`,
    received: ({ who, aurei: n, rule }) => `${who} erhält ${aurei(n)} (${money[rule]}, PAX ${rule}).`,
    collected: ({ legion, cards }) => `Rom holt sich die Karten unter Legion ${legion}: ${cards}.`,
    over: ({ cards }) => `Das Spiel ist zu Ende. Rom deckt auf: ${cards}.`,
  },
  unknownCards: (n) => plural(n, "Karte", "Karten"),
  nothing: "nichts",
  rules: {
    "1.1": "Die sieben Kategorien",
    "1.2": "Kategorie, Symbole und Wert einer Karte",
    "1.3": "Die Bank wird nie leer",
    "1.4": "Die drei Kategorien von Nocturnus",
    "2.1": "Ungesehen aussortierte Karten",
    "2.2": "Eine Legion mehr als Spieler",
    "2.3": "Roms drei verdeckte Karten",
    "2.4": "Je fünf Aurei zum Start",
    "2.5": "Startspieler und erste Karte",
    "2.6": "Eine Karte unter jeder Legion",
    "2.7": "Hand und Geld sind geheim",
    "3.1": "Ein voller Zug oder ein Blick auf Roms Karten",
    "3.2": "Roms Karten ansehen",
    "3.3": "Ziehen: Hand, Legion, Stapel",
    "3.4": "Religion ab 3 Symbolen",
    "3.5": "Religion ab 6 Symbolen",
    "3.6": "Wenn der Stapel nicht reicht",
    "3.7": "Eine Gruppe kaufen",
    "3.8": "Wohlstand senkt den Preis",
    "3.9": "Karten auslegen und bezahlen",
    "3.10": "Das Limit für Flotten und Armeen",
    "3.11": "Einkommen",
    "3.12": "Primus conspiratus",
    "3.13": "Was liegt, bleibt liegen",
    "4.1": "Eine Runde",
    "4.2": "Rom holt sich eine Gruppe",
    "4.3": "Der nächste Startspieler",
    "4.4": "Leere Legionen auffüllen",
    "5.1": "Das Spielende",
    "5.2": "Die letzte Gruppe für Rom",
    "6.1": "Rom deckt auf",
    "6.2": "Wo Rom vorn liegt",
    "6.3": "Rom gewinnt",
    "6.4": "Bonusarmeen und Bonusflotten",
    "6.5": "Punkte",
    "6.6": "Gleichstand",
    "6.7": "Ein Beispiel zur Wertung",
    "7.1": "Karten aus einem zweiten Kartensatz",
    "7.2": "Erste Karte ab fünf Spielern",
    "7.3": "Legionen ab fünf Spielern",
    "7.4": "Roms sechs Karten",
    "7.5": "Senatssitzung",
    "7.6": "Alles andere wie gewohnt",
    "8.1": "Solo: Vorbereitung",
    "8.2": "Solo: eine Runde",
    "8.3": "Solo: kein Blick auf Roms Karten",
    "8.4": "Die Kampagne aus fünf Partien",
    "8.5": "Beginn einer Kampagnenpartie",
    "8.6": "Ein Sieg öffnet die nächste Partie",
    "9.1": "Nocturnus: zehn Kategorien",
    "9.2": "Miliz",
    "9.3": "Kundschafter",
    "9.4": "Gegenspieler",
    "9.5": "Solo mit Nocturnus",
    "10.1": "Keine Karte geht verloren",
    "10.2": "Kein Geld aus dem Nichts",
    "10.3": "Was geheim ist, bleibt geheim",
    "10.4": "Jedes Nein nennt seine Regel",
  },
  refusals: {
    over: () => "Das Spiel ist zu Ende.",
    notYourTurn: () => "Gerade entscheidet jemand anders.",
    notNow: ({ action, step }) => `${actions[action]} kannst du gerade nicht; jetzt ist ${steps[step]} dran.`,
    "action.unknown": ({ found }) => `Diese Aktion gibt es in PAX nicht: ${found}.`,
    "card.unknown": ({ found }) =>
      `${found} ist keine Karte; Karten schreibt man wie „land:1:2“: Kategorie, Symbole (1 oder 2), Wert (1 bis 4).`,
    "legion.unknown": ({ legions }) => `Es gibt ${legions} Legionen, gezählt ab 1.`,
    "keep.notDrawn": ({ card }) => `${cardText(categories, card)} hast du nicht gezogen.`,
    "keep.campaign": () => "In dieser Partie der Kampagne legst du gleich zu Beginn Karten aus. Wähle, welche.",
    "start.notCampaign": () => "Nur die Partien 3 bis 5 der Solokampagne beginnen mit ausgelegten Karten.",
    "start.cards": ({ plays }) =>
      `Lege von den gezogenen Karten ${plays === 1 ? "eine" : plays} aus, schiebe eine unter den Stapel und behalte eine.`,
    "peek.solo": () => "Allein gegen Rom darfst du dir Roms Karten nicht ansehen.",
    "peek.public": () => "Rom hat keine verdeckten Karten, die du dir ansehen könntest.",
    "place.notDrawn": ({ card }) => `${cardText(categories, card)} hast du nicht gezogen.`,
    "place.handUsed": () => "Du darfst in diesem Zug keine weitere gezogene Karte auf die Hand nehmen.",
    "place.deckUsed": () => "Du hast in diesem Zug schon eine Karte unter den Stapel geschoben.",
    "place.legionUsed": () => "Du hast in diesem Zug schon eine Karte unter eine Legion gelegt.",
    "place.firstTwo": () => "Eine der ersten beiden Karten muss unter eine Legion oder unter den Stapel.",
    "buy.empty": () => "Unter dieser Legion liegt nichts.",
    "buy.cannotPay": ({ price, aurei: purse }) => `Diese Gruppe kostet ${aurei(price)}; du hast ${purse}.`,
    "play.notInHand": ({ card }) => `${cardText(categories, card)} hast du nicht auf der Hand.`,
    "play.cannotPay": ({ cost, aurei: purse }) => `Die nächste Karte kostet ${aurei(cost)}; du hast ${purse}.`,
    "play.limit": ({ category, symbols, limit }) =>
      `Damit käme deine ${categories[category]} auf ${plural(symbols, "Symbol", "Symbole")}; dein Land oder deine Intrige erlaubt höchstens ${limit}.`,
    "tribute.notInHand": ({ card }) => `${cardText(categories, card)} hast du nicht auf der Hand.`,
    "config.players": ({ found }) => `PAX ist für 1 bis 8 Spieler, nicht für ${found}.`,
    "config.solo": ({ players, found }) =>
      players === 1
        ? `Allein spielst du Partie 1 bis 5 der Kampagne, nicht ${found}.`
        : `Die Solokampagne ist für einen Spieler, nicht für ${players}.`,
    "config.field": ({ field, found }) => `Die Option „${field}“ kann nicht ${found} sein.`,
    "field.missing": ({ field }) => `„${field}“ fehlt.`,
    "deck.file": () => "Ein Kartensatz ist ein Objekt mit einer Liste „cards“.",
    "deck.line": ({ line }) =>
      `Eintrag ${line} der Kartenliste braucht Kategorie, Symbole (1 oder 2), Wert (1 bis 4) und Anzahl.`,
    "deck.size": ({ category, found, expected }) =>
      `${categories[category]} hat ${plural(found, "Karte", "Karten")}; im Spiel sind es ${expected}.`,
    "deck.missing": ({ card, found, expected }) =>
      `${cardText(categories, card)} muss mindestens ${expected}-mal vorkommen, nicht ${found}-mal.`,
    "deck.tooMany": ({ card, found, expected }) =>
      `${cardText(categories, card)} kommt ${found}-mal vor, in einem Kartensatz nur ${expected}-mal.`,
    "deck.total": ({ found, expected }) =>
      `Es gibt ${plural(found, "Karte", "Karten")}; zu diesem Spiel gehören ${expected}.`,
    "result.field": ({ field, found }) => `„${field}“ im Ergebnis kann nicht ${found} sein.`,
    "deal.deck": () => "Die Aufzeichnung muss unter „chance“ den gemischten Stapel nennen.",
    "deal.startPlayer": ({ found }) => `Der Startspieler kann nicht ${found} sein.`,
    "position.field": ({ field, found }) => `„${field}“ kann nicht ${found} sein.`,
    "position.cardMissing": ({ card, found, expected }) =>
      `${cardText(categories, card)} muss mindestens ${expected}-mal vorkommen, nicht ${found}-mal; mit "partial": true ist das erlaubt.`,
    "position.cardTooMany": ({ card, found, expected }) =>
      `${cardText(categories, card)} kommt ${found}-mal vor, in einem Kartensatz nur ${expected}-mal; mit "partial": true ist das erlaubt.`,
    "position.cardTotal": ({ found, expected }) =>
      `Es gibt ${plural(found, "Karte", "Karten")}; zu diesem Spiel gehören ${expected}; mit "partial": true ist das erlaubt.`,
    "position.setAside": ({ found, expected }) =>
      `Es gibt ${plural(found, "beiseitegelegte Karte", "beiseitegelegte Karten")}, es müssen ${expected} sein.`,
    "position.romeHidden": ({ found }) =>
      `Rom hat ${plural(found, "verdeckte Karte", "verdeckte Karten")}, es müssen 3 sein.`,
    "position.legions": ({ found, expected }) =>
      `Es gibt ${plural(found, "Legion", "Legionen")}, es müssen ${expected} sein.`,
    "position.category": ({ card }) => `${cardText(categories, card)} gehört zu Nocturnus.`,
    "position.limit": ({ seat }) =>
      `In der Auslage von Platz ${seat} sind mehr Flotten- oder Armeesymbole, als Land oder Intrige erlauben.`,
    "position.conspiratus": () => "Primus conspiratus muss sein, wer die meisten Intrigensymbole hat.",
    "position.taken": () =>
      "Ihren Zug schon hinter sich haben genau die Plätze vom Startspieler an bis vor den aktiven Platz.",
    "position.step": ({ found }) => `${found} ist kein Spielschritt.`,
    "position.drawn": () => "Die gezogenen Karten passen nicht zu diesem Stand des Ziehens.",
    "position.notDrawing": () => "In diesem Schritt werden keine Karten gezogen, oder nicht so viele.",
    "position.played": () => "In diesem Zug ausgelegte Karten müssen in der Auslage des aktiven Spielers liegen.",
    "position.senate": () =>
      "Eine Senatssitzung braucht mindestens 5 Spieler, einen in diesem Zug ausgelegten Senator und jemanden, der eine Karte auslegen kann.",
    "position.tribute": () => "Tribut gibt es nur mit Nocturnus, Gegenspielern und einer Karte auf der Hand.",
    "position.setup": ({ field }) => `Während der Vorbereitung kann „${field}“ noch nicht so aussehen.`,
    "position.setupDeck": () =>
      "Der Stapel reicht nicht für die Karten, die bei der Vorbereitung noch gezogen und unter die Legionen gelegt werden.",
    "position.emptyLegion": ({ legion }) =>
      `Legion ${legion} ist leer; zu Beginn einer Runde liegt aber unter jeder Legion eine Karte.`,
    "position.notOver": () =>
      "Das Spiel ist erst zu Ende, wenn der Stapel leer ist oder nicht mehr für alle leeren Legionen reicht.",
    "position.slippedBy": () =>
      "„slippedBy“ braucht einen Eintrag für jede Karte des Stapels, von oben gezählt, und untergeschobene Karten liegen unter allen anderen.",
    "position.peeked": () => "Allein gegen Rom hat niemand Roms verdeckte Karten gesehen.",
  },
};
