import type { Language } from "@ara/kernel";

interface Text {
  readonly subject: string;
  readonly text: (link: string, minutes: number) => string;
}

/** What mails say: `back` brings somebody back, `add` asks whether an address is his. */
export const MAIL_TEXTS: Readonly<Record<Language, Readonly<Record<"back" | "add", Text>>>> = {
  en: {
    back: {
      subject: "Your way back to Ara Pacis",
      text: (link, minutes) =>
        `Open this address to sign in. It works once, for ${minutes} minutes:\n\n${link}\n\nYou did not ask for it? Then do nothing: without the address nobody comes in.\n`,
    },
    add: {
      subject: "Is this your address?",
      text: (link, minutes) =>
        `Somebody wants to come back to Ara Pacis by this e-mail address. If it was you, open this in the browser in which you asked, within ${minutes} minutes:\n\n${link}\n\nIt was not you? Then do nothing.\n`,
    },
  },
  de: {
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
  },
  nl: {
    back: {
      subject: "Je weg terug naar Ara Pacis",
      text: (link, minutes) =>
        `Open dit adres om je aan te melden. Het werkt één keer, ${minutes} minuten lang:\n\n${link}\n\nHeb je er niet om gevraagd? Doe dan niets: zonder het adres komt niemand binnen.\n`,
    },
    add: {
      subject: "Is dit jouw adres?",
      text: (link, minutes) =>
        `Iemand wil met dit e-mailadres terug kunnen komen naar Ara Pacis. Was jij dat, open dit dan binnen ${minutes} minuten in de browser waarin je erom vroeg:\n\n${link}\n\nWas jij het niet? Doe dan niets.\n`,
    },
  },
};
