import type { chapter14 as en } from "../../en/rulebook/chapter14.ts";

/** Chapter 14: Stability, in Dutch. */
export const chapter14: Record<keyof typeof en, string> = {
  "14.11":
    "Stabiliteit zegt hoe stevig je thuis in het zadel zit. Hoe lager ze is, hoe kleiner het leger dat je voor niets onderhoudt, hoe minder mensen te wapen snellen en hoe harder sommige gebeurtenissen je treffen, tot en met een burgeroorlog die je leger verscheurt (16.2).",
  "14.12":
    "Niet alle machten beginnen gelijk: Rome begint op +5, Carthago op +4, het Oosten op +3 en Griekenland op +2; in scenario VI Rome op +6, het Oosten op +2 en Griekenland op +1. In scenario I is er geen stabiliteit.",
  "14.13":
    "Er zijn drie niveaus: stabiel van 0 tot +8, onrust van -1 tot -3, oproer van -4 tot -6. Je niveau bepaalt hoeveel zware infanterie je voor niets onderhoudt (6.42), hoeveel militie je te wapen kunt roepen (12.34), wat een doel kost (15.43) en wat een stabiliteitsproef met je doet (16.2).",
  "14.14":
    "Stabiliteit stijgt nooit boven +8 en daalt nooit onder -6. Wat op hetzelfde moment gebeurt, wordt eerst opgeteld en dan pas op het spoor gezet: win je op +8 met een slag een provincie en verlies je daarbij een andere, dan blijf je op +8.",
  "14.21":
    "Meteen win je 1 voor elke provincie buiten je thuisland die je inneemt, en verlies je 1 voor elke die je ontglipt; bij provincies van je eigen thuisland is dat telkens 2. Je verliest ook 1 zo vaak je vóór een slag uit een vak van je thuisland uitwijkt (10.45), militie licht (12.32), een barbarenhorde tot op 1 MP van je hoofdstad ziet komen (één keer per horde, 13.44), of er thuis een slavenleger opstaat; die ene krijg je terug als de slaven verslagen zijn. Een verloren hoofdstad kost boven op haar provincie nog 1, en in elke overwinningsfase weer 1, totdat je haar herovert voor één enkele +1. In de overwinningsfase krijgt wie in de ronde de meeste punten won +1, en wie de minste won -1; bij gelijke stand gebeurt er niets (15.12). In de onderhoudsfase kost meer zware infanterie dan CVP (15.31) 2, meer dan drie keer zoveel in plaats daarvan 3, in het uitgebreide spel meer dan vier keer zoveel 4; legioenen, gereduceerde eenheden en zware huurlingen tellen mee, de huurlingenkoning niet.",
  "14.22":
    "Een keuzeregel van het uitgebreide spel: na de kaart van je activatie en voor je operatie mag je zware infanterie naar keuze ontbinden, ook gereduceerde en huurlingen. Je krijgt er niets voor terug; het spaart alleen stabiliteit (14.21).",
};
