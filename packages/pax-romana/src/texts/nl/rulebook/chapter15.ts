import type { chapter15 as en } from "../../en/rulebook/chapter15.ts";

/** Chapter 15: Victory. */
export const chapter15: Record<keyof typeof en, string> = {
  "15.11":
    "In de puntenfase van elke ronde krijg je overwinningspunten voor je plaats in gebiedspunten (GOP, 15.22), voor je plaats in beschavingspunten (CVP, 15.32) en, waar ze in het spel zijn, voor doelen (15.42). Na de laatste ronde winnen de meeste overwinningspunten; bij een gelijke stand de hoogste stabiliteit, dan de meeste CVP, en anders delen jullie de zege. Speel je tegen anderen met meer dan één macht, dan telt alleen je zwakste. Sommige scenario's eindigen op hun eigen manier (3.7).",
  "15.12":
    "Wie deze ronde de meeste punten heeft gewonnen, stijgt 1 in stabiliteit, wie de minste won, daalt 1. Alleen de winst van deze ronde telt, niet je totaal; ook wie in het hele spel voorligt, kan dus zakken. Zijn er meer met de meeste of met de minste, dan verandert er aan die kant niets.",
  "15.13":
    "Je totaal aan overwinningspunten bepaalt wanneer in de volgende ronde je eerste fiche komt: de minste punten eerst, de meeste laatst. Bij een gelijke stand gaat de laagste stabiliteit voor, dan de minste CVP, dan de laagste dobbelsteen, en wie dan nog gelijk is, werpt opnieuw. Na die eerste reeks beslist het lot (3.42).",
  "15.21":
    "GOP worden niet één op één overwinningspunten. Aan het eind van elke ronde bepalen ze alleen je plaats onder de spelers, en pas die plaats levert overwinningspunten op (15.23).",
  "15.22":
    "Je hebt 1 GOP voor elke provincie die je beheerst, thuis of elders, en 1 extra voor elk heel gebied, alleen niet voor je eigen thuisland. Landen met één provincie, zoals Rhodos, Kreta en die van de barbaren, tellen elk maar voor 1. Doelen die je hebt getoond en vervult, geven hun GOP erbij (15.49). Hispania met zijn vijf provincies is dus 6 GOP waard.",
  "15.23":
    "De meeste GOP leveren 7 overwinningspunten op, de tweede plaats 4, de derde 2 en de vierde niets; met minder machten lees je de reeks van boven af. Wie gelijk staan, tellen de punten van hun plaatsen op en delen die eerlijk, naar beneden afgerond. Bij 10, 7, 7 en 3 GOP krijgt de eerste er 7, de twee in het midden elk 3 (de helft van 4 + 2), de laatste niets.",
  "15.31":
    "Ook beschavingspunten bepalen aan het eind van elke ronde alleen je plaats, en die plaats levert de overwinningspunten op (15.33). Ze hebben nog een tweede nut: meer legioenen en zware infanterie dan CVP kost je stabiliteit (14.21).",
  "15.32":
    "Elke volle stad is 1 CVP waard en elke volle grote stad 3; een gereduceerde grote stad 1, een gereduceerde stad niets. Waar slaven zitten, telt er niets. Van een stad een grote stad maken levert je dus 2 CVP op.",
  "15.33":
    "De meeste CVP leveren 5 overwinningspunten op, de tweede plaats 3, de derde 1 en de vierde niets. Een gelijke stand wordt gedeeld zoals bij GOP, naar beneden afgerond: bij 9, 9, 6 en 2 CVP krijgen de eerste twee elk 4 punten (de helft van 5 + 3), de derde 1, de laatste niets. Twee die de derde plaats delen, krijgen niets.",
  "15.41":
    "Er zijn 20 doelfiches van veertien soorten, A tot en met N (15.49). Ze doen alleen mee in de scenario's V en VI, en ook daar bepaalt de spelvorm hoe: helemaal niet, één voor elke macht, aan het begin uitgedeeld, of allemaal, en dan te koop (3.81).",
  "15.42":
    "In de puntenfase levert elk doel dat je hebt getoond en op dat moment vervult GOP op of, bij L, M en N, rechtstreeks overwinningspunten. Aan wat je eerder in de ronde had en weer hebt verloren, heb je niets.",
  "15.43":
    "Zijn alle doelen in het spel, dan mag je in elke lichtingsfase één doel kopen, als deel van je geheime plan: voor 1 talent als je stabiel bent, 2 bij onrust, 3 bij oproer. Heb je al drie fiches, getoonde meegeteld, dan koop je er geen meer.",
  "15.44":
    "Een gekocht fiche wordt blind uit de gemeenschappelijke voorraad getrokken. Alleen jij ziet de letter; de anderen horen alleen dat je er een hebt getrokken. In de voorraad mag niemand kijken.",
  "15.45":
    "Houd je doelen voor je: wie ze kent, kan je tegenhouden. Willen jullie samenwerken, dan mag je een ander er een tonen, als deel van een afspraak (4.1); is die gemaakt, dan kies jij welk. De rest hoort alleen dat je er een hebt getoond. Doelen geef je nooit weg, en een doel dat je aan iedereen hebt getoond, blijft open liggen tot je het teruggeeft.",
  "15.46":
    "In de fase Verwijderen mag je fiches naar keuze teruggeven aan de voorraad; de anderen zien hoeveel, maar niet welke verborgen. L, M en N gaan vanzelf terug zodra ze overwinningspunten hebben opgeleverd. Alle andere houd je, en eenmaal getoond tellen ze vanzelf weer in elke ronde waarin je ze vervult.",
  "15.47":
    "Sommige doelen zijn niet voor iedereen: aan B heeft het Oosten niets, aan F Griekenland niet. Trek je er zo een, dan gaat het meteen terug en krijg je een ander.",
  "15.48":
    "Wil je iets voor een doel krijgen, dan moet je het aan iedereen tonen. In de puntenfase beslist ieder die verborgen fiches heeft in het geheim welke vervulde doelen hij opeist; daarna worden ze samen omgedraaid. Je mag ook zwijgen en een beter moment afwachten.",
  "15.49":
    "Deze leveren GOP op. A: alle provincies van Klein-Azië met een haven, dus zonder Cappadocia, 8 voor Rome en Carthago, 4 voor Griekenland en het Oosten. B: Egypte, 8 (niet het Oosten). C: Hispania, 8 (Carthago 4). D: Kreta, Cyprus en Cilicia, 6 (het Oosten 3). E: Gallië, 6 (Rome 3). F: de havens Lesbos/Chios, Naxos, Cnossus en Miletus, 6 (niet Griekenland). G: Germania Superior, Raetia en Noricum, 4. H: de Donau, 8 (Rome en Griekenland 4). I: beide provincies van het eiland Sicilië, Sardinië en Corsica, 4. J: de Balearen en alle havens van Baetica, Mauretania en Tarraconensis, 6 (Carthago 3). K: een stad of grote stad in vijf gebieden buiten je thuisland, 6. Deze leveren overwinningspunten op en gaan terug. L: als enige de rijkste zijn aan het eind van de inkomensfase, daar meteen te tonen en gescoord in de puntenfase van deze ronde, 3. M: een thuisprovincie van een andere macht, 3. N: Sicilië, Germanië, Chersonesos, of Rhodos met Kreta, 2 voor elk. A, B, C, E, H en K zijn er twee keer.",
};
