/** What the menu and the list of keys say, in English; the type of the other languages. */
const en = {
  textVersion: "Text version of this table",
  download: "Download the record",
  rules: "Rulebook",
  pace: "How fast the others play",
  paces: { slow: "slow", normal: "normal", fast: "fast", instant: "at once" },
  settings: "Settings",
  newTable: "New table",
  score: "Score sheet",
  replay: "Replay",
  keysTitle: "Keys",
  keyList: {
    draw: "draw",
    peek: "look at Rome",
    hand: "into the hand",
    legion: "that legion: put a card under it, or buy it",
    deck: "under the deck",
    cards: "the cards in your hand, or those you drew",
    nothing: "buy nothing, end the turn, pass",
    undo: "undo",
    reset: "reset my turn",
    hint: "hint and chances",
    balance: "read the balance aloud",
    log: "to the log",
    skip: "skip ahead",
    menu: "menu",
    help: "this list",
  },
};

export default en;
