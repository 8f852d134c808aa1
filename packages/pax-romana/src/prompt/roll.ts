/** What is thrown for. */
export type RollOf =
  | "allowance"
  | "attrition"
  | "cargo"
  | "continuity"
  | "elephants"
  | "flight"
  | "interception"
  | "militia"
  | "navalBattle"
  | "pirates"
  | "prevention"
  | "reroll"
  | "sack"
  | "weather"
  | "withdrawal";

/** Something that is added to the dice, and why. */
export interface Modifier {
  readonly by: string;
  readonly n: number;
}

/** A throw: how many dice, what helps, what they must show, and how likely that is. */
export interface Roll {
  readonly of: RollOf;
  readonly rule: string;
  readonly dice: number;
  readonly added: readonly Modifier[];
  /** What the dice by themselves must show for a success: at least so much, or at most. */
  readonly least?: number;
  readonly most?: number;
  /** In how many of all ways in which the dice may fall it succeeds; in a battle at sea also in how many nobody wins. */
  readonly chance?: Chances;
  readonly draw?: Chances;
  /** What each face of one die brings: Movement Points, units lost, units that come; of the weather 1 a Stop, 2 a storm. */
  readonly faces?: readonly number[];
}

type Chances = readonly [ways: number, of: number];

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What each face brings. */
export const byFace = (value: (die: number) => number): number[] => FACES.map(value);

/** Modifiers without those that change nothing. */
export const modifiers = (named: Readonly<Record<string, number>>): Modifier[] =>
  Object.entries(named).flatMap(([by, n]) => (n === 0 ? [] : [{ by, n }]));

const sumOf = (added: readonly Modifier[]): number => added.reduce((sum, { n }) => sum + n, 0);

/** In how many ways one or two dice show something. */
function waysOf(dice: number, isMeant: (first: number, second: number) => boolean): Chances {
  let ways = 0;
  for (const first of FACES) for (const second of dice === 1 ? [0] : FACES) if (isMeant(first, second)) ways++;
  return [ways, 6 ** dice];
}

interface Throw {
  readonly of: RollOf;
  readonly rule: string;
  readonly dice: number;
  readonly added?: readonly Modifier[];
}

/** The dice and what is added must come to a number or more. */
export function atLeast({ added = [], ...of }: Throw, target: number): Roll {
  const least = target - sumOf(added);
  return { ...of, added, least, chance: waysOf(of.dice, (first, second) => first + second >= least) };
}

/** The dice and what is added must come to a number or less. */
export function atMost({ added = [], ...of }: Throw, target: number): Roll {
  const most = target - sumOf(added);
  return { ...of, added, most, chance: waysOf(of.dice, (first, second) => first + second <= most) };
}

/** Two strengths, each with a die. */
export const duel = (rule: string, own: number, theirs: number): Roll => ({
  of: "navalBattle",
  rule,
  dice: 2,
  added: modifiers({ own, theirs: -theirs }),
  chance: waysOf(2, (first, second) => own + first > theirs + second),
  draw: waysOf(2, (first, second) => own + first === theirs + second),
});
