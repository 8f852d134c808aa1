import type { AccountTexts } from "../en/account.ts";

const nl: AccountTexts = {
  title: "Account",
  guest: ({ name }) => `Je bent hier als gast: ${name}.`,
  member: ({ name }) => `Je bent aangemeld als ${name}.`,
  nobody: "Je bent niet aangemeld. Om te spelen hoeft dat ook niet.",
  toLobby: "Naar de tafels",
  signOut: "Afmelden",
  forgetGuest: "Deze gast vergeten",
  signedOut: "Je bent afgemeld.",
  signIn: "Aanmelden",
  signInText: "Ben je al lid? Je apparaat of je sleutelhanger heeft je passkey.",
  signInAsGuest: "Ben je al lid? Meld je aan; de tafels van deze gast blijven achter.",
  withPasskey: "Aanmelden met een passkey",
  signedIn: "Welkom terug.",
  noPasskeys: "Passkeys werken via https en op deze computer zelf (localhost); deze pagina kwam langs een andere weg.",
  become: "Lid worden",
  becomeText:
    "Je tafels blijven op elk apparaat van jou, en je naam is van jou alleen. Er is geen wachtwoord: een passkey blijft op je apparaat of in je sleutelhanger, alleen de openbare helft komt bij ons.",
  name: "Je naam",
  addPasskey: "Passkey toevoegen",
  isMember: "Je bent nu lid.",
  passkeys: "Passkeys",
  passkeysText: "Voeg er een toe voor elk apparaat, of een die je apparaten delen.",
  passkeyAdded: "De passkey is toegevoegd.",
  otherDevice: "Onbekend apparaat",
  added: ({ when }) => `toegevoegd ${when}`,
  used: ({ when }) => `laatst gebruikt ${when}`,
  synced: "op meer apparaten",
  remove: "Verwijderen",
  removed: "Verwijderd.",
};

export default nl;
