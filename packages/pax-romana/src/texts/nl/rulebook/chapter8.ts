import type { chapter8 as en } from "../../en/rulebook/chapter8.ts";

/** Chapter 8: Leaders, in Dutch. */
export const chapter8: Record<keyof typeof en, string> = {
  "8.11":
    "In elke ronde heb je twee eigen veldheren; in de eerste zegt de opstelling wie dat zijn en waar ze staan. De huurlingenkoning (12.4) en de aanvoerders van barbarenlegers komen daar nog bij en nemen niemands plaats in.",
  "8.12":
    "Je hebt een voorraad van tien veldheren, en in elke fase “Veldheren” wijst het toeval er twee aan. Daarvoor, in de fase “Verwijderen”, gaan alle veldheren van de vorige ronde terug in de voorraad. Hecht je dus aan niemand: de grote man van deze ronde zit in de volgende misschien thuis.",
  "8.13":
    "Wie midden in een ronde sterft, in een slag (8.4) of door ziekte (16.2), wordt pas bij de volgende keuze van veldheren vervangen. Tot dan moet je het met een veldheer minder doen.",
  "8.14":
    "Elke veldheer in je voorraad kan worden getrokken, ronde na ronde. Alleen eliteveldheren moeten een ronde overslaan (8.3).",
  "8.15":
    "Je eerste veldheer begint in je hoofdstad; Griekenland en het Oosten kiezen tussen hun twee. De tweede begint in een vak naar keuze dat jij bezet houdt, met landeenheden, een garnizoen, een stad of een grote stad. Is er geen hoofdstad meer van jou, dan geldt dat ook voor de eerste, en houd je helemaal niets bezet, dan blijft een veldheer in de voorraad. Iedereen kiest in het geheim, en alle plaatsen worden tegelijk getoond.",
  "8.21":
    "Een veldheer heeft twee waarden. De eerste is zijn tactiekwaarde, 1 tot en met 4: verschuivingen in een veldslag, al levert de betere veldheer er bij de muren van een stad of grote stad nooit meer dan één op (10.51), en een bonus bij het onderscheppen (10.32). De tweede is zijn veldtochtwaarde, 2 tot en met 6: marspunten boven op de dobbelsteen als hij een leger leidt (9.12), op zee alleen als hij troepen meebrengt (11.3). Een 3-5 vecht dus met 3 en marcheert met 5; een ster betekent elite (8.3).",
  "8.22":
    "Een leger heeft geen veldheer nodig om te marcheren of te vechten. Zonder veldheer geldt het gewoon als geleid door een 0-0: het beweegt met de kale dobbelsteen en krijgt geen verschuivingen voor tactiek.",
  "8.23":
    "Een veldheer mag alleen reizen, als hoofd- of als nevenbeweging. Hij heeft dan twee keer de som van dobbelsteen en veldtochtwaarde, en over zee betaalt hij alleen de vaart, niet het inschepen of aan land gaan (in een storm kan hij evengoed verdrinken, 11.2). Van een vloot in een haven die anderen bezet houden, kan hij niet zomaar aan land gaan: hij kan alleen varen, en als de laatste schepen vertrekken, vaart hij mee. In een hoofdbeweging mag hij voor 1 MP landeenheden opnemen, maar dan is de verdubbeling voorbij: hij moet nog binnen de enkele som zijn en gaat verder met wat daarvan over is. Met een 3 en een waarde van 5 heeft hij bijvoorbeeld 16 MP; neemt hij na 3 stappen een leger over, dan heeft dat 8 − 3 − 1 = 4 MP. Andersom mag een troepenmacht op mars een veldheer die ze tegenkomt gratis meenemen; hij leent haar meteen zijn tactiekwaarde, maar in deze beweging geen veldtochtwaarde.",
  "8.24":
    "Bij één leger mogen meer veldheren zijn, maar er telt er steeds maar één. Voor de mars wijs je vóór de worp een van hen aan die mee vertrekken, als hun veldtochtwaarden verschillen; voor een slag wijs je er ook een aan, en dat hoeft niet dezelfde te zijn. De aanvaller noemt de zijne het eerst, en wie er een veldheer heeft, moet er een noemen.",
  "8.3":
    "Elke macht heeft één of twee eliteveldheren, te herkennen aan een ster. Je hebt er nooit twee tegelijk in het spel: komt er een tweede, dan wordt er iemand anders voor hem getrokken. Een eliteveldheer die op de kaart was, dood of levend, doet bij de volgende keuze niet mee en kan pas bij die daarna weer worden getrokken. Heb je er twee, dan mogen ze elkaar afwisselen. Alleen een eliteveldheer kan veroveraar worden (16.2).",
  "8.41":
    "Na elke veldslag werpt elke kant twee dobbelstenen voor de veldheer die ze heeft ingezet, ook als ze niemand heeft verloren. Die van de winnaar sterft bij een 12, die van de verliezer bij een 2 of een 12, en bij een gelijkspel geldt dat voor allebei. Op zee wordt er niet voor geworpen.",
  "8.42":
    "Sneuvelt je veldheer terwijl zijn troepenmacht in beweging is, dan gaat die verder met 1 MP minder. Heeft ze ook de slag verloren, dan scheelt het samen 2 MP (9.21).",
  "8.43":
    "Gaat een vloot in haar geheel ten onder, dan verdrinken de veldheren aan boord. Een veldheer in een haven is aan land als er landeenheden bij hem staan, van jou of van een bondgenoot; anders is hij bij jouw eskaders aan boord. Dan beslist zijn vloot over hem: een vijand die binnenmarcheert, een garnizoen onder de voet loopt of de stad inneemt, doet hem niets.",
  "8.44":
    "Wordt je hele troepenmacht vernietigd, dan zijn haar veldheren zonder worp mee verloren: in een slag, in de Alpen, door uitputting of bij een overval; maar waar geen slag is geleverd, redt een garnizoen, schepen of het leger van een bondgenoot dat bij hen overblijft hun het leven. Een veldheer hoort bij je leger, bij dat van een bondgenoot met wie hij het vak deelt, of bij zijn horde, en vecht met hen mee; alleen hun vijanden kunnen hem daar iets doen. Ook garnizoenen en olifanten vechten niet alleen door: ze gaan met de laatste landeenheid ten onder.",
  "8.45":
    "Een dode veldheer gaat voor een latere ronde terug in de voorraad (een eliteveldheer na zijn pauze, 8.3), maar nu neemt niemand zijn plaats in. Vervelend, maar geen ramp: legers marcheren ook zonder veldheer.",
  "8.46":
    "Garnizoenen zijn geen landeenheden. Loopt een leger een vak onder de voet waar alleen garnizoenen zijn, dan is er geen slag en hoeft zijn veldheer niet voor zijn leven te werpen; maar een veldheer die bij die garnizoenen staat, van jou of van een bondgenoot, sterft met hen, ook de huurlingenkoning. Laat een goede man nooit in zulk zwak gezelschap achter.",
};
