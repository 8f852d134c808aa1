import { NONE, SLAVES_ROME, UNITS, type Card, type Leader, type Node, type Owner } from "../data/index.ts";
import type { Event } from "../event.ts";
import { battlesIn, type Battle } from "./battles.ts";

/** What somebody did in a chapter, or what befell him: enough for a sentence. */
export interface Deeds {
  readonly who: Owner;
  readonly marches: { readonly from: Node; readonly to: Node }[];
  readonly lands: Node[];
  readonly sails: Node[];
  /** Those he began. */
  readonly battles: Battle[];
  /** 7.12: new Towns, and Towns that became Cities. */
  readonly builds: { readonly node: Node; readonly works: number }[];
  readonly repairs: Node[];
  /** 10.86: where reduced units were made whole. */
  readonly rebuilds: Node[];
  readonly garrisons: Node[];
  readonly razes: Node[];
  readonly plunders: { readonly node: Node; readonly talents: number }[];
  readonly raises: number[];
  readonly sunk: number[];
  /** What he lost in battle on land, and on the way. */
  readonly fallen: number[];
  readonly bribes: { readonly from: Owner; readonly talents: number }[];
  readonly deals: Owner[];
  /** 17.15: cards he drew that struck at once, and cards he played. */
  readonly cards: { readonly card: Card; readonly isDrawn: boolean }[];
  hires: number;
  meets: boolean;
}

const noDeeds = (who: Owner): Deeds => ({
  who,
  marches: [],
  lands: [],
  sails: [],
  battles: [],
  builds: [],
  repairs: [],
  rebuilds: [],
  garrisons: [],
  razes: [],
  plunders: [],
  raises: UNITS.map(() => 0),
  sunk: UNITS.map(() => 0),
  fallen: UNITS.map(() => 0),
  bribes: [],
  deals: [],
  cards: [],
  hires: 0,
  meets: false,
});

/** Whether another event is the draw that made its card strike at once. */
const draws =
  ({ power, card }: Event & { readonly type: "cardPlayed" }) =>
  (other: Event): boolean =>
    other.type === "cardDrawn" && other.atOnce && other.power === power && other.card === card;

const add = (row: number[], units: readonly number[]): void =>
  row.forEach((n, unit) => (row[unit] = n + (units[unit] ?? 0)));
const once = <T>(list: T[], one: T): void => void (list.includes(one) || list.push(one));

/** The deeds of all, in the order in which they first did something; `first` comes first if he did anything. */
export function deedsIn(events: readonly Event[], first: Owner = NONE): Deeds[] {
  const all = new Map<Owner, Deeds>(first === NONE ? [] : [[first, noDeeds(first)]]);
  const of = (who: Owner): Deeds => {
    const known = all.get(who) ?? noDeeds(who);
    all.set(who, known);
    return known;
  };
  const battles = battlesIn(events).filter(({ winner }) => winner !== "vacated");
  for (const battle of battles) of(battle.sides[0]).battles.push(battle);
  const fought = new Set(battles.map(({ node }) => node));
  moves(events, of, fought);
  for (const [i, event] of events.entries()) {
    note(event, of);
    if (event.type === "cardPlayed")
      of(event.power).cards.push({ card: event.card, isDrawn: events.slice(0, i).some(draws(event)) });
  }
  return [...all.values()];
}

/** From where a force set out and where it stopped, or has come until now: by land, from the sea, or still at sea. */
function moves(events: readonly Event[], of: (who: Owner) => Deeds, fought: ReadonlySet<Node>): void {
  let move: { owner: Owner; from: Node; at: Node; bySea: boolean; hasLanded: boolean } | undefined;
  const end = (): void => {
    if (!move) return;
    const { owner, from, at, bySea, hasLanded } = move;
    if (bySea) once(of(owner).sails, at);
    // That he came to where he fought or landed goes without saying.
    else if (at !== from && !hasLanded && !fought.has(at)) of(owner).marches.push({ from, to: at });
    move = undefined;
  };
  for (const event of events) {
    if (event.type === "moveBegan") {
      end();
      move = { owner: event.owner, from: event.node, at: event.node, bySea: false, hasLanded: false };
    } else if (event.type === "slavesMoved")
      of(SLAVES_ROME + event.power).marches.push({ from: event.from, to: event.to });
    else if (!move || !("owner" in event) || event.owner !== move.owner) continue;
    else if (event.type === "stepped") {
      // Who has landed and goes on is told both.
      if (move.hasLanded) [move.from, move.hasLanded] = [move.at, false];
      move.at = event.to;
    } else if (event.type === "sailed") [move.at, move.bySea] = [event.to, true];
    else if (event.type === "debarked") {
      [move.at, move.bySea, move.hasLanded] = [event.node, false, true];
      once(of(event.owner).lands, event.node);
    } else if (event.type === "moveEnded") {
      move.at = event.node;
      end();
    }
  }
  end();
}

function note(event: Event, of: (who: Owner) => Deeds): void {
  if (event.type === "built") of(event.power).builds.push({ node: event.node, works: event.works });
  else if (event.type === "repaired") once(of(event.power).repairs, event.node);
  else if (event.type === "rebuilt") once(of(event.power).rebuilds, event.node);
  else if (event.type === "brokenDown") once(of(event.power).garrisons, event.node);
  else if (event.type === "destroyed") once(of(event.owner).razes, event.node);
  else if (event.type === "plundered" && event.talents > 0)
    of(event.power).plunders.push({ node: event.node, talents: event.talents });
  else if (event.type === "raised") of(event.power).raises[event.unit]! += event.n;
  else if (event.type === "hired") of(event.power).hires += event.n;
  else if (event.type === "sunk" || event.type === "fleetLost") add(of(event.owner).sunk, event.units);
  else if (event.type === "losses" || event.type === "eliminated") add(of(event.owner).fallen, event.units);
  else if (event.type === "bribeTaken") of(event.to).bribes.push({ from: event.from, talents: event.n });
  else if (event.type === "dealMade") once(of(event.from).deals, event.to);
  else if (event.type === "meetingCalled") of(event.power).meets = true;
}

/** Leaders who died or were lost, in any way. */
export const fallenIn = (events: readonly Event[]): Leader[] => [
  ...new Set(events.flatMap((event) => (event.type === "leaderLost" ? [event.leader] : []))),
];
