import type { MailTexts } from "../mail-texts.ts";

export const nl: MailTexts = {
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
};
