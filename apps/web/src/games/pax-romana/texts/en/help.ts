/** What can be typed, in English; the type of the other languages. */
const en: readonly string[] = [
  "A number or some words of an answer, then Enter: gives it.",
  "“look Roma” or only “Roma”: what stands in a place, and where one can go from it.",
  "“question”: says the question again. “answers”: reads all answers.",
  "“standing”: how everybody stands. “forces”: where your troops are. “log”: what happened last.",
  "“then 3”: what answer 3 would bring; nothing is decided by it.",
  "“why”: what cannot be done now, and why. “tip”: what the bot Steady would do.",
  "“undo”: takes your last step back; among people only until a die is thrown or others decide.",
  "“cards”: your hand, how many the others hold, and what lies open (Advanced Game).",
  "“rule 9.21”: a rule in the rulebook.",
  "A leader's ratings are Tactical-Campaign; * marks an Elite leader. MP are Movement Points, BP Battle Points.",
];

export default en;
