import type { chapter17 as en } from "../../en/rulebook/chapter17.ts";

/** Chapter 17: Event Cards, of the Advanced Game, in Dutch. */
export const chapter17: Record<keyof typeof en, string> = {
  "17.11":
    "Alleen in het uitgebreide spel: 55 gebeurteniskaarten van 39 soorten vormen één stapel. In het begin heeft niemand er een. In de overwinningsfase gaan alle kaarten terug en worden ze geschud, behalve die spelers houden (17.14) en die het spel verlaten hebben.",
  "17.12":
    "Alleen in het uitgebreide spel: sommige kaarten slaan meteen toe, en wie er een trekt, speelt haar. Alle andere mag je in de hand houden, waar niemand anders ze ziet.",
  "17.13":
    "Alleen in het uitgebreide spel: is je fiche betaald, dan trek je een kaart. Slaat die meteen toe, dan komt dat eerst; daarna mag je kaarten uit je hand spelen of houden en kies je je operatie.",
  "17.14":
    "Alleen in het uitgebreide spel: niemand houdt meer dan 3 kaarten. Met een vierde speel je er eerst een of leg je er een af, de nieuwe of een andere; gestolen en geruilde kaarten tellen mee. Aan het eind van een ronde mag je 1 kaart houden, en de andere gaan ongezien terug in de stapel.",
  "17.15":
    "Alleen in het uitgebreide spel: in je eigen activatie speel je kaarten uit je hand vóór je operatie en tussen je bewegingen, zoveel je wilt. In de activaties van anderen word je gevraagd waar een kaart een antwoord kan zijn: als er een kaart gespeeld is, als troepen van een ander een landpunt betreden, als een transport zonder escorte in de buurt van je eskaders vaart, en in jouw slagen voordat ze beginnen en als de verschuivingen geteld worden. Zeg je dat je gevraagd wilt worden, dan ook vóór hun operatie, tussen hun bewegingen en voordat ze klaar zijn. Alle antwoorden zijn gesloten en gaan samen open: eerst de actieve macht, dan de speelvolgorde, en van meer kaarten wordt alleen de eerste gespeeld voordat allen weer gevraagd worden. Een kaart die niets zou doen, kan niet gespeeld worden. Afleggen mag je een kaart op elk van deze momenten, open.",
  "17.16":
    "Alleen in het uitgebreide spel: Carthago mag elke kaart die het zou mogen houden voor huurlingen geven, wat er ook op staat (12.24).",
  "17.2":
    "Alleen in het uitgebreide spel: elk van de 55 gebeurteniskaarten zegt in het kort wat ze doet. Een kaart wordt aangekondigd met de macht die ze noemt, en anderen mogen met Deus ex Machina antwoorden voordat er iets geworpen, betaald of geplaatst wordt; een zo opgeheven kaart wordt afgelegd en geldt als niet gespeeld. Een die meteen toeslaat en niets te doen vindt, wordt getoond en afgelegd. Pontus en de drie kaarten voor betere galeien verlaten het spel zodra ze gespeeld zijn. Niemand speelt Veroveraar en Cunctator in dezelfde ronde. De Stabiliteitsproef noemt een macht op +3 of lager, jezelf alleen als er geen andere is; is er geen enkele, dan verlies je 1. Op 0 of hoger betaalt ze 2 talenten voor spelen en verliest ze een niveau voor elk dat ze niet betaalt. In onrust moet ze in haar volgende activatie 3 GP meer naar een hoofdstad brengen, anders verliest ze 1 en al haar garnizoenen. In oproer brengt haar volgende fiche burgeroorlog: voor elk van haar plaatsen valt een dobbelsteen, een oneven worp kost de helft van de landeenheden en de helft van de eskaders daar, naar boven afgerond; haar veldheren gaan, één nieuwe komt, en haar stabiliteit is -1. Het standaardspel heeft een eigen, kortere lijst van gebeurtenissen (16.2).",
};
