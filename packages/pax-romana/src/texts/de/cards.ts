import type { CardTexts } from "../en/cards.ts";

/** 17.2: the cards, in German. */
export const cards: CardTexts = {
  alliance: {
    title: "Bündnis",
    text: "Wer sie spielt, verhandelt mit einer anderen Macht; was beide abmachen, gilt bis zum Ende der Runde.",
  },
  "alliance-with-rhodes": {
    title: "Bündnis mit Rhodos",
    text: "Für 3 Talente fahren die Galeeren von Rhodos mit dem, der sie spielt; oder das Bündnis eines anderen endet.",
  },
  "alliance-with-pergamum": {
    title: "Bündnis mit Pergamon",
    text: "Das Heer von Pergamon zieht mit dem, der sie spielt; oder das Bündnis eines anderen endet.",
  },
  ambush: {
    title: "Hinterhalt",
    text: "Fremde Truppen, die fern der Heimat einen Landpunkt betreten, verlieren einen halben Würfel an KP.",
  },
  "archimedes-effect": {
    title: "Archimedes",
    text: "Ein Erfinder gibt dem Verteidiger einer Großstadt in dieser Runde zwei Verschiebungen.",
  },
  "barbarian-invasion": { title: "Barbareneinfall", text: "Zwei Würfel sagen, welche Barbaren kommen." },
  "bounteous-harvests": {
    title: "Reiche Ernten",
    text: "Wer das ausgewürfelte Gebiet kontrolliert, gewinnt eine Stufe Stabilität.",
  },
  "change-in-political-scene": {
    title: "Wechsel der Politik",
    text: "Hand und Ziele gehen zurück, drei neue Ziele kommen und zwei Stufen Stabilität.",
  },
  "change-in-foreign-policy": {
    title: "Neue Außenpolitik",
    text: "Eine Macht zieht ein Ziel und gibt eines ihrer alten zurück, das der Zufall wählt.",
  },
  conqueror: { title: "Eroberer", text: "Ein Elitefeldherr macht in dieser Aktivierung zwei Hauptbewegungen." },
  conspiracy: {
    title: "Verschwörung",
    text: "Ein gewöhnlicher Feldherr einer anderen Macht geht, und mit ihm eine Stufe ihrer Stabilität.",
  },
  cunctator: {
    title: "Cunctator",
    text: "Wer sie spielt, darf in dieser Runde stets vor einer Schlacht ausweichen, ohne Verlust an Stabilität.",
  },
  "deus-ex-machina": {
    title: "Deus ex Machina",
    text: "Hebt eine Karte auf, die ein anderer gerade ausgespielt oder gezogen hat.",
  },
  "dies-irae": { title: "Dies Irae", text: "2 Talente werden gezahlt, oder diese Aktivierung ist verloren." },
  "diplomatic-mission-into-interior": {
    title: "Gesandte zu den Stämmen",
    text: "Wer sie spielt, sieht sich ein oder zwei Stammesmarker an, höchstens vier Felder von eigenen Landeinheiten oder Geschwadern entfernt.",
  },
  disease: {
    title: "Seuche",
    text: "Der beste Feldherr dessen, der sie zieht, stirbt, wenn der Würfel unter seinem Feldzugswert bleibt.",
  },
  "famine-and-drought": {
    title: "Hunger und Dürre",
    text: "Wer das ausgewürfelte Gebiet kontrolliert, verliert eine Stufe Stabilität.",
  },
  "artillery-engines": {
    title: "Schiffsgeschütze",
    text: "Für den, der sie spielt, zählt in dieser Runde jedes Geschwader 3 KP.",
  },
  corvus: { title: "Der Corvus", text: "Für den, der sie spielt, zählt in dieser Runde jedes Geschwader 3 KP." },
  harpax: { title: "Der Harpax", text: "Für den, der sie spielt, zählt in dieser Runde jedes Geschwader 3 KP." },
  "independent-expansion": {
    title: "Siedler",
    text: "Eine kostenlose Garnison in einem leeren Feld, höchstens vier Felder von eigenen Landeinheiten oder Geschwadern entfernt.",
  },
  "local-insurrection": { title: "Örtlicher Aufstand", text: "Eine Garnison irgendeiner Macht wird vertrieben." },
  mercenaries: {
    title: "Söldner",
    text: "Für 2 Talente: zwei leichte Infanterie, eine Reiterei oder eine schwere Infanterie. Nicht für Rom.",
  },
  "naval-ambush": {
    title: "Überfall zur See",
    text: "Ein Transport ohne Geleit, höchstens drei Seeschritte von Geschwadern dessen, der sie spielt, wird versenkt.",
  },
  pirates: { title: "Piraten", text: "Piraten lassen sich nieder, wo der will, der sie spielt." },
  "poliorcetes-effect": {
    title: "Die Helepolis",
    text: "Für 2 Talente ein Belagerungsturm, der in einem Angriff auf eine Stadt oder Großstadt 5 KP zählt.",
  },
  pontus: {
    title: "Pontos",
    text: "Pontos kommt ins Spiel, mit Heer und eigenem Marker; wer die Karte spielt, zieht es.",
  },
  "raise-the-militia": {
    title: "Ruf zu den Waffen",
    text: "Bei Feinden in der Heimat: eine Stufe Stabilität für einen halben Würfel Miliz.",
  },
  rebellion: { title: "Aufstand", text: "Zwei Würfel sagen, wo sich eine Provinz erhebt." },
  "revenues-and-stability": {
    title: "Einkünfte und Stabilität",
    text: "Wer sie zieht, verliert mit weniger als 3 Talenten eine Stufe Stabilität und gewinnt eine mit mehr als 12.",
  },
  "slave-revolt": { title: "Sklavenaufstand", text: "In der Heimat dessen, der sie zieht, erheben sich die Sklaven." },
  "soldier-of-fortune": {
    title: "Glücksritter",
    text: "Für Rom ein Diktator; für jede andere Macht ein Abenteurer mit Heer.",
  },
  spies: { title: "Spione", text: "Wer sie spielt, sieht die Hand einer anderen Macht." },
  "stability-and-opportunity": {
    title: "Stabilität und Gelegenheit",
    text: "Wer sie spielt und stabil ist, erhält einen weiteren Marker, kostenlos, oder ein Ziel.",
  },
  "stability-check": {
    title: "Stabilitätsprobe",
    text: "Eine Macht bei +3 oder darunter zahlt für Spiele, oder ihr drohen Unruhen oder Bürgerkrieg.",
  },
  "successor-wars-roll-on": {
    title: "Diadochenkriege",
    text: "Wer sie spielt, führt ein griechisches Heer gegen griechischen Besitz; zieht Griechenland sie, kostet sie zwei Stufen Stabilität.",
  },
  "tactical-surprise": {
    title: "Taktische Überraschung",
    text: "Zwei Verschiebungen in einer Landschlacht für die Seite dessen, der sie spielt.",
  },
  traitor: {
    title: "Verräter",
    text: "Wer sie spielt, nimmt eine Karte aus einer fremden Hand, die der Zufall wählt.",
  },
  "tribal-resurgence": {
    title: "Erstarken der Stämme",
    text: "Zwei Stammesmarker kehren auf leere Stammesfelder zurück, von niemandem gesehen.",
  },
};
