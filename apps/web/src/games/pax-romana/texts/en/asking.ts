/** What the boards for talks and for simple questions say, in English; the type of the other languages. */
const en = {
  place: "Press a place with a ring on the map, or choose it here.",
  /** Between two people at one screen. */
  pass: {
    title: (who: string) => `It is ${who}'s turn`,
    text: (who: string) => `Hand the screen to ${who}. Nothing is shown before.`,
    confirm: (who: string) => `I am ${who}`,
    back: (who: string) => `${who} takes the last step back`,
    waiting: "One moment.",
  },
  /** At one screen: who is active, and what somebody else is asked meanwhile. */
  passed: (active: string, question: string) => `${active} is active. What is asked now: “${question}”`,
  fewer: "One fewer",
  plus: "One more",
  invite: {
    whom: "Whom do you invite to the Meeting?",
    begin: "Begin the Meeting",
    nobody: "Invite at least one power.",
  },
  deal: {
    what: "What do you propose?",
    says: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
    gives: (who: string, isYours: boolean) => (isYours ? `${who} (you) …` : `${who} …`),
    talents: "gives Talents",
    cedes: "cedes",
    promise: "promises in its own words (it binds nobody)",
    lasting: "Permissions last",
    turns: (n: number) => (n === 1 ? "this turn" : `${n} turns`),
    open: "until they are taken back",
    sentence: "The proposal",
    empty: "Nobody gives anything yet.",
    send: "Make this proposal",
    withhold: "Say nothing after all",
    one: "An objective is shown when the deal is made; its owner chooses which.",
    card: "gives the card",
    byCard: "A card has brought you together: what you agree on ends with this turn.",
  },
  change: {
    title: "What this would change at once",
    nothing: "Nothing on the map or in the treasuries; only what is permitted.",
    columns: { talents: "Talents", stability: "Stability", gop: "GOP", cvp: "CVP", income: "Income" },
    from: (before: number, after: number) => `${before} → ${after}`,
    space: (place: string) => `${place} changes hands.`,
    province: ({ province, to }: { province: string; to: string }) => `${province} is then controlled by ${to}.`,
    nobody: "nobody",
    card: ({ card, from, to }: { card: string; from: string; to: string }) =>
      card === "" ? `A card goes from ${from} to ${to}.` : `The card “${card}” goes from ${from} to ${to}.`,
    hand: ({ of, to }: { of: string; to: string }) => `${to} sees the whole hand of ${of}.`,
    full: (who: string) => `${who} then holds more than three cards and discards one at once.`,
  },
  bribe: {
    ahead: (own: number, theirs: number, wins: number, draws: number) =>
      `They have ${theirs} Battle Points against your ${own}: they win with ${wins} %, and ${draws} % are a draw.`,
    offer: "Talents",
    for: "for",
    desist: "leaving you alone",
    wish: "a wish of your own",
    words: "Your wish",
    send: (talents: string) => `Offer ${talents}`,
    none: "Offer nothing",
  },
};

export default en;
export type AskingTexts = typeof en;
