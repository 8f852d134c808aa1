/** How far a game can be trusted, in English; the type of the other languages. */
const en = {
  words: { consistent: "Consistent", committed: "Committed", proven: "Proven" },
  means: {
    consistent:
      "Every answer was legal, and the seed gives every card and every die: the game could have been played so.",
    committed:
      "Every answer was legal, and the seed that gives every card and every die is the one the table had committed to before the deal: your browser remembers it.",
    proven:
      "Every person's browser added to the luck before anybody could know it, and signed every answer; your own part is in it, what the server signed for too, and the public log says the same. Nobody chose the luck, nobody answered for another, nothing was rewritten.",
  },
  you: "you",
  notes: {
    local: "One computer dealt and kept the record, so it shows no more than that.",
    notHere: "This browser did not take part, so it cannot check more.",
    noKey: "This browser can neither sign nor check signatures here: that takes a page served by https.",
    ownNonce: "Your browser's part of the luck is in it: for you, nobody else chose the luck.",
    rewritten: "The server has signed for a moment of this game that the record does not have: it was rewritten.",
    unlogged: "The server's public log could not be asked about it.",
    unsealed:
      "The server's public log does not say how it ended; straight after the end that takes a moment, later it is missing.",
    cut: "It ended before the rules end it: the server alone says where, and its public log does not.",
    logOther: "The server's public log says something else, or does not continue what this browser saw of it before.",
    wrong: ({ entry }: { entry: number }) =>
      entry === 0
        ? "What the record says of its online table does not hold."
        : `What the record says of its online table does not hold (entry ${entry}).`,
    voids: ({ n }: { n: number }) =>
      n === 1 ? "One attempt to deal was void before this one." : `${n} attempts to deal were void before this one.`,
    foreignVoids: ({ n }: { n: number }) =>
      n === 1
        ? "One of them is signed with a key of which nobody knows that it was the server's."
        : `${n} of them are signed with a key of which nobody knows that it was the server's.`,
    withoutNonce: ({ names }: { names: string }) => `Without a part in the luck: ${names}.`,
    withoutSignature: ({ names }: { names: string }) =>
      `Not everything is signed (${names}); a step taken back by agreement never is. For that the server alone vouches.`,
  },
  never:
    "That nobody looked at cards to come, that two seats are two people and that nobody had help, nothing can show.",
};

export default en;
export type TrustTexts = typeof en;
