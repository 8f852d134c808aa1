import type { PlaceTexts } from "../en/places.ts";

export const places: PlaceTexts = {
  aTribe: "een stam die nog niemand heeft gezien",
  knownTribe: (strength) => `een stam die je hebt gezien: sterkte ${strength}`,
  held: (who) => `controle over de provincie: ${who}`,
  pirates: "Piraten",
  capitalSpace: "hoofdstad",
  mine: "mijn",
  walls: (works, walls) => `${works}, muren ${walls}`,
  moving: "onderweg",
  ways: { land: "over land", strait: "over een zeestraat", sea: "over zee" },
};
