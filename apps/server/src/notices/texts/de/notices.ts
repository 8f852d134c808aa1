import type { NoticeTexts } from "../notice-texts.ts";

export const de: NoticeTexts = {
  turn: (game) => `Du bist am Zug: ${game}.`,
  seat: (game) => `Dein Platz an einem Tisch wartet: ${game}.`,
  offer: (game) => `Jemand an deinem Tisch fragt dich etwas: ${game}.`,
  free: (game) => `Ein Platz wurde einem Bot überlassen und kann übernommen werden: ${game}.`,
  nonce: (game) => `Dein Browser wird erwartet, sonst beginnt das Spiel nicht mit dir: Öffne den Tisch. ${game}.`,
  late: (game) => `Deine Zeit für eine Entscheidung läuft ab: ${game}.`,
  quiet: (game) => `Lange hat niemand gespielt: Bleibt es dabei, endet die Partie ohne Ergebnis. ${game}.`,
  subject: (count) =>
    count === 1 ? "Du bist am Zug bei Ara Pacis" : `Du bist an ${count} Tischen von Ara Pacis am Zug`,
  several: "Neues von deinen Tischen bei Ara Pacis",
  list: (lines) => `${lines.join("\n\n")}\n`,
  stop: (link) => `Diese Mail bekommst du, weil du so benachrichtigt werden willst. So stellst du sie ab:\n${link}\n`,
};
