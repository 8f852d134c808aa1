export { buildingOf, sitesIn, type Site } from "./building.ts";
export {
  battleAhead,
  battleThreatened,
  closedStrait,
  escortsOf,
  leftBehind,
  pointsMeeting,
  type Ahead,
  type Left,
} from "./foresight.ts";
export { Errand } from "./errand.ts";
export { follow, gainsOn, isShort, tollsOn } from "./follow.ts";
export { canGarrisonHere, canSpareGarrisons, canSpareOne, dearer, garrisonable, garrisonPrice } from "./garrison.ts";
export { isStanding, standingFor, type Standing } from "./standing.ts";
export { cheapestIn, takeOf, usualUnits } from "./units.ts";
export { whyNot, type WhyNot } from "./why-not.ts";
export { after, intentOf, onlyAnswer, placeIn, restOf, type Intent } from "./intent.ts";
