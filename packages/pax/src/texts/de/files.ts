import { MAX_SYMBOLS, MAX_VALUE } from "../../card.ts";
import type { FileTexts } from "../en/files.ts";
import { cardText, plural } from "../words.ts";
import { de } from "./index.ts";

const { actions, categories } = de;

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

/** Why a file, a deck, a position or an action that no screen offers is refused, in German. */
export const files: FileTexts = {
  over: () => "Das Spiel ist zu Ende.",
  notYourTurn: () => "Gerade entscheidet jemand anders.",
  "legion.unknown": ({ legions }) => `Es gibt ${legions} Legionen, gezählt ab 1.`,
  "keep.notDrawn": ({ card }) => `${cardText(categories, card)} hast du nicht gezogen.`,
  "keep.campaign": () => "In dieser Partie der Kampagne legst du gleich zu Beginn Karten aus. Wähle, welche.",
  "start.notCampaign": () => "Nur die Partien 3 bis 5 der Solokampagne beginnen mit ausgelegten Karten.",
  "start.cards": ({ plays }) =>
    `Lege von den gezogenen Karten ${plays === 1 ? "eine" : plays} aus, schiebe eine unter den Stapel und behalte eine.`,
  "singly.must": () => "An diesem Tisch zieht Religion ihre Karten zusammen.",
  "singly.same": () => "Einzeln ziehen ist nur mit 3 Religionssymbolen und mindestens 2 Karten im Stapel eine Wahl.",
  "place.notDrawn": ({ card }) => `${cardText(categories, card)} hast du nicht gezogen.`,
  "play.notInHand": ({ card }) => `${cardText(categories, card)} hast du nicht auf der Hand.`,
  "tribute.notInHand": ({ card }) => `${cardText(categories, card)} hast du nicht auf der Hand.`,
  notNow: ({ action, step }) => `${actions[action]} kannst du gerade nicht; jetzt ist ${steps[step]} dran.`,
  "action.unknown": ({ found }) => `Diese Aktion gibt es in PAX nicht: ${found}.`,
  "card.unknown": ({ found }) =>
    `${found} ist keine Karte; Karten schreibt man wie „land:1:2“: Kategorie, Symbole (1 bis ${MAX_SYMBOLS}), Wert (1 bis ${MAX_VALUE}).`,
  "config.players": ({ found }) => `PAX ist für 1 bis 8 Spieler, nicht für ${found}.`,
  "config.solo": ({ players, found }) =>
    players === 1
      ? `Allein spielst du Partie 1 bis 5 der Kampagne, nicht ${found}.`
      : `Die Solokampagne ist für einen Spieler, nicht für ${players}.`,
  "config.field": ({ field, found }) => `Die Option „${field}“ kann nicht ${found} sein.`,
  "field.missing": ({ field }) => `„${field}“ fehlt.`,
  "deck.file": () => "Ein Kartensatz ist ein Objekt mit einer Liste „cards“.",
  "deck.line": ({ line }) =>
    `Eintrag ${line} der Kartenliste braucht Kategorie, Symbole (1 bis ${MAX_SYMBOLS}), Wert (1 bis ${MAX_VALUE}) und Anzahl.`,
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
  "position.conspiratus": () => "Die Karte primus conspiratus muss haben, wer die meisten Intrigensymbole hat.",
  "position.taken": () =>
    "Ihren Zug schon hinter sich haben genau die Plätze vom Startspieler an bis vor den aktiven Platz.",
  "position.step": ({ found }) => `${found} ist kein Spielschritt.`,
  "position.drawn": () => "Die gezogenen Karten passen nicht zu diesem Stand des Ziehens.",
  "position.notDrawing": () => "In diesem Schritt werden keine Karten gezogen, oder nicht so viele.",
  "position.played": () => "In diesem Zug ausgelegte Karten müssen in der Auslage des aktiven Spielers liegen.",
  "position.senate": () =>
    "Eine Senatssitzung braucht mindestens 5 Spieler, einen in diesem Zug ausgelegten Senator und einen anderen Platz, der gefragt wird.",
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
};
