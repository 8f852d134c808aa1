/** Chapter 17: Event Cards, of the Advanced Game. */
export const chapter17 = {
  "17.11":
    "Only for the Advanced Game: 55 Event Cards of 39 kinds make one deck. Nobody has any at the start. In the Victory Phase all cards go back and are shuffled, except those that players keep (17.14) and those that have left the game.",
  "17.12":
    "Only for the Advanced Game: some cards strike at once, and whoever draws one plays it. All others may be held in hand, where nobody else sees them.",
  "17.13":
    "Only for the Advanced Game: when your marker is paid for, you draw a card. If it strikes at once, that comes first; then you may play cards of your hand or keep them, and choose your operation.",
  "17.14":
    "Only for the Advanced Game: nobody holds more than 3 cards. With a fourth you play or discard one of them, the new one or another, before anything else; stolen and traded cards count as well. At the end of a turn you may keep 1 card, and the others go back to the deck unseen.",
  "17.15":
    "Only for the Advanced Game: in your own Activation you play held cards before your operation and between your Moves, as many as you like. In the Activations of others you are asked where a card can be an answer: when a card was played, when troops of another enter a land point, when a transport sails without an escort near your squadrons, and, in battles of yours, before they begin and when Shifts are counted. If you say that you want to be asked, also before their operation, between their Moves and before they are done. All answers are sealed and opened together: the active power comes first, then the order of play, and of several cards only the first is played before all are asked again. A card that would do nothing cannot be played. You may discard a card at any of these moments, face up.",
  "17.16":
    "Only for the Advanced Game: Carthage may give any card it could hold for mercenaries, whatever the card says (12.24).",
  "17.2":
    "Only for the Advanced Game: each of the 55 Event Cards says in short what it does. A card is announced with the power it names, and others may answer with Deus ex Machina before anything is rolled, paid or placed; a card cancelled so is discarded and counts as not played. One that strikes at once and finds nothing to do is shown and discarded. Pontus and the three cards for better galleys leave the game once played. Nobody plays Conqueror and Cunctator in the same turn. The Stability Check names a power at +3 or lower, yourself only if no other is; if nobody is, you lose 1. At 0 or more it pays 2 Talents for games and loses a level for each it does not pay. In Unrest it must bring 3 BP more to a capital in its next Activation, or loses 1 and all its garrisons. In Turmoil its next marker brings Civil War: for each of its places a die is rolled, an odd one costs half of the land units and half of the squadrons there, rounded up; its leaders go, one new one comes, and its Stability is -1. The Standard Game has its own, shorter list of events (16.2).",
} as const;
