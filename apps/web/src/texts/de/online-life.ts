import type { OnlineLifeTexts } from "../en/online-life.ts";

const de: OnlineLifeTexts = {
  strip: "Der Online-Tisch",
  broken: "Die Leitung ist unterbrochen. Nichts geht verloren; wir versuchen es weiter.",
  brokenKept:
    "Die Leitung ist unterbrochen. Deine Antwort wartet hier und geht hinaus, sobald die Leitung wieder steht.",
  people: "Wer da ist",
  you: "du",
  state: { here: "ist da", gone: "ist nicht da", bot: "ein Bot spielt", lost: "durch Zeit verloren; ein Bot spielt" },
  aBot: "Bot",
  away: "abwesend",
  onVacation: "im Urlaub",
  vacationUntil: ({ when }) => `im Urlaub bis ${when}`,
  looksOn: "Du siehst zu.",
  looksOnText: "Du siehst, was alle sehen.",
  playYourself: "Selbst spielen",
  watchers: ({ n }) => (n === 1 ? "Noch jemand sieht zu." : `${n} andere sehen zu.`),
  day: "T",
  hour: "Std",
  warnLive: { low: "Du hast noch ein Fünftel deiner Zeit.", last: "Du hast weniger als eine Minute." },
  warnDays: { low: "Du hast weniger als einen Tag.", last: "Du hast weniger als vier Stunden." },
  leaveToBot: "Meinen Platz einem Bot überlassen",
  leaveSure:
    "Ein Bot spielt für dich weiter, und du siehst ohne deine Hand zu. Du kannst den Platz jederzeit zurücknehmen.",
  stay: "Bleiben",
  botPlays: "Ein Bot spielt für dich.",
  takeBack: "Platz zurücknehmen",
  chat: "Chat",
  chatUnread: ({ n }) => `Chat, ${n} ungelesen`,
  rooms: { players: "Spieler", watchers: "Zuschauer" },
  roomSaid: {
    players: "Das lesen nur die Spieler. Was hier gesagt wird, gehört nicht zur Partie.",
    watchers: "Das lesen nur die Zuschauer; die Spieler erst, wenn die Partie vorbei ist.",
  },
  nothingSaid: "Noch hat niemand etwas gesagt.",
  yourWords: "Was willst du sagen?",
  send: "Senden",
  muted: "stumm",
  closed: "von der Moderation geschlossen",
  muteWord: "Stumm",
  unmuteWord: "Wieder hören",
  mute: ({ name }) => `${name} stummschalten`,
  unmute: ({ name }) => `${name} wieder hören`,
  agree: {
    title: "Mit den anderen einig werden",
    text: "Alle Menschen am Tisch müssen zustimmen; Bots tun es immer. Ein Angebot endet mit der nächsten Entscheidung, die alle sehen.",
    back: ({ n }) =>
      n === 1
        ? "Bitten, meine letzte Entscheidung zurückzunehmen"
        : `Bitten, meine letzten ${n} Entscheidungen zurückzunehmen`,
    fewer: "Eine Entscheidung weniger",
    more: "Eine Entscheidung mehr",
    end: "Anbieten, die Partie zu beenden",
    pause: "Anbieten, die Uhren anzuhalten",
    wish: {
      back: ({ name, n, mine }) => {
        if (mine)
          return n === 1
            ? "Du möchtest deine letzte Entscheidung zurücknehmen."
            : `Du möchtest deine letzten ${n} Entscheidungen zurücknehmen.`;
        return n === 1
          ? `${name} möchte die letzte eigene Entscheidung zurücknehmen.`
          : `${name} möchte die letzten ${n} eigenen Entscheidungen zurücknehmen.`;
      },
      end: ({ name, mine }) =>
        `${mine ? "Du bietest" : `${name} bietet`} an, die Partie zu beenden: kein Ergebnis, keine Wertung.`,
      pause: ({ name, mine }) => `${mine ? "Du bietest" : `${name} bietet`} an, die Uhren eine Weile anzuhalten.`,
    },
    taken: ({ name, n, mine }) =>
      `Alle sind einverstanden: ${mine ? "Du hast deine" : `${name} hat die`} ${n === 1 ? "letzte Entscheidung" : `letzten ${n} Entscheidungen`} zurückgenommen.`,
    standing: ({ agreed, awaited }) => `Dafür: ${agreed}. Noch ohne Antwort: ${awaited}.`,
    declined: ({ name }) => `${name} hat abgelehnt.`,
    withdrawn: "Das Angebot wurde zurückgezogen.",
    allRight: "In Ordnung",
    agreeTo: "Zustimmen",
    decline: "Ablehnen",
    withdraw: "Zurückziehen",
    paused: "Die Uhren stehen, wie vereinbart, bis jemand entscheidet.",
    goOn: "Weiterlaufen lassen",
    cut: {
      agreed: "Ihr habt euch geeinigt, diese Partie zu beenden. Sie hat kein Ergebnis und wird nicht gewertet.",
      time: "Die Zeit war um: Wer keine mehr hatte, hat verloren.",
      abandoned: "Es kam niemand mehr: Diese Partie ist ohne Ergebnis beendet.",
    },
    lost: "Deine Zeit war um, und damit ist diese Partie für dich verloren. Ein Bot spielt auf deinem Platz weiter; du kannst zusehen.",
    deserted:
      "Alle, die gespielt haben, sind gegangen, und die Partie ruht. Sie geht weiter, sobald jemand zurückkommt oder einen Platz übernimmt.",
    rematch: "Revanche",
    rematchAsked: ({ name }) => `${name || "Jemand"} möchte noch einmal spielen.`,
    rematchJoin: "Bei der Revanche mitspielen",
    free: "Wo jemand gegangen ist, spielt ein Bot.",
    take: ({ name }) => `${name} vom Bot übernehmen`,
    tookOver: ({ name }) => `hat von ${name} übernommen`,
    allow: "Andere dürfen Plätze übernehmen, die einem Bot überlassen wurden",
  },
  luck: {
    title: "Das Glück",
    part: ({ commitment }) =>
      `Vor dem Geben hat sich der Tisch auf sein Geheimnis festgelegt (${commitment} …). Dein Browser merkt sich das und hat selbst einen Teil zum Glück beigetragen.`,
    signs: "Er unterschreibt deine Antworten.",
    noKey: "Unterschreiben kann er hier nichts: Dazu braucht es eine Seite über https.",
    none: "Dieser Browser hatte keinen Teil am Geben.",
    end: "Was damit bewiesen ist, steht da, wenn die Partie zu Ende ist.",
  },
  orders: {
    title: "Den Tisch für mich antworten lassen",
  },
};

export default de;
