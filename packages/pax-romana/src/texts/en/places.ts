/** What is said of a place and of what is there, in English; the type of the other languages. */
export const places = {
  aTribe: "a tribe nobody has seen",
  knownTribe: (strength: number) => `a tribe you have looked at: strength ${strength}`,
  held: (who: string) => `the province is controlled by ${who}`,
  pirates: "Pirates",
  capitalSpace: "capital",
  mine: "mine",
  walls: (works: string, walls: number) => `${works}, walls ${walls}`,
  moving: "on the move",
  ways: { land: "by land", strait: "over a strait", sea: "by sea" },
};

export type PlaceTexts = typeof places;
