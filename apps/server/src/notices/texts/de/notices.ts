import type { NoticeTexts } from "../notice-texts.ts";

export const de: NoticeTexts = {
  turn: (game) => `Du bist am Zug: ${game}.`,
  seat: (game) => `Dein Platz an einem Tisch wartet: ${game}.`,
  subject: (count) =>
    count === 1 ? "Du bist am Zug bei Ara Pacis" : `Du bist an ${count} Tischen von Ara Pacis am Zug`,
  list: (lines) => `${lines.join("\n\n")}\n`,
  stop: (link) => `Diese Mail bekommst du, weil du so benachrichtigt werden willst. So stellst du sie ab:\n${link}\n`,
};
