import type { chapter9 as en } from "../../en/rulebook/chapter9.ts";

/** Chapter 9: Land Movement, in Dutch. */
export const chapter9: Record<keyof typeof en, string> = {
  "9.11":
    "Een expansie geeft je één hoofdbeweging en twee nevenbewegingen. In een hoofdbeweging trekken zoveel van je eenheden als je wilt uit één vak, meestal een leger of een vloot. In een nevenbeweging beweegt precies één eenheid, zoals één zware infanterie, één garnizoen of één eskader, of één veldheer. In plaats van een nevenbeweging mag je ook een stad of grote stad bouwen of herstellen (7.1), huurlingen werven (12.21) of een eenheid tot garnizoenen maken (12.14).",
  "9.12":
    "Je zegt wie er beweegt en werpt dan een dobbelsteen: zoveel marspunten (MP) heeft de troepenmacht, plus de veldtochtwaarde van één veldheer die mee vertrekt; wie dat is, zeg je vooraf (8.24). Een 5 en een veldheer met waarde 2 zijn samen 7 MP. In een nevenbeweging heeft een eenheid alleen de dobbelsteen; een vloot heeft helemaal geen MP nodig (11.11). De worp zie je pas als de troepenmacht vaststaat, en wie je daarna in het eerste vak laat staan, heeft bewogen.",
  "9.13":
    "De volgorde van je drie bewegingen kies je zelf. Je doet ze één voor één en beslist telkens opnieuw, als je ziet hoe de vorige afliep.",
  "9.14":
    "Geen landeenheid beweegt twee keer in één activatie: wie gemarcheerd heeft of onderweg is achtergelaten, blijft tot de volgende waar hij is. Eskaders mogen vaker uitvaren zolang ze niets anders doen dan transporten escorteren (11.32). Veldheren zijn vrij: een veldheer mag je hoofdbeweging leiden en daarna in een nevenbeweging verder rijden.",
  "9.21":
    "Een vak of een punt betreden kost 1 MP, een bergvesting, een Alpenpas of een zeestraat 2, en een minimumbeweging is er niet: met een 1 is de bergvesting onbereikbaar. Inschepen, varen en aan land gaan kosten elk 1 MP (11.31), eenheden opnemen 1, eenheden tot garnizoenen maken 1 (12.14); achterlaten is gratis, maar dan bewegen ze niet meer. Waar vijandelijke landeenheden, garnizoenen, stammen, barbaren, een stad of een grote stad wachten, moet je voor 1 MP extra aanvallen, en alleen als je die hebt mag je erin; wijkt iedereen uit, dan krijg je hem terug (10.42). Verdergaan na een nederlaag kost 1 MP, een verslagen verdediger tot terugtocht dwingen ook (10.92). Vloten in de haven hinderen een leger niet; een veldheer die helemaal alleen is wordt niet aangevallen, maar is verloren als hij niet met een eigen worp vlucht, of landeenheden nu binnentrekken of om hem heen gelicht worden; bij een leger of garnizoen van een bondgenoot is hij niet alleen.",
  "9.22":
    "Te land volg je de lijnen op de kaart, ook over zeestraten. Zijn twee vakken niet verbonden, dan is er geen rechtstreekse weg, hoe dichtbij ze ook lijken: van Gergovia naar Uxellodunum moet je omlopen.",
  "9.31":
    "Punten zijn haltes onderweg, geen plaatsen: je betaalt ervoor als voor een vak, maar niemand blijft er ooit staan. Je mag er alleen heen als je MP nog reiken tot in een vak erachter, de aanval meegerekend als daar een nodig is. Omkeren mag, maar telt niet als een weg verder.",
  "9.32":
    "De Alpenpassen leiden naar Noord-Italië. Elke pas kost 2 MP, niemand blijft er staan, en elk leger dat er een betreedt, werpt daar meteen voor uitputting (9.43). Er is altijd minstens één verlies: één lichte infanterie alleen komt er dus nooit door, en een vol legioen of een volle zware infanterie alleen wordt gereduceerd. Veldheren en garnizoenen komen er ongedeerd overheen.",
  "9.33":
    "Bij vier zeestraten steek je voor 2 MP te voet het water over: Messana en Rhegium, Sestus en Abydos, Byzantium en Nicomedia, Tingi en het punt in Baetica. Vijandelijke eskaders aan een van beide kanten sluiten een zeestraat af, je eigen niet. Naar Messana, Rhegium en Tingi kom je alleen als ze leeg of bevriend zijn; tussen Europa en Azië mag je je een weg naar de overkant vechten. Op het punt in Baetica blijft niemand staan (9.31), dus vanuit Tingi heb je de MP nodig om verder te gaan.",
  "9.41":
    "Aan het eind van de ronde, in de fase “Uitputting”, heeft elk vak met landeenheden van jou een verbindingslijn nodig naar een bevriend vak van je thuisland (6.15). Zonder lijn is het geïsoleerd en lijdt het aan uitputting (9.43). Helpt alleen een lijn via het neutrale Rhodos, dan mag je die voor 1 talent per vak kopen (6.16).",
  "9.42":
    "Eenheden in een stad of grote stad zijn nooit geïsoleerd, en naar garnizoenen alleen wordt niet gekeken. Stammen, barbaren en anderen zonder speler leven van het land. Huurlingen lijden net als je eigen troepen, en de huurlingenkoning ook.",
  "9.43":
    "Voor elk vak valt één dobbelsteen: bij 1 of 2 verlies je 10 % van de eenheden daar, bij 3 of 4 20 %, bij 5 of 6 30 %, altijd naar boven afgerond, dus minstens één. Eenheden tellen, geen gevechtspunten; jij kiest welke, ook olifanten, maar garnizoenen en veldheren tellen niet mee en gaan niet verloren. Een legioen of zware infanterie reduceren geldt als één verlies, verwijderen als twee (10.85). Zes eenheden en een 4 geven bijvoorbeeld 1,2, dus 2 verliezen.",
  "9.44":
    "Na de legers zijn de vloten aan de beurt: elke vloot van jou die niet in een haven ligt die je beheerst, is verloren, met alles aan boord en haar veldheren. Buiten je thuisland beheers je een haven alleen als er een landeenheid, garnizoen, stad of grote stad van jou is (5.14); dat redt je vloot ook in de haven van een bondgenoot. Breng je schepen dus op tijd thuis.",
  "9.45":
    "Een keuzeregel van het uitgebreide spel: meer dan 2 van je eenheden, olifanten meegeteld, die aan het begin van je activatie in een bergvesting zijn en daar blijven, lijden aan het eind ervan slijtage (9.43). Een vervallen fiche heeft zo'n eind niet.",
};
