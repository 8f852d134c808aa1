type At = { step: number; of: number };

/** What the skirmish says, in English; the type of the other languages. */
const en = {
  title: "Learn Pax Romana",
  powers: ["Rome", "Carthage", "Greece", "the East"],
  start: {
    title: "Pax Romana in three minutes",
    lead: "Greece has taken Roma. In four small tasks of one game you take it back and hold it. The dice are known beforehand, whatever you answer goes on, and nothing is kept.",
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
      text: "Greece holds Roma: with your Major Move, march the army at Paestum by way of Capua to Roma and take the city.",
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
    again: "Play the skirmish again",
  },
};

export default en;
export type LearnTexts = typeof en;
