import type { PlaceTexts } from "../en/places.ts";

export const places: PlaceTexts = {
  aTribe: "ein Stamm, den noch niemand gesehen hat",
  knownTribe: (strength) => `ein Stamm, den du gesehen hast: Stärke ${strength}`,
  held: (who) => `Kontrolle über die Provinz: ${who}`,
  pirates: "Piraten",
  capitalSpace: "Hauptstadt",
  mine: "Bergwerk",
  walls: (works, walls) => `${works}, Mauern ${walls}`,
  moving: "unterwegs",
  ways: { land: "zu Lande", strait: "über eine Meerenge", sea: "zur See" },
};
