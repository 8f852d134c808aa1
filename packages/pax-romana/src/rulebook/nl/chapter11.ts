import type { chapter11 as en } from "../en/chapter11.ts";

/** Chapter 11: at sea, in Dutch. */
export const chapter11: Record<keyof typeof en, string> = {
  "11.11":
    "Galeieskaders varen over de zeewegen die havens en zeepunten verbinden. In hun eentje hebben ze geen MP nodig en kennen ze geen grens: een vloot vaart tot iets haar tegenhoudt (11.12). Zolang ze niet stopt en niets aan boord neemt of aan land zet, doet ze alleen niet twee keer dezelfde plaats aan. Al je eskaders op één plaats, of samen onderweg, zijn één vloot; zo ook een leger op zee met zijn escorte (11.31).",
  "11.12":
    "Een haven houdt je vloot tegen als anderen hem in handen hebben, met troepen, muren of schepen, of als hij leeg is en buiten je thuisland ligt, zelfs in een provincie die je beheerst. Op zee kan slecht weer haar tegenhouden (11.21). Een bevriende haven doet dat niet, en ook niet die van een bondgenoot bij wie je mag staan; één garnizoen in een haven waar je vaak langskomt, is dus veel waard. Je mag de tocht ook zelf beëindigen, overal behalve op open zee.",
  "11.13":
    "Wil een tegengehouden vloot verder, dan werp je twee dobbelstenen: met 7 of minder vaart ze door, met 8 of meer is haar tocht voorbij. Na elke stop werp je opnieuw, dus elke vreemde haven onderweg maakt het minder waarschijnlijk dat je aankomt: één worp lukt in 58 van de 100 gevallen, twee achter elkaar in 34.",
  "11.14":
    "Een veldheer bij de vloot haalt 1 van de worp om door te varen af. Is een vijandelijke vloot voor je uitgeweken, dan komt er 1 bij (11.42), na een gewonnen slag 2 (11.44), want winnen kost tijd; verslagen piraten tellen als een slag (12.63). Heb je bijvoorbeeld met een veldheer aan boord een slag gewonnen, dan moeten de dobbelstenen 6 of minder aanwijzen.",
  "11.15":
    "Een vloot bij een zeepunt of in een haven die niet bevriend is, moet voor het eind van de ronde thuis zijn: in de fase “Uitputting” gaat ze verloren, met haar veldheren en alles aan boord (9.44). Een leger waarvan het transport in zo'n haven zijn worp mist, moet daar aan land, of het wil of niet, en als anderen de haven in handen hebben, vanuit zee aanvallen (11.33). Eenmaal aan land mag het met de MP die over zijn verder marcheren.",
  "11.16":
    "Wie een haven in handen heeft, mag je vloot zonder stop laten doorvaren. Die macht krijgt de vraag als je aankomt, tenzij een afspraak je vloten al laat passeren (4.1). Is de haven van de ene macht en zijn de schepen erin van een andere, dan moeten beide het goedvinden.",
  "11.17":
    "Eskaders in je bevriende havens sluiten zich gratis en zonder stop aan bij een vloot die langskomt. Ook een veldheer die alleen reist kan ze meenemen, in een hoofdbeweging en zolang hij niet meer MP heeft gebruikt dan hij vóór het verdubbelen had (8.23). Eskaders die elders liggen, bij een zeepunt bijvoorbeeld, komen alleen mee als de vloot voor ze stopt en daarna werpt om door te varen (11.13); veldheren gaan overal aan boord. Een nevenbeweging is één enkel eskader; alleen veldheren kunnen zich daarbij aansluiten.",
  "11.18":
    "Eskaders die een zeeslag verliezen en vluchten, doen in deze activatie niets meer: ze varen niet, escorteren niet, en valt iemand ze weer aan, dan kunnen ze niet uitwijken. Dat geldt voor de vloot die er lag net zo goed als voor de vloot die kwam.",
  "11.19":
    "Schepen worden door niemand onderschept. Pas als je leger aan land gaat, kunnen vijanden in de buurt het onderscheppen zoals elk ander (10.38).",
  "11.21":
    "Telkens als een vloot bij een zeepunt komt, werp je een dobbelsteen: een 6 slaat haar uit de koers, en ze moet stoppen. Op open zee is een 3 of 4 daarvoor genoeg, en een 5 of 6 is een storm: een tweede dobbelsteen zegt hoeveel eskaders er zinken en hoeveel GP van het leger aan boord er verdrinken. Is dat meer dan je eskaders hebt, dan vergaat alles; een leger zonder escorte overleeft dus geen enkele storm. Wie zo is gestopt, werpt om door te varen (11.13); mislukt dat, dan blijft de vloot bij het zeepunt liggen, maar op open zee is ze met iedereen aan boord verloren.",
  "11.22":
    "Een vloot die haar beweging bij een zeepunt begint, vaart gewoon vanaf daar. Een leger dat je op zee hebt achtergelaten zit nog op zijn schepen: het betaalt niets om in te schepen, alleen de overtocht en de landing, en eskaders die daar ook liggen kunnen het escorteren.",
  "11.31":
    "Een leger heeft geen eskaders nodig om over zee te gaan; ze beschermen het alleen. Het betaalt 1 MP om in een haven in te schepen, 1 MP voor de hele overtocht, hoe ver ook, en 1 MP om aan land te gaan; ervoor en erna mag het marcheren. Met 6 MP kun je dus één vak naar de kust trekken, de zee oversteken en nog 2 MP het binnenland in. Een veldheer alleen betaalt alleen de overtocht (8.23). Zonder escorte is het leger verloren tegen elke vijandelijke vloot die vecht (11.46), en geen storm spaart het (11.21).",
  "11.32":
    "Je scheept alleen in als je MP genoeg hebt om ergens te landen, en als anderen alle havens in handen hebben, om daar aan te vallen (11.34). Onderweg neemt een transport in je bevriende havens landeenheden aan boord voor 1 MP, eskaders voor niets. In een bevriende of lege haven mag je één eenheid gratis aan land zetten; alle andere daar kosten samen 1 MP, en niemand onderschept ze. Ook de vloot van een veldheer kan een leger aan boord nemen: hij werpt voor zijn MP zoals op het land, min 1 voor de tocht tot dan toe; zijn er minder dan 2 over, dan komt er niemand aan boord. Mislukt de worp om door te varen in een haven van anderen, dan zijn veldheren en garnizoenen zonder landeenheden verloren; de eskaders blijven, en wie geëscorteerd heeft, mag in dezelfde activatie weer escorteren, maar niet meer alleen varen.",
  "11.33":
    "In een haven die anderen in handen hebben, komt je leger alleen aan land met een aanval vanuit zee: 1 MP voor de landing en 1 MP voor de aanval. Het is een slag zoals elke andere (10.51), en de verdediger mag eerst uitwijken, wat je de MP van de aanval bespaart. Maar hij krijgt twee verschuivingen, en je ruiterij en je olifanten kunnen niet meevechten, de zijne wel, tenzij hij achter muren staat. Trekt hij zich terug, dan ben je aan land. Een garnizoen alleen, of een lege stad of grote stad met de muren op hun laagst, valt zonder slag.",
  "11.34":
    "Vanuit zee aanvallen mag je alleen als je na een mislukking zeker ergens anders kunt landen: na landing en aanval moeten er 2 MP over zijn, één voor de nederlaag en één om aan land te gaan, en er moet een bevriende of lege haven zonder gevecht te bereiken zijn; het weer telt daarbij niet. Vanuit je eigen haven is dat 6 MP: inschepen, overtocht, landing, aanval en 2 in reserve; ben je al op zee, dan heb je er 4 nodig. Waar het niet tot een slag komt, tegen een garnizoen alleen bijvoorbeeld, hoef je geen reserve te hebben. Narekenen hoeft niet: een aanval die niet mogelijk is, krijg je niet aangeboden.",
  "11.35":
    "Blijft de verdediger staan, dan zit je leger weer op zijn schepen. Voor 2 MP kan het meteen nog eens aanvallen, en nog eens, maar elke keer moet de reserve er zijn (11.34), je hebt dus 4 MP nodig. Anders vaart het zonder worp weg, zonder de overtocht nog eens te betalen, en landt het elders. Heeft het geen MP meer omdat zijn veldheer gesneuveld is, dan komt het voor niets aan land.",
  "11.36":
    "Een transport dat alleen maar langs een haven van anderen wil, stopt daar en werpt om door te varen, tenzij de bezitter het laat passeren (11.16). Mislukt de worp, dan moet het leger aanvallen. Zonder de MP voor die aanval mag het er daarom niet eens langs proberen te komen (11.34). Veldheren en garnizoenen zonder landeenheden mogen het wagen, maar zijn verloren als de worp mislukt (11.32).",
  "11.37":
    "Wie vanuit zee aanvalt, vecht zonder ruiterij, zonder olifanten en zonder belegeringskunst: je kunt geen talenten bieden om muren te bestormen (10.73). Of er een leger staat of alleen muren, maakt niet uit; ook met niets dan muren heeft de verdediger zijn twee verschuivingen.",
  "11.38":
    "Land je waar niemand is en word je meteen onderschept, dan is dat een gewone slag: de vijand krijgt geen verschuivingen voor je landing, en je ruiterij en je olifanten vechten mee.",
  "11.41":
    "Komt een vloot in een haven of bij een zeepunt waar schepen van een andere macht liggen, dan beslist de eigenaar daarvan: vechten, uitwijken (11.42) of laten passeren. Na een slag, of als de ander uitwijkt, is de nieuwkomer tegengehouden en moet hij werpen om door te varen (11.13); alleen wie mag passeren, vaart vrij verder. Dat is een aanbod: een nieuwkomer met eskaders mag toch vechten. Dit alles geldt ook als je vertrekt van een plaats waar al een vijandelijke vloot ligt. Vloten van onafhankelijken vechten altijd (12.53); alleen het neutrale Rhodos vraagt in plaats daarvan tol (12.51).",
  "11.42":
    "Een vloot mag uitwijken naar elke haven die over zee hoogstens drie stappen ver is, tenzij er onderweg of in die haven vloten van anderen of piraten zijn; wie je vloten laat passeren, staat niet in de weg. Weer en vreemde havens tellen zoals altijd, met hun worpen; wie daarbij een 12 werpt om door te varen, kan in deze activatie niet nog eens uitwijken. Met een leger aan boord moet het een haven zijn waar het kan landen. Bij de worp van de nieuwkomer komt er dan 1 bij (11.14).",
  "11.43":
    "Beide kanten tellen 2 GP per eskader, met Galeienbouw 3 (16.2), plus 1 als er een veldheer bij de vloot is, en dan een dobbelsteen. In een haven is een veldheer met landeenheden bij zich aan land, en dan helpt hij niet (8.43). Muren betekenen op zee niets. Drie eskaders met een veldheer tegen vier is bijvoorbeeld 7 tegen 8: de dobbelstenen beslissen.",
  "11.44":
    "Het hoogste totaal wint. De verliezer raakt eskaders kwijt voor het verschil, 2 GP per stuk (met Galeienbouw 3) en naar boven afgerond: een verschil van 3 kost er normaal 2. De rest vlucht naar de bevriende haven die over zee het dichtstbij is, en een leger aan boord is daar aan land; zelfs uit haar eigen haven moet de verslagen vloot weg, en loopt er geen weg zonder vreemde vloten en piraten naar een bevriende haven, dan zinkt ze. Ook de winnaar werpt een dobbelsteen: een oneven getal kost hem 1 eskader.",
  "11.45":
    "Zijn de totalen gelijk, dan verliest niemand iets en blijven beide vloten liggen. De nieuwkomer mag werpen, zonder dat er iets bij of af gaat, om door te varen of nog eens aan te vallen, en zo verder tot een worp mislukt. Vaart hij door, dan mag de andere vloot hem eerst nog aanvallen. Een leger mag na een onbesliste slag ook aan land gaan; wordt het teruggeslagen, dan vaart het weg zonder nog een worp of gevecht (11.35).",
  "11.46":
    "Een leger aan boord helpt niet in een zeeslag, maar deelt het lot van zijn schepen. Zonder escorte kan het niet uitwijken en is het verloren zodra een vloot ertegen vecht. Met een escorte verliest het evenveel GP als de eskaders die zinken: twee gezonken eskaders zijn 4 GP aan landeenheden. Zinkt het laatste eskader, dan verdrinkt het hele leger, en dat kan zelfs de winnaar overkomen als zijn dobbelsteen oneven is (11.44). Eén eskader is een magere escorte.",
  "11.47":
    "Verder doen vloten en legers elkaar niets. Eskaders alleen mogen een haven binnenvaren waar een vijandelijk leger staat, maar ze worden er tegengehouden, hebben een worp nodig om door te varen (11.13) en gaan in de fase “Uitputting” verloren als ze er dan nog liggen (11.15).",
  "11.48": "Op zee geldt elke worp, ook als jullie hebben afgesproken dat veldheren opnieuw mogen werpen (10.55).",
};
