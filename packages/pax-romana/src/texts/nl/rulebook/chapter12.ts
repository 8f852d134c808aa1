import type { chapter12 as en } from "../../en/rulebook/chapter12.ts";

/** Chapter 12: special units, in Dutch. */
export const chapter12: Record<keyof typeof en, string> = {
  "12.11":
    "Garnizoenen houden vakken bezet, maar vechten niet: ze hebben geen GP en je kunt ze niet als verlies nemen. Een vijand met landeenheden die een vak betreedt waar alleen garnizoenen staan, betaalt 1 MP extra, zoals voor een aanval, en ze zijn zonder slag weg, een veldheer bij hen ook; eskaders in de haven blijven drijven, met een veldheer aan boord (8.43). Bij een leger trekken ze zich met dat leger terug en gaan ze met zijn laatste landeenheid verloren. Alleen kunnen ze niet uitwijken. Een leger dat uitwijkt mag voor 1 MP extra langs een vijandelijk garnizoen, maar doet het niets en blijft er ook niet staan (10.44).",
  "12.12":
    "Een garnizoen beheerst zijn vak en telt voor het beheersen van de provincie als een leger (5.21). Goedkoper houd je niet vast wat je veroverd hebt.",
  "12.13":
    "Garnizoenen bewegen alleen, met een nevenbeweging, of met een leger mee. In een bergvesting mogen ze niet eindigen zonder een landeenheid van jou of van je huurlingenkoning erbij, en zonder zo'n eenheid worden ze er ook niet gemaakt, zelfs niet in de lichtingsfase; alleen een gereduceerde eenheid die je niet aanvult, vestigt zich daar alleen (10.86).",
  "12.14":
    "Er zijn drie manieren om van infanterie garnizoenen te maken. In een hoofdbeweging kost het je leger 1 MP, voor zoveel eenheden als je wilt; de garnizoenen staan dan daar en kunnen met de volgende nevenbeweging of een latere bewegen of een stad worden. Of een nevenbeweging maakt van één eenheid garnizoenen, ook van een die al bewogen heeft; die doen dan niets meer en worden in deze activatie geen stad. In de lichtingsfase is het gratis, en gereduceerde eenheden die je niet aanvult, worden dan toch al garnizoenen (10.86). Een voorbeeld: je leger laat in een veroverd vak lichte infanterie achter en marcheert verder; je eerste nevenbeweging maakt daar 2 garnizoenen van.",
  "12.15":
    "Garnizoenen komen nooit uit het niets: je geeft er altijd infanterie voor op. Ruiterij en olifanten zijn daar niet geschikt voor.",
  "12.16":
    "Een vol legioen of volle zware infanterie levert 3 garnizoenen op, lichte infanterie 2, een gereduceerd legioen of gereduceerde zware infanterie 1. Terug kan niet: garnizoenen worden nooit meer troepen.",
  "12.17": "Huurlingen en militie kunnen geen garnizoenen worden, en de troepen van de huurlingenkoning evenmin.",
  "12.18":
    "Gaat het erom wie een vak beheerst, dan is een garnizoen een landeenheid zoals elke andere; in een slag is het 0 GP waard.",
  "12.21":
    "Iedereen behalve Rome mag huurlingen werven, zoveel als de schatkist toelaat: in de lichtingsfase of in plaats van een nevenbeweging. Het is zware infanterie en ze kosten 2 talenten per stuk. Ze verzamelen zich in een provincie buiten je thuisland die je beheerst, in elk vak dat niet van anderen is, of waar dan ook naast landeenheden of garnizoenen van jou. In de fase “Verwijderen” van de volgende ronde gaan ze allemaal weg, waar ze ook zijn: geworven in ronde 2, weg in ronde 3.",
  "12.22":
    "Huurlingen tellen mee voor je maximum (6.42), waarboven zware infanterie onderhoud kost, en Carthago mag er helemaal niet boven werven (6.43). Met hen beheers je vakken zoals met je eigen troepen, maar ze worden nooit garnizoenen. En ze willen hun deel: een leger met huurlingen brengt maar de helft van de buit thuis (7.52).",
  "12.23":
    "Alleen in het uitgebreide spel: daar komen huurlingen alleen met kaarten, niet in de lichtingsfase en niet met een nevenbeweging. Een kaart kost precies 2 talenten en brengt naar keuze 2 lichte infanterie, 1 ruiterij of 1 zware infanterie. Zware huurlingen worden niet gereduceerd (10.82).",
  "12.24":
    "Alleen in het uitgebreide spel: de kaart Huurlingen brengt ze naar één vak waar landeenheden van jou staan. Rome neemt er nooit in dienst. Carthago mag voor dezelfde prijs en met dezelfde keuze elke andere kaart geven die het zou mogen houden; wat daarop staat, geldt dan niet (17.16), en deze huurlingen mogen ook aantreden in provincies die het beheerst, samen of verspreid (12.25).",
  "12.25":
    "Huurlingen die je samen werft, hoeven niet bij elkaar te blijven: je mag ze elk in een ander vak verzamelen, als het maar mag (12.21).",
  "12.26":
    "Eenmaal geworven marcheren en vechten huurlingen zoals je eigen troepen, en houden ze net zo vakken bezet. Alleen worden ze geen garnizoenen, stichten ze geen stad of grote stad en volgen ze de huurlingenkoning niet, en op mars en bij een aanval ook geen veldheer van Pergamon (12.54).",
  "12.27":
    "Alleen in het uitgebreide spel: in de volgende fase “Verwijderen” vertrekt de huurlingeninfanterie, waar ze ook is; de huurlingenruiterij blijft en wordt van jou.",
  "12.31":
    "Verlies je in je thuisland een landslag, dan mag je meteen militie lichten, nog voordat er iets anders gebeurt. De slag moet je GP van andere eenheden dan militie hebben gekost, door dobbelstenen, door olifanten of omdat je je niet kon terugtrekken; of hij moet een grote stad van jou op 3 muurpunten hebben gebracht. Je krijgt de vraag en mag afslaan. In scenario I is er geen militie.",
  "12.32":
    "Militie is infanterie van 1 GP. Ze verlaat je thuisland nooit, geen ogenblik: niet over zee en niet over punten die naar buiten leiden; militie die door een terugtocht naar buiten zou gaan, is verloren, en wijkt een leger uit, dan blijft ze achter. Je mag haar één keer in een activatie lichten, wiens activatie het ook is, en elke keer kost het je 1 niveau stabiliteit. In de fase “Verwijderen” van de volgende ronde gaat ze naar huis.",
  "12.33":
    "Werp een dobbelsteen en deel het getal door twee, naar boven afgerond: zoveel eenheden militie komen er, dus 1 tot 3. Je zet ze een voor een in vakken van je thuisland zonder vijanden, bij elkaar of verspreid.",
  "12.34":
    "Ben je stabiel, dan komen ze allemaal. In onrust is het er één minder, dus na een 1 of 2 komt er niemand, en je stabiliteit daalt toch. In oproer kun je geen militie lichten. Het gaat om het bereik waarin je de oproep doet, niet om dat waarin hij je brengt.",
  "12.41":
    "De huurlingenkoning is een extra leger voor één ronde, goed om de plannen van anderen te doorkruisen. Hij beheerst niets, voor niemand: waar hij staat, raken andere machten het vak kwijt, maar zijn eigen speler niet, en een bondgenoot wiens vak hij mag betreden of delen ook niet. Zijn eenheden worden ook geen garnizoenen. Rome krijgt hem nooit (12.47).",
  "12.42":
    "Komt de gebeurtenis, dan zet je hem neer of je slaat hem af. Van dan af mag je hem tot het eind van de ronde in elk van je activaties, ook in deze, de hoofdbeweging laten maken, en je twee nevenbewegingen houd je; ook losse eenheden van hem mogen die maken. Je hoeft hem nooit te bewegen. Er is er maar één: komt de gebeurtenis nog eens terwijl hij in het spel is, dan gebeurt er niets.",
  "12.43":
    "Hij is een veldheer 3-4 en brengt 4 zware infanterie, 2 lichte infanterie, 1 ruiterij en 1 olifant mee. Je zet ze in bevriende vakken van je thuisland, allemaal samen of verdeeld, en hij gaat met een van de delen mee. In de scenario's I, IV, V, VI en VII is hij er vanaf het begin: als Pyrrhus, in Corcyra, in IV aan de kant van Carthago, in de andere aan die van Griekenland.",
  "12.44":
    "Je gebruikt zijn leger als een van jou, maar het neemt geen landeenheden van je mee en valt niet samen met ze aan. Het mag door je troepen heen trekken en erbij staan, en worden ze daar aangevallen, dan verdedigen ze zich allemaal samen, onder hem of een veldheer van jou. Het mag zich terugtrekken en kan daartoe gedwongen worden. Wat jij en een bondgenoot elkaar toestaan, geldt voor hem net als voor je eigen legers, en als hij aanvalt of wordt aangevallen, is het alsof jij het zelf was. Over zee escorteert hem hoogstens 1 eskader van jou; zelf heeft hij er geen. In scenario I is hij gewoon een Griek: daar marcheren en vechten zijn troepen en de andere samen.",
  "12.45":
    "Steden en grote steden die hij inneemt, worden van jou. Jij beslist ook of hij ze plundert; je krijgt de helft van de buit, naar beneden afgerond (7.52).",
  "12.46":
    "In de fase “Verwijderen” van de volgende ronde vertrekt hij, met zijn hele leger. Een eskader van jou dat hem escorteerde, blijft.",
  "12.47":
    "Rome neemt de huurlingenkoning nooit in dienst: werpt de Romeinse speler deze gebeurtenis, dan wordt er gewoon opnieuw geworpen. In het uitgebreide spel mag Rome de kaart houden zodat niemand anders haar heeft, of er een dictator mee benoemen, in zijn eigen activatie en zolang er een vijandelijk leger in zijn thuisland staat: een van zijn veldheren gaat terug naar de voorraad, er worden er 3 blind getrokken, en wie het kiest, neemt in Roma zijn plaats in, of niemand.",
  "12.51":
    "Rhodos is een grote stad op een eiland, met eigen troepen; wie het wil hebben, moet het bestormen. Wie het bezet, heeft een haven zoals elke andere en voert het bevel over de eskaders ervan, zonder onderhoud, en begint elke ronde met precies 2 daarvan, in Rhodus, wat er ook met die van de vorige ronde gebeurd is. Een neutraal Rhodos krijgt geen gezonken eskaders terug. Zolang het neutraal is, betaalt een vloot of transport 1 talent om er binnen of langs te varen en wordt dan niet tegengehouden. Wie niet betaalt, wordt tegengehouden en kan alleen weg zoals hij gekomen is, ook in een latere activatie, tot hij betaalt of de eskaders daar tot zinken heeft gebracht. Rhodiërs wijken nooit uit en trekken zich nooit terug, en een zege op zee over hen geldt als onbeslist (11.45), al tellen de verliezen wel. In het uitgebreide spel krijg je de eskaders niet met de grote stad, maar met de kaart, voor 3 talenten. Ze varen met de jouwe, zonder onderhoud, en zijn in Rhodus thuis; de tol van anderen is voor jou. Gezonken eskaders vervang je in de onderhoudsfase voor 2 talenten per stuk, anders eindigt het verbond; het eindigt ook als een ander de kaart speelt of jij Rhodos aanvalt.",
  "12.52":
    "De Mamertijnen zijn een bende huurlingen die in de scenario's II, IV, V, VI en VII Messana in handen heeft, met 1 zware en 1 lichte infanterie. Ze horen bij niemand, bewegen nooit, wijken nooit uit en trekken zich nooit terug. Wie erin wil, moet ze vernietigen.",
  "12.53":
    "Syracuse is een onafhankelijke grote stad met 2 zware infanterie, 1 lichte infanterie en 2 eskaders. Zolang ze vrij is, komen haar eenheden niet van hun plaats: ze bewegen niet, wijken niet uit en trekken zich niet terug. Een vloot die er binnenvaart, moet tegen de eskaders vechten, en een zege op hen geldt als onbeslist, verliezen inbegrepen (11.45). Neem je de grote stad in, dan worden de eskaders die er nog zijn van jou, en hun onderhoud ook (6.41).",
  "12.54":
    "Alleen in het uitgebreide spel: Pergamon heeft in Ionia een grote stad en enkele troepen, vijandig tegen iedereen; ze verdedigen zich en wijken niet uit en trekken zich niet terug. Met zijn kaart wordt het je bondgenoot: zijn troepen en eskaders bewegen en vechten alsof ze van jou zijn, met de jouwe of alleen, door jouw fiches, en je mag ze verliezen in plaats van je eigen. Als je ze in een activatie voor het eerst beweegt, werp je een dobbelsteen: een 5 brengt zijn 1-4-veldheer naar Pergamon, een 6 zijn 2-5-veldheer, tot de volgende fase “Verwijderen”. Ze worden nooit aangevuld, vormen geen garnizoenen en hebben geen verbinding met thuis nodig (9.42), en de vakken die ze in het begin bezet hielden, worden intussen nooit van jou. Speelt een ander de kaart, dan eindigt het verbond: wie in den vreemde of bij anderen staat, gaat naar huis. In het standaardspel heeft Pergamon geen eenheden op de kaart.",
  "12.55":
    "Alleen in het uitgebreide spel: wie de kaart Pontus speelt, zolang een vak van Pontus onbezet is, zet 4 zware infanterie, 2 lichte infanterie en 1 ruiterij in zulke vakken en 1 eskader in een open haven daar. Het fiche van Pontus gaat meteen in de beker, en elke ronde opnieuw zolang er een eenheid van leeft. Wordt het getrokken, dan doet zijn speler een hoofdbeweging en twee nevenbewegingen met alleen Pontische eenheden; dat kost niets en trekt geen kaart (3.44). Pontus licht niets, heeft geen veldheren en gebruikt geen vreemde schepen en niets van de Galeienbouw van zijn speler; het en zijn speler betreden elkaars vakken niet. Het mag uitwijken, onderscheppen en zich terugtrekken. Het geeft niemand beheersing en ontzegt die aan allen, en steden en grote steden die het neemt, zijn van hemzelf. De kaart verlaat het spel.",
  "12.61":
    "Krijg jij de gebeurtenis Piraten, dan kies je waar ze opduiken: bij een zeepunt, in een haven die niemand beheerst, of in Tarsus. Eskaders houden ze weg, in Tarsus alleen die van een macht. Op open zee komen ze nooit, en evenmin in Rhodus en op de plaatsen die er over zee één stap vandaan liggen. Door een kaart komen ze ook op zeepunten naast Rhodus, en in Tarsus alleen als daar helemaal niemand is (17.2).",
  "12.62":
    "Piraten snijden elke verbindingslijn over zee door hun haven of zeepunt af (6.16). Een vloot die daar binnenvaart, moet tegen ze vechten; een transport zonder eskaders mag er helemaal niet in.",
  "12.63":
    "Om ze te verslaan werp je een dobbelsteen en tel je de GP van je eskaders erbij op, en 1 voor een veldheer: met 6 of meer zijn ze weg, en je vloot is gestopt zoals na een gewonnen slag (11.14). Met minder wordt ze teruggeworpen naar de laatste haven waar ze langskwam en is haar tocht voorbij; een leger aan boord is aan land in de laatste haven waar het kon landen. Wie naast piraten vertrekt, moet ook tegen ze vechten, maar blijft daar als het mislukt. Twee eskaders met een veldheer zijn samen 5, dus zelfs een 1 is genoeg.",
  "12.64":
    "Piraten in Tarsus zijn de Ciliciërs, en die zijn erger dan andere. Ze snijden verbindingslijnen ook af in elke haven en bij elk zeepunt op één stap van Tarsus waar je geen eskaders hebt, en tegen hen gaat er 1 van je worp af.",
  "12.71":
    "Treft de gebeurtenis jou, dan daalt je stabiliteit met 1, en de eerstvolgende macht in de speelvolgorde die niet je bondgenoot is, zet 2 barbareninfanterie in een vak van je thuisland zonder landeenheden of garnizoenen; een stad of grote stad mag er zijn. Vanaf dan voegt elke andere macht, telkens als haar fiche komt, betaald of niet, 1 barbareninfanterie toe, leidt het leger één vak verder, punten niet meegeteld, en valt aan wie daar staat; een Alpenpas onderweg eist zijn tol (9.32). Eén eenheid blijft achter in een stad of grote stad waar het leger vertrekt, en blijven staan mag het alleen als elke weg naar een bezet vak leidt. Zelf voeg je niets toe en leid je het niet. Is zo'n vak er niet, of zijn je slaven al in opstand, dan gebeurt er niets.",
  "12.72":
    "De opstand is voorbij als de laatste slaaf weg is, de achtergeblevenen meegeteld; dan stijgt je stabiliteit met 1. Sterft het leger eerst, dan neemt de grootste achtergebleven groep zijn plaats in, en die groeit en trekt verder.",
  "12.73":
    "Slaven gaan nooit de zee op, en worden ze aangevallen, dan wijken ze niet uit en trekken ze zich niet terug. Een stad of grote stad waarin ze zitten blijft van jou, maar je hebt er niets aan: geen inkomen, geen CVP, geen verbindingslijn, en niemand beheerst het vak. Wie ze daar aanvalt, vindt ze achter de muren.",
  "12.74":
    "Een slag, stad of grote stad die je aan slaven verliest, levert je nooit militie op (12.31). En jaag je ze uit je eigen stad of grote stad, dan valt er niets te plunderen.",
};
