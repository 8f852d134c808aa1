import type { chapter7 as en } from "../../en/rulebook/chapter7.ts";

/** Chapter 7: Cities and Towns. */
export const chapter7: Record<keyof typeof en, string> = {
  "7.11":
    "Een stad bouwen, van een stad een grote stad maken of muren herstellen: dat kost telkens een nevenbeweging en kan dus hoogstens twee keer per activatie. Je betaalt meteen. Een andere gelegenheid is er niet: in de lichtingsfase en bij een rekrutering wordt niets van steen gebouwd.",
  "7.12":
    "Een stad kost 2 talenten en een garnizoen, en vraagt een vak dat je beheerst en waar nog geen stad of grote stad staat; het garnizoen mag niet pas door een nevenbeweging van deze activatie zijn ontstaan (12.14). Een grote stad kost 3 talenten en een vol legioen of volle zware infanterie die in een onbeschadigde stad van jou staat. Het garnizoen of de eenheid vestigt zich daar en verdwijnt van de kaart. De provincie hoef je niet te beheersen, maar naast vijanden of slaven wordt niet gebouwd.",
  "7.13":
    "Een volle stad levert 1 talent inkomen en 1 beschavingspunt (CVP) op en heeft 2 muurpunten; beschadigd levert ze talenten noch CVP op en blijft er 1 muurpunt over. Een volle grote stad levert 3 talenten en 3 CVP op en heeft 5 muurpunten; beschadigd tot 4 of 3 levert ze 1 talent en 1 CVP op. Eén verloren muurpunt maakt al het verschil, dus herstellen loont al snel.",
  "7.14": "In een bergvesting kun je niets bouwen. Zo'n plek is op zichzelf al sterk genoeg (10.51).",
  "7.15":
    "Je bouwt en herstelt alleen wat van jezelf is: niet bij een bondgenoot en niet in neutrale steden. Beschadigde neutrale muren blijven dus beschadigd tot iemand de plaats inneemt.",
  "7.16": "Steden en grote steden raken nooit op. Je mag er zoveel bouwen als je kunt betalen en als er plaats is.",
  "7.21":
    "Een stad of grote stad beheerst haar vak en telt voor de provincie als een landeenheid, of er nu troepen in zijn of niet. Ze is van wie haar bouwde tot iemand haar inneemt; vanaf dan is ze van de veroveraar. Is ze verwoest, dan is ze van niemand meer.",
  "7.22":
    "Een vreemde stad of grote stad loop je niet zomaar binnen: wie het vak betreedt, moet aanvallen, en dat kost 1 MP meer dan de weg. Alleen een plaats met de laagste muren en zonder infanterie valt zonder slag (7.42), en zelfs dat kost die 1 MP. Veldheren, garnizoenen of olifanten zonder landeenheid mogen het niet eens proberen.",
  "7.23":
    "Wie voor een slag uitwijkt of zich erna terugtrekt, komt niet in een vak met een vijandelijke of neutrale stad of grote stad, hoe zwak die ook is. Denk daaraan voordat je met zo'n plaats in je rug gaat vechten.",
  "7.31":
    "Worden je troepen aangevallen waar je stad of grote stad staat, dan beslis jij of ze achter de muren vechten. Dan tellen de muurpunten (grote stad 5, stad 2) voor jou, zet geen van beide partijen ruiterij of olifanten in, en trek je je niet terug en kun je daar ook niet toe worden gedwongen. In het open veld vecht je zoals altijd; maar trek je je terug, dan moet de aanvaller de verlaten muren meteen bestormen, zonder extra MP. Hetzelfde gebeurt als iemand bij de muren onderschept en wordt verslagen (10.35).",
  "7.32":
    "Elk muurpunt telt 1 bij je gevechtspunten, maar vangt 2 punten verlies op. Jij kiest of de muren of de troepen die dragen, tot de grens van 7.33. Moet je met één lichte infanterie in een grote stad 3 verliezen, dan geef je 2 muurpunten op, of 1 muurpunt en de lichte infanterie.",
  "7.33":
    "Een gevecht brengt een grote stad nooit onder 3 muurpunten en een stad nooit onder 1. De rest verdwijnt pas als iemand de hele plaats verwoest (7.43).",
  "7.34":
    "Muren verdedigen zichzelf: een stad of grote stad zonder infanterie vecht met alleen haar muurpunten. Staan die al op hun laagst (7.33) en is er geen infanterie binnen, dan valt er niets te vechten, en een landeenheid die binnentrekt neemt de plaats in (7.42). Ook ruiterij alleen houdt haar niet: die mag vooraf uitwijken (10.41), anders is ze verloren.",
  "7.35":
    "Met beschadigde muren geldt een stad of grote stad als gereduceerd. Een gereduceerde grote stad levert evenveel op als een volle stad, 1 talent en 1 CVP, een gereduceerde stad niets. Hersteld hebben ze weer hun volle waarde (7.46).",
  "7.36":
    "Gebruik je de muren en verlies je, dan blijf je waar je bent: je mag je niet terugtrekken, en de aanvaller kan je er niet toe dwingen. De enige uitweg is over zee, als je eskaders je kunnen wegbrengen (10.95). Dan worden de muren niet gratis bestormd: op hun laagst vallen ze, anders gaat de aanvaller terug en betaalt hij een nieuwe aanval. In de volgende slag mag je weer voor het open veld kiezen.",
  "7.37":
    "Neutrale troepen in een stad of grote stad vechten altijd achter de muren. Laat je ruiterij dus thuis als je tegen Syracuse optrekt.",
  "7.41":
    "Je neemt een grote stad in als haar muren tot 3 zijn gedaald (een stad bij 1), er geen verdedigende infanterie meer is en jij een landeenheid in het vak hebt. Ze is dan van jou, beschadigd en wel, en je mag haar ook meteen verwoesten (7.43). Ruiterij, olifanten, garnizoenen en veldheren die niet op tijd zijn ontkomen, gaan met haar verloren; eskaders in de haven blijven, ook met veldheren aan boord (8.43). Troepen van een macht die je heeft binnengelaten, verdedigen de plaats niet en delen ook niet in haar lot.",
  "7.42":
    "Een grote stad met 3 muurpunten of een stad met 1, zonder infanterie erin, valt op het moment dat een vijandelijke landeenheid binnenmarcheert, voor de 1 MP van een aanval. Een garnizoen erin redt haar niet; omgekeerd kan ook een garnizoen, een veldheer of een vloot haar niet innemen. Wie volgens afspraak mag passeren (4.1), neemt niets in.",
  "7.43":
    "Een stad of grote stad die van jou is, kun je met de grond gelijkmaken, ook als je haar net hebt ingenomen, in een hoofd- of nevenbeweging. De troepenmacht moet een landeenheid in het vak hebben en betaalt 1 MP voor elk muurpunt dat er nog is: 3 voor een pas ingenomen grote stad, 1 voor een stad. In je eigen thuisland wordt niets verwoest. Is omkoping toegestaan, dan mag de macht wier thuisland het is je eerst iets bieden om de plaats te sparen (4.3).",
  "7.44":
    "Val je een stad of grote stad aan en valt ze niet, dan ga je terug naar het vak waar je vandaan kwam (10.97). Dat geldt ook als alle infanterie binnen dood is, maar de muren nog te hoog zijn; de volgende keer heb je alleen nog met de muren te maken (7.34).",
  "7.45":
    "Barbaren kunnen steden en grote steden innemen, die dan onafhankelijk worden, of, als er landeenheden staan van wie hen beweegt, hem toevallen; of ze die verwoesten of gewoon verder trekken, beslist wie hen beweegt. Wat jouw huurlingenkoning inneemt, is meteen van jou. Slaven nemen niets over: de plaats houdt haar eigenaar, maar hij heeft er niets aan zolang zij er zitten (12.73).",
  "7.46":
    "Een nevenbeweging herstelt één stad of grote stad van jou, voor 1 talent per ontbrekend muurpunt, helemaal of niet. Een grote stad met 3 kost dus 2 talenten. Daarna telt ze weer volledig voor inkomen, CVP en verdediging.",
  "7.51":
    "Heb je een stad of grote stad ingenomen, dan mag je je leger laten plunderen. Je werpt een dobbelsteen, plus 1 als er huurlingen in het leger zijn: boven de veldtochtwaarde van je veldheer plunderen de troepen (7.52), anders gebeurt er niets. Het gaat om de veldheer die de mars leidde; zonder veldheer is de waarde 0 en plunderen ze altijd. Een veldtochtwaarde van 6 houdt iedereen behalve huurlingen in toom.",
  "7.52":
    "Een grote stad levert zoveel talenten op als de dobbelsteen aangeeft, een stad de helft, naar boven afgerond. Deden er huurlingen of de huurlingenkoning mee, dan is de halve buit voor hen, en jouw deel wordt naar beneden afgerond. Een 3 in een stad levert 2 talenten op, met huurlingen maar 1.",
  "7.53":
    "Na het plunderen wordt er nog eens geworpen, zonder toeslag. Tot en met de veldtochtwaarde van je veldheer mag het leger verder trekken; daarboven beweegt het in deze activatie niet meer, ook niet voor een veroveraar. Een leger zonder veldheer blijft altijd aan de wijn.",
  "7.54":
    "Barbaren moeten altijd proberen te plunderen wat ze innemen. Ze werpen alleen om te zien of ze verder kunnen; talenten krijgt niemand. Slaven plunderen nooit.",
  "7.55":
    "In je eigen thuisland plunder je nooit, ook niet als je een plaats op een vijand herovert. Barbaren kennen zulke scrupules niet: zij plunderen ook daar, wie hen ook beweegt.",
};
