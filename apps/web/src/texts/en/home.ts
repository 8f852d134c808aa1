const en = {
  running: "Your tables",
  finished: "Finished games",
  damaged: "Damaged games",
  none: "No game is running.",
  goOn: "Go on",
  score: "Score sheet",
  replay: "Replay",
  download: "Download",
  remove: "Delete",
  removeSure: "Delete this game for good?",
  removeYes: "Delete it",
  removeNo: "Keep it",
  removed: "The game is deleted.",
  /** Tells one button from the next to who hears the page. */
  of: ({ what, game }: { what: string; game: string }) => `${what}: ${game}`,
  broken: "This game cannot be read any more. Its file can still be saved.",
  nothingYet: "Nothing to save yet: this game has not begun.",
  more: (n: number) => `Show ${n} ${n === 1 ? "more game" : "more games"}`,
  file: "Files",
  fileText:
    "Drop a game or a file of everything here, or choose one. Every step is checked before it comes in; nothing here is overwritten.",
  fileChoose: "Bring it back from a file",
  fileReading: "The record is played again and checked …",
  storage:
    "This browser does not let us keep games: a private window or full storage can be the reason. You can play all the same; a game then lasts until this window is closed, and can be saved to a file.",
  promises: [
    "Everything works without a network.",
    "Every shuffle can be checked.",
    "Your games are yours: one file each.",
  ],
};

export default en;
export type HomeTexts = typeof en;
