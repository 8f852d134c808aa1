import type { NoticeTexts } from "../notice-texts.ts";

export const nl: NoticeTexts = {
  turn: (game) => `Je bent aan zet: ${game}.`,
  seat: (game) => `Je plaats aan een tafel wacht: ${game}.`,
  offer: (game) => `Iemand aan je tafel vraagt je iets: ${game}.`,
  free: (game) => `Een plaats is aan een bot overgelaten en kan worden overgenomen: ${game}.`,
  nonce: (game) => `Op je browser wordt gewacht, anders begint het spel niet met jou: open de tafel. ${game}.`,
  late: (game) => `Je tijd voor een beslissing loopt af: ${game}.`,
  quiet: (game) => `Er is lang niet gespeeld: blijft dat zo, dan eindigt het spel zonder uitslag. ${game}.`,
  subject: (count) =>
    count === 1 ? "Je bent aan zet bij Ara Pacis" : `Je bent aan zet aan ${count} tafels van Ara Pacis`,
  several: "Nieuws van je tafels bij Ara Pacis",
  list: (lines) => `${lines.join("\n\n")}\n`,
  stop: (link) => `Je krijgt deze mail omdat je zo bericht wilt krijgen. Zo zet je dat uit:\n${link}\n`,
};
