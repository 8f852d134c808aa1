import type { CardTexts } from "../en/cards.ts";

/** 17.2: the cards, in Dutch. */
export const cards: CardTexts = {
  alliance: {
    title: "Verbond",
    text: "Onderhandel met één andere macht en maak afspraken tot het einde van de ronde.",
  },
  "alliance-with-rhodes": {
    title: "Verbond met Rhodos",
    text: "Voor 3 talenten varen de galeien van Rhodos met je mee; of het verbond van een ander eindigt.",
  },
  "alliance-with-pergamum": {
    title: "Verbond met Pergamon",
    text: "Het leger van Pergamon trekt met je op; of het verbond van een ander eindigt.",
  },
  ambush: {
    title: "Hinderlaag",
    text: "Vreemde troepen die ver van huis een landpunt betreden, verliezen een halve dobbelsteen aan BP.",
  },
  "archimedes-effect": {
    title: "Archimedes",
    text: "Een uitvinder geeft de verdediger van één stad in deze ronde twee verschuivingen.",
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
    text: "In deze ronde mogen je troepen altijd uitwijken voor een slag, zonder verlies van stabiliteit.",
  },
  "deus-ex-machina": {
    title: "Deus ex Machina",
    text: "Heft een kaart op die een ander net heeft gespeeld of getrokken.",
  },
  "dies-irae": { title: "Dies Irae", text: "Betaal 2 talenten, of deze activatie is verloren." },
  "diplomatic-mission-into-interior": {
    title: "Gezanten naar de stammen",
    text: "Bekijk een of twee stamfiches op hoogstens vier velden van je landeenheden.",
  },
  disease: { title: "Ziekte", text: "Je beste veldheer sterft als de dobbelsteen onder zijn veldtochtwaarde blijft." },
  "famine-and-drought": {
    title: "Honger en droogte",
    text: "Wie het gedobbelde gebied beheerst, verliest een niveau stabiliteit.",
  },
  "artillery-engines": { title: "Scheepsgeschut", text: "Elk van je eskaders telt in deze ronde voor 3 BP." },
  corvus: { title: "De corvus", text: "Elk van je eskaders telt in deze ronde voor 3 BP." },
  harpax: { title: "De harpax", text: "Elk van je eskaders telt in deze ronde voor 3 BP." },
  "independent-expansion": {
    title: "Kolonisten",
    text: "Een gratis garnizoen in een leeg veld op hoogstens vier velden van je landeenheden.",
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
    text: "Een transport zonder escorte op hoogstens drie zeestappen van je eskaders wordt tot zinken gebracht.",
  },
  pirates: { title: "Piraten", text: "Piraten vestigen zich waar je wilt." },
  "poliorcetes-effect": {
    title: "De helepolis",
    text: "Voor 2 talenten een belegeringstoren die in één aanval op een plaats of stad 5 BP telt.",
  },
  pontus: { title: "Pontus", text: "Pontus komt in het spel, met een leger en een eigen fiche, en jij beweegt het." },
  "raise-the-militia": {
    title: "Te wapen",
    text: "Bij vijanden in het thuisland: een niveau stabiliteit voor een halve dobbelsteen militie.",
  },
  rebellion: { title: "Opstand", text: "Twee dobbelstenen zeggen waar een provincie in opstand komt." },
  "revenues-and-stability": {
    title: "Inkomsten en stabiliteit",
    text: "Minder dan 3 talenten kosten je een niveau stabiliteit, meer dan 12 brengen er een.",
  },
  "slave-revolt": { title: "Slavenopstand", text: "In je thuisland komen de slaven in opstand." },
  "soldier-of-fortune": {
    title: "Huurlingenkoning",
    text: "Een avonturier met een leger dient je; Rome mag in plaats daarvan een dictator benoemen.",
  },
  spies: { title: "Spionnen", text: "Bekijk de hand van een andere macht." },
  "stability-and-opportunity": {
    title: "Stabiliteit en kans",
    text: "Zolang je stabiel bent: nog een fiche, gratis, of een doel.",
  },
  "stability-check": {
    title: "Stabiliteitsproef",
    text: "Een macht op +3 of lager betaalt voor spelen, of haar wachten onrust of burgeroorlog.",
  },
  "successor-wars-roll-on": {
    title: "Diadochenoorlogen",
    text: "Je voert een Grieks leger aan tegen Grieks bezit; trekt Griekenland haar, dan kost ze twee niveaus stabiliteit.",
  },
  "tactical-surprise": { title: "Tactische verrassing", text: "Twee verschuivingen voor jouw zijde in één landslag." },
  traitor: { title: "Verrader", text: "Neem een door het lot gekozen kaart uit een andere hand." },
  "tribal-resurgence": {
    title: "Herleving van de stammen",
    text: "Twee stamfiches keren terug op lege stamvelden, door niemand gezien.",
  },
};
