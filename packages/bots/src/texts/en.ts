/** Why a bot does what it does; `category` is the category's name in the same language. */
export const en = {
  only: () => "There is nothing else to do.",
  draw: () => "New cards are worth more than a look at Rome's.",
  peek: () => "Knowing Rome's face-down cards is worth this turn.",
  conspire: () => "It takes primus conspiratus: if Rome wins, so do I.",
  stronger: ({ category }: { category: string }) => `It makes me stronger than Rome in ${category}.`,
  category: ({ category }: { category: string }) => `It opens a new category for me: ${category}.`,
  lead: ({ category }: { category: string }) => `It puts me ahead of everybody in ${category}.`,
  more: ({ category }: { category: string }) => `It adds to my ${category}.`,
  bury: ({ category }: { category: string }) => `I do not need ${category} now, and nobody else shall have it.`,
  feed: ({ category }: { category: string }) => `${category} does the least harm there.`,
  buy: () => "The group is worth more to me than its price.",
  deny: () => "I want the group, and Rome would have taken it.",
  save: () => "The money will buy more later.",
  enough: () => "What is left in my hand can wait; the income cannot.",
  tribute: ({ category }: { category: string }) => `${category} helps Rome the least.`,
};

export type ReasonKey = keyof typeof en;
