/** What is said of one's vacation, in English; the type of the other languages. */
const en = {
  title: "Vacation",
  text: "Where you have days for a decision, your clock stands still while you are away, and the others see that you are. A clock with less than an hour left runs on.",
  away: ({ until }: { until: string }) => `You are on vacation until ${until}.`,
  planned: ({ from, until }: { from: string; until: string }) => `Planned: ${from} to ${until}.`,
  comeBack: "I am back",
  giveUp: "Give it up",
  left: ({ n, most }: { n: number; most: number }) =>
    n === 0
      ? `You have taken the ${most} days that there are in a year.`
      : `You can take ${n === 1 ? "one day" : `${n} days`} of ${most} in a year.`,
  days: "Days",
  from: "From (else from now)",
  take: "Go on vacation",
};

export default en;
export type VacationTexts = typeof en;
