import type { MailTexts } from "../mail-texts.ts";

export const de: MailTexts = {
  back: {
    subject: "Dein Weg zurück zu Ara Pacis",
    text: (link, minutes) =>
      `Öffne diese Adresse, um dich anzumelden. Sie gilt einmal, ${minutes} Minuten lang:\n\n${link}\n\nDu hast nicht darum gebeten? Dann tu nichts: Ohne die Adresse kommt niemand hinein.\n`,
  },
  add: {
    subject: "Ist das deine Adresse?",
    text: (link, minutes) =>
      `Jemand möchte mit dieser E-Mail-Adresse zu Ara Pacis zurückfinden. Warst du das, dann öffne dies binnen ${minutes} Minuten in dem Browser, in dem du darum gebeten hast:\n\n${link}\n\nDu warst es nicht? Dann tu nichts.\n`,
  },
  changed: {
    subject: "Dein Konto bei Ara Pacis wurde geändert",
    text: (link) =>
      `Soeben wurde ein Passkey, ein Token oder die Adresse deines Kontos hinzugefügt oder entfernt. Warst du das, dann tu nichts.\n\nDu warst es nicht? Melde dich an und sieh nach: ${link}\n`,
  },
};
