import type { chapter3 as en } from "../../en/rulebook/chapter3.ts";

/** Chapter 3: the course of a turn, in Dutch. */
export const chapter3: Record<keyof typeof en, string> = {
  "3.1":
    "Het programma zet klaar wat het scenario noemt: eenheden, veldheren, talenten, stabiliteit en wie wat beheerst. Twee dingen laat het aan jullie over. In scenario I zet Rome eerst twee garnizoenen in vakken van zijn thuisland die het beheerst, maar niet alleen in een bergvesting (12.13). In de scenario's V en VII wacht een Seleucidisch leger buiten de kaart: aan het begin van elke eigen activatie mag het Oosten het in Edessa laten binnenkomen, zolang niemand anders dat vak bezet; in de eerste ronde komt zijn veldheer mee.",
  "3.2":
    "Een ronde heeft negen fasen. A Inkomen: je int talenten (6.11). B Onderhoud: je betaalt voor eskaders en voor zware infanterie boven je maximum, en een te groot leger kost je stabiliteit (6.41, 14.21). C Verwijderen: veldheren, militie, huurlingeninfanterie, de huurlingenkoning en barbarenhorden verlaten de kaart; stammen, opstandelingen, slaven en onafhankelijken blijven. D Veldheren: je trekt twee veldheren, de eerste voor een hoofdstad, de tweede voor een vak naar keuze dat jij bezet houdt (8.15). E Lichting: in het geheim licht je troepen, bouw je eskaders en vul je gereduceerde eenheden aan, want wat je niet aanvult, wordt een garnizoen (6.22, 10.86). F Activaties: je beweegt, vecht, bouwt en onderhandelt (3.41). G Uitputting: afgesneden legers en vloten buiten de havens verliezen eenheden (9.41, 9.44). H Overwinningspunten: de ronde wordt geteld (15.11). I Speelvolgorde: de fiches worden klaargelegd voor de volgende ronde (3.42).",
  "3.3":
    "De volgorde wordt elke ronde opnieuw bepaald: van elke macht ligt er één fiche in een rij, en die speel je voordat de beker aan de beurt komt. In de eerste ronde zegt het scenario wie begint (in V is dat Griekenland, dan het Oosten, Carthago en Rome); daarna gaat voor wie achterligt (3.42).",
  "3.41":
    "Je bent aan zet als een van je activatiefiches aan de beurt is: eerst die uit de rij, dan fiche na fiche blind uit de beker (3.42). Je weet dus nooit wanneer je volgende kans komt, alleen hoeveel je er nog hebt.",
  "3.42":
    "In de rij ligt van elke macht één fiche: de minste overwinningspunten eerst, bij gelijke stand de laagste stabiliteit, dan minder CVP, dan de laagste worp. Alle andere fiches gaan in de beker, samen met de gebeurtenisfiches als die er zijn (16.11). Niemand is drie keer achter elkaar aan zet: na twee activaties op rij doen je fiches niet mee bij het trekken totdat iemand anders is geweest, tenzij alleen de jouwe over zijn. Fiches uit de rij tellen daarbij mee, en een gebeurtenisfiche ertussen onderbreekt de reeks niet. Houden jullie van meer toeval, dan ligt alleen het allereerste fiche vast en worden alle andere getrokken.",
  "3.43":
    "Zijn rij en beker leeg en is het laatste fiche gespeeld, dan doet niemand in deze ronde nog iets. Uitputting, punten en de nieuwe speelvolgorde komen daarna (3.2).",
  "3.44":
    "Is je fiche aan de beurt, dan betaal je 1 talent om het te gebruiken. Kun of wil je niet betalen, dan vervalt het en ben je het toch kwijt; alleen een bijeenkomst kost niets (4.1). Houd dus voor elk fiche minstens één talent achter de hand, en nog wat voor kwade dagen: een burgeroorlog kan de prijs de hele volgende ronde op 2 brengen (16.2). In scenario I betaalt niemand.",
  "3.45":
    "In je eigen activatie marcheer en vaar je, vecht je, neem je provincies in, bouw je steden en grote steden, rekruteer je of beleg je een bijeenkomst. Ook in die van anderen zit je niet stil: je mag ze onderscheppen (10.31), uitwijken voordat ze aanvallen (10.41), achter je muren of in het open veld vechten (7.31), en als zij wegtrekken, vallen je provincies je soms vanzelf weer toe.",
  "3.51":
    "Voor een betaald fiche kies je één operatie. Expansie geeft je één hoofdbeweging met een leger of vloot en twee nevenbewegingen met losse eenheden, in elke volgorde; in plaats van een nevenbeweging mag je bouwen of herstellen (7.11) of huurlingen werven (12.21). Bij rekrutering licht je tegen de gewone prijzen landeenheden en vul je ze aan, of bouw je eskaders, maar niet allebei (6.21). In scenario I rekruteert alleen Rome, en maar één keer: het krijgt 2 legioenen voor niets.",
  "3.52":
    "Al je landeenheden in één vak zijn een leger, al je eskaders in één vak een vloot; ook landeenheden aan boord zijn een vloot, met of zonder escorte. Een hoofdbeweging neemt daarvan uit één vak zoveel mee als je wilt. Een veldheer is niet nodig, maar zonder hem kom je zelden ver (9.12).",
  "3.53":
    "In één vak mogen zoveel eenheden staan als je wilt. Grote legers hebben andere zorgen: verbindingslijnen (9.41), onderhoud (6.42) en een volk dat thuis onrustig wordt (14.21).",
  "3.6":
    "De eerste ronde van een scenario begint met fase F: inkomen, onderhoud, veldheren en troepen zitten al in de opstelling. In scenario III mogen troepen van het Oosten in Egypte, Judea, Cyprus en Cyrenaica die provincies in de eerste ronde niet verlaten, tenzij ze eruit worden geslagen. In de scenario's V en VII kun je afspreken dat de huurlingenkoning in de eerste ronde in Italië, Sicilië, Griekenland en aan de Donau blijft, of dat hij Italië niet binnengaat.",
  "3.7":
    "Elke ronde levert overwinningspunten op voor je plaats in land (GOP) en in steden en grote steden (CVP), en voor doelen waar jullie die gebruiken (15.11). Na de laatste ronde winnen de meeste punten; bij gelijke stand beslist de hoogste stabiliteit, dan meer CVP, en anders delen jullie de overwinning. Scenario II win je ook meteen met de vijandelijke hoofdstad, III met beide vijandelijke hoofdsteden, of in een overwinningsfase met heel Klein-Azië; aan het eind van III is elke provincie van Klein-Azië 2 punten meer waard. Scenario I kent geen punten: Griekenland wint met Roma, Rome zodra Pyrrhus dood is en er geen Griekse landeenheid meer in Italië staat; gebeurt dat allebei niet, dan wint Griekenland met Tarentum als Capua Grieks of verwoest is, Rome met Tarentum, en anders wie minder gevechtspunten heeft verloren (bij gelijke stand Rome).",
  "3.81":
    "In scenario V kiezen jullie hoe lang je speelt. Basic heeft 5 rondes met elk 3 fiches, zonder gebeurtenisfiches en doelen; Basic II voegt 1 gebeurtenisfiche en voor ieder 1 doel toe. Basic Plus heeft 5 rondes met 4 fiches, 2 gebeurtenisfiches en ieder 1 doel, Ultra Basic 10 rondes met 4 fiches, 2 gebeurtenisfiches en alle doelen (15.43). Je mag ook eigen maten nemen: 1 tot 10 rondes, 1 tot 6 fiches, 0 tot 6 gebeurtenisfiches. Scenario VII neemt daarvan beide soorten fiches over, voor één enkele ronde; I heeft 1 ronde met 3 fiches, II heeft 5 rondes en III heeft er 3, allebei met 4 fiches en 1 gebeurtenisfiche.",
  "3.82":
    "Alleen in het uitgebreide spel: iedereen heeft 4 fiches per ronde, en jullie spreken af hoeveel rondes je speelt.",
};
