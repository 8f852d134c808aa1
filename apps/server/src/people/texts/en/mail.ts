import type { MailTexts } from "../mail-texts.ts";

export const en: MailTexts = {
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
};
