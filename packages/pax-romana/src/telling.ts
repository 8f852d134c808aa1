import type { Seat, Viewer } from "@ara/kernel";
import { NONE } from "./data/index.ts";
import type { Event, EventOf } from "./event.ts";

/** What is to be known of a sort of event besides its text, which is in `texts/`. */
interface Telling<One> {
  /** Whether it shows something new, dice, a draw or what was hidden, so that the step before it stands. */
  readonly reveals: boolean | ((event: One) => boolean);
  /** How it looks to a viewer; without it everybody is told all of it. */
  readonly seen?: (event: One, viewer: Viewer) => One;
}

const PLAIN = { reveals: false };
const SHOWS = { reveals: true };

/** 4.1, 15.45, R247, R249: all of it for those who were there, less for the others. */
const ifHeard =
  <One extends { readonly heard: readonly Seat[] }>(less: (event: One) => One) =>
  (event: One, viewer: Viewer): One =>
    viewer !== "spectator" && event.heard.includes(viewer) ? event : less(event);

/** R247, R341: of a deal that is made everybody learns all but its promises, and which cards changed hands. */
const withoutPromises = (event: EventOf<"dealMade">): EventOf<"dealMade"> => ({
  ...event,
  terms: event
    .terms!.filter(({ kind }) => kind !== "promise")
    .map((one) => (one.kind === "card" ? { ...one, n: NONE } : one)),
});

/** R341: a card is shown with a proposal. */
const showsCard = ({ terms }: EventOf<"proposal">): boolean => terms?.some(({ kind }) => kind === "card") === true;

