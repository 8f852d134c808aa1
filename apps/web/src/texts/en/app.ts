/** What every screen says, in English; the type of the other languages. */
const en = {
  home: "Home",
  newTable: "New table",
  online: "Online",
  rulebook: "Rulebook",
  learn: "Learn to play",
  sources: "Data and sources",
  settings: "Settings",
  skip: "Skip to the content",
  loading: "One moment.",
  broken: "This page could not be loaded.",
  again: "Try again",
  notFound: "There is nothing at this address.",
  taken: "This game goes on in another window now.",
  deleted: "This game has been deleted in another window.",
  damaged: "This game is damaged and cannot be opened. On the first page you can save or delete it.",
  stopped: "The table keeps stopping. The game is safe.",
  reopen: "Open it again",
  noGame: "This game is not played at this table.",
  back: "Back",
  close: "Close",
  offline: "You are offline. Everything here goes on.",
  update: "A new version is ready.",
  updateNow: "Use it",
  menu: "Main menu",
  whatIf: "What if?",
  rule: ({ rule }: { rule: string }) => `Rule ${rule}`,
};

export default en;
export type AppTexts = typeof en;
