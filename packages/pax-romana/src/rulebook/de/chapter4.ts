import type { chapter4 as en } from "../en/chapter4.ts";

/** Chapter 4: talks, pacts and bribes, in German. */
export const chapter4: Record<keyof typeof en, string> = {
  "4.1":
    "Abkommen werden auf einem Treffen geschlossen. Du berufst es anstelle einer Operation ein: Es verbraucht deinen Marker, kostet aber kein Talent (3.44). Lade ein, wen du willst; Gastgeber und Gäste machen reihum einem der anderen einen Vorschlag, der angenommen oder abgelehnt wird, bis ihr alle passt oder 12 Vorschläge gemacht sind. Du kannst Talente geben (bis zu 20 in einem Vorschlag), Felder abtreten, auf denen du nichts als eine Stadt, eine Großstadt oder Garnisonen hast, eines deiner Ziele zeigen (15.45) und der anderen Seite erlauben, durch deine Felder zu ziehen, auf ihnen zu stehen, an deinen Flotten vorbeizufahren oder ihre Verbindungslinien über deine Wege zu führen. Erlaubnisse enden mit der Runde oder wenn du sie am Anfang einer deiner Aktivierungen zurücknimmst; wer noch ein Feld teilt, bleibt befreundet, bis man sich trennt. Alles andere ist ein Versprechen, und Versprechen binden niemanden. Wer nicht geladen war, erfährt, was ein Abkommen auf dem Tisch ändert, aber weder die Versprechen noch das, was abgelehnt wurde.",
  "4.2": "Nur im erweiterten Spiel: Bündnisse schließt man, indem man eine Bündniskarte spielt.",
  "4.3":
    "Im Augenblick der Gefahr kannst du dich freikaufen, es sei denn, ihr habt vereinbart, ohne Bestechung zu spielen: wenn ein anderer Spieler dich angreifen oder abfangen, gegen deine Flotte kämpfen, dich zum Rückzug zwingen oder in deinem Heimatland eine Stadt oder Großstadt zerstören will. Du darfst 1 bis 10 Talente bieten, damit er dich in Ruhe lässt, oder für etwas anderes, das du nennst. Werden sie genommen, wechseln sie sofort und vor aller Augen den Besitzer. Ob der andere sich dann daran hält, ist ganz allein seine Sache. Vor einem Angriff wirst du auf einem Marsch für jedes Feld einmal gefragt; ohne Talente wirst du gar nicht gefragt.",
  "4.4":
    "Wenn ihr Gespräche ohne Treffen vereinbart, darfst du sie einmal am Anfang jeder deiner eigenen Aktivierungen führen, bevor du zahlst und sogar mit leerer Schatzkammer. Sie kosten weder den Marker noch ein Talent, und alles, was auf einem Treffen möglich ist, geht auch hier, genauso vertraulich (4.1).",
};
