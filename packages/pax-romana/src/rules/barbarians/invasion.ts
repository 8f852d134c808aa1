import { worldOf } from "../../config.ts";
import {
  BI,
  CAV,
  EVENTS,
  FRESH,
  HORDES,
  INVASIONS,
  MOVED,
  NONE,
  type HordeFacts,
  type HordeName,
  type InvasionName,
  type Node,
  type Owner,
  type Province,
} from "../../data/index.ts";
import { against, procedure, type Body, type Course, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { addArmy, armyOf, freeHorde, horde, leaderOfHorde, ratingsOf } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce, joinForce, leadForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { armenians, caledonians } from "./raids.ts";

type Invasion = Body<
  "invasion",
  {
    locals: {
      /** Who invades, and where; the horde and its force once it is placed, NONE before. */
      kind: HordeName;
      province: Province;
      owner: Owner;
      force: number;
    };
    asks: { province: "chooseProvince"; place: "choose" };
    acts: "begin" | "nothing" | "march" | "end";
  }
>;
type InvasionFrame = FrameOf<Invasion>;

/** 16.2, 13.41-13.44: barbarians invade. */
export const invasion = procedure<Invasion>({
  name: "invasion",
  rule: "13.4",
  locals: () => ({ kind: "westGauls", province: NONE, owner: NONE, force: NONE }),
  steps: {
    /** 13.41. */
    begin(state, frame, course) {
      const dice = [course.chance.die(6), course.chance.die(6)] as const;
      const area = worldOf(state.config).data.charts.invasions[dice[0] + dice[1]]!;
      course.tell({ type: "invasionRolled", power: frame.power, dice, area, rule: "13.41" });
      const name = INVASIONS[area]!;
      if (isHordeName(name)) {
        frame.kind = name;
        return course.go(mayInvade(state, frame) ? "province" : "nothing");
      }
      const { tell } = course;
      if (name === "caledonians") caledonians(state, tell);
      else if (!armenians(state, course.chance, tell)) return course.go("nothing");
      course.end();
    },
    nothing(_state, _frame, course) {
      course.tell({ type: "noEvent", event: EVENTS.indexOf("invasion"), rule: "13.4" });
      course.end();
    },
    province: {
      prompt: "invasion.province",
      rule: "13.4",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const province of provincesFor(state, frame)) into.push({ type: "chooseProvince", province });
      },
      skip(state, frame) {
        const provinces = provincesFor(state, frame);
        return provinces.length === 1 ? { type: "chooseProvince", province: provinces[0]! } : undefined;
      },
      refuse: against("chooseProvince", () => refusal("invasion.notThere", {})),
      take(_state, frame, _, action, course) {
        frame.province = action.province;
        course.go("place");
      },
    },
    /** 13.42: any Space of the province, occupied or not. */
    place: {
      prompt: "invasion.place",
      rule: "13.42",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const node of spacesOf(state, frame.province)) into.push({ type: "choose", node });
      },
      refuse: against("choose", () => refusal("invasion.notThere", {})),
      take(state, frame, _, action, course) {
        place(state, frame, action.node, course);
        course.go("march");
      },
    },
    march: (_state, { power, force }, course) => course.call({ proc: "hordeMarch", power, force, rule: "13.4" }, "end"),
    /** 13.42: the Gauls stay where they are; the Germans can be moved again by any power. */
    end(state, frame, course) {
      const army = armyOf(state, frame.owner);
      if (army) army.use = frame.kind === "germans" ? "anybody" : "nobody";
      course.end();
    },
  },
});

const isHordeName = (name: InvasionName): name is HordeName => HORDES.includes(name as HordeName);

/** 13.4: the Western Gauls need a province of mainland Gaul that no power controls. */
function mayInvade(state: State, frame: InvasionFrame): boolean {
  const provinces = provincesFor(state, frame);
  if (provinces.length === 0 || freeHorde(state, frame.kind) === NONE) return false;
  if (frame.kind !== "westGauls") return true;
  const { spacesOf } = worldOf(state.config).map;
  return factsOf(state, "westGauls").some(({ provinces: gaul }) =>
    gaul.some((province) => spacesOf[province]!.length > 0 && state.control[province] === NONE),
  );
}

const factsOf = ({ config }: State, kind: HordeName): HordeFacts[] =>
  worldOf(config).data.charts.hordes.filter((facts) => facts.horde === HORDES.indexOf(kind));

/** Those of its provinces that are on the map. */
const provincesFor = (state: State, { kind }: InvasionFrame): Province[] =>
  factsOf(state, kind)
    .flatMap(({ provinces }) => provinces)
    .filter((province) => spacesOf(state, province).length > 0);

const spacesOf = (state: State, province: Province): readonly Node[] => worldOf(state.config).map.spacesOf[province]!;

/** 13.4: infantry by dice, cavalry, a leader; 13.42: the die and his Campaign Rating give the MP. */
function place(state: State, frame: InvasionFrame, node: Node, course: Course<Invasion>): void {
  const { chance } = course;
  const owner = freeHorde(state, frame.kind);
  const { dice, cavalry } = factsOf(state, frame.kind).find(({ provinces }) => provinces.includes(frame.province))!;
  addArmy(state, horde(owner, frame.kind, frame.power, frame.province));
  let infantry = 0;
  for (let i = 0; i < dice; i++) infantry += chance.die(6);
  frame.owner = owner;
  frame.force = addForce(state, emptyForce(frame.power, node));
  const force = state.forces[frame.force]!;
  // 9.14, R500: what marches in the Activation that brings it does not march in it again.
  const mark = state.frames.some(({ proc }) => proc === "activation") ? MOVED : FRESH;
  addToForce(state, force, owner, mark, BI, infantry);
  addToForce(state, force, owner, mark, CAV, cavalry);
  const leader = leaderOfHorde(owner);
  joinForce(state, frame.force, leader);
  course.tell({ type: "hordePlaced", power: frame.power, owner, node, infantry, cavalry, rule: "13.42" });
  const die = chance.die(6);
  leadForce(force, leader, die + ratingsOf(state, leader).campaign);
  course.tell({ type: "hordeMoves", owner, die, mp: force.mp, rule: "13.42" });
}
