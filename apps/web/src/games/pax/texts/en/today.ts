const times = (n: number): string => n.toLocaleString("en-GB");
const days = (n: number): string => (n === 1 ? "1 day" : `${n} days`);

/** What the position of the day says, in English; the type of the other languages. */
const en = {
  title: "Position of the day",
  practice: (n: number) => `Position ${n}`,
  question: "The last turn of the game, and it is yours. Betray or stay? One answer is best by far. You have one try.",
  solution: "The answer",
  right: "Found.",
  wrong: ({ action }: { action: string }) => `Better was: ${action}`,
  betrayal: "It is a betrayal: Rome wins, and you with it as primus conspiratus.",
  loyal: "It is loyal: Rome must not win, and your points decide.",
  line: ({ line }: { line: string }) => `Then: ${line}.`,
  yours: "(yours)",
  percent: (n: number) => `${n} %`,
  proof: ({ ways, wins, next }: { ways: number; wins: number; next: number }) =>
    ways === 1
      ? "You have seen Rome’s cards: nothing is left to chance."
      : `Proven: the cards you do not see can lie before Rome in ${times(ways)} ways. The best answer wins in ${times(wins)} of them, the next best in ${times(next)}, each played on as well as can be.`,
  streak: ({ streak, longest }: { streak: number; longest: number }) =>
    `${streak > 0 ? `${days(streak)} in a row, your best so far: ${longest}. ` : longest > 0 ? `Your best so far: ${days(longest)} in a row. ` : ""}There is a new one tomorrow.`,
  another: "Another one, to practise",
  look: "Look at the table",
};

export default en;
