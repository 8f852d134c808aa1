import { isPower, worldOf, type Node } from "@ara/pax-romana";
import { answerersIn, stackAt, waysNow, waysOf, type Goal, type Leg, type Reach } from "@ara/pax-romana/ways";
import { radiusOf, pixelOf, type Scene } from "../map/scene.ts";
import { f1, group, moved } from "../map/svg.ts";
import { placeBadges } from "./place-badges.ts";
import { NO_ROOM, sayOf, type Line, type Look, type Seen } from "./picture.ts";
import { beside, HIGH, lane, ring, tessera, WAVE, wide } from "./signs.ts";

const SWORDS = '<path class="swords" d="M-3.5-4L3.5 4M3.5-4L-3.5 4"/>';
const percent = (chance: number): number => Math.round(chance * 100);

/** What is planned or moves now; else what was chosen, one's own before others'. */
function reachIn({ view, overview, power, chosen, prompt, planned }: Look): Reach | undefined {
  if (planned) return planned;
  const now = view.viewer === "spectator" ? undefined : waysNow(view, view.viewer);
  if (now) return now;
  const node = chosen ?? prompt?.at;
  if (node === undefined || node === null) return undefined;
  const there = overview.places.find((place) => place.node === node);
  const owners = [...(there?.stacks ?? []), ...(there?.leaders ?? [])].map(({ owner }) => owner).filter(isPower);
  for (const one of [power, ...owners])
    for (const tired of [false, true])
      for (const kind of ["army", "fleet"] as const) {
        const stack = stackAt(view, one, node, { kind, tired });
        if (stack) return waysOf(view, stack);
      }
  return undefined;
}

const lastOf = ({ way }: Goal): Leg => way.at(-1)!;
const isBySea = ({ way }: Goal): boolean => way.some(({ by }) => by === "sail");
const isAnswered = (goal: Goal): boolean => answerersIn(lastOf(goal).leads).length > 0;

/** How often somebody comes who may answer there. */
const comes = (goal: Goal): number =>
  1 - answerersIn(lastOf(goal).leads).reduce((free, { chance }) => free * (1 - chance), 1);

/** Whether the way to the last step of a goal is open whatever others do. */
const isFree = ({ way }: Goal): boolean => way.slice(0, -1).every(({ chance }) => chance === 1);

function textOf(goal: Goal, isFleet: boolean): string {
  const cost = isFleet ? "" : String(goal.cost);
  return isAnswered(goal) ? `${cost} ${percent(comes(goal))}%`.trim() : cost;
}

const signOf = (goal: Goal): string => (goal.battle ? SWORDS : isBySea(goal) ? WAVE : "");
const kindOf = (goal: Goal): string =>
  `${isAnswered(goal) || goal.battle ? "answered" : "open"}${goal.face > 1 ? " possible" : ""}${isFree(goal) ? "" : " unfree"}`;

/** Roads in gold, dotted where the way must first stay free; each stretch as the best way goes over it. */
function roads(scene: Scene, { from, goals }: Reach): string {
  const drawn = new Map<string, { readonly a: Node; readonly b: Node; readonly free: boolean }>();
  for (const { way } of goals) {
    let at = from;
    let free = true;
    for (const { node, by, chance } of way) {
      const key = `${Math.min(at, node)}-${Math.max(at, node)}`;
      if ((by === "march" || by === "strait") && drawn.get(key)?.free !== true)
        drawn.set(key, { a: at, b: node, free });
      if (chance < 1) free = false;
      at = node;
    }
  }
  return [...drawn.values()].map(({ a, b, free }) => lane(scene, a, b, free ? "reach" : "reach unfree")).join("");
}

/** 9.32: what the passes on these ways take. */
function tolls(goals: readonly Goal[]): Map<Node, { least: number; most: number }> {
  const found = new Map<Node, { least: number; most: number }>();
  for (const { way } of goals)
    for (const { leads } of way)
      for (const lead of leads)
        if (lead.to === "attrition" && lead.roll.faces)
          found.set(lead.at, { least: Math.min(...lead.roll.faces), most: Math.max(...lead.roll.faces) });
  return found;
}

