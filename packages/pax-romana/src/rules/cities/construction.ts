import type { Refusal, Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { CITY, FRESH, GARR, MOVED, NONE, TOWN, type Node, type Power, type Unit } from "../../data/index.ts";
import { procedure, type Body, type FrameOf, type Told } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { hasOwner } from "../../state/keys.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countAt, countIn, keyOf, nodeOfKey, ownerOfKey, takeStanding } from "../../state/table.ts";
import { setWorks, worksAt } from "../../state/works.ts";
import { isFriendly, occupiersAt } from "../control/holder.ts";
import { worksOf } from "../victory/points.ts";
import { isFullTown, isTownSite, newGarrisonsAt, repairCost, SETTLERS } from "./sites.ts";

type Construction = Body<
  "construction",
  {
    locals: {
      kind: Project;
      /** Where; NONE until it is named. */
      node: Node;
      /** 7.12: what is settled there: a garrison, or a heavy unit in a City. */
      unit: Unit;
    };
    acts: "build";
    asks: { what: "build"; where: "at"; with: "with" };
  }
>;
export type ConstructionFrame = FrameOf<Construction>;

const PROJECTS = ["town", "city", "repair"] as const;
export type Project = (typeof PROJECTS)[number];

/** Who builds, and where garrisons were made that may not become a Town yet (12.14). */
type Builder = Told<"construction">;

/** Whether a power can build or repair anything with a Minor Move: for the list of an Expansion. */
export const canBuild = (state: State, builder: Builder): boolean =>
  PROJECTS.some((project) => placesFor(state, builder, project).length > 0);

/** Every project with every place for it, as they will be offered. */
export const projectsOf = (state: State, builder: Builder): { readonly kind: Project; readonly node: Node }[] =>
  PROJECTS.flatMap((kind) => placesFor(state, builder, kind).map((node) => ({ kind, node })));

/** 7.1, 7.46: a Minor Move builds a Town, makes a Town a City, or repairs walls. Called only while `canBuild`. */
export const construction = procedure<Construction>({
  name: "construction",
  rule: "7.11",
  locals: () => ({ kind: "town", node: NONE, unit: GARR }),
  steps: {
    what: {
      prompt: "construction.what",
      rule: "7.11",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const kind of PROJECTS) if (placesFor(state, frame, kind).length > 0) into.push({ type: "build", kind });
      },
      refuse: (state, _frame, power, action) =>
        action.type === "build" ? refuseProject(state, power, action.kind) : undefined,
      take(_state, frame, _, action, course) {
        frame.kind = action.kind;
        course.go("where");
      },
    },
    where: {
      prompt: "construction.where",
      rule: "7.12",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const node of placesFor(state, frame, frame.kind)) into.push({ type: "at", node });
      },
      refuse: (state, frame, _, action) => (action.type === "at" ? refuseSpace(state, frame, action.node) : undefined),
      take(_state, frame, _, action, course) {
        frame.node = action.node;
        course.go(frame.kind === "city" ? "with" : "build");
      },
    },
    /** 7.12: a full legion or heavy infantry is settled in the City. */
    with: {
      prompt: "construction.with",
      rule: "7.12",
      who: (_state, { power }) => [power],
      options: (state, { node }, power, into) => settlers(state, power, node, into),
      skip(state, { power, node }) {
        const options: Action<"with">[] = [];
        settlers(state, power, node, options);
        return options.length === 1 ? options[0] : undefined;
      },
      take(_state, frame, _, action, course) {
        frame.unit = action.unit;
        course.go("build");
      },
    },
    build(state, frame, course) {
      const { power, node, kind, unit } = frame;
      const { works } = worldOf(state.config).data.units;
      if (kind === "repair") {
        const { works: sort, walls } = worksAt(state, node)!;
        changeTalents(state, power, -repairCost(state, node), "7.46", course.tell);
        setWorks(state, node, { owner: power, works: sort, walls: works[sort]!.walls });
        course.tell({ type: "repaired", power, node, walls: works[sort]!.walls - walls, rule: "7.46" });
        return course.end();
      }
      const sort = kind === "town" ? TOWN : CITY;
      changeTalents(state, power, -works[sort]!.cost, "7.12", course.tell);
      setWorks(state, node, { owner: power, works: sort, walls: works[sort]!.walls });
      if (unit === GARR) addUnits(state, keyOf(node, power, markOfSettler(state, frame, node)), GARR, -1);
      else takeStanding(state, node, power, unit, 1);
      course.tell({ type: "built", power, node, works: sort, unit, rule: "7.12" });
      course.end();
    },
  },
});

