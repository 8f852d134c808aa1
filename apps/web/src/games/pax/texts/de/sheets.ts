import type en from "../en/sheets.ts";

const aurei = (n: number): string => (n === 1 ? "1 Aureus" : `${n} Aurei`);
const cards = (n: number): string => (n === 1 ? "1 Karte" : `${n} Karten`);

const de: typeof en = {
  close: "Schließen",
  back: "Zurück",
  wholeBook: "Das ganze Regelbuch öffnen",
  noRule: "Diese Regel gibt es nicht.",
  category: "Kategorie",
  rome: "Rom",
  you: "Du",
  strongest: "Stärkster",
  none: "noch nichts",
  lastTurns: "Die letzten Züge",
  noTurns: "Noch kein Zug.",
  purse: ({ aurei: n }) => aurei(n),
  hand: ({ cards: n }) => `${cards(n)} auf der Hand`,
  secret: "Hand und Geld sind geheim; hier wird nicht mitgezählt.",
  peeked: ({ you }) => `${you ? "Du hast" : "Hat"} Roms verdeckte Karten angesehen.`,
  slippedBy: ({ cards: n, you }) => `${cards(n)} ${you ? "von dir" : "von hier"} im Stapel.`,
  compared: "Symbole, mit dem Bonus für Flotte und Armee.",
  romeTitle: "Roms Karten",
  faceUp: ({ cards: n }) => `${cards(n)} offen`,
  faceDown: ({ cards: n }) => `${cards(n)} verdeckt, von dir noch nicht gesehen`,
  seen: ({ cards: n }) => `${cards(n)} verdeckt, von dir schon gesehen`,
  turned: ({ cards: n }) => `${cards(n)} am Ende aufgedeckt`,
  slippedTitle: "Deine Karten im Stapel",
  slippedNote: "Du hast sie unter den Stapel geschoben; sonst kennt sie niemand.",
  before: ({ cards: n }) => (n === 0 ? "ganz oben" : `${cards(n)} davor`),
  noSlipped: "Keine deiner Karten liegt im Stapel.",

  help: {
    notNow: "Oben siehst du, welcher Schritt gerade dran ist.",
    notYourTurn: "Warte, bis du gefragt wirst, oder spring vor.",
    "buy.cannotPay": ({ short }) =>
      `Dir ${short === 1 ? "fehlt" : "fehlen"} ${aurei(short)}. Kauf eine billigere Gruppe oder nichts; Einkommen gibt es am Ende des Zuges, und je drei Symbole Wohlstand machen jede Gruppe um 1 billiger.`,
    "buy.empty": "Wähl eine Legion, unter der Karten liegen, oder kauf nichts.",
    "play.cannotPay": ({ short }) =>
      `Dir ${short === 1 ? "fehlt" : "fehlen"} ${aurei(short)}. Beende den Zug: Im nächsten ist die erste Karte wieder frei.`,
    "senate.cannotPay": ({ short }) =>
      `Dir ${short === 1 ? "fehlt" : "fehlen"} ${aurei(short)}. Pass; die Karte bleibt auf der Hand.`,
    "play.limit": "Spiel zuerst Land oder Intrige: Wovon du mehr hast, das ist die Grenze.",
    "place.handUsed": "Wähl einen der Plätze, die noch frei sind.",
    "place.deckUsed": "Wähl einen der Plätze, die noch frei sind.",
    "place.legionUsed": "Wähl einen der Plätze, die noch frei sind.",
    "place.firstTwo": "Leg diese Karte unter eine Legion oder unter den Stapel; die nächste darf auf die Hand.",
    "peek.solo": "Zieh stattdessen.",
    "peek.public": "Zieh stattdessen.",
  },
};

export default de;
