/** What a table and its line have to say. */
export const en = {
  "table.notYours": () => "this is not your seat",
  "table.stale": () => "the table has moved on since; look again",
  "table.unsaved": ({ reason }: { reason: string }) => `it could not be kept (${reason}), so it was not done`,
  "table.running": () => "the record is shown when the game is over",
  "table.fault": () => "something failed at the table; nothing was done, and the game goes on",
  "line.badMessage": () => "this is no message that the table knows",
  "line.version": ({ speaks }: { speaks: string }) =>
    `the table speaks version ${speaks} of the line, this page another: load it again`,
  "line.rules": ({ game, rules }: { game: string; rules: number }) =>
    `the table plays ${game}, version ${rules} of its rules; this page is of another version: load it again`,
  "line.tooFast": () => "one question at a time",
  "line.closed": () => "the line was closed",
};
