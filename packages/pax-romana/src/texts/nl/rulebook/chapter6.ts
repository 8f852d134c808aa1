import type { chapter6 as en } from "../../en/rulebook/chapter6.ts";

/** Chapter 6: Getting and Spending. */
export const chapter6: Record<keyof typeof en, string> = {
  "6.11":
    "In de inkomensfase krijg je 1 talent voor elke provincie die je beheerst; Italia, Ionia en Narbonensis betalen er 2, Egypte 3. Elk heel gebied levert er 1 extra op (5.31). Een volle stad betaalt 1 en een volle grote stad 3, een gereduceerde grote stad 1 en een gereduceerde stad niets. De zilvermijn van Bergidum betaalt 1 aan wie dat vak in handen heeft, van wie de provincie ook is. Met heel Italië krijgt Rome dus 2 voor Italia, elk 1 voor Cisalpina en Bruttium en 1 voor het gebied, samen 5 talenten, zijn steden nog niet meegeteld. In scenario VI krijgt het Oosten er 2 meer van buiten de kaart.",
  "6.12":
    "De opstelling van elk scenario zegt met welke provincies, steden en grote steden je begint. Wat je aan het begin hebt, betaalt zoals al het andere, maar verandert niets aan je stabiliteit: dat doen alleen winst en verlies (14.21).",
  "6.13":
    "Een provincie betaalt alleen aan wie haar beheerst. Bezet je een vak in een provincie die van een ander of van niemand is, dan geeft die provincie je niets; een stad, een grote stad of de mijn in dat vak betaalt je wel.",
  "6.14":
    "Drie provincies tellen voor controle en punten, maar betalen nooit: de Balearen, Melita en Germania Magna. Voor het geld gaat niemand erheen, maar zonder hen heb je het gebied niet helemaal (5.31).",
  "6.15":
    "Geld van ver moet je wel bereiken. Elke provincie, stad, grote stad of mijn buiten je thuisland betaalt alleen als er een verbindingslijn loopt naar een bevriend vak van je thuisland, hoe lang ook, over land, over zee of allebei. Bij een provincie mag de lijn beginnen in elk vak dat je er bezet, bij een stad, grote stad of mijn alleen in het eigen vak; het talent voor een heel gebied vraagt één lijn uit een van zijn provincies. Wat thuis ligt, heeft geen lijn nodig. Heb je thuis geen bevriend vak meer, dan betaalt er buiten je thuisland niets.",
  "6.16":
    "Een lijn loopt nooit door een vak dat door een vijand, onafhankelijken, barbaren of een stam wordt bezet. Op zee wordt ze ook tegengehouden door havens met vijandelijke eskaders, door piraten en bij elk punt op open zee; eskaders bij een gewoon zeepunt hinderen niet, maar een zeestraat is dicht zolang er aan een van beide kanten vijandelijke eskaders liggen. Het neutrale Rhodos laat een lijn door voor 1 talent per keer: bij je inkomen wordt het alleen gevraagd als de bron er minstens 2 betaalt, en dezelfde tol redt een geïsoleerd leger (9.41) of laat je achter Rhodos eenheden lichten en aanvullen. Een bondgenoot kan zijn vakken voor je lijnen openen (4.1); een gedeeld vak is sowieso open, en vloten die mogen passeren, zijn geen vijanden.",
  "6.17":
    "Ligt er een vijandelijke vloot in een haven waar je eigen troepen staan, dan komt de lijn er nog wel over land in, maar niet over zee. Wie een haven blokkeert, snijdt dus een eiland af, maar niet een stad met een weg in de rug.",
  "6.18":
    "Lege vakken staan open voor je lijnen, wie de provincie ook beheerst. Dat geldt zelfs voor lege vakken in het thuisland van een vijand: wie een lijn wil tegenhouden, moet erop gaan staan.",
  "6.21":
    "Eenheden krijg je bij twee gelegenheden: in de lichtingsfase en in je activatie als rekrutering. Een rekrutering kost je de hele activatie, er beweegt dus niemand, en je kiest tussen landeenheden (lichten en aanvullen) en galeieskaders; allebei samen kan niet. Je betaalt per opdracht. In scenario I is er geen geld: daar heeft Rome één rekrutering, die gratis 2 legioenen oplevert.",
  "6.22":
    "In de lichtingsfase maakt iedereen tegelijk en in het geheim een plan: troepen, eskaders, aanvullen, garnizoenen, huurlingen, doelen. Tot je zegt dat dit alles is, kun je opdrachten intrekken, en je kunt niet meer bestellen dan je kunt betalen. Is iedereen klaar, dan worden alle plannen getoond en samen uitgevoerd.",
  "6.23":
    "Troepen uit een van je thuisprovincies verschijnen in een vak van die provincie naar keuze dat geen ander bezet. Het mag helemaal leeg zijn: thuis is het toch al van jou.",
  "6.24":
    "Landeenheden licht je alleen in provincies die je beheerst, en buiten je thuisland alleen als een verbindingslijn minstens één van je vakken in die provincie bereikt (6.15). Achter het neutrale Rhodos kost elke opdracht 1 talent tol extra. De nieuwe eenheden komen in een vak van die provincie dat je beheerst of dat leeg is. In een vak dat je met een bondgenoot deelt, licht alleen wie het beheerst (5.12).",
  "6.25":
    "Wat je kunt lichten, hangt af van het gebied en is op een paar uitzonderingen na voor iedereen met een provincie daar gelijk. Italië geeft Rome legioenen en alle anderen zware infanterie, Griekenland zware infanterie; Carthago en het Oosten geven zware en lichte infanterie en ruiterij, Klein-Azië zware en lichte infanterie, Gallië, Hispania en de Donau lichte infanterie en ruiterij. Alleen je geld (en 6.43) stelt grenzen: één provincie is genoeg voor zoveel als je kunt betalen. De lijst met opdrachten laat zien wat waar kan.",
  "6.26":
    "Geen enkele macht heeft thuis alles. Rome licht er alleen legioenen, en verder heeft niemand die; Griekenland heeft alleen zware infanterie. Wil je ruiterij of lichte infanterie, dan moet je de landen winnen waar die vandaan komen. Zware infanterie kost de Grieken 2 talenten, net als iedereen, wat de gedrukte tabel ook zegt.",
  "6.27":
    "De prijzen zijn overal gelijk: legioen 2 talenten, zware infanterie 2, lichte infanterie 1, ruiterij 2, olifant 1, galeieskader 2. Garnizoenen kosten niets, maar ontstaan alleen door infanterie op te splitsen (12.14). Olifanten krijg je alleen in Africa, Numidia, Syria en Egypte, en alleen waar landeenheden van jou staan of samen met hen worden besteld (10.68). Met Lycia en 6 talenten zou Rome daar 2 zware en 2 lichte infanterie kunnen lichten. Een provincie die geen lijn bereikt, geeft je niets, hoe rijk je ook bent (6.24).",
  "6.28":
    "Op de vijf Egeïsche eilanden wordt geen zware infanterie gelicht. Op Lesbos/Chios en Samos blijft alleen lichte infanterie over, op Thasos, Limnos en Naxos helemaal niets.",
  "6.29":
    "De speelstukken raken nooit op: alleen geld, controle en het maximum van 6.43 stellen grenzen. Eén opdracht telt hoogstens 40 eenheden, maar je kunt er gewoon nog een geven.",
  "6.3":
    "Een eskader kost 2 talenten en wordt gebouwd in een haven die je beheerst: thuis in elke haven die door niemand anders dan een gast van je wordt bezet, daarbuiten alleen in een die je zelf bezet; als gast bouw je er geen in het thuisland van je gastheer. In de lichtingsfase moet die al van jou zijn als de fase begint. Waar vreemde eskaders liggen, wordt niet gebouwd, tenzij ze van een bondgenoot zijn en een van jullie de vloten van de ander laat passeren. Je mag er zoveel hebben als je wilt, maar elk eskader kost iedere ronde onderhoud (6.41).",
  "6.41":
    "In de onderhoudsfase betaal je 1 talent voor elk eskader, of je ontbindt het. Iedereen beslist in het geheim welke weggaan, haven voor haven; daarna worden alle plannen samen getoond. Je kunt je plan pas afsluiten als je schatkist de rekening aankan. Eskaders van onafhankelijken die jou dienen, kosten niets.",
  "6.42":
    "Je volk kan maar een bepaald aantal legioenen en zware infanterie onderhouden; elke eenheid daarboven kost in de onderhoudsfase 1 talent of wordt ontbonden. Voor stabiel, onrust en oproer is het maximum 30, 20 en 12 voor Rome, 15, 12 en 8 voor Carthago, 20, 15 en 10 voor Griekenland, 18, 15 en 10 voor het Oosten. Gereduceerde eenheden en zware huurlingen tellen mee, lichte infanterie, ruiterij, militie en de huurlingenkoning niet. Heerst er onrust in Griekenland en heeft het 20 zware eenheden, dan betaalt het 5 talenten, of het betaalt er 3 en ontbindt er 2. Heb je er daarna meer dan beschavingspunten, dan kost dat stabiliteit (14.21).",
  "6.43":
    "Alleen Carthago mag nooit zware infanterie boven zijn maximum (6.42) lichten of werven. Daalt zijn stabiliteit en zit het er ineens boven, dan houdt het wat het heeft en betaalt ervoor, maar krijgt het niets zwaars tot er weer ruimte is. Eenheden die een eerdere opdracht van hetzelfde plan tot garnizoenen maakt, geven meteen ruimte.",
};
