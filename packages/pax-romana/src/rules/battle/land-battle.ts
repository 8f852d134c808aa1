import { NONE, type Power } from "../../data/index.ts";
import { procedure, type Ask, type Call, type Course } from "../../engine/procedure.ts";
import { isKin } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { canTake } from "../cities/capture.ts";
import type { Side } from "../frames.ts";
import { faceOf } from "../control/face.ts";
import { powerBehind, sitsIn } from "../control/keeper.ts";
import { attackersIn, forfeit } from "../diplomacy/pacts.ts";
import { hasInfantry, hasLand } from "../movement/contents.ts";
import { answerTo } from "../cards/windows.ts";
import { hasEngine, removeEngine } from "../units/helepolis.ts";
import { aftermath } from "./aftermath.ts";
import {
  canWithdraw,
  hasWalls,
  infantryOnly,
  isMountain,
  ownersOf,
  partsOf,
  sideOf,
  unfought,
  yesOrNo,
  type LandBattle,
  type LandBattleFrame,
} from "./battle.ts";
import { eliminateSide } from "./casualties.ts";
import { judgement } from "./judgement.ts";
import { playersIn } from "./players.ts";
import { SIDES } from "./shifts.ts";
import { countsOn, leadersOn, leadersToName, sideHasLandUnits } from "./sides.ts";
import { wallsWithoutAsking } from "./walls.ts";

