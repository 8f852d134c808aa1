import { plural } from "@ara/pax/texts/words";
import type { LearnTexts } from "../en/learn.ts";

const aurei = (n: number): string => plural(n, "Aureus", "Aurei");

/** What the lesson says, in German. */
const de: LearnTexts = {
  title: "PAX lernen",
  learner: "Livia",
  rival: "Cassius",
  start: {
    title: "PAX lernen in zehn Minuten",
    lead: "Du spielst eine kurze vorbereitete Partie gegen Cassius. Ein Begleiter sagt dir immer nur eine Sache und zeigt, wo du drücken kannst. Schiefgehen kann nichts.",
    points: [
      "Worum du kämpfst und wer gewinnt",
      "Das Ziehen: drei Karten, drei Plätze",
      "Gruppen kaufen, Karten auslegen, Einkommen",
      "Wie Rom wächst und wie du es aufhältst",
    ],
    begin: "Anfangen",
    goOn: ({ step, of }) => `Bei Schritt ${step} von ${of} weitermachen`,
    again: "Von vorn anfangen",
    rules: "Ich lese lieber die Regeln",
  },
  coach: "Begleiter",
  progress: ({ step, of }) => `Schritt ${step} von ${of}`,
  next: "Weiter",
  back: "Zurück",
  skip: "Mach du das",
  show: "Zeig es mir",
  leave: "Verlassen",
  more: ({ rule }) => `Regel ${rule} lesen`,
  watch: ({ rival }) => `Sieh zu, was ${rival} und Rom tun.`,
  readFirst: "Noch nicht. Lies erst hier weiter und drück dann auf Weiter.",
  other: ({ asked }) => `Das ginge auch, aber nicht jetzt. Der nächste Schritt hier: ${asked}.`,
  tryIt: ({ asked }) => `Gleich. Sieh dir erst an, was der Tisch dazu sagt: ${asked}.`,
  noAdvice: ({ asked }) => `Der Rat für jetzt: ${asked}.`,
  steps: {
    goal: {
      title: "Worum du kämpfst",
      text: ({ goal }) =>
        `Sieben Kategorien, links Rom, rechts der stärkste Spieler. Wo niemand mehr Symbole hat als Rom, gehört die Kategorie Rom. Hat es am Ende ${goal} davon, gewinnt Rom.`,
    },
    traitor: {
      title: "Wer gewinnt",
      text: ({ goal, rival }) =>
        `Hat Rom weniger als ${goal}, zählt ihr Punkte, du und ${rival}, und die meisten gewinnen. Hat Rom ${goal}, gewinnt einer mit Rom: wer primus conspiratus ist, der Erste der Verschwörer. Noch ist es niemand.`,
    },
    keep: {
      title: "Deine erste Karte",
      text: ({ card }) =>
        `Du hast zwei Karten bekommen. Eine behältst du heimlich, die andere kommt unter den Stapel. Behalte ${card}: Die Punkte sind ihre Symbole, die Zahl ist ihr Wert.`,
    },
    hand: {
      title: "Deine Hand und dein Geld",
      text: ({ hand, aurei: n, rival }) =>
        `Auch ${rival} hat eine Karte gewählt. Hier unten liegt, was dir gehört: ${hand} und ${aurei(n)}. Niemand sonst sieht das.`,
    },
    legions: {
      title: "Die Legionen",
      text: ({ prices }) =>
        `Karten unter einer Legion kannst du kaufen, immer die ganze Gruppe. Die Münze ist der Preis für dich, alle Werte zusammen. Heute: ${prices}.`,
    },
    dearest: {
      title: "Was Rom will",
      text: ({ dearest, most }) =>
        `Am Ende jeder Runde nimmt Rom die teuerste Gruppe. Gerade ist das Legion ${dearest}, im Wert von ${most}. Was niemand kauft, macht Rom stärker.`,
    },
    draw: {
      title: "Du bist dran",
      text: () => "Ein Zug hat vier Teile: ziehen, kaufen, auslegen, Einkommen. Zieh die erste von drei Karten.",
    },
    placeHand: {
      title: "Drei Plätze",
      text: ({ card }) =>
        `Eine Karte kommt auf die Hand, eine unter eine Legion, eine unter den Stapel; jeder Platz gilt einmal, und du entscheidest, bevor du die nächste Karte siehst. ${card} ist nützlich. Nimm sie auf die Hand.`,
    },
    placeLegion: {
      title: "Unter eine Legion",
      text: ({ card, legion, group, price }) =>
        `${card} könnte neben ${group} liegen. Dann kostet die Gruppe ${aurei(price)}, und du kannst dir beide leisten. Leg sie unter Legion ${legion}.`,
    },
    placeDeck: {
      title: "Unter den Stapel",
      text: ({ card }) =>
        `Nur ein Platz ist noch frei, also kommt ${card} unter den Stapel. Schade, aber dort hilft sie vorerst weder Rom noch deinem Rivalen.`,
    },
    buy: {
      title: "Kaufen",
      text: ({ legion, group, cost, aurei: n }) =>
        `Einmal im Zug darfst du eine Gruppe kaufen. Unter Legion ${legion} liegt ${group} für ${aurei(cost)}; du hast ${n}. Kauf sie.`,
    },
    limit: {
      title: "Ein Nein mit Grund",
      text: ({ card, limit }) =>
        `Jetzt legst du Handkarten aus. Flotten und Armeen brauchen Rückhalt: höchstens so viele Symbole, wie du Land oder Intrige hast, je nachdem, was mehr ist. Bisher erlaubt dir das ${limit}. Drück auf ${card} und sieh, was der Tisch sagt.`,
    },
    playFree: {
      title: "Die erste ist umsonst",
      text: ({ card, cost }) =>
        `So sieht jedes Nein aus, mit seiner Regel. Also erst Land. Die erste Karte im Zug kostet ${aurei(cost)}. Leg ${card} aus.`,
    },
    playOne: {
      title: "Die zweite kostet eins",
      text: ({ card, cost, limit }) =>
        `Dein Limit ist jetzt ${limit}, also darf ${card} heraus. Die zweite Karte kostet ${aurei(cost)}. Leg sie aus.`,
    },
    playTwo: {
      title: "Die dritte kostet zwei",
      text: ({ card, cost, aurei: n }) =>
        `Jede weitere Karte ist um eins teurer. ${card} kostet ${cost}, und du hast ${n}. Leg sie aus.`,
    },
    income: {
      title: "Einkommen",
      text: ({ income }) =>
        `Beende deinen Zug. Du bekommst 1 Aureus für jede Karte in der längsten Reihe, die du verlängert hast. Dein Land hat zwei Karten, also ${aurei(income)}. Ganz ohne ausgelegte Karte wären es auch 2.`,
    },
    collected: {
      title: "Rom sammelt ein",
      text: ({ from, collected, ahead }) =>
        `Die Runde ist vorbei. Rom hat Legion ${from} genommen: ${collected}. Die leeren Legionen haben neue Karten bekommen. Rom liegt jetzt in ${ahead} Kategorien vorn, denn auch eine leere Kategorie zählt für Rom.`,
    },
    conspiratus: {
      title: "primus conspiratus",
      text: ({ holder }) =>
        `${holder} hat die erste Intrige der Partie ausgelegt und ist nun primus conspiratus. Er beginnt die nächste Runde, und wenn Rom gewinnt, gewinnt er. Der Preis: Ein Zug mit einer Intrige bringt kein Einkommen.`,
    },
    peek: {
      title: "Ein Blick auf Roms Karten",
      text: ({ aurei: n }) =>
        `Drei von Roms Karten liegen verdeckt. Statt eines ganzen Zuges darfst du sie ansehen und nimmst dafür 2 Aurei. Du hast ${n}, da passt es gut. Sieh nach.`,
    },
    peeked: {
      title: "Was Rom verbirgt",
      text: ({ hidden, collected }) =>
        `${hidden}. Das weißt nur du. Der Stand zählt sie ab jetzt für dich mit. Und Rom hat wieder eingesammelt: ${collected}.`,
    },
    drawAgain: {
      title: "Runde drei",
      text: ({ rival }) =>
        `${rival} hat 3 Religionssymbole: Er zieht zwei Karten zugleich und wählt besser. Du ziehst noch eine nach der anderen. Zieh.`,
    },
    bait: {
      title: "Bau dir deine Gruppe",
      text: ({ card, legion, group, price }) =>
        `Die Reihenfolge der Plätze bestimmst du. Unter Legion ${legion} liegt ${group}. Leg ${card} dazu, dann kannst du beide für ${price} kaufen.`,
    },
    keepWealth: {
      title: "Wohlstand",
      text: ({ card }) => `${card}. Wohlstand macht jeden Kauf billiger, bis zum Ende der Partie. Auf die Hand damit.`,
    },
    bury: {
      title: "Nicht für Rom",
      text: ({ card }) =>
        `${card} würde jede Gruppe zur teuersten machen, und Rom hat schon eine Flotte versteckt. Der letzte Platz kommt dir recht: unter den Stapel.`,
    },
    buyPair: {
      title: "Kauf deine Gruppe",
      text: ({ legion, group, cost }) => `Kauf Legion ${legion}: ${group} für ${aurei(cost)}.`,
    },
    playWealth: {
      title: "Wohlstand auslegen",
      text: ({ card }) =>
        `Je 3 Wohlstandssymbole in deiner Auslage machen jeden Preis um 1 Aureus kleiner. Leg zuerst ${card} aus.`,
    },
    playThird: {
      title: "Das dritte Symbol",
      text: ({ card, cost }) => `Und ${card} für ${aurei(cost)}: Das macht drei.`,
    },
    discount: {
      title: "Ab jetzt billiger",
      text: ({ discount, prices }) =>
        `Sieh auf die Münzen: Jede Gruppe kostet dich ${discount} weniger, als ihre Karten wert sind. ${prices}.`,
    },
    endThird: {
      title: "Ende deines Zuges",
      text: ({ income }) =>
        `Zwei Karten Wohlstand in der Reihe: ${aurei(income)} Einkommen. Ein Senator unter den ausgelegten Karten brächte 1 mehr. Beende deinen Zug.`,
    },
    drawLast: {
      title: "Dein vierter Zug",
      text: ({ holder }) => `${holder} ist noch primus conspiratus, mit einem einzigen Intrigensymbol. Zieh.`,
    },
    keepIntrigue: {
      title: "Eine Gelegenheit",
      text: ({ card, rival }) => `${card}: mehr Symbole, als ${rival} hat. Nimm sie auf die Hand.`,
    },
    addLand: {
      title: "Unter eine Legion",
      text: ({ card, legion, price }) =>
        `Leg ${card} unter Legion ${legion}. Land hebt dein Limit, und die Gruppe kostet dich dann ${price}, mit Rabatt.`,
    },
    slip: {
      title: "Unter den Stapel",
      text: ({ card, deck }) =>
        `${card} kommt auf den letzten Platz. Gegen Ende kehrt sie vielleicht zurück: ${deck} Karten liegen darüber.`,
    },
    buyCheap: {
      title: "Mit Rabatt kaufen",
      text: ({ legion, sum, cost }) => `Legion ${legion} ist ${sum} wert und kostet dich ${cost}. Kauf sie.`,
    },
    takeOver: {
      title: "Nimm ihn ab",
      text: ({ card, holder }) =>
        `Leg ${card} aus. Mit mehr Intrigensymbolen als ${holder} wirst du sofort primus conspiratus. Bei Gleichstand bliebe alles, wie es ist.`,
    },
    noIncome: {
      title: "Der Preis der Intrige",
      text: ({ income }) =>
        `Jetzt bist du primus conspiratus und beginnst die nächste Runde. Aber mit einer Intrige im Zug ist dein Einkommen ${income}. Beende deinen Zug.`,
    },
    leap: {
      title: "Du weißt, wie es geht",
      text: ({ deck }) =>
        `So läuft jeder Zug. Die Partie endet mit der Runde, in der der Stapel, jetzt ${deck} Karten, ausgeht, oder nach einer, die zu wenige Karten für die leeren Legionen übrig lässt. Wir springen zu deinem letzten Zug; bis dahin spielt ihr beide, wie zwei Bots es täten.`,
    },
    danger: {
      title: "Gefahr",
      text: ({ ahead, aheadIn, holder }) =>
        `Rom liegt in ${ahead} Kategorien vorn: ${aheadIn}. Und ${holder} ist wieder primus conspiratus. Endete es so, gewänne er mit Rom, egal wie viele Punkte du hast.`,
    },
    last: {
      title: "Deine letzte Karte",
      text: ({ card }) => `Ein Symbol mehr bei Land, und du liegst dort vor Rom. Leg ${card} aus.`,
    },
    finish: {
      title: "Es reicht",
      text: ({ ahead }) => `Rom liegt nur noch in ${ahead} vorn. Beende deinen Zug; dann ist die Partie aus.`,
    },
    verdict: {
      title: "Rom deckt auf",
      text: ({ hidden, ahead, goal, aheadIn }) =>
        `${hidden}: Du kanntest sie. Rom liegt in ${ahead} vorn (${aheadIn}) und bräuchte ${goal}. Der Aufstand hat gesiegt. Jetzt entscheiden die Punkte.`,
    },
    points: {
      title: "Punkte",
      text: ({ score, rival }) =>
        `Du: ${score.categories} für deine Kategorien, je 2; ${score.stronger}, wo du Rom schlägst, je 3; ${score.symbols} für Flotten- und Armeesymbole; ${score.conspiratus} für primus conspiratus; ${score.wealth} für die meisten Aurei und Karten. Das macht ${score.total}. ${rival} hat ${score.rival}.`,
    },
  },
  ready: {
    title: "Du kannst spielen",
    lead: "Du weißt, worum es bei PAX geht. Der Rest kommt beim Spielen. Am Tisch sagt dir alles, was nicht geht, den Grund, und einen Tipp bekommst du jederzeit.",
    game: "Eine erste Partie gegen einen Bot",
    gameNote: "Zu zweit, etwa zwanzig Minuten",
    campaign: "Die Kampagne: allein gegen Rom",
    campaignNote: "Fünf Partien, jede schwerer als die vorige",
    rules: "Die Regeln",
    rulesNote: "Jede Regel mit Nummer und Bildern",
    again: "Die Lektion noch einmal spielen",
  },
};

export default de;
