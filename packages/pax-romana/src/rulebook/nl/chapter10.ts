import type { chapter10 as en } from "../en/chapter10.ts";

/** Chapter 10 in Dutch. */
export const chapter10: Record<keyof typeof en, string> = {
  "10.1":
    "Wie het kleinste percentage verliest, wint de slag; bij gelijke percentages is hij onbeslist. Alleen de percentages tellen, niet de eenheden: een leger van 40 gevechtspunten dat 20 % verliest, verslaat er een van 5 dat 30 % verliest, al begraaft het veel meer mannen. Na een onbesliste slag gaat de aanvaller terug naar waar hij vandaan kwam (10.97).",
  "10.2":
    "Wie een vak binnengaat, draait eerst een stam om die er ligt, kan dan worden onderschept (10.31) en betaalt pas daarna 1 MP voor de aanval. De verdediger mag uitwijken (10.41) of muren gebruiken (7.31), en dan bieden beide partijen op belegeringskunst (10.71); daarna volgen veldheren, olifanten (10.67), gevechtspunten, dobbelstenen en verschuivingen (10.51). Een verslagen verdediger trekt zich terug of houdt stand (10.91), beide partijen nemen hun verliezen, de aanvaller eerst, en nu wordt de terugtocht uitgevoerd. Heeft de aanvaller het vak niet vrijgevochten, dan verzamelt hij zich (10.97), en heeft de bewegende partij verloren, dan kost dat haar 1 MP. Helemaal aan het eind kijk je of veldheren sneuvelen (8.4), kan er militie worden opgeroepen (12.31) en gaat de mars verder met de MP die over zijn.",
  "10.31":
    "Telkens als een vijandelijke troepenmacht een vak naast je leger binnenmarcheert, of er bij het uitwijken of terugtrekken in komt, mag je proberen haar te onderscheppen, zo vaak als het gebeurt; alleen wie zich verzamelt is veilig (10.97). Over een zeestraat heen lukt dat niet, ook niet tegen een troepenmacht die er net een is overgestoken, en evenmin op landpunten en Alpenpassen. Garnizoenen en olifanten rukken niet alleen uit en militie verlaat het thuisland niet, maar een veldheer alleen mag naar een bevriend leger rijden in het vak waar de vijand binnenkomt. Elk van je vakken heeft per keer één poging, met de eenheden die jij noemt; de machten proberen het in speelvolgorde, en de slagen volgen een voor een. Een vak waar een andere macht zit, is voor je gesloten, tenzij die je daar laat staan.",
  "10.32":
    "Werp twee dobbelstenen en tel daar de beste tactiekwaarde bij op van de veldheren die meegaan, plus 3 als je uit een grote stad komt of 1 uit een stad, en nog 1 als je een eigen grote stad binnenrijdt. Met 12 of meer kom je het vak in en val je meteen aan. Een veldheer met tactiekwaarde 3 die uit een stad komt, heeft dus een 8 nodig; zonder veldheer en zonder muren achter je helpt alleen dubbel zes.",
  "10.33":
    "Na een onderschepping zijn de rollen omgedraaid: wie onderschept valt aan, en de bewegende troepenmacht verdedigt en mag niet uitwijken, tenzij ze uit louter ruiterij in een bergvesting bestaat (10.63). Kwam er alleen een veldheer aan, dan sluit hij zich aan bij het leger daar en blijft de ander de aanvaller. Veldheren of garnizoenen die zonder landeenheden worden onderschept, zijn zonder slag verloren. Als onderschepper houd je het vak alleen als de andere partij vernietigd is of zich terugtrekt; en muren bestorm je nooit, dus uit een vijandelijke stad of grote stad ga je hoe dan ook naar huis.",
  "10.34":
    "Staan er in het vak waar je onderschept al eigen troepen in het open veld, dan vallen die mee aan, of je wilt of niet, en bondgenoten die je bij zich laten staan ook. Verliest jouw partij, dan gaat de onderschepper terug en wordt wie er al stond meteen aangevallen. Wint ze of blijft het onbeslist en trekt de ander zich niet terug, dan wordt hij teruggezet naar waar hij vandaan kwam.",
  "10.35":
    "Ligt in het vak een stad of grote stad van jou met eigen troepen erin, dan zeg je vóór de worp wie van hen binnen blijft. Wie buiten is vecht mee; wie binnen is houdt zich erbuiten. Wordt de onderschepper verslagen en gaat hij terug, dan volgt meteen de aanval op de muren, zonder extra MP en voordat nog iemand kan onderscheppen: wie binnen bleef, gebruikt ze en mag niet uitwijken. Denk dus goed na voordat je een half leger opsluit.",
  "10.36":
    "Je mag ook neutralen te hulp komen die door iemand worden aangevallen; stammen, barbaren en slaven gelden dan als neutraal, alleen niet de slaven die tegen jou in opstand zijn. Voor deze ene slag zijn jullie één leger; de muren van de neutralen tellen voor jullie allebei, en als je niet zelf voor hen beslist, worden de verliezen naar gevechtspunten verdeeld. Hoe het ook afloopt, daarna ga je naar huis en vecht je niet tegen je gastheren. Heeft jullie partij verloren, dan valt de ander de neutralen meteen aan; heeft ze gewonnen of bleef het onbeslist, dan moet hij terug, tenzij hij zich al terugtrekt.",
  "10.37":
    "Word je onderschept, dan is je beweging nog niet voorbij: met de MP die over zijn mag je na de slag verder, zelfs als je je hebt teruggetrokken. Heb je verloren, dan heb je 1 MP minder, maar nooit minder dan 0.",
  "10.38":
    "Op zee kan niemand je troepen onderscheppen; pas als een leger aan land gaat, mogen de buren het proberen. Eenheden die een vloot onderweg alleen maar afzet, zijn veilig.",
  "10.39":
    "Landt je leger in een haven met een eigen stad of grote stad en wordt het daar onderschept, dan mag het achter die muren vechten: het is immers door de haven binnengekomen. Wie over land komt en wordt onderschept, heeft die keus niet.",
  "10.41":
    "Word je aangevallen, dan mag je voor de slag uitwijken. Je kiest wie er gaat, werpt een dobbelsteen en marcheert zoveel MP als die aangeeft; je mag eerder stoppen, maar moet in elk geval het vak uit. Elke eenheid kan dat één keer per beweging van de vijand, en in zijn volgende weer. Militie blijft achter, en als zelfs een 6 nergens heen leidt, wordt het je niet eens gevraagd.",
  "10.42":
    "Gaat iedereen weg, dan is er geen slag en houdt de aanvaller de MP ervoor: de stap heeft alleen het terrein gekost. Met de rest mag hij verder, ook achter jou aan om het nog eens te proberen. Laat je een stad of grote stad achter, dan worden in plaats daarvan haar muren met die MP aangevallen.",
  "10.43":
    "Een aanvaller met meer ruiterij mag je uitwijken hinderen: overwicht haalt 1 van je worp af, oppermacht 3 (10.61). Blijft er niets van over, dan komt niemand weg, en het kost ook geen stabiliteit. In een bergvesting, bij een aanval vanuit zee en als je zelf over zee weggaat, hindert ruiterij niet: met een geworpen 3 kun je nog steeds uitvaren.",
  "10.44":
    "Je kunt niet uitwijken langs de weg waarover de aanvaller kwam, niet terug de slag in en niet naar een vak met vreemde troepen, stammen, barbaren, steden of grote steden. Door een vak met alleen een vreemd garnizoen mag je voor 1 MP extra heen, maar je mag er niet stoppen; het garnizoen blijft ongedeerd. Zit je na een slag onderweg naast zo'n garnizoen vast, dan is je troepenmacht verloren. Garnizoenen alleen wijken nooit uit.",
  "10.45":
    "Niet iedereen hoeft te gaan: wie achterblijft, levert de slag. Onderweg mag je eenheden gratis afzetten en er voor 1 MP opnemen. Anderen kunnen je onderscheppen, alleen niet het leger waarvoor je vlucht, en wie zelf is onderschept, mag helemaal niet uitwijken. Over zee kost het 3 MP, en je gaat naar een bevriende haven ernaast, zoals in 10.95. Telkens als je uitwijkt uit een vak van je eigen thuisland, kost dat je 1 stabiliteit, ook als een ander de provincie beheerst.",
  "10.51":
    "Tel de gevechtspunten (GP): 4 voor een legioen, 3 voor zware infanterie (gereduceerd 2 en 1), 1 voor alle andere infanterie, militie en ruiterij en voor elk gebruikt muurpunt, 0 voor olifanten en garnizoenen. De grootste partij krijgt verschuivingen voor de krachtsverhouding: geen tot en met 1¼ tegen 1, 1 tot en met 1¾, 2 tot en met 2½, 3 tot en met 3½ enzovoort, en 10 als de andere partij helemaal geen GP heeft. Daar komen bij: 1 voor overwicht of 3 voor oppermacht van de ruiterij (10.61), het verschil in tactiekwaarde (hoogstens 1 waar muren worden gebruikt), 2 voor het verdedigen van een bergvesting, 2 voor het verdedigen tegen een landing en 1 voor belegeringskunst (10.71). Beide partijen werpen een dobbelsteen; wie de meeste verschuivingen heeft, gebruikt het verschil om de eigen worp te verhogen of de andere te verlagen, naar keuze, tussen 0 en 10, en elk oog kost de tegenstander dan 10 %. Met 3 verschuivingen en een 2 tegen een 4 kun je er 5 tegen 4 van maken, 2 tegen 1 of alles daartussen: meer bloed, of minder eigen verliezen.",
  "10.52":
    "Wat je verliest, kies je zelf. Een eenheid vangt zoveel gevechtspunten aan verlies op als ze waard is, legioenen en zware infanterie kun je in plaats daarvan reduceren (10.81), en heb je muren gebruikt, dan vangt elk muurpunt er 2 op (7.32). Je raakt nooit meer kwijt dan nodig is zolang dat te vermijden valt; maar zijn de verliezen groter dan alles wat je hebt, dan ben je alles kwijt.",
  "10.53":
    "Verliezen worden afgerond op hele getallen, de helft naar boven: 30 % van 5 GP is 1,5, dus 2. Minstens zoveel moet er weg, ook als het met je eenheden niet uitkomt: drie legioenen die 40 % van 12 GP verliezen, moeten er 5 inleveren; één gaat verloren (4) en een tweede wordt gereduceerd (2), samen 6. Eén enkele lichte infanterie had dat laatste punt voor je opgevangen; kleingeld in je leger is nooit weg.",
  "10.54":
    "Gebruikte muren tellen mee in de gevechtspunten waarover het percentage gaat. Drie lichte infanterie in een stad met 2 muurpunten zijn 5 GP; 40 % verlies is dus 2 GP en niet 1.",
  "10.55":
    "Extra regel. Heb je minstens twee keer zoveel gevechtspunten en werp je toch lager, dan mag je veldheer een nieuwe worp eisen: twee dobbelstenen mogen samen niet boven zijn tactiek- en veldtochtwaarde bij elkaar uitkomen. Lukt het, dan werp je je eigen dobbelsteen opnieuw met −1, of die van de tegenstander wordt opnieuw geworpen met +1; een eliteveldheer van de partij van wie de dobbelsteen is, geeft er 1 bij. Mislukt het, dan mag de veldheer van het kleinste leger het proberen, met 2 aftrek van zijn twee dobbelstenen, en hij kiest welke van beide opnieuw wordt geworpen, zonder erbij of eraf. Zonder veldheer kan niemand iets eisen.",
  "10.56":
    "Extra regel. De krachtsverhouding wordt eenvoudiger geteld: meer gevechtspunten dan de vijand is 1 verschuiving, twee keer zoveel 2, drie keer zoveel 3 enzovoort, altijd naar beneden afgerond en nooit boven 10. 26 tegen 10 geeft er dan 2 in plaats van 3, maar 11 tegen 10 levert er al 1 op. Alle andere verschuivingen blijven zoals in 10.51.",
  "10.61":
    "Eén ruiterij is maar 1 GP waard, maar het gaat om het aantal: met meer dan de vijand heb je overwicht (1 verschuiving), met drie keer zoveel, of minstens 2 tegen geen, oppermacht (3 verschuivingen). 5 tegen 2 is dus overwicht, 3 tegen 1 oppermacht, en 1 tegen geen nog altijd alleen overwicht. Het helpt je ook om uitwijken te hinderen (10.43) en een terugtocht te verhinderen (10.96). Olifanten kunnen ruiterij uitschakelen (10.67).",
  "10.62":
    "In een bergvesting, en overal waar muren worden gebruikt, telt ruiterij aan geen van beide kanten: geen GP, geen verschuivingen, en ze vangt geen verliezen op. Dat geldt ook voor de ruiterij van een leger dat vanuit zee aanvalt; die van de verdediger telt wel. Achter muren is ze verloren zodra de infanterie daar is uitgeschakeld.",
  "10.63":
    "Ruiterij zonder infanterie vecht zoals elk leger, elk met 1 GP en het gewone overwicht of de gewone oppermacht; garnizoenen ernaast gelden niet als infanterie. Alleen in een bergvesting houdt ze geen stand: wordt ze daar aangevallen of onderschept, dan wijkt ze vanzelf uit (10.41), en zonder uitweg is ze verloren.",
  "10.64":
    "Een regel uit het uitgebreide spel die jullie aan tafel kunnen inschakelen. Vanaf ronde 3 tellen elke twee volle legioenen van een Romeins leger bij overwicht en oppermacht als één ruiterij, maar ze leveren geen GP en vangen geen verliezen op. Voor oppermacht heb je er minstens evenveel echte ruiterij naast nodig: vier legioenen met 1 ruiterij tegen geen hebben alleen overwicht, met 2 hebben ze oppermacht.",
  "10.65":
    "Een regel uit het uitgebreide spel die jullie aan tafel kunnen inschakelen. In ronde 9 en 10 hebben legioenen geen eigen ruiterij, en is een vol legioen 5 GP waard in plaats van 4: voor 5 is het verloren, voor hoogstens 2 wordt het gereduceerd. Gereduceerde legioenen blijven op 2.",
  "10.66":
    "Sommige machten beginnen met olifanten; anders licht je ze voor 1 talent per stuk in de paar provincies waar ze voorkomen, zoals Numidia of Syria, zolang je er een beheerst. Ze komen alleen waar landeenheden van jou staan of juist worden gelicht, want alleen redden ze het niet (10.68).",
  "10.67":
    "Voor de slag zeggen beide partijen, de aanvaller eerst, hoeveel olifanten ze inzetten; dan wordt voor al die olifanten geworpen, en alles geldt tegelijk. Bij 1, 2 of 3 is één vijandelijke ruiterij voor deze slag uitgeschakeld: ze telt niet mee en vangt geen verliezen op. Een 1 kost de vijand bovendien 1 GP, een 4 doet niets, bij 3 en 5 is de olifant verloren, en bij een 6 slaat hij op hol: hijzelf en 1 eigen GP zijn weg. Al die GP van één partij worden als één verlies genomen, voordat de gevechtspunten worden geteld. Olifanten blijven een gok, die het meest loont tegen wie op zijn ruiterij bouwt.",
  "10.68":
    "Olifanten vechten alleen in het open veld: niet in een bergvesting, niet waar muren worden gebruikt en niet aan de kant die vanuit zee aanvalt. Zonder een landeenheid van hun eigenaar sterven ze meteen, waar ze ook zijn; garnizoenen, vreemde legers of een leger dat nog aan boord is, zijn geen gezelschap.",
  "10.69":
    "Verliezen in een slag kun je niet met olifanten opvangen; uitputting kan hen wel treffen (9.43). Gaat al het andere in het leger verloren, dan zijn zij ook verloren.",
  "10.71":
    "Waar muren worden gebruikt, mogen beide partijen betalen voor belegeringskunst. Elk biedt in het geheim, tot de hele schatkist toe, de biedingen worden tegelijk getoond, en beide worden betaald, ook de laagste. De hoogste levert 1 verschuiving op; bij een gelijk bod krijgt niemand iets en is het geld toch weg. Neutralen en barbaren bieden nooit, en met een lege schatkist kan het niet; zonder tegenbieder is 1 talent genoeg, en meer kun je dan ook niet bieden.",
  "10.72":
    "Belegeringskunst geldt voor één slag. Val je dezelfde grote stad nog eens aan, al is het in dezelfde activatie, dan bieden en betalen jullie opnieuw.",
  "10.73":
    "Wie vanuit zee aanvalt, kan niet op belegeringskunst bieden, ook niet voor muren die hij bestormt nadat het leger ervoor is verdreven. De verdediger mag het wel, en heeft dan aan 1 talent genoeg.",
  "10.81":
    "Een legioen vangt tot 2 GP verlies op door gereduceerd te worden; daarna is het 2 GP waard, en nog 1 of 2 erbij vernietigen het. Een vol legioen dat helemaal verloren gaat, vangt er 4 op. Voordat een legioen wordt gereduceerd, moeten de al gereduceerde weg: heb je twee volle en een gereduceerd en verlies je 1 GP, dan is het gereduceerde verloren. Lichtere eenheden ernaast kunnen het punt natuurlijk ook opvangen.",
  "10.82":
    "Ook zware infanterie kun je voor hoogstens 2 GP reduceren; dan is ze nog maar 1 waard, en het volgende punt vernietigt haar. Een volle die helemaal verloren gaat, vangt er 3 op. Huurlingen worden nooit gereduceerd: zware huurlingen gaan helemaal verloren of niet. Eén enkel punt is voor een al gereduceerde eenheid, als niets lichters het opvangt; maar moeten een volle en een gereduceerde samen 2 inleveren, dan wordt de volle gereduceerd, en de twee vormen weer één geheel (10.86).",
  "10.83":
    "Een legioen of zware infanterie reduceren vangt 2 GP verlies op en niet meer. Moet dezelfde eenheid een derde dragen, dan is ze helemaal verloren.",
  "10.84":
    "In één slag mag elke partij hoogstens één eenheid reduceren. Moeten drie legioenen 3 GP inleveren, dan kun je de klap niet over twee gereduceerde verdelen: één is verloren. Bij 6 GP is er één verloren (4) en wordt een tweede gereduceerd (2).",
  "10.85":
    "Uitputting telt eenheden, geen gevechtspunten: een legioen of zware infanterie reduceren telt als één eenheid, een volle helemaal verliezen als twee (9.43).",
  "10.86":
    "Zodra twee gereduceerde legioenen, of twee gereduceerde zware infanterie, in één vak zijn, worden ze één volle eenheid. Is een van de twee op mars, dan blijft de nieuwe daar of gaat ze voor 1 MP mee, net wat je wilt. Verder vul je ze ter plaatse aan voor 1 talent per stuk, in een rekrutering of in de lichtingsfase; wat je daar niet aanvult, vestigt zich als één garnizoen per eenheid. Een geïsoleerde eenheid kun je alleen aanvullen in een provincie die je beheerst en die haar soort licht; loopt de weg naar haar via Rhodos, dan kost het 1 talent extra (6.16).",
  "10.87":
    "Dit is alleen van belang als jullie met legioenruiterij spelen (10.64): gereduceerde legioenen hebben er geen. Vier volle legioenen tellen als 2 ruiterij, maar drie volle en een gereduceerd als 1, tot het is aangevuld.",
  "10.91":
    "Heb je in het open veld verdedigd en verloren, dan mag je je een of twee vakken over land terugtrekken, of één over zee (10.95), als er een weg is. Je verliest dan 10 % minder, of je nu één vak gaat of twee; maar de verliezer blijf je. Standhouden kost meer mannen, maar je houdt het vak, tenzij de aanvaller je eruit dwingt (10.92).",
  "10.92":
    "Heb je aangevallen en gewonnen en houdt de verdediger stand, dan kun je hem voor 1 MP verdrijven: hij trekt zich terug alsof hij het zelf wilde, ook met 10 % minder verlies, en het vak is van jou. Kan hij nergens heen, dan wordt hij vernietigd (10.94). Stammen, barbaren, slaven en neutralen kun je niet dwingen, en ook niet wie muren heeft gebruikt of wiens terugtocht je ruiterij net heeft verhinderd (10.96). Wie onderschept, heeft geen MP en dwingt niemand.",
  "10.93":
    "De aanvaller trekt zich nooit terug, hoe slecht het ook ging, en dat geldt ook voor wie onderschept. Is het vak niet vrijgevochten, dan verzamelt het aanvallende leger zich gewoon waar het vandaan kwam (10.97).",
  "10.94":
    "Over land ga je naar een buurvak zonder vreemde troepen, garnizoenen, steden of grote steden, en nooit langs de weg waarover de aanvaller kwam. Je mag door naar een tweede vak dat rechtstreeks met het eerste verbonden is, maar alleen als het niet aan de slag grenst. Alle eenheden van het leger gaan samen, ook garnizoenen; militie die daarbij het thuisland uit zou moeten, is verloren. Zonder weg mag je je niet vrijwillig terugtrekken, en word je ertoe gedwongen, dan zijn leger en veldheer verloren.",
  "10.95":
    "Over zee trek je je terug uit een haven waar eigen galeieskaders liggen, naar een bevriende haven één stap over zee verder. Daar mogen geen vijanden zijn, aan land noch op het water, en het mag niet de haven zijn waar de aanvaller vandaan kwam. Al je eskaders varen mee. Schepen van een bondgenoot helpen niet en een muitende vloot evenmin, Rhodische eskaders in jouw dienst wel. De huurlingenkoning neemt één eskader van zijn macht mee.",
  "10.96":
    "Heb je als aanvaller gewonnen en heeft je ruiterij meegeteld, dan mag je proberen de terugtocht te verhinderen: bij een 1 met overwicht, bij 1 tot 3 met oppermacht moet de vijand blijven en neemt hij zijn volle verliezen. Anderen mogen de terugtocht onderscheppen zodra de verliezen zijn genomen, alleen niet het leger waartegen net is gevochten; hij eindigt waar die slag hem laat. Wie muren heeft gebruikt, kan zich alleen over zee terugtrekken. Elk landpunt onderweg kost nog een GP, een Alpenpas bovendien zijn uitputting (9.32); verder dan het eerste vak achter de punten kom je niet.",
  "10.97":
    "Staat de verdediger na de slag nog in het vak, dan wordt de aanvaller teruggezet in het vak waar hij vandaan kwam; dat is geen terugtocht, en niemand kan het onderscheppen. Was dat een landpunt of pas, dan blijft hij daar alleen als zijn MP nog tot een vak reiken, anders komt hij in het laatste vak waar hij was. Wie was geland, is weer aan boord (11.35). Met de MP die over zijn mag je opnieuw aanvallen, maar dan kun je ook opnieuw worden onderschept.",
};