/** How far a stack can march or sail, what it costs, and who may answer. */
export function seen(look: Look): Seen {
  const { view, words, names, chosen } = look;
  const say = words.reach;
  const { clauses, sentence } = names.words.grammar;
  const reach = reachIn(look);
  if (!reach)
    return {
      ...NO_ROOM,
      draw: () => ({ below: "", above: "" }),
      sum: chosen === null ? say.choose : say.nowhere(names.node(chosen)),
      legend: [],
      list: [],
      say: () => [],
    };
  const { spaces } = worldOf(view.config).map;
  const isFleet = reach.kind === "fleet";
  const goals = reach.goals.filter(({ node, rests }) => node < spaces && rests);
  const at = new Map(goals.map((goal) => [goal.node, goal]));
  const passes = tolls(reach.goals);
  const line = (goal: Goal): Line => {
    const toll = goal.way.map(({ node }) => passes.get(node)).find((one) => one !== undefined);
    return {
      spot: { node: goal.node },
      title: names.node(goal.node),
      text: sentence(
        clauses([
          ...(isFleet ? [] : [say.at({ mp: goal.cost, face: goal.face })]),
          ...(isBySea(goal) ? [say.sails] : []),
          ...answerersIn(lastOf(goal).leads).map(({ owner, from, chance }) =>
            say.answers({ who: names.who(owner), from: names.node(from), percent: percent(chance) }),
          ),
          ...(goal.chance < 1 ? [say.chance(percent(goal.chance))] : []),
          ...(goal.battle ? [say.fight] : []),
          ...(toll ? [say.costs(toll)] : []),
        ]),
      ),
    };
  };
  const list = goals.map(line);
  const [sure, most] = [reach.mp[0], reach.mp.at(-1)];
  return {
    place: placeBadges,
    badge(node) {
      const goal = at.get(node);
      return goal && [wide(textOf(goal, isFleet)) + (signOf(goal) === "" ? 0 : 8), HIGH];
    },
    strip: () => undefined,
    draw: (scene, layout) => ({
      below: [
        roads(scene, reach),
        ring(scene, reach.from, "start", 6),
        ...goals.map((goal) => ring(scene, goal.node, `goal ${kindOf(goal)}`, 4)),
      ].join(""),
      above: [
        ...goals.map((goal) => beside(layout, goal.node, kindOf(goal), textOf(goal, isFleet), signOf(goal))),
        ...[...passes].map(([node, toll]) => {
          const [x, y] = pixelOf(scene, node);
          const written = toll.least === toll.most ? `−${toll.most}` : `−${toll.least}–${toll.most}`;
          return group(moved(x, f1(y - radiusOf(scene, node) - 10)), tessera("weak", written));
        }),
      ].join(""),
    }),
    sum: sentence(
      say.sum({
        from: names.node(reach.from),
        mp: sure === undefined || most === undefined ? "" : say.mp({ sure, most }),
      }),
    ),
    legend: [
      { svg: `<circle class="lens-ring goal open" r="11"/>${tessera("open", "2")}`, text: say.open },
      ...(sure === most
        ? []
        : [
            {
              svg: `<circle class="lens-ring goal open possible" r="11"/>${tessera("open possible", "8")}`,
              text: say.possible,
            },
          ]),
      {
        svg: '<path class="lane casing" d="M-12 0H12"/><path class="lane reach unfree" d="M-12 0H12"/>',
        text: say.free,
      },
      { svg: `<circle class="lens-ring goal answered" r="11"/>${tessera("answered", "17%")}`, text: say.answered },
      { svg: tessera("answered", "3", SWORDS), text: say.battle },
      ...(passes.size > 0 ? [{ svg: tessera("weak", "−1–2"), text: say.attrition }] : []),
    ],
    list,
    say: sayOf([
      ...list,
      ...reach.goals.filter(({ rests }) => !rests).map((goal) => ({ ...line(goal), text: sentence(say.passes) })),
    ]),
  };
}
