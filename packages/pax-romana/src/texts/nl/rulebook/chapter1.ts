import type { chapter1 as en } from "../../en/rulebook/chapter1.ts";

/** Chapter 1: what the game is, in Dutch. */
export const chapter1: Record<keyof typeof en, string> = {
  "1.1":
    "Je leidt een van de grote machten rond de Middellandse Zee: Rome, Carthago, Griekenland of het Oosten. Het standaardspel kan zonder kaarten; voor verrassingen zorgen gebeurtenisfiches in de beker, waar het scenario erom vraagt of jullie ze willen (16.11). De scenario's I, II en III zijn duels, V is het grote spel met alle vier de machten, en VII is alleen de eerste ronde daarvan.",
  "1.2":
    "Het uitgebreide spel voegt 55 gebeurteniskaarten toe, meer soorten eenheden en de regels die daarbij horen. Scenario's IV, V, VI en VII speel je ermee, V en VII ook zonder; hoort een regel alleen daarbij, dan staat dat er in dit regelboek bij.",
  "1.3":
    "Een ronde staat voor ongeveer 25 jaar, en tien rondes voeren je van het jaar 300 naar het jaar 50 voor Christus. Een legioen of een eenheid zware infanterie telt zo'n 7000 man, lichte infanterie 5000, ruiterij 2500 ruiters, en een galeieskader 50 oorlogsschepen. Kijk er dus niet van op dat een mars door de halve bekende wereld maar één beweging kost.",
  "1.4":
    "Een paar woorden hebben hier een precieze betekenis. Landeenheden zijn alle soorten infanterie en ruiterij; veldheren, olifanten, garnizoenen en galeieskaders horen daar niet bij. Je bezet een vak met landeenheden, een garnizoen, een stad of een grote stad. Een vak of haven is voor jou bevriend als je het zelf bezet, of als het in je thuisland ligt en niemand anders het bezet; dat je de provincie beheerst, is niet genoeg. De hoofdsteden zijn Roma, Carthago, Athenae en Pella voor Griekenland, en Alexandria en Antiochia voor het Oosten, dat in scenario VI alleen Antiochia heeft.",
  "1.5":
    "Op veel plaatsen laten de gedrukte regels een vraag open of spreken ze zichzelf tegen, en een programma moet dan kiezen. Onze beslissingen hebben een eigen nummer, bijvoorbeeld R46, en je vindt ze achter de regel waar ze bij horen. De teksten hier zijn van onszelf en houden de nummers van de living rules aan, zodat je altijd kunt vergelijken.",
};
