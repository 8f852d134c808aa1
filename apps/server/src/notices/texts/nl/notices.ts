import type { NoticeTexts } from "../notice-texts.ts";

export const nl: NoticeTexts = {
  turn: (game) => `Je bent aan zet: ${game}.`,
  seat: (game) => `Je plaats aan een tafel wacht: ${game}.`,
  subject: (count) =>
    count === 1 ? "Je bent aan zet bij Ara Pacis" : `Je bent aan zet aan ${count} tafels van Ara Pacis`,
  list: (lines) => `${lines.join("\n\n")}\n`,
  stop: (link) => `Je krijgt deze mail omdat je zo bericht wilt krijgen. Zo zet je dat uit:\n${link}\n`,
};