/** 10.2: a land battle, in its fifteen steps. */
export const landBattle = procedure<LandBattle>({
  name: "landBattle",
  rule: "10.2",
  locals: ({ committed }) => unfought(committed),
  steps: {
    /** Step 1: the attack is declared and paid for by the caller. */
    begin(state, frame, course) {
      const { space, kind, attacker, defender } = frame;
      note(state, frame);
      for (const one of attackingIn(state, attacker))
        for (const victim of frame.fighters[1]) forfeit(state, one, victim, course.tell);
      // 12.73, R356: those who sit in a Town bear their own name, whosever it is.
      const inside = frame.fighters[1].filter(sitsIn);
      frame.isOpened = !isUndefended(state, frame);
      if (frame.isOpened)
        course.tell({
          type: "battleOpened",
          space,
          kind,
          attacker: faceOf(attacker.power, frame.fighters[0]),
          defender: faceOf(defender.power, inside.length > 0 ? inside : frame.fighters[1]),
          rule: "10.2",
        });
      if (state.advanced && frame.isOpened) course.call(answerTo("battle", playersIn(state, frame)), "ready");
      else course.go("withdraw");
    },
    /** 17.15, R292: cards may have brought troops and leaders. */
    ready(state, frame, course) {
      note(state, frame);
      course.go("withdraw");
    },
    /**
     * Step 2: withdrawal, but not for those who were intercepted (10.33), unless it is cavalry alone in mountains (10.63),
     * nor for those who are committed to their walls (10.35).
     */
    withdraw(state, frame, course) {
      const { space, attacker, entry, kind, walled } = frame;
      const army = stillThere(frame);
      const must = mustWithdraw(state, frame);
      if (frame.gone !== "stayed" && !must) return vacate(frame, course);
      const may = kind !== "interception" && kind !== "walls" && walled === "none";
      // Where several powers defend, each decides for its own units.
      const defender = must ? army : may ? partsOf(state, space, army, attacker.power)[frame.heard] : undefined;
      if (defender === undefined) return course.go("undefended");
      if (!must && !defender.owners.some((owner) => canWithdraw(state, owner))) return heard(frame, course);
      const landing = kind === "amphibious";
      course.call(
        { proc: "withdrawal", space, defender, army, attacker: attacker.force, entry, must, landing },
        "withdrawn",
      );
    },
    withdrawn(state, frame, course, { left }) {
      const { space } = frame;
      const army = stillThere(frame);
      if (left && army.force !== NONE) {
        // 10.63: whoever stands beside a force that had to go is cavalry too.
        frame.gone = "moved";
        return course.go("withdraw");
      }
      if (left && !sideHasLandUnits(state, space, army)) return vacate(frame, course);
      // 10.63, R150: without a way out such cavalry is lost.
      if (mustWithdraw(state, frame)) eliminateSide(state, space, army, "10.63", course.tell);
      heard(frame, course);
    },
    /** 7.34, 7.41, R414: least walls without infantry fall without a blow; whoever did not withdraw is lost with them. */
    undefended(state, frame, course) {
      if (!isUndefended(state, frame)) return course.go("walls");
      tellVacated(frame, course);
      eliminateSide(state, frame.space, frame.defender, "7.41", course.tell);
      course.end({ winner: "attacker", holds: true, gone: "stayed" });
    },
    /** Step 3: walls, if the defender wants them. */
    walls: {
      prompt: "battle.walls",
      rule: "7.31",
      who: (_state, { defender }) => [defender.power],
      options: (_state, _frame, _, into) => yesOrNo(into, "useWalls"),
      skip(state, frame) {
        const forced = wallsWithoutAsking(state, frame);
        return forced === undefined ? undefined : { type: "useWalls", yes: forced };
      },
      take(state, frame, _, action, course) {
        if (action.yes && frame.walled === "none") frame.walled = "defender";
        if (frame.walled === "none") return course.go("leadAttacker");
        const { space } = frame;
        frame.hadInfantry = hasInfantry(
          state,
          countsOn(state, space, sideOf(frame, frame.walled === "attacker" ? 0 : 1)),
        );
        frame.wallsBefore = worksAt(state, space)!.walls;
        course.tell({ type: "wallsUsed", space, walls: frame.wallsBefore, rule: "7.31" });
        const { force } = frame.attacker;
        if (frame.walled === "defender" && hasEngine(state, force) && !isOfKin(state, force)) course.go("engine");
        else course.call(bidOf(state, frame), "bids");
      },
    },
    /** 17.2, R306: a siege engine, once, against walls that are used. */
    engine: {
      prompt: "battle.engine",
      rule: "17.2",
      who: ({ advanced }) => [advanced!.helepolisOwner],
      options: (_state, _frame, _, into) => yesOrNo(into, "useEngine"),
      take(state, frame, power, { yes }, course) {
        if (yes) {
          frame.engine = true;
          removeEngine(state);
          course.tell({ type: "engineUsed", power, node: frame.space, rule: "17.2" });
        }
        course.call(bidOf(state, frame), "bids");
      },
    },
    bids(_state, frame, course, { attacker, defender }) {
      frame.bidder = attacker > defender ? "attacker" : defender > attacker ? "defender" : "none";
      course.go("leadAttacker");
    },
    /** 8.24, R151: one of several leaders leads; the attacker names his first. */
    leadAttacker: lead(0, "leadDefender"),
    leadDefender: lead(1, "elephants"),
    /** Step 4: elephants, in the open only (10.68), and not for those who land (11.33). */
    elephants(state, frame, course) {
      const { space, attacker, defender, walled, kind } = frame;
      const open = walled === "none" && !isMountain(state, space);
      const may = [open && kind !== "amphibious", open] as const;
      const onFoot = [infantryOnly(state, frame, 0), infantryOnly(state, frame, 1)] as const;
      course.call({ proc: "elephants", space, attacker, defender, may, infantryOnly: onFoot }, "odds");
    },
    ...judgement,
    ...aftermath,
  },
});

/** Who fights, and which leaders are with each side. */
function note(state: State, frame: LandBattleFrame): void {
  const { space, attacker, defender } = frame;
  frame.fighters = [ownersOf(state, attacker), ownersOf(state, defender)];
  frame.leaders = [leadersOn(state, space, attacker), leadersOn(state, space, defender)];
}

/** R431: the powers whose units attack; those who were there when an interceptor came have not chosen to (10.34). */
const attackingIn = (state: State, { power, force, owners }: Side): ReadonlySet<Power> =>
  isOfKin(state, force)
    ? new Set()
    : attackersIn(state, ownersOf(state, { power, force, owners: owners.filter((owner) => owner === power) }));

