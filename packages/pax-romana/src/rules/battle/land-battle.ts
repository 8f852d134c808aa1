import { NONE, type Power } from "../../data/index.ts";
import { procedure, type Ask, type Course } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { canCapture } from "../cities/capture.ts";
import { isSlaves, powerBehind } from "../control/keeper.ts";
import { moverOf } from "../control/relation.ts";
import { forfeit } from "../diplomacy/pacts.ts";
import type { Side } from "../frames.ts";
import { aftermath } from "./aftermath.ts";
import {
  canWithdraw,
  hasWalls,
  infantryOnly,
  isMountain,
  isNeutral,
  ownersOf,
  partsOf,
  SIDES,
  sideOf,
  unfought,
  yesOrNo,
  type Battle,
} from "./battle.ts";
import { eliminateSide } from "./casualties.ts";
import { elephantsFrame } from "./elephants.ts";
import { judgement } from "./judgement.ts";
import type { SiegeBidFrame } from "./siege-bid.ts";
import { countsOn, hasInfantry, hasLandUnits, leadersOn, sideHasLandUnits } from "./sides.ts";
import { withdrawalFrame } from "./withdrawal.ts";
import { faceOf } from "../control/face.ts";

/**
 * 10.2: a land battle, in its fifteen steps. Hands back `{ winner, holds, gone }`: `holds` tells whether the attacker stays
 * in the Space, `gone` what became of a defender that retreated ("" if he did not).
 */
export const landBattle = procedure<Battle>({
  name: "landBattle",
  rule: "10.2",
  steps: {
    /** Step 1: the attack is declared and paid for by the caller. */
    begin(state, frame, course) {
      Object.assign(frame, { ...unfought(), ...frame });
      const { space, kind, attacker, defender } = frame;
      frame.fighters = [ownersOf(state, attacker), ownersOf(state, defender)];
      frame.leaders = [leadersOn(state, space, attacker), leadersOn(state, space, defender)];
      if (frame.fighters[0].includes(attacker.power))
        for (const victim of frame.fighters[1]) forfeit(state, attacker.power, victim, (event) => course.tell(event));
      course.tell({
        e: "battleOpened",
        space,
        kind,
        attacker: faceOf(attacker.power, frame.fighters[0]),
        defender: faceOf(defender.power, frame.fighters[1]),
        rule: "10.2",
      });
      course.go("withdraw");
    },
    /**
     * Step 2: withdrawal, but not for those who were intercepted (10.33), unless it is cavalry alone in mountains (10.63), nor
     * for those who are committed to their walls (10.35).
     */
    withdraw(state, frame, course) {
      const { space, defender, attacker, entry, kind, walled } = frame;
      const must = mustWithdraw(state, frame);
      if (frame.gone !== "" && !must) return vacate(frame, course);
      const may = kind !== "interception" && kind !== "revolt" && kind !== "walls" && walled === "none";
      // Where several powers defend, each decides for its own units.
      const part = must ? defender : may ? partsOf(state, defender, attacker.power)[frame.heard] : undefined;
      if (part === undefined) return course.go("undefended");
      if (!must && !part.owners.some(canWithdraw)) return heard(frame, course);
      const landing = kind === "amphibious";
      const given = { space, defender: part, army: defender, attacker: attacker.force, entry, must, landing };
      course.call(withdrawalFrame(given), "withdrawn");
    },
    withdrawn(state, frame, course) {
      const { space, defender } = frame;
      const left = course.handed?.["left"] === true;
      if (left && defender.force !== NONE) {
        // 10.63: whoever stands beside a force that had to go is cavalry too.
        frame.gone = "moved";
        defender.force = NONE;
        return course.go("withdraw");
      }
      if (left && !sideHasLandUnits(state, space, defender)) return vacate(frame, course);
      // 10.63, R150: without a way out such cavalry is lost.
      if (mustWithdraw(state, frame)) eliminateSide(state, space, defender, "10.63", (event) => course.tell(event));
      heard(frame, course);
    },
    /** 7.34, 7.41, R414: least walls without infantry fall without a blow; whoever did not withdraw is lost with them. */
    undefended(state, frame, course) {
      if (!isUndefended(state, frame)) return course.go("walls");
      eliminateSide(state, frame.space, frame.defender, "7.41", (event) => course.tell(event));
      course.end({ winner: "attacker", holds: true, gone: "" });
    },
    /** Step 3: walls, if the defender wants them. */
    walls: {
      prompt: "battle.walls",
      rule: "7.31",
      who: (_state, { defender }) => [defender.power],
      options: (_state, _frame, _, into) => yesOrNo(into, "useWalls"),
      skip(state, frame) {
        const forced = wallsWithoutAsking(state, frame);
        return forced === undefined ? undefined : { do: "useWalls", yes: forced };
      },
      take(state, frame, _, action, course) {
        if (action.yes === true && frame.walled === "none") frame.walled = "defender";
        if (frame.walled === "none") return course.go("leadAttacker");
        const { space } = frame;
        frame.hadInfantry = hasInfantry(
          state,
          countsOn(state, space, sideOf(frame, frame.walled === "attacker" ? 0 : 1)),
        );
        frame.wallsBefore = worksAt(state, space)!.walls;
        course.tell({ e: "wallsUsed", space, walls: frame.wallsBefore, rule: "7.31" });
        course.call(bidFrame(state, frame), "bids");
      },
    },
    bids(_state, frame, course) {
      const { attacker = 0, defender = 0 } = (course.handed ?? {}) as { attacker?: number; defender?: number };
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
      const foot = [infantryOnly(state, frame, 0), infantryOnly(state, frame, 1)] as const;
      course.call(elephantsFrame({ space, attacker, defender, may, infantryOnly: foot }), "odds");
    },
    ...judgement,
    ...aftermath,
  },
});

