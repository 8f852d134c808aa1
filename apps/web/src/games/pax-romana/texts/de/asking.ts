import type { AskingTexts } from "../en/asking.ts";

const de: AskingTexts = {
  place: "Drücke auf der Karte einen Ort mit Ring oder wähle ihn hier.",
  pass: {
    title: (who) => `${who} ist an der Reihe`,
    text: (who) => `Gib den Bildschirm weiter an: ${who}. Vorher wird nichts gezeigt.`,
    confirm: (who) => `Ich bin ${who}`,
    back: (who) => `${who} nimmt den letzten Schritt zurück`,
    waiting: "Einen Augenblick.",
  },
  passed: (active, question) => `${active} ist aktiv. Gefragt wird jetzt: „${question}“`,
  fewer: "Eins weniger",
  plus: "Eins mehr",
  invite: {
    whom: "Wen lädst du zum Treffen ein?",
    begin: "Treffen beginnen",
    nobody: "Lade mindestens eine Macht ein.",
  },
  deal: {
    what: "Was schlägst du vor?",
    says: ({ from, to }) => `${from} zu ${to}`,
    gives: (who, isYours) => (isYours ? `${who} (du) …` : `${who} …`),
    talents: "gibt Talente",
    cedes: "tritt ab",
    promise: "verspricht mit eigenen Worten (es bindet niemanden)",
    lasting: "Erlaubnisse gelten",
    turns: (n) => (n === 1 ? "diese Runde" : `${n} Runden`),
    open: "bis sie zurückgenommen werden",
    sentence: "Der Vorschlag",
    empty: "Noch gibt niemand etwas.",
    send: "Diesen Vorschlag machen",
    withhold: "Doch nichts sagen",
    one: "Ein Ziel wird gezeigt, wenn man sich einig ist; welches, wählt sein Besitzer.",
    card: "gibt die Karte",
    byCard: "Eine Karte hat euch zusammengebracht: Was ihr ausmacht, endet mit dieser Runde.",
  },
  change: {
    title: "Was das sofort ändern würde",
    nothing: "Nichts auf der Karte oder in den Schatzkammern; nur was erlaubt ist.",
    columns: { talents: "Talente", stability: "Stabilität", gop: "GOP", cvp: "CVP", income: "Einnahmen" },
    from: (before, after) => `${before} → ${after}`,
    space: (place) => `${place} wechselt den Besitzer.`,
    province: ({ province, to }) => `${province} kontrolliert dann ${to}.`,
    nobody: "niemand",
    card: ({ card, from, to }) =>
      card === "" ? `Eine Karte geht von ${from} zu ${to}.` : `Die Karte „${card}“ geht von ${from} zu ${to}.`,
    hand: ({ of, to }) => `Die ganze Hand zeigt: ${of}. Sie sieht: ${to}.`,
    full: (who) => `Mehr als drei Karten hat dann: ${who}. Eine wird sofort abgeworfen.`,
  },
  bribe: {
    ahead: (own, theirs, wins, draws) =>
      `Es stehen ${theirs} Kampfpunkte gegen deine ${own}: Sie siegen mit ${wins} %, unentschieden sind ${draws} %.`,
    offer: "Talente",
    for: "dafür,",
    desist: "dass du in Ruhe gelassen wirst",
    wish: "dass ein eigener Wunsch erfüllt wird",
    words: "Dein Wunsch",
    send: (talents) => `${talents} anbieten`,
    none: "Nichts anbieten",
  },
};

export default de;
