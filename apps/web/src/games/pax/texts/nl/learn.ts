import { plural } from "@ara/pax/texts/words";
import type { LearnTexts } from "../en/learn.ts";

const aurei = (n: number): string => plural(n, "aureus", "aurei");

/** What the lesson says, in Dutch. */
const nl: LearnTexts = {
  title: "PAX leren",
  learner: "Livia",
  rival: "Cassius",
  start: {
    title: "PAX leren in tien minuten",
    lead: "Je speelt een kort voorbereid spel tegen Cassius. Een begeleider vertelt je steeds één ding en laat zien waar je kunt drukken. Er kan niets misgaan.",
    points: [
      "Waar je voor vecht en wie er wint",
      "Het trekken: drie kaarten, drie plekken",
      "Groepen kopen, kaarten spelen, inkomsten",
      "Hoe Rome groeit en hoe je het tegenhoudt",
    ],
    begin: "Beginnen",
    goOn: ({ step, of }) => `Verder bij stap ${step} van ${of}`,
    again: "Opnieuw beginnen",
    rules: "Ik lees liever de regels",
  },
  coach: "Begeleider",
  progress: ({ step, of }) => `Stap ${step} van ${of}`,
  next: "Verder",
  back: "Terug",
  skip: "Doe het voor mij",
  show: "Laat het zien",
  leave: "Verlaten",
  more: ({ rule }) => `Regel ${rule} lezen`,
  watch: ({ rival }) => `Kijk wat ${rival} en Rome doen.`,
  readFirst: "Nog niet. Lees eerst hier verder en druk dan op Verder.",
  other: ({ asked }) => `Dat zou ook kunnen, maar niet nu. De volgende stap hier: ${asked}.`,
  tryIt: ({ asked }) => `Zo meteen. Kijk eerst wat de tafel zegt van: ${asked}.`,
  noAdvice: ({ asked }) => `Het advies voor nu: ${asked}.`,
  steps: {
    goal: {
      title: "Waar je voor vecht",
      text: ({ goal }) =>
        `Zeven categorieën, links Rome, rechts de sterkste speler. Waar niemand meer symbolen heeft dan Rome, is de categorie van Rome. Heeft het er aan het eind ${goal}, dan wint Rome.`,
    },
    traitor: {
      title: "Wie wint",
      text: ({ goal, rival }) =>
        `Heeft Rome er minder dan ${goal}, dan tellen jij en ${rival} punten, en de meeste punten winnen. Heeft Rome er ${goal}, dan wint één speler met Rome mee: wie primus conspiratus is, de eerste van de samenzweerders. Nog is niemand dat.`,
    },
    keep: {
      title: "Je eerste kaart",
      text: ({ card }) =>
        `Je hebt twee kaarten gekregen. Eén houd je in het geheim, de andere gaat onder de stapel. Houd ${card}: de stippen zijn de symbolen, het getal is de waarde.`,
    },
    hand: {
      title: "Je hand en je geld",
      text: ({ hand, aurei: n, rival }) =>
        `Ook ${rival} heeft een kaart gekozen. Hier beneden ligt wat van jou is: ${hand} en ${aurei(n)}. Niemand anders ziet het.`,
    },
    legions: {
      title: "De legioenen",
      text: ({ prices }) =>
        `Kaarten onder een legioen zijn te koop, altijd de hele groep. De munt is de prijs voor jou, alle waarden bij elkaar. Vandaag: ${prices}.`,
    },
    dearest: {
      title: "Wat Rome wil",
      text: ({ dearest, most }) =>
        `Aan het eind van elke ronde pakt Rome de duurste groep. Nu is dat legioen ${dearest}, met waarde ${most}. Wat niemand koopt, maakt Rome sterker.`,
    },
    draw: {
      title: "Jouw beurt",
      text: () => "Een beurt heeft vier delen: trekken, kopen, spelen, inkomsten. Trek de eerste van drie kaarten.",
    },
    placeHand: {
      title: "Drie plekken",
      text: ({ card }) =>
        `Eén kaart neem je in de hand, één gaat onder een legioen, één onder de stapel; elke plek geldt één keer, en je beslist voordat je de volgende kaart ziet. ${card} is nuttig. Neem hem in de hand.`,
    },
    placeLegion: {
      title: "Onder een legioen",
      text: ({ card, legion, group, price }) =>
        `${card} kan naast ${group} liggen. Dan kost de groep ${aurei(price)}, en kun je ze allebei betalen. Leg hem onder legioen ${legion}.`,
    },
    placeDeck: {
      title: "Onder de stapel",
      text: ({ card }) =>
        `Er is nog maar één plek vrij, dus ${card} gaat onder de stapel. Jammer, maar daar helpt hij voorlopig Rome noch je rivaal.`,
    },
    buy: {
      title: "Kopen",
      text: ({ legion, group, cost, aurei: n }) =>
        `Eén keer per beurt mag je een groep kopen. Onder legioen ${legion} ligt ${group} voor ${aurei(cost)}; je hebt er ${n}. Koop hem.`,
    },
    limit: {
      title: "Een nee met een reden",
      text: ({ card, limit }) =>
        `Nu speel je kaarten uit je hand. Vloten en legers hebben steun nodig: hoogstens zo veel symbolen als je Land of je Intrige, wat het meest is. Tot nu toe mag je er ${limit}. Druk op ${card} en kijk wat de tafel zegt.`,
    },
    playFree: {
      title: "De eerste is gratis",
      text: ({ card, cost }) =>
        `Zo ziet elk nee eruit, met zijn regel. Dus eerst Land. De eerste kaart van een beurt kost ${aurei(cost)}. Speel ${card}.`,
    },
    playOne: {
      title: "De tweede kost één",
      text: ({ card, cost, limit }) =>
        `Je limiet is nu ${limit}, dus ${card} mag op tafel. De tweede kaart kost ${aurei(cost)}. Speel hem.`,
    },
    playTwo: {
      title: "De derde kost twee",
      text: ({ card, cost, aurei: n }) =>
        `Elke volgende kaart is één duurder. ${card} kost ${cost}, en je hebt er ${n}. Speel hem.`,
    },
    income: {
      title: "Inkomsten",
      text: ({ income }) =>
        `Beëindig je beurt. Je krijgt 1 aureus voor elke kaart in de langste rij die je hebt uitgebreid. Je Land telt twee kaarten, dus ${aurei(income)}. Zonder een gespeelde kaart zouden het er ook 2 zijn.`,
    },
    collected: {
      title: "Rome verzamelt",
      text: ({ from, collected, ahead }) =>
        `De ronde is voorbij. Rome heeft legioen ${from} gepakt: ${collected}. De lege legioenen kregen nieuwe kaarten. Rome ligt nu in ${ahead} categorieën voor, want ook een lege categorie telt voor Rome.`,
    },
    conspiratus: {
      title: "Primus conspiratus",
      text: ({ holder }) =>
        `${holder} speelde de eerste Intrige van het spel en is nu primus conspiratus. Hij begint de volgende ronde, en als Rome wint, wint hij. De prijs: een beurt met een Intrige levert geen inkomsten op.`,
    },
    peek: {
      title: "Spieken bij Rome",
      text: ({ aurei: n }) =>
        `Drie kaarten van Rome liggen gedekt. In plaats van een hele beurt mag je ze bekijken, en je pakt er 2 aurei voor. Je hebt er ${n}, dus dat komt goed uit. Kijk maar.`,
    },
    peeked: {
      title: "Wat Rome verbergt",
      text: ({ hidden, collected }) =>
        `${hidden}. Alleen jij weet het. De stand telt ze vanaf nu voor je mee. En Rome heeft weer verzameld: ${collected}.`,
    },
    drawAgain: {
      title: "Ronde drie",
      text: ({ rival }) =>
        `${rival} heeft 3 religiesymbolen: hij trekt twee kaarten tegelijk en kiest beter. Jij trekt nog één voor één. Trek.`,
    },
    bait: {
      title: "Bouw je eigen groep",
      text: ({ card, legion, group, price }) =>
        `De volgorde van de plekken bepaal jij. Onder legioen ${legion} ligt ${group}. Leg ${card} erbij, dan kun je ze samen voor ${price} kopen.`,
    },
    keepWealth: {
      title: "Rijkdom",
      text: ({ card }) =>
        `${card}. Rijkdom maakt elke aankoop goedkoper, tot het einde van het spel. Neem hem in de hand.`,
    },
    bury: {
      title: "Niet voor Rome",
      text: ({ card }) =>
        `${card} zou elke groep de duurste maken, en Rome heeft al een vloot verborgen. De laatste plek komt goed uit: onder de stapel.`,
    },
    buyPair: {
      title: "Koop je groep",
      text: ({ legion, group, cost }) => `Koop legioen ${legion}: ${group} voor ${aurei(cost)}.`,
    },
    playWealth: {
      title: "Rijkdom spelen",
      text: ({ card }) =>
        `Elke 3 rijkdomsymbolen die je hebt liggen, maken elke prijs 1 aureus lager. Speel eerst ${card}.`,
    },
    playThird: {
      title: "Het derde symbool",
      text: ({ card, cost }) => `En ${card} voor ${aurei(cost)}: dat zijn er drie.`,
    },
    discount: {
      title: "Vanaf nu goedkoper",
      text: ({ discount, prices }) =>
        `Kijk naar de munten: elke groep kost je ${discount} minder dan de kaarten waard zijn. ${prices}.`,
    },
    endThird: {
      title: "Einde van je beurt",
      text: ({ income }) =>
        `Twee kaarten Rijkdom in de rij: ${aurei(income)} aan inkomsten. Een Senator tussen de gespeelde kaarten zou er 1 bij doen. Beëindig je beurt.`,
    },
    drawLast: {
      title: "Je vierde beurt",
      text: ({ holder }) => `${holder} is nog primus conspiratus, met één enkel intrigesymbool. Trek.`,
    },
    keepIntrigue: {
      title: "Een kans",
      text: ({ card, rival }) => `${card}: meer symbolen dan ${rival} heeft. Neem hem in de hand.`,
    },
    addLand: {
      title: "Onder een legioen",
      text: ({ card, legion, price }) =>
        `Leg ${card} onder legioen ${legion}. Land verhoogt je limiet, en de groep kost je dan ${price}, met korting.`,
    },
    slip: {
      title: "Onder de stapel",
      text: ({ card, deck }) =>
        `${card} gaat naar de laatste plek. Tegen het eind komt hij misschien terug: er liggen ${deck} kaarten boven.`,
    },
    buyCheap: {
      title: "Kopen met korting",
      text: ({ legion, sum, cost }) => `Legioen ${legion} is ${sum} waard en kost je ${cost}. Koop het.`,
    },
    takeOver: {
      title: "Neem het over",
      text: ({ card, holder }) =>
        `Speel ${card}. Met meer intrigesymbolen dan ${holder} word je meteen primus conspiratus. Bij een gelijke stand bleef alles zoals het is.`,
    },
    noIncome: {
      title: "De prijs van Intrige",
      text: ({ income }) =>
        `Jij bent nu primus conspiratus en begint de volgende ronde. Maar met een gespeelde Intrige zijn je inkomsten ${income}. Beëindig je beurt.`,
    },
    leap: {
      title: "Je weet hoe het gaat",
      text: ({ deck }) =>
        `Zo gaat elke beurt. Het spel eindigt met de ronde waarin de stapel, nu ${deck} kaarten, opraakt, of na een ronde die te weinig kaarten overlaat voor de lege legioenen. We springen naar je laatste beurt; tot dan spelen jullie zoals twee bots het zouden doen.`,
    },
    danger: {
      title: "Gevaar",
      text: ({ ahead, aheadIn, holder }) =>
        `Rome ligt in ${ahead} categorieën voor: ${aheadIn}. En ${holder} is weer primus conspiratus. Eindigt het zo, dan wint hij met Rome, hoeveel punten je ook hebt.`,
    },
    last: {
      title: "Je laatste kaart",
      text: ({ card }) => `Nog één symbool bij Land, en je ligt daar voor op Rome. Speel ${card}.`,
    },
    finish: {
      title: "Het is genoeg",
      text: ({ ahead }) => `Rome ligt nog maar in ${ahead} voor. Beëindig je beurt; dan is het spel afgelopen.`,
    },
    verdict: {
      title: "Rome draait zijn kaarten om",
      text: ({ hidden, ahead, goal, aheadIn }) =>
        `${hidden}: je kende ze. Rome ligt in ${ahead} voor (${aheadIn}) en had er ${goal} nodig. De opstand heeft gewonnen. Nu beslissen de punten.`,
    },
    points: {
      title: "Punten",
      text: ({ score, rival }) =>
        `Jij: ${score.categories} voor je categorieën, elk 2; ${score.stronger} waar je Rome verslaat, elk 3; ${score.symbols} voor vloot- en legersymbolen; ${score.conspiratus} voor primus conspiratus; ${score.wealth} voor de meeste aurei en kaarten. Dat is ${score.total}. ${rival} heeft er ${score.rival}.`,
    },
  },
  ready: {
    title: "Je bent er klaar voor",
    lead: "Je weet waar PAX om draait. De rest komt met spelen. Aan tafel zegt alles wat niet mag waarom, en een hint kun je altijd krijgen.",
    game: "Een eerste spel tegen één bot",
    gameNote: "Met z'n tweeën, ongeveer twintig minuten",
    campaign: "De campagne: alleen tegen Rome",
    campaignNote: "Vijf spellen, elk moeilijker dan het vorige",
    rules: "De regels",
    rulesNote: "Elke regel met nummer en plaatjes",
    again: "De les nog eens spelen",
  },
};

export default nl;
