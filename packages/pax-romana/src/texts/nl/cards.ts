import type { CardTexts } from "../en/cards.ts";

/** 17.2: the cards, in Dutch. */
export const cards: CardTexts = {
  alliance: {
    title: "Verbond",
    text: "Wie haar speelt, onderhandelt met één andere macht; wat ze afspreken, geldt tot het einde van de ronde.",
  },
  "alliance-with-rhodes": {
    title: "Verbond met Rhodos",
    text: "Voor 3 talenten varen de galeien van Rhodos mee met wie haar speelt; of het verbond van een ander eindigt.",
  },
  "alliance-with-pergamum": {
    title: "Verbond met Pergamon",
    text: "Het leger van Pergamon trekt op met wie haar speelt; of het verbond van een ander eindigt.",
  },
  ambush: {
    title: "Hinderlaag",
    text: "Vreemde troepen die ver van huis een landpunt betreden, verliezen een halve dobbelsteen aan GP.",
  },
  "archimedes-effect": {
    title: "Archimedes",
    text: "Een uitvinder geeft de verdediger van één grote stad in deze ronde twee verschuivingen.",
  },
  "barbarian-invasion": { title: "Barbareninval", text: "Twee dobbelstenen zeggen welke barbaren komen." },
  "bounteous-harvests": {
    title: "Rijke oogsten",
    text: "Wie het gedobbelde gebied beheerst, wint een niveau stabiliteit.",
  },
  "change-in-political-scene": {
    title: "Politieke ommekeer",
    text: "Hand en doelen gaan terug, drie nieuwe doelen komen en twee niveaus stabiliteit.",
  },
  "change-in-foreign-policy": {
    title: "Nieuwe buitenlandse politiek",
    text: "Een macht trekt een doel en geeft een van haar oude terug, door het lot gekozen.",
  },
  conqueror: { title: "Veroveraar", text: "Een elite-veldheer maakt in deze activatie twee hoofdbewegingen." },
  conspiracy: {
    title: "Samenzwering",
    text: "Een gewone veldheer van een andere macht verdwijnt, en met hem een niveau van haar stabiliteit.",
  },
  cunctator: {
    title: "Cunctator",
    text: "Wie haar speelt, mag in deze ronde altijd uitwijken voor een slag, zonder verlies van stabiliteit.",
  },
  "deus-ex-machina": {
    title: "Deus ex Machina",
    text: "Heft een kaart op die een ander net heeft gespeeld of getrokken.",
  },
  "dies-irae": { title: "Dies Irae", text: "Er worden 2 talenten betaald, of deze activatie is verloren." },
  "diplomatic-mission-into-interior": {
    title: "Gezanten naar de stammen",
    text: "Wie haar speelt, bekijkt een of twee stamfiches op hoogstens vier vakken van eigen landeenheden of eskaders.",
  },
  disease: {
    title: "Ziekte",
    text: "De beste veldheer van wie haar trekt, sterft als de dobbelsteen onder zijn veldtochtwaarde blijft.",
  },
  "famine-and-drought": {
    title: "Honger en droogte",
    text: "Wie het gedobbelde gebied beheerst, verliest een niveau stabiliteit.",
  },
  "artillery-engines": {
    title: "Scheepsgeschut",
    text: "Voor wie haar speelt, telt elk eskader in deze ronde voor 3 GP.",
  },
  corvus: { title: "De corvus", text: "Voor wie haar speelt, telt elk eskader in deze ronde voor 3 GP." },
  harpax: { title: "De harpax", text: "Voor wie haar speelt, telt elk eskader in deze ronde voor 3 GP." },
  "independent-expansion": {
    title: "Kolonisten",
    text: "Een gratis garnizoen in een leeg vak op hoogstens vier vakken van eigen landeenheden of eskaders.",
  },
  "local-insurrection": {
    title: "Plaatselijke opstand",
    text: "Eén garnizoen van een willekeurige macht wordt verdreven.",
  },
  mercenaries: {
    title: "Huurlingen",
    text: "Voor 2 talenten: twee lichte infanterie, één ruiterij of één zware infanterie. Niet voor Rome.",
  },
  "naval-ambush": {
    title: "Hinderlaag op zee",
    text: "Een transport zonder escorte op hoogstens drie zeestappen van eskaders van wie haar speelt, wordt tot zinken gebracht.",
  },
  pirates: { title: "Piraten", text: "Piraten vestigen zich waar degene wil die haar speelt." },
  "poliorcetes-effect": {
    title: "De helepolis",
    text: "Voor 2 talenten een belegeringstoren die in één aanval op een stad of grote stad 5 GP telt.",
  },
  pontus: {
    title: "Pontus",
    text: "Pontus komt in het spel, met een leger en een eigen fiche; wie de kaart speelt, beweegt het.",
  },
  "raise-the-militia": {
    title: "Te wapen",
    text: "Bij vijanden in het thuisland: een niveau stabiliteit voor een halve dobbelsteen militie.",
  },
  rebellion: { title: "Opstand", text: "Twee dobbelstenen zeggen waar een provincie in opstand komt." },
  "revenues-and-stability": {
    title: "Inkomsten en stabiliteit",
    text: "Wie haar trekt, verliest met minder dan 3 talenten een niveau stabiliteit en wint er een met meer dan 12.",
  },
  "slave-revolt": { title: "Slavenopstand", text: "In het thuisland van wie haar trekt, komen de slaven in opstand." },
  "soldier-of-fortune": {
    title: "Huurlingenkoning",
    text: "Voor Rome een dictator; voor elke andere macht een avonturier met een leger.",
  },
  spies: { title: "Spionnen", text: "Wie haar speelt, ziet de hand van een andere macht." },
  "stability-and-opportunity": {
    title: "Stabiliteit en kans",
    text: "Wie haar speelt en stabiel is, krijgt nog een fiche, gratis, of een doel.",
  },
  "stability-check": {
    title: "Stabiliteitsproef",
    text: "Een macht op +3 of lager betaalt voor spelen, of haar wachten onrust of burgeroorlog.",
  },
  "successor-wars-roll-on": {
    title: "Diadochenoorlogen",
    text: "Wie haar speelt, voert een Grieks leger aan tegen Grieks bezit; trekt Griekenland haar, dan kost ze twee niveaus stabiliteit.",
  },
  "tactical-surprise": {
    title: "Tactische verrassing",
    text: "Twee verschuivingen in één landslag voor de zijde van wie haar speelt.",
  },
  traitor: { title: "Verrader", text: "Wie haar speelt, neemt een door het lot gekozen kaart uit een andere hand." },
  "tribal-resurgence": {
    title: "Herleving van de stammen",
    text: "Twee stamfiches keren terug op lege stamvakken, door niemand gezien.",
  },
};
