import type { RulebookNotes } from "../../rulebook/notes.ts";

/** In English: what we decided where the prints leave it open, each with why, and where the editions differ. */
export const notes = {
  words: { ruling: "Our ruling", why: "Why", editions: "The editions differ" },
  rulings: {
    "1.3": {
      text: "The bank never runs out of aurei.",
      why: "The prints count 35 or 40 coins; how many were printed is no rule.",
    },
    "2.5": {
      text: "The cards that are not kept go under the deck in the order drawn. Of two equal cards the one drawn first is kept.",
      why: "The print says only that they go under the deck. One order lets everybody read a record alike, and spares a question that hardly matters.",
    },
    "3.2": {
      text: "You may peek in any turn and as often as you like, but only at the 3 cards dealt at set-up, and only while they are hidden.",
      why: "The print names these cards and sets no limit.",
    },
    "3.4": {
      text: "If the deck is empty after the first two cards, both are placed freely. With Nocturnus the restriction holds as long as Militia gives no extra card.",
      why: "It is there for the sake of the third card; where none comes, there is nothing to wait for.",
    },
    "3.6": {
      text: "Whoever drew at least one card gets no aurei; places not used stay unused, and a card slipped under may come back.",
      why: "The print tells only of a deck without any card.",
    },
    "3.7": {
      text: "One group in a turn, no more.",
      why: "The print speaks of the cards under one of the legions and gives no number.",
    },
    "3.8": { text: "A price never falls below 0.", why: "The bank pays nobody for buying." },
    "4.2": {
      text: "If no legion has cards, nothing moves.",
      why: "The print takes it for granted that there is a group.",
    },
    "5.2": {
      text: "When the deck ran out during the round, Rome collects no more; a table option lets it.",
      why: "The print ends the game as soon as all have had their turns, and says nothing of Rome.",
    },
    "6.3": {
      text: "If Rome wins and nobody holds primus conspiratus, nobody wins.",
      why: "The print names only the holder.",
    },
    "6.5": {
      text: "When the game is over, hands and purses are laid open.",
      why: "So everybody can check who is richest.",
    },
    "6.6": { text: "Players who are level at the top share the victory.", why: "The print breaks no tie." },
    "7.5": {
      text: "The session comes after income and tribute, and everybody else is asked, able or not.",
      why: "The print puts it before the next turn, no more exactly. Passing over somebody would tell of hand and purse.",
    },
    "8.4": {
      text: "Points are counted solo as well. A lost game has no winner, whoever holds primus conspiratus.",
      why: "They show how close it was; alone there is nobody to win with Rome.",
    },
    "8.5": {
      text: "Whoever starts beyond the limit may later play a Fleet or Army only if its category is within the limit then; everything else always.",
      why: "The print lifts the limit for the start and does not say how to go on.",
    },
    "8.6": {
      text: "A won game opens the next, a lost one may be repeated.",
      why: "The print numbers the games and says no more.",
    },
    "9.2": {
      text: "Militia with Religion: from 3 Religion symbols you hold two drawn cards at a time, from 6 all of them.",
      why: "The Nocturnus sheet says nothing of Religion; this keeps what Religion is for.",
    },
    "9.3": {
      text: "Scouts played in this turn do not count yet.",
      why: "The sheet counts those that lie there when you begin to play.",
    },
    "9.4": {
      text: "Tribute follows every full turn, also one without a card played, but no peek. On equal Adversaries primus conspiratus stays where it is.",
      why: "The sheet asks for it after income, and a peek has none; of a second tie it says nothing.",
    },
  },
  editions: {
    "2.7":
      "The German print keeps the number of cards and aurei secret as well; the English and the Dutch one only hide the cards. We keep it secret; the option “Hands and money” shows it.",
    "3.4":
      "In the German print you may draw two cards together, in the English and the Dutch one you do; drawing all at once is a “may” in all three. We always draw together; the option “With Religion” leaves the choice.",
    "3.6":
      "In the German and the English print 2 aurei go to whoever can draw no card, in the Dutch one to whoever can take none into the hand. We follow the first; the option “2 aurei from a short deck” follows the other.",
    "3.11":
      "The English print speaks of cards played this turn, the German one of this round, the Dutch one of both. It matters only where there are senate sessions. We count the turn; the option “Income counts cards of” counts the round.",
    "8.4":
      "For the fifth game the German print asks only that you win all seven categories, the English and the Dutch one that you have laid out all seven too. We ask for both; the option “The fifth game” asks for the first alone.",
  },
} satisfies RulebookNotes;
