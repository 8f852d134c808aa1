import type { en } from "../en/index.ts";

const aurei = (n: number): string => (n === 1 ? "1 aureus" : `${n} aurei`);

export const nl: typeof en = {
  only: () => "Iets anders kan niet.",
  draw: () => "Nieuwe kaarten zijn nu meer waard dan een blik op die van Rome.",
  drawBuy: ({ legion, price }) =>
    `Wie trekt, kan legioen ${legion} kopen voor ${aurei(price)}; een blik op de kaarten van Rome laat het liggen.`,
  peek: ({ hidden, ahead }) =>
    `Voor zover te zien staat Rome voor in ${ahead}: wat de ${hidden} gedekte kaarten toevoegen, bepaalt welke kant je kiest.`,
  keep: ({ card }) => `${card} is het beste begin.`,
  start: ({ card, under }) =>
    `${card} blijft voor later in de hand, ${under} is het best te missen; alle andere liggen er meteen.`,
  hand: () => "Deze kaart is haar plaats in de hand waard.",

  conspire: ({ card }) => `${card} levert primus conspiratus op: wie hem heeft, wint als Rome wint.`,
  hold: ({ card, after, others }) =>
    `${card} houdt primus conspiratus buiten bereik: ${after} symbolen Intrige tegen ${others}.`,
  fromRome: ({ card, category, after, rome, left }) =>
    `${card} gaat Rome in ${category} voorbij, ${after} tegen ${rome}; Rome staat dan voor in ${left}.`,
  stronger: ({ card, category, after, rome }) =>
    `${card} gaat Rome in ${category} voorbij, ${after} tegen ${rome}: 3 punten.`,
  cheaper: ({ card, by }) => `Met ${card} kost elke groep voortaan ${by} minder.`,
  sees: ({ card, cards }) => `Met ${card} zie je ${cards} getrokken kaarten voordat je er een neerlegt.`,
  draws: ({ card }) => `Met ${card} mag er elke beurt een kaart meer getrokken en gehouden worden.`,
  free: ({ card }) => `Met ${card} kan er elke beurt een kaart meer gratis worden uitgespeeld.`,
  room: ({ card, waiting }) => `${card} maakt plaats voor ${waiting}, die al in de hand wacht.`,
  opens: ({ card, category }) => `${card} is de eerste kaart ${category} in de uitleg: 2 punten.`,
  lead: ({ card, category, after, others }) =>
    `Met ${card} staat in ${category} niemand meer voor, ${after} tegen ${others}: daar kan Rome verliezen.`,
  points: ({ card, after }) => `${card} telt een punt per symbool; het worden er ${after}.`,
  more: ({ card, category, after, rome }) => `${card}: dan ${after} ${category} tegen ${rome} van Rome.`,

  feedNow: ({ card, legion, price, aurei: has }) =>
    `${card} gaat onder legioen ${legion} en wordt deze beurt nog met de groep gekocht: voor ${price} van de ${aurei(has)}.`,
  feedNext: ({ card, legion, price }) =>
    `${card} wacht onder legioen ${legion} voor ${aurei(price)}; Rome laat die groep liggen, en volgende beurt wordt ze gekocht.`,
  feedRome: ({ card, legion, instead }) =>
    `${card} maakt legioen ${legion} het duurst: Rome neemt dat en laat legioen ${instead} liggen.`,
  feedAlly: ({ card, legion }) =>
    `${card} mag met legioen ${legion} naar Rome: wie primus conspiratus is, wint met een sterk Rome.`,
  giftAhead: ({ card, legion, category }) =>
    `${card} mag met legioen ${legion} naar Rome: in ${category} staat het toch al voor.`,
  giftBehind: ({ card, legion, category }) =>
    `${card} mag met legioen ${legion} naar Rome: ook dan blijft het achter in ${category}.`,
  feedGift: ({ card, legion }) =>
    `${card} gaat onder legioen ${legion}, ook al neemt Rome die misschien: elders zou hij meer kwaad doen.`,
  feedDear: ({ card, legion, sum, before }) =>
    `${card} maakt legioen ${legion} duurder voor iedereen: ${sum} in plaats van ${before}.`,
  buryConspire: ({ card }) => `Onder de stapel maakt ${card} niemand anders primus conspiratus.`,
  buryRival: ({ card, category }) => `Onder de stapel helpt ${card} niemand anders Rome voorbij in ${category}.`,
  buryRome: ({ card, category }) => `Onder de stapel komt ${card} niet bij Rome, dat anders bijtrekt in ${category}.`,
  bury: ({ card }) => `Onder de stapel wordt ${card} het minst gemist.`,

  buy: ({ legion, price }) => `Legioen ${legion} is ${aurei(price)} waard.`,
  deny: ({ legion, price }) => `Legioen ${legion} voor ${aurei(price)}: wat gekocht is, kan Rome niet nemen.`,
  save: () => "Wat onder de legioenen ligt, is zijn prijs nu niet waard.",
  saveFor: ({ legion, price }) =>
    `Het geld blijft voor legioen ${legion}: volgende beurt is er genoeg voor ${aurei(price)}.`,
  end: ({ cost, income }) =>
    income === 0
      ? `Deze beurt is er geen inkomen, en nog een kaart zou ${aurei(cost)} kosten.`
      : `Het inkomen van ${income} is genoeg; nog een kaart zou ${aurei(cost)} kosten.`,
  tribute: ({ card }) => `${card} doet van alles het minste kwaad.`,
  tributeAhead: ({ card, category }) => `${card} verandert niets: in ${category} staat Rome toch al voor.`,
  tributeBehind: ({ card, category }) => `Ook met ${card} blijft Rome achter in ${category}.`,
  pass: () => "De aureus voor een kaart buiten de beurt kan beter bewaard blijven.",
};
