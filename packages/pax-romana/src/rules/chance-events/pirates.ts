import { isAdvanced, worldOf } from "../../config.ts";
import { EVENTS, GS, NAVAL_POINT, NONE, type Node, type Owner, type Power, type Province } from "../../data/index.ts";
import { against, procedure, type Body, type Course } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { eachStack, ownerOfKey } from "../../state/table.ts";
import { touch } from "../../state/touched.ts";
import { holderOf, occupiersAt } from "../control/holder.ts";
import { isPower } from "../control/keeper.ts";
import { tarsusOf } from "../naval/pirate-fight.ts";
import { fleetOf } from "../units/independents.ts";

type Pirates = Body<
  "pirates",
  {
    locals: { /** Where they look for a port. */ province: Province };
    asks: { begin: "pirates" | "nothing"; point: "choose"; province: "chooseProvince"; port: "choose" };
  }
>;

/** 16.2 Pirates, 12.61, R174: the drawer places pirates on a naval point, in an uncontrolled port, or in Tarsus. */
export const pirates = procedure<Pirates>({
  name: "pirates",
  rule: "12.61",
  locals: () => ({ province: NONE }),
  steps: {
    begin: {
      prompt: "pirates.sort",
      rule: "12.61",
      who: (_state, { power }) => [power],
      options(state, _, _power, into) {
        if (hasPoint(state)) into.push({ type: "pirates", kind: "point" });
        if (portsFor(state).length > 0) into.push({ type: "pirates", kind: "port" });
        if (isTarsusFree(state)) into.push({ type: "pirates", kind: "tarsus" });
      },
      skip: (state) => (canPlacePirates(state) ? undefined : { type: "nothing" }),
      take(state, { power }, _, action, course) {
        if (action.type === "pirates") {
          if (action.kind === "tarsus") return land(state, power, tarsusOf(state), course);
          return course.go(action.kind === "point" ? "point" : "province");
        }
        course.tell({ type: "noEvent", event: EVENTS.indexOf("pirates"), rule: "12.61" });
        course.end();
      },
    },
    point: {
      prompt: "pirates.point",
      rule: "12.61",
      who: (_state, { power }) => [power],
      options(state, _, _power, into) {
        for (const node of pointsFor(state)) into.push({ type: "choose", node });
      },
      refuse: against("choose", () => refusal("pirates.notThere", {})),
      take: (state, { power }, _, action, course) => land(state, power, action.node, course),
    },
    province: {
      prompt: "pirates.province",
      rule: "12.61",
      who: (_state, { power }) => [power],
      options(state, _, _power, into) {
        const { province } = worldOf(state.config).map;
        for (const one of new Set(portsFor(state).map((node) => province[node]!)))
          into.push({ type: "chooseProvince", province: one });
      },
      take(_state, frame, _, action, course) {
        frame.province = action.province;
        course.go("port");
      },
    },
    port: {
      prompt: "pirates.port",
      rule: "12.61",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        const { province } = worldOf(state.config).map;
        for (const node of portsFor(state)) if (province[node] === frame.province) into.push({ type: "choose", node });
      },
      refuse: against("choose", () => refusal("pirates.notThere", {})),
      take: (state, { power }, _, action, course) => land(state, power, action.node, course),
    },
  },
});

/** 12.61: whether there is any place for pirates. */
export const canPlacePirates = (state: State): boolean =>
  hasPoint(state) || portsFor(state).length > 0 || isTarsusFree(state);

function land(state: State, power: Power, node: Node, course: Course<Pirates>): void {
  state.pirates.push(node);
  state.pirates.sort((a, b) => a - b);
  touch(state, node);
  course.tell({ type: "piratesPlaced", power, node, rule: "12.61" });
  course.end();
}

/** 12.61: naval points, deep sea left out, without squadrons; R491: by card also one beside Rhodes. */
function pointsFor(state: State): Node[] {
  const { spaces, nodes } = worldOf(state.config).map;
  const found: Node[] = [];
  for (let node = spaces; node < nodes; node++) if (isPointFor(state, node)) found.push(node);
  return found;
}

/** Whether there is one: asked about cards in many questions, so the first one is enough. */
function hasPoint(state: State): boolean {
  const { spaces, nodes } = worldOf(state.config).map;
  for (let node = spaces; node < nodes; node++) if (isPointFor(state, node)) return true;
  return false;
}

const isPointFor = (state: State, node: Node): boolean =>
  worldOf(state.config).map.kind[node] === NAVAL_POINT &&
  isFree(state, node) &&
  (isAdvanced(state.config) || !isNearRhodes(state, node));

/** 12.61: ports nobody controls, without squadrons; Tarsus has its own sentence. */
function portsFor(state: State): Node[] {
  const tarsus = tarsusOf(state);
  return worldOf(state.config).map.ports.filter(
    (node) => node !== tarsus && isFree(state, node) && !isNearRhodes(state, node) && holderOf(state, node) === NONE,
  );
}

/** Whether neither pirates nor squadrons are in a node. */
const isFree = (state: State, node: Node): boolean =>
  worldOf(state.config).map.inPlay[node] === 1 && !state.pirates.includes(node) && !hasSquadrons(state, node);

/** R93: Rhodus, and what is one naval step from it. */
function isNearRhodes({ config }: State, node: Node): boolean {
  const { map } = worldOf(config);
  const rhodus = map.nodeOf.get("rhodus");
  return rhodus !== undefined && (node === rhodus || map.sea[rhodus]!.includes(node));
}

function hasSquadrons(state: State, node: Node, isMeant: (fleet: Owner) => boolean = () => true): boolean {
  let found = false;
  eachStack(state, node, (key, at) => {
    if (state.table.counts[at + GS]! > 0 && isMeant(fleetOf(state, ownerOfKey(key)))) found = true;
  });
  return found;
}

/** 12.61, 12.64: Tarsus, unless squadrons of a power lie there, or some that serve it (12.51). */
function isTarsusFree(state: State): boolean {
  const tarsus = tarsusOf(state);
  if (tarsus === NONE || worldOf(state.config).map.inPlay[tarsus] !== 1 || state.pirates.includes(tarsus)) return false;
  // R321: by card nobody at all may be there.
  if (isAdvanced(state.config)) return !hasSquadrons(state, tarsus) && occupiersAt(state, tarsus) === 0;
  return !hasSquadrons(state, tarsus, isPower);
}
