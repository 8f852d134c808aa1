import type { en } from "../en/index.ts";

const aurei = (n: number): string => (n === 1 ? "1 Aureus" : `${n} Aurei`);

export const de: typeof en = {
  only: () => "Etwas anderes geht nicht.",
  draw: () => "Neue Karten bringen jetzt mehr als ein Blick auf die von Rom.",
  drawBuy: ({ legion, price }) =>
    `Wer zieht, kann Legion ${legion} für ${aurei(price)} kaufen; der Blick auf Roms Karten ließe sie liegen.`,
  peek: ({ hidden, ahead }) =>
    `Soweit man sieht, liegt Rom in ${ahead} vorn: Was seine ${hidden} verdeckten Karten dazugeben, entscheidet, auf wessen Seite man steht.`,
  keep: ({ card }) => `${card} ist der beste Anfang.`,
  start: ({ card, under }) =>
    `${card} bleibt für später auf der Hand, ${under} ist am ehesten entbehrlich; alle anderen liegen sofort aus.`,
  hand: () => "Diese Karte ist den Platz auf der Hand wert.",

  conspire: ({ card }) => `${card} bringt primus conspiratus: Wer ihn hat, gewinnt, wenn Rom gewinnt.`,
  hold: ({ card, after, others }) =>
    `${card} hält primus conspiratus außer Reichweite: ${after} Symbole Intrige gegen ${others}.`,
  fromRome: ({ card, category, after, rome, left }) =>
    `${card} überholt Rom in der Kategorie ${category}, ${after} zu ${rome}; Rom liegt dann in ${left} vorn.`,
  stronger: ({ card, category, after, rome }) =>
    `${card} überholt Rom in der Kategorie ${category}, ${after} zu ${rome}: 3 Punkte.`,
  cheaper: ({ card, by }) => `Mit ${card} kostet von nun an jede Gruppe ${by} weniger.`,
  sees: ({ card, cards }) => `Mit ${card} sieht man ${cards} gezogene Karten, bevor man eine ablegt.`,
  draws: ({ card }) => `Mit ${card} gibt es jeden Zug eine Karte mehr zu ziehen und zu behalten.`,
  free: ({ card }) => `Mit ${card} lässt sich jeden Zug eine Karte mehr umsonst auslegen.`,
  room: ({ card, waiting }) => `${card} schafft Platz für ${waiting}, die schon auf der Hand wartet.`,
  opens: ({ card, category }) => `${card} ist die erste Karte der Kategorie ${category} in der Auslage: 2 Punkte.`,
  lead: ({ card, category, after, others }) =>
    `Mit ${card} liegt in der Kategorie ${category} niemand mehr davor, ${after} zu ${others}: Dort kann Rom verlieren.`,
  points: ({ card, after }) => `${card} zählt je Symbol einen Punkt; es sind dann ${after}.`,
  more: ({ card, category, after, rome }) =>
    `${card}: dann ${after} in der Kategorie ${category} gegen ${rome} von Rom.`,

  feedNow: ({ card, legion, price, aurei: has }) =>
    `${card} kommt unter Legion ${legion} und wird noch in diesem Zug mit der Gruppe gekauft: für ${price} von ${aurei(has)}.`,
  feedNext: ({ card, legion, price }) =>
    `${card} wartet unter Legion ${legion} für ${aurei(price)}; Rom lässt sie liegen, und nächsten Zug wird gekauft.`,
  feedRome: ({ card, legion, instead }) =>
    `Mit ${card} ist Legion ${legion} die teuerste: Rom nimmt sie und lässt Legion ${instead} liegen.`,
  feedAlly: ({ card, legion }) =>
    `${card} darf mit Legion ${legion} an Rom gehen: Wer primus conspiratus ist, gewinnt mit einem starken Rom.`,
  giftAhead: ({ card, legion, category }) =>
    `${card} darf mit Legion ${legion} an Rom gehen: In der Kategorie ${category} liegt es ohnehin vorn.`,
  giftBehind: ({ card, legion, category }) =>
    `${card} darf mit Legion ${legion} an Rom gehen: Auch dann bleibt es in der Kategorie ${category} zurück.`,
  feedGift: ({ card, legion }) =>
    `${card} kommt unter Legion ${legion}, auch wenn Rom sie vielleicht nimmt: Anderswo würde sie mehr schaden.`,
  feedDear: ({ card, legion, sum, before }) =>
    `${card} macht Legion ${legion} für alle teurer: ${sum} statt ${before}.`,
  buryConspire: ({ card }) => `Unter dem Stapel macht ${card} niemand anderen zum primus conspiratus.`,
  buryRival: ({ card, category }) =>
    `Unter dem Stapel hilft ${card} niemand anderem, Rom in der Kategorie ${category} zu überholen.`,
  buryRome: ({ card, category }) =>
    `Unter dem Stapel kommt ${card} nicht zu Rom, das sonst in der Kategorie ${category} aufholt.`,
  bury: ({ card }) => `Unter dem Stapel fehlt ${card} am wenigsten.`,

  buy: ({ legion, price }) => `Legion ${legion} ist ${aurei(price)} wert.`,
  deny: ({ legion, price }) => `Legion ${legion} für ${aurei(price)}: Was gekauft ist, kann Rom nicht nehmen.`,
  save: () => "Was unter den Legionen liegt, ist seinen Preis gerade nicht wert.",
  saveFor: ({ legion, price }) => `Das Geld bleibt für Legion ${legion}: Nächsten Zug reicht es für ${aurei(price)}.`,
  end: ({ cost, income }) =>
    income === 0
      ? `Einkommen gibt es diesen Zug nicht, und noch eine Karte würde ${aurei(cost)} kosten.`
      : `Das Einkommen von ${income} genügt; noch eine Karte würde ${aurei(cost)} kosten.`,
  tribute: ({ card }) => `${card} schadet von allem am wenigsten.`,
  tributeAhead: ({ card, category }) => `${card} ändert nichts: In der Kategorie ${category} liegt Rom ohnehin vorn.`,
  tributeBehind: ({ card, category }) => `Auch mit ${card} bleibt Rom in der Kategorie ${category} zurück.`,
  pass: () => "Der Aureus für eine Karte außer der Reihe ist besser gespart.",
};