/** Every sort of event, chapter by chapter. */
const TELLING: { readonly [E in Event["type"]]: Telling<EventOf<E>> } = {
  // what pieces, Talents, Stability and points do
  talents: PLAIN,
  stability: PLAIN,
  points: PLAIN,
  // 3: sequence
  turnBegan: PLAIN,
  phaseBegan: PLAIN,
  markerDrawn: SHOWS,
  activationBegan: PLAIN,
  markerLapsed: PLAIN,
  operationChosen: PLAIN,
  reserveEntered: PLAIN,
  activationEnded: PLAIN,
  gameOver: PLAIN,
  // 4: diplomacy
  meetingCalled: PLAIN,
  meetingEnded: PLAIN,
  proposal: { reveals: showsCard, seen: ifHeard((event) => ({ ...event, terms: null })) },
  dealMade: { reveals: false, seen: ifHeard(withoutPromises) },
  dealDeclined: { reveals: false, seen: ifHeard((event) => ({ ...event, terms: null })) },
  spaceCeded: PLAIN,
  pactBroken: PLAIN,
  bribeOffered: PLAIN,
  bribeTaken: PLAIN,
  bribeRefused: PLAIN,
  desisted: PLAIN,
  proceeded: PLAIN,
  passageGiven: PLAIN,
  passageRefused: PLAIN,
  joined: PLAIN,
  // 5, 14: control
  controlChanged: PLAIN,
  capitalLost: PLAIN,
  capitalRetaken: PLAIN,
  pairCombined: PLAIN,
  elephantsAlone: PLAIN,
  pactEnded: PLAIN,
  leaderLost: PLAIN,
  // 6: economy
  incomeCollected: PLAIN,
  satrapiesPaid: PLAIN,
  plansShown: SHOWS,
  planLocked: PLAIN,
  disbanded: PLAIN,
  maintenancePaid: PLAIN,
  raised: PLAIN,
  rebuilt: PLAIN,
  settled: PLAIN,
  hired: PLAIN,
  // 7, 12.3: cities
  built: PLAIN,
  repaired: PLAIN,
  captured: PLAIN,
  sackRolled: SHOWS,
  plundered: SHOWS,
  sackEnded: SHOWS,
  militiaRolled: SHOWS,
  militiaRaised: PLAIN,
  // 8: leaders
  leadersDrawn: SHOWS,
  leaderPlaced: PLAIN,
  leadersRemoved: PLAIN,
  cavalryKept: PLAIN,
  // 9: movement
  /** 11.11: a fleet sets out without a die. */
  moveBegan: { reveals: ({ die }) => die > 0 },
  stepped: PLAIN,
  moveEnded: PLAIN,
  pickedUp: PLAIN,
  dropped: PLAIN,
  brokenDown: PLAIN,
  destroyed: PLAIN,
  garrisonLost: PLAIN,
  attritionRolled: SHOWS,
  attrition: PLAIN,
  leaderFled: SHOWS,
  // 10: battle
  interceptionRolled: SHOWS,
  battleOpened: PLAIN,
  withdrawalRolled: SHOWS,
  withdrew: PLAIN,
  wallsUsed: PLAIN,
  siegeBids: SHOWS,
  leads: PLAIN,
  elephantsRolled: SHOWS,
  battleRolled: SHOWS,
  rerolled: SHOWS,
  rerollResult: SHOWS,
  shiftsCounted: PLAIN,
  shifted: PLAIN,
  battleJudged: PLAIN,
  retreatPrevented: SHOWS,
  retreatForced: PLAIN,
  losses: PLAIN,
  flipped: PLAIN,
  wallsLost: PLAIN,
  eliminated: PLAIN,
  retreated: PLAIN,
  regrouped: PLAIN,
  wentBack: PLAIN,
  leaderChecked: SHOWS,
  battleEnded: PLAIN,
  // 11: naval
  embarked: PLAIN,
  escorted: PLAIN,
  sailed: PLAIN,
  tookAboard: PLAIN,
  setAshore: PLAIN,
  cargoRolled: SHOWS,
  disaster: SHOWS,
  continuityRolled: SHOWS,
  navalBattle: SHOWS,
  sunk: PLAIN,
  fleetFled: PLAIN,
  fleetWithdrew: PLAIN,
  letPass: PLAIN,
  tollRefused: PLAIN,
  piratesFought: SHOWS,
  debarked: PLAIN,
  fleetTaken: PLAIN,
  fleetLost: PLAIN,
  // 13: barbarians
  rebellionRolled: SHOWS,
  invasionRolled: SHOWS,
  rebelsRose: PLAIN,
  cyprusClosed: PLAIN,
  gaulRose: SHOWS,
  fleetMutinied: PLAIN,
  mutinyPaid: PLAIN,
  hordePlaced: SHOWS,
  hordeMoves: SHOWS,
  raid: SHOWS,
  tribeRevealed: SHOWS,
  tribeReturned: PLAIN,
  // 15: victory
  objectiveDrawn: SHOWS,
  objectiveShown: SHOWS,
  objectiveShownTo: { reveals: true, seen: ifHeard((event) => ({ ...event, objective: NONE })) },
  objectiveReturned: PLAIN,
  objectivesDiscarded: PLAIN,
  scored: PLAIN,
  playOrder: SHOWS,
  // 16, 12.4, 12.7: chance-events
  eventRolled: SHOWS,
  eventWaits: PLAIN,
  eventStruck: PLAIN,
  noEvent: PLAIN,
  diseaseRolled: SHOWS,
  harvest: SHOWS,
  piratesPlaced: PLAIN,
  breadPaid: PLAIN,
  disorder: PLAIN,
  civilWar: PLAIN,
  allegianceRolled: SHOWS,
  leaderRose: SHOWS,
  unitsRemoved: PLAIN,
  soldierPlaced: PLAIN,
  revoltBegan: PLAIN,
  slavesGrew: PLAIN,
  slavesMoved: PLAIN,
  revoltEnded: PLAIN,
  // 17: cards
  cardDrawn: {
    reveals: true,
    seen: (event, viewer) =>
      event.atOnce ? event : ifHeard<typeof event>((one) => ({ ...one, card: NONE }))(event, viewer),
  },
  // R296: it came out of a hand that nobody else sees.
  cardPlayed: SHOWS,
  cardVoid: PLAIN,
  cardCancelled: PLAIN,
  cardDiscarded: SHOWS,
  cardsReturned: SHOWS,
  cardStolen: { reveals: true, seen: ifHeard((event) => ({ ...event, card: NONE })) },
  cardGiven: { reveals: true, seen: ifHeard((event) => ({ ...event, card: NONE })) },
  handSeen: { reveals: true, seen: ifHeard((event) => ({ ...event, cards: [] })) },
  tribeSeen: { reveals: true, seen: ifHeard((event) => ({ ...event, strength: 0 })) },
  windowOpened: SHOWS,
  answersOpened: SHOWS,
  passDeclared: PLAIN,
  listens: PLAIN,
  activationLost: PLAIN,
  harvestByCard: SHOWS,
  leaderLeft: PLAIN,
  conspiracy: PLAIN,
  dictator: SHOWS,
  allianceMade: PLAIN,
  allianceBroken: PLAIN,
  fleetReplaced: PLAIN,
  pontusCame: PLAIN,
  pontusMoves: SHOWS,
  pontusGone: PLAIN,
  pontusPlaced: PLAIN,
  pergamumRolled: SHOWS,
  successorsRise: PLAIN,
  freeMarker: PLAIN,
  disorderDue: PLAIN,
  civilWarDue: PLAIN,
  galleysImproved: PLAIN,
  ambushed: SHOWS,
  transportLost: PLAIN,
  inventorPlaced: PLAIN,
  enginePlaced: PLAIN,
  engineHauled: PLAIN,
  engineUsed: PLAIN,
  engineLost: PLAIN,
  delays: PLAIN,
  conquers: PLAIN,
  mercenariesCame: PLAIN,
  garrisonCame: PLAIN,
};

/** What a viewer is told of an event. */
export function seen(event: Event, viewer: Viewer): Event {
  const { seen: less } = tellingOf(event);
  return less ? less(event, viewer) : event;
}

/** Whether an event showed something new. */
export function reveals(event: Event): boolean {
  const { reveals: shows } = tellingOf(event);
  return typeof shows === "boolean" ? shows : shows(event);
}

const tellingOf = ({ type: e }: Event): Telling<Event> => TELLING[e] as unknown as Telling<Event>;
