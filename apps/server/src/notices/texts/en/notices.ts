import type { NoticeTexts } from "../notice-texts.ts";

export const en: NoticeTexts = {
  turn: (game) => `It is your turn at ${game}.`,
  seat: (game) => `Your seat at a table is waiting: ${game}.`,
  subject: (count) =>
    count === 1 ? "It is your turn at Ara Pacis" : `It is your turn at ${count} tables of Ara Pacis`,
  list: (lines) => `${lines.join("\n\n")}\n`,
  stop: (link) => `You get this mail because you chose to be told so. To stop it:\n${link}\n`,
};
