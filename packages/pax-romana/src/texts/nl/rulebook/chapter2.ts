import type { chapter2 as en } from "../../en/rulebook/chapter2.ts";

/** Chapter 2: map, units and money, in Dutch. */
export const chapter2: Record<keyof typeof en, string> = {
  "2.11":
    "Gebieden zijn de grote gekleurde vlakken op de kaart. Vier daarvan zijn de thuislanden van de machten: Rome, Carthago, Griekenland en het Oosten. Negen zijn onafhankelijk (Hispania, Gallië, Sicilië, Germanië, de Donau, Klein-Azië, Kreta, Chersonesos en Rhodos), en vijf aan de rand zijn van de barbaren. De meeste bestaan uit meer provincies, en je beheerst een gebied zodra je die allemaal hebt (5.31). Een gebied van één provincie, zoals Kreta of Armenië, telt alleen als die provincie: 1 talent en 1 GOP, en voor het gebied komt er niets bij.",
  "2.12":
    "Gebieden zijn verdeeld in provincies, en elke provincie heeft een of meer vakken. Lusitania is bijvoorbeeld een van de provincies van Hispania. Inkomen, lichting en de meeste punten gaan per provincie, dus reken daarin. Kreta, Chersonesos en Rhodos staan op zichzelf: niemand heeft ze nodig om een ander gebied compleet te maken. En Corinthus hoort bij de Peloponnesus, hoe dicht het ook bij Athenae ligt.",
  "2.13":
    "Je beweegt van cirkel naar cirkel. De grote zijn de 226 vakken, waar eenheden staan en die je kunt beheersen; 103 daarvan zijn havens, en alleen die staan open voor schepen. Enkele zijn bijzonder: hoofdsteden, bergvestingen (9.21, 10.51), stamvakken waarvan niemand weet hoe sterk het onthaal zal zijn (13.11), en de mijn van Bergidum (6.11). De andere zijn niet meer dan punten onderweg: landpunten en Alpenpassen voor legers (9.31, 9.32), zeepunten en de open zee voor vloten (11.21). Geen leger mag op een punt of in een pas blijven staan.",
  "2.14":
    "Lijnen verbinden de cirkels. Legers volgen de verbindingen over land, vloten die over zee; zijn ze er allebei, dan gebruikt ieder de zijne. Tussen Megara en Corinthus worden schepen over de landengte gesleept, dus ook daar komen vloten door. Bij vier zeestraten steekt een leger voor 2 MP te voet het water over, als op geen van beide oevers vijandelijke eskaders liggen (9.33): Messana en Rhegium, Tingi en Baetica, Sestus en Abydos, Byzantium en Nicomedia. Wat buiten het speelveld van je scenario leidt, bestaat daarin niet.",
  "2.15":
    "Alles wat de sporen op het bord je zouden vertellen, ligt voor iedereen open: talenten, stabiliteit, punten, de fiches in de beker, elke eenheid op de kaart, en ook welke vraag openstaat en wie haar moet beantwoorden. Geheim zijn plannen totdat ze allemaal worden getoond, biedingen, de sterkte van stammen die nog niemand heeft ontmoet, doelen in de hand, en wat er gezegd wordt op een bijeenkomst waarvoor je niet bent uitgenodigd (4.1).",
  "2.2":
    "In een slag tellen gevechtspunten (GP). Een legioen, dat alleen Rome heeft, is 4 waard, zware infanterie 3; lichte infanterie, ruiterij, militie, barbaren en stammen zijn elk 1 waard, en huurlingen evenveel als gewone eenheden van hun soort. Door verliezen gereduceerd heeft een legioen er nog 2 en zware infanterie nog 1 (10.81). Een galeieskader heeft er 2, maar alleen op zee (11.43). Olifanten en garnizoenen hebben geen GP en zijn op een andere manier nuttig (10.67, 12.11), en elke macht trekt haar veldheren uit 10 eigen veldheren (8.12).",
  "2.3":
    "Er zijn 20 doelfiches: doelen die je geheimhoudt en die je iets extra's opleveren als je ze bereikt (15.41). Je gebruikt ze alleen in de scenario's V en VI, en ook daar alleen als de gekozen speelduur het zo zegt (3.81): één voor ieder, door het toeval getrokken, of allemaal, en dan koop je ze.",
  "2.4": "Alleen in het uitgebreide spel: de stapel van 55 gebeurteniskaarten.",
  "2.5":
    "Geld telt in talenten, kortweg T: 2T zijn twee talenten. Ze worden nooit gedeeld, je schatkist mag leeg zijn maar nooit in de schuld staan, en iedereen ziet hoeveel erin zit. Scenario I kan helemaal zonder geld.",
  "2.6":
    "Tabellen hoef je er niet naast te leggen: het programma kent de krachtsverhoudingen, prijzen, verliezen en gebeurtenissen, en zegt je bij elke uitkomst uit welke regel ze komt. Waar een getal voor je beslissing van belang is, staat het in de tekst van de regel.",
  "2.7":
    "Alle dobbelstenen hebben zes kanten. Eén dobbelsteen geeft 1 tot en met 6; waar er twee of drie worden geworpen, tel je ze op. Het programma werpt ze en schrijft elke worp in het verslag, en wat geworpen is, kun je niet terugnemen; alleen als jullie met opnieuw werpen spelen, kan een veldheer in een slag om een nieuwe worp vragen (10.55).",
};