/** Why a project is impossible everywhere: 7.12, too dear; else no Space is fit for it. */
export function refuseProject(state: State, power: Power, kind: Project): Refusal {
  const { treasury } = state.powers[power]!;
  const cost = kind === "repair" ? 0 : worldOf(state.config).data.units.works[kind === "town" ? TOWN : CITY]!.cost;
  if (treasury < cost) return refusal("construction.tooFewTalents", { cost, treasury });
  return refusal("construction.nowhere", {}, kind === "repair" ? "7.46" : "7.12");
}

/** Why nothing can be built in a Space. */
function refuseSpace(state: State, { power, kind, noTown }: ConstructionFrame, node: Node): Refusal {
  const rule = kind === "repair" ? "7.46" : "7.12";
  const owner = worksAt(state, node)?.owner;
  if (worldOf(state.config).map.mountain[node] === 1) return refusal("construction.mountain", {});
  if (owner !== undefined && owner !== power) return refusal("construction.notYours", {});
  if (!isFriendly(state, power, node)) {
    const isThere = owner === power || hasOwner(occupiersAt(state, node), power);
    return refusal(isThere ? "construction.others" : "construction.notControlled", {}, rule);
  }
  if (kind === "town" && newGarrisonsAt(noTown, node) > 0) return refusal("construction.newGarrison", {});
  return refusal("construction.notHere", {}, rule);
}

/** Where a project is possible now, and paid for. */
function placesFor(state: State, builder: Builder, project: Project): Node[] {
  if (project === "town") return townPlaces(state, builder);
  const { power } = builder;
  const { treasury } = state.powers[power]!;
  if (project === "city" && treasury < worldOf(state.config).data.units.works[CITY]!.cost) return [];
  const isFit = project === "city" ? canBeCity : canBeRepaired;
  // Who controls a Space is asked last: that is the longest question.
  return worksOf(state, power).filter((node) => isFit(state, power, node) && isFriendly(state, power, node));
}

/** 7.12: a Town, and somebody to settle there. */
const canBeCity = (state: State, power: Power, node: Node): boolean =>
  isFullTown(state, power, node) && SETTLERS.some((unit) => countAt(state, node, power, unit) > 0);

/** 7.46: walls are missing, and there are Talents for them. */
function canBeRepaired(state: State, power: Power, node: Node): boolean {
  const cost = repairCost(state, node);
  return cost > 0 && cost <= state.powers[power]!.treasury;
}

/** 7.12, 7.14, R126: own garrisons in Spaces without works that are no mountains, but none made just now (12.14). */
function townPlaces(state: State, { power, noTown }: Builder): Node[] {
  const { map, data } = worldOf(state.config);
  if (state.powers[power]!.treasury < data.units.works[TOWN]!.cost) return [];
  const found: Node[] = [];
  let last = -1;
  for (const key of state.table.keys) {
    const node = nodeOfKey(key);
    if (ownerOfKey(key) !== power || node === last || node >= map.spaces) continue;
    last = node;
    if (!isTownSite(state, node)) continue;
    if (countAt(state, node, power, GARR) > newGarrisonsAt(noTown, node) && isFriendly(state, power, node))
      found.push(node);
  }
  return found;
}

/** 7.12: the garrison that settles down has moved, if there is such a one besides those made just now (12.14). */
const markOfSettler = (state: State, { power, noTown }: Builder, node: Node): number =>
  countIn(state, keyOf(node, power, MOVED), GARR) > newGarrisonsAt(noTown, node) ? MOVED : FRESH;

function settlers(state: State, power: Power, node: Node, into: Sink<Action<"with">>): void {
  for (const unit of SETTLERS) if (countAt(state, node, power, unit) > 0) into.push({ type: "with", unit });
}
