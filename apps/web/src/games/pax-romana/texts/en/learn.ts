type At = { step: number; of: number };

/** What the skirmish says, in English; the type of the other languages. */
const en = {
  title: "Learn Pax Romana",
  powers: ["Rome", "Carthage", "Greece", "the East"],
  start: {
    title: "Pax Romana in three minutes",
    lead: "Greece has taken Roma. In four small tasks of one game you take it back and hold it. The dice are fixed, no answer spoils the lesson, and nothing is kept.",
    points: [
      "March and storm a city",
      "Intercept an army on its way",
      "Settle a battle with your shifts",
      "Raise a legion",
    ],
    begin: "Begin",
    goOn: ({ step, of }: At) => `Go on at task ${step} of ${of}`,
    again: "Start over",
    rules: "I would rather read the rules",
  },
  coach: "Your task",
  progress: ({ step, of }: At) => `Task ${step} of ${of}`,
  next: "Next task",
  finish: "Finish",
  anew: "Begin anew",
  skip: "Skip",
  hint: "Hint",
  leave: "Leave",
  tasks: {
    storm: {
      title: "Storm Roma",
      text: "Greece holds Roma: with your Major Move, march the army at Paestum by way of Capua to Roma and take the city: the higher secret bid has a shift, a shift moves a die by one, and each result says whether the city falls.",
      won: "Roma is yours again, and with the capital back your Stability rises.",
      lost: "Roma has not fallen; the next task goes on as if it had.",
    },
    answer: {
      title: "Answer the Greek march",
      text: "The Greek army of Arretium has come to Capua: your army at Roma may intercept it there.",
      won: "Your army is there in time, and battle is joined.",
      lost: "Nobody was there in time; the next task shows the battle all the same.",
    },
    settle: {
      title: "Settle Capua",
      text: "The dice show 3 for you and 4 for Greece, but you have 4 shifts: raise your die, lower theirs, or both, until yours is higher.",
      won: "Capua is held, and the Greek army pays for it, 10 % for each pip of your die.",
      lost: "This time the day is not yours; the next task goes on as if it were.",
    },
    raise: {
      title: "Raise a legion",
      text: "Your marker is drawn: pay 1 Talent, choose Recruitment and raise a legion at Roma for 2.",
      won: "A fresh legion stands ready: that was an Activation from beginning to end.",
      lost: "No legion this time: Talents are as much a weapon as legions, and yours are saved.",
    },
    draw: {
      title: "Draw, and keep three",
      text: "Your marker is drawn: pay 1 Talent and a fourth card comes into your hand, but three are the most you may hold, so discard the one you need least, or play one.",
      won: "Three cards are left in your hand, and which they are nobody else knows.",
      lost: "No card this time: without the Talent there is none.",
    },
    play: {
      title: "Play a card of your own",
      text: "This is your own Activation: before you choose an operation, play Spies from your hand against Carthage.",
      won: "You have seen the hand of Carthage, and it stays beside its name until it changes.",
      lost: "The Spies stay in your hand; between your Moves they could be played as well.",
    },
    cancel: {
      title: "Answer a card",
      text: "Carthage plays Traitor and would take one of your cards: answer it with Deus ex Machina.",
      won: "Nothing comes of the traitor, and both cards are discarded.",
      lost: "The traitor has a card of yours; the next task goes on as if he had none.",
    },
    quiet: {
      title: "Not unless I say so",
      text: "Greece has drawn a card that strikes itself: pass, and let it stand that in this turn you are asked only when a card is aimed at you.",
      won: "You now pass by yourself, and under “When you are asked” you can take it back at any time.",
      lost: "You have passed this once, and at the next card you are asked again.",
    },
  },
  ready: {
    title: "Roma stands",
    lead: "You have marched, intercepted, fought and recruited: the rest of the game is more of the same, with fleets, provinces and talk.",
    game: "Scenario I, with hints",
    gameNote: "Pyrrhus comes to Italy: a short war for two. Steady tells you what it would do, and why.",
    longer: "Scenario II",
    longerNote: "The first war of Rome and Carthage, at sea as well.",
    rules: "The rulebook",
    rulesNote: "Every rule in our own words, with pictures.",
    cards: "The cards of the Advanced Game",
    cardsNote: "Four more tasks: draw, play, answer, and be left in peace.",
    again: "Play the skirmish again",
  },
};

export default en;
export type LearnTexts = typeof en;
