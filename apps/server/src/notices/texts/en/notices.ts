import type { NoticeTexts } from "../notice-texts.ts";

export const en: NoticeTexts = {
  turn: (game) => `It is your turn at ${game}.`,
  seat: (game) => `Your seat at a table is waiting: ${game}.`,
  offer: (game) => `Somebody at your table asks you something: ${game}.`,
  free: (game) => `A seat was left to a bot and can be taken over: ${game}.`,
  nonce: (game) => `Your browser is awaited, or the game does not begin with you: open the table. ${game}.`,
  late: (game) => `Your time for a decision runs out: ${game}.`,
  quiet: (game) => `Nobody has played for long: if nobody does, the game ends without a result. ${game}.`,
  subject: (count) =>
    count === 1 ? "It is your turn at Ara Pacis" : `It is your turn at ${count} tables of Ara Pacis`,
  several: "News from your tables at Ara Pacis",
  list: (lines) => `${lines.join("\n\n")}\n`,
  stop: (link) => `You get this mail because you chose to be told so. To stop it:\n${link}\n`,
};
