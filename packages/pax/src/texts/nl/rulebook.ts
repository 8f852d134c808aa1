import type { RuleNumber } from "../en/titles.ts";
import type { ChapterNumber } from "../../rulebook/chapter.ts";

/** The rulebook in Dutch. */
export const nl = {
  "1.1":
    "Je macht zit in 74 invloedskaarten, verdeeld over zeven categorieën. Van Land (praedium) en Intrige (conspiratio) zijn er elk 12, van Rijkdom (in floribus), Vloot (navis longa), Leger (legionarius), Religie (religio) en Senator elk 10. Elke categorie helpt je op haar eigen manier, dus het loont om ze allemaal te kennen.",
  "1.2":
    "Drie dingen tellen bij een kaart: de categorie, de symbolen (1 of 2) en de waarde in aurei (1 tot en met 4). Symbolen maken je sterk en geven je extra mogelijkheden; de waarde is wat de kaart bij aankoop kost. “Land ●● 3” is dus een kaart uit de categorie Land met 2 symbolen en een waarde van 3 aurei.",
  "1.3":
    "Je rekent in aurei: één aureus, twee aurei. De bank raakt nooit leeg, dus wat je toekomt krijg je altijd helemaal uitbetaald, hoe rijk jullie ook worden.",
  "1.4":
    "Met Nocturnus komen Militie (militia), Verkenner (exploratorius) en Tegenspeler (adversarius) erbij, elk met 10 kaarten. Je speelt dan met 104 kaarten in 10 categorieën; wat de nieuwkomers kunnen, lees je in hoofdstuk 9.",
  "2.1":
    "Alle kaarten worden geschud. Met z'n tweeën gaan er 20 ongezien uit het spel, met z'n drieën 10 (met Nocturnus 30 en 15); met z'n vieren gebruik je ze allemaal. Reken dus niet blind op één bepaalde kaart: misschien doet die helemaal niet mee.",
  "2.2":
    "In het midden ligt een rij legioenen, altijd één meer dan er spelers zijn, genummerd I, II, III enzovoort. Daaronder verzamelen zich de kaarten die te koop zijn. Het nummer is van belang als twee groepen evenveel waard zijn: dan pakt Rome die met het laagste nummer (4.2).",
  "2.3":
    "Rome krijgt 3 gedekte kaarten van de stapel. Daarmee begint zijn macht, en ze blijven tot het eind geheim, tenzij je een beurt opoffert om te spieken (3.2).",
  "2.4": "Iedereen begint met 5 aurei. Aan een goede groep ben je die zo kwijt, dus bedenk wat hij je waard is.",
  "2.5":
    "Het toeval wijst de startspeler aan, tenzij jullie zelf iemand kiezen. In beurtvolgorde trekken jullie 2, 3, 4 en 5 kaarten; ieder houdt er in het geheim één, en de rest gaat onder de stapel in de volgorde waarin ze zijn getrokken. Wie langer op zijn beurt moet wachten, heeft hier meer te kiezen.",
  "2.6":
    "Onder elk legioen komt een open kaart van de stapel. Dat is het eerste aanbod, en iedereen kan er zijn plannen op afstemmen.",
  "2.7":
    "Je hand en je geld zijn geheim, ook hoeveel je ervan hebt. Speel je liever open, dan kun je aan tafel afspreken dat iedereen ziet hoeveel kaarten en aurei de anderen hebben. Wat openlijk is gebeurd, blijft in het logboek staan, en je kunt het altijd nalezen.",
  "3.1":
    "Een volledige beurt verloopt altijd in dezelfde volgorde: je trekt kaarten (dat moet), koopt een groep (als je wilt), speelt kaarten (als je wilt) en ontvangt daarna je inkomsten. Of je laat dat allemaal zitten en spiekt in plaats daarvan bij Rome (3.2).",
  "3.2":
    "In plaats van een volledige beurt mag je de 3 kaarten bekijken die Rome aan het begin gedekt heeft gekregen. Alleen jij ziet ze; je pakt 2 aurei en je beurt is voorbij. Het mag in elke beurt en zo vaak je wilt zolang de kaarten gedekt zijn, alleen niet in het solospel (8.3). Je kunt dan niet trekken of kopen, maar je weet wel waar Rome sterker is dan het lijkt.",
  "3.3":
    "Je trekt 3 kaarten, één voor één, en beslist over elke kaart voordat je de volgende ziet: één neem je in de hand, één leg je open onder een legioen naar keuze, één schuif je onder de stapel. De volgorde bepaal je zelf, maar elke plek gebruik je precies één keer. Dat maakt het spannend: houd je die aardige eerste kaart, of hoop je op een betere?",
  "3.4":
    "Vanaf 3 religiesymbolen trek je de eerste twee kaarten tegelijk. Een van die twee moet onder een legioen of onder de stapel; daarna trek je de derde en kies je welke van de overgebleven twee je in de hand neemt en welke naar de plek gaat die nog vrij is. Is de stapel na de eerste twee leeg, dan mag je ze allebei plaatsen zoals je wilt.",
  "3.5":
    "Vanaf 6 religiesymbolen trek je al je kaarten tegelijk en beslis je daarna pas waar ze heen gaan. Gokken hoeft niet meer: je houdt gewoon de beste.",
  "3.6":
    "Zijn er niet genoeg kaarten, dan trek je wat er nog is en verdeel je dat vrij over de open plekken; zelfs een kaart die je net onder de stapel hebt geschoven, kan zo terugkomen. Met 3 tot en met 5 religiesymbolen en nog maar één kaart op de stapel begin je met die ene; vanaf 6 pak je meteen alles en later niets meer. Alleen als er al vóór het trekken geen enkele kaart is, pak je in plaats daarvan 2 aurei en ga je verder met kopen.",
  "3.7":
    "Na het trekken mag je één groep kopen: alle kaarten onder één legioen, nooit een deel ervan. Je betaalt de waarden bij elkaar opgeteld aan de bank en neemt de kaarten in de hand; kaarten met waarde 1, 3 en 2 kosten bijvoorbeeld 6 aurei. Bij een leeg legioen valt niets te kopen.",
  "3.8":
    "Voor elke 3 rijkdomsymbolen die je hebt liggen, wordt een groep 1 aureus goedkoper, met 0 als ondergrens. Met 7 rijkdomsymbolen bespaar je 2 aurei, dus een groep met waarde 6 kost je er maar 4. Hoe eerder je Rijkdom opbouwt, hoe vaker je bespaart.",
  "3.9":
    "Je mag zo veel kaarten uit je hand spelen als je wilt, één voor één. Je begint gratis en elke volgende kaart is een aureus duurder: 0, 1, 2, 3 enzovoort. Vier kaarten in één beurt kosten je dus 6 aurei. Je betaalt elke kaart meteen; aan de inkomsten van deze beurt heb je dan nog niets.",
  "3.10":
    "Schepen en soldaten hebben steun nodig: tel je landsymbolen en je intrigesymbolen; het hoogste aantal is je limiet, zowel voor je vlootsymbolen als voor je legersymbolen. Je telt ze niet bij elkaar op: met 5 land- en 3 intrigesymbolen mag je 5 vloot- en 5 legersymbolen hebben. Een kaart waarmee je daarboven zou komen, blijft voorlopig in je hand. Bonusvloten en bonuslegers (6.4) tellen hier niet mee.",
  "3.11":
    "Na het spelen krijg je inkomsten: 1 aureus voor elke kaart (niet elk symbool) in de langste categorie die je deze beurt hebt uitgebreid, plus 1 als je minstens één Senator hebt gespeeld. Speel je bijvoorbeeld je vierde Land en je eerste Senator, dan is dat 4 + 1 = 5 aurei. Zit er ook maar één Intrige tussen je gespeelde kaarten, dan krijg je niets; heb je helemaal geen kaart gespeeld, dan krijg je 2 aurei.",
  "3.12":
    "Wie als eerste een intrigesymbool heeft liggen, pakt de kaart primus conspiratus. Wie daarna meer intrigesymbolen heeft dan de bezitter, neemt hem meteen over; bij een gelijke stand blijft hij waar hij is (met Nocturnus: zie 9.4). Hij maakt je startspeler (4.3), is een punt waard (6.5), en als Rome wint, win jij mee (6.3).",
  "3.13":
    "Een kaart die voor je ligt, blijft daar tot het einde van het spel. Niemand kan hem afpakken, maar terugnemen kun je hem ook niet.",
  "4.1":
    "De startspeler begint, de anderen volgen met de klok mee. Is iedereen één keer aan de beurt geweest, dan is de ronde voorbij.",
  "4.2":
    "Aan het eind van de ronde pakt Rome de groep met de hoogste totale waarde en legt die open neer. Bij een gelijke stand is dat de groep onder het laagste legioennummer; ligt er nergens een kaart, dan krijgt Rome niets. Rome mag zo veel vloten en legers hebben als het wil. Let dus op wat je laat liggen: vroeg of laat maakt het Rome sterker.",
  "4.3":
    "Wie primus conspiratus is, begint de volgende ronde; zolang niemand dat is, blijft de startspeler dezelfde. Wie begint, heeft de eerste keus uit de groepen.",
  "4.4":
    "Nu krijgt elk leeg legioen een nieuwe kaart van de stapel, te beginnen bij legioen I. Liggen er niet genoeg kaarten voor allemaal, dan wordt er geen enkele meer neergelegd en is het spel op slag afgelopen.",
  "5.1":
    "Het spel eindigt als niet alle lege legioenen meer kunnen worden aangevuld (4.4). Het eindigt ook na de ronde waarin de stapel is opgeraakt: als iemand dus niet kon trekken, of als er na de laatste beurt van de ronde geen kaart meer over is. Hoe dan ook heeft iedereen evenveel beurten gehad.",
  "5.2":
    "Is de stapel tijdens de ronde opgeraakt, dan is het spel afgelopen zodra de laatste speler klaar is, en pakt Rome geen groep meer. Spreek je het van tevoren zo af, dan krijgt Rome die laatste groep toch nog.",
  "6.1":
    "Rome draait zijn gedekte kaarten om en legt ze bij de rest. Nu blijkt of spieken de moeite waard was, en of je voorgevoel klopte.",
  "6.2":
    "Per categorie vergelijk je de symbolen van Rome met die van elke speler apart; bonussymbolen (6.4) tellen aan beide kanten mee. Rome ligt voor als niemand er meer heeft, dus ook bij een gelijke stand: heeft Rome 3 religiesymbolen en hebben jullie er 3 en 2, dan ligt Rome voor. Ook een categorie waarin niemand een symbool heeft, telt voor Rome. Eén speler met meer symbolen is genoeg om Rome de categorie af te nemen.",
  "6.3":
    "Ligt Rome voor in 4 of meer van de 7 categorieën (met Nocturnus in 5 of meer van de 10), dan wint Rome. Punten doen er dan niet meer toe: wie primus conspiratus is, wint het spel aan de zijde van Rome. Is niemand dat, dan wint er ook niemand.",
  "6.4":
    "Aan het eind krijg je voor elke 3 vlootsymbolen 1 extra legersymbool, en voor elke 3 legersymbolen 1 extra vlootsymbool. Met 7 vloot- en 3 legersymbolen kom je dus op 8 en 5. Bonussymbolen leveren zelf geen bonus meer op, en ook Rome krijgt zijn bonus.",
  "6.5":
    "Heeft Rome niet gewonnen, dan tel je je punten: 2 voor elke categorie waarin je een kaart hebt liggen (alleen een bonussymbool is niet genoeg), en 3 voor elke categorie waarin je meer symbolen hebt dan Rome. Elk vloot- en legersymbool, bonus inbegrepen, is 1 punt waard, en primus conspiratus ook. Tel ten slotte je aurei en je handkaarten bij elkaar op, elk voor 1: het hoogste totaal levert 4 punten op, bij een gelijke stand voor iedereen die het haalt.",
  "6.6": "Wie de meeste punten heeft, wint. Staan er meer spelers samen bovenaan, dan delen jullie de overwinning.",
  "6.7":
    "Rome staat alleen bij Senator (2), Vloot (4 + 1 bonus) en Leger (3 + 1 bonus) gelijk of voor, en wint dus niet. Jij hebt 5 categorieën (10 punten), 3 vlootsymbolen (3), 1 legersymbool en 1 bonus (2) en verslaat Rome bij Religie, Rijkdom en Land (9): 24 punten. Je rivaal heeft 5 categorieën (10), 1 bonusvloot (1), 3 legersymbolen (3), verslaat Rome bij Intrige (3), is primus conspiratus (1) en is het rijkst (4): 22 punten. Jij wint; maar had Rome gewonnen, dan was de zege voor je rivaal geweest.",
  "7.1":
    "Vanaf vijf spelers is één set niet genoeg; daarom schud je er willekeurige kaarten uit een tweede set bij: 15, 30, 45 of 60 bij 5, 6, 7 of 8 spelers. Met Nocturnus zijn het er 30, 45, 60 of 75, naast de volledige set van 104. Hoe vaak een kaart in het spel zit, weet dan niemand precies.",
  "7.2": "Voor de vijfde tot en met achtste speler groeit de keuze niet verder: ook zij kiezen hun eerste kaart uit 5.",
  "7.3":
    "Ook met veel spelers is er één legioen meer dan er spelers zijn: bij 6 spelers zijn het er 7, bij 8 loopt de rij tot legioen IX. Hoe meer spelers, hoe meer groepen er dus te kiezen zijn.",
  "7.4":
    "Rome begint met 6 kaarten: 3 open en 3 gedekt. Een deel van zijn kracht ken je dus meteen, en de rest kun je stiekem bekijken (3.2).",
  "7.5":
    "Heeft de speler die aan de beurt is minstens één Senator gespeeld, dan volgt na diens inkomsten een senaatszitting: met de klok mee mag ieder ander één handkaart spelen voor precies 1 aureus. Inkomsten krijg je er niet voor, de limiet geldt (3.10), en primus conspiratus wisselt meteen als dat nodig is. Een Senator die je dan speelt, opent geen nieuwe zitting. Houd een aureus achter de hand, want alleen zo kun je buiten je eigen beurt een kaart spelen.",
  "7.6": "Al het andere gaat net als met twee tot vier spelers. Ken je het kleine spel, dan ken je het grote dus ook.",
  "8.1":
    "In je eentje begin je met 5 aurei en 3 legioenen. Van de geschudde kaarten worden er 30 ongezien weggelegd (met Nocturnus 40 van de 104), en Rome krijgt er 3 gedekt. Hoe je aan je eerste kaart komt, hangt ervan af hoe ver je in de campagne bent (8.5).",
  "8.2":
    "Een ronde bestaat alleen uit jouw beurt. Daarna pakt Rome een groep en worden de lege legioenen aangevuld, zoals in 4.2 tot en met 4.4. Rome groeit dus na elke beurt van jou; treuzel niet.",
  "8.3":
    "In het solospel mag je niet spieken bij Rome. Wat Rome verbergt, ontdek je pas aan het eind, dus een kleine voorsprong kan te klein blijken.",
  "8.4":
    "De campagne telt vijf spellen, elk moeilijker dan het vorige. Om te winnen moet je alle 7 categorieën voor je hebben liggen en meer symbolen hebben dan Rome in minstens 3, 4, 5, 6 en ten slotte 7 ervan; bonussen tellen aan beide kanten mee. Met Nocturnus zijn het alle 10 categorieën, en meer symbolen in 6, 7, 8, 9 en ten slotte 10. Primus conspiratus redt je hier niet: verloren is verloren.",
  "8.5":
    "In spel 1 en 2 trek je 2 kaarten, houd je er één en schuif je er één onder de stapel. In spel 3, 4 en 5 trek je er 3, 4 of 5, speel je er meteen 1, 2 of 3, schuif je er één onder de stapel en houd je er één. Wat je zo speelt is gratis, levert geen inkomsten op en mag over de limiet van 3.10 gaan. Daarna mag je een Vloot of Leger alleen spelen als die categorie weer binnen de limiet blijft; alle andere kaarten kunnen altijd.",
  "8.6":
    "Win je een spel, dan gaat het volgende open. Verlies je, dan mag je hetzelfde spel opnieuw proberen, zo vaak je wilt.",
  "9.1":
    "Nocturnus speel je net als het basisspel, maar dan met drie nieuwe categorieën, tien in totaal. Rome hoeft nu maar in 5 van de 10 voor te liggen (6.3); de helft is al genoeg. Blijf dus alert.",
  "9.2":
    "Voor elke 4 militiesymbolen die je hebt liggen, trek en houd je één kaart meer: met 4 symbolen trek je 4 kaarten en houd je er 2, met 8 trek je er 5 en houd je er 3. Nog steeds gaat er één kaart onder een legioen en één onder de stapel. Heb je dan ook 3 of meer religiesymbolen, dan heb je steeds twee getrokken kaarten en leg je er één op een open plek naar keuze voordat je de volgende trekt; vanaf 6 zie je ze allemaal tegelijk.",
  "9.3":
    "Voor elke 4 verkennersymbolen die je hebt liggen, is één extra kaart gratis voordat de gewone reeks (gratis, 1, 2 enzovoort) begint. Met 4 symbolen kosten drie kaarten je dus 1 aureus in plaats van 3. Alleen Verkenners die er al lagen voordat je begon te spelen tellen mee; die van deze beurt helpen je pas vanaf de volgende.",
  "9.4":
    "Tegenspelers hebben hun prijs: na je inkomsten moet je Rome voor elke 4 van hun symbolen die je hebt liggen een handkaart naar keuze geven, open op tafel, voor zover je die hebt. Dit tribuut betaal je na elke volledige beurt, ook als je niets hebt gespeeld, maar niet na het spieken. Daar staat tegenover dat ze je helpen samenzweren: bij evenveel intrigesymbolen (minstens 1) wordt degene met meer tegenspelersymbolen primus conspiratus. Zijn ook die gelijk, dan verandert er niets.",
  "9.5":
    "Speel je Nocturnus in je eentje, dan worden er 40 van de 104 kaarten weggelegd (8.1) en gelden de hogere doelen met tien categorieën (8.4). Al het andere is zoals in het solospel dat je al kent.",
  "10.1":
    "Dit beloven we je: er raakt geen kaart kwijt, en er duikt er ook geen op uit het niets. Stapel, weggelegde kaarten, Rome, legioenen, handen en gespeelde kaarten vormen samen altijd precies de set waarmee je begon.",
  "10.2":
    "Dit beloven we je: er komt of gaat geen munt zonder reden. Elke verandering in de aurei van een speler komt voort uit een regel, en die regel wordt erbij vastgelegd.",
  "10.3":
    "Dit beloven we je: niemand krijgt van ons te horen wat hij niet mag weten, of hij nu meespeelt of toekijkt. De volgorde van de stapel, de weggelegde kaarten, de handen van anderen en wat anderen onder de stapel hebben geschoven blijven geheim, net als de gedekte kaarten van Rome, tenzij je die zelf hebt bekeken.",
  "10.4":
    "Dit beloven we je: als iets niet mag, vertellen we je welke regel dat zegt, bijvoorbeeld PAX 3.10. Er is dan niets gebeurd; het spel blijft zoals het was, en je kiest gewoon opnieuw.",
} satisfies Readonly<Record<RuleNumber, string>>;

export const chapters = {
  "1": "Het spelmateriaal",
  "2": "Voorbereiding voor 2 tot 4 spelers",
  "3": "Jouw beurt",
  "4": "De ronde",
  "5": "Het einde van het spel",
  "6": "Wie wint er?",
  "7": "Vijf tot acht spelers",
  "8": "Alleen tegen Rome",
  "9": "De uitbreiding Nocturnus",
  "10": "Onze belofte",
} satisfies Readonly<Record<ChapterNumber, string>>;
