import type { Term } from "../../glossary/terms.ts";
import type { GlossaryTexts } from "../en/glossary.ts";

const term = (name: string, forms: string, text: string): Term => ({ name, forms: forms.split("|"), text });

const nl: GlossaryTexts = {
  about: (name) => `Wat is “${name}”?`,
  title: "Begrippen",
  terms: {
    space: term(
      "Vak",
      "vak|vakken",
      "Een cirkel op de kaart waar eenheden kunnen staan. Provincies bestaan uit vakken.",
    ),
    province: term(
      "Provincie",
      "provincie|provincies",
      "Een aantal vakken samen. Wie de meeste heeft, beheerst haar en krijgt haar talent.",
    ),
    territory: term(
      "Gebied",
      "gebied|gebieden|thuisland|thuislanden",
      "Een groot gekleurd vlak van een of meer provincies. Elke macht heeft een thuisland.",
    ),
    talent: term("Talent", "talent|talenten", "Het geld van het spel. De meeste activaties kosten er één."),
    stability: term(
      "Stabiliteit",
      "stabiliteit|Stabiliteit",
      "Hoe stevig een macht thuis in het zadel zit, van -6 tot +8. Gewonnen en verloren provincies verschuiven haar.",
    ),
    marker: term(
      "Activatiefiche",
      "activatie|activaties|fiche|fiches",
      "Wordt het jouwe uit de beker getrokken, dan handel je één keer: expansie, rekrutering of bijeenkomst.",
    ),
    expansion: term(
      "Expansie",
      "expansie|Expansie",
      "Een activatie waarin legers en vloten bewegen: één hoofdbeweging en twee nevenbewegingen.",
    ),
    recruitment: term(
      "Rekrutering",
      "rekrutering|Rekrutering",
      "Een activatie waarin troepen of galeien worden gelicht en meteen betaald.",
    ),
    major: term(
      "Hoofdbeweging",
      "hoofdbeweging|hoofdbewegingen|Hoofdbeweging",
      "Zoveel van je eenheden in één vak als je wilt gaan samen, zo ver als worp en veldheer ze brengen.",
    ),
    minor: term(
      "Nevenbeweging",
      "nevenbeweging|nevenbewegingen|Nevenbeweging",
      "Eén eenheid of veldheer beweegt; of er wordt in plaats daarvan gebouwd.",
    ),
    mp: term(
      "Bewegingspunten",
      "MP|bewegingspunten",
      "Een worp en de veldtochtwaarde van de veldheer; een vak kost 1, een aanval 1 meer.",
    ),
    campaign: term(
      "Veldtochtwaarde",
      "veldtochtwaarde",
      "Het tweede getal van een veldheer: zoveel bewegingspunten geeft hij erbij.",
    ),
    tactical: term(
      "Tactiekwaarde",
      "tactiekwaarde|tactiekwaarden",
      "Het eerste getal van een veldheer: zoveel helpt hij in de slag en bij het onderscheppen.",
    ),
    elite: term(
      "Eliteveldheer",
      "eliteveldheer|eliteveldheren",
      "Een veldheer met een ster. Een macht heeft er maar één tegelijk in het spel.",
    ),
    bp: term(
      "Gevechtspunten",
      "GP|gevechtspunten",
      "Sterkte in de slag: een legioen 4, zware infanterie 3, de meeste andere 1; garnizoenen 0.",
    ),
    shift: term(
      "Verschuiving",
      "verschuiving|verschuivingen",
      "Een oog waarmee de sterkste partij de eigen worp verhoogt of de andere verlaagt.",
    ),
    intercept: term(
      "Onderscheppen",
      "onderscheppen|onderschept",
      "Je leger gaat een vijand tegemoet die langskomt: twee dobbelstenen en een tactiekwaarde moeten 12 halen.",
    ),
    withdraw: term(
      "Uitwijken",
      "uitwijken|wijkt",
      "Een verdediger vertrekt vóór de slag, zo ver als een worp hem brengt.",
    ),
    siege: term(
      "Belegeringskunst",
      "belegeringskunst|Belegeringskunst",
      "Vóór een bestorming bieden beiden in het geheim talenten; wie meer biedt, heeft een verschuiving.",
    ),
    walls: term(
      "Muurpunten",
      "muurpunt|muurpunten|muren",
      "Wat een stad of grote stad haar verdedigers geeft: hoogstens 2 en 5.",
    ),
    town: term(
      "Stad",
      "stad|steden",
      "Kost 2 talenten en een garnizoen; levert 1 talent en 1 CVP op en heeft 2 muurpunten.",
    ),
    city: term(
      "Grote stad",
      "grote stad|grote steden",
      "Groeit uit een stad voor 3 talenten en een legioen; levert 3 talenten en 3 CVP op en heeft 5 muurpunten.",
    ),
    garrison: term(
      "Garnizoen",
      "garnizoen|garnizoenen",
      "Houdt voor weinig geld een vak, maar vecht niet: een leger dat binnenkomt veegt het weg.",
    ),
    legion: term("Legioen", "legioen|legioenen", "Romes zware infanterie: 4 gevechtspunten, gereduceerd nog 2."),
    militia: term(
      "Militie",
      "militie",
      "Volk dat na een thuis verloren slag te wapen snelt; kost stabiliteit en gaat in de volgende ronde naar huis.",
    ),
    squadron: term(
      "Eskader",
      "eskader|eskaders",
      "Galeien: ze vechten op zee en beschermen legers die oversteken; alleen varen ze onbeperkt ver.",
    ),
    line: term(
      "Verbindingslijn",
      "verbindingslijn|verbindingslijnen",
      "Een weg naar huis over land of zee die geen vijand afsnijdt. Zonder haar is er geen inkomen en slinken legers.",
    ),
    attrition: term(
      "Uitputting",
      "uitputting|Uitputting",
      "Eenheden die afgesneden legers aan het eind van de ronde verliezen, en legers op Alpenpassen.",
    ),
    gop: term(
      "Geografische punten",
      "GOP",
      "Punten voor provincies en gebieden; ze worden aan het eind van de ronde vergeleken.",
    ),
    cvp: term(
      "Beschavingspunten",
      "CVP",
      "Punten voor steden en grote steden; ze worden aan het eind van de ronde vergeleken.",
    ),
    vp: term(
      "Overwinningspunten",
      "OP|overwinningspunten|overwinningspunt",
      "Daarmee wordt gewonnen. GOP en CVP leveren ze op, ronde na ronde.",
    ),
    sack: term(
      "Plunderen",
      "plunderen|geplunderd",
      "Het leger rooft een ingenomen stad of grote stad leeg voor talenten.",
    ),
    tribe: term("Stam", "stam|stammen", "Een onbekend aantal barbaren dat in een stamvak wacht."),
    objective: term(
      "Doel",
      "doelfiche|doelfiches|doelen",
      "Een geheim voornemen dat overwinningspunten oplevert als het vervuld is.",
    ),
    meeting: term(
      "Bijeenkomst",
      "bijeenkomst|bijeenkomsten",
      "Een activatie die niets kost: wie is uitgenodigd mag praten en afspraken maken.",
    ),
    range: term(
      "Onrust en oproer",
      "onrust|oproer|Onrust|Oproer",
      "Stabiliteit onder 0 en onder -3: je onderhoudt een kleiner leger voor niets, en gebeurtenissen treffen harder.",
    ),
  },
};

export default nl;