/** The next of the defending powers is asked. */
function heard(frame: Battle, course: Course): void {
  frame.heard++;
  course.go("withdraw");
}

/** 10.2 step 2: all have left, and the battle is over. */
function vacate({ space }: Battle, course: Course): void {
  course.tell({ e: "battleEnded", space, winner: "vacated", holds: true, rule: "10.2" });
  course.end({ winner: "vacated", holds: true, gone: "moved" });
}

/** 10.63: cavalry alone in a Mountain Fortress cannot fight. */
function mustWithdraw(state: State, { space, defender, kind }: Battle): boolean {
  if (kind === "walls" || !isMountain(state, space)) return false;
  const counts = countsOn(state, space, defender);
  return hasLandUnits(state, counts) && !hasInfantry(state, counts);
}

/** 7.34: whether the attacker simply takes the walls he has come to. An interceptor storms none (R231). */
function isUndefended(state: State, { space, attacker, defender, kind }: Battle): boolean {
  if ((kind !== "attack" && kind !== "amphibious") || !hasWalls(state, space, defender)) return false;
  return canCapture(state, space, moverOf(state.forces[attacker.force]!));
}

/** Whether walls are used, where nobody has to be asked. */
function wallsWithoutAsking(state: State, frame: Battle): boolean | undefined {
  const { space, defender, kind, walled } = frame;
  if (walled !== "none") return true;
  if (!hasWalls(state, space, defender)) return false;
  // 7.34: walls alone defend themselves.
  if (kind === "walls" || !sideHasLandUnits(state, space, defender)) return true;
  // 10.39: whoever was intercepted has the walls only if he has just landed.
  if (kind === "interception" && !frame.landed) return false;
  // 7.37, 12.73: neutrals use walls of their own, slaves any; a horde in its mover's Town leaves it to him (13.42).
  const builder = worksAt(state, space)!.owner;
  return (
    defender.owners.some((owner) => isSlaves(owner) || (owner === builder && isNeutral(state, owner))) || undefined
  );
}

/** 10.71, 10.73: who pays for Siege Expertise: powers for their own armies and walls; never an attacker from the sea. */
function bidFrame(state: State, frame: Battle): SiegeBidFrame {
  const payer = (side: Side): Power => {
    const [owner] = ownersOf(state, side);
    return owner === undefined ? NONE : powerBehind(state, owner);
  };
  const attacker = frame.kind === "amphibious" ? NONE : payer(frame.attacker);
  return { proc: "siegeBid", step: "begin", attacker, defender: payer(frame.defender) };
}

function lead(i: 0 | 1, then: string): Ask<Battle> {
  return {
    prompt: `battle.lead.${SIDES[i]}`,
    rule: "8.24",
    who: (_state, frame) => [sideOf(frame, i).power],
    options(state, frame, _, into) {
      for (const leader of leadersOn(state, frame.space, sideOf(frame, i))) into.push({ do: "lead", leader });
    },
    skip(state, frame) {
      const leaders = leadersOn(state, frame.space, sideOf(frame, i));
      return leaders.length > 1 ? undefined : { do: "lead", leader: leaders[0] ?? NONE };
    },
    take(_state, frame, _, action, course) {
      const leader = action.leader!;
      sideOf(frame, i).leader = leader;
      if (leader !== NONE) course.tell({ e: "leads", side: SIDES[i], leader, rule: "8.24" });
      course.go(then);
    },
  };
}
