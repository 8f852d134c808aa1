/** What is said about files of games, in English; the type of the other languages. */
const en = {
  refused: ({ reason, entry }: { reason: string; entry: number }) => {
    const where = entry === 0 ? "This file is refused" : `This file is refused at step ${entry}`;
    return `${where}: ${reason.replace(/\.$/, "")}. Nothing was kept.`;
  },
  refusals: {
    "file.large": ({ limit }: { limit: number }) => `it is larger than ${limit} MB, and no record is`,
    "file.unreadable": () => "the browser cannot read it",
    "file.game": ({ game }: { game: string }) => `it is of “${game}”, a game that is not played here`,
    "file.notKept": () => "this browser could not keep it",
  },
};

export default en;
