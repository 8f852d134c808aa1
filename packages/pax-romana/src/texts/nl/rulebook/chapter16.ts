import type { chapter16 as en } from "../../en/rulebook/chapter16.ts";

/** Chapter 16: Events, in Dutch. */
export const chapter16: Record<keyof typeof en, string> = {
  "16.11":
    "Gebeurtenisfiches gaan samen met de fiches van de machten in de beker. Hoeveel het er zijn, hangt af van de spelvorm: geen in Basic, één in Basic II, twee in Basic Plus en Ultra Basic (3.81); kleine scenario's en eigen spelvormen bepalen zelf hun aantal. Hoe meer het er zijn, hoe wilder het spel, en hoe langer.",
  "16.12":
    "Wordt er een gebeurtenisfiche getrokken, dan werpt de macht die het laatst is geactiveerd twee dobbelstenen, en de som noemt de gebeurtenis (16.2). Laat die haar een keuze, dan maakt zij die ook.",
  "16.13":
    "De meeste gebeurtenissen gebeuren meteen. Veroveraar, Ziekte, Galeienbouw en Stabiliteitsproef wachten: ze treffen de macht waarvan als eerstvolgende een fiche uit de beker wordt getrokken, al is dat pas in de volgende ronde. Fiches die aan het begin van de ronde op volgorde klaarliggen, gelden niet als getrokken. Wachten er meer gebeurtenissen, dan kunnen ze allemaal dezelfde macht treffen, in de volgorde waarin ze zijn geworpen.",
  "16.2":
    "De som van de twee dobbelstenen zegt wat er gebeurt. " +
    "2, Huurlingenkoning: je mag hem met zijn leger in dienst nemen (12.4); Rome werpt opnieuw, en is hij al in het spel, dan gebeurt er niets. " +
    "3, Veroveraar: heeft de macht die als volgende wordt getrokken een eliteveldheer in het spel, dan mag de troepenmacht waar hij bij is haar hoofdbeweging twee keer achter elkaar doen, de tweede met een nieuwe worp, en dat tot het eind van de ronde in elke activatie van die macht. " +
    "4, Slavenopstand: in je eigen thuisland komen slaven in opstand (12.7) en je verliest 1 stabiliteit, tenzij er in elk vak daar troepen staan of er al een opstand tegen je woedt. " +
    "5, Piraten: je zet piraten op een zeepunt, in een haven die niemand beheerst of in Tarsus, nooit naast Rhodos (12.6). " +
    "6, Opstand: twee dobbelstenen noemen een gebied (2 Britannia, 3 Cyprus, 4 Mauretania, 5 de Donau, 6 Hispania, 7 Gallië, 8 Judea, 9 Germanië, 10 Africa, 11 Sardinië); alle garnizoenen daar zijn verloren, en elke macht die er een vak beheerst, verliest 1 stabiliteit. Een 12 is muiterij: je noemt een vloot, en die vaart deze ronde niet meer uit, tot haar eigenaar aan het begin van een activatie 1 talent betaalt voor elk van haar eskaders, ook voor die in zijn dienst. " +
    "7, Inkomsten: elke macht met minder dan 3 talenten verliest 1 stabiliteit, elke macht met meer dan 12 wint er 1. " +
    "8, Barbareninval: twee dobbelstenen noemen de indringers, en jij plaatst en beweegt ze (13.4). " +
    "9, Oogst: één dobbelsteen noemt een gebied (1 Rome, 2 Carthago, 3 Griekenland, 4 het Oosten, 5 Sicilië, 6 Klein-Azië), een tweede de oogst: bij even wint de macht die het hele gebied beheerst 2 stabiliteit, bij oneven verliest ze er 2. " +
    "10, Stabiliteitsproef: de stabiliteit van de macht die als volgende wordt getrokken beslist. Van 0 tot en met +3 betaalt ze 3 talenten voor brood en spelen en verliest ze 1 niveau voor elk talent dat ze niet betaalt. In onrust (−1 tot en met −3) moet ze in deze activatie 3 gevechtspunten extra naar een van haar hoofdsteden brengen, anders verliest ze 1 niveau en al haar garnizoenen. In oproer (−4 of lager) breekt er burgeroorlog uit: dit fiche en al haar andere van deze ronde vervallen (was er geen meer over, dan kosten haar fiches in de volgende ronde 2 talenten), voor elke plaats waar ze eenheden heeft valt een dobbelsteen, en een oneven worp neemt ze allemaal (steden en grote steden blijven), haar veldheren verdwijnen, één nieuwe staat op in een hoofdstad, en de stabiliteit komt op −1. Boven +3 is ze veilig, tenzij alle machten dat zijn: dan verliest ze 1. " +
    "11, Ziekte: de macht die als volgende wordt getrokken werpt een dobbelsteen voor de veldheer met de hoogste som van beide waarden; is de worp niet hoger dan zijn veldtochtwaarde, dan sterft hij. " +
    "12, Galeienbouw: elk eskader van de macht die als volgende wordt getrokken telt in zeeslagen tot het eind van de ronde voor 3 in plaats van 2 gevechtspunten.",
};
