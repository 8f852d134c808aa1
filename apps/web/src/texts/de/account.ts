import type { AccountTexts } from "../en/account.ts";

const de: AccountTexts = {
  title: "Konto",
  guest: ({ name }) => `Du bist als Gast hier: ${name}.`,
  member: ({ name }) => `Du bist angemeldet als ${name}.`,
  nobody: "Du bist nicht angemeldet. Zum Spielen musst du es auch nicht sein.",
  toLobby: "Zu den Tischen",
  signOut: "Abmelden",
  forgetGuest: "Diesen Gast vergessen",
  signedOut: "Du bist abgemeldet.",
  signIn: "Anmelden",
  signInText: "Du bist schon Mitglied? Dein Gerät oder dein Schlüsselbund hat deinen Passkey.",
  signInAsGuest: "Du bist schon Mitglied? Melde dich an; die Tische dieses Gastes bleiben zurück.",
  withPasskey: "Mit einem Passkey anmelden",
  signedIn: "Willkommen zurück.",
  noPasskeys: "Passkeys gibt es über https und auf diesem Rechner selbst (localhost); diese Seite kam auf anderem Weg.",
  become: "Mitglied werden",
  becomeText:
    "Deine Tische bleiben auf jedem Gerät deine, und dein Name gehört dir allein. Es gibt kein Passwort: Ein Passkey bleibt auf deinem Gerät oder in deinem Schlüsselbund, nur seine öffentliche Hälfte kommt zu uns.",
  name: "Dein Name",
  addPasskey: "Passkey hinzufügen",
  isMember: "Du bist jetzt Mitglied.",
  passkeys: "Passkeys",
  passkeysText: "Füge für jedes Gerät einen hinzu, oder einen, den deine Geräte teilen.",
  passkeyAdded: "Der Passkey ist hinzugefügt.",
  otherDevice: "Unbekanntes Gerät",
  added: ({ when }) => `hinzugefügt ${when}`,
  used: ({ when }) => `zuletzt benutzt ${when}`,
  synced: "auf mehreren Geräten",
  remove: "Entfernen",
  removed: "Entfernt.",
};

export default de;
