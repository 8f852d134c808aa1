import type { AskingTexts } from "../en/asking.ts";

const nl: AskingTexts = {
  place: "Druk op de kaart op een plaats met een ring, of kies hem hier.",
  pass: {
    title: (who) => `${who} is aan de beurt`,
    text: (who) => `Geef het scherm aan ${who}. Eerder wordt er niets getoond.`,
    confirm: (who) => `Ik ben ${who}`,
    back: (who) => `${who} neemt de laatste stap terug`,
    waiting: "Een ogenblik.",
  },
  passed: (active, question) => `${active} is actief. Nu wordt gevraagd: “${question}”`,
  fewer: "Eén minder",
  plus: "Eén meer",
  invite: {
    whom: "Wie nodig je uit voor de bijeenkomst?",
    begin: "De bijeenkomst beginnen",
    nobody: "Nodig ten minste één macht uit.",
  },
  deal: {
    what: "Wat stel je voor?",
    says: ({ from, to }) => `${from} aan ${to}`,
    gives: (who, isYours) => (isYours ? `${who} (jij) …` : `${who} …`),
    talents: "geeft talenten",
    cedes: "staat af",
    promise: "belooft in eigen woorden (het bindt niemand)",
    lasting: "Wat is toegestaan, geldt",
    turns: (n) => (n === 1 ? "deze ronde" : `${n} rondes`),
    open: "tot het wordt teruggenomen",
    sentence: "Het voorstel",
    empty: "Nog geeft niemand iets.",
    send: "Dit voorstel doen",
    withhold: "Toch maar niets zeggen",
    one: "Een doel wordt getoond als men het eens is; de eigenaar kiest welk.",
    card: "geeft de kaart",
    byCard: "Een kaart heeft jullie samengebracht: wat jullie afspreken, eindigt met deze ronde.",
  },
  change: {
    title: "Wat dit meteen zou veranderen",
    nothing: "Niets op de kaart of in de schatkisten; alleen wat is toegestaan.",
    columns: { talents: "Talenten", stability: "Stabiliteit", gop: "GOP", cvp: "CVP", income: "Inkomsten" },
    from: (before, after) => `${before} → ${after}`,
    space: (place) => `${place} gaat in andere handen over.`,
    province: ({ province, to }) => `${province} is dan in handen van ${to}.`,
    nobody: "niemand",
    card: ({ card, from, to }) =>
      card === "" ? `Een kaart gaat van ${from} naar ${to}.` : `De kaart ‘${card}’ gaat van ${from} naar ${to}.`,
    hand: ({ of, to }) => `${to} ziet de hele hand van ${of}.`,
    full: (who) => `${who} heeft dan meer dan drie kaarten en legt er meteen een af.`,
  },
  bribe: {
    ahead: (own, theirs, wins, draws) =>
      `Het zijn ${theirs} gevechtspunten tegen jouw ${own}: zij winnen met ${wins} %, en ${draws} % is onbeslist.`,
    offer: "talenten",
    for: "om",
    desist: "met rust gelaten te worden",
    wish: "een eigen wens vervuld te krijgen",
    words: "Je wens",
    send: (talents) => `${talents} bieden`,
    none: "Niets bieden",
  },
};

export default nl;
