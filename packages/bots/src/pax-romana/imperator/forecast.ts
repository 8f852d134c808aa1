import { POWERS, worldOf, type Power, type State } from "@ara/pax-romana";
import { Survey } from "./features.ts";

/** How many points apart powers have to be for one to be sure of the better place: in this turn, and later ones. */
interface Spread {
  readonly now: number;
  /** For the square root of the markers that are still to be used. */
  readonly marker: number;
  readonly later: number;
  /** For each turn that is still to come. */
  readonly turn: number;
}

const GOP: Spread = { now: 0.5, marker: 0.35, later: 1.2, turn: 0.8 };
const CVP: Spread = { now: 0.4, marker: 0.3, later: 1, turn: 1.5 };

/** 7.12: Civilization Points for a Talent, for the Talents that markers leave for later turns, and in a turn at the most. */
const BUILT = 0.38;
const BUILT_LATER = 0.35;
const MOST_BUILT = 9;
/** 7.11: and for a marker. */
const BUILT_BY_MARKER = 2;

/** Provinces that a Battle Point wins later; and what part of those that are exposed, or held by one unit, is lost. */
const WON = 0.02;
const EXPOSED = 0.25;
const THIN = 0.05;

/** Victory Points by which a rival has to be ahead of another to be the one who counts. */
const RIVALRY = 5;

/**
 * By how many Victory Points a power is expected to end ahead of the best of the others: in each turn that is still to be
 * scored points go by rank (15.23, 15.33), but the closer two powers are and the more is still to be played, the less sure is it
 * who is ahead; Talents and income become Towns and Cities.
 */
export function forecastOf(state: State, power: Power): number {
  const { seatOf } = worldOf(state.config);
  const playing = POWERS.flatMap((_, one) => (seatOf[one]! < 0 ? [] : [one]));
  const totals = state.over
    ? playing.map((one) => state.over!.points[one]!)
    : playing.map((one) => state.powers[one]!.victoryPoints);
  if (!state.over) addTurns(state, playing, totals);
  const own = totals[playing.indexOf(power)]!;
  let sum = 0;
  playing.forEach((one, i) => void (sum += one === power ? 0 : Math.exp((totals[i]! - own) / RIVALRY)));
  return -RIVALRY * Math.log(sum / (playing.length - 1));
}

/** What the turns to come are expected to bring each power. */
function addTurns(state: State, playing: readonly Power[], totals: number[]): void {
  const { measures, data } = worldOf(state.config);
  const { gop, cvp } = data.charts.victory;
  const survey = new Survey(state);
  const isScored = state.phase === "H" || state.phase === "I";
  const isEarly = "ABCDE".includes(state.phase);
  const markers = playing.map((one) =>
    isEarly ? measures.activations : state.cup[one]! + state.row.reduce((sum, next) => sum + Number(next === one), 0),
  );
  const unrest = Math.sqrt(markers.reduce((sum, n) => sum + n, 0));
  const spread = ({ now, marker, later, turn }: Spread, ahead: number): number =>
    ahead === 0 ? now + marker * unrest : later + turn * ahead;
  for (let ahead = isScored ? 1 : 0; ahead <= measures.lastTurn - state.turn; ahead++) {
    const provinces = playing.map((one) => {
      const lost = unrest > 0 || ahead > 0 ? EXPOSED * survey.exposed[one]! + THIN * survey.thin[one]! : 0;
      return survey.gop[one]! - lost + (ahead > 0 ? WON * survey.strength[one]! : 0);
    });
    const cities = playing.map((one, i) => {
      const free = Math.max(0, state.powers[one]!.treasury - markers[i]!);
      const now = isScored ? 0 : Math.min(BUILT_BY_MARKER * markers[i]!, BUILT * free);
      if (ahead === 0) return survey.cvp[one]! + now;
      const saved = Math.min(MOST_BUILT, BUILT_LATER * (free - now / BUILT));
      const each = Math.min(MOST_BUILT, BUILT * Math.max(0, survey.income[one]! - measures.activations));
      return survey.cvp[one]! + now + saved + ahead * each;
    });
    addPlaces(provinces, spread(GOP, ahead), gop, totals);
    addPlaces(cities, spread(CVP, ahead), cvp, totals);
  }
}

/** Adds the points of a scale by the place each power is expected to have. */
function addPlaces(points: readonly number[], spread: number, scale: readonly number[], totals: number[]): void {
  for (let i = 0; i < points.length; i++) {
    let place = 0;
    for (let j = 0; j < points.length; j++)
      if (j !== i) place += 1 / (1 + Math.exp((points[i]! - points[j]!) / spread));
    const whole = Math.floor(place);
    const [here, next] = [scale[whole] ?? 0, scale[whole + 1] ?? 0];
    totals[i]! += here + (place - whole) * (next - here);
  }
}