/** 17.2: whether a side is Greeks whom another power leads. */
function isOfKin({ forces }: State, index: number): boolean {
  const force = index === NONE ? null : forces[index];
  return force !== null && force !== undefined && isKin(force);
}

/** The next of the defending powers is asked. */
function heard(frame: LandBattleFrame, course: Course<LandBattle>): void {
  frame.heard++;
  course.go("withdraw");
}

/** 10.2 step 2: all have left, and the battle is over. */
function vacate(frame: LandBattleFrame, course: Course<LandBattle>): void {
  tellVacated(frame, course);
  course.end({ winner: "vacated", holds: true, gone: "moved" });
}

/** Those who would have fought have left; what was never opened is not ended. */
function tellVacated({ space, isOpened }: LandBattleFrame, course: Course<LandBattle>): void {
  if (isOpened) course.tell({ type: "battleEnded", space, winner: "vacated", holds: true, rule: "10.2" });
}

/** 10.63: the defender, without a force that had to go. */
const stillThere = ({ defender, gone }: LandBattleFrame): Side =>
  gone === "stayed" ? defender : { ...defender, force: NONE };

/** 10.63: cavalry alone in a Mountain Fortress cannot fight. */
function mustWithdraw(state: State, frame: LandBattleFrame): boolean {
  const { space, kind } = frame;
  if (kind === "walls" || !isMountain(state, space)) return false;
  const counts = countsOn(state, space, stillThere(frame));
  return hasLand(state, counts) && !hasInfantry(state, counts);
}

/** 7.34: whether the attacker simply takes the walls he has come to. An interceptor storms none (R231). */
function isUndefended(state: State, { space, attacker, defender, kind }: LandBattleFrame): boolean {
  if ((kind !== "attack" && kind !== "amphibious") || !hasWalls(state, space, defender)) return false;
  return canTake(state, space, state.forces[attacker.force]!);
}

/**
 * 10.71, 10.73, R478: who pays for Siege Expertise: powers for their own armies and walls, of several the one that decides
 * for the side; never an attacker from the sea.
 */
function bidOf(state: State, frame: LandBattleFrame): Call<"siegeBid"> {
  const payer = (side: Side): Power => {
    const powers = ownersOf(state, side).map((owner) => powerBehind(state, owner));
    return powers.includes(side.power) ? side.power : (powers[0] ?? NONE);
  };
  // 17.2: nobody pays to have his own walls stormed, nor for an army that is not his.
  const isFree = frame.kind === "amphibious" || isOfKin(state, frame.attacker.force);
  const attacker = isFree ? NONE : payer(frame.attacker);
  // 12.73, R356: nobody pays for those who have taken his Town.
  const defender = frame.defender.owners.some(sitsIn) ? NONE : payer(frame.defender);
  return { proc: "siegeBid", attacker, defender };
}

function lead(i: 0 | 1, then: "leadDefender" | "elephants"): Ask<LandBattle, "lead" | "nothing"> {
  return {
    prompt: `battle.lead.${SIDES[i]}`,
    rule: "8.24",
    who: (_state, frame) => [sideOf(frame, i).power],
    options(state, frame, _, into) {
      for (const leader of leadersToName(state, frame.space, sideOf(frame, i))) into.push({ type: "lead", leader });
    },
    skip(state, frame) {
      const leaders = leadersToName(state, frame.space, sideOf(frame, i));
      if (leaders.length > 1) return undefined;
      return leaders.length === 0 ? { type: "nothing" } : { type: "lead", leader: leaders[0]! };
    },
    take(_state, frame, _, action, course) {
      if (action.type === "lead") {
        frame.leads[i] = action.leader;
        course.tell({ type: "leads", side: SIDES[i], leader: action.leader, rule: "8.24" });
      }
      course.go(then);
    },
  };
}
