/** Why a bot does what it does; `category` is the category's name in the same language. */
export const en = {
  only: () => "There is nothing else to do.",
  draw: () => "New cards are worth more than a look at Rome's.",
  peek: () => "Knowing Rome's face-down cards is worth this turn.",
  conspire: () => "It takes primus conspiratus: whoever holds it wins if Rome wins.",
  stronger: ({ category }: { category: string }) => `It is then stronger than Rome's open cards in ${category}.`,
  category: ({ category }: { category: string }) => `It opens a new category: ${category}.`,
  lead: ({ category }: { category: string }) => `It leads everybody in ${category}.`,
  more: ({ category }: { category: string }) => `It adds to ${category}.`,
  bury: ({ category }: { category: string }) => `${category} is of no use now, and nobody else shall have it.`,
  feed: ({ category }: { category: string }) => `${category} does the least harm there.`,
  buy: () => "The group is worth more than its price.",
  deny: () => "The group is worth having, and Rome would have taken it.",
  save: () => "The money will buy more later.",
  enough: () => "What is left in the hand can wait; the income cannot.",
  tribute: ({ category }: { category: string }) => `${category} helps Rome the least.`,
};

export type ReasonKey = keyof typeof en;
