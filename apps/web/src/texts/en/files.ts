const shared = (n: number): string =>
  n === 1 ? "one running game of several people" : `${n} running games of several people`;

/** What is said about files of games, in English; the type of the other languages. */
const en = {
  refused: ({ reason, entry }: { reason: string; entry: number }) => {
    const where = entry === 0 ? "This file is refused" : `This file is refused at step ${entry}`;
    return `${where}: ${reason.replace(/\.$/, "")}. Nothing was kept.`;
  },
  password: "Password",
  cancel: "Cancel",
  open: "Open",
  lockGame:
    "Several people are playing this game, and a plain file would show everybody’s cards. With a password it is locked; whoever brings it back is asked for it. Who knows the password could read the cards: choose it together, each a part.",
  lockSave: "Save it locked",
  unlock: "This file is locked. Its password?",
  saveAll: "Save everything to a file",
  saved: "Everything is saved to a file.",
  savedWithout: (n: number) => `Saved to a file, without ${shared(n)}.`,
  saveWithout: (n: number) => `Save without ${shared(n)}`,
  lockAll: (n: number) =>
    `There ${n === 1 ? "is" : "are"} ${shared(n)}, and a plain file would show everybody’s cards. With a password the whole file is locked; who knows it could read the cards.`,
  brought: ({ came, copies, known, ended }: { came: number; copies: number; known: number; ended: number }) =>
    [
      came === 0 ? "No new game." : `${came === 1 ? "One game" : `${came} games`} came in.`,
      ...(copies > 0
        ? [`${copies === 1 ? "One of them stood" : `${copies} of them stood`} otherwise here: both are kept.`]
        : []),
      ...(known > 0 ? [`${known === 1 ? "One was" : `${known} were`} here already.`] : []),
      ...(ended > 0 ? [`${ended} ${ended === 1 ? "result" : "results"} for your statistics.`] : []),
      "Nothing here was overwritten.",
    ].join(" "),
  broughtNot: ({ name, reason, entry }: { name: string; reason: string; entry: number }) =>
    `${name} was refused${entry === 0 ? "" : ` at step ${entry}`}: ${reason}`,
  refusals: {
    "file.locked": () => "this is not its password, or somebody changed it",
    "file.noLock": () => "this browser locks and unlocks files on a secure address (https) only",
    "file.large": ({ limit }: { limit: number }) => `it is larger than ${limit} MB, and no record is`,
    "file.unreadable": () => "the browser cannot read it",
    "file.game": ({ game }: { game: string }) => `it is of “${game}”, a game that is not played here`,
    "file.notKept": () => "this browser could not keep it",
  },
};

export default en;
