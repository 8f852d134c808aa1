import type { chapter5 as en } from "../../en/rulebook/chapter5.ts";

/** Chapter 5: Control. */
export const chapter5: Record<keyof typeof en, string> = {
  "5.11":
    "Je bezet een vak, en beheerst het daarmee, als daar een stad, een grote stad, een garnizoen of een landeenheid van jou staat. Olifanten, veldheren en galeieskaders houden op zichzelf niets vast, en een leger aan boord evenmin. Lege vakken van je thuisland zijn toch van jou; lege vakken elders zijn van niemand, ook al is de provincie eromheen van jou.",
  "5.12":
    "Twee partijen blijven nooit in hetzelfde vak staan, tenzij een van beide dat in een afspraak heeft toegestaan (4.1). Alleen vloten mogen in een haven liggen, van wie het land ook is, en je huurlingenkoning mag bij je eigen troepen staan (12.44), net als een horde die jij beweegt (13.42). Een vak dat je met een bondgenoot deelt, telt voor de eigenaar van de stad die er staat, en anders voor wie het al had voordat de ander kwam; wat jullie samen veroveren, is voor wie het leger leidt. Wie anderen in zijn vakken laat staan, mag daar ook zelf in en uit; wil hij zijn gasten daar aanvallen, dan beëindigt hij eerst de afspraak. Wie dan nog een vak delen, laten elkaar daar met rust tot een van hen vertrekt, of tot iemand binnentrekt en aanvalt. Mag je er alleen doorheen, dan kun je er niet stoppen, niemand achterlaten en geen garnizoenen vormen. Na een slag moet er één weg: de verdediger trekt zich terug, of de aanvaller gaat terug naar waar hij vandaan kwam (10.97).",
  "5.13": "De zee wordt door niemand beheerst. Een vloot kan bij een zeepunt liggen, maar het water blijft vrij.",
  "5.14":
    "Voor havens geldt hetzelfde als voor andere vakken (5.11). Thuis is elke haven zonder vreemde bezetter van jou; daarbuiten alleen de haven die je zelf bezet, ook als de provincie van jou is. Op zee merk je dat: in een lege haven buiten je thuisland moet je vloot stoppen en werpen om verder te mogen (11.13). Een garnizoen in de juiste haven maakt de weg vrij.",
  "5.21":
    "Een provincie die in niemands thuisland ligt, krijg je op twee manieren. Of je bezet meer dan de helft van de vakken, of je bezet er minstens één en verder bezet niemand er iets, ook geen stam die nog verborgen is. Baetica heeft 5 vakken en een stam in Castulo: versla je die stam, dan is één garnizoen genoeg; laat je hem met rust, dan moet je 3 van de andere vakken bezetten.",
  "5.22":
    "Je eigen thuisprovincies raak je niet zomaar kwijt. Zolang je de hoofdstad hebt, is haar provincie van jou, wie er verder ook staat: Italia met Roma, Africa met Carthago, Attica met Athenae, Macedonia met Pella, Syria met Antiochia, Egypte met Alexandria. Elke andere thuisprovincie, en ook een met gevallen hoofdstad, blijft van jou zolang je er minstens één vak beheerst en geen enkele rivaal op zichzelf meer dan de helft heeft. Houdt Carthago één van de 3 vakken van Numidia en hebben Rome en het Oosten er elk één, dan is Numidia nog Carthaags; met twee vakken zou het Romeins zijn. In scenario VI is alleen Syria het thuisland van het Oosten: Egypte en Judea zijn van niemand, en Egypte verdedigt zichzelf zoals Syracuse (12.53).",
  "5.23":
    "Voor een thuisprovincie van een ander heb je meer dan de helft van de vakken nodig; er met minder als enige staan is niet genoeg. Ligt er een hoofdstad, dan moet de eigenaar ook die kwijt zijn. Africa heeft 6 vakken: je hebt er 4 nodig, en Carthago mag niet meer Carthaags zijn. Bedenk dat ook een lege hoofdstad van haar eigenaar blijft (5.11). Macedonia telt als provincie met een hoofdstad, namelijk Pella.",
  "5.24":
    "Sommige eilanden zie je snel over het hoofd. Lesbos/Chios en Samos zijn vakken van Ionia; Thasos, Limnos en Naxos vormen samen de provincie van de Egeïsche eilanden, die bij Griekenland hoort. De Balearen (in Hispania) en Melita (in Sicilië) zijn eigen provincies met één vak: ze betalen niets (6.14), maar elk is een GOP waard, en zonder die provincie heb je het gebied niet helemaal.",
  "5.31":
    "Een gebied is van jou als je al zijn provincies beheerst. Het betaalt je dan 1 talent boven op wat de provincies opbrengen en geeft 1 GOP extra, behalve als het je eigen thuisland is. Rhodos, Kreta, Chersonesos en de landen van de barbaren hebben elk maar één provincie: ze tellen één keer, als die provincie. Een gebied dat maar voor een deel binnen het scenario valt, kan niemand beheersen.",
  "5.32":
    "Steden en grote steden beheersen hun vak net zoals een landeenheid dat zou doen (7.21). Een garnizoen hebben ze daarvoor niet nodig; niets houdt een provincie zo zeker vast.",
  "5.41":
    "Ieder ander in een provincie kan je de controle ontnemen: vijandelijke eenheden en huurlingen, onafhankelijken, barbaren, slaven, de huurlingenkoning van een ander die je bondgenoot niet is, en stammen, onthuld of niet. Gasten die in je thuisland mogen staan of erdoorheen mogen trekken, nemen je niets af (4.1). Je eigen huurlingenkoning zit je niet in de weg, maar houdt ook niets voor je vast. Slaven gaan het verst: waar zij zitten, is het vak van niemand, zelfs als je stad er staat.",
  "5.42":
    "Eskaders hebben over de controle niets te zeggen. Hoeveel er ook in een haven liggen, ze winnen hem niet voor je en nemen hem ook niemand af.",
  "5.43":
    "Je ligt nooit uit het spel. Zelfs als al je thuisprovincies verloren zijn en er geen eenheid van je meer op de kaart staat, ben je terug zodra er één thuisprovincie weer van jou is, bijvoorbeeld omdat de veroveraar wegtrekt of een bondgenoot hem verdrijft. En verlies je je thuisland terwijl je elders nog bezit hebt, dan speel je daarmee gewoon door; alleen loopt er zonder vak thuis geen enkele verbindingslijn meer (6.15).",
};
