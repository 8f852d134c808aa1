import type { chapter4 as en } from "../en/chapter4.ts";

/** Chapter 4: talks, pacts and bribes, in Dutch. */
export const chapter4: Record<keyof typeof en, string> = {
  "4.1":
    "Afspraken maak je op een bijeenkomst. Je belegt die in plaats van een operatie: ze kost je het fiche, maar geen talent (3.44). Nodig uit wie je wilt; gastheer en gasten doen om de beurt een van de anderen een voorstel, dat wordt aangenomen of afgeslagen, totdat iedereen past of er 12 voorstellen zijn gedaan. Je kunt talenten geven (tot 20 in één voorstel), vakken afstaan waar je niets anders hebt dan een stad, een grote stad of garnizoenen, een van je doelen tonen (15.45), en de ander toestaan door je vakken te trekken, erin te staan, je vloten te passeren of zijn verbindingslijnen over jouw wegen te leggen. Toestemmingen eindigen met de ronde, of als je ze aan het begin van een van je activaties intrekt; wie nog een vak delen, blijven bevriend tot ze uit elkaar gaan. Al het andere is een belofte, en beloften binden niemand. Wie niet was uitgenodigd, hoort wat een afspraak op tafel verandert, maar niet wat er is beloofd of afgeslagen.",
  "4.2": "Alleen in het uitgebreide spel: bondgenootschappen sluit je door een bondgenootschapskaart te spelen.",
  "4.3":
    "Op het moment van gevaar kun je je vrijkopen, tenzij jullie hebben afgesproken zonder omkoping te spelen: als een andere speler je wil aanvallen of onderscheppen, tegen je vloot wil vechten, je tot terugtocht wil dwingen of in je thuisland een stad of grote stad wil verwoesten. Je mag 1 tot 10 talenten bieden om met rust gelaten te worden, of voor iets anders dat je noemt. Neemt hij ze aan, dan wisselen ze meteen en openlijk van eigenaar. Of hij zich daarna aan de afspraak houdt, is helemaal aan hem. Vóór een aanval krijg je de vraag op één mars voor elk vak één keer; zonder talenten krijg je haar niet.",
  "4.4":
    "Spreken jullie af dat er ook zonder bijeenkomst overlegd mag worden, dan mag je dat één keer aan het begin van elk van je eigen activaties doen, voordat je betaalt en zelfs met een lege schatkist. Het kost je fiche noch talent, en alles wat op een bijeenkomst kan, kan ook hier, en even vertrouwelijk (4.1).",
};
