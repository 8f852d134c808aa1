/** Chapter 17: Event Cards, of the Advanced Game. */
export const chapter17 = {
  "17.11": "Only for the Advanced Game: what the deck of Event Cards is for.",
  "17.12": "Only for the Advanced Game: cards that are played when drawn, and cards you may hold.",
  "17.13": "Only for the Advanced Game: a card is drawn at the start of each Activation.",
  "17.14": "Only for the Advanced Game: which cards you may keep in hand.",
  "17.15": "Only for the Advanced Game: when you may play a card.",
  "17.16": "Only for the Advanced Game: Carthage and its cards.",
  "17.2":
    "Only for the Advanced Game: what each of the 55 Event Cards does. The Standard Game has its own, shorter list of events (16.2).",
} as const;
