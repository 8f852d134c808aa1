import type { Language } from "@ara/kernel";

interface Text {
  readonly subject: string;
  readonly text: (link: string, minutes: number) => string;
}

/** What mails say: `back` brings somebody back, `add` asks whether an address is his, `changed` says who comes in by what. */
export const MAIL_TEXTS: Readonly<Record<Language, Readonly<Record<"back" | "add" | "changed", Text>>>> = {
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
    changed: {
      subject: "Your account at Ara Pacis was changed",
      text: (link) =>
        `A passkey, a token or the address of your account was added or taken away just now. That was you? Then do nothing.\n\nIt was not you? Sign in and look: ${link}\n`,
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
    changed: {
      subject: "Dein Konto bei Ara Pacis wurde geändert",
      text: (link) =>
        `Soeben wurde ein Passkey, ein Token oder die Adresse deines Kontos hinzugefügt oder entfernt. Warst du das, dann tu nichts.\n\nDu warst es nicht? Melde dich an und sieh nach: ${link}\n`,
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
    changed: {
      subject: "Je account bij Ara Pacis is gewijzigd",
      text: (link) =>
        `Zojuist is een passkey, een token of het adres van je account toegevoegd of verwijderd. Was jij dat, doe dan niets.\n\nWas jij het niet? Meld je aan en kijk na: ${link}\n`,
    },
  },
};
