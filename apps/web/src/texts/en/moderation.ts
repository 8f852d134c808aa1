/** What the screen of moderators says, in English; the type of the other languages. */
const en = {
  title: "Moderation",
  intro: "Reports, with what was said at the table. Whatever you do here is written down below, for all moderators.",
  none: "Nobody has reported anything.",
  reported: ({ by, about }: { by: string; about: string }) => `${by} about ${about}`,
  chat: "What was said there",
  nothingSaid: "Nothing was said there.",
  close: "Close",
  open: "Open again",
  closeLine: ({ text }: { text: string }) => `Close: “${text}”`,
  openLine: ({ text }: { text: string }) => `Open again: “${text}”`,
  closed: "closed",
  ban: ({ name }: { name: string }) => `Shut ${name} out`,
  unban: ({ name }: { name: string }) => `Let ${name} in again`,
  banSure: "All sessions end, bots play on at all tables. Press once more if you are sure.",
  done: "What was done",
  nothingDone: "Nothing so far.",
  acts: {
    close: ({ moderator, person }: { moderator: string; person: string }) => `${moderator} closed a line by ${person}.`,
    open: ({ moderator, person }: { moderator: string; person: string }) =>
      `${moderator} opened a line by ${person} again.`,
    ban: ({ moderator, person }: { moderator: string; person: string }) => `${moderator} shut ${person} out.`,
    unban: ({ moderator, person }: { moderator: string; person: string }) => `${moderator} let ${person} in again.`,
  },
};

export default en;
export type ModerationTexts = typeof en;
