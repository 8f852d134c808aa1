import type { OnlineTexts } from "../en/online.ts";

const de: OnlineTexts = {
  title: "Online",
  intro: "Spiel mit anderen, wo immer sie sind. Du brauchst kein Konto: Ein Name genügt.",
  name: "Dein Name",
  enter: "Hereinkommen",
  youAre: ({ name }) => `Du bist hier als ${name}.`,
  mine: "Deine Tische",
  noneMine: "Du sitzt noch an keinem Tisch.",
  open: "Offene Tische",
  noneOpen: "Gerade wartet niemand an einem offenen Tisch. Mach einen auf: Andere finden ihn hier.",
  make: "Neuer Tisch",
  goOn: "Weiterspielen",
  look: "Zusehen",
  result: "Ergebnis",
  room: "Zum Tisch",
  free: "frei",
  seat: ({ n }) => `Platz ${n}`,
  take: "Diesen Platz nehmen",
  leave: "Den Platz freigeben",
  waiting: ({ free }) => (free === 1 ? "Es fehlt noch jemand." : `Es fehlen noch ${free} Spieler.`),
  begins: "Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.",
  dealing: "Alle sitzen. Jeder Browser gibt seinen Teil zum Zufall, dann beginnt die Partie.",
  voided: ({ n }) =>
    n === 1
      ? "Ein Versuch zu geben ist nichtig: Ein Browser hat seinen Teil nicht rechtzeitig gezeigt, sein Platz ist wieder frei. In der nächsten Ausgabe ist nichts davon."
      : `${n} Versuche zu geben sind nichtig: Jedes Mal hat ein Browser seinen Teil nicht rechtzeitig gezeigt. In der nächsten Ausgabe ist nichts davon.`,
  unlikeAgreed:
    "Der Server hat etwas anderes veröffentlicht, als du beim Hinsetzen gesehen hast. Dein Browser behält seinen Teil zum Zufall für sich; es wird nicht gegeben.",
  invite: "Jemanden einladen",
  inviteText: "Wer diese Adresse öffnet, kann sich setzen oder zusehen.",
  copy: "Adresse kopieren",
  copied: "Die Adresse ist kopiert.",
  broken: "Die Leitung zum Server ist unterbrochen. Nichts geht verloren; wir versuchen es weiter.",
  unreached: "Der Server ist nicht zu erreichen. Tische in diesem Browser gehen ohne ihn weiter.",
  refused: {
    "table.unknown": "Diesen Tisch gibt es nicht.",
    "lobby.begun": "Die Partie hat schon begonnen.",
    "lobby.taken": "Diesen Platz hat gerade jemand genommen.",
    "lobby.tooMany": "Du hast schon viele Tische, die auf Mitspieler warten.",
    "fair.notNow": "Dafür ist jetzt nicht der Moment.",
    "fair.nonce": "Darauf hatte sich dein Browser nicht festgelegt.",
  },
  otherRefusal: "Das hat der Server nicht getan.",
  playOnline: "Mit einem Link einladen",
  playListed: "Für alle öffnen",
  onlineHint: "Online ist jeder Platz, der keinem Bot und nicht dir gehört, für andere frei.",
};

export default de;
