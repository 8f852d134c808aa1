import type { chapter13 as en } from "../../en/rulebook/chapter13.ts";

/** Chapter 13 in Dutch. */
export const chapter13: Record<keyof typeof en, string> = {
  "13.11":
    "In 26 vakken van de kaart leven wilde stammen. Aan het begin krijgt elk daarvan dat meedoet een van 30 fiches, willekeurig en gedekt; de rest blijft opzij. Een fiche staat voor 2 tot 8 stamkrijgers, meestal 4 tot 6, en hoeveel het er zijn, weet niemand voordat er iemand heen gaat.",
  "13.12":
    "Zodra een troepenmacht binnenmarcheert, laat de stam zich zien: in het vak staan nu zoveel stamkrijgers, en het fiche gaat terug naar de ongebruikte. Dat gebeurt vóór elke onderschepping en vóór de slag. Vanaf dan weet iedereen hoe sterk de stam is, ook als je wordt afgeslagen.",
  "13.13":
    "Wie een vak met een stam binnengaat, valt die aan; in vrede komt er niemand door, dus heb je 1 MP extra nodig. Een stam wijkt nooit uit, trekt zich nooit terug en laat zich daar ook niet toe dwingen: je krijgt het vak pas als de laatste krijger is gevallen.",
  "13.14":
    "Stammen verlaten hun vak nooit. Ze vallen ook niemand aan en onderscheppen niemand, maar een macht die jou daar onderschept, vecht aan hun zijde (10.36).",
  "13.15":
    "Een stam beheerst het vak waar hij leeft, ook zolang zijn fiche nog gedekt is. Zo kan hij je een provincie ontzeggen waarin je anders de meerderheid zou hebben.",
  "13.16":
    "De barbaren van een inval (13.41) vechten tegen stammen zoals ieder ander: een horde die hun vak binnenmarcheert, valt hen aan.",
  "13.17":
    "Stamkrijgers verdwijnen alleen door een slag. In de fase Verwijderen blijven ze staan, en wat ze verloren hebben, groeit niet weer aan.",
  "13.18":
    "Een gebeurtenis kan een ongebruikt stamfiche terugbrengen, willekeurig getrokken en gedekt, in een stamvak waar niemand is. In het standaardspel doet geen gebeurtenis dat; het is iets voor het uitgebreide spel. In een vak ligt nooit meer dan één fiche.",
  "13.21":
    "Barbareninfanterie komt door gebeurtenissen. In het standaardspel brengt de Barbareninval haar (13.41); een Opstand zet daar geen troepen op de kaart (16.2).",
  "13.22":
    "Barbareninfanterie beheerst het vak waar ze staat, zolang ze er staat. Zelfs een horde die alleen maar op de verkeerde plek zit, kan je dus een provincie kosten.",
  "13.23":
    "Hoe barbaren komen en of ze bewegen, bepaalt hun gebeurtenis. Verder blijven ze waar ze zijn: ze wijken nooit uit en trekken zich niet terug, vrijwillig noch gedwongen, tenzij een horde wordt onderschept terwijl iemand haar beweegt.",
  "13.24":
    "Wie een vak met barbaren binnenmarcheert, moet ze aanvallen. Iemand moet voor hen beslissen: de macht die de horde heeft geplaatst of het laatst heeft bewogen, of, als juist die aanvalt, de eerste andere in de speelvolgorde. Die beslist over verschuivingen en verliezen als over eigen troepen.",
  "13.25":
    "De hordes van een inval verlaten de kaart met hun vorsten in de fase Verwijderen van de volgende ronde. Stammen blijven, en slavenlegers ook (12.7).",
  "13.26":
    "Wie een horde in het spel brengt, beweegt haar als een eigen leger en mag haar ook op stammen en andere hordes loslaten. Onderweg mag ze eenheden achterlaten, maar haar vorst gaat nooit zonder zijn mensen. Garnizoenen maakt ze niet en schepen heeft ze ook niet. Zoals elke troepenmacht op mars kan ze worden onderschept, en dan mag ze zich terugtrekken (10.91).",
  "13.37":
    "Een horde kan steden en grote steden innemen en ze, als degene die haar beweegt dat wil, verwoesten voor zoveel MP als ze muurpunten hebben, zelfs in diens eigen thuisland, waar zijn eigen legers dat niet mogen (7.43). Neemt ze er een in, dan moet ze proberen die te plunderen (7.51). Talenten krijgt daar niemand voor: het bepaalt alleen of de horde verder trekt (7.53).",
  "13.3":
    "Waar opstanden al hun gevolgen hebben (in het uitgebreide spel altijd, in het standaardspel na afspraak, 16.2), zijn rebellen barbaarse infanterie die nooit beweegt, uitwijkt of vlucht en blijft tot ze sneuvelt. Africa: Carthago's huurlingen daar worden rebellen ter waarde van hun GP en vechten tegen wie bij hen is; de provincie betaalt zolang niets. Britannia: alle garnizoenen wijken, 3 staan op; Mauretania: 1 in elk leeg vak; zolang ze leven beheerst niemand die twee. Cyprus: deze ronde gesloten voor vloten, behalve voor wie er een eskader heeft. Donau, Germania (Inferior en Superior): één vak verliest garnizoenen en eenheden tot 8 GP. Hispania: een garnizoen wijkt, 3 staan op in Lusitania of Numantia, vakken ernaast kosten 1 MP meer. Judea: garnizoenen en 1 GP gaan verloren, 1 staat op, eerst in een (grote) stad; vakken daar kosten 2 MP. Sardinia: 1 staat op waar hooguit garnizoenen staan. Gallië: beheerst niemand een provincie van het vasteland, dan kan een garnizoen wijken; anders een dobbelsteen plus de beheerste. Tot 6 verliest een open vak garnizoenen en tot 8 GP, 3 staan daar op en 1 in elk leeg vak van de provincie. Vanaf 7, eens per spel, in scenario VI niet voor ronde 6, wordt een provincie buiten (grote) steden ontruimd en verzamelt zich een leger van 2 dobbelstenen met een 2-5-veldheer: deze ronde mag ieder het als hoofdbeweging gebruiken, alleen op het vasteland. Muiterij: een vloot blijft liggen tot ze 1 talent per eskader krijgt.",
  "13.41":
    "Komt de gebeurtenis Barbareninval, dan werpt de macht die het laatst is geactiveerd, of wie de kaart trekt, twee dobbelstenen om te zien wie er binnenvalt: bij 2 of 3 de Caledoniërs, bij 4 tot 6 de westelijke Galliërs, bij 7 of 8 de Germanen, bij 9 of 10 de oostelijke Galliërs, bij 11 of 12 de Armeniërs. Galliërs en Germanen komen met een leger (13.42). De Caledoniërs vagen alle garnizoenen in Britannia weg. De Armeniërs overvallen elk bezet vak binnen 3 MP van Amida, behalve bergvestingen: geeft een dobbelsteen meer aan dan er eenheden zijn, eskaders niet meegeteld, dan zijn die allemaal verloren. Daar gebeurt niets van als in Amida een leger staat dat niet alleen uit garnizoenen bestaat.",
  "13.42":
    "Heb jij geworpen, dan plaats je de horde in een vak naar keuze, bezet of niet: westelijke Galliërs (2 dobbelstenen infanterie, een vorst 1-5) op het vasteland van Gallië, tenzij machten daar alle vier de provincies beheersen; oostelijke Galliërs (even sterk) in Sarmatië of Scythië; Germanen met een vorst 2-5, 3 dobbelstenen in Germania Magna of bij de Vrije Germanen, of 2 dobbelstenen en 2 ruiterij in Germania Inferior of Superior. Ze beweegt meteen, met één dobbelsteen plus 5 MP, en dat kost je niets van je eigen operaties; staan er anderen dan jij in haar eerste vak, dan valt ze die aan voor 2 MP, en wordt ze daar verslagen, dan gaat ze naar een open buurvak of is ze verloren. Ze marcheert alleen over land, komt zonder gevecht in en door vakken met je eigen troepen en mag daar stoppen; maar ze ontneemt je het vak (13.22), een leger van jou dat later komt moet haar aanvallen (13.24), en wie naast haar wordt aangevallen kan zich niet terugtrekken. De Galliërs blijven dan waar ze zijn; de Germanen kan elke macht als haar hoofdbeweging opnieuw bewegen, alleen niet terug naar de provincie waar ze vandaan kwamen zodra ze die hebben verlaten; staan ze bij een andere macht dan die ze nu beweegt, dan moeten ze daar allemaal weg.",
  "13.43":
    "Gebeurteniskaarten tijdens de bewegingen van de barbaren horen bij het uitgebreide spel: daar mogen allen ze spelen als bij elke andere operatie (17.15), ook wie de horde beweegt, ten gunste van haar. Voor barbaren die niemand beweegt wordt geen kaart gespeeld (13.24).",
  "13.44":
    "Komt een horde tot op 1 MP van een hoofdstad van je thuisland, dan verlies je 1 stabiliteit, voor elke horde één keer. Het buurvak telt, maar niet over een zeestraat of als binnengaan 2 MP kost. Heeft een vijand de hoofdstad al, dan verlies je niets: voor wat je niet meer hebt, hoef je niet te vrezen.",
};
